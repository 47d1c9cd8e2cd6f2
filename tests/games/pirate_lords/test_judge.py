"""The judgement of Pirate Lords: what it proposes, accepts, refuses, suggests and deals, from one seat's view only."""

from captains.games.pirate_lords import judge_loot
from captains.games.pirate_lords.actions import (
    Accept,
    DealLoot,
    Pass,
    Propose,
    Refuse,
    RefuseBelow,
    Suggest,
    TakeUp,
)
from captains.games.pirate_lords.judge import JUDGE
from captains.games.pirate_lords.judge_worth import mean_points
from tests.games.pirate_lords.table import ANNA, BORIS, EXAMPLE, GALINA, VIKTOR, Table, bargaining, crew, loot


def ranked(table, seat):
    return JUDGE.rank(table.match.view(seat), table.match.offers_of(seat), seat)


def best(table, seat):
    return ranked(table, seat)[0].action


def test_what_is_ranked_is_legal_and_in_order():
    table = bargaining()
    for seat in range(4):
        found = ranked(table, seat)
        assert all(table.match.refusal(seat, each.action) is None for each in found)
        assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)
    assert ranked(table, VIKTOR) == (), "nobody waits for drafts"


def test_five_ships_are_worth_a_proposal_that_the_others_can_accept():
    table = bargaining()
    action = best(table, BORIS)
    assert isinstance(action, Propose)
    table.act(BORIS, action)
    while table.state.phase == "answers":
        seat = table.match.offers()[0].seat
        table.act(seat, best(table, seat))
    assert table.state.phase == "loot"


def test_for_one_ship_nobody_gives_six_pirates():
    table = Table()
    for seat, held in enumerate(((2, 0, 1), (0, 1, 2), (1, 0, 1), (0, 1, 1))):
        table.give(seat, *held)
    table.sail(1)
    table.turn("shooter")
    assert best(table, ANNA) == Pass()


def test_a_crew_of_ones_own_shares_with_nobody():
    table = Table()
    table.give(ANNA, 2, 2, 1)
    table.give(BORIS, 1, 1, 1)
    table.sail(5)
    table.turn("boarder")
    assert best(table, ANNA) == Propose(crew((0, 0), (0, 0), (0, 0)), (5, 0, 0, 0))


def test_two_pirates_for_no_ship_are_refused_and_for_two_given():
    table = bargaining()
    table.propose(EXAMPLE, 0, 4, 0, 1)
    table.accept(GALINA)
    assert not isinstance(best(table, ANNA), Accept)
    table.refuse(ANNA)
    table.propose(EXAMPLE, 2, 1, 0, 2)
    assert isinstance(best(table, GALINA), Accept)
    table.accept(GALINA)
    assert isinstance(best(table, ANNA), Accept)


def test_a_refusal_comes_with_a_draft_then_a_number_of_ships():
    table = bargaining()
    table.propose(EXAMPLE, 1, 4, 0, 0)
    draft = best(table, GALINA)
    assert isinstance(draft, Suggest) and draft.crew == EXAMPLE
    assert draft.ships[GALINA] >= 1 and draft.ships[BORIS] < 4
    table.act(GALINA, draft)
    answer = best(table, GALINA)
    assert answer == RefuseBelow(draft.ships[GALINA])


def test_where_no_share_would_do_the_refusal_gives_a_reason():
    table = Table()
    table.give(ANNA, 0, 0, 1)
    table.give(GALINA, 2, 2, 1)
    table.sail(2)
    table.turn("boarder")
    table.propose(crew((3, 3), (3, 3), (0, 3)), 1, 0, 0, 1)
    answer = best(table, GALINA)
    assert isinstance(answer, Refuse) and answer.reason in ("share", "crew")


def test_the_next_to_lead_says_so():
    table = Table()
    table.give(ANNA, 2, 2, 1)
    table.give(BORIS, 1, 0, 1)
    table.sail(4)
    table.turn("boarder")
    table.propose(crew((0, 0), (0, 0), (0, 1)), 4, 0, 0, 0)
    table.lay(phase="answers")
    answer = best(table, BORIS)
    assert not isinstance(answer, Accept)


def test_a_good_draft_is_taken_up():
    table = bargaining()
    table.suggest(GALINA, EXAMPLE, 1, 3, 0, 1)
    first = ranked(table, BORIS)
    taken = next(each.worth for each in first if each.action == TakeUp(0))
    assert taken > 0
    assert taken > next(each.worth for each in first if each.action == Pass())


def test_it_gives_up_after_some_proposals():
    table = bargaining()
    for _ in range(20):
        action = best(table, BORIS)
        if action == Pass():
            break
        table.act(BORIS, action)
        table.refuse(table.match.offers()[0].seat)
    assert action == Pass() and len(table.state.proposals) <= 4


