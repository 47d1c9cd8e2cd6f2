"""The cover of Captains' War: its modes, options and colours, and names for ships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains.engine.cover import Cover, DetailSpec, ModeSpec, OptionSpec

SOLO = "solo"
"""The mode against a Legendary Captain (CW-70)."""

SHIPS = (
    "Sea Marten",
    "Black Heron",
    "Salt Widow",
    "Merry Gale",
    "Red Lantern",
    "Grey Pilgrim",
    "Thirsty Gull",
    "Last Candle",
    "Iron Petrel",
    "Crooked Penny",
    "Laughing Otter",
    "Night Heather",
    "Storm Fiddle",
    "Bitter Orange",
    "Velvet Shark",
    "Brass Mermaid",
    "Hollow Moon",
    "Lucky Anchor",
    "Howling Jenny",
    "Quiet Thunder",
    "Amber Tide",
    "Seven Knots",
    "Wandering Oak",
    "Bold Swallow",
)


class CaptainsWarCover(Cover):
    """Modes: the full game for three to six captains (CW-01), the Duel (CW-60 to CW-62), and the solo game against a
    Legendary Captain, of whom the sheet has one or several (CW-70 to CW-84)."""

    id = "captains-war"
    name = "Captains' War"
    about = "Roll, pick and fill your sheet: gather a crew, acquire a legend's outfit and ships, board your rivals."
    modes = (
        ModeSpec("full", "Full game", "Three to six captains, each for themselves.", 3, 6),
        ModeSpec("duel", "Duel", "Two captains: tracks pay whoever completes them, and attacks need a rest.", 2, 2),
        ModeSpec(SOLO, "Solo", "One captain against a Legendary Captain, both on one sheet.", 1, 1),
    )
    options = (
        OptionSpec(
            "arms-master",
            "Arms Master",
            "Wins ties in boarding battles. From the cards of the box: tick it only if your table plays with them.",
            seats=True,
            modes=("full", "duel"),
        ),
        OptionSpec("captain", "Legendary Captain", "Whom you play against.", modes=(SOLO,)),
    )
    details = (DetailSpec("ship", "Ship's name", SHIPS),)
    colours = ("crimson", "navy", "ochre", "green", "plum", "slate")

    def options_for(self, sheet: Mapping[str, Any]) -> tuple[OptionSpec, ...]:
        """The Legendary Captains are those on the sheet."""
        from captains.games.captains_war.opponents import captain_option

        return (*self.options[:-1], captain_option(self.options[-1], sheet))


COVER = CaptainsWarCover()
