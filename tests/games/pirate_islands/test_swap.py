"""Open trade: asking for a swap, answering in turn, standing refusals (PI-43, PI-44)."""

from __future__ import annotations

from msgspec.structs import replace

from captains.games.pirate_islands.actions import (
    AcceptSwap,
    BuildShip,
    EndTurn,
    OfferSwap,
    RefuseSwap,
    SwapAtMarket,
    SwapWithStockpile,
)
from captains.games.pirate_islands.events import SwapMade, SwapOffered, SwapRefused
from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.state import State
from tests.games.pirate_islands.sea import CUTLASS, GOAT, GOLD, WOOD, do, no, ship_site, table, tiles


def sea(*hands: str) -> State:
    return table(4, *hands, trade="open")


def asked(state: State, *to: int, give: int = GOAT, take: int = WOOD) -> State:
    after, _ = do(state, 0, OfferSwap(to, give, take))
    return after


def test_PI_44_C28_there_is_no_market_and_two_for_one_stays() -> None:
    state = sea("2 goat", "1 wood")
    assert state.booths == ()
    assert no(state, 0, SwapAtMarket(GOAT, 0)).clause == "PI-44"
    assert {offer.kind for offer in GAME.offers(state)} == {"SwapWithStockpile", "OfferSwap", "EndTurn"}
    do(state, 0, SwapWithStockpile(GOAT, GOLD))


def test_PI_44_with_the_market_players_do_not_swap() -> None:
    assert no(table(4, "1 goat", "1 wood"), 0, OfferSwap((1,), GOAT, WOOD)).clause == "PI-44"


def test_PI_44_a_named_player_is_asked_and_agrees() -> None:
    state, events = do(sea("1 goat", "1 wood", "1 wood"), 0, OfferSwap((2,), GOAT, WOOD))
    assert events == [SwapOffered(0, (2,), GOAT, WOOD)]
    assert [(offer.seat, offer.kind) for offer in GAME.offers(state)] == [(2, "AcceptSwap"), (2, "RefuseSwap")]
    after, events = do(state, 2, AcceptSwap())
    assert events == [SwapMade(0, 2, GOAT, WOOD)]
    assert after.players[0].tiles == tiles("1 wood")
    assert after.players[2].tiles == tiles("1 goat")
    assert (after.phase, after.swap) == ("play", None)


def test_PI_44_several_are_asked_in_turn_order_until_one_agrees() -> None:
    state = asked(sea("1 goat", "1 wood", "1 wood", "1 wood"), 1, 2, 3)
    assert no(state, 2, AcceptSwap()).words == "Ben is asked for this swap and answers now."
    state, events = do(state, 1, RefuseSwap())
    assert events == [SwapRefused(1, "this")]
    after, events = do(state, 2, AcceptSwap())
    assert events == [SwapMade(0, 2, GOAT, WOOD)]
    assert after.players[3].tiles == tiles("1 wood")


def test_PI_44_when_all_refuse_the_turn_goes_on() -> None:
    state = asked(sea("1 goat 1 wood", "1 wood", "1 wood"), 1, 2)
    for seat in (1, 2):
        state, _ = do(state, seat, RefuseSwap())
    assert (state.phase, state.swap) == ("play", None)
    do(state, 0, EndTurn())


def test_PI_44_while_somebody_is_asked_nothing_else_happens() -> None:
    state = asked(sea("1 goat 1 wood", "1 wood"), 1)
    refusal = no(state, 0, BuildShip(ship_site(15, 16)))
    assert refusal.words == "First Ben answers the swap you asked for."
    assert no(state, 2, EndTurn()).words == "It is Ann's turn."
    assert no(sea("1 goat"), 1, AcceptSwap()).words == "Nobody has asked for a swap."


def test_PI_44_as_often_as_wished() -> None:
    state = sea("2 goat", "2 wood")
    for _ in range(2):
        state, _ = do(asked(state, 1), 1, AcceptSwap())
    assert (state.players[0].tiles, state.players[1].tiles) == (tiles("2 wood"), tiles("2 goat"))


