"""The half-made proposal or draft on the bench: what is laid so far, and what a click makes of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from captains.games.pirate_lords.actions import Crew, Propose, Split, Suggest
from captains.games.pirate_lords.rules.bench import held
from captains.games.pirate_lords.rules.lacks import Lacks, lacks
from captains.games.pirate_lords.state import State, participants
from captains.scene.page import Desk, Half
from captains.scene.sight import Sight

MAKING = ("crew", "ships", "fleet", "at", "by")
"""The half-made choices of a proposal or draft."""


class Making(NamedTuple):
    """A proposal of the initiator, or a draft of somebody else, as far as it is made."""

    seat: int
    draft: bool
    crew: Crew
    ships: Split

    @property
    def action(self) -> Propose | Suggest:
        """What would be sent."""
        return Suggest(self.crew, self.ships) if self.draft else Propose(self.crew, self.ships)

    def lacks(self, state: State) -> Lacks:
        """What is still missing."""
        return lacks(state, self.seat, self.crew, self.ships)


def moment(state: State) -> tuple[int, int]:
    """To which bargain a half-made choice belongs: the turn and whose chance it is."""
    return state.turn, state.active


def making(sight: Sight, desk: Desk) -> Making | None:
    """What is on the bench half-made: somebody's draft, else the initiator's proposal; None where nobody makes any."""
    state: State = sight.view
    speaker = desk.held("speaker")
    if speaker is not None and not _may(sight, speaker, "Suggest"):
        speaker = None
    draft = speaker is not None
    seat = speaker if speaker is not None else state.active
    if not draft and not _may(sight, seat, "Propose"):
        return None
    crew, ships = _begun(state)
    if desk.held("at") == moment(state) and desk.held("by") == seat:
        crew, ships = desk.held("crew", crew), desk.held("ships", ships)
    if not _lies(state, crew):
        crew, ships = _nothing(state)
    return Making(seat, draft, crew, ships)


def _may(sight: Sight, seat: int, kind: str) -> bool:
    return any(offer.kind == kind for offer in sight.offers_of(seat))


def _begun(state: State) -> tuple[Crew, Split]:
    """What a proposal begins with: the last one of this turn."""
    if state.proposals:
        return state.proposals[-1].crew, state.proposals[-1].ships
    return _nothing(state)


def _nothing(state: State) -> tuple[Crew, Split]:
    return ((),) * len(state.sheet.professions), (0,) * len(state.lords)


def _lies(state: State, crew: Crew) -> bool:
    """Whether all these pirates lie in front of their players."""
    return all(
        seats.count(seat) <= counts[seat]
        for seats, counts in zip(crew, held(state), strict=True)
        for seat in set(seats)
    )


def laid(state: State, made: Making, crew: Crew, ships: Split) -> Half:
    """The half-made choice with this crew and split; whoever takes no part any more gets no ship."""
    inside = participants(crew)
    kept = tuple(share if seat in inside else 0 for seat, share in enumerate(ships))
    change: list[tuple[str, Any]] = [("crew", crew), ("ships", kept), ("at", moment(state)), ("by", made.seat)]
    return Half(tuple(change))


def forward(state: State, made: Making, profession: int, seat: int) -> Half:
    """One more pirate of a seat is brought forward."""
    return laid(state, made, _crew(made, profession, (*made.crew[profession], seat)), made.ships)


def back(state: State, made: Making, profession: int, seat: int) -> Half:
    """One pirate of a seat goes back."""
    seats = list(made.crew[profession])
    seats.remove(seat)
    return laid(state, made, _crew(made, profession, tuple(seats)), made.ships)


def given(state: State, made: Making, seat: int, more: int) -> Half:
    """A seat is promised more ships, or fewer."""
    ships = tuple(share + more * (each == seat) for each, share in enumerate(made.ships))
    return laid(state, made, made.crew, ships)


def cleared(state: State, made: Making) -> Half:
    """Everything goes back."""
    return laid(state, made, *_nothing(state))


def _crew(made: Making, profession: int, seats: tuple[int, ...]) -> Crew:
    return tuple(tuple(sorted(seats)) if i == profession else each for i, each in enumerate(made.crew))


def speaking(seat: int | None) -> Half:
    """Somebody begins a draft, or (None) leaves it."""
    return Half((("speaker", seat), *((name, None) for name in MAKING)))
