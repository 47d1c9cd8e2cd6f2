"""One sheet for two: the beginning, shared rows, how the Captain chooses (CW-70, CW-71, CW-73, CW-80, CW-81)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from captains.engine.step import Step
from captains.games.captains_war.actions import Acquire, BuyResource, Done, PickDie, Recruit
from captains.games.captains_war.evolve import evolve
from captains.games.captains_war.rules.rows import blank_coins, blank_pirates, blank_resources
from captains.games.captains_war.rules.solo.legendary_captain import fewest, go_on_track
from captains.games.captains_war.sheet_spots import solo_spots, spots
from captains.games.captains_war.state import Row
from captains.library.sheets import whole_sheet
from tests.games.captains_war.table import ATTRIBUTES, BARREL, BLACK, BLUE_1, BOATS, GEM, PEARL, RED, WOOD, YELLOW
from tests.games.captains_war.table_solo import CAPTAIN, PLAYER, SoloTable, events, told


def test_CW_70_one_seat_and_the_Captain_beside_it():
    table = SoloTable()
    assert table.state.seats == 1
    assert table.state.names == ("Alexander", "Anne Bony")
    assert table.state.from_active()[0] == PLAYER
    table.roll()
    assert {offer.seat for offer in table.match.offers()} == {PLAYER}
    assert table.match.refusal(CAPTAIN, PickDie(YELLOW)).kind == "form"


def test_CW_70_both_take_places_of_the_same_rows():
    table = SoloTable()
    table.give(PLAYER, coins=30, resources=(10, 0, 0, 0), crew=(2, 2, 2))
    table.give(CAPTAIN, coins=6, resources=(3, 0, 0, 0), crew=(2, 2))
    for seat in (PLAYER, CAPTAIN):
        assert blank_coins(table.state, seat) == 4
        assert blank_resources(table.state, seat, PEARL) == 1
        assert blank_pirates(table.state, seat, 1) == 1


def test_CW_70_what_the_Captain_has_taken_is_not_left_for_the_player():
    table = SoloTable()
    table.give(PLAYER, coins=8, resources=(6, 0, 0, 0), crew=(6, 6))
    table.give(CAPTAIN, coins=2, resources=(8, 0, 0, 0), crew=(6, 6))
    table.to_phase("command")
    assert table.refused(PLAYER, BuyResource(PEARL)) == ("CW-08", "The row of Pearl is full.")
    assert table.refused(PLAYER, Recruit(6)) == ("CW-26", "The line of Strength 6 Pirates is full.")


def test_CW_70_a_gain_larger_than_what_both_have_left_is_what_is_left():
    table = SoloTable()
    table.give(PLAYER, coins=20)
    table.give(CAPTAIN, coins=17)
    table.roll(gold=6)
    table.act(PLAYER, PickDie(YELLOW))
    assert table.captain().coins == Row(23) and table.its.coins == Row(17)


def test_CW_70_offers_follow_when_the_Captain_takes_a_place():
    """Mary Read gains with each purchase, so that the last place of a row may be hers."""
    table = SoloTable("mary-read")
    table.give(PLAYER, coins=9, resources=(0, 0, 0, 0))
    table.give(CAPTAIN, resources=(12, 10, 10, 9))
    table.to_phase("command")
    assert BuyResource(BARREL) in table.offer(PLAYER, "BuyResource").choices
    table.act(PLAYER, BuyResource(PEARL))
    assert table.its.resources[BARREL] == Row(10)
    assert BuyResource(BARREL) not in table.offer(PLAYER, "BuyResource").choices


def test_CW_70_own_progress_own_locks_own_gains():
    table = SoloTable()
    table.give(PLAYER, owned=(1, 1), tracks=(4, 3))
    table.give(CAPTAIN, owned=(0, 1), tracks=(4, 5))
    step = Step(table.state, evolve)
    go_on_track(step, 2, BOATS)
    player, its = step.state.captains
    assert player.tracks == (4, 3) and its.tracks == (4, 6)
    assert its.attack_bonus and not player.attack_bonus


def test_CW_70_both_may_own_the_same_acquisition():
    table = SoloTable()
    table.give(PLAYER, resources=(2, 1, 0, 0), owned=(0, 1))
    table.give(CAPTAIN, owned=(1, 1))
    table.to_phase("command")
    table.act(PLAYER, Acquire(ATTRIBUTES, (PEARL,)))
    assert table.captain().owned == table.its.owned == (1, 1)


def test_CW_70_the_shared_sheet_has_a_place_for_every_mark():
    """Rows and tracks lie where they always do; on a boarding line the player is left and the Captain right."""
    sheet = SoloTable().state.sheet
    found, other = ({spot.id: spot for spot in each} for each in (solo_spots(sheet), spots(sheet)))
    same = [id for id in other if not id.startswith(("line-", "bonus-"))]
    assert all(found[id] == other[id] for id in same)
    for i in range(5):
        row = [found[f"line-{i}-{name}"] for name in ("player", "left-0", "left-2", "right-0", "right-2", "captain")]
        assert [spot.x for spot in row] == sorted(spot.x for spot in row)


def test_CW_71_both_start_with_the_Raft():
    table = SoloTable()
    assert table.captain().owned == table.its.owned == (0, 1)
    assert table.state.sheet.kinds[BOATS].acquisitions[0].name == "Raft"


@pytest.mark.parametrize(
    ("captain", "coins", "resources", "crew"),
    [
        ("anne-bony", 3, (1, 0, 0, 0), (4, 2)),
        ("blackbeard", 0, (0, 0, 0, 1), (5, 4, 3)),
        ("mary-read", 0, (0, 0, 1, 1), (3, 2)),
        ("calico-jack", 6, (0, 0, 0, 0), (3, 2, 1)),
    ],
)
def test_CW_71_the_Captain_starts_with_what_the_card_shows(captain, coins, resources, crew):
    table = SoloTable(captain)
    assert table.its.coins == Row(coins)
    assert tuple(row.circled for row in table.its.resources) == resources
    assert table.its.crew == crew
    assert table.captain().coins == Row(3) and table.captain().crew == (3, 2, 1)


def test_CW_73_of_the_fewest_squared_the_highest_in_the_chest_spent_ones_counted():
    table = SoloTable()
    table.give(CAPTAIN, resources=(2, 1, 1, 3))
    assert fewest(table.state) == WOOD
    player, its = table.state.captains
    rows = (its.resources[PEARL], Row(1, 1), *its.resources[GEM:])
    table.lay(captains=(player, replace(its, resources=rows)))
    assert fewest(table.state) == WOOD, "a spent one counts as squared"
    assert fewest(table.state, [GEM, BARREL]) == GEM


@pytest.mark.parametrize(
    ("mine", "its", "kind"),
    [
        ((3, 2), (1, 1), ATTRIBUTES),  # leads by 2 and 1
        ((2, 3), (1, 1), BOATS),
        ((2, 2), (1, 1), BOATS),  # equal leads
        ((1, 1), (1, 1), BOATS),  # level on both
        ((0, 0), (2, 1), BOATS),  # the Captain is ahead on both
        ((2, 0), (1, 3), ATTRIBUTES),
        ((0, 1), (0, 0), BOATS),
    ],
)
def test_CW_80_the_track_where_the_player_leads_most_else_the_Boats(mine, its, kind):
    table = SoloTable()
    table.give(PLAYER, tracks=mine, owned=(2, 2))
    table.give(CAPTAIN, tracks=its, owned=(2, 2))
    step = Step(table.state, evolve)
    go_on_track(step, 2)
    before = its[kind]
    assert step.state.captains[CAPTAIN].tracks[kind] == before + 2
    took = [event for event in step.events if type(event).__name__ == "CaptainTookTrack"]
    assert [event.kind for event in took] == [kind]
    assert took[0].why == ("lead" if mine[kind] > its[kind] else "boat")


def test_CW_80_a_blocked_track_gives_way_to_the_other():
    table = SoloTable()
    table.give(PLAYER, tracks=(6, 3))
    table.give(CAPTAIN, tracks=(4, 3), owned=(0, 1))
    step = Step(table.state, evolve)
    go_on_track(step, 2)
    assert step.state.captains[CAPTAIN].tracks == (4, 5)
    assert [event.why for event in step.events if type(event).__name__ == "CaptainTookTrack"] == ["blocked"]


def test_CW_80_a_track_at_its_end_is_blocked():
    table = SoloTable()
    table.give(CAPTAIN, tracks=(2, 12), owned=(0, 4))
    step = Step(table.state, evolve)
    go_on_track(step, 2)
    assert step.state.captains[CAPTAIN].tracks == (4, 12)


def test_CW_80_both_blocked_is_nothing():
    table = SoloTable()
    table.give(CAPTAIN, tracks=(4, 6), owned=(0, 1))
    step = Step(table.state, evolve)
    go_on_track(step, 2)
    assert [type(event).__name__ for event in step.events] == ["CaptainPassed"]
    assert step.state.captains[CAPTAIN].tracks == (4, 6)


def test_CW_80_one_free_circle_is_not_blocked():
    table = SoloTable()
    table.give(CAPTAIN, tracks=(0, 5), owned=(0, 1))
    step = Step(table.state, evolve)
    go_on_track(step, 2)
    assert step.state.captains[CAPTAIN].tracks == (0, 6)


def test_CW_80_the_red_die_gives_way_too():
    """A reading: the die's track blocked, the other one it is."""
    table = SoloTable()
    table.give(CAPTAIN, tracks=(4, 3), owned=(0, 1))
    table.turn(BLUE_1, YELLOW, blues=("pearl", "wood", "gem"), track="skull")
    assert table.its.tracks == (4, 5)


