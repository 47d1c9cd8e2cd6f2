"""Tests of a match: deciding, undo up to its line, redo, rewinding, views and logs."""

from __future__ import annotations

from typing import Any

import pytest

from captains.engine.chance import Beat, ChanceFault, Due, Scripted, Seeded
from captains.engine.entry import Answer
from captains.engine.match import Match
from captains.engine.refusal import Refused
from captains.engine.seats import PUBLIC, Seat, Setup
from captains.engine.secrets import Hidden
from captains.engine.step import Step
from captains.engine.verify import faults
from tests.engine.buoys import GAME, Buoys, Rolled, Sea, Take, Whisper

SETUP = Setup("buoys", "plain", {}, (Seat("Anna"), Seat("Boris"), Seat("Cleo")), {})


@pytest.fixture
def match() -> Match[Any]:
    match = Match(GAME, SETUP)
    match.advance(Scripted([(4,)]))
    return match


def finish(match: Match[Any], seed: str = "x") -> Match[Any]:
    source = Seeded(seed)
    while not match.over:
        if match.advance(source) is None:
            offer = match.offers()[0]
            match.act(offer.seat, offer.choices[0])
    return match


def test_a_decision_before_the_dice_have_fallen_is_refused() -> None:
    with pytest.raises(Refused, match="dice or cards"):
        Match(GAME, SETUP).act(0, Take(0))


def test_a_refused_decision_changes_nothing(match: Match[Any]) -> None:
    match.act(0, Take(3))
    before = list(match.entries), match.state
    with pytest.raises(Refused) as refused:
        match.act(1, Take(3))
    assert refused.value.refusal.clause == "BU-01"
    assert (match.entries, match.state) == (before[0], before[1])


def test_nothing_is_due_while_seats_decide(match: Match[Any]) -> None:
    assert match.advance(Seeded("x")) is None


def test_an_answer_that_does_not_fit_is_not_taken() -> None:
    match = Match(GAME, SETUP)
    with pytest.raises(ChanceFault):
        match.advance(Scripted([(9,)]))
    assert match.entries == []


def test_undo_takes_back_exactly_the_seats_own_last_decision(match: Match[Any]) -> None:
    match.act(0, Take(0))
    match.act(1, Take(1))
    assert match.undo(0) == 1
    assert [entry.action for entry in match.entries[1:]] == [Take(1)]
    assert [entry.n for entry in match.entries] == [0, 1]
    assert match.state.owners[:2] == (None, 1)
    assert match.undo(1) == 1
    assert match.state == match.states[1]


def test_undo_never_crosses_a_roll(match: Match[Any]) -> None:
    refusal = match.undo_refusal(0)
    assert (
        refusal is not None and refusal.words == "Anna has nothing to take back since the last roll, reveal or phase."
    )


def test_undo_never_crosses_the_end_of_a_round_for_all(match: Match[Any]) -> None:
    for seat in range(3):
        match.act(seat, Take(seat))
    assert all(match.undo_refusal(seat) for seat in range(3))


def test_undo_is_refused_where_another_seat_has_built_on_it(match: Match[Any]) -> None:
    match.act(0, Whisper(1))
    match.act(0, Take(5))
    match.undo(0)
    match.act(1, Take(5))
    with pytest.raises(Refused):
        match.redo(0)
    assert not match.can_redo(0)


def test_redo_gives_back_what_undo_took_and_dies_with_another_decision(match: Match[Any]) -> None:
    match.act(0, Take(7))
    state = match.state
    match.undo(0)
    assert match.can_redo(0)
    match.redo(0)
    assert match.state == state
    match.undo(0)
    match.act(0, Take(8))
    assert not match.can_redo(0)


def test_two_undone_decisions_are_done_again_in_order(match: Match[Any]) -> None:
    match.act(0, Whisper(2))
    match.act(0, Take(7))
    state = match.state
    match.undo(0)
    match.undo(0)
    match.redo(0)
    match.redo(0)
    assert match.state == state


def test_rewinding_gives_the_same_rolls_again() -> None:
    match = finish(Match(GAME, SETUP))
    rolls = [entry for entry in match.entries if entry.seat is None]
    last = match.state
    match.rewind(2)
    assert match.draws == 1 and not match.over and match.outcome is None
    assert finish(match).state == last
    assert [entry for entry in match.entries if entry.seat is None] == rolls


