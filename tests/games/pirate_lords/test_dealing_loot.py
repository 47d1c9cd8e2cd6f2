"""Dealing the loot: drawn and dealt unseen, exactly the shares, then everything used goes back into the deck."""

from random import Random

import pytest

from captains.engine.entry import Answer
from captains.engine.seats import PUBLIC
from captains.engine.secrets import Hidden
from captains.games.pirate_lords.actions import DealLoot
from captains.games.pirate_lords.game import GAME
from captains.games.pirate_lords.rules.dealing_form import DealForm
from tests.games.pirate_lords.table import (
    ANNA,
    BORIS,
    EXAMPLE,
    GALINA,
    VIKTOR,
    Table,
    bargaining,
    crew,
    kinds,
    loot,
)


def dealing(*ships: int) -> Table:
    """The example's attack has succeeded with this split; Boris sees 4, 4, 2, 2, 2."""
    table = bargaining()
    table.propose(EXAMPLE, *(ships or (2, 1, 0, 2)))
    table.accept(GALINA, ANNA)
    table.draw_loot(4, 4, 2, 2, 2)
    return table


def test_PL_24_as_many_loot_cards_as_ships_are_drawn():
    table = bargaining()
    table.propose(EXAMPLE, 2, 1, 0, 2)
    table.accept(GALINA, ANNA)
    assert table.state.phase == "loot" and table.match.offers() == ()
    for n, points in enumerate((4, 4, 2, 2, 2)):
        assert len(table.state.drawn) == n and table.state.phase == "loot"
        table.draw_loot(points)
    assert table.state.phase == "deal" and table.state.regular == 16


def test_PL_24_everybody_gets_exactly_their_share():
    """P7: the number is promised, which cards is the initiator's choice."""
    table = dealing()
    table.deal((0, 0), (2,), (), (0, 2))
    assert [table.points(seat) for seat in range(4)] == [[2, 2], [4], [], [2, 4]]


@pytest.mark.parametrize(
    "shares, words",
    [
        (((0,), (2,), (), (0, 0, 2)), "Anna was promised 2 loot cards, not 1."),
        (((0, 0), (), (2,), (0, 2)), "Boris was promised 1 loot card, not 0."),
        (((0, 0), (2,), (), (2, 2)), "Deal exactly the loot cards you have drawn."),
        (((0, 0), (1,), (), (0, 2)), "Deal exactly the loot cards you have drawn."),
        (((0, 0), (2,), (), (2, 0)), "Name the loot of each seat, the kinds in ascending order."),
        (((0, 0), (2,), (0, 2)), "Name the loot of each seat, the kinds in ascending order."),
    ],
)
def test_PL_24_no_other_deal_is_accepted(shares, words):
    assert dealing().refused(BORIS, DealLoot(shares)) == ("PL-24", words)


def test_PL_24_only_the_initiator_deals():
    table = dealing()
    assert {offer.seat for offer in table.match.offers()} == {BORIS}
    assert table.match.offers()[0].sealed
    assert table.refused(GALINA, DealLoot(((0, 0), (2,), (), (0, 2))))[0] == "PL-24"


def test_PL_24_an_initiator_who_takes_no_part_deals_all_the_same():
    """P3: no ships, still the one who deals."""
    table = bargaining()
    table.give(VIKTOR, 0, 1, 0)
    table.propose(crew((ANNA, VIKTOR), (VIKTOR, GALINA), (ANNA, VIKTOR)), 2, 0, 2, 1)
    table.accept(VIKTOR, GALINA, ANNA)
    table.draw_loot(4, 4, 2, 2, 2)
    table.deal((0, 0), (), (0, 2), (2,))
    assert table.points(BORIS) == []
    assert table.lord(GALINA).loot[0].kind == Hidden(2, (BORIS, GALINA))


def test_PL_24_every_way_to_deal_is_listed_once():
    listed = dealing().match.offers()[0].listed()
    assert listed is not None and len(listed) == len(set(listed)) == 5
    assert all(sorted(kind for share in action.shares for kind in share) == [0, 0, 0, 2, 2] for action in listed)
    assert dealing().match.offers()[0].values("shares", {}) == tuple(action.shares for action in listed)


def test_PL_24_too_many_ways_to_list_are_a_form():
    form = DealForm(0, "DealLoot", (), True, cards=(0, 0, 1, 1, 2, 2, 3), shares=(2, 1, 1, 2, 1))
    assert form.count() is None and form.listed() is None
    drawn = {form.draw(Random(n).randrange) for n in range(60)}
    assert len(drawn) > 40 and all(form.accepts(action) for action in drawn)
    assert not form.accepts(DealLoot(((0, 0), (1,), (1,), (2, 2), (2,))))


