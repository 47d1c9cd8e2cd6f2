"""The three-card rule: a third pirate goes, and one of everybody else's with it."""

from captains.games.pirate_lords.actions import Propose
from captains.games.pirate_lords.events import NoAttack, PirateDiscarded, PirateTurned, ThirdTurned
from captains.games.pirate_lords.state import Card
from tests.games.pirate_lords.table import ANNA, BORIS, GALINA, SAILOR, VIKTOR, Table, kinds


def struck() -> Table:
    """Anna has two sailors, Boris one, Viktor two, Galina none."""
    table = Table()
    table.give(ANNA, 2, 1, 1)
    table.give(BORIS, 1, 1, 1)
    table.give(VIKTOR, 2, 0, 0)
    table.sail(3)
    return table


def test_PL_12_a_third_pirate_is_discarded_and_every_other_player_discards_one():
    table = struck()
    entry = table.turn("sailor")
    assert entry.events[:3] == (
        ThirdTurned(ANNA, SAILOR, 5),
        PirateDiscarded(BORIS, SAILOR, 2),
        PirateDiscarded(VIKTOR, SAILOR, 3),
    )
    assert table.crews() == [(2, 1, 1), (0, 1, 1), (1, 0, 0), (0, 0, 0)]


def test_PL_12_discards_lie_face_up_for_everybody():
    table = struck()
    table.turn("sailor")
    seen = table.match.view(GALINA).discard
    assert seen == (Card(SAILOR, 5), Card(SAILOR, 2), Card(SAILOR, 3))


def test_PL_12_no_other_card_is_turned_over_and_the_player_may_still_propose():
    """P13: a proposal may also follow a discard by the rule."""
    table = struck()
    entry = table.turn("sailor")
    assert "PirateTurned" not in kinds(entry)
    assert table.state.phase == "bargain" and table.state.active == ANNA
    table.act(ANNA, Propose(((0, 0), (0, 1), (0, 1)), (2, 1, 0, 0)))
    assert table.state.phase == "answers"


def test_PL_12_two_of_a_profession_may_stay():
    table = struck()
    table.turn("shooter")
    assert table.crews()[ANNA] == (2, 2, 1)
    assert isinstance(table.match.entries[-1].events[0], PirateTurned)


def test_PL_12_a_player_without_such_a_pirate_loses_nothing():
    table = struck()
    entry = table.turn("sailor")
    assert not any(getattr(event, "seat", None) == GALINA for event in entry.events)


def test_PL_12_where_the_rule_has_broken_up_every_crew_the_turn_passes():
    table = Table()
    table.give(ANNA, 2, 0, 0)
    table.give(BORIS, 0, 1, 1)
    table.sail(2)
    entry = table.turn("sailor")
    assert kinds(entry) == ["ThirdTurned", "NoAttack", "TurnBegan"]
    assert entry.events[1] == NoAttack(ANNA, (0, 1, 1), 2)
