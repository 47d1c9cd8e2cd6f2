"""Seating: what a table agrees on before the first entry, made into a setup and checked."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from captains.engine.cover import OptionSpec
from captains.engine.game import Game
from captains.engine.names import alike, cleaned, names_fault, too_long
from captains.engine.seats import Seat, Setup
from captains.library.fault import LibraryFault


class SeatingFault(LibraryFault):
    """What was agreed does not go together; its text is one sentence."""


def agree(
    game: Game[Any],
    seats: Sequence[Seat],
    sheet: dict[str, Any],
    mode: str = "",
    options: Mapping[str, str] | None = None,
) -> Setup:
    """The setup of a match. Raises SeatingFault with one sentence.

    Without `mode` the number of seats decides. An option about seats takes names, or indexes, joined by commas. What a
    game asks of a seat besides its name, and was not said, is drawn from the names it has for that. Of the sheet the
    setup carries what the game says that it must.
    """
    check_seats(game, seats)
    try:
        chosen = mode or game.default_mode(len(seats))
        specs = {spec.key: spec for spec in game.options_for(sheet)}
        settled = {
            spec.key: spec.default for spec in specs.values() if spec.default and chosen in (spec.modes or (chosen,))
        }
        for key, value in (options or {}).items():
            spec = specs.get(key)
            settled[key] = _indexes(spec, value, seats) if spec and spec.seats else value
        setup = Setup(game.id, chosen, settled, _furnished(game, seats), sheet)
        game.check_setup(setup)
        setup = msgspec.structs.replace(setup, sheet=game.carried(setup))
        game.read_sheet(setup.sheet)
    except ValueError as fault:
        raise SeatingFault(f"{str(fault).removesuffix('.')}.") from None
    return setup


def check_seats(game: Game[Any], seats: Sequence[Seat]) -> None:
    """Raise SeatingFault with one sentence where names, colours or details can't sit at one table of this game."""
    words = names_fault([cleaned(seat.name) for seat in seats])
    if words is not None:
        raise SeatingFault(words)
    for seat in seats:
        for word in (seat.name, seat.kind, *seat.details.values()):
            if cleaned(word) != word:
                raise SeatingFault(f"'{cleaned(word)[:20]}' is written with marks that no name holds.")
            if words := too_long(word):
                raise SeatingFault(words)
        if seat.colour not in game.colours:
            raise SeatingFault(f"The seat of {seat.name} has no colour of this game; it has {', '.join(game.colours)}.")
    if len({seat.colour for seat in seats}) < len(seats):
        raise SeatingFault("Two seats have one colour; each needs a colour of its own.")


def _indexes(spec: OptionSpec, value: str, seats: Sequence[Seat]) -> str:
    """Names of seats joined by commas as their indexes in seat order."""
    by_name = {alike(seat.name): str(index) for index, seat in enumerate(seats)}
    by_name.update((str(index), str(index)) for index in range(len(seats)) if str(index) not in by_name)
    found = []
    for name in value.split(","):
        if name.strip():
            index = by_name.get(alike(name.strip()))
            if index is None:
                raise ValueError(f"The option '{spec.key}' names '{name.strip()}', who does not sit at this table")
            found.append(index)
    return ",".join(sorted(set(found), key=int))


def _furnished(game: Game[Any], seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with the details they left open, drawn by the names at the table, no two alike as far as they last."""
    start = int.from_bytes(hashlib.sha256("\n".join(seat.name for seat in seats).encode()).digest()[:4])
    furnished: list[Seat] = []
    for number, seat in enumerate(seats):
        details = dict(seat.details)
        for spec in game.details:
            if not details.get(spec.key) and spec.drawn:
                taken = {other.details.get(spec.key, "") for other in (*furnished, *seats)}
                turn = [spec.drawn[(start + number + step) % len(spec.drawn)] for step in range(len(spec.drawn))]
                details[spec.key] = next((name for name in turn if name not in taken), turn[0])
        furnished.append(msgspec.structs.replace(seat, details=details))
    return tuple(furnished)
