"""The Legendary Captains on a sheet as a choice at setup, read from plain data before it is checked (CW-84)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from captains.engine.cover import OptionSpec
from captains.games.captains_war.sheet import RESOURCES, LegendaryCaptain
from captains.games.captains_war.sheet_solo import legendary_captain
from captains.parts.sheet_files import SheetFault


def captain_option(spec: OptionSpec, sheet: Mapping[str, Any]) -> OptionSpec:
    """The option with the Captains of this sheet as its values, the first one as its default.

    A card with a fault is offered too: its note says what is wrong, and choosing it is refused with the same words.
    """
    cards = _cards(sheet) if "solo" in sheet else {}
    told = [_told(key, card) for key, card in cards.items()]
    return replace(
        spec,
        values=tuple(cards),
        default=next(iter(cards), ""),
        names=tuple(name for name, _ in told),
        notes=tuple(words for _, words in told),
    )


def with_one_captain(sheet: dict[str, Any], key: str | None) -> dict[str, Any]:
    """The sheet's data with no Legendary Captain but this one."""
    if "captains" not in sheet:
        return sheet
    cards = {name: card for name, card in _cards(sheet).items() if name == key}
    rest = {name: value for name, value in sheet.items() if name != "captains"}
    return rest | {"captains": cards} if cards else rest


def _cards(sheet: Mapping[str, Any]) -> Mapping[str, Any]:
    cards = sheet.get("captains", {})
    return cards if isinstance(cards, Mapping) else {}


def _told(key: str, data: Any) -> tuple[str, str]:
    """The Captain's name and its card in a sentence."""
    try:
        card = legendary_captain(key, data)
    except SheetFault as fault:
        return key.replace("-", " "), str(fault)
    return card.name, card_words(card)


def card_words(card: LegendaryCaptain) -> str:
    """A card's three lines in words."""
    strengths = [str(row) for row, count in enumerate(card.pirates, 1) for _ in range(count)]
    start = [f"{card.coins} GP"] if card.coins else []
    start += _resources(card.resources)
    start += [f"Pirates {', '.join(strengths)}"] if strengths else []
    wins = [f"{card.wins.coins} GP"] if card.wins.coins else []
    wins += _resources(card.wins.resources)
    wins += _circles(card.wins.circles)
    loses = [f"{card.loses.coins} GP"] if card.loses.coins else []
    loses += _circles(card.loses.circles)
    words = f"Starts with {', '.join(start) or 'nothing'}; wins {' and '.join(wins)}, you win {' or '.join(loses)}"
    words += "" if card.recruits else "; never recruits"
    return words + ("; gains a Resource each time you buy one." if card.gains_purchases else ".")


def _circles(count: int) -> list[str]:
    return [f"{count} circle{'' if count == 1 else 's'}"] if count else []


def _resources(counts: tuple[int, ...]) -> list[str]:
    return [f"{n} {name}" for n, name in zip(counts, RESOURCES, strict=True) if n]
