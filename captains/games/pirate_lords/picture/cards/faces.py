"""Which cards there are: a card's face or back as a value, from the sheet."""

from __future__ import annotations

from typing import Literal, NamedTuple

from captains.games.pirate_lords.events import Loot
from captains.games.pirate_lords.picture.words import say
from captains.games.pirate_lords.sheet import Sheet


class Face(NamedTuple):
    """What a card shows. `sign` is a profession's symbol, or of a back "deck", "loot" or "last"; `number` tells cards
    of a kind apart, and is the points of a loot card; `name` is printed in the band at the foot."""

    what: Literal["pirate", "ship", "loot", "back"]
    sign: str = ""
    number: int = 0
    name: str = ""
    last: bool = False


DECK_BACK = Face("back", "deck")


def face(sheet: Sheet, kind: int, number: int) -> Face:
    """A card of the game deck, face up."""
    if kind == sheet.ship:
        return Face("ship", "ship", number, say("card.ship"))
    profession = sheet.professions[kind]
    return Face("pirate", profession.symbol, number, profession.name)


def loot_face(sheet: Sheet, kind: int) -> Face:
    """A loot card of this kind, face up."""
    return Face("loot", "", sheet.loot[kind].points, "", sheet.loot[kind].last)


def loot_back(last: bool) -> Face:
    """The back of a loot card."""
    return Face("back", "last" if last else "loot")


def loot_shown(sheet: Sheet, loot: Loot, up: bool) -> Face:
    """A loot card as it may be shown: its face if that is known and `up`, else its back."""
    kind = loot.kind.value
    return loot_face(sheet, kind) if up and kind is not None else loot_back(loot.last)
