"""Whose decisions are open: the order of the go, offers that are kept, and what is no decision at all."""

from captains.games.captains_war.actions import BuyResource, Done, PickDie
from tests.games.captains_war.table import BLUE_1, PEARL, YELLOW, Table


def test_offers_of_an_unchanged_captain_are_the_same_objects():
    table = Table(4)
    table.loot()
    before = {offer.seat: offer for offer in table.match.offers()}
    table.act(1, PickDie(YELLOW))
    after = {offer.seat: offer for offer in table.match.offers()}
    assert [after[seat] is before[seat] for seat in range(4)] == [True, False, True, True]


def test_two_tables_at_once_do_not_mix_their_offers():
    one, other = Table(3), Table(3)
    one.loot(blues=("joker", "gem", "gem"))
    other.loot(blues=("pearl", "gem", "gem"))
    first, second = one.match.offers()[0], other.match.offers()[0]
    assert not first.accepts(PickDie(BLUE_1)) and second.accepts(PickDie(BLUE_1))
    one.match._offers = None
    assert one.match.offers()[0] == first


def test_no_offer_while_the_dice_are_due_and_none_for_a_captain_who_is_done():
    table = Table(3)
    assert table.match.offers() == ()
    assert table.match.refusal(0, Done()).words == "First the dice or cards must fall."
    table.to_phase("command")
    table.act(0, Done())
    assert {offer.seat for offer in table.match.offers()} == {1, 2}


def test_what_is_no_decision_of_this_game_is_refused():
    table = Table(3)
    table.loot()
    assert table.match.refusal(0, "dance").kind == "form"
    assert table.match.refusal(5, Done()).words == "There is no seat 6 at this table."
    assert table.match.refusal(0, BuyResource(PEARL)).clause == "CW-14"
