"""The cover of Pirate Lords: its mode and colours."""

from __future__ import annotations

from captains.engine.cover import Cover, ModeSpec


class PirateLordsCover(Cover):
    """One mode for three to eight players (PL-00)."""

    id = "pirate-lords"
    name = "Pirate Lords"
    about = "Gather a crew, bargain with your rivals over every caravan, and deal the loot behind the curtain."
    modes = (ModeSpec("lords", "Pirate lords", "Three to eight players; the one with the most points is king.", 3, 8),)
    colours = ("crimson", "navy", "ochre", "green", "plum", "slate", "teal", "rose")


COVER = PirateLordsCover()
