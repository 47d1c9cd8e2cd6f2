"""The shared sheet tells whose mark is whose by its form and by the end of the row it comes from."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from captains.games.captains_war.game import GAME
from captains.games.captains_war.picture.sheet_drawing import sheet_drawing
from captains.games.captains_war.picture.solo.marks import solo_marks
from captains.games.captains_war.picture.table.large_sheet import small_pieces
from captains.games.captains_war.state import Line, Row, State
from captains.library.assets import symbols
from captains.scene.nodes import Path, Text
from captains.scene.page import Box
from captains.scene.palette import PENCIL, RED_PENCIL
from captains.scene.svg import to_svg
from tests.games.captains_war.picture.moments import ended, setup
from tests.games.captains_war.table_solo import CAPTAIN, PLAYER, SoloTable

NAMES = {"captain", "legend"}


def state(player: dict[str, Any] | None = None, legend: dict[str, Any] | None = None) -> State:
    """A solo game with both sides' sheets changed; without changes nothing but the Raft is owned."""
    bare = {"coins": Row(), "resources": (Row(),) * 4, "pirates": (Row(),) * 6, "owned": (0, 0)}
    start: State = GAME.start(setup(1))
    one, other = start.captains
    return replace(start, captains=(replace(one, **bare | (player or {})), replace(other, **bare | (legend or {}))))


def ids(match: State) -> set[str]:
    """The ids of all marks but for the names."""
    return {mark.id for mark in solo_marks(match)} - NAMES


def test_CW_70_the_player_circles_from_the_left_and_the_captain_squares_from_the_right() -> None:
    rows = (Row(2, 1), Row(), Row(), Row())
    assert ids(state({"resources": rows}, {"resources": rows})) == {
        "pearl-0 circled",
        "pearl-0 filled",
        "pearl-1 circled",
        "pearl-13 squared",
        "pearl-13 levelled",
        "pearl-12 squared",
    }


def test_CW_70_a_track_bears_a_stroke_of_each_and_both_may_cross_one_circle() -> None:
    found = ids(state({"tracks": (2, 0)}, {"tracks": (1, 1)}))
    assert found == {"attribute-0 rising", "attribute-1 rising", "attribute-0 falling", "boat-0 falling"}


def test_CW_70_what_both_own_is_a_diamond() -> None:
    both, mine = {"owned": (1, 1), "attack_bonus": True}, {"owned": (0, 2), "attack_bonus": True, "defence_bonus": True}
    assert ids(state(mine, both)) == {
        "acquire-attribute-0 squared",
        "acquire-boat-0 diamond",
        "acquire-boat-1 filled",
        "bonus-attack diamond",
        "bonus-defence circled",
    }


def test_CW_71_both_start_with_the_raft() -> None:
    found = ids(GAME.start(setup(1)))
    assert "acquire-boat-0 diamond" in found
    assert {"coin-39 squared", "coin-38 squared", "coin-37 squared", "pearl-13 squared"} <= found
    assert not any(each.endswith("circled") for each in found), "the player's start is printed"


def test_CW_76_the_player_stands_left_and_the_captain_right_whoever_attacks() -> None:
    lines = (Line("attacker", 1, (3, 1), (2,), True), Line("defender", 1, (5,), (), True))
    found = {mark.id: mark.nodes[0] for mark in solo_marks(state({"lines": lines}))}
    assert set(found) - NAMES == {
        "line-0-player circled",
        "line-0-left-0 written",
        "line-0-left-1 written",
        "line-0-right-0 written",
        "line-1-captain squared",
        "line-1-left-0 written",
        "line-1-right-0 written",
    }
    numbers = {id: node.text for id, node in found.items() if isinstance(node, Text) and id not in NAMES}
    assert numbers["line-0-left-0 written"] == "3" and numbers["line-1-right-0 written"] == "5"
    assert isinstance(found["line-1-left-0 written"], Path), "a side without Pirates is a dash"


def test_CW_83_both_halves_of_the_flags_are_written_and_the_winner_is_marked() -> None:
    match = ended(1)
    assert match.outcome is not None
    receipts = match.outcome.receipts
    found = {mark.id: mark.nodes[0] for mark in solo_marks(match.state, receipts[0])}
    for side, receipt in enumerate(receipts):
        total = found[f"total-{side} written"]
        assert isinstance(total, Text) and total.text.replace("−", "-") == str(receipt.total)
        assert total.fill == (PENCIL, RED_PENCIL)[side]
    unused = found["result-unused-1 written"]
    assert isinstance(unused, Text) and unused.text == str(receipts[1].lines[-1].points)
    assert "result-unused-0 written" not in found
    best = max(receipt.total for receipt in receipts)
    winners = {id for id in found if id.startswith("total-") and "written" not in id}
    assert winners == {f"total-{i} {('circled', 'squared')[i]}" for i in (0, 1) if receipts[i].total == best}


def test_marks_are_the_same_in_every_render_and_lie_on_the_paper() -> None:
    match = ended(1)
    one, other = solo_marks(match.state), solo_marks(match.state)
    assert one == other and len({mark.id for mark in one}) == len(one)
    width, height = match.state.sheet.places.paper
    for mark in one:
        x, y, w, h = mark.box
        assert x > 5 and y > 5 and x + w < width - 5 and y + h < height - 5, mark.id
    assert to_svg(sheet_drawing(match.state, 0), symbols()) == to_svg(sheet_drawing(match.state, 0), symbols())


def test_CW_70_a_small_sheet_shows_what_the_captain_has_marked_since() -> None:
    table = SoloTable()
    box, setup = Box(0, 0, 297, 210), table.match.setup
    for seat, other in ((PLAYER, CAPTAIN), (CAPTAIN, PLAYER)):
        before = small_pieces(table.state, setup, seat, box, "small")
        table.give(other, coins=9)
        after = small_pieces(table.state, setup, seat, box, "small")
        assert before[0].drawing is after[0].drawing, "the same print"
        assert before[1].drawing != after[1].drawing, "nine coins more"
