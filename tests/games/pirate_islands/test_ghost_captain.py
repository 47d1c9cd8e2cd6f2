"""The Ghost Captain: where he goes on a 6 and what whoever moves him takes (PI-11, PI-12)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from captains.games.pirate_islands.actions import EndTurn, MoveGhostCaptain
from captains.games.pirate_islands.events import DieRolled, GhostCaptainMoved, TilesTaken
from captains.games.pirate_islands.game import GAME
from tests.games.pirate_islands.sea import GOLD, MOLASSES, do, holding, island, no, opening, roll, tiles

EMPTY = ("", "", "", "")


def test_PI_12_C1_a_six_yields_nothing_and_the_roller_moves_the_ghost_captain_and_takes_two() -> None:
    state, events = roll(holding(opening(), *EMPTY), 6)
    assert events == [DieRolled(6)]
    assert [offer.kind for offer in GAME.offers(state)] == ["MoveGhostCaptain"]
    after, events = do(state, 0, MoveGhostCaptain(island("K")))
    assert events == [GhostCaptainMoved(0, island("K")), TilesTaken(0, (0, 0, 0, 0, 2))]
    assert after.ghost == island("K")
    assert after.players[0].tiles == tiles("2 molasses")
    assert after.phase == "play"


def test_PI_12_the_die_yields_again_once_he_is_gone() -> None:
    state, _ = roll(replace(holding(opening(), *EMPTY), ghost=island("L")), 6)
    moved, _ = do(state, 0, MoveGhostCaptain(island("A")))
    after, _ = roll(moved, 5)
    assert after.players[1].tiles == tiles("1 goat")


def test_PI_12_no_island_bears_a_six() -> None:
    for seats in (2, 4):
        state = opening(seats)
        assert state.figures.ghost_number == 6
        assert all(each.number != 6 for each in state.board.islands)


def test_PI_12_C2_the_roller_needs_no_lair_there_and_a_gold_island_will_do() -> None:
    state, _ = roll(holding(opening(), *EMPTY), 6)
    after, _ = do(state, 0, MoveGhostCaptain(island("D")))
    assert after.players[0].tiles == tiles("2 gold")


def test_PI_12_C3_he_may_not_stay_where_he_is() -> None:
    state, _ = roll(replace(holding(opening(), *EMPTY), ghost=island("D")), 6)
    refusal = no(state, 0, MoveGhostCaptain(island("D")))
    assert refusal.clause == "PI-12"
    assert refusal.words == "The Ghost Captain is on that island; he must move to another."


@pytest.mark.parametrize("seats", [2, 4])
def test_PI_12_C4_he_may_not_go_to_spooky_island(seats: int) -> None:
    state, _ = roll(replace(holding(opening(seats), *EMPTY[:seats]), ghost=0), 6)
    refusal = no(state, 0, MoveGhostCaptain(state.board.spooky))
    assert refusal.words == "Spooky Island yields nothing; the Ghost Captain must move to one that does."
    assert no(state, 0, MoveGhostCaptain(99)).kind == "form"


def test_PI_12_any_other_island_that_yields_something_is_offered() -> None:
    state, _ = roll(replace(holding(opening(), *EMPTY), ghost=island("D")), 6)
    (offer,) = GAME.offers(state)
    expected = {n for n, each in enumerate(state.board.islands) if each.key not in "DS"}
    assert {action.island for action in offer.choices} == expected


def test_PI_12_the_roller_takes_what_the_stockpile_has() -> None:
    state, _ = roll(holding(opening(), "", "16 gold", "", ""), 6)
    after, events = do(state, 0, MoveGhostCaptain(island("I")))
    assert events[-1] == TilesTaken(0, (0, 0, 0, 1, 0))
    assert after.stockpile[GOLD] == 0


def test_PI_12_from_an_empty_stockpile_nothing_is_taken() -> None:
    state, _ = roll(holding(opening(), "", "17 molasses", "", ""), 6)
    after, events = do(state, 0, MoveGhostCaptain(island("J")))
    assert events == [GhostCaptainMoved(0, island("J"))]
    assert after.players[0].tiles[MOLASSES] == 0


def test_PI_12_he_must_be_moved_before_anything_else() -> None:
    state, _ = roll(holding(opening(), "1 goat 1 wood"), 6)
    assert no(state, 0, EndTurn()).words == "First move the Ghost Captain."
    assert no(state, 1, MoveGhostCaptain(0)).words == "It is Ann's turn."


def test_PI_12_he_is_not_moved_without_a_six_or_a_coco_tile() -> None:
    state, _ = roll(opening(), 3)
    assert no(state, 0, MoveGhostCaptain(0)).clause == "PI-12"
