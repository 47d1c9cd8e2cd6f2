"""Acquisitions: order, costs, Jokers, one a turn."""

import pytest

from captains.games.captains_war.actions import Acquire, Done
from captains.games.captains_war.state import Row
from tests.games.captains_war.table import ATTRIBUTES, BARREL, BOATS, GEM, PEARL, WOOD, Table, kinds

COSTS = [
    (ATTRIBUTES, 0, (1, 1, 0, 0), 1),
    (ATTRIBUTES, 1, (1, 0, 1, 1), 0),
    (ATTRIBUTES, 2, (1, 1, 1, 1), 0),
    (ATTRIBUTES, 3, (2, 1, 1, 1), 0),
    (BOATS, 0, (0, 1, 1, 1), 0),
    (BOATS, 1, (1, 1, 0, 0), 1),
    (BOATS, 2, (1, 1, 2, 0), 0),
    (BOATS, 3, (2, 1, 0, 1), 0),
]


def at_command(owned, resources, coins=3):
    table = Table(3)
    table.give(0, owned=owned, resources=resources, coins=coins)
    table.to_phase("command")
    return table


@pytest.mark.parametrize(("kind", "number", "cost", "jokers"), COSTS)
def test_CW_22_CW_23_each_acquisition_costs_its_Resources_and_not_one_less(kind, number, cost, jokers):
    owned = (number, 0) if kind == ATTRIBUTES else (4, number)
    extra = (BARREL,) * jokers
    exact = tuple(price + extra.count(resource) for resource, price in enumerate(cost))
    table = at_command(owned, exact)
    table.act(0, Acquire(kind, extra))
    assert [row.held for row in table.captain(0).resources] == [0, 0, 0, 0]
    assert table.captain(0).owned[kind] == number + 1
    for resource in range(4):
        if exact[resource]:
            short = tuple(price - (resource == r) for r, price in enumerate(exact))
            assert at_command(owned, short).refused(0, Acquire(kind, extra))[0] == "CW-25"


def test_CW_21_top_to_bottom_within_a_kind():
    """Only the next of a kind can be made: with the Resources of the Captain's hat one still needs the Parrot."""
    table = at_command((0, 0), (1, 0, 1, 1))
    assert table.refused(0, Acquire(ATTRIBUTES))[0] == "CW-24"
    assert table.refused(0, Acquire(ATTRIBUTES, (GEM,))) == ("CW-25", "Parrot costs 1 Wood, you have 0.")
    table = at_command((1, 0), (1, 0, 1, 1))
    table.act(0, Acquire(ATTRIBUTES))
    assert table.captain(0).owned == (2, 0)
    table = at_command((4, 4), (9, 9, 9, 9))
    assert table.refused(0, Acquire(BOATS)) == ("CW-21", "You own all the Boats.")
    assert table.refused(0, Acquire(2))[0] == "CW-21"
    assert table.offer(0, "Acquire") is None


def test_CW_20_one_acquisition_a_turn_of_either_kind():
    """W6."""
    table = at_command((0, 0), (9, 9, 9, 9))
    table.act(0, Acquire(BOATS))
    for kind, jokers in ((BOATS, (PEARL,)), (ATTRIBUTES, (PEARL,))):
        assert table.refused(0, Acquire(kind, jokers)) == (
            "CW-20",
            "You have made your one acquisition of this turn.",
        )
    assert table.offer(0, "Acquire") is None


def test_CW_20_the_next_turn_allows_another():
    table = at_command((0, 0), (9, 9, 9, 9))
    table.act(0, Acquire(BOATS))
    table.all_done()
    table.act(0, table.offer(0, "Decline").choices[0])
    table.pass_loot()
    table.act(0, Acquire(BOATS, (GEM,)))
    assert table.captain(0).owned == (0, 2)


def test_CW_20_only_in_the_command_phase_and_before_one_is_done():
    table = Table(3)
    table.give(0, resources=(9, 9, 9, 9))
    table.loot()
    assert table.refused(0, Acquire(BOATS))[0] == "CW-20"
    table.to_phase("command")
    table.act(0, Done())
    assert table.refused(0, Acquire(BOATS))[0] == "CW-20"


@pytest.mark.parametrize("joker", [PEARL, WOOD, GEM, BARREL])
def test_CW_24_a_Joker_is_any_one_Resource(joker):
    held = tuple(1 + (r == joker) if r in (PEARL, WOOD) else int(r == joker) for r in range(4))
    table = at_command((0, 0), held)
    assert [action.jokers for action in table.offer(0, "Acquire").choices if action.kind == ATTRIBUTES] == [(joker,)]
    for other in range(4):
        if other != joker:
            assert table.refused(0, Acquire(ATTRIBUTES, (other,)))[0] == "CW-25"
    assert table.refused(0, Acquire(ATTRIBUTES, (joker, joker)))[0] == "CW-24"
    table.act(0, Acquire(ATTRIBUTES, (joker,)))
    assert [row.held for row in table.captain(0).resources] == [0, 0, 0, 0]


def test_CW_25_it_fills_in_its_Resources_and_then_its_flag():
    table = at_command((0, 0), (3, 2, 2, 2))
    entry = table.act(0, Acquire(BOATS))
    assert kinds(entry) == ["ResourceFilled", "ResourceFilled", "ResourceFilled", "FlagFilled"]
    assert table.captain(0).resources == (Row(3, 0), Row(2, 1), Row(2, 1), Row(2, 1))
    assert table.captain(0).owned == (0, 1)
