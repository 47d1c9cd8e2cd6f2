"""The cover of Pirate Islands: its mode, options and colours."""

from __future__ import annotations

from captains.engine.cover import Cover, ModeSpec, OptionSpec

COLOURS = ("red", "blue", "orange", "white")
"""The colours in seat order; a side of the board for n players uses the first n (PI-01)."""


class PirateIslandsCover(Cover):
    """One mode for two to four players (PI-01)."""

    id = "pirate-islands"
    name = "Pirate Islands"
    about = "Build seven lairs among the islands: gather goods, sail on and mind the Ghost Captain."
    modes = (ModeSpec("islands", "The islands", "Two to four players; the first with all lairs built wins.", 2, 4),)
    options = (
        OptionSpec(
            "trade",
            "Trade",
            "Swap at the market, or, for advanced players, with each other: then there is no market.",
            ("market", "open"),
            "market",
        ),
        OptionSpec("ships", "Ships at the start", "With two ships the first lairs come sooner.", ("1", "2"), "1"),
        OptionSpec(
            "shortage",
            "Too few tiles",
            "When several are owed more than the stockpile has: nobody receives that resource, "
            "or everybody also hands back all they hold of it.",
            ("nobody", "hand-back"),
            "nobody",
        ),
    )
    colours = COLOURS


COVER = PirateIslandsCover()