def test_CW_81_some_Captains_gain_a_Resource_with_each_purchase():
    table = SoloTable("mary-read")
    table.give(PLAYER, coins=6)
    table.to_phase("command")
    assert table.its.resources == (Row(0), Row(0), Row(1), Row(1))
    entry = table.act(PLAYER, BuyResource(GEM))
    assert table.its.resources == (Row(1), Row(0), Row(1), Row(1)), "the fewest, of those the highest"
    assert [event.for_what for event in events(entry, "CaptainChose")] == ["purchase"]
    table.act(PLAYER, BuyResource(GEM))
    assert table.its.resources == (Row(1), Row(1), Row(1), Row(1))
    assert table.its.coins == Row(0)


def test_CW_81_other_Captains_do_not():
    table = SoloTable("calico-jack")
    table.give(PLAYER, coins=3)
    table.to_phase("command")
    assert "CaptainChose" not in told(table.act(PLAYER, BuyResource(GEM)))
    assert sum(row.circled for row in table.its.resources) == 0


def test_CW_81_a_purchase_taken_back_takes_its_gain_back():
    table = SoloTable("mary-read")
    table.roll(gold=6)
    table.act(PLAYER, PickDie(YELLOW))
    table.act(PLAYER, PickDie(BLACK))
    before = table.state
    table.act(PLAYER, BuyResource(PEARL))
    table.match.undo(PLAYER)
    assert table.state == before


