"""Setup of Captains' War: who plays, what is circled, who begins."""

import pytest

from captains.engine.match import Match
from captains.engine.seats import Seat, Setup
from captains.games.captains_war.actions import Decline
from captains.games.captains_war.game import GAME
from captains.games.captains_war.state import Row
from captains.library.sheets import shipped_sheet
from tests.games.captains_war.table import Table


def setup(seats, mode):
    sat = tuple(Seat(f"Captain {n}") for n in range(seats))
    return Setup("captains-war", mode, {}, sat, shipped_sheet("captains-war"))


def test_CW_01_the_number_of_captains_decides_the_mode():
    assert [GAME.default_mode(seats) for seats in range(2, 7)] == ["duel", "full", "full", "full", "full"]
    for seats, mode in ((1, "full"), (2, "full"), (7, "full"), (3, "duel")):
        with pytest.raises(ValueError, match="is for"):
            Match(GAME, setup(seats, mode))


def test_CW_02_six_dice_are_rolled_and_each_blue_one_can_be_told_apart():
    due = GAME.due(Table().state)
    assert due.dice == ("yellow", "blue 1", "blue 2", "blue 3", "red", "black")
    assert due.faces == (6,) * 6


def test_CW_05_everybody_starts_with_3_GP_and_three_weak_Pirates():
    for captain in Table(3).state.captains:
        assert captain.coins == Row(3, 0)
        assert captain.crew == (3, 2, 1)
        assert captain.resources == (Row(),) * 4
        assert captain.owned == captain.tracks == captain.command == (0, 0)
        assert not captain.lines and not captain.attack_bonus and not captain.defence_bonus


def test_CW_05_the_sheet_bears_the_names_of_captain_and_ship():
    assert Table(3).state.names == ("Alexander", "Mary", "Marie")
    assert [detail.key for detail in GAME.details] == ["ship"]
    assert len(set(GAME.details[0].drawn)) >= 24


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_CW_06_later_seats_start_with_more_GP(seats):
    """W3: by turn order, the fourth 1, the fifth 2, the sixth 3 more, and only those."""
    held = [captain.coins.held for captain in Table(seats).state.captains]
    assert held == [3, 3, 3, 4, 5, 6][:seats]


def test_CW_07_the_first_seat_begins_and_the_order_is_clockwise():
    table = Table(3)
    seen = []
    for _ in range(4):
        seen.append(table.state.active)
        table.pass_turn()
    assert seen == [0, 1, 2, 0]
    assert table.state.from_active() == (1, 2, 0)


def test_CW_08a_a_turn_is_loot_command_boarding():
    table = Table(3)
    assert table.state.phase == "roll"
    table.loot()
    assert table.state.phase == "loot"
    table.lay(phase="roll")
    table.pass_loot()
    assert table.state.phase == "command"
    table.all_done()
    assert table.state.phase == "attack"
    table.act(0, Decline())
    assert (table.state.phase, table.state.active, table.state.turn) == ("roll", 1, 2)
    assert table.captain(0).picks == () and table.state.faces == () and table.state.aside is None


def test_an_unknown_arms_master_is_refused_at_setup():
    with pytest.raises(ValueError, match="not at this table"):
        Table(3, arms_master="3")
