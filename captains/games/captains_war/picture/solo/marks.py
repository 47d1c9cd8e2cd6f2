"""The marks on the shared sheet: the player's from the left, the Legendary Captain's from the right (CW-70).

Ids are those of the place and of what is done there: `coin-7 circled`, `coin-30 squared`, `coin-39 levelled`,
`boat-2 rising` (the player's stroke), `boat-2 falling` (the Captain's), `bonus-attack diamond` (both own it).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from captains.engine.outcome import Receipt
from captains.games.captains_war.picture.marks import SLIM, Mark
from captains.games.captains_war.picture.places import places_of
from captains.games.captains_war.picture.reckoning_strip import HEADINGS
from captains.games.captains_war.picture.solo.glyphs import CAPTAIN, PLAYER
from captains.games.captains_war.picture.solo.hands import (
    COLOURS,
    gained,
    nobody,
    passed,
    shared,
    spent,
    squared,
    written,
)
from captains.games.captains_war.picture.solo.reckoning_strip import UNUSED, WIDE
from captains.games.captains_war.rules.scoring import receipt as receipt_of
from captains.games.captains_war.rules.sources import Sources
from captains.games.captains_war.sheet import RESOURCES, TRACKS
from captains.games.captains_war.sheet_places import SoloPlaces
from captains.games.captains_war.sheet_spots import Spot
from captains.games.captains_war.state import Captain, Line, Row, State
from captains.scene.pencil import pencil_name

SIDES = (PLAYER, CAPTAIN)


def solo_marks(state: State, receipt: Receipt | None = None, weight: float = SLIM) -> tuple[Mark, ...]:
    """All marks of both sides; `receipt` is the player's once the match is over."""
    sheet = _Sheet(state, weight)
    return (*sheet.names(), *sheet.rows(), *sheet.tracks(), *sheet.lines(), *sheet.results(receipt))