@settings(deadline=None)
@given(
    mine=st.tuples(st.integers(0, 12), st.integers(0, 12)),
    its=st.tuples(st.integers(0, 12), st.integers(0, 12)),
    owned=st.tuples(st.integers(0, 4), st.integers(1, 4)),
    circles=st.integers(1, 3),
)
def test_CW_80_whatever_the_tracks_it_fills_in_what_is_free_and_no_more(mine, its, owned, circles):
    """By brute force: at most one track moves, by as many circles as its lock and its end allow."""
    table = SoloTable()
    table.give(PLAYER, tracks=mine)
    table.give(CAPTAIN, tracks=its, owned=owned)
    step = Step(table.state, evolve)
    go_on_track(step, circles)
    moved = [after - before for before, after in zip(its, step.state.captains[CAPTAIN].tracks, strict=True)]
    free = [
        next(
            (
                n
                for n in range(circles)
                if its[kind] + n == 12
                or (
                    (lock := table.state.sheet.kinds[kind].track[its[kind] + n].lock) is not None
                    and lock >= owned[kind]
                )
            ),
            circles,
        )
        for kind in (ATTRIBUTES, BOATS)
    ]
    leads = [a - b for a, b in zip(mine, its, strict=True)]
    wanted = ATTRIBUTES if leads[0] > 0 and leads[0] > leads[1] else BOATS
    wanted = wanted if free[wanted] else 1 - wanted
    assert moved[wanted] == free[wanted] and moved[1 - wanted] == 0


def test_CW_78_a_Captain_whose_card_has_no_Pirate_starts_with_one_like_the_player_s_weakest():
    data = whole_sheet("captains-war")
    data["captains"]["anne-bony"]["start"]["pirates"] = []
    assert SoloTable(sheet=data).its.crew == (1,)


def test_CW_72_no_die_is_set_aside():
    table = SoloTable()
    table.roll()
    assert table.state.phase == "loot" and table.state.aside is None
    assert {action.die for action in table.offer(PLAYER, "PickDie").choices} == set(range(6))
    table.act(PLAYER, PickDie(BLACK))
    table.act(PLAYER, PickDie(RED, circles=1))
    table.act(PLAYER, Done())
    assert table.state.phase == "command"
