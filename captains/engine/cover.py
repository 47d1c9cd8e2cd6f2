"""What stands on the cover of a game's box: its words, modes, options and colours, all that a table needs to sign on.

The lobby shows nothing else of a game, so its rules are imported only when one of them is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct

from captains.engine.seats import Setup


class ModeSpec(Struct, frozen=True):
    """A mode of play: its key, its name, a sentence about it, how many seats it takes."""

    key: str
    name: str
    about: str
    least: int
    most: int


class OptionSpec(Struct, frozen=True):
    """Something agreed at setup. With `seats` it is a switch per seat, without values; `modes` limits it (() = all).

    `names` are what people read for the values and `notes` a sentence about each, in the order of the values; () where
    the values speak for themselves.
    """

    key: str
    name: str
    about: str
    values: tuple[str, ...] = ()
    default: str = ""
    seats: bool = False
    modes: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class DetailSpec(Struct, frozen=True):
    """Something a seat may say besides its name, with names of our own to draw a default from."""

    key: str
    name: str
    drawn: tuple[str, ...]


def seat_span(least: int, most: int, what: str = "seat") -> str:
    """For how many seats something is, in words: "1 seat", "2 seats", "3 to 6 seats"; or of what is named instead."""
    return f"{least} {what}{'' if least == 1 else 's'}" if least == most else f"{least} to {most} {what}s"


class Cover:
    """The cover of a game, and what can be checked from it alone."""

    id: ClassVar[str]
    name: ClassVar[str]
    about: ClassVar[str]
    modes: ClassVar[tuple[ModeSpec, ...]]
    options: ClassVar[tuple[OptionSpec, ...]] = ()
    details: ClassVar[tuple[DetailSpec, ...]] = ()
    colours: ClassVar[tuple[str, ...]]
    """Seat colours by name, in seat order."""

    def options_for(self, sheet: Mapping[str, Any]) -> tuple[OptionSpec, ...]:
        """What is agreed at setup on this sheet. A game whose choices stand on the sheet reads their values from it."""
        return self.options

    def default_mode(self, seats: int) -> str:
        """The mode for this many seats. Raises ValueError with a sentence if there is none."""
        for mode in self.modes:
            if mode.least <= seats <= mode.most:
                return mode.key
        span = seat_span(min(m.least for m in self.modes), max(m.most for m in self.modes))
        raise ValueError(f"{self.name} is for {span}, not {seats}")

    def check_setup(self, setup: Setup) -> None:
        """Raise ValueError with one sentence if mode, options and seats do not go together."""
        mode = next((mode for mode in self.modes if mode.key == setup.mode), None)
        if mode is None:
            known = ", ".join(m.key for m in self.modes)
            raise ValueError(f"{self.name} has no mode '{setup.mode}'; it has {known}")
        if not mode.least <= len(setup.seats) <= mode.most:
            span = seat_span(mode.least, mode.most)
            raise ValueError(f"{mode.name} is for {span}, not {len(setup.seats)}")
        for key, value in setup.options.items():
            self._check_option(setup, key, value)

    def _check_option(self, setup: Setup, key: str, value: str) -> None:
        options = self.options_for(setup.sheet)
        spec = next((option for option in options if option.key == key), None)
        if spec is None:
            known = ", ".join(o.key for o in options) or "none"
            raise ValueError(f"{self.name} has no option '{key}'; it has {known}")
        if spec.modes and setup.mode not in spec.modes:
            raise ValueError(f"the option '{key}' goes with {', '.join(spec.modes)}, not with {setup.mode}")
        if spec.seats:
            parts = [part for part in value.split(",") if part]
            if any(not part.isdecimal() or int(part) >= len(setup.seats) for part in parts):
                raise ValueError(f"the option '{key}' names a seat that is not at this table: '{value}'")
        elif value not in spec.values:
            known = ", ".join(spec.values) or "nothing on this sheet"
            raise ValueError(f"the option '{key}' is one of {known}, not '{value}'")
