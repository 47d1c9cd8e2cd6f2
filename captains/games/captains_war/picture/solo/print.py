"""The blank sheet that a captain shares with a Legendary Captain, every zone in its place (CW-70)."""

from __future__ import annotations

from functools import lru_cache

from captains.games.captains_war.picture.chest import chest
from captains.games.captains_war.picture.coins import coins
from captains.games.captains_war.picture.crew import crew
from captains.games.captains_war.picture.frame import ground, title
from captains.games.captains_war.picture.ink import Ink
from captains.games.captains_war.picture.solo.boarding import boarding
from captains.games.captains_war.picture.solo.naval import naval
from captains.games.captains_war.picture.solo.reckoning_strip import reckoning_strip
from captains.games.captains_war.picture.track_panel import track_panel
from captains.games.captains_war.sheet import Sheet
from captains.scene.nodes import PRINT, Drawing, Group, Node


@lru_cache(maxsize=12)
def solo_print(sheet: Sheet, least: float = 0.0) -> Drawing:
    """The blank sheet in mm; as for other sheets no word is printed less than `least` mm high."""
    assert sheet.solo is not None, "a sheet with a solo part"
    ink, solo = Ink(least), sheet.solo
    zones: tuple[tuple[str, tuple[Node, ...]], ...] = (
        ("ground", ground(sheet, ink)),
        ("coins", coins(sheet, ink)),
        ("title", title(sheet, ink, "Legendary Captain", "alone against a Legendary Captain")),
        ("chest", chest(sheet, ink)),
        ("crew", crew(sheet, ink)),
        ("naval", naval(sheet, ink, solo.war)),
        ("boarding", boarding(sheet, ink)),
        ("attributes", track_panel(sheet, ink, 0, solo.attribute_track, "who is further")),
        ("boats", track_panel(sheet, ink, 1, ())),
        ("reckoning", reckoning_strip(sheet, ink)),
    )
    width, height = sheet.places.paper
    nodes = tuple(Group(nodes, id=PRINT + name) for name, nodes in zones)
    return Drawing(width, height, nodes, "mm", title="Captains’ War")
