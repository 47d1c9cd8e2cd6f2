"""Setup: players, colours, pieces, tiles, market, Coco tiles, the first player (PI-01 to PI-06)."""

from __future__ import annotations

import pytest

from captains.engine.match import Match
from captains.engine.seats import Seat, Setup
from captains.games.pirate_islands.game import GAME
from tests.games.pirate_islands.sea import NAMES, SHEET, fit, island, lair_site, opening, setup, ship_site


def coloured(*colours: str) -> Setup:
    seats = tuple(Seat(name, colour) for name, colour in zip(NAMES, colours, strict=False))
    return Setup("pirate-islands", "islands", {}, seats, SHEET)


@pytest.mark.parametrize("seats", [1, 5])
def test_PI_01_two_to_four_players(seats: int) -> None:
    table = tuple(Seat(f"Pirate {n}") for n in range(seats))
    with pytest.raises(ValueError, match="2 to 4 seats"):
        Match(GAME, Setup("pirate-islands", "islands", {}, table, SHEET))


def test_PI_01_three_and_four_players_use_the_side_with_four_turtle_isles() -> None:
    assert [opening(seats).board.turtles for seats in (2, 3, 4)] == [2, 4, 4]


def test_PI_01_the_colours_are_red_blue_orange_and_white_in_seat_order() -> None:
    assert opening(4).colours == ("red", "blue", "orange", "white")
    assert opening(2).colours == ("red", "blue")


def test_PI_01_C10_with_three_players_white_is_not_used() -> None:
    assert opening(3).colours == ("red", "blue", "orange")
    with pytest.raises(ValueError, match="With 3 players the colours are red, blue and orange; white is not used"):
        Match(GAME, coloured("white", "red", "blue"))


def test_PI_01_a_seat_may_choose_its_colour_and_the_others_get_the_free_ones() -> None:
    state = GAME.start(coloured("white", "", "red", ""))
    assert state.colours == ("white", "blue", "red", "orange")
    assert state.lairs[lair_site(2)] == state.lairs[lair_site(18)] == 0
    assert state.lairs[lair_site(5)] == state.lairs[lair_site(15)] == 2


def test_PI_01_two_seats_of_one_colour_are_refused() -> None:
    with pytest.raises(ValueError, match="Two seats are red"):
        Match(GAME, coloured("red", "red"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_PI_02_two_lairs_and_one_ship_stand_and_the_rest_is_the_supply(seats: int) -> None:
    state = opening(seats)
    for seat in range(seats):
        assert (state.lairs.count(seat), state.ships.count(seat)) == (2, 1)
        assert (state.lairs_left(seat), state.ships_left(seat)) == (5, 7)


def test_PI_02a_four_players_begin_on_the_printed_sites() -> None:
    state = opening(4)
    lairs = {(5, 15): 0, (12, 22): 1, (9, 25): 2, (2, 18): 3}
    for sites, seat in lairs.items():
        assert [state.lairs[lair_site(site)] for site in sites] == [seat, seat]
    ships = {(4, 5): 0, (11, 12): 1, (9, 10): 2, (2, 3): 3}
    assert {state.ships[ship_site(*ends)]: ends for ends in ships} == {seat: ends for ends, seat in ships.items()}


def test_PI_02a_two_players_are_red_and_blue_and_begin_on_the_printed_sites() -> None:
    state = opening(2)
    assert [site + 1 for site, owner in enumerate(state.lairs) if owner == 0] == [2, 13]
    assert [site + 1 for site, owner in enumerate(state.lairs) if owner == 1] == [4, 15]
    assert state.ships[ship_site(2, 3, state)] == 0
    assert state.ships[ship_site(4, 6, state)] == 1
    with pytest.raises(ValueError, match="With 2 players the colours are red and blue; orange is not used"):
        Match(GAME, coloured("orange", "red"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_PI_02a_two_starting_ships_are_an_option(seats: int) -> None:
    state = opening(seats, ships="2")
    for seat in range(seats):
        assert (state.ships.count(seat), state.ships_left(seat)) == (2, 6)
    if seats > 2:
        assert state.ships[ship_site(15, 16)] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_PI_02b_there_are_18_tiles_of_each_resource_and_16_coco_tiles(seats: int) -> None:
    for state in (opening(seats), opening(seats, trade="open")):
        assert state.figures.tiles == 18
        fit(state)
    assert state.coco == (7, 5, 2, 2)
    assert [(kind.does, kind.gift.tiles) for kind in state.figures.coco] == [
        ("ghost-captain", (0, 0, 0, 0, 0)),
        ("build", (0, 0, 0, 0, 0)),
        ("gift", (2, 2, 0, 0, 0)),
        ("gift", (0, 0, 2, 0, 2)),
    ]


def test_PI_03_each_player_begins_with_one_wood_and_one_molasses() -> None:
    assert all(player.tiles == (0, 0, 1, 0, 1) for player in opening(4).players)
    assert opening(4).stockpile == (17, 17, 13, 17, 13)


def test_PI_04_the_market_begins_with_one_tile_of_each() -> None:
    assert sorted(opening().booths) == [0, 1, 2, 3, 4]


def test_PI_05_the_ghost_captain_begins_on_spooky_island() -> None:
    for seats in (2, 4):
        state = opening(seats)
        assert state.ghost == state.board.spooky == island("S" if seats == 4 else "s", state)


def test_PI_05_the_coco_tiles_are_a_pile_without_an_order() -> None:
    assert opening().coco == (7, 5, 2, 2)
    assert all(not player.coco for player in opening().players)


def test_PI_06_whoever_sits_first_begins_and_the_die_is_due() -> None:
    state = opening()
    assert (state.active, state.turn, state.phase) == (0, 1, "roll")
    assert GAME.due(state) is not None


def test_an_unknown_option_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="one of market, open"):
        Match(GAME, setup(4, trade="barter"))
