"""Building lairs and ships: cost, place, alternation, supply (PI-20 to PI-23)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from captains.games.pirate_islands.actions import BuildLair, BuildShip
from captains.games.pirate_islands.events import LairBuilt, ShipBuilt
from captains.games.pirate_islands.game import GAME
from tests.games.pirate_islands.sea import (
    do,
    lair_site,
    no,
    roll,
    ship_site,
    table,
    tiles,
    with_coco,
    with_lairs,
    with_ships,
)

LAIR = "1 cutlass 1 molasses 1 goat 1 wood"
SHIP = "1 goat 1 wood"


def test_PI_20_a_lair_is_built_on_an_empty_site_next_to_ones_own_ship() -> None:
    state = table(4, LAIR + " 1 gold")
    after, events = do(state, 0, BuildLair(lair_site(4)))
    assert events == [LairBuilt(0, lair_site(4))]
    assert after.lairs[lair_site(4)] == 0
    assert after.players[0].tiles == tiles("1 gold")
    assert (after.lairs_on_board(0), after.lairs_left(0)) == (3, 4)


def test_PI_20_a_lair_needs_a_ship_of_ones_own_next_to_it() -> None:
    refusal = no(table(4, LAIR), 0, BuildLair(lair_site(6)))
    assert (refusal.clause, refusal.words) == (
        "PI-20",
        "None of your ships is next to that site; build a ship there first.",
    )


@pytest.mark.parametrize(
    ("hand", "lack"),
    [
        ("1 cutlass 1 molasses 1 wood 3 gold", "1 goat"),
        ("9 cutlass", "1 molasses, 1 goat and 1 wood"),
        ("1 molasses 1 wood", "1 cutlass and 1 goat"),
        ("", "1 cutlass, 1 molasses, 1 goat and 1 wood"),
    ],
)
def test_PI_20_C17_all_four_resources_are_needed_and_the_refusal_names_what_is_missing(hand: str, lack: str) -> None:
    refusal = no(table(4, hand), 0, BuildLair(lair_site(4)))
    assert refusal.clause == "PI-20"
    assert refusal.words == f"A lair costs 1 cutlass, 1 molasses, 1 goat and 1 wood; you lack {lack}."


def test_PI_21_a_ship_is_built_on_an_empty_site_next_to_ones_own_lair() -> None:
    after, events = do(table(4, SHIP), 0, BuildShip(ship_site(15, 16)))
    assert events == [ShipBuilt(0, ship_site(15, 16))]
    assert after.ships[ship_site(15, 16)] == 0
    assert after.players[0].tiles == tiles("")
    assert after.ships_left(0) == 6


def test_PI_21_a_ship_costs_a_goat_and_a_wood() -> None:
    refusal = no(table(4, "2 wood"), 0, BuildShip(ship_site(15, 16)))
    assert (refusal.clause, refusal.words) == ("PI-21", "A ship costs 1 goat and 1 wood; you lack 1 goat.")


def test_PI_21_C8_a_ship_may_not_be_built_next_to_ones_own_ship_only() -> None:
    # Red's ship 4-5 touches the empty site 4, from which 3-4 and 4-27 go on.
    for ends in ((3, 4), (4, 27)):
        refusal = no(table(4, SHIP), 0, BuildShip(ship_site(*ends)))
        assert refusal.clause == "PI-21"


def test_PI_22_C7_alternating_is_a_rule_of_sites_so_two_ships_from_two_lairs_in_one_turn_are_legal() -> None:
    state, _ = do(table(4, "2 goat 2 wood"), 0, BuildShip(ship_site(5, 6)))
    after, _ = do(state, 0, BuildShip(ship_site(14, 15)))
    assert after.ships.count(0) == 3


def test_PI_22_ship_and_lair_alternate_along_the_coast() -> None:
    state = table(4, "3 goat 3 wood 1 cutlass 1 molasses")
    state, _ = do(state, 0, BuildShip(ship_site(5, 6)))
    no(state, 0, BuildShip(ship_site(6, 7)))
    state, _ = do(state, 0, BuildLair(lair_site(6)))
    do(state, 0, BuildShip(ship_site(6, 7)))


def test_PI_22_nobody_builds_past_anothers_lair() -> None:
    # White has a lair on 2; orange's ship on 3-4 and red's lair beside it do not lead past it to 1-2.
    state = with_ships(with_lairs(table(4, LAIR, LAIR, LAIR, LAIR), 2, 3), 2, (3, 4))
    state = replace(state, active=2)
    no(state, 2, BuildShip(ship_site(1, 2)))
    refusal = no(state, 2, BuildLair(lair_site(2)))
    assert refusal.words == "Dan's lair stands there; no site is shared."


def test_PI_22_no_lair_site_is_shared() -> None:
    state = with_lairs(table(4, LAIR), 1, 4)
    refusal = no(state, 0, BuildLair(lair_site(4)))
    assert (refusal.clause, refusal.words) == ("PI-22", "Ben's lair stands there; no site is shared.")
    assert no(table(4, LAIR), 0, BuildLair(lair_site(5))).words == "Your own lair stands there; no site is shared."


def test_PI_22_no_ship_site_is_shared() -> None:
    state = with_ships(with_lairs(table(4, SHIP), 1, 6), 1, (5, 6))
    refusal = no(state, 0, BuildShip(ship_site(5, 6)))
    assert (refusal.clause, refusal.words) == ("PI-22", "Ben's ship lies there; no site is shared.")


def test_PI_23_what_is_spent_goes_to_the_stockpile() -> None:
    state = table(4, LAIR)
    after, _ = do(state, 0, BuildLair(lair_site(4)))
    gained = [new - old for new, old in zip(after.stockpile, state.stockpile, strict=True)]
    assert gained == list(tiles(LAIR))


def test_PI_23_C27_no_ninth_ship() -> None:
    state = with_lairs(table(4, SHIP), 0, 6, 8, 14)
    state = with_ships(state, 0, (5, 6), (6, 7), (7, 8), (8, 9), (15, 16), (14, 15), (13, 14))
    assert state.ships_left(0) == 0
    state = with_lairs(state, 0, 17)
    refusal = no(state, 0, BuildShip(ship_site(16, 17)))
    assert (refusal.clause, refusal.words) == ("PI-23", "All your 8 ships are on the board.")


def test_PI_23_C27_the_lair_on_spooky_island_comes_from_the_same_seven() -> None:
    state = with_coco(table(4, LAIR), 1, 0, 0, 0)
    assert (state.lairs_on_board(0), state.lairs_left(0)) == (3, 4)


def test_PI_23_C27_no_eighth_lair() -> None:
    # Edited so that the match would go on: with seven lairs on the board nothing is left to build.
    state = with_lairs(table(4, LAIR), 0, 6, 7, 14, 16, 17)
    assert state.lairs_left(0) == 0
    assert no(state, 0, BuildLair(lair_site(4))).words == "All your 7 lairs are on the board."


def test_PI_13_nothing_is_built_before_the_roll_or_in_anothers_turn() -> None:
    state = table(4, LAIR, LAIR)
    assert no(replace(state, phase="roll"), 0, BuildLair(lair_site(4))).clause == "PI-13"
    assert no(state, 1, BuildLair(lair_site(11))).words == "It is Ann's turn."
    for action in (BuildLair(99), BuildShip(-1)):
        assert no(state, 0, action).kind == "form"


def test_what_is_offered_is_what_can_be_built_and_paid() -> None:
    state, _ = roll(table(4, LAIR), 6)
    assert {offer.kind for offer in GAME.offers(state)} == {"MoveGhostCaptain"}
    offers = {offer.kind: offer.choices for offer in GAME.offers(table(4, LAIR))}
    assert offers["BuildLair"] == (BuildLair(lair_site(4)),)
    ships = {(5, 6), (15, 16), (14, 15)}
    assert {action.site for action in offers["BuildShip"]} == {ship_site(*ends) for ends in ships}
    assert "BuildLair" not in {offer.kind for offer in GAME.offers(table(4, SHIP))}
