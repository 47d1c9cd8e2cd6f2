"""The pencil marks a captain's state calls for: every circle, hatch, stroke, number and name, each with its own id.

A mark is the same in every render: it is seeded by its id and the captain's name. Its id is that of the place and what
is done there, such as `coin-7 circled`, `coin-7 filled`, `line-2 opponent`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from captains.engine.outcome import Receipt
from captains.games.captains_war.picture.places import places
from captains.games.captains_war.picture.reckoning_strip import HEADINGS
from captains.games.captains_war.sheet import RESOURCES, TRACKS
from captains.games.captains_war.sheet_spots import Spot
from captains.games.captains_war.state import Line, Row, State
from captains.scene.nodes import Node
from captains.scene.pencil import (
    pencil_circle,
    pencil_cross,
    pencil_hatch,
    pencil_name,
    pencil_number,
    pencil_shading,
    pencil_stroke,
)

SLIM = 1.0
"""How heavy the pencil is on a large sheet; a small one needs twice that and more."""


class Mark(Struct, frozen=True):
    """A pencil mark: its box in mm (left, top, width, height) and its nodes, in place on the sheet."""

    id: str
    box: tuple[float, float, float, float]
    nodes: tuple[Node, ...]


def marks(
    state: State, seat: int, ship: str = "", receipt: Receipt | None = None, weight: float = SLIM
) -> tuple[Mark, ...]:
    """All marks of this captain's sheet; `receipt` once the match is over, for the flags and the chest."""
    hand = _Hand(state, state.names[seat], weight)
    return (*hand.names(ship), *hand.rows(seat), *hand.tracks(seat), *hand.lines(seat), *hand.results(seat, receipt))


def circled(spot: Spot, hand: str, weight: float = SLIM) -> Mark:
    """The pencil circle about one place, as `hand` (a captain's name) draws it."""
    wide = 0.62 if spot.id.startswith("coin-") else 0.5
    return _circle(f"{spot.id} circled", spot.x, spot.y, spot.r + _room(spot), f"{hand} {spot.id}", wide * weight)


def filled(spot: Spot, hand: str, weight: float = SLIM) -> Mark:
    """The hatching of one place, as `hand` draws it."""
    if spot.id.startswith("acquire-"):
        return _shade(f"{spot.id} filled", spot.x - 0.7, spot.y, f"{hand} {spot.id}", 0.38 * weight)
    return _hatch(f"{spot.id} filled", spot.x, spot.y, spot.r * 0.89, f"{hand} {spot.id}", 0.36 * weight)


def _room(spot: Spot) -> float:
    """How far outside a place's print its pencil circle runs, in mm."""
    if spot.id.startswith("coin-"):
        return 0.4
    return 0.45 if spot.id.startswith("bonus-") else 0.3 if spot.id.startswith("line-") else 0.12


