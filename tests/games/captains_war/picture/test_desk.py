"""The desk after something happened: the go moves on clockwise, what is half chosen stays only while it fits."""

from __future__ import annotations

import pytest

from captains.engine.chance import Scripted
from captains.engine.match import Match
from captains.games.captains_war.actions import Done, PickDie, SetAside
from captains.games.captains_war.game import GAME
from captains.games.captains_war.state import State
from captains.library.sheets import shipped_sheet
from captains.scene.page import Desk
from tests.games.captains_war.picture.moments import FORMATS, PICTURE, ended, moments, setup, sight_of


def loot() -> Match[State]:
    """A full game of three in its first loot phase: a Joker on the first blue die, the Gold die set aside."""
    match: Match[State] = Match(GAME, setup(3))
    match.advance(Scripted([(3, 4, 1, 2, 0, 5)]))
    match.act(0, SetAside(0))
    return match


def test_the_go_stays_with_a_captain_who_has_something_to_decide() -> None:
    desk = Desk(go=2)
    assert PICTURE.arrange(sight_of(loot()), desk) is desk


def test_the_go_moves_clockwise_to_the_next_who_has() -> None:
    match = loot()
    for action in (PickDie(2), PickDie(3), Done()):
        match.act(1, action)
    assert PICTURE.arrange(sight_of(match), Desk(go=1)).go == 2
    for action in (PickDie(2), PickDie(3), Done()):
        match.act(2, action)
    assert PICTURE.arrange(sight_of(match), Desk(go=1)).go == 0


def test_the_go_stays_at_this_screen_when_only_bots_decide() -> None:
    match = loot()
    for action in (PickDie(2), PickDie(3), Done()):
        match.act(1, action)
    assert PICTURE.arrange(sight_of(match, humans=(1,)), Desk(go=1)).go == 1
    assert PICTURE.arrange(sight_of(match, humans=(1,)), Desk(go=0)).go == 1


def test_a_table_of_bots_shows_whoever_decides() -> None:
    assert PICTURE.arrange(sight_of(loot(), humans=()), Desk(go=2)).go == 0


def test_a_half_picked_die_is_dropped_once_it_is_picked() -> None:
    match = loot()
    desk = Desk(go=0, half=(("die", 1),))
    assert PICTURE.arrange(sight_of(match), desk) is desk
    match.act(0, PickDie(1, 2))
    assert PICTURE.arrange(sight_of(match), desk).half == ()


def test_a_half_made_choice_is_dropped_when_the_go_moves() -> None:
    match = loot()
    for action in (PickDie(2), PickDie(3), Done()):
        match.act(0, action)
    after = PICTURE.arrange(sight_of(match), Desk(go=0, half=(("die", 1),)))
    assert (after.go, after.half) == (1, ())


def test_the_telling_begins_anew_with_a_new_match() -> None:
    assert PICTURE.arrange(sight_of(loot()), Desk(go=0, step=5)).step == 0
    assert PICTURE.arrange(sight_of(ended(3)), Desk(go=0, step=5)).step == 5


def test_everybody_who_must_decide_is_asked_something() -> None:
    for match in moments(4, 2, 3):
        sight = sight_of(match)
        for seat in sight.waiting:
            assert PICTURE.asks(sight, seat)


@pytest.mark.parametrize("seats", (2, 4))
def test_every_sheet_at_the_table_is_as_broad_as_its_paper(seats: int) -> None:
    sheet = shipped_sheet("captains-war")
    width, height = sheet["places"]["paper"]
    sheet["places"]["paper"] = [width, height + 60]
    match: Match[State] = Match(GAME, setup(seats, sheet))
    for fmt in FORMATS:
        page = PICTURE.table(sight_of(match), Desk(), fmt)
        papers = [piece for piece in page.pieces if piece.id.endswith("-print")]
        for piece in papers:
            assert piece.box.w / piece.box.h == pytest.approx(width / (height + 60)), piece.id
    assert len(papers) == seats