def test_PL_25_only_the_initiator_sees_what_is_drawn():
    table = dealing()
    for viewer in (PUBLIC, ANNA, VIKTOR, GALINA):
        assert [card.kind.value for card in table.match.view(viewer).drawn] == [None] * 5
        answers = [e.action for e in table.match.log(viewer) if isinstance(e.action, Answer)][-5:]
        assert all(answer.values == Hidden(None, (BORIS,)) for answer in answers)
        assert table.match.offers_of(viewer) == ()
    assert [card.kind.value for card in table.match.view(BORIS).drawn] == [2, 2, 0, 0, 0]


def test_PL_25_a_dealt_card_know_its_owner_and_who_dealt_it():
    """P7: recipients see only their own; counts and backs are public."""
    table = dealing()
    table.deal((0, 0), (2,), (), (0, 2))
    seen = {
        viewer: [[card.kind.value for card in lord.loot] for lord in table.match.view(viewer).lords]
        for viewer in (PUBLIC, *range(4))
    }
    unseen = [[None, None], [None], [], [None, None]]
    assert seen[PUBLIC] == seen[VIKTOR] == unseen
    assert seen[ANNA] == [[0, 0], [None], [], [None, None]]
    assert seen[GALINA] == [[None, None], [None], [], [0, 2]]
    assert seen[BORIS] == [[0, 0], [2], [], [0, 2]]


def test_PL_25_the_deal_itself_is_read_by_the_initiator_only():
    table = dealing()
    entry = table.deal((0, 0), (2,), (), (0, 2))
    for viewer in (PUBLIC, ANNA, VIKTOR, GALINA):
        assert table.match.log(viewer, entry.n)[0].action is None
    assert table.match.log(BORIS, entry.n)[0].action == entry.action


def test_PL_25_whatever_is_dealt_looks_the_same_to_who_gets_none_of_it():
    tables = [dealing(), dealing()]
    tables[0].deal((0, 0), (2,), (), (0, 2))
    tables[1].deal((2, 2), (0,), (), (0, 0))
    for viewer in (PUBLIC, VIKTOR):
        views = [table.match.view(viewer) for table in tables]
        assert views[0] == views[1]
        assert tables[0].match.log(viewer) == tables[1].match.log(viewer)


def test_PL_25_counts_and_backs_are_known_to_everybody():
    table = dealing()
    table.deal((0, 0), (2,), (), (0, 2))
    table.give(ANNA, loot=[loot(4, (ANNA,), last=True)])
    view = table.match.view(PUBLIC)
    assert [len(lord.loot) for lord in view.lords] == [3, 1, 0, 2]
    assert [lord.last_loot for lord in view.lords] == [1, 0, 0, 0]
    assert (view.regular, view.last) == (16, 5)


def test_PL_25_what_is_left_by_kind_stands_in_no_view():
    """Else everybody could count what the others have."""
    table = dealing()
    table.deal((0, 0), (2,), (), (0, 2))
    other = dealing()
    other.deal((2, 2), (0,), (), (0, 0))
    assert table.match.view(VIKTOR) == other.match.view(VIKTOR)
    assert not any("kind" in name for name in type(table.state).__struct_fields__)


def test_PL_25_a_deal_is_not_taken_back():
    table = dealing()
    table.deal((0, 0), (2,), (), (0, 2))
    assert "nothing to take back" in table.match.undo_refusal(BORIS).words


def test_PL_26_ships_and_crew_go_into_the_deck_and_other_pirates_stay():
    """P8: six pirates and all ships are discarded, the whole pile is shuffled in, the turn passes to the left."""
    table = dealing()
    table.lay(discard=())
    before = [len(numbers) for numbers in table.state.deck]
    entry = table.deal((0, 0), (2,), (), (0, 2))
    assert kinds(entry) == ["LootDealt", "LootDealt", "LootDealt", "CaravanTaken", "DeckShuffled", "TurnBegan"]
    assert [len(numbers) for numbers in table.state.deck] == [
        n + more for n, more in zip(before, (2, 2, 2, 5), strict=True)
    ]
    assert table.crews() == [(0, 0, 1), (0, 0, 1), (1, 0, 1), (0, 0, 0)]
    assert table.state.caravan == () and table.state.discard == () and table.state.drawn == ()
    assert table.state.active == VIKTOR and GAME.due(table.state).pile == "deck"


def test_PL_26_the_whole_discard_pile_is_shuffled_in():
    table = bargaining()
    table.discard_deck("sailor")
    assert len(table.state.discard) == 12
    table.propose(EXAMPLE, 2, 1, 0, 2)
    table.accept(GALINA, ANNA)
    table.draw_loot(4, 4, 2, 2, 2)
    table.deal((0, 0), (2,), (), (0, 2))
    assert table.state.discard == () and sum(map(len, table.state.deck)) == 28 - 4


def test_PL_26_of_pirates_alike_those_that_came_first_go():
    table = bargaining()
    assert table.lord(BORIS).crew[2] == (1, 2)
    table.propose(EXAMPLE, 2, 1, 0, 2)
    table.accept(GALINA, ANNA)
    table.draw_loot(4, 4, 2, 2, 2)
    table.deal((0, 0), (2,), (), (0, 2))
    assert table.lord(BORIS).crew[2] == (2,)
