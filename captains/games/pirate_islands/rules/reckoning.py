"""The reckoning: places, why the match ended, and what every player's lairs are (PI-50, PI-51)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from captains.engine.entry import Entry
from captains.engine.outcome import Outcome, Receipt, ReceiptLine
from captains.games.pirate_islands.events import LairBuilt, SpookyLairPlaced
from captains.games.pirate_islands.state import State
from captains.parts.ranking import places


def reckon(state: State, entries: Sequence[Entry]) -> Outcome:
    """Most lairs, then most Coco tiles, else shared; a winner has all lairs and so comes first (PI-50, PI-51)."""
    seats = range(len(state.players))
    keys = [(state.lairs_on_board(seat), len(state.players[seat].coco)) for seat in seats]
    why, clause = _why(state)
    receipts = tuple(_receipt(state, seat, entries) for seat in seats)
    return Outcome(why, clause, str(state.cause), places(keys), receipts, tuple(_ties(state, keys)))


def _why(state: State) -> tuple[str, str]:
    if state.cause == "lairs":
        name = state.names[state.active]
        return f"{name} has all {state.figures.lairs} lairs on the board and wins.", "PI-50"
    if state.cause == "no-way":
        return f"Nobody can get {state.figures.lairs} lairs on the board any more: a stalemate.", "PI-51"
    rounds = (state.turn - state.last_deed) // len(state.players)
    return f"Nothing was built or bought in {rounds} rounds: a stalemate.", "PI-51"


def _receipt(state: State, seat: int, entries: Sequence[Entry]) -> Receipt:
    """A lair is a point: those at the start, those built since, and the one on Spooky Island."""
    built = tuple(entry.n for entry in entries if any(_is_lair_of(event, seat) for event in entry.events))
    first = state.lairs.count(seat) - len(built)
    lines = [
        ReceiptLine("Lairs at the start", str(first), first, "PI-02"),
        ReceiptLine("Lairs built", str(len(built)), len(built), "PI-20", built),
    ]
    if state.spooky == seat:
        placed = max((entry.n for entry in entries if SpookyLairPlaced(seat) in entry.events), default=None)
        coco = len(state.players[seat].coco)
        words = f"most Coco tiles: {coco}"
        lines.append(ReceiptLine("Spooky Island", words, 1, "PI-33", () if placed is None else (placed,)))
    return Receipt(seat, tuple(lines), sum(line.points for line in lines))


def _is_lair_of(event: object, seat: int) -> bool:
    return type(event) is LairBuilt and event.seat == seat


def _ties(state: State, keys: Sequence[tuple[int, int]]) -> Iterator[str]:
    """How equal numbers of lairs were told apart, from the most lairs down."""
    for lairs in sorted({key[0] for key in keys}, reverse=True):
        tied = [seat for seat, key in enumerate(keys) if key[0] == lairs]
        if len(tied) < 2:
            continue
        names = _listed([state.names[seat] for seat in tied])
        counts = sorted({keys[seat][1] for seat in tied}, reverse=True)
        told = f"{names} have {lairs} lairs each"
        if len(counts) == 1:
            yield f"{told} and as many Coco tiles: they share the place."
            continue
        yield f"{told}; Coco tiles decide: {_listed([f'{state.names[s]} {keys[s][1]}' for s in tied])}."


def _listed(words: Sequence[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]])
