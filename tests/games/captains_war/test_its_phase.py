"""The Captain's phase: one acquisition, one Pirate, and the Command bonuses after it (CW-74, CW-75, CW-83)."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from captains.engine.chance import Beat
from captains.engine.step import Step
from captains.games.captains_war.actions import Acquire, Done
from captains.games.captains_war.evolve import evolve
from captains.games.captains_war.rules.command_bonus import bonus
from captains.games.captains_war.rules.solo import its_phase
from captains.games.captains_war.state import Row
from tests.games.captains_war.table import ATTRIBUTES, BLUE_1, BLUE_2, BOATS, YELLOW
from tests.games.captains_war.table_solo import CAPTAIN, PLAYER, SoloTable, events, told


def acquired(resources=(0, 0, 0, 0), coins=0, owned=(0, 1), mine=(0, 0, 0, 0)):
    """What the acquisition step does: the events, and the Captain's marks after it."""
    table = SoloTable()
    table.give(CAPTAIN, resources=resources, coins=coins, owned=owned)
    table.give(PLAYER, resources=mine)
    step = Step(replace(table.state, phase="captain"), evolve)
    its_phase.acquire(step)
    return step.events, step.state.captains[CAPTAIN]


def flags(found):
    return [event.kind for event in found if type(event).__name__ == "FlagFilled"]


def held(captain):
    return tuple(row.held for row in captain.resources)


def test_CW_74_loot_command_the_Captain_s_phase_boarding():
    table = SoloTable()
    phases = [table.state.phase]
    table.picked(YELLOW, BLUE_1)
    phases.append(table.state.phase)
    table.act(PLAYER, Done())
    phases.append(table.state.phase)
    while table.state.phase == "captain":
        assert isinstance(table.match.game.due(table.state), Beat)
        table.on()
    phases.append(table.state.phase)
    table.challenge("pearl", "wood", "gem")
    phases.append(table.state.phase)
    table.decline()
    phases.append(table.state.phase)
    assert phases == ["roll", "command", "captain", "challenge", "attack", "roll"]
    assert table.state.turn == 2 and table.state.active == PLAYER


def test_CW_74_its_dice_are_taken_after_the_player_s_purchases():
    table = SoloTable()
    table.picked(YELLOW, BLUE_1)
    assert table.its.picks == ()
    table.its_phase()
    assert len(table.its.picks) == 2


def test_CW_74_it_makes_an_acquisition_it_can_pay():
    found, its = acquired((1, 0, 1, 1))
    assert flags(found) == [] and type(found[0]).__name__ == "CaptainPassed", "the Parrot needs Wood"
    found, its = acquired((1, 0, 1, 1), owned=(1, 1))
    assert flags(found) == [ATTRIBUTES] and its.owned == (2, 1), "the hat: Pearl, Gem, Barrel"
    assert held(its) == (0, 0, 0, 0)


def test_CW_74_of_two_the_one_worth_more_even_if_it_costs_more():
    found, its = acquired((2, 2, 1, 0), coins=0)
    assert flags(found) == [BOATS], "Rowing boat 4 against Parrot 2"
    found, its = acquired((1, 1, 1, 1), coins=9, owned=(2, 1))
    assert flags(found) == [ATTRIBUTES], "Hook 6 against Rowing boat 4"
    found, its = acquired((1, 1, 1, 0), coins=3, owned=(2, 1))
    assert flags(found) == [ATTRIBUTES] and its.coins == Row(3, 3), "even if it must buy"


def test_CW_74_missing_Resources_are_bought():
    found, its = acquired((0, 1, 0, 0), coins=8, owned=(0, 1))
    assert flags(found) == [BOATS]
    assert its.coins == Row(8, 6), "a Pearl, and one Resource for the Joker"
    assert [row.circled for row in its.resources] == [1, 1, 1, 0], "of those without any the highest that it has fewest"
    assert held(its) == (0, 0, 0, 0)


def test_CW_74_what_it_cannot_pay_it_does_not_make():
    found, its = acquired((0, 1, 0, 0), coins=5)
    assert [event.why for event in found] == ["cost"] and its.coins == Row(5)


def test_CW_74_what_there_is_no_place_for_it_cannot_buy():
    """The player's marks are in the way too."""
    found, _ = acquired((0, 1, 1, 0), coins=9, owned=(4, 1))
    assert flags(found) == [BOATS]
    found, _ = acquired((0, 1, 1, 0), coins=9, owned=(4, 1), mine=(14, 0, 0, 0))
    assert flags(found) == []


def test_CW_74_for_a_Joker_it_spends_what_it_has_most_of():
    _, its = acquired((1, 1, 1, 3))
    assert held(its) == (0, 0, 1, 2)


def test_CW_74_ties_go_to_the_lowest_in_the_chest():
    _, its = acquired((2, 2, 1, 1))
    assert held(its) == (1, 1, 1, 0)


def test_CW_74_the_fixed_costs_are_spent_first():
    """A reading: two Pearls, one of them part of the cost, are no more than one Gem."""
    _, its = acquired((2, 1, 1, 0))
    assert held(its) == (1, 0, 0, 0)


def test_CW_74_not_more_than_one():
    table = SoloTable()
    table.give(CAPTAIN, resources=(9, 7, 6, 5))
    entries = table.turn(YELLOW, BLUE_1)
    assert len(events(entries, "FlagFilled")) == 1


