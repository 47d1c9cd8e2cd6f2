"""Answers: asked in turn order, openly; standing words; the first refusal ends a proposal."""

from captains.engine.seats import PUBLIC
from captains.games.pirate_lords.actions import Accept, Pass, Refuse, RefuseBelow
from captains.games.pirate_lords.events import AttackAgreed, ProposalAccepted, ProposalMade, ProposalRefused
from captains.games.pirate_lords.state import Reply
from tests.games.pirate_lords.table import ANNA, BORIS, EXAMPLE, GALINA, VIKTOR, bargaining, crew, example, kinds

ALL_IN = crew((ANNA, VIKTOR), (BORIS, GALINA), (ANNA, VIKTOR))


def asked(table):
    return next(offer.seat for offer in table.match.offers() if not offer.optional)


def test_PL_22_participants_are_asked_in_turn_order_from_the_initiators_left():
    table = bargaining()
    table.propose(ALL_IN, 1, 2, 1, 1)
    for seat in (VIKTOR, GALINA, ANNA):
        assert asked(table) == seat
        assert {o.kind for o in table.match.offers_of(seat)} >= {"Accept", "Refuse", "RefuseBelow"}
        table.accept(seat)
    assert table.state.phase == "loot"


def test_PL_22_nobody_answers_out_of_turn_and_who_takes_no_part_is_not_asked():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    assert table.refused(ANNA, Accept()) == ("PL-22", "Galina is asked now; answers are given in turn order.")
    assert table.refused(VIKTOR, Accept())[0] == "PL-21"
    assert table.refused(BORIS, Accept()) == (
        "PL-22",
        "Your own consent is implied: the others answer your proposal.",
    )


def test_PL_22_without_a_proposal_there_is_nothing_to_answer():
    assert bargaining().refused(GALINA, Refuse())[0] == "PL-22"


def test_PL_22_answers_are_open():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.accept(GALINA)
    table.act(ANNA, Refuse("lead"))
    assert table.match.view(PUBLIC).proposals[0].replies == (
        Reply(GALINA, True),
        Reply(ANNA, False, reason="lead"),
    )
    assert table.match.log(PUBLIC) == table.match.entries


def test_PL_22_the_first_refusal_ends_the_proposal():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    entry = table.refuse(GALINA)
    assert entry.events == (ProposalRefused(GALINA),)
    assert table.state.phase == "bargain" and asked(table) == BORIS
    assert table.refused(ANNA, Accept())[1] == "No proposal is waiting for an answer."


def test_PL_22_the_last_consent_makes_the_attack():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    assert kinds(table.accept(GALINA)) == ["ProposalAccepted"]
    assert table.accept(ANNA).events == (ProposalAccepted(ANNA), AttackAgreed(BORIS, 5))


def test_PL_23a_less_than_asked_for_is_refused_at_once_and_visibly():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    entry = table.act(GALINA, RefuseBelow(3))
    assert entry.events == (ProposalRefused(GALINA, 3, reason="share"),)
    entry = table.propose(EXAMPLE, 2, 1, 0, 2)
    assert entry.events == (
        ProposalMade(BORIS, EXAMPLE, (2, 1, 0, 2)),
        ProposalRefused(GALINA, 3, standing=True),
    )
    assert asked(table) == BORIS, "nobody is asked in vain"


def test_PL_23a_offered_as_much_they_are_asked_again():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.act(GALINA, RefuseBelow(3))
    table.propose(EXAMPLE, 1, 1, 0, 3)
    assert asked(table) == GALINA


def test_PL_23a_whoever_takes_no_part_is_not_in_the_way():
    table = bargaining()
    table.give(VIKTOR, 0, 1, 0)
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.act(GALINA, RefuseBelow(3))
    entry = table.propose(crew((ANNA, ANNA), (BORIS, VIKTOR), (BORIS, VIKTOR)), 2, 2, 1, 0)
    assert kinds(entry) == ["ProposalMade"]


def test_PL_23a_all_standing_words_that_apply_are_heard():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.act(GALINA, RefuseBelow(3))
    table.propose(EXAMPLE, 0, 2, 0, 3)
    table.accept(GALINA)
    table.act(ANNA, RefuseBelow(2))
    entry = table.propose(EXAMPLE, 1, 3, 0, 1)
    assert [event.seat for event in entry.events[1:]] == [GALINA, ANNA]
    assert table.state.floors == (2, 0, 0, 3)


def test_PL_23a_more_than_the_share_and_at_most_one_more_than_the_caravan():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    for ships in (-1, 0, 2, 7):
        assert table.refused(GALINA, RefuseBelow(ships))[0] == "PL-23a"
    table.act(GALINA, RefuseBelow(6))
    for ships in ((0, 0, 0, 5), (5, 0, 0, 0)):
        assert kinds(table.propose(EXAMPLE, *ships)) == ["ProposalMade", "ProposalRefused"], "not in this turn"


def test_PL_23a_the_word_holds_for_the_rest_of_the_turn_only():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.act(GALINA, RefuseBelow(3))
    table.act(BORIS, Pass())
    assert table.state.floors == (0, 0, 0, 0)
    table.turn("sailor")
    assert kinds(table.propose(EXAMPLE, 2, 2, 0, 1)) == ["ProposalMade"]


def test_PL_22_taking_back_an_answer_brings_the_question_back():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.refuse(GALINA)
    assert table.match.undo_refusal(GALINA) is None
    table.match.undo(GALINA)
    assert asked(table) == GALINA


def test_PL_23_a_proposal_that_others_have_answered_is_not_taken_back():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.accept(GALINA)
    assert "Galina has built on it" in table.match.undo_refusal(BORIS).words


def test_PL_22_the_example_begins_with_four_ships():
    assert len(example().state.caravan) == 4
