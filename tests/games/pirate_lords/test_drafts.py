"""Drafts: everybody may suggest, nobody is bound, one decision takes a draft up, and talk comes to an end."""

from captains.games.pirate_lords.actions import RefuseBelow, Suggest, TakeUp
from captains.games.pirate_lords.events import DraftLaid, ProposalMade
from captains.games.pirate_lords.state import Draft
from tests.games.pirate_lords.table import ANNA, BORIS, EXAMPLE, GALINA, VIKTOR, bargaining, crew, kinds

WITH_VIKTOR = crew((ANNA, VIKTOR), (BORIS, GALINA), (BORIS, GALINA))


def test_PL_23b_everybody_but_the_initiator_may_suggest():
    table = bargaining()
    assert [o.seat for o in table.match.offers() if o.kind == "Suggest"] == [VIKTOR, GALINA, ANNA]
    assert table.refused(BORIS, Suggest(EXAMPLE, (1, 2, 0, 2))) == ("PL-23b", "You need not suggest: you propose.")
    entry = table.suggest(VIKTOR, WITH_VIKTOR, 1, 2, 1, 1)
    assert entry.events == (DraftLaid(VIKTOR, WITH_VIKTOR, (1, 2, 1, 1)),)
    assert table.state.drafts == (Draft(VIKTOR, WITH_VIKTOR, (1, 2, 1, 1), 0),)


def test_PL_23b_nobody_waits_for_a_draft():
    table = bargaining()
    offers = table.match.offers()
    assert {offer.seat for offer in offers if not offer.optional} == {BORIS}
    assert all(offer.optional == (offer.kind == "Suggest") for offer in offers)
    assert not offers[0].optional, "who is waited for comes first"


def test_PL_23b_the_initiator_takes_it_up_as_it_is():
    table = bargaining()
    table.suggest(VIKTOR, WITH_VIKTOR, 1, 2, 1, 1)
    entry = table.act(BORIS, TakeUp(0))
    assert entry.events == (ProposalMade(BORIS, WITH_VIKTOR, (1, 2, 1, 1), 0),)


def test_PL_23b_it_binds_nobody_its_author_neither():
    table = bargaining()
    table.suggest(VIKTOR, WITH_VIKTOR, 1, 2, 1, 1)
    table.act(BORIS, TakeUp(0))
    assert table.match.offers()[0].seat == VIKTOR
    table.refuse(VIKTOR)
    assert table.state.phase == "bargain"


def test_PL_23b_only_the_initiator_takes_up_and_nothing_twice():
    table = bargaining()
    table.suggest(VIKTOR, WITH_VIKTOR, 1, 2, 1, 1)
    assert table.refused(GALINA, TakeUp(0))[0] == "PL-23"
    table.act(BORIS, TakeUp(0))
    table.refuse(VIKTOR)
    assert table.refused(BORIS, TakeUp(0)) == ("PL-23", "That has been proposed in this turn.")
    assert table.refused(BORIS, TakeUp(-1))[0] == "PL-23b"
    assert table.offer(BORIS, "TakeUp") is None


def test_PL_23b_one_draft_before_the_first_proposal_and_one_after_each():
    table = bargaining()
    table.suggest(VIKTOR, WITH_VIKTOR, 1, 2, 1, 1)
    clause, words = table.refused(VIKTOR, Suggest(WITH_VIKTOR, (1, 1, 2, 1)))
    assert (clause, words) == ("PL-23b", "You have laid a draft; you may lay another after the next proposal.")
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.suggest(VIKTOR, WITH_VIKTOR, 1, 1, 2, 1)
    assert [draft.after for draft in table.state.drafts] == [0, 1]
    assert table.offer(VIKTOR, "Suggest") is None


def test_PL_23b_nothing_is_suggested_that_was_said_before():
    table = bargaining()
    table.suggest(VIKTOR, WITH_VIKTOR, 1, 2, 1, 1)
    table.propose(EXAMPLE, 1, 2, 0, 2)
    assert table.refused(GALINA, Suggest(WITH_VIKTOR, (1, 2, 1, 1)))[0] == "PL-23"
    assert table.refused(GALINA, Suggest(EXAMPLE, (1, 2, 0, 2)))[0] == "PL-23"


def test_PL_23b_a_draft_keeps_to_the_rules_of_a_proposal():
    table = bargaining()
    assert table.refused(VIKTOR, Suggest(EXAMPLE, (1, 2, 1, 1))) == (
        "PL-20",
        "Viktor takes no part and gets no ship.",
    )


def test_PL_23b_whoever_is_asked_may_lay_one_with_their_refusal():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.suggest(GALINA, EXAMPLE, 1, 1, 0, 3)
    assert table.match.offers()[0].seat == GALINA, "still asked"
    table.act(GALINA, RefuseBelow(3))
    assert kinds(table.act(BORIS, TakeUp(0))) == ["ProposalMade"], "it gives as much as was asked for"


def test_PL_23b_a_draft_for_less_takes_back_what_was_asked_for():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.act(GALINA, RefuseBelow(4))
    table.suggest(GALINA, EXAMPLE, 1, 1, 0, 3)
    assert table.state.floors == (0, 0, 0, 3)
    assert kinds(table.act(BORIS, TakeUp(0))) == ["ProposalMade"]


def test_PL_23b_a_draft_without_oneself_takes_nothing_back():
    table = bargaining()
    table.give(VIKTOR, 1, 2, 1)
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.act(GALINA, RefuseBelow(4))
    table.suggest(GALINA, crew((ANNA, VIKTOR), (VIKTOR, VIKTOR), (BORIS, VIKTOR)), 1, 2, 2, 0)
    assert table.state.floors[GALINA] == 4


def test_PL_23b_drafts_are_gone_with_the_turn():
    table = bargaining()
    table.suggest(VIKTOR, WITH_VIKTOR, 1, 2, 1, 1)
    table.give_up()
    assert table.state.drafts == ()


def test_PL_23b_nobody_suggests_while_cards_are_turned_or_loot_is_dealt():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.accept(GALINA, ANNA)
    table.draw_loot(4, 4, 2, 2, 2)
    assert table.refused(VIKTOR, Suggest(WITH_VIKTOR, (1, 2, 1, 1)))[0] == "PL-23b"
