"""The judgement behind the bots: it sees the obvious, and bots that follow it finish."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from captains.games.pirate_islands.actions import (
    AcceptSwap,
    BuildLair,
    BuyCocoTile,
    EndTurn,
    MoveGhostCaptain,
    OfferSwap,
    RefuseSwap,
    SwapWithStockpile,
)
from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.judge import JUDGE
from captains.games.pirate_islands.state import State
from tests.games.pirate_islands.sea import (
    GOAT,
    WOOD,
    do,
    holding,
    island,
    lair_site,
    opening,
    roll,
    table,
    with_coco,
    with_lairs,
    with_ships,
)
from tests.games.pirate_islands.test_matches import played


def best(state: State, seat: int = 0) -> Any:
    ranked = JUDGE.rank(state, GAME.offers(state), seat)
    assert [each.worth for each in ranked] == sorted((each.worth for each in ranked), reverse=True)
    return ranked[0].action


def dry(state: State) -> State:
    """The same with all Coco tiles sold, half of them to each of the last two: nothing but lairs and ships to buy."""
    sold = [kind for kind, left in enumerate(state.coco) for _ in range(left)]
    *others, third, fourth = state.players
    halves = (replace(third, coco=tuple(sold[::2])), replace(fourth, coco=tuple(sold[1::2])))
    return replace(state, players=(*others, *halves), coco=(0,) * len(state.coco))


def test_every_decision_on_offer_is_ranked_once() -> None:
    state = table(4, "2 cutlass 2 goat 2 wood 2 gold 2 molasses")
    offered = [action for offer in GAME.offers(state) for action in offer.choices]
    ranked = [each.action for each in JUDGE.rank(state, GAME.offers(state), 0)]
    assert len(ranked) == len(offered) and all(action in ranked for action in offered)
    assert JUDGE.rank(state, GAME.offers(state), 1) == ()


def test_it_builds_a_lair_when_it_can() -> None:
    assert best(dry(table(4, "1 cutlass 1 goat 1 wood 1 molasses"))) == BuildLair(lair_site(4))


def test_it_wins_when_it_can() -> None:
    state = with_lairs(table(4, "1 cutlass 1 goat 1 wood 1 molasses"), 0, 6, 7, 14, 16)
    assert best(state) == BuildLair(lair_site(4))
    assert JUDGE.worth(do(state, 0, best(state))[0], 0) > 50 > -50 > JUDGE.worth(do(state, 0, best(state))[0], 1)


def test_it_trades_spare_tiles_for_what_it_lacks() -> None:
    state = dry(table(4, "1 cutlass 4 goat 1 molasses", trade="open"))
    assert best(state) == SwapWithStockpile(GOAT, WOOD)


def test_it_swaps_more_than_once_for_a_purchase_in_the_same_turn() -> None:
    # Two spare goats and two spare gold make up for wood and molasses; the lair follows.
    state = dry(table(4, "1 cutlass 3 goat 2 gold", trade="open"))
    for _ in range(2):
        action = best(state)
        assert isinstance(action, SwapWithStockpile)
        state, _ = do(state, 0, action)
    assert best(state) == BuildLair(lair_site(4))


def test_it_keeps_spare_tiles_while_they_pay_for_nothing() -> None:
    assert best(dry(table(4, "2 goat", trade="open"))) == EndTurn()


def test_the_first_coco_tile_is_worth_its_lair_on_spooky_island() -> None:
    assert best(table(4, "1 cutlass 1 gold 1 molasses", trade="open")) == BuyCocoTile()


def test_it_ends_the_turn_when_nothing_helps() -> None:
    assert best(table(4, "1 goat", trade="open")) == EndTurn()


def test_it_moves_the_ghost_captain_to_where_others_live_rather_than_itself() -> None:
    # A 6 for red: J feeds orange and blue only; K feeds red. It takes molasses either way.
    state, _ = roll(holding(opening(), "1 cutlass 1 goat 1 wood", "", "", ""), 6)
    ranked = {each.action: each.worth for each in JUDGE.rank(state, GAME.offers(state), 0)}
    assert ranked[MoveGhostCaptain(island("J"))] > ranked[MoveGhostCaptain(island("K"))]


def test_it_hinders_whoever_is_about_to_win_most() -> None:
    state = with_lairs(holding(opening(), "", "", "", ""), 3, 1, 3, 26, 24)
    state, _ = roll(with_coco(state, 0, 0, 0, 0), 6)
    feeding = {n for n, each in enumerate(state.board.islands) if any(state.lairs[site] == 3 for site in each.sites)}
    assert best(state).island in feeding


def test_it_prefers_the_site_that_yields_more() -> None:
    # Red's ships reach 4 (islands B, D, E) and 14 (L alone); both are free.
    state = with_ships(dry(table(4, "1 cutlass 1 goat 1 wood 1 molasses")), 0, (14, 15))
    assert best(state) == BuildLair(lair_site(4))


def test_it_agrees_to_a_swap_that_helps_and_refuses_one_that_does_not() -> None:
    state = table(4, "1 goat", "1 cutlass 1 goat 1 molasses", trade="open")
    asked, _ = do(holding(state, "1 wood", "1 cutlass 2 goat 1 molasses", "", ""), 0, OfferSwap((1,), WOOD, GOAT))
    assert best(asked, 1) == AcceptSwap()
    asked, _ = do(
        holding(state, "1 goat", "1 cutlass 1 goat 1 molasses 1 wood", "", ""), 0, OfferSwap((1,), GOAT, WOOD)
    )
    assert best(asked, 1) == RefuseSwap("this")


def test_it_asks_only_for_what_both_gain_by_and_stops_after_two_refusals() -> None:
    state = dry(table(4, "1 cutlass 2 goat 1 molasses", "1 cutlass 2 wood 1 molasses", trade="open"))
    assert best(state) == OfferSwap((1,), GOAT, WOOD)
    asked, _ = do(state, 0, best(state))
    after, _ = do(asked, 1, RefuseSwap())
    after = replace(after, refusals=after.refusals * 2)
    assert not isinstance(best(after), OfferSwap)


def test_bots_that_follow_it_finish_with_every_option() -> None:
    for number, (seats, trade) in enumerate(((2, "market"), (3, "open"), (4, "market"), (4, "open"))):
        match = played(number, seats, ("easy",) * seats, trade=trade, ships="2", shortage="hand-back")
        assert match.state.cause == "lairs"
        assert len(match.entries) < 1500


def test_it_beats_three_that_decide_at_random() -> None:
    won = 0
    for number in range(12):
        seat = number % 4
        kinds = tuple("easy" if each == seat else "random" for each in range(4))
        match = played(number, 4, kinds)
        won += match.outcome is not None and match.outcome.winners == (seat,)
    assert won >= 10
