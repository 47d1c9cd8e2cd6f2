"""The host of a running match: what clients see, what may be done, what is told."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from captains.engine.chance import ChanceFault
from captains.engine.offers import Offer
from captains.engine.refusal import Refused
from captains.engine.seats import PUBLIC
from captains.host.host import Change, new_match, open_match
from tests.host.skiffs import Bid, Pass, Skiffs, Take, Water
from tests.host.tables import begun, play, saves, setup


def test_a_sight_is_made_once_for_each_viewer_until_something_happens() -> None:
    host = play(begun(), 1)
    seen = host.sight(0, (0, 1))
    assert host.sight(0, (0, 1)) is seen
    assert host.sight(1, (0, 1)) is not seen
    host.act(0, Take(0))
    assert host.sight(0, (0, 1)) is not seen
    assert len(seen.log) == 1
    assert len(host.sight(0, (0, 1)).log) == 2


def test_the_log_of_an_earlier_sight_stays_as_it_was_after_an_undo() -> None:
    host = play(begun(), 1)
    host.act(0, Take(0))
    before = host.sight(0, (0,))
    host.undo(0)
    host.act(0, Pass())
    assert before.log[1].action == Take(0)
    assert host.sight(0, (0,)).log[1].action == Pass()
    assert [entry.n for entry in before.log] == [0, 1]
    assert [entry.n for entry in before.log[::-1]] == [1, 0]
    assert [entry.n for entry in before.log[-1:]] == [1]


def test_an_empty_log_stays_empty_as_the_match_goes_on() -> None:
    host = begun()
    before = host.sight(0, (0,)).log
    play(host, 3)
    host.sight(0, (0,))
    assert list(before) == before[:] == before[::-1] == []
    with pytest.raises(IndexError):
        before[0]


def test_a_client_decides_only_for_its_own_seats() -> None:
    host = play(begun(), 1)
    seen = host.sight(0, (0,))
    assert [offer.seat for offer in seen.offers] == [0]
    assert seen.waiting == (0, 1)
    refusal = seen.check(1, Take(0))
    assert refusal is not None and refusal.words == "That seat is not played from here."
    assert seen.preview(1, Take(0)) is None
    assert seen.check(0, Take(0)) is None


class Chatty(Skiffs):
    """Skiffs in which whoever has moved may still take a die, which nobody waits for."""

    def offers(self, state: Water) -> Sequence[Offer]:
        moved = [seat for seat, done in enumerate(state.moved) if done and state.phase == "take"]
        return (*super().offers(state), *[Offer(seat, "Take", (Take(0),), optional=True) for seat in moved])


def test_nobody_waits_for_a_seat_that_only_may_decide_something() -> None:
    host = new_match(setup(), seed="s", find_game=lambda id: Chatty())
    play(host, 1)
    host.act(0, Take(0))
    for seen in (host.sight(0, (0, 1)), host.reading().sight(viewer=0)):
        assert seen.waiting == (1,)
    assert [offer.optional for offer in host.sight(0, (0, 1)).offers] == [False, True]


def test_a_sealed_decision_is_offered_only_to_eyes_of_its_own_seat() -> None:
    host = play(begun(), 3)
    assert host.sight(PUBLIC, (0, 1)).offers == ()
    assert [offer.seat for offer in host.sight(1, (0, 1)).offers] == [1]
    # In the order they are asked, which the game decides.
    assert host.sight(PUBLIC, (0, 1)).sealed == (1, 0)
    host.act(1, Bid(3))
    assert host.sight(PUBLIC, (0, 1)).sealed == (0,)


def test_what_a_viewer_may_not_know_is_not_in_its_sight() -> None:
    host = play(begun(), 3)
    host.act(1, Bid(3))
    for viewer, known in ((0, False), (PUBLIC, False), (1, True)):
        seen = host.sight(viewer, (0, 1))
        told = msgspec.json.encode((seen.view, list(seen.log)))
        assert (b'"value":3' in told) is known
        assert (seen.log[3].action is not None) is known


def test_a_preview_shows_where_an_open_decision_leads() -> None:
    host = play(begun(), 1)
    made = host.sight(0, (0,)).preview(0, Take(1))
    assert made is not None
    view, events = made
    assert view.points[0] == host.match.state.faces[1] + 1
    assert len(events) == 1
    assert len(host.match.entries) == 1


def test_a_preview_never_opens_a_secret() -> None:
    host = play(begun(), 3)
    host.act(1, Bid(3))
    # The last bid would open both: the outcome of trying it out must not be shown to the one who makes it.
    assert host.sight(0, (0, 1)).preview(0, Bid(0)) is None


def test_undo_takes_back_ones_own_decision_and_redo_brings_it_again(tmp_path: Path) -> None:
    kept = saves(tmp_path)
    host = play(begun(kept), 1)
    host.act(0, Take(0))
    assert host.sight(PUBLIC, (0, 1)).undoable == {0}
    points = host.match.state.points
    assert host.undo(0) == 1
    assert host.can_redo(0)
    assert len(kept.load("last").entries) == 1
    host.redo(0)
    assert host.match.state.points == points
    assert len(kept.load("last").entries) == 2
    kept.close()


def test_undo_does_not_cross_chance_or_an_opened_secret() -> None:
    host = play(begun(), 5)
    with pytest.raises(Refused):
        host.undo(0)
    assert host.sight(PUBLIC, (0, 1)).undoable == frozenset()


def test_rewinding_is_possible_past_that_and_is_kept(tmp_path: Path) -> None:
    kept = saves(tmp_path)
    host = play(begun(kept), 8)
    host.rewind(2)
    again = open_match(kept, "last")
    assert len(again.match.entries) == 2
    assert again.match.state == host.match.state
    with pytest.raises(ValueError, match="no entry 9"):
        host.rewind(9)
    kept.close()


def test_the_same_seed_rolls_the_same_and_undo_changes_no_roll() -> None:
    one, other = play(begun(seed="x")), play(begun(seed="x"), 1)
    other.act(0, Take(1))
    other.undo(0)
    play(other)
    assert one.match.entries[0].events == other.match.entries[0].events
    assert one.match.entries[5].events == other.match.entries[5].events
    assert play(begun(seed="y")).match.states != one.match.states


def test_with_real_dice_nothing_falls_by_itself() -> None:
    host = begun(real_dice=True)
    assert host.advance() is None
    due = host.due()
    assert due is not None
    with pytest.raises(ChanceFault, match="no face 7"):
        host.roll((0, 6))
    entry = host.roll((0, 5))
    assert entry.action.typed
    assert host.match.state.faces == (0, 5)
    with pytest.raises(ChanceFault, match="nothing is to be rolled"):
        host.roll((0, 5))
    assert host.due() is None


def test_virtual_dice_take_no_typed_results() -> None:
    with pytest.raises(ChanceFault, match="virtual"):
        begun().roll((0, 0))


def test_a_table_may_change_to_its_own_dice_and_back(tmp_path: Path) -> None:
    kept = saves(tmp_path)
    host = play(begun(kept), 5)
    host.use_dice(real=True)
    assert open_match(kept, "last").real_dice
    host.use_dice(real=False)
    assert host.advance() is not None
    kept.close()


def test_a_seat_that_goes_home_becomes_a_bot_in_the_save_but_not_in_the_log(tmp_path: Path) -> None:
    kept = saves(tmp_path)
    host = play(begun(kept), 2)
    host.seat_kind(1, "easy")
    assert host.sight(0, (0,)).setup.seats[1].kind == "easy"
    again = open_match(kept, "last")
    assert again.setup.seats[1].kind == "easy"
    assert again.match.setup.seats[1].kind == "human"
    assert len(again.match.entries) == 2
    kept.close()


def test_only_humans_take_back() -> None:
    host = play(begun(), 1)
    host.act(0, Take(0))
    host.seat_kind(0, "easy")
    assert host.sight(PUBLIC, (0, 1)).undoable == frozenset()


def test_a_match_given_up_has_no_outcome_and_takes_nothing_more(tmp_path: Path) -> None:
    kept = saves(tmp_path)
    host = play(begun(kept), 3)
    host.give_up()
    assert host.sight(0, (0,)).outcome is None
    assert host.sight(0, (0,)).offers == ()
    assert host.advance() is None
    for deed in (lambda: host.act(0, Bid(0)), lambda: host.undo(0), lambda: host.redo(0), lambda: host.rewind(0)):
        with pytest.raises(Refused, match="given up"):
            deed()
    (info,) = kept.listed()
    assert (info.status, info.stands, info.winners) == ("abandoned", "given up at round 1, bid", ())
    assert open_match(kept, "last").given_up
    kept.close()


def test_a_match_that_is_over_opens_everything_and_can_t_be_given_up() -> None:
    host = play(begun())
    seen = host.sight(PUBLIC)
    assert seen.outcome is not None
    assert seen.view is host.match.state
    assert [entry.action for entry in seen.log] == [entry.action for entry in host.match.entries]
    host.give_up()
    assert not host.given_up


def test_listeners_hear_what_changed_until_they_leave() -> None:
    host = begun()
    heard: list[Change] = []
    leave = host.listen(heard.append)
    host.advance()
    host.act(0, Take(0))
    host.undo(0)
    host.seat_kind(0, "easy")
    host.give_up()
    leave()
    host.seat_kind(0, "human")
    told = [("entry", 0), ("entry", 1), ("undo", 1), ("seat", 1), ("given up", 1)]
    assert [(change.what, change.n) for change in heard] == told


def test_only_the_host_stamps() -> None:
    ticks = (f"2026-01-01T00:00:{second:02}Z" for second in itertools.count())
    host = play(begun(clock=lambda: next(ticks)), 3)
    stamps = [entry.at for entry in host.match.entries]
    assert len(set(stamps)) == 3
    assert stamps == sorted(stamps)
