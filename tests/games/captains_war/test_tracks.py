"""The tracks: order, locks and gains."""

import pytest

from captains.engine.step import Step
from captains.games.captains_war.actions import PickDie
from captains.games.captains_war.rules.tracks import fill_circles, open_circles
from captains.games.captains_war.state import Row
from tests.games.captains_war.table import ATTRIBUTES, BOATS, RED, Table, kinds


def test_CW_30_circles_are_filled_in_one_by_one_from_the_top():
    table = Table(3)
    table.loot(track="skull")
    entry = table.act(0, PickDie(RED, circles=2))
    assert kinds(entry) == ["DiePicked", "TrackFilled", "TrackFilled", "ResourceCircled"]
    assert table.captain(0).tracks == (2, 0)


def test_CW_30_the_end_of_a_track_stops_it():
    table = Table(3)
    table.give(0, owned=(4, 4), tracks=(11, 0))
    table.loot(track="skull")
    assert table.refused(0, PickDie(RED, circles=2)) == ("CW-30", "The Attribute track has only 1 circle left.")
    table.act(0, PickDie(RED, circles=1))
    assert table.captain(0).tracks == (12, 0)
    assert open_circles(table.state.sheet, table.captain(0), ATTRIBUTES, 2) == 0


@pytest.mark.parametrize("kind", [ATTRIBUTES, BOATS])
def test_CW_31_every_lock_waits_for_the_acquisition_it_faces(kind):
    table = Table(3)
    track = table.state.sheet.kinds[kind].track
    for at, circle in enumerate(track):
        if circle.lock is None:
            continue
        for owned in range(5):
            both = (owned, 0) if kind == ATTRIBUTES else (0, owned)
            tracks = (at, 0) if kind == ATTRIBUTES else (0, at)
            table.give(0, owned=both, tracks=tracks)
            free = open_circles(table.state.sheet, table.captain(0), kind, 1)
            assert free == (1 if owned > circle.lock else 0)


def test_CW_31_the_fourth_circle_of_the_Boat_track_needs_the_Raft():
    table = Table(3)
    table.give(0, tracks=(0, 3))
    table.loot(track="anchor")
    assert table.refused(0, PickDie(RED, circles=1)) == (
        "CW-31",
        "No circle can be filled in: the next lock of the Boat track needs Raft.",
    )
    assert table.offer(0, "PickDie").accepts(PickDie(RED, circles=0))
    table.give(0, owned=(0, 1))
    table.act(0, PickDie(RED, circles=1))
    assert table.captain(0).tracks == (0, 4)


def test_CW_32_a_circle_gives_its_gain_at_once():
    """Every gain of both tracks, as the sheet prints it."""
    for kind in (ATTRIBUTES, BOATS):
        for at, circle in enumerate(Table(3).state.sheet.kinds[kind].track):
            table = Table(3)
            table.give(0, owned=(4, 4), tracks=(at, 0) if kind == ATTRIBUTES else (0, at), crew=(), coins=0)
            step = Step(table.state, table.match.game.evolve)
            fill_circles(step, 0, kind, 1)
            captain, gain = step.state.captains[0], circle.gain
            expected = {"coins": 0, "resources": [0] * 4, "pirates": [0] * 6, "attack": False, "defence": False}
            if gain is not None and gain.kind == "coins":
                expected["coins"] = gain.amount
            elif gain is not None and gain.kind == "resource":
                expected["resources"][gain.which] = gain.amount
            elif gain is not None and gain.kind == "pirate":
                expected["pirates"][gain.which] = 1
            elif gain is not None:
                expected[gain.kind] = True
            assert expected == {
                "coins": captain.coins.held,
                "resources": [row.held for row in captain.resources],
                "pirates": [row.held for row in captain.pirates],
                "attack": captain.attack_bonus,
                "defence": captain.defence_bonus,
            }


def test_CW_33_Marie_fills_in_the_3rd_and_4th_Attribute_circles():
    """The rule book's example: 3 GP and one Strength 3 Pirate."""
    table = Table(3)
    marie = 2
    table.give(marie, tracks=(2, 0))
    table.loot(track="skull")
    table.act(marie, PickDie(RED, circles=2))
    assert table.captain(marie).coins == Row(6)
    assert table.captain(marie).crew == (3, 3, 2, 1)


def test_CW_34_David_fills_in_6_Boat_circles():
    """The rule book's example: the attack bonus from now on, and 6 RP."""
    table = Table(4)
    david = 3
    table.give(david, owned=(0, 1), tracks=(0, 4))
    table.loot(track="anchor")
    entry = table.act(david, PickDie(RED, circles=2))
    assert kinds(entry)[-1] == "BonusCircled"
    assert table.captain(david).attack_bonus and not table.captain(david).defence_bonus
    assert table.state.sheet.kinds[BOATS].track[table.captain(david).tracks[BOATS]].rp == 6