def test_PI_44_one_for_one_of_another_kind_that_both_have() -> None:
    state = sea("1 goat", "1 wood")
    assert no(state, 0, OfferSwap((1,), GOAT, GOAT)).words == "A swap is one tile for one of another kind."
    assert no(state, 0, OfferSwap((1,), CUTLASS, WOOD)).words == "You have no cutlass to give."
    assert no(state, 0, OfferSwap((1,), GOAT, GOLD)).words == "Ben has no gold."
    assert no(state, 0, OfferSwap((1, 2), GOAT, WOOD)).words == "Cleo has no wood."


def test_PI_44_those_asked_are_others_each_once_in_turn_order() -> None:
    state = sea("1 goat 1 wood", "1 wood", "1 wood")
    for to in ((), (0,), (2, 1), (1, 1), (7,)):
        assert no(state, 0, OfferSwap(to, GOAT, WOOD)).kind == "form"


def test_PI_44_the_same_question_is_never_asked_twice_in_a_turn() -> None:
    state, _ = do(asked(sea("1 goat", "1 wood"), 1), 1, RefuseSwap())
    refusal = no(state, 0, OfferSwap((1,), GOAT, WOOD))
    assert refusal.words == "Ben has refused wood for goat in this turn."
    assert "OfferSwap" not in {offer.kind for offer in GAME.offers(state)}


def test_PI_44_not_for_goats_stands_for_every_tile_asked_for() -> None:
    state, _ = do(asked(sea("1 goat 1 cutlass", "1 wood 1 gold"), 1), 1, RefuseSwap("for"))
    no(state, 0, OfferSwap((1,), GOAT, GOLD))
    do(state, 0, OfferSwap((1,), CUTLASS, WOOD))


def test_PI_44_i_keep_my_wood_stands_for_every_tile_offered() -> None:
    state, _ = do(asked(sea("1 goat 1 cutlass", "1 wood 1 gold"), 1), 1, RefuseSwap("of"))
    no(state, 0, OfferSwap((1,), CUTLASS, WOOD))
    do(state, 0, OfferSwap((1,), GOAT, GOLD))


def test_PI_44_no_more_swaps_stands_for_all_and_only_for_who_said_it() -> None:
    state, _ = do(asked(sea("1 goat 1 cutlass", "1 wood 1 gold", "1 wood"), 1), 1, RefuseSwap("all"))
    no(state, 0, OfferSwap((1,), CUTLASS, GOLD))
    do(state, 0, OfferSwap((2,), GOAT, WOOD))


def test_PI_44_refusals_end_with_the_turn() -> None:
    state, _ = do(asked(sea("1 goat", "1 wood", "1 goat"), 1), 1, RefuseSwap("all"))
    state, _ = do(state, 0, EndTurn())
    state = replace(state, phase="play", active=2)
    do(state, 2, OfferSwap((1,), GOAT, WOOD))


def test_PI_44_a_turn_of_nothing_but_questions_comes_to_an_end() -> None:
    hand = "1 cutlass 1 goat 1 wood 1 gold 1 molasses"
    state, asks = sea(hand, hand, hand, hand), 0
    while (offer := next((each for each in GAME.offers(state) if each.kind == "OfferSwap"), None)) is not None:
        assert len(offer.choices) <= 200
        state, _ = do(state, 0, offer.choices[0])
        while state.swap is not None:
            state, _ = do(state, state.swap.asked[0], RefuseSwap())
        asks += 1
    assert asks <= 3 * 20


def test_PI_43_only_with_the_player_on_turn() -> None:
    state = sea("1 goat", "1 wood", "1 gold")
    assert no(state, 1, OfferSwap((2,), WOOD, GOLD)).words == "It is Ann's turn."


def test_PI_44_an_unknown_refusal_is_refused() -> None:
    assert no(asked(sea("1 goat", "1 wood"), 1), 1, RefuseSwap("never")).kind == "form"
