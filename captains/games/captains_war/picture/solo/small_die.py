"""A die of the Captain's table as a small square in its colour, with the symbol by which the die is known (CW-72)."""

from __future__ import annotations

from captains.games.captains_war.picture.ink import Ink
from captains.games.captains_war.sheet import Sheet
from captains.games.captains_war.sheet_printed import DieColour
from captains.scene.nodes import Node
from captains.scene.palette import DICE_COLOURS, LIGHT


def small_die(sheet: Sheet, ink: Ink, x: float, y: float, colour: DieColour, side: float) -> tuple[Node, ...]:
    """About (x, y), `side` wide."""
    return (
        ink.box(x - side / 2, y - side / 2, side, side, DICE_COLOURS[colour], width=0.35, rx=side * 0.2),
        ink.disc(x, y, side * 0.41, LIGHT, width=0.12),
        ink.symbol(die_symbol(sheet, colour), x, y, side * 0.68),
    )


def die_symbol(sheet: Sheet, colour: DieColour) -> str:
    """What the dice of a colour bear: a coin, a Resource, circles of a track, a Pirate's weapon."""
    die = next(die for die in sheet.dice if die.colour == colour)
    face = die.faces[min(2, len(die.faces) - 1)]
    match face.kind:
        case "coins":
            return "coin"
        case "resource":
            return sheet.resources[face.which].symbol
        case "joker":
            return "joker"
        case "track":
            return "track"
        case "pirate":
            return sheet.pirates[face.which].symbol
