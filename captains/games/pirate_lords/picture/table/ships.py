"""The caravan's ships before those who take part: whose each is, and how it is dragged from one to another."""

from __future__ import annotations

from captains.games.pirate_lords.picture.table.board import Board, Ring
from captains.games.pirate_lords.picture.table.making import Making, given
from captains.games.pirate_lords.picture.words import say
from captains.games.pirate_lords.state import participants
from captains.scene.page import ONLY_NOTE, Box, Drop, Half, Line, Note, Pick

Fleet = tuple[int | None, ...]
"""For each ship of the caravan the seat it is promised to, None for nobody."""


def promised(board: Board) -> Fleet:
    """Whose each ship is by what lies on the bench: as it was dragged, the others in the order of the seats."""
    count = len(board.state.caravan)
    if board.shown is None:
        return _nobody(count)
    crew, ships = board.shown
    left, fleet = list(ships), [*_nobody(count)]
    held: Fleet = board.desk.held("fleet", ()) if board.making is not None else ()
    for i, seat in enumerate(held[:count]):
        if seat is not None and left[seat]:
            fleet[i] = seat
            left[seat] -= 1
    rest = iter([seat for seat in participants(crew) for _ in range(left[seat])])
    return tuple(seat if seat is not None else next(rest, None) for seat in fleet)


def _nobody(count: int) -> Fleet:
    return (None,) * count


def at_sea(board: Board, number: int, box: Box) -> None:
    """A ship at sea is dragged before somebody who takes part."""
    made = board.making
    if made is None or not board.columns:
        return
    i = board.state.caravan.index(number)
    seat = promised(board)[i]
    drops = tuple(_drop(board, made, i, other) for other in board.columns if other != seat)
    how = say("ship.free") if seat is None else say("ship.of", name=board.name(seat))
    note = Note(say("ship.note"), (Line(how, (), "PL-20"),), "galleon")
    state: Ring = "open" if seat is None else "quiet"
    id, r = f"ship-{number}", 12 * board.k
    board.picks.append(Pick(id, box, ONLY_NOTE, state=state, note=note, order=13, radius=r, drops=drops, carries=id))


def taken_back(board: Board, seat: int, number: int, box: Box) -> None:
    """The uppermost ship before a participant goes back with a click, or is dragged there or to another."""
    made = board.making
    if made is None:
        return
    i = board.state.caravan.index(number)
    drops = [_drop(board, made, i, other) for other in board.columns if other != seat]
    drops.append(Drop(board.layout.middle, _moved(board, made, i, None), 14 * board.k))
    note = Note(say("ship.note"), (Line(say("ship.back", name=board.name(seat)), (), "PL-20"),), "galleon")
    board.picks.append(
        Pick(
            f"shipped-{seat}",
            box,
            _moved(board, made, i, None),
            state="quiet",
            note=note,
            order=13,
            radius=box.w * 0.06,
            drops=tuple(drops),
            carries=f"card-{board.sheet.ship}-{number}",
        )
    )


def _drop(board: Board, made: Making, i: int, seat: int) -> Drop:
    return Drop(board.columns[seat], _moved(board, made, i, seat), 12 * board.k)


def _moved(board: Board, made: Making, i: int, seat: int | None) -> Half:
    """Ship `i` of the caravan promised to another seat, or to nobody."""
    fleet = list(promised(board))
    before, fleet[i] = fleet[i], seat
    for whose, more in ((before, -1), (seat, 1)):
        if whose is not None:
            ships = tuple(share + more * (each == whose) for each, share in enumerate(made.ships))
            made = made._replace(ships=ships)
    half = given(board.state, made, made.seat, 0)
    return Half((*half.change, ("fleet", tuple(fleet))))
