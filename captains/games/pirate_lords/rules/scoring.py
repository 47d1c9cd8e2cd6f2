"""The final score with its receipts, and how ties are broken (PL-41, PL-42)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from captains.engine.entry import Entry
from captains.engine.outcome import Outcome, Receipt, ReceiptLine
from captains.games.pirate_lords.events import LootDealt, PirateTurned
from captains.games.pirate_lords.rules.ending import why
from captains.games.pirate_lords.sheet import LootKind
from captains.games.pirate_lords.state import State
from captains.parts.ranking import places


def reckon(state: State, entries: Sequence[Entry]) -> Outcome:
    """The outcome of a match that is over."""
    seats = range(len(state.lords))
    receipts = tuple(receipt(state, seat, entries) for seat in seats)
    totals = [each.total for each in receipts]
    keys = [(totals[seat], loot_points(state, seat), -state.lords[seat].last_loot) for seat in seats]
    return Outcome(
        why=why(state),
        clause="PL-40",
        cause="loot",
        places=places(keys),
        receipts=receipts,
        ties=_ties(state, keys),
    )


def receipt(state: State, seat: int, entries: Sequence[Entry]) -> Receipt:
    """A player's score: regular loot, last loot, pirates left in front of them (PL-41)."""
    dealt = tuple(entry.n for entry in entries if any(_deals_to(event, seat) for event in entry.events))
    lines = (
        _loot(state, seat, False, "Loot", dealt),
        _loot(state, seat, True, "Last loot", dealt),
        _pirates(state, seat, entries),
    )
    return Receipt(seat, lines, sum(line.points for line in lines))


def loot_points(state: State, seat: int) -> int:
    """The points on a player's loot cards, as far as they are known."""
    return sum(kind.points for kind in _kinds(state, seat))


def _kinds(state: State, seat: int) -> list[LootKind]:
    """The loot cards of a player, the most valuable first."""
    known = [card.kind.value for card in state.lords[seat].loot if card.kind.value is not None]
    return sorted((state.sheet.loot[kind] for kind in known), key=lambda kind: -kind.points)


def _loot(state: State, seat: int, last: bool, heading: str, dealt: tuple[int, ...]) -> ReceiptLine:
    points = [kind.points for kind in _kinds(state, seat) if kind.last == last]
    words = " + ".join(str(each) for each in points) or "none"
    return ReceiptLine(heading, words, sum(points), "PL-41", dealt if points else ())


def _pirates(state: State, seat: int, entries: Sequence[Entry]) -> ReceiptLine:
    """The entries are those that brought the pirates who are left: the last of each profession that came."""
    lord = state.lords[seat]
    came: list[list[int]] = [[] for _ in lord.crew]
    for entry in entries:
        for event in entry.events:
            if isinstance(event, PirateTurned) and event.seat == seat:
                came[event.profession].append(entry.n)
    found = [n for column, numbers in zip(came, lord.crew, strict=True) for n in column[len(column) - len(numbers) :]]
    count, each = lord.pirates, state.sheet.pirate
    words = f"{count} pirate{'' if count == 1 else 's'}" if count else "none"
    if each != 1 and count:
        words = f"{words} at {each}"
    return ReceiptLine("Pirates", words, count * each, "PL-41", tuple(sorted(found)))


def _deals_to(event: object, seat: int) -> bool:
    return isinstance(event, LootDealt) and event.seat == seat


def _ties(state: State, keys: Sequence[tuple[int, int, int]]) -> tuple[str, ...]:
    """A sentence for each two neighbours in the final order who have the same score (PL-42)."""
    order = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    return tuple(
        _compared(state, one, other, keys[one], keys[other])
        for one, other in pairwise(order)
        if keys[one][0] == keys[other][0]
    )


def _compared(state: State, one: int, other: int, high: tuple[int, int, int], low: tuple[int, int, int]) -> str:
    first, second = state.names[one], state.names[other]
    both = f"{first} and {second} both have {high[0]} points"
    if high[1] != low[1]:
        return f"{both}; the loot cards decide: {first} has {high[1]} points on them, {second} {low[1]}."
    same = f"{both}, {high[1]} of them on loot cards"
    if high[2] != low[2]:
        return f"{same}; fewer last loot cards decide: {first} has {-high[2]}, {second} {-low[2]}."
    return f"{same}, and as many last loot cards ({-high[2]}); they share their place."
