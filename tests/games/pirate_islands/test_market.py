"""The market: one swap a turn, five tiles alike, empty booths (PI-40, PI-41, PI-43)."""

from __future__ import annotations

from msgspec.structs import replace

from captains.games.pirate_islands.actions import BuildShip, EndTurn, SwapAtMarket, SwapWithStockpile
from captains.games.pirate_islands.events import BoothFilled, MarketRestarted, MarketSwapped
from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.state import State
from tests.games.pirate_islands.sea import (
    CUTLASS,
    GOAT,
    GOLD,
    MOLASSES,
    WOOD,
    do,
    fit,
    holding,
    no,
    ship_site,
    table,
    tiles,
)


def at_market(booths: tuple[int | None, ...], *hands: str) -> State:
    """Ann's turn with these tiles on the booths."""
    return holding(replace(table(4), booths=booths), *hands)


def test_PI_40_one_gives_a_tile_to_a_booth_and_takes_the_one_on_it() -> None:
    after, events = do(table(4, "1 goat"), 0, SwapAtMarket(GOAT, 3))
    assert events == [MarketSwapped(0, 3, GOAT, GOLD)]
    assert after.players[0].tiles == tiles("1 gold")
    assert after.booths == (CUTLASS, GOAT, WOOD, GOAT, MOLASSES)


def test_PI_40_C11_one_booth_only_and_once_a_turn() -> None:
    state, _ = do(table(4, "2 goat"), 0, SwapAtMarket(GOAT, 3))
    refusal = no(state, 0, SwapAtMarket(GOAT, 0))
    assert (refusal.clause, refusal.words) == ("PI-40", "You have been to the market in this turn; once a turn is all.")
    state, _ = do(state, 0, EndTurn())
    state = holding(replace(state, phase="play"), "1 goat", "1 goat")
    do(state, 1, SwapAtMarket(GOAT, 0))


def test_PI_40_the_tile_taken_is_of_another_kind() -> None:
    refusal = no(table(4, "1 goat"), 0, SwapAtMarket(GOAT, 1))
    assert refusal.words == "That booth has goat too; take a tile of another kind."


def test_PI_40_one_needs_the_tile_one_gives() -> None:
    assert no(table(4, "1 goat"), 0, SwapAtMarket(WOOD, 1)).words == "You have no wood to give."
    for action in (SwapAtMarket(9, 0), SwapAtMarket(GOAT, 5), SwapAtMarket(GOAT, -1)):
        assert no(table(4, "1 goat"), 0, action).kind == "form"


def test_PI_40_five_tiles_always_lie_there() -> None:
    state = table(4, "1 goat 1 wood")
    (offer,) = (offer for offer in GAME.offers(state) if offer.kind == "SwapAtMarket")
    for action in offer.choices:
        after, _ = do(state, 0, action)
        assert len([tile for tile in after.booths if tile is not None]) == 5


def test_PI_41_five_alike_go_to_the_stockpile_and_the_market_starts_again() -> None:
    state = at_market((GOAT, GOAT, GOAT, GOLD, GOAT), "1 goat")
    after, events = do(state, 0, SwapAtMarket(GOAT, 3))
    assert events[-1] == MarketRestarted((CUTLASS, GOAT, WOOD, GOLD, MOLASSES))
    assert after.booths == (CUTLASS, GOAT, WOOD, GOLD, MOLASSES)
    assert after.stockpile == (17, 17, 17, 16, 17)


def test_PI_41_a_resource_the_stockpile_lacks_leaves_its_booth_empty() -> None:
    state = at_market((GOAT, GOAT, GOAT, GOLD, GOAT), "1 goat", "18 wood")
    after, events = do(state, 0, SwapAtMarket(GOAT, 3))
    assert events[-1] == MarketRestarted((CUTLASS, GOAT, None, GOLD, MOLASSES))
    assert after.stockpile[WOOD] == 0


def test_PI_41_an_empty_booth_takes_no_part() -> None:
    state = at_market((CUTLASS, GOAT, None, GOLD, MOLASSES), "1 goat", "18 wood")
    assert no(state, 0, SwapAtMarket(GOAT, 2)).clause == "PI-41"
    (offer,) = (offer for offer in GAME.offers(state) if offer.kind == "SwapAtMarket")
    assert {action.booth for action in offer.choices} == {0, 3, 4}


def test_PI_41_an_empty_booth_is_filled_as_soon_as_a_tile_comes_back() -> None:
    state = at_market((CUTLASS, GOAT, None, GOLD, MOLASSES), "1 goat 1 wood", "17 wood")
    after, events = do(state, 0, BuildShip(ship_site(15, 16)))
    assert events[-1] == BoothFilled(2, WOOD)
    assert after.booths == (CUTLASS, GOAT, WOOD, GOLD, MOLASSES)
    assert after.stockpile[WOOD] == 0


def test_PI_41_it_stays_empty_while_the_stockpile_still_lacks_the_tile() -> None:
    state = at_market((CUTLASS, GOAT, None, GOLD, MOLASSES), "2 goat", "18 wood")
    after, _ = do(state, 0, SwapWithStockpile(GOAT, GOLD))
    assert after.booths[2] is None


def test_PI_41_five_alike_counts_only_with_all_five_filled() -> None:
    state = at_market((GOAT, GOAT, None, GOLD, GOAT), "1 goat", "18 wood")
    after, events = do(state, 0, SwapAtMarket(GOAT, 3))
    assert not any(isinstance(event, MarketRestarted) for event in events)
    assert after.booths == (GOAT, GOAT, None, GOAT, GOAT)
    fit(after)


def test_PI_43_only_the_player_on_turn_goes_to_the_market() -> None:
    state = table(4, "1 goat", "2 goat")
    assert no(state, 1, SwapAtMarket(GOAT, 0)).words == "It is Ann's turn."
    assert no(state, 1, SwapWithStockpile(GOAT, WOOD)).words == "It is Ann's turn."
