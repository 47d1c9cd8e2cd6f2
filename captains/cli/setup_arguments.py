"""The arguments `--mode`, `--option` and `--sheet`: what a match is played with, put together and checked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from captains.engine.game import Game, OptionSpec
from captains.engine.names import alike
from captains.engine.seats import Seat, Setup

Mode = Annotated[str, typer.Option("--mode", metavar="M", help="The mode; without it the number of seats says.")]
Options = Annotated[list[str], typer.Option("--option", metavar="K=V", help="An option of the game; may be repeated.")]
SheetFile = Annotated[Path | None, typer.Option("--sheet", metavar="FILE", help="An edited sheet to play on.")]
Seed = Annotated[
    str, typer.Option("--seed", metavar="N", help="The seed of all rolls; by default a new one.")
]


class SetupFault(ValueError):
    """Arguments that do not go together; its text is one sentence."""


def setup_of(game: Game[Any], seats: Sequence[Seat], mode: str, options: Sequence[str], sheet: dict[str, Any]) -> Setup:
    """The setup these arguments tell of. Raises SetupFault if mode, options and seats do not go together."""
    try:
        mode = mode or game.default_mode(len(seats))
        setup = Setup(game.id, mode, read_options(game, mode, seats, options), named(game, seats), sheet)
        game.check_setup(setup)
    except ValueError as fault:
        words = str(fault)
        raise SetupFault(words[:1].upper() + words[1:]) from None
    return setup


def read_options(game: Game[Any], mode: str, seats: Sequence[Seat], texts: Sequence[str]) -> dict[str, str]:
    """Options by key, with the defaults of those not named. Raises SetupFault where one is no KEY=VALUE."""
    specs = {spec.key: spec for spec in game.options}
    found = {spec.key: spec.default for spec in game.options if spec.default and (not spec.modes or mode in spec.modes)}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise SetupFault(f"The option '{text}' should be like KEY=VALUE.")
        found[key] = _value(specs.get(key), value, seats)
    return found


def _value(spec: OptionSpec | None, value: str, seats: Sequence[Seat]) -> str:
    """The value as a setup holds it: for an option about seats their indexes instead of their names."""
    if spec is None or not spec.seats:
        return value
    known = {alike(seat.name): index for index, seat in enumerate(seats)}
    indexes: set[int] = set()
    for name in [value] if alike(value.strip()) in known else value.split(","):
        index = known.get(alike(name.strip()))
        if index is None:
            names = ", ".join(seat.name for seat in seats)
            raise SetupFault(f"The option '{spec.key}' names '{name.strip()}', who is not at this table ({names}).")
        indexes.add(index)
    return ",".join(map(str, sorted(indexes)))


def named(game: Game[Any], seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with what the game asks besides a name, where nothing is given drawn in seat order from its list."""
    full = []
    for index, seat in enumerate(seats):
        drawn = {detail.key: detail.drawn[index % len(detail.drawn)] for detail in game.details if detail.drawn}
        full.append(msgspec.structs.replace(seat, details=drawn | seat.details))
    return tuple(full)
