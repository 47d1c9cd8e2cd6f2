"""Proposals: six pirates, two of each profession, all ships to those who take part; what is half made says so."""

from random import Random

import pytest

from captains.games.pirate_lords.actions import Pass, Propose, TakeUp
from captains.games.pirate_lords.events import GaveUp, ProposalMade, TurnBegan
from captains.games.pirate_lords.rules.lacks import Lacks, bound, lacks
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
)


def test_PL_20_exactly_two_of_each_profession():
    """P3: exactly 2 + 2 + 2."""
    table = bargaining()
    for who, words in (
        (crew((ANNA,), (BORIS, GALINA), (BORIS, GALINA)), "One more sailor."),
        (crew((ANNA, ANNA, VIKTOR), (BORIS, GALINA), (BORIS, GALINA)), "One sailor too many."),
        (crew((ANNA, ANNA), (), (BORIS, GALINA)), "Two more shooters."),
    ):
        assert table.refused(BORIS, Propose(who, (1, 2, 0, 2))) == ("PL-20", words)


def test_PL_20_only_pirates_that_lie_there():
    table = bargaining()
    twice = crew((ANNA, ANNA), (BORIS, BORIS), (BORIS, GALINA))
    assert table.refused(BORIS, Propose(twice, (1, 2, 0, 2))) == ("PL-20", "Boris has only one shooter.")
    none = crew((ANNA, GALINA), (BORIS, GALINA), (BORIS, GALINA))
    assert table.refused(BORIS, Propose(none, (1, 2, 0, 2))) == ("PL-20", "Galina has no sailors.")


def test_PL_20_pirates_of_any_players_may_be_named():
    table = bargaining()
    who = crew((ANNA, VIKTOR), (BORIS, GALINA), (ANNA, VIKTOR))
    assert kinds(table.propose(who, 1, 2, 1, 1)) == ["ProposalMade"]


@pytest.mark.parametrize(
    "ships, words",
    [
        ((1, 2, 0, 1), "1 ship still to give."),
        ((1, 2, 0, 3), "1 ship too many."),
        ((0, 0, 0, 0), "5 ships still to give."),
        ((1, 1, 1, 2), "Viktor takes no part and gets no ship."),
    ],
)
def test_PL_21_all_ships_go_to_participants_and_to_nobody_else(ships, words):
    assert bargaining().refused(BORIS, Propose(EXAMPLE, ships)) == ("PL-20", words)


def test_PL_21_a_share_may_be_nothing_and_the_initiator_need_not_take_part():
    """P3: the initiator need not be in it."""
    table = bargaining()
    who = crew((ANNA, VIKTOR), (BORIS, GALINA), (ANNA, VIKTOR))
    assert table.offer(BORIS, "Propose").accepts(Propose(who, (5, 0, 0, 0)))
    table.give(VIKTOR, 0, 1, 0)
    without = crew((ANNA, VIKTOR), (VIKTOR, GALINA), (ANNA, VIKTOR))
    assert table.offer(BORIS, "Propose").accepts(Propose(without, (2, 0, 2, 1)))
    assert table.refused(BORIS, Propose(without, (2, 1, 1, 1)))[1] == "Boris takes no part and gets no ship."


def test_PL_21_a_crew_of_ones_own_needs_nobodys_consent():
    table = Table()
    table.give(ANNA, 2, 2, 1)
    table.sail(3)
    table.turn("boarder")
    entry = table.propose(crew((0, 0), (0, 0), (0, 0)), 3, 0, 0, 0)
    assert kinds(entry) == ["ProposalMade", "AttackAgreed"]


@pytest.mark.parametrize(
    "action",
    [
        Propose(EXAMPLE[:2], (1, 2, 0, 2)),
        Propose(EXAMPLE, (1, 2, 2)),
        Propose(EXAMPLE, (2, 2, -1, 2)),
        Propose(crew((-1, 0), (1, 3), (1, 3)), (1, 2, 0, 2)),
        Propose(crew((0, 9), (1, 3), (1, 3)), (1, 2, 0, 2)),
        Propose(crew((0, 0), (3, 1), (1, 3)), (1, 2, 0, 2)),
    ],
)
def test_PL_20_what_is_no_proposal_at_all_is_refused(action):
    assert bargaining().refused(BORIS, action)[0] == "PL-20"


def test_PL_23_the_initiator_may_change_the_proposal_but_not_repeat_it():
    """P6: any number of proposals, by the initiator only."""
    table = bargaining()
    for ships in ((1, 2, 0, 2), (2, 1, 0, 2), (2, 2, 0, 1), (3, 1, 0, 1), (1, 1, 0, 3)):
        table.propose(EXAMPLE, *ships)
        table.refuse(GALINA)
        assert table.refused(BORIS, Propose(EXAMPLE, ships))[0] == "PL-23"
    assert len(table.state.proposals) == 5


