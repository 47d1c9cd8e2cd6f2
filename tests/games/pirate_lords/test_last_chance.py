"""The deck runs out: one last chance each, then everything but the loot is shuffled together."""

from captains.games.pirate_lords.actions import Pass, RefuseBelow
from captains.games.pirate_lords.events import (
    DeckRanOut,
    GaveUp,
    LastChance,
    NoAttack,
    Passed,
    ShipTurned,
    TableGathered,
    TurnBegan,
)
from captains.games.pirate_lords.game import GAME
from tests.games.pirate_lords.table import ANNA, BORIS, EXAMPLE, GALINA, VIKTOR, Table, example, kinds


def stranded() -> Table:
    """Boris turns over a shooter, the last card, and passes; Viktor must turn over a card and can't."""
    table = example()
    table.discard_deck("shooter")
    table.turn("shooter")
    return table


def test_PL_30_who_must_turn_over_a_card_and_cannot_has_the_first_last_chance():
    table = stranded()
    entry = table.act(BORIS, Pass())
    assert entry.events == (Passed(BORIS), TurnBegan(2, VIKTOR), DeckRanOut(VIKTOR), LastChance(VIKTOR))
    assert table.state.phase == "bargain" and table.state.stranded == VIKTOR
    assert table.offer(VIKTOR, "Propose") is not None


def test_PL_30_each_player_in_turn_order_gets_one():
    table = stranded()
    table.act(BORIS, Pass())
    for seat, following in ((VIKTOR, GALINA), (GALINA, ANNA), (ANNA, BORIS)):
        assert {o.seat for o in table.match.offers() if not o.optional} == {seat}
        assert table.act(seat, Pass()).events == (Passed(seat), LastChance(following))
    assert kinds(table.act(BORIS, Pass())) == ["Passed", "TableGathered"]


def test_PL_30_also_in_the_middle_of_a_turn():
    table = example()
    table.give(GALINA, 0, 1, 0)
    table.discard_deck("ship")
    entry = table.turn("ship")
    assert entry.events == (ShipTurned(4), DeckRanOut(BORIS), LastChance(BORIS))


def test_PL_30_without_any_attack_to_propose_nobody_is_asked():
    table = example()
    table.discard_deck("sailor", "ship")
    table.turn("sailor")
    assert table.state.active == VIKTOR, "one shooter is lacking"
    entry = table.turn("ship")
    assert entry.events == (
        ShipTurned(4),
        DeckRanOut(VIKTOR),
        NoAttack(VIKTOR, (0, 1, 0), 5),
        TableGathered(VIKTOR),
    )


def test_PL_31_all_cards_but_the_loot_are_shuffled_and_the_stranded_player_takes_their_turn():
    table = stranded()
    table.act(BORIS, Pass())
    turn = table.state.turn
    for seat in (VIKTOR, GALINA, ANNA, BORIS):
        table.act(seat, Pass())
    state = table.state
    assert table.crews() == [(0, 0, 0)] * 4 and state.caravan == () and state.discard == ()
    assert [sorted(numbers) for numbers in state.deck] == [list(range(7))] * 4
    assert (state.active, state.turn, state.stranded) == (VIKTOR, turn, None)
    assert GAME.due(state).left == (7, 7, 7, 7) and state.fruitless == 1


def test_PL_31_a_deck_that_never_allows_an_attack_reshuffles_before_everybodys_eyes():
    """B10: no program that freezes; every card is an entry, and each time the deck is out it says so."""
    table, gathered = Table(), 0
    while gathered < 3:
        left = GAME.due(table.state).left
        kind = next(k for k in (0, 1, 3, 2) if left[k])
        entry = table.turn(("sailor", "shooter", "boarder", "ship")[kind])
        gathered += "TableGathered" in kinds(entry)
        if table.state.phase == "bargain":
            while table.state.phase == "bargain":
                entry = table.give_up()
                gathered += "TableGathered" in kinds(entry)
    assert table.state.fruitless == 3
    assert max(len(entry.events) for entry in table.match.entries) < 12


def test_PL_32_an_attack_of_a_last_chance_is_finished_as_any_other():
    table = stranded()
    table.act(BORIS, Pass())
    table.act(VIKTOR, Pass())
    assert table.state.active == GALINA
    table.propose(EXAMPLE, 1, 1, 0, 2)
    table.accept(ANNA, BORIS)
    table.draw_loot(4, 3, 2, 2)
    entry = table.deal((0,), (0,), (), (1, 2))
    assert kinds(entry)[-3:] == ["CaravanTaken", "DeckShuffled", "TurnBegan"]
    assert table.state.active == ANNA, "to the left of the initiator, not of the stranded player"
    assert table.state.stranded is None and table.state.phase == "turn"


def test_PL_32_what_was_said_holds_for_one_chance_only():
    table = stranded()
    table.act(BORIS, Pass())
    table.propose(EXAMPLE, 1, 1, 0, 2)
    table.act(GALINA, RefuseBelow(3))
    assert table.act(VIKTOR, Pass()).events == (GaveUp(VIKTOR), LastChance(GALINA))
    assert table.state.floors == (0, 0, 0, 0) and table.state.proposals == ()


def test_PL_31_an_attack_ends_the_count_of_fruitless_decks():
    table = stranded()
    table.lay(fruitless=2)
    table.propose(EXAMPLE, 1, 1, 0, 2)
    table.accept(GALINA, ANNA)
    table.draw_loot(4, 3, 2, 2)
    table.deal((0,), (0,), (), (1, 2))
    assert table.state.fruitless == 0
