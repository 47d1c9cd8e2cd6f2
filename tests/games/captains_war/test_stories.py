"""The rule book's worked examples played as stories, and a whole match that ends by both Command bonuses."""

from __future__ import annotations

from collections.abc import Iterator

from captains.engine.chance import Scripted
from captains.games.captains_war.actions import (
    Acquire,
    Attack,
    BuyResource,
    CommitCrew,
    Decline,
    Done,
    PickDie,
    Recruit,
    SetAside,
    TakeCircles,
)
from captains.games.captains_war.rules.acquisitions import next_of
from captains.games.captains_war.rules.command_bonus import bonus
from captains.games.captains_war.state import Row
from tests.games.captains_war.table import (
    ATTRIBUTES,
    BLACK,
    BLUE_1,
    BLUE_2,
    BOATS,
    PEARL,
    RED,
    YELLOW,
    Table,
    faces,
    lines,
)


def test_the_example_turn_of_Alexander_and_Mary_CW_08a_CW_10_CW_27_CW_47():
    """Alexander sets the black die aside, picks red and blue, acquires the last boat, recruits, attacks and fails."""
    table = Table(4)
    alexander, mary = 0, 1
    table.give(
        alexander, tracks=(5, 0), owned=(1, 3), resources=(1, 1, 0, 1), crew=(6, 3, 1, 1, 1), coins=7, lines=lines(1)
    )
    table.give(mary, crew=(5, 3, 2, 1), tracks=(2, 0))
    table.roll(gold=2, blues=("pearl", "gem", "wood"), track="skull", pirate=6)
    table.act(alexander, SetAside(BLACK))
    for seat in (1, 2, 3):
        assert table.refused(seat, PickDie(BLACK))[0] == "CW-10"

    table.act(alexander, PickDie(RED, circles=2))
    assert table.captain(alexander).tracks == (7, 0)
    assert table.captain(alexander).coins == Row(11), "the sixth Attribute circle gives 4 GP"
    table.act(alexander, PickDie(BLUE_1))
    table.act(alexander, BuyResource(PEARL))
    for seat in (1, 2, 3):
        table.act(seat, PickDie(YELLOW))
        table.act(seat, PickDie(BLUE_2))
    table.all_done()

    table.act(alexander, Acquire(BOATS))
    table.act(alexander, Recruit(4))
    assert bonus(table.state, alexander, BOATS) == 0, "not before everybody is done"
    table.all_done()
    assert bonus(table.state, alexander, BOATS) == 6

    assert sum(table.captain(mary).crew) == 11
    table.act(alexander, Attack(mary))
    table.act(alexander, CommitCrew((1,)))
    table.act(mary, CommitCrew((2,)))
    assert table.state.battle.winner == mary
    assert table.captain(alexander).crew == (6, 4, 4, 3, 1, 1), "he fills in the committed Pirate"
    written = table.captain(mary).lines[-1]
    assert (written.role, written.opponent, written.right) == ("defender", alexander, (2,))
    assert table.captain(alexander).lines[-1].role == "attacker"
    table.act(mary, TakeCircles(ATTRIBUTES, 2))
    assert table.captain(mary).tracks == (4, 0)
    assert table.captain(mary).coins.held == 8 and table.captain(mary).crew == (5, 3, 3, 1), "CW-33"
    assert table.captain(mary).hooked

    for active in (1, 2, 3):
        assert table.state.active == active
        if active != mary:
            table.to_phase("attack")
            assert table.refused(active, Attack(mary))[0] == "CW-47"
            table.act(active, Decline())
        else:
            table.pass_turn()
    assert table.state.active == alexander and not table.captain(mary).hooked


def test_the_example_of_the_third_line_CW_41_CW_42():
    """After two defences Alexander attacks Mary, guesses she sends nobody, sends a 3 and meets a 5."""
    table = Table(3)
    table.give(0, crew=(5, 5, 3), lines=lines(0, defences=2))
    table.give(1, crew=(5, 1))
    table.to_phase("attack")
    table.battle(1, (3,), (5,))
    third = table.captain(0).lines[2]
    assert (third.role, third.opponent, third.left, third.right, third.won) == ("attacker", 1, (3,), (5,), False)
    assert table.captain(0).crew == (5, 5) and table.captain(1).crew == (1,)


ORDER = (BOATS, ATTRIBUTES, BOATS, ATTRIBUTES, BOATS, ATTRIBUTES, BOATS, ATTRIBUTES)


def wanted(table: Table) -> list[int]:
    """What Alexander still lacks for his next acquisition, one entry a Resource."""
    captain = table.captain(0)
    each = next_of(table.state.sheet, captain, ORDER[min(sum(captain.owned), 7)])
    if each is None:
        return []
    lacking = [r for r, row in enumerate(captain.resources) for _ in range(each.cost[r] - row.held)]
    spare = sum(max(0, row.held - each.cost[r]) for r, row in enumerate(captain.resources))
    return lacking + [PEARL] * max(0, each.jokers - spare)


def rolls(table: Table) -> Iterator[tuple[int, ...]]:
    """Dice that show Alexander what he lacks, laid in the hand of fate turn by turn."""
    names = ("pearl", "wood", "gem", "barrel")
    while True:
        first, second, *_ = [*wanted(table), PEARL, PEARL]
        yield faces(gold=4, blues=(names[first], names[second], "pearl"), pirate=1)


def test_a_whole_match_that_ends_by_both_Command_bonuses_CW_50_CW_54():
    table = Table(3)
    source = Scripted(rolls(table))
    while not table.match.over:
        table.match.advance(source)
        active = table.state.active
        table.act(active, SetAside(BLACK))
        gold = table.captain(0).coins.circled <= 35
        table.act(0, PickDie(YELLOW if gold else BLUE_2))
        table.act(0, PickDie(BLUE_1))
        for seat in (1, 2):
            table.act(seat, PickDie(RED, circles=0))
            table.act(seat, PickDie(BLUE_1))
        table.all_done()
        while wanted(table) and table.captain(0).coins.held >= 3:
            table.act(0, BuyResource(wanted(table)[0]))
        offer = table.offer(0, "Acquire")
        kind = ORDER[sum(table.captain(0).owned)]
        ways = [action for action in offer.choices if action.kind == kind] if offer else []
        if ways:
            table.act(0, ways[0])
        table.all_done()
        table.act(active, Decline())

    outcome = table.match.outcome
    assert outcome.cause == "command"
    assert outcome.why == "Alexander owns both Command bonuses."
    assert table.captain(0).owned == (4, 4) and table.captain(0).command == (1, 1)
    found = {line.heading: line.points for line in outcome.receipts[0].lines}
    assert found["Attributes"] == 2 + 3 + 6 + 8
    assert found["Boats"] == 1 + 4 + 5 + 7
    assert found["Command bonuses"] == 12
    assert found["Attacks"] == -5
    assert outcome.winners == (0,)
    assert {line.arithmetic for line in outcome.receipts[0].lines} >= {"6 + 6", "2 + 3 + 6 + 8", "no attack"}
    assert Done() in {entry.action for entry in table.match.entries}