def test_rewinding_forgets_what_was_taken_back(match: Match[Any]) -> None:
    start = len(match.entries)
    match.act(0, Whisper(2))
    match.act(0, Take(7))
    match.undo(0)
    assert match.can_redo(0)
    match.rewind(start)
    assert match.refusal(0, Take(7)) is None and not match.can_redo(0)


def test_states_are_the_fold_of_the_events() -> None:
    match = finish(Match(GAME, SETUP))
    again = Match(GAME, SETUP, match.entries)
    assert again.states == match.states
    assert (again.draws, again.outcome) == (match.draws, match.outcome)


def test_a_seat_sees_its_own_whisper_only(match: Match[Any]) -> None:
    match.act(1, Whisper(2))
    assert match.view(1).whispers[1] == Hidden(2, (1,))
    assert match.view(0).whispers[1] == Hidden(None, (1,)) == match.view(PUBLIC).whispers[1]
    assert match.log(0)[-1].action is None and match.log(0)[-1].events[0].number.value is None
    assert match.log(1)[-1].action == Whisper(2)


def test_everything_is_open_once_the_match_is_over(match: Match[Any]) -> None:
    match.act(1, Whisper(2))
    finish(match)
    assert match.log(0)[1].action == Whisper(2)
    with pytest.raises(Refused, match="over"):
        match.act(0, Take(11))


def test_a_preview_changes_nothing(match: Match[Any]) -> None:
    made = match.preview(0, Take(2))
    assert made is not None and made[0].owners[2] == 0
    assert match.state.owners[2] is None
    match.act(1, Take(2))
    assert match.preview(0, Take(2)) is None


def test_answers_are_marked_when_they_were_typed_in() -> None:
    match = Match(GAME, SETUP)
    entry = match.advance(Scripted([(2,)], typed=True))
    assert entry is not None and entry.action == Answer((2,), typed=True)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"mode": "grand"}, "no mode 'grand'"),
        ({"seats": (Seat("Anna"),)}, "2 to 4 seats, not 1"),
        ({"options": {"wind": "1"}}, "no option 'wind'"),
        ({"options": {"tide": "none"}}, "one of low, high, not 'none'"),
        ({"options": {"swimmer": "7"}}, "seat that is not at this table"),
    ],
)
def test_a_setup_that_does_not_go_together_says_what_is_wrong(change: dict[str, Any], words: str) -> None:
    given = {"game": "buoys", "mode": "plain", "options": {}, "seats": SETUP.seats, "sheet": {}} | change
    with pytest.raises(ValueError, match=words):
        Match(GAME, Setup(**given))


class Drifting(Buoys):
    """In the second round the buoy drifts by itself."""

    def due(self, state: Sea) -> Due | None:
        due = super().due(state)
        return Beat("drift") if due is not None and state.round == 1 else due

    def settle(self, step: Step[Sea], answer: tuple[int, ...], typed: bool) -> None:
        assert not (typed and step.state.round == 1)
        step.emit(Rolled(answer[0] if step.state.round != 1 else 5))


def test_what_happens_by_itself_is_an_entry_that_asks_no_source() -> None:
    match = finish(Match(Drifting(), SETUP), "x")
    by_itself = [entry for entry in match.entries if entry.action == Answer(())]
    assert [entry.events for entry in by_itself] == [(Rolled(5),)]
    assert list(faults(match, "x")) == []
    again = Match(Drifting(), SETUP)
    typed = Scripted([(1,), (2,)], typed=True)
    while not again.over:
        if again.advance(typed) is None:
            again.act(again.offers()[0].seat, again.offers()[0].choices[0])
    assert list(faults(again)) == [], "the table's own dice are asked for only where there are some"


def test_undo_does_not_reach_behind_what_happened_by_itself() -> None:
    match = Match(Drifting(), SETUP)
    match.advance(Scripted([(1,)]))
    for seat in range(3):
        match.act(seat, Take(seat))
    match.advance(Scripted([]))
    with pytest.raises(Refused, match="nothing to take back"):
        match.undo(0)