def test_patience_runs_out_so_that_a_match_ends():
    """Demands fall with every deck that has run out without an attack."""
    table = bargaining()
    table.lay(fruitless=12)
    table.propose(EXAMPLE, 1, 4, 0, 0)
    assert isinstance(best(table, GALINA), Accept)


def test_the_best_loot_is_kept_and_the_worst_goes_to_who_is_ahead():
    table = bargaining()
    table.give(GALINA, loot=[loot(4, (GALINA,))] * 3)
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.accept(GALINA, ANNA)
    table.draw_loot(4, 4, 3, 2, 2)
    assert best(table, BORIS) == DealLoot(((1,), (2, 2), (), (0, 0)))
    assert all(each.sealed for each in ranked(table, BORIS))
    mixture = JUDGE.mixture(table.match.view(BORIS), table.match.offers_of(BORIS), BORIS)
    assert [each.weight for each in mixture][:2] in ([1.0], [1.0, 0.0])
    assert mixture[0].action == best(table, BORIS), "nobody answers it, so nothing is mixed"


def test_the_judgement_sees_no_more_than_its_seat():
    """The others' loot changes nothing in what a seat would do."""
    rankings = []
    for points in (2, 4):
        table = bargaining()
        table.give(GALINA, loot=[loot(points, (GALINA,))] * 3)
        rankings.append(ranked(table, BORIS))
    assert rankings[0] == rankings[1]


def test_what_is_known_of_the_loot_counts():
    table = bargaining()
    table.give(BORIS, loot=[loot(4, (BORIS,))] * 7)
    assert mean_points(table.match.view(BORIS)) == 2.5
    assert mean_points(table.match.view(ANNA)) == 3.0


def test_a_table_thought_about_in_another_thread_in_between_does_not_slip_in(monkeypatch):
    poor, rich = bargaining(), bargaining()
    rich.give(ANNA, loot=[loot(4, (ANNA,))] * 2)
    worth = JUDGE.worth(poor.state, ANNA)
    same = judge_loot._same

    def interrupted(one, other):
        found = same(one, other)
        judge_loot._kept = rich.state, judge_loot.Loots(rich.state)
        return found

    monkeypatch.setattr(judge_loot, "_same", interrupted)
    assert JUDGE.worth(poor.state, ANNA) == worth


def test_the_worth_of_a_position_counts_known_loot_and_pirates():
    table = bargaining()
    before = JUDGE.worth(table.match.view(BORIS), BORIS)
    table.give(BORIS, loot=[loot(4, (BORIS,))])
    assert JUDGE.worth(table.match.view(BORIS), BORIS) == before + 4
    guess = JUDGE.worth(table.match.view(ANNA), BORIS)
    assert before + 3 < guess < before + 4, "what somebody has dealt to themselves is likely good"


def test_tried_out_matches_go_on_by_the_same_judgement():
    table = bargaining()
    state, offers = table.state, table.match.offers()
    proposal = JUDGE.quick(state, offers, BORIS, below)
    assert isinstance(proposal, Propose) and table.match.refusal(BORIS, proposal) is None
    table.act(BORIS, proposal)
    while table.state.phase == "answers":
        seat = table.match.offers()[0].seat
        table.act(seat, JUDGE.quick(table.state, table.match.offers(), seat, below))
    table.draw_loot(4, 4, 3, 2, 2)
    assert JUDGE.quick(table.state, table.match.offers(), BORIS, below) == best(table, BORIS)


def test_after_a_refusal_one_more_proposal_is_tried_out_then_none():
    table = bargaining()
    table.propose(EXAMPLE, 1, 4, 0, 0)
    table.act(GALINA, RefuseBelow(2))
    again = JUDGE.quick(table.state, table.match.offers(), BORIS, below)
    assert isinstance(again, Propose) and again.ships[GALINA] != 1, "what Galina wants, or without her"
    table.act(BORIS, again)
    table.refuse(table.match.offers()[0].seat)
    assert JUDGE.quick(table.state, table.match.offers(), BORIS, below) == Pass()


def below(limit):
    return 0


def test_passing_is_always_among_the_few_that_are_thought_about():
    table = bargaining()
    for seat, held in enumerate(((0, 1, 1), (1, 0, 0), (1, 1, 1), (1, 1, 1))):
        table.give(seat, *held)
    found = ranked(table, BORIS)
    assert Pass() in [each.action for each in found[:6]] and len(found) > 4


def test_one_may_think_of_asking_for_more_than_would_do():
    table = bargaining()
    table.propose(EXAMPLE, 0, 2, 0, 3)
    asked = {each.action.ships for each in ranked(table, GALINA) if isinstance(each.action, RefuseBelow)}
    assert asked and min(asked) > 3
    assert not isinstance(best(table, GALINA), RefuseBelow)
