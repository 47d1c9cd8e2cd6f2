"""The argument `--seat NAME[:human|:BOT][:COLOUR]`: read from the right, so that a name may hold colons itself."""

from __future__ import annotations

from collections.abc import Sequence

from captains.engine.names import cleaned, names_fault
from captains.engine.seats import Seat


class SeatFault(ValueError):
    """A seat argument that can't be taken; its text is one sentence."""


def read_seat(text: str, bots: Sequence[str], colours: Sequence[str]) -> Seat:
    """The seat an argument tells of; `colour` is "" where it names none. Raises SeatFault."""
    rest, kind, colour = text, "", ""
    while ":" in rest:
        before, _, last = rest.rpartition(":")
        word = last.strip().casefold()
        if not kind and word in ("human", *bots):
            kind = word
        elif not colour and word in colours:
            colour = word
        elif kind or colour:
            break
        else:
            known = f"'human', no bot ({', '.join(bots)}) and no colour ({', '.join(colours)})"
            raise SeatFault(f"The seat '{text}' ends in '{last}', which is not {known}.")
        rest = before
    return Seat(cleaned(rest), colour, kind or "human")


def read_seats(texts: Sequence[str], bots: Sequence[str], colours: Sequence[str]) -> tuple[Seat, ...]:
    """The seats in turn order; those that name no colour get the first free ones. Raises SeatFault."""
    seats = [read_seat(text, bots, colours) for text in texts]
    words = names_fault([seat.name for seat in seats])
    if words is not None:
        raise SeatFault(words)
    taken = [seat.colour for seat in seats if seat.colour]
    for colour in taken:
        if taken.count(colour) > 1:
            raise SeatFault(f"Two seats are {colour}; each needs a colour of its own.")
    free = [colour for colour in colours if colour not in taken]
    if len(taken) + len(free) < len(seats):
        raise SeatFault(f"There are {len(seats)} seats, but only {len(colours)} colours.")
    return tuple(seat if seat.colour else Seat(seat.name, free.pop(0), seat.kind) for seat in seats)