class _Sheet:
    """The one sheet and the two who write on it."""

    def __init__(self, state: State, weight: float) -> None:
        assert state.sheet.places.solo is not None, "a sheet with a solo part has its places"
        self.state, self.sheet, self.weight = state, state.sheet, weight
        self.at: SoloPlaces = state.sheet.places.solo
        self.places: Mapping[str, Spot] = places_of(state)

    def both(self) -> tuple[Captain, Captain]:
        """The player and the Legendary Captain."""
        player, legend = self.state.captains
        return player, legend

    def names(self) -> Iterator[Mark]:
        """Both names, on their lines."""
        at = self.sheet.places.names
        for side, (x, y, length) in zip(SIDES, (at.captain, at.ship), strict=True):
            name = self.state.names[side]
            nodes = pencil_name(x, y - 0.9, name, length, 8.2, f"{name} name", COLOURS[side])
            yield Mark(("captain", "legend")[side], (x - length / 2, y - 8, length, 10), nodes)

    def rows(self) -> Iterator[Mark]:
        """Coins, Resources and Pirates of both, from the two ends of each row."""
        for side, captain in zip(SIDES, self.both(), strict=True):
            start = self.sheet.coins.start if side == PLAYER else 0
            yield from self._row("coin", captain.coins, self.sheet.coins.printed, start, side)
            for name, row, printed in zip(RESOURCES, captain.resources, self.sheet.resources, strict=True):
                yield from self._row(name, row, printed.places, 0, side)
            for i, (row, pirate) in enumerate(zip(captain.pirates, self.sheet.pirates, strict=True)):
                yield from self._row(f"pirate-{i}", row, pirate.places, pirate.start if side == PLAYER else 0, side)

    def _row(self, name: str, row: Row, count: int, printed: int, side: int) -> Iterator[Mark]:
        """Places from one end on; the player's printed start needs no pencil."""
        hand = self.state.names[side]
        for i in range(row.circled):
            spot = self.places[f"{name}-{i if side == PLAYER else count - 1 - i}"]
            if i >= printed:
                yield gained(spot, side, hand, self.weight)
            if i < row.filled:
                yield spent(spot, side, hand, self.weight)

    def tracks(self) -> Iterator[Mark]:
        """Strokes on the tracks, flags, Command bonuses and the bonuses for boarding."""
        player, legend = self.both()
        for kind, word in enumerate(TRACKS):
            for side, captain in zip(SIDES, self.both(), strict=True):
                for i in range(captain.tracks[kind]):
                    yield passed(self.places[f"{word}-{i}"], side, self.state.names[side], self.weight)
            for i in range(max(player.owned[kind], legend.owned[kind])):
                yield self._flag(self.places[f"acquire-{word}-{i}"], i < player.owned[kind], i < legend.owned[kind])
            for rank in (1, 2):
                spot = self.places[f"command-{word}-{rank - 1}"]
                spot = Spot(spot.id, spot.x, spot.y - 0.4, 4.1, spot.zone)
                yield from self._owned(spot, player.command[kind] == rank, legend.command[kind] == rank)
        yield from self._owned(self.places["bonus-attack"], player.attack_bonus, legend.attack_bonus)
        yield from self._owned(self.places["bonus-defence"], player.defence_bonus, legend.defence_bonus)

    def _flag(self, spot: Spot, mine: bool, its: bool) -> Mark:
        """A flag: shaded by the player, squared by the Captain, a diamond for both."""
        spot = Spot(spot.id, spot.x - (0.4 if its else 0.0), spot.y, 3.9 if its else spot.r, spot.zone)
        if mine and its:
            return shared(spot, self.state.names[PLAYER], self.weight)
        return (
            spent(spot, PLAYER, self.state.names[PLAYER], self.weight)
            if mine
            else squared(spot, self.state.names[CAPTAIN], self.weight)
        )

    def _owned(self, spot: Spot, mine: bool, its: bool) -> Iterator[Mark]:
        """What is circled, squared, or a diamond for both."""
        if mine and its:
            yield shared(spot, self.state.names[PLAYER], self.weight)
        elif mine or its:
            side = PLAYER if mine else CAPTAIN
            yield gained(spot, side, self.state.names[side], self.weight)

    def lines(self) -> Iterator[Mark]:
        """The boarding lines: the player's Strengths left, the Captain's right, and the sign of who attacks."""
        for i, line in enumerate(self.state.captains[PLAYER].lines):
            attacking = line.role == "attacker"
            side = PLAYER if attacking else CAPTAIN
            sign = self.places[f"line-{i}-{('player', 'captain')[side]}"]
            yield gained(sign, side, self.state.names[side], self.weight)
            crews = (line.left, line.right) if attacking else (line.right, line.left)
            yield from self._crews(i, line, crews)

    def _crews(self, i: int, line: Line, crews: tuple[tuple[int, ...], tuple[int, ...]]) -> Iterator[Mark]:
        for side, crew in zip(SIDES, crews, strict=True):
            word, hand = ("left", "right")[side], self.state.names[side]
            for k, strength in enumerate(crew):
                spot = self.places[f"line-{i}-{word}-{k}"]
                yield written(spot.id, spot.x, spot.y, strength, 5.2, side, hand)
            if not crew and line.won is not None:
                spot = self.places[f"line-{i}-{word}-0"]
                yield nobody(spot.id, spot.x, spot.y, side, hand, self.weight)

    def results(self, receipt: Receipt | None) -> Iterator[Mark]:
        """Both crews' Strength once the Naval Battle is fought; then the halves of the flags and of the chest."""
        if self.state.totals:
            for side, dx in zip(SIDES, (-3.6, 3.6), strict=True):
                total = self.state.totals[side]
                yield written(
                    f"naval-{side}", self.at.naval.x + dx, self.at.naval.y - 0.4, total, 6, side, self._hand(side)
                )
        if receipt is None:
            return
        # What the sheet says is all that counts, so the Captain's points follow from it without the log.
        receipts = (receipt, receipt_of(self.state, CAPTAIN, Sources(())))
        best = max(each.total for each in receipts)
        for side, each in zip(SIDES, receipts, strict=True):
            yield from self._banners(side, each)
            x, y, blank = self.at.results.chest
            x += (-blank, blank)[side] / 4
            yield written(f"total-{side}", x, y - 1.6, each.total, 8, side, self._hand(side))
            if each.total == best:
                yield gained(Spot(f"total-{side}", x, y - 1.4, 4.3), side, self._hand(side), self.weight)

    def _banners(self, side: int, receipt: Receipt) -> Iterator[Mark]:
        at = self.at.results
        for i, ((key, _, _), line) in enumerate(zip((*HEADINGS, UNUSED), receipt.lines, strict=False)):
            size = 6.0 if 0 <= line.points < 10 else 5.2
            x = at.x + at.pitch * i + (-WIDE, WIDE)[side] / 4
            yield written(f"result-{key}-{side}", x, at.y - 1.9, line.points, size, side, self._hand(side))

    def _hand(self, side: int) -> str:
        return self.state.names[side]