def test_PL_23_giving_up_returns_all_cards_and_passes_the_turn():
    """P6: a failed talk returns all cards."""
    table = bargaining()
    before, caravan = table.state.lords, table.state.caravan
    table.propose(EXAMPLE, 1, 2, 0, 2)
    assert table.refused(BORIS, Pass()) == ("PL-22", "Your proposal is being answered.")
    table.refuse(GALINA)
    assert table.give_up().events == (GaveUp(BORIS), TurnBegan(2, VIKTOR))
    assert table.state.lords is before and table.state.caravan == caravan
    assert table.state.proposals == () and table.state.drafts == ()


def test_PL_23_in_the_next_turn_the_same_may_be_proposed_again():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.refuse(GALINA)
    table.give_up()
    table.turn("ship", "sailor")
    assert table.state.active == VIKTOR
    assert table.propose(EXAMPLE, 2, 2, 0, 2).events == (ProposalMade(VIKTOR, EXAMPLE, (2, 2, 0, 2)),)


def test_PL_23_where_everything_was_proposed_only_giving_up_is_left():
    table = Table(3)
    table.give(1, 2, 1, 0)
    table.give(2, 0, 1, 1)
    table.sail(1)
    table.turn("boarder")
    form = table.offer(ANNA, "Propose")
    assert form.count() == len(form.listed()) == 3
    for action in form.listed():
        table.act(ANNA, action)
        table.refuse(BORIS)
    assert [offer.kind for offer in table.match.offers()] == ["Pass"]
    assert table.refused(ANNA, TakeUp(0)) == ("PL-23b", "There is no draft 1 in this turn.")


def test_PL_20_a_half_made_proposal_says_what_it_lacks():
    table = bargaining()
    found = lacks(table.state, BORIS, crew((ANNA,), (BORIS,), ()), (1, 2, 0, 0))
    assert found == Lacks(
        pirates=(1, 1, 2),
        ships=2,
        words=("one more sailor", "one more shooter", "two more boarders", "2 ships still to give"),
    )
    assert lacks(table.state, BORIS, EXAMPLE, (1, 2, 0, 2)).words == ()


def test_PL_20_who_cannot_be_left_out_is_known():
    """Without Anna there is one sailor, without Boris or Galina one shooter; boarders there are enough."""
    table = bargaining()
    assert bound(table.state) == (ANNA, BORIS, GALINA)
    table.give(VIKTOR, 1, 1, 0)
    assert bound(table.state) == ()


def test_PL_20_what_lacks_nothing_is_exactly_what_may_be_sent():
    chance, table = Random(7), bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.refuse(GALINA)
    form, found = table.offer(BORIS, "Propose"), {True: 0, False: 0}
    for _ in range(2000):
        drawn = form.draw(chance.randrange)
        who, ships = list(drawn.crew), list(drawn.ships)
        for _ in range(chance.randrange(3)):
            who[chance.randrange(3)] = tuple(sorted(chance.choices(range(4), k=chance.choice((1, 2, 2, 3)))))
            ships[chance.randrange(4)] += chance.choice((0, 0, 1, -1 if min(ships) > 0 else 0))
        action = Propose(tuple(who), tuple(ships))
        complete = lacks(table.state, BORIS, action.crew, action.ships).words == ()
        assert complete == form.accepts(action) == (table.match.refusal(BORIS, action) is None)
        found[complete] += 1
    assert min(found.values()) > 300
    assert lacks(table.state, BORIS, EXAMPLE, (1, 2, 0, 2)).words == ("this has been said before in this turn",)


def test_the_form_of_a_proposal_draws_tests_and_tells_its_fields_PL_20_PL_21():
    table, chance = bargaining(), Random(3)
    form = table.offer(BORIS, "Propose")
    assert form.count() is None and form.listed() is None
    drawn = [form.draw(chance.randrange) for _ in range(200)]
    assert all(form.accepts(action) and table.match.refusal(BORIS, action) is None for action in drawn)
    assert len(set(drawn)) > 150
    assert set(form.values("crew", {})) == {action.crew for action in drawn}
    splits = form.values("ships", {"crew": EXAMPLE})
    assert len(splits) == 21 and all(sum(ships) == 5 and ships[VIKTOR] == 0 for ships in splits)
    assert EXAMPLE in form.values("crew", {"ships": (1, 2, 0, 2)})
    everybody = crew((ANNA, VIKTOR), (BORIS, GALINA), (BORIS, GALINA))
    assert form.values("crew", {"ships": (1, 2, 1, 1)}) and everybody in form.values("crew", {"ships": (1, 2, 1, 1)})
    assert EXAMPLE not in form.values("crew", {"ships": (1, 2, 1, 1)})


def test_a_draw_finds_the_one_proposal_that_is_left_PL_23():
    table = Table(3)
    table.give(1, 2, 1, 0)
    table.give(2, 0, 1, 1)
    table.sail(1)
    table.turn("boarder")
    first, second, third = table.offer(ANNA, "Propose").listed()
    for action in (first, third):
        table.act(ANNA, action)
        table.refuse(BORIS)
    assert table.offer(ANNA, "Propose").draw(Random(1).randrange) == second
