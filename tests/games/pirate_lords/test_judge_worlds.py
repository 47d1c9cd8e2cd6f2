"""Imagined worlds of Pirate Lords: they agree with the view, and are as likely as they should be."""

from collections import Counter
from random import Random

import pytest

from captains.engine.secrets import mask
from captains.games.pirate_lords.judge import JUDGE
from tests.games.pirate_lords.counting import count
from tests.games.pirate_lords.table import ANNA, BORIS, EXAMPLE, GALINA, VIKTOR, bargaining, loot
from tests.games.pirate_lords.test_matches import kinds_of, match_of


def imagined(view, seat, seed=0):
    return JUDGE.imagine(view, seat, Random(seed).randrange)


def kinds(world, seat):
    return [card.kind.value for card in world.lords[seat].loot]


@pytest.mark.parametrize("seats", (3, 4, 8))
def test_a_world_masked_again_is_the_view_and_all_cards_add_up(seats):
    match = match_of(kinds_of(seats, 1), f"worlds-{seats}")
    hidden = 0
    for number, state in enumerate(match.states[:-1:9]):
        seat = number % seats
        view = mask(state, seat)
        world = imagined(view, seat, number)
        assert mask(world, seat) == view
        count(world)
        hidden += world != view
    assert hidden > 10, "there was something to imagine"


def test_what_the_initiator_dealt_it_still_knows_and_others_do_not():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.accept(GALINA, ANNA)
    table.draw_loot(4, 4, 3, 2, 2)
    table.deal((0,), (2, 2), (), (0, 1))
    for seed in range(20):
        world = imagined(table.match.view(BORIS), BORIS, seed)
        assert world == table.state
    seen = {tuple(kinds(imagined(table.match.view(ANNA), ANNA, seed), GALINA)) for seed in range(20)}
    assert len(seen) > 1
    assert all(kinds(imagined(table.match.view(ANNA), ANNA, seed), ANNA) == [0] for seed in range(20))


def test_a_card_that_is_seen_is_nobody_elses():
    table = bargaining()
    table.give(BORIS, loot=[loot(4, (BORIS,))] * 7)
    table.give(GALINA, loot=[loot(2, (GALINA,))] * 3 + [loot(4, (GALINA,), last=True)])
    for seed in range(20):
        found = kinds(imagined(table.match.view(BORIS), BORIS, seed), GALINA)
        assert 2 not in found[:3], "Boris has all the regular fours"
        assert found[3] in (3, 4, 5), "a red back is one of the last loot"


def test_the_loot_on_the_table_of_an_initiator_is_imagined_too():
    table = bargaining()
    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.accept(GALINA, ANNA)
    table.draw_loot(4, 4, 3, 2, 2)
    world = imagined(table.match.view(ANNA), ANNA)
    assert all(card.kind.value is not None and card.kind.knows == (BORIS,) for card in world.drawn)


def test_who_deals_is_thought_to_keep_the_better_cards():
    table = bargaining()
    table.give(GALINA, loot=[loot(3, (GALINA,))] * 3)
    table.give(VIKTOR, loot=[loot(3, (VIKTOR, GALINA))] * 3)
    kept, given = Counter(), Counter()
    for seed in range(200):
        world = imagined(table.match.view(ANNA), ANNA, seed)
        kept.update(kinds(world, GALINA))
        given.update(kinds(world, VIKTOR))
    assert kept[2] > kept[1] > kept[0] > 0
    assert given[0] > given[1] > given[2] > 0


def test_what_is_imagined_does_not_depend_on_what_is_hidden():
    worlds = []
    for points in (2, 4):
        table = bargaining()
        table.give(GALINA, loot=[loot(points, (GALINA,))] * 3)
        worlds.append(imagined(table.match.view(BORIS), BORIS, 7))
    assert worlds[0] == worlds[1]
