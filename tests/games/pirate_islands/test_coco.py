"""Coco tiles: price, kinds, what is lost, and the lair on Spooky Island (PI-30 to PI-34)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from captains.engine.chance import Draw
from captains.engine.step import Step
from captains.games.pirate_islands.actions import BuildLair, BuildShip, BuyCocoTile, EndTurn, MoveGhostCaptain
from captains.games.pirate_islands.events import (
    CocoTileBought,
    CocoTileTurned,
    FreeBuildLost,
    GhostCaptainMoved,
    LairBuilt,
    ShipBuilt,
    SpookyLairPlaced,
    SpookyLairReturned,
    TilesTaken,
)
from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.state import State
from tests.games.pirate_islands.sea import (
    do,
    island,
    lair_site,
    no,
    roll,
    ship_site,
    table,
    tiles,
    turn_up,
    with_coco,
    with_lairs,
    with_ships,
)

COCO = "1 cutlass 1 molasses 1 gold"


def bought(state: State, seat: int = 0) -> State:
    after, _ = do(state, seat, BuyCocoTile())
    return after


def test_PI_30_C16_a_coco_tile_costs_a_cutlass_a_molasses_and_a_gold() -> None:
    after, events = do(table(4, COCO + " 1 wood"), 0, BuyCocoTile())
    assert events == [CocoTileBought(0)]
    assert after.players[0].tiles == tiles("1 wood")
    refusal = no(table(4, "1 cutlass 1 goat 1 molasses 1 wood"), 0, BuyCocoTile())
    assert (refusal.clause, refusal.words) == (
        "PI-30",
        "A Coco tile costs 1 cutlass, 1 molasses and 1 gold; you lack 1 gold.",
    )


def test_PI_30_C18_the_tile_is_drawn_from_what_is_left() -> None:
    state = bought(with_coco(table(4, COCO), 0, 2, 0, 0))
    assert GAME.due(state) == Draw("coco", (5, 5, 2, 2))
    assert GAME.offers(state) == ()


def test_PI_30_it_acts_at_once_and_stays_in_front_of_its_buyer() -> None:
    after, events = turn_up(bought(table(4, COCO)), "gift", "2 goat 2 cutlass")
    assert events[0] == CocoTileTurned(0, 2)
    assert after.players[0].coco == (2,)
    assert after.coco == (7, 5, 1, 2)
    assert after.phase == "play"


def test_PI_31_the_ghost_captain_is_moved_as_on_a_six() -> None:
    state, _ = turn_up(bought(table(4, COCO)), "ghost-captain")
    assert [offer.kind for offer in GAME.offers(state)] == ["MoveGhostCaptain"]
    after, events = do(state, 0, MoveGhostCaptain(island("B")))
    assert events == [GhostCaptainMoved(0, island("B")), TilesTaken(0, (2, 0, 0, 0, 0))]
    assert (after.phase, after.players[0].tiles) == ("play", tiles("2 cutlass"))


def test_PI_31_a_lair_or_a_ship_is_built_for_free_where_one_may_legally_be_built() -> None:
    state, _ = turn_up(bought(table(4, COCO)), "build")
    assert {offer.kind for offer in GAME.offers(state)} == {"BuildLair", "BuildShip"}
    after, events = do(state, 0, BuildLair(lair_site(4)))
    assert events == [LairBuilt(0, lair_site(4), free=True)]
    assert (after.phase, after.stockpile) == ("play", state.stockpile)
    _, events = do(state, 0, BuildShip(ship_site(5, 6)))
    assert events == [ShipBuilt(0, ship_site(5, 6), free=True)]
    assert no(state, 0, BuildLair(lair_site(6))).clause == "PI-20"
    assert no(state, 0, EndTurn()).words == "First build the lair or ship that the Coco tile gives."


@pytest.mark.parametrize("gift", ["2 goat 2 cutlass", "2 molasses 2 wood"])
def test_PI_31_the_four_resources_shown_are_taken(gift: str) -> None:
    after, events = turn_up(bought(table(4, COCO)), "gift", gift)
    assert events[-1] == TilesTaken(0, tiles(gift))
    assert after.players[0].tiles == tiles(gift)


def test_PI_32_a_gift_the_stockpile_cannot_give_in_full_gives_what_there_is() -> None:
    state = bought(table(4, COCO, "16 goat 16 cutlass"))
    after, _ = turn_up(state, "gift", "2 goat 2 cutlass")
    assert after.players[0].tiles == tiles("1 goat 1 cutlass")


def test_PI_32_a_gift_of_nothing_is_no_event_of_its_own() -> None:
    state = replace(bought(table(4, COCO)), stockpile=(0, 0, 17, 16, 16))
    step = Step(state, GAME.evolve)
    GAME.settle(step, (2,), False)
    assert step.events == [CocoTileTurned(0, 2), SpookyLairPlaced(0)]


def walled_in(*ships: tuple[int, int]) -> State:
    """Red (lairs 5 and 15, ship 4-5) with blue on site 4 and on these ship-sites."""
    return with_ships(with_lairs(table(4, COCO), 1, 4), 1, *ships)


def test_PI_32_a_free_build_is_lost_only_if_neither_can_legally_be_built() -> None:
    after, events = turn_up(bought(walled_in((5, 6), (14, 15), (15, 16))), "build")
    assert events[-1] == FreeBuildLost(0)
    assert after.phase == "play"


def test_PI_32_a_free_build_is_not_lost_while_a_ship_can_be_built() -> None:
    after, events = turn_up(bought(walled_in((5, 6), (14, 15))), "build")
    assert FreeBuildLost(0) not in events
    (offer,) = GAME.offers(after)
    assert offer.choices == (BuildShip(ship_site(15, 16)),)


def test_PI_32_with_the_tiles_used_up_none_can_be_bought() -> None:
    state = with_coco(table(4, COCO), 4, 4, 4, 4)
    assert sum(state.coco) == 0
    assert no(state, 0, BuyCocoTile()).words == "The Coco tiles are used up."


def test_PI_33_C20_the_first_tile_makes_its_buyer_the_sole_holder_at_once() -> None:
    after, events = turn_up(bought(table(4, COCO)), "build")
    assert events == [CocoTileTurned(0, 1), SpookyLairPlaced(0)]
    assert (after.spooky, after.lairs_left(0)) == (0, 4)


@pytest.mark.parametrize(
    ("counts", "holder", "events"),
    [
        ((0, 0, 0, 0), 0, [SpookyLairPlaced(0)]),
        ((0, 1, 0, 0), None, [SpookyLairReturned(1)]),
        ((1, 1, 0, 0), 0, [SpookyLairPlaced(0)]),
        ((1, 0, 0, 0), 0, []),
        ((1, 2, 0, 0), None, [SpookyLairReturned(1)]),
        ((0, 2, 0, 0), 1, []),
        ((0, 1, 1, 0), None, []),
        ((2, 2, 2, 0), 0, [SpookyLairPlaced(0)]),
    ],
)
def test_PI_33_C21_whoever_alone_has_the_most_tiles_holds_spooky_island(
    counts: tuple[int, ...], holder: int | None, events: list[object]
) -> None:
    state = bought(with_coco(table(4, COCO), *counts))
    after, all_events = turn_up(state, "gift", "2 goat 2 cutlass")
    assert after.spooky == holder
    assert [event for event in all_events if isinstance(event, SpookyLairPlaced | SpookyLairReturned)] == events


def test_PI_33_in_a_tie_the_lair_goes_back_to_its_owners_supply() -> None:
    state = with_coco(table(4, COCO), 0, 1, 0, 0)
    assert state.lairs_left(1) == 4
    after, _ = turn_up(bought(state), "gift", "2 goat 2 cutlass")
    assert (after.spooky, after.lairs_left(1), after.lairs_left(0)) == (None, 5, 5)


def test_PI_34_C25_the_lair_on_spooky_island_yields_nothing_and_is_no_place_to_build_from() -> None:
    bare, there = table(4, COCO), with_coco(table(4, COCO), 1, 0, 0, 0)
    for number in range(1, 6):
        assert roll(bare, number)[0].players[0].tiles == roll(there, number)[0].players[0].tiles
    rich = "1 cutlass 1 goat 1 wood 1 molasses"
    offers = GAME.offers(table(4, rich))
    with_spooky = GAME.offers(with_coco(table(4, rich), 1, 0, 0, 0))
    assert [offer.choices for offer in offers] == [offer.choices for offer in with_spooky]


def test_PI_30_nothing_is_bought_before_the_roll() -> None:
    assert no(replace(table(4, COCO), phase="roll"), 0, BuyCocoTile()).clause == "PI-13"
