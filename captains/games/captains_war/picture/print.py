"""The blank printed sheet: every zone in its place, drawn once per sheet and mode."""

from __future__ import annotations

from functools import lru_cache

from captains.games.captains_war.picture.boarding import boarding
from captains.games.captains_war.picture.chest import chest
from captains.games.captains_war.picture.coins import coins
from captains.games.captains_war.picture.crew import crew
from captains.games.captains_war.picture.frame import ground, title
from captains.games.captains_war.picture.ink import Ink
from captains.games.captains_war.picture.naval import naval
from captains.games.captains_war.picture.reckoning_strip import reckoning_strip
from captains.games.captains_war.picture.track_panel import track_panel
from captains.games.captains_war.sheet import Sheet
from captains.scene.nodes import PRINT, Drawing, Group, Node


@lru_cache(maxsize=24)
def sheet_print(sheet: Sheet, duel: bool = False, least: float = 0.0) -> Drawing:
    """The blank sheet in mm; for a Duel it shows the Duel's values and no Grappling Hooks (CW-60 to CW-62).

    For a small window no word is printed less than `least` mm high; some then give way. Every place stays where it is.
    """
    ink, scores = Ink(least), sheet.scores
    zones: tuple[tuple[str, tuple[Node, ...]], ...] = (
        ("ground", ground(sheet, ink)),
        ("coins", coins(sheet, ink)),
        ("title", title(sheet, ink)),
        ("chest", chest(sheet, ink)),
        ("crew", crew(sheet, ink)),
        ("naval", naval(sheet, ink, scores.duel_war if duel else scores.war)),
        ("boarding", boarding(sheet, ink, hooks=not duel)),
        ("attributes", _attributes(sheet, ink, duel)),
        ("boats", track_panel(sheet, ink, 1, scores.duel_boat_track if duel else ())),
        ("reckoning", reckoning_strip(sheet, ink)),
    )
    width, height = sheet.places.paper
    nodes = tuple(Group(nodes, id=PRINT + name) for name, nodes in zones)
    return Drawing(width, height, nodes, "mm", title="Captains’ War")


def _attributes(sheet: Sheet, ink: Ink, duel: bool) -> tuple[Node, ...]:
    if duel:
        return track_panel(sheet, ink, 0, sheet.scores.duel_attribute_track, "first to finish")
    return track_panel(sheet, ink, 0, sheet.scores.attribute_track)
