"""Setup and cards: how many of each, one deck, the last loot at the bottom, who starts."""

import pytest

from captains.engine.chance import Draw
from captains.engine.match import Match
from captains.engine.seats import Seat, Setup
from captains.games.pirate_lords.game import GAME
from captains.library.sheets import shipped_sheet
from tests.games.pirate_lords.table import ANNA, BORIS, SHIP, Table, bargaining, loot


def test_PL_00_three_to_eight_players():
    sheet = shipped_sheet("pirate-lords")
    for seats in range(1, 10):
        sat = tuple(Seat(f"Lord {n}") for n in range(seats))
        if 3 <= seats <= 8:
            assert len(Match(GAME, Setup("pirate-lords", "lords", {}, sat, sheet)).state.lords) == seats
        else:
            with pytest.raises(ValueError):
                Match(GAME, Setup("pirate-lords", "lords", {}, sat, sheet))


def test_PL_00_an_edited_box_may_be_for_fewer():
    sheet = shipped_sheet("pirate-lords")
    sheet["seats"]["most"] = 5
    with pytest.raises(ValueError, match="3 to 5 players, not 6"):
        Table(6, sheet)


def test_PL_00_there_is_a_colour_for_every_seat():
    assert len(set(GAME.colours)) == 8
    assert GAME.colours[6:] == ("teal", "rose")


def test_PL_01_twenty_one_pirates_and_seven_ships():
    state = Table().state
    assert [len(numbers) for numbers in state.deck] == [7, 7, 7, 7]
    assert [each.name for each in state.sheet.professions] == ["sailor", "shooter", "boarder"]
    assert [each.symbol for each in state.sheet.professions] == ["wheel", "pistol", "sabres"]
    assert state.sheet.ship == SHIP


def test_PL_02_twenty_one_regular_and_six_last_loot_cards():
    state = Table().state
    assert (state.regular, state.last) == (21, 6)
    kinds = [(kind.points, kind.last, kind.cards) for kind in state.sheet.loot]
    assert kinds == [(2, False, 7), (3, False, 7), (4, False, 7), (2, True, 2), (3, True, 2), (4, True, 2)]


def test_PL_03_pirates_and_ships_are_drawn_from_one_deck_that_has_no_order():
    table = Table()
    assert GAME.due(table.state) == Draw("deck", (7, 7, 7, 7))
    table.turn("ship", "sailor")
    table.turn("ship")
    assert GAME.due(table.state) == Draw("deck", (6, 7, 7, 5))


def test_PL_04_the_last_loot_comes_once_no_regular_card_is_left():
    table = bargaining()
    cards = [loot(2, (ANNA,))] * 6 + [loot(3, (ANNA,))] * 7 + [loot(4, (ANNA,))] * 6
    table.give(ANNA, loot=cards)
    assert table.state.regular == 2
    table.propose(((0, 0), (1, 3), (1, 3)), 1, 2, 0, 2)
    table.accept(3, 0)
    assert GAME.due(table.state) == Draw("loot", (1, 0, 1, 0, 0, 0), (BORIS,))
    table.draw_loot(4)
    assert GAME.due(table.state) == Draw("loot", (1, 0, 0, 0, 0, 0), (BORIS,))
    table.draw_loot(2)
    assert GAME.due(table.state) == Draw("last loot", (0, 0, 0, 2, 2, 2), (BORIS,))


def test_PL_05_the_first_seat_starts_and_play_passes_to_the_left():
    table = Table(3)
    assert table.state.active == ANNA
    assert [table.turn("sailor").events[-1].seat for _ in range(4)] == [1, 2, 0, 1]
    assert table.state.turn == 5
