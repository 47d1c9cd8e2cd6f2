"""Production: what is rolled, what islands yield, and too few tiles (PI-10, PI-11, PI-13, PI-14)."""

from __future__ import annotations

from msgspec.structs import replace

from captains.engine.chance import Roll
from captains.games.pirate_islands.actions import BuildShip, BuyCocoTile, EndTurn, SwapAtMarket, SwapWithStockpile
from captains.games.pirate_islands.events import DieRolled, IslandYielded, TilesHandedBack, TilesShort
from captains.games.pirate_islands.game import GAME
from tests.games.pirate_islands.sea import (
    GOAT,
    MOLASSES,
    WOOD,
    do,
    holding,
    island,
    match,
    opening,
    roll,
    ship_site,
    tiles,
    with_lairs,
)

EMPTY = ("", "", "", "")


def test_PI_10_one_die_with_six_faces_is_rolled_first() -> None:
    assert GAME.due(opening()) == Roll(("die",), (6,))


def test_PI_10_C29_nothing_can_be_done_before_the_roll() -> None:
    game = match()
    assert game.offers() == ()
    for action in (EndTurn(), BuyCocoTile(), SwapAtMarket(WOOD, 0), SwapWithStockpile(WOOD, 0), BuildShip(0)):
        for refusal in (game.refusal(0, action), GAME.check(game.state, 0, action)):
            assert refusal is not None
            assert refusal.kind == "turn"


def test_PI_10_each_lair_next_to_an_island_with_the_number_yields_one_tile_to_every_player() -> None:
    # A 5: the gold isle D and the goat meadow L. Red and blue have a lair at L (15 and 12), nobody has one at D.
    state, events = roll(holding(opening(), *EMPTY), 5)
    assert events == [DieRolled(5), IslandYielded(island("L"), (1, 1, 0, 0))]
    assert [player.tiles for player in state.players] == [tiles("1 goat"), tiles("1 goat"), tiles(""), tiles("")]


def test_PI_10_several_islands_yield_to_whoever_is_there_whoever_rolls() -> None:
    # A 4: cutlasses at C for blue (22) and orange (25), molasses at K for red (15) and white (18).
    state, events = roll(replace(holding(opening(), *EMPTY), active=3), 4)
    assert events == [
        DieRolled(4),
        IslandYielded(island("C"), (0, 1, 1, 0)),
        IslandYielded(island("K"), (1, 0, 0, 1)),
    ]
    assert [player.tiles for player in state.players] == [
        tiles("1 molasses"),
        tiles("1 cutlass"),
        tiles("1 cutlass"),
        tiles("1 molasses"),
    ]


def test_PI_10_two_lairs_of_one_player_yield_two() -> None:
    state = with_lairs(holding(opening(), *EMPTY), 2, 24)
    after, _ = roll(state, 4)
    assert after.players[2].tiles == tiles("2 cutlass")


def test_PI_10_every_number_yields_what_the_printed_board_says_on_both_sides() -> None:
    for seats in (2, 4):
        state = holding(opening(seats), *EMPTY[:seats])
        for number in range(1, 6):
            expected = [[0] * 5 for _ in range(seats)]
            for each in state.board.islands:
                for site in each.sites if each.number == number else ():
                    owner = state.lairs[site]
                    if owner is not None and each.resource is not None:
                        expected[owner][each.resource] += 1
            after, _ = roll(state, number)
            assert [list(player.tiles) for player in after.players] == expected


def test_PI_11_the_island_under_the_ghost_captain_yields_nothing() -> None:
    state = replace(holding(opening(), *EMPTY), ghost=island("C"))
    after, events = roll(state, 4)
    assert events == [DieRolled(4), IslandYielded(island("K"), (1, 0, 0, 1))]
    assert after.players[1].tiles == tiles("")


def test_PI_13_after_the_roll_one_builds_buys_and_trades_in_any_order_until_one_ends_the_turn() -> None:
    state, _ = roll(holding(opening(), "2 goat 2 wood 2 gold 1 cutlass 1 molasses"), 1)
    kinds = {offer.kind for offer in GAME.offers(state)}
    assert kinds == {"BuildLair", "BuildShip", "BuyCocoTile", "SwapAtMarket", "SwapWithStockpile", "EndTurn"}
    for action in (BuildShip(ship_site(15, 16)), BuyCocoTile(), SwapAtMarket(GOAT, 0), EndTurn()):
        assert GAME.check(state, 0, action) is None