def test_CW_74_all_eight_made_it_passes():
    found, _ = acquired((9, 7, 6, 5), owned=(4, 4))
    assert [type(event).__name__ for event in found] == ["CaptainPassed"]


@settings(deadline=None)
@given(
    resources=st.tuples(*[st.integers(0, 4)] * 4),
    coins=st.integers(0, 20),
    owned=st.tuples(st.integers(0, 4), st.integers(1, 4)),
)
def test_CW_74_it_makes_the_best_that_it_can_pay_and_pays_for_it(resources, coins, owned):
    """By brute force over what is missing."""
    found, its = acquired(resources, coins, owned)
    kinds = SoloTable().state.sheet.kinds
    missing = {}
    for kind in (ATTRIBUTES, BOATS):
        if owned[kind] < 4:
            wanted = kinds[kind].acquisitions[owned[kind]]
            lacks = sum(max(0, cost - have) for cost, have in zip(wanted.cost, resources, strict=True))
            spare = sum(max(0, have - cost) for cost, have in zip(wanted.cost, resources, strict=True))
            missing[kind] = lacks + max(0, wanted.jokers - spare)
    within = [kind for kind, count in missing.items() if 3 * count <= coins]
    best = max(within, key=lambda kind: kinds[kind].acquisitions[owned[kind]].rp, default=None)
    assert flags(found) == ([] if best is None else [best])
    if best is not None:
        wanted = kinds[best].acquisitions[owned[best]]
        assert its.coins.filled == 3 * missing[best]
        spent = sum(resources) + missing[best] - sum(held(its))
        assert spent == sum(wanted.cost) + wanted.jokers


def recruited(coins, captain="anne-bony", pair=(YELLOW, BLUE_1), crew=(2,)):
    table = SoloTable(captain)
    table.give(CAPTAIN, coins=coins, crew=crew, owned=(4, 4))
    entries = table.turn(*pair, gold=1, track="skull")
    return table, entries[-1]


def test_CW_75_one_Pirate_of_the_highest_Strength_it_can_pay():
    table, _ = recruited(5)
    assert table.its.crew == (5, 2) and table.its.coins == Row(6, 6)
    table, _ = recruited(20)
    assert table.its.crew == (6, 2) and table.its.coins == Row(21, 7), "one, though it could pay more"


def test_CW_75_too_few_GP():
    table, entry = recruited(0)
    assert table.its.crew == (2,)
    assert [event.why for event in events(entry, "CaptainPassed")] == ["cost"]


def test_CW_75_a_full_line_is_passed_over():
    table = SoloTable()
    table.give(CAPTAIN, coins=9, crew=(6, 6), owned=(4, 4))
    table.give(PLAYER, crew=(6, 6, 1))
    table.turn(YELLOW, BLUE_1, gold=1, track="skull")
    assert table.its.crew == (6, 6, 5)


def test_CW_75_only_if_the_table_says_so():
    _, entry = recruited(9, pair=(BLUE_1, BLUE_2))
    assert [event.why for event in events(entry, "CaptainPassed")] == ["table"]


def test_CW_75_some_Captains_never_recruit():
    table, entry = recruited(9, "blackbeard")
    assert [event.why for event in events(entry, "CaptainPassed")] == ["card"]
    assert table.its.crew == (2,)


def test_CW_75_what_the_acquisition_has_cost_is_gone():
    table = SoloTable()
    table.give(CAPTAIN, coins=5, resources=(1, 1, 0, 0))
    table.turn(YELLOW, BLUE_1, gold=1, track="skull")
    assert table.its.owned == (0, 2) and table.its.coins == Row(6, 6), "3 GP for the Joker, 3 for a Strength 2 Pirate"


def complete(table, seat):
    """One Boat short of all four, and what it costs."""
    table.give(seat, owned=(0, 3), resources=(2, 1, 0, 1))


def test_CW_83_both_completing_a_kind_in_the_same_turn_score_6():
    table = SoloTable()
    complete(table, PLAYER)
    complete(table, CAPTAIN)
    table.picked(YELLOW, BLUE_1, track="skull")
    table.act(PLAYER, Acquire(BOATS))
    assert bonus(table.state, PLAYER, BOATS) == 0, "not before the Captain's phase"
    table.its_phase()
    assert [bonus(table.state, seat, BOATS) for seat in (PLAYER, CAPTAIN)] == [6, 6]


def test_CW_83_the_later_one_scores_3():
    table = SoloTable()
    complete(table, PLAYER)
    table.picked(YELLOW, BLUE_1, track="skull")
    table.act(PLAYER, Acquire(BOATS))
    table.its_phase()
    assert [bonus(table.state, seat, BOATS) for seat in (PLAYER, CAPTAIN)] == [6, 0]
    table.challenge("pearl", "wood", "gem")
    table.decline()
    complete(table, CAPTAIN)
    table.turn(YELLOW, BLUE_1, track="skull")
    assert [bonus(table.state, seat, BOATS) for seat in (PLAYER, CAPTAIN)] == [6, 3]


def test_CW_74_the_log_tells_every_step_even_one_that_leads_to_nothing():
    table = SoloTable("blackbeard")
    table.give(CAPTAIN, tracks=(4, 3), owned=(0, 0), coins=0)
    entries = table.turn(YELLOW, BLUE_1, gold=1, track="anchor")
    assert [told(entry)[0] for entry in entries] == ["CaptainsStep"] * 5
    assert [event.why for event in events(entries, "CaptainPassed")] == ["blocked", "cost", "card"]