class _Hand:
    """One captain's hand on one sheet."""

    def __init__(self, state: State, name: str, weight: float) -> None:
        self.state, self.name, self.weight = state, name, weight
        self.sheet = state.sheet
        self.places = places(state.sheet)

    def circled(self, place: str) -> Mark:
        """The circle about a place."""
        return circled(self.places[place], self.name, self.weight)

    def filled(self, place: str) -> Mark:
        """The hatching of a place."""
        return filled(self.places[place], self.name, self.weight)

    def names(self, ship: str) -> Iterator[Mark]:
        """Captain and ship, on their lines (CW-05)."""
        at = self.sheet.places.names
        for word, (x, y, length), name, size in (("captain", at.captain, self.name, 8.2), ("ship", at.ship, ship, 7.2)):
            if name:
                nodes = pencil_name(x, y - 0.9, name, length, size, f"{name} {word}")
                yield Mark(word, (x - length / 2, y - 8, length, 10), nodes)

    def rows(self, seat: int) -> Iterator[Mark]:
        """Coins, Resources and Pirates."""
        captain, sheet = self.state.captains[seat], self.sheet
        yield from self._row("coin", captain.coins, sheet.coins.start)
        for name, row in zip(RESOURCES, captain.resources, strict=True):
            yield from self._row(name, row, 0)
        for i, row in enumerate(captain.pirates):
            yield from self._row(f"pirate-{i}", row, sheet.pirates[i].start)

    def _row(self, name: str, row: Row, printed: int) -> Iterator[Mark]:
        """Circles from the first place on, but for those printed as the start; those filled in hatched (CW-08)."""
        for i in range(row.circled):
            if i >= printed:
                yield self.circled(f"{name}-{i}")
            if i < row.filled:
                yield self.filled(f"{name}-{i}")

    def tracks(self, seat: int) -> Iterator[Mark]:
        """Circles of both tracks, flags, Command bonuses and the bonuses for boarding."""
        captain = self.state.captains[seat]
        for kind, word in enumerate(TRACKS):
            for i in range(captain.tracks[kind]):
                yield self.filled(f"{word}-{i}")
            for i in range(captain.owned[kind]):
                yield self.filled(f"acquire-{word}-{i}")
            yield from self._command(seat, kind, word)
        for owned, word in ((captain.attack_bonus, "attack"), (captain.defence_bonus, "defence")):
            if owned:
                yield self.circled(f"bonus-{word}")

    def _command(self, seat: int, kind: int, word: str) -> Iterator[Mark]:
        """One's own Command bonus circled, the other struck out; the first struck out once somebody has it (CW-27)."""
        own = self.state.captains[seat].command[kind]
        taken = any(captain.command[kind] for captain in self.state.captains)
        if own:
            yield self._flag(f"command-{word}-{own - 1}", "circled")
        if own == 1:
            yield self._flag(f"command-{word}-1", "struck")
        elif taken:
            yield self._flag(f"command-{word}-0", "struck")

    def _flag(self, place: str, deed: str) -> Mark:
        spot = self.places[place]
        seed, name = f"{self.name} {place}", f"{place} {deed}"
        if deed == "circled":
            return _circle(name, spot.x, spot.y - 0.4, 4.3, seed, 0.5 * self.weight)
        return _cross(name, spot.x, spot.y - 0.1, seed, 0.7 * self.weight)

    def lines(self, seat: int) -> Iterator[Mark]:
        """The boarding lines in use (CW-41, CW-47)."""
        for i, line in enumerate(self.state.captains[seat].lines):
            yield self.circled(f"line-{i}-{line.role}")
            yield self._opponent(i, line)
            for side, crew in (("left", line.left), ("right", line.right)):
                for k, strength in enumerate(crew):
                    yield self._written(f"line-{i}-{side}-{k}", strength, 5.6)
                if not crew and line.won is not None:
                    yield self._nobody(f"line-{i}-{side}-0")
            if line.hook:
                yield self.circled(f"line-{i}-hook")
            if line.hook == "filled":
                yield self.filled(f"line-{i}-hook")

    def _opponent(self, i: int, line: Line) -> Mark:
        at = self.sheet.places.boarding
        x, length, y = sum(at.opponent) / 2, at.opponent[1] - at.opponent[0], at.y + at.row * i + 1.4
        name = self.state.names[line.opponent]
        nodes = pencil_name(x, y, name, length - 1, 6.3, f"{self.name} line {i}")
        return Mark(f"line-{i} opponent", (x - length / 2, y - 5, length, 7), nodes)

    def _written(self, place: str, value: int | str, size: float) -> Mark:
        spot = self.places[place]
        return _number(f"{place} written", spot.x, spot.y, value, size, f"{self.name} {place}")

    def _nobody(self, place: str) -> Mark:
        """A dash for a side that committed no Pirate."""
        spot = self.places[place]
        nodes = pencil_stroke(spot.x - 1.4, spot.y, spot.x + 1.4, spot.y, f"{self.name} {place}", 0.55 * self.weight)
        return Mark(f"{place} written", _box(spot.x, spot.y, 2.5), nodes)

    def results(self, seat: int, receipt: Receipt | None) -> Iterator[Mark]:
        """The crew's Strength once the Naval Battle is fought; then the flags and the chest."""
        if self.state.totals:
            at = self.sheet.places.naval
            yield _number("naval written", at.x, at.y - 0.6, self.state.totals[seat], 12, f"{self.name} naval")
        if receipt is None:
            return
        at_results = self.sheet.places.results
        for i, ((key, _, _), line) in enumerate(zip(HEADINGS, receipt.lines, strict=True)):
            x, y = at_results.x + at_results.pitch * i, at_results.y
            yield _number(f"result-{key} written", x, y, line.points, 7, f"{self.name} {key}")
        x, y, _ = at_results.chest
        yield _number("total written", x, y + 0.6, receipt.total, 10, f"{self.name} total")


def _box(x: float, y: float, reach: float) -> tuple[float, float, float, float]:
    return x - reach, y - reach, 2 * reach, 2 * reach


@lru_cache(maxsize=8192)
def _circle(name: str, x: float, y: float, r: float, seed: str, width: float) -> Mark:
    return Mark(name, _box(x, y, r * 1.16 + width), pencil_circle(x, y, r, seed, width))


@lru_cache(maxsize=8192)
def _hatch(name: str, x: float, y: float, r: float, seed: str, width: float) -> Mark:
    return Mark(name, _box(x, y, r * 1.2 + width), pencil_hatch(x, y, r, seed, width))


@lru_cache(maxsize=1024)
def _shade(name: str, x: float, y: float, seed: str, width: float) -> Mark:
    return Mark(name, _box(x, y, 5.2), pencil_shading(x - 3.4, y - 4, 7.2, 8, seed, width))


@lru_cache(maxsize=1024)
def _cross(name: str, x: float, y: float, seed: str, width: float) -> Mark:
    return Mark(name, _box(x, y, 5.5), pencil_cross(x, y, 6.2, 8.0, seed, width))


@lru_cache(maxsize=4096)
def _number(name: str, x: float, y: float, value: int | str, size: float, seed: str) -> Mark:
    return Mark(name, _box(x, y, size * 0.8), pencil_number(x, y, value, size, seed))
