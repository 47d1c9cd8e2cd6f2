"""The few colours of the old sea chart, each with a meaning, and the patterns that tell seats apart without colour."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

PAPER = "#F4E9D0"
PAPER_SHADE = "#E6D3AC"
LIGHT = "#FBF5E4"
WHITE = "#FFFDF6"
INK = "#2B2118"
SOFT_INK = "#5B4636"
DEEP_SEA = "#12324A"
SEA = "#1F5673"
SHALLOW = "#7FB2BF"
FOAM = "#DCEBEA"
BRASS = "#B88A2E"
BRIGHT_BRASS = "#E3C36B"
BLOOD = "#A3262A"
CORAL = "#D8623A"
LEAF = "#5E7F3A"
SAND = "#D9B779"
NIGHT = "#3B2F4A"
PENCIL = "#3A3A44"
RED_PENCIL = "#7A1F2B"
WOOD = "#9A6B3B"
DARK_WOOD = "#5F3C1C"
GLOW = "#F0C64A"

Pattern = Literal["solid", "stripes", "dots", "chevrons", "checks", "waves", "crosses", "rings"]


class SeatColour(Struct, frozen=True):
    """What a seat is known by everywhere: a colour, its name and a pattern for those who see no colours.

    `marks` is what the pattern's marks are mixed with: dark on a pale colour.
    """

    name: str
    colour: str
    pattern: Pattern
    marks: str = "#FFFFFF"

    @property
    def ink(self) -> str:
        """What is written on the colour: light, on a pale one dark."""
        return LIGHT if self.marks == "#FFFFFF" else INK


SEAT_COLOURS = (
    SeatColour("crimson", "#B3282D", "solid"),
    SeatColour("navy", "#1F4E8C", "stripes"),
    SeatColour("ochre", "#D98E04", "dots"),
    SeatColour("green", "#2E7D4F", "chevrons"),
    SeatColour("plum", "#6B3F7A", "checks"),
    SeatColour("slate", "#4A4F57", "waves"),
    SeatColour("teal", "#1E7F86", "crosses"),
    SeatColour("rose", "#C0567A", "rings"),
    SeatColour("red", "#B3282D", "solid"),
    SeatColour("blue", "#2B62A8", "stripes"),
    SeatColour("orange", "#E08A12", "dots"),
    SeatColour("white", "#F3EFE4", "chevrons", "#4A4234"),
)

DICE_COLOURS = {"yellow": "#E5B528", "blue": "#2F6DA8", "red": "#B5302F", "black": "#24242A"}


def seat_colour(name: str) -> SeatColour:
    """The colour of that name; KeyError if there is none."""
    for each in SEAT_COLOURS:
        if each.name == name:
            return each
    raise KeyError(name)


def mixed(one: str, other: str, share: float) -> str:
    """The colour that lies `share` (0 to 1) of the way from one to the other: cheaper to draw than seeing through."""
    channels = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02X}" for a, b in channels)


def brightness(colour: str) -> float:
    """How bright a colour looks, from 0 for black to 1 for white."""
    red, green, blue = _channels(colour)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


LEGIBLE = 4.5
"""The contrast that words need against their ground, as a ratio of luminances."""


@lru_cache(maxsize=256)
def legible(colour: str, ground: str = PAPER) -> str:
    """The colour as ink for words on a light ground: darkened as far as reading from afar needs it."""
    steps = (mixed(colour, INK, share / 20) for share in range(2, 20))
    return next((ink for ink in steps if contrast(ink, ground) >= LEGIBLE), INK)


def contrast(one: str, other: str) -> float:
    """How far two colours are apart in luminance, as a ratio from 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    shares = (channel / 255 for channel in _channels(colour))
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def distance(one: str, other: str) -> float:
    """How far apart two colours are in the channel in which they differ most, from 0 to 1."""
    return max(abs(a - b) for a, b in zip(_channels(one), _channels(other), strict=True)) / 255


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