def test_PI_13_the_die_passes_to_the_left() -> None:
    state = replace(opening(3), phase="play", active=2)
    assert [GAME.check(state, seat, EndTurn()) is None for seat in range(3)] == [False, False, True]
    after, _ = do(state, 2, EndTurn())
    assert (after.active, after.turn, after.phase) == (0, 2, "roll")


def test_PI_14_C15_when_the_stockpile_is_short_nobody_owed_receives_that_resource() -> None:
    # A 4 owes molasses to red and white; one tile is left. The cutlasses are dealt all the same.
    state = holding(opening(), "", "", "", "16 molasses")
    after, events = roll(state, 4)
    assert TilesShort(MOLASSES, (1, 0, 0, 1)) in events
    assert after.players[0].tiles == tiles("")
    assert after.players[1].tiles == tiles("1 cutlass")
    assert after.players[3].tiles == tiles("16 molasses")
    assert after.stockpile[MOLASSES] == 1


def test_PI_14_C15_enough_for_all_is_dealt_to_the_last_tile() -> None:
    after, events = roll(holding(opening(), "", "", "", "15 molasses"), 4)
    assert not any(isinstance(event, TilesShort) for event in events)
    assert after.stockpile[MOLASSES] == 0


def test_PI_14_a_player_who_alone_is_owed_takes_what_there_is() -> None:
    state = with_lairs(holding(opening(), "", "16 goat"), 0, 14)
    state = replace(state, lairs=tuple(None if owner == 1 else owner for owner in state.lairs))
    after, events = roll(state, 5)
    assert events == [DieRolled(5), IslandYielded(island("L"), (1, 0, 0, 0))]
    assert after.players[0].tiles == tiles("1 goat")
    assert after.stockpile[GOAT] == 0


def test_PI_14_a_player_who_alone_is_owed_gets_nothing_from_an_empty_stockpile() -> None:
    state = holding(opening(), "", "17 goat")
    state = replace(state, lairs=tuple(None if owner == 1 else owner for owner in state.lairs))
    after, events = roll(state, 5)
    assert events == [DieRolled(5)]
    assert after.players[0].tiles == tiles("")


def test_PI_14_shortage_counts_over_all_islands_of_the_resource_together() -> None:
    # An edited board where J bears a 4 too: molasses from J and K, three tiles owed, two there.
    board = opening().board
    islands = tuple(replace(each, number=4) if each.key == "J" else each for each in board.islands)
    state = replace(holding(opening(), "", "", "", "15 molasses"), board=replace(board, islands=islands))
    after, events = roll(state, 4)
    assert TilesShort(MOLASSES, (1, 1, 1, 1)) in events
    assert after.stockpile[MOLASSES] == 2


def test_PI_14_the_stricter_rule_makes_everybody_hand_back_that_resource() -> None:
    state = holding(opening(4, shortage="hand-back"), "", "1 molasses 1 wood", "", "15 molasses 2 goat")
    after, events = roll(state, 4)
    assert events[-2:] == [TilesShort(MOLASSES, (1, 0, 0, 1)), TilesHandedBack(MOLASSES, (0, 1, 0, 15))]
    assert after.stockpile[MOLASSES] == 17
    assert [player.tiles[MOLASSES] for player in after.players] == [0, 0, 0, 0]
    assert after.players[1].tiles == tiles("1 wood 1 cutlass")


def test_PI_14_the_stricter_rule_leaves_a_player_alone_who_alone_is_owed() -> None:
    state = with_lairs(holding(opening(4, shortage="hand-back"), "3 goat", "13 goat"), 0, 14)
    state = replace(state, lairs=tuple(None if owner == 1 else owner for owner in state.lairs))
    after, _ = roll(state, 5)
    assert after.players[0].tiles == tiles("4 goat")
    assert after.players[1].tiles == tiles("13 goat")
