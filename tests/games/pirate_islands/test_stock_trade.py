"""Trade with the stockpile: two alike for one (PI-42)."""

from __future__ import annotations

from captains.games.pirate_islands.actions import SwapWithStockpile
from captains.games.pirate_islands.events import StockpileSwapped
from captains.games.pirate_islands.game import GAME
from tests.games.pirate_islands.sea import GOAT, GOLD, WOOD, do, no, table, tiles


def test_PI_42_two_alike_for_one_of_another_kind_any_number_of_times() -> None:
    state, events = do(table(4, "4 goat"), 0, SwapWithStockpile(GOAT, WOOD))
    assert events == [StockpileSwapped(0, GOAT, WOOD, 2)]
    assert state.players[0].tiles == tiles("2 goat 1 wood")
    state, _ = do(state, 0, SwapWithStockpile(GOAT, WOOD))
    assert state.players[0].tiles == tiles("2 wood")
    assert state.stockpile[GOAT] == 17


def test_PI_42_the_two_must_be_alike() -> None:
    refusal = no(table(4, "1 goat 1 wood"), 0, SwapWithStockpile(GOAT, GOLD))
    assert (refusal.clause, refusal.words) == ("PI-42", "The stockpile wants 2 goats for one tile; you have 1.")
    assert no(table(4, "1 wood"), 0, SwapWithStockpile(GOAT, GOLD)).words.endswith("you have none.")


def test_PI_42_C14_what_the_stockpile_lacks_is_refused() -> None:
    refusal = no(table(4, "2 goat", "17 gold"), 0, SwapWithStockpile(GOAT, GOLD))
    assert refusal.words == "The stockpile has no gold left."


def test_PI_42_never_a_tile_for_its_own_kind() -> None:
    assert no(table(4, "4 goat"), 0, SwapWithStockpile(GOAT, GOAT)).clause == "PI-42"
    for action in (SwapWithStockpile(GOAT, 7), SwapWithStockpile(-1, GOAT)):
        assert no(table(4, "4 goat"), 0, action).kind == "form"


def test_PI_42_it_may_be_done_after_the_market_and_in_open_trade_too() -> None:
    for options in ({}, {"trade": "open"}):
        kinds = {offer.kind for offer in GAME.offers(table(4, "2 goat", **options))}
        assert "SwapWithStockpile" in kinds
