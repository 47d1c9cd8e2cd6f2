"""The pencil marks of a captain's sheet: just those the state calls for, in their places, always the same."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from captains.engine.outcome import Receipt, ReceiptLine
from captains.games.captains_war.picture.marks import Mark, circled, filled, marks
from captains.games.captains_war.picture.places import places
from captains.games.captains_war.picture.reckoning_strip import HEADINGS
from captains.games.captains_war.picture.sheet_drawing import BOLD, sheet_drawing
from captains.games.captains_war.sheet import read_sheet
from captains.games.captains_war.state import Captain, Line, Mode, Row, State
from captains.library.assets import symbols
from captains.library.sheets import shipped_sheet
from captains.scene.nodes import Group, Path, Text
from captains.scene.svg import to_svg

SHEET = read_sheet(shipped_sheet("captains-war"))
FULL = Mode("full", True, False, "rank", (12, 7, 3), "CW-35", "printed", (), "CW-36", (15, 7, 5), "CW-52")


def captain(**changes: Any) -> Captain:
    """A captain at the start of a match, with changes."""
    start = Captain(coins=Row(3), resources=(Row(),) * 4, pirates=(Row(1), Row(1), Row(1), Row(), Row(), Row()))
    return replace(start, **changes)


def state(*captains: Captain, **changes: Any) -> State:
    """A full game of Mary, Sebastian and Alex."""
    crew = (*captains, captain(), captain(), captain())[:3]
    return replace(State(SHEET, FULL, ("Mary", "Sebastian", "Alex"), (), crew), **changes)


def ids(match: State, seat: int = 0, **given: Any) -> set[str]:
    """The ids of a sheet's marks but for the names."""
    return {mark.id for mark in marks(match, seat, **given)} - {"captain", "ship"}


def test_CW_05_the_printed_start_needs_no_pencil() -> None:
    assert ids(state()) == set()


def test_CW_05_the_sheet_bears_the_names_of_captain_and_ship() -> None:
    found = {mark.id: mark.nodes[0] for mark in marks(state(), 1, "Black Petrel")}
    assert {name: node.text for name, node in found.items() if isinstance(node, Text)} == {
        "captain": "Sebastian",
        "ship": "Black Petrel",
    }


def test_CW_08_places_are_circled_in_order_and_the_first_are_filled_in() -> None:
    found = ids(state(captain(coins=Row(5, 2), resources=(Row(2, 1), Row(), Row(), Row()))))
    assert found == {
        "coin-0 filled",
        "coin-1 filled",
        "coin-3 circled",
        "coin-4 circled",
        "pearl-0 circled",
        "pearl-0 filled",
        "pearl-1 circled",
    }


def test_CW_26_a_recruited_pirate_is_circled_in_its_row() -> None:
    pirates = (Row(1), Row(2), Row(1), Row(), Row(), Row(1))
    assert ids(state(captain(pirates=pirates))) == {"pirate-1-1 circled", "pirate-5-0 circled"}


def test_CW_25_CW_30_flags_and_circles_are_filled_in_from_the_top() -> None:
    found = ids(state(captain(owned=(1, 2), tracks=(2, 1))))
    assert found == {
        "acquire-attribute-0 filled",
        "acquire-boat-0 filled",
        "acquire-boat-1 filled",
        "attribute-0 filled",
        "attribute-1 filled",
        "boat-0 filled",
    }


def test_CW_27_who_has_the_first_bonus_strikes_out_the_later_and_the_others_the_first() -> None:
    match = state(captain(command=(1, 0)), captain(), captain(command=(2, 0)))
    assert ids(match, 0) == {"command-attribute-0 circled", "command-attribute-1 struck"}
    assert ids(match, 1) == {"command-attribute-0 struck"}
    assert ids(match, 2) == {"command-attribute-1 circled", "command-attribute-0 struck"}


def test_CW_41_CW_47_a_boarding_line_shows_role_name_strengths_and_hook() -> None:
    lines = (
        Line("attacker", 1, (3, 1), (2,), True),
        Line("defender", 2, (5,), (), False, "filled"),
        Line("defender", 1),
    )
    match = state(captain(lines=lines))
    assert ids(match) == {
        "line-0-attacker circled",
        "line-0 opponent",
        "line-0-left-0 written",
        "line-0-left-1 written",
        "line-0-right-0 written",
        "line-1-defender circled",
        "line-1 opponent",
        "line-1-left-0 written",
        "line-1-right-0 written",
        "line-1-hook circled",
        "line-1-hook filled",
        "line-2-defender circled",
        "line-2 opponent",
    }
    written = {mark.id: mark.nodes[0] for mark in marks(match, 0)}
    name, strength = written["line-1 opponent"], written["line-0-left-0 written"]
    assert isinstance(name, Text) and isinstance(strength, Text) and (name.text, strength.text) == ("Alex", "3")
    assert isinstance(written["line-1-right-0 written"], Path), "a side without Pirates is a dash"


def test_CW_43_bonuses_are_circled() -> None:
    assert ids(state(captain(attack_bonus=True, defence_bonus=True))) == {
        "bonus-attack circled",
        "bonus-defence circled",
    }


def test_CW_52_CW_54_the_end_writes_the_crews_strength_and_every_heading() -> None:
    points = (5, 12, 10, 15, 6, -5, 7)
    receipt = Receipt(0, tuple(ReceiptLine("", "", each, "") for each in points), sum(points))
    match = state(totals=(19, 4, 2))
    found = {mark.id: mark.nodes[0] for mark in marks(match, 0, receipt=receipt)}
    texts = {name: node.text for name, node in found.items() if isinstance(node, Text)}
    assert texts["naval written"] == "19" and texts["total written"] == "50"
    shown = [texts[f"result-{key} written"] for key, _, _ in HEADINGS]
    assert shown == ["5", "12", "10", "15", "6", "−5", "7"]


def inside(mark: Mark) -> bool:
    """Whether the mark's box lies on the paper."""
    x, y, w, h = mark.box
    return x >= 0 and x + w <= 297 and y >= 0 and y + h <= 210


def test_marks_are_distinct_lie_on_the_paper_and_about_their_place() -> None:
    everything = captain(
        coins=Row(40, 40),
        resources=tuple(Row(row.places, row.places) for row in SHEET.resources),
        pirates=tuple(Row(row.places, row.places) for row in SHEET.pirates),
        owned=(4, 4),
        tracks=(12, 12),
        command=(1, 2),
        attack_bonus=True,
        defence_bonus=True,
        lines=(Line("defender", 1, (6, 6, 6), (6, 6, 6), True, "filled"),) * 5,
    )
    found = marks(state(everything), 0, "The Salt Heron")
    assert len({mark.id for mark in found}) == len(found) > 250
    at = places(SHEET)
    for mark in found:
        assert inside(mark), mark.id
        spot = at.get(mark.id.partition(" ")[0])
        if spot is not None:
            x, y, w, h = mark.box
            assert x < spot.x < x + w and y < spot.y < y + h, mark.id


def test_every_mark_is_the_same_in_every_render_and_differs_from_hand_to_hand() -> None:
    spot = places(SHEET)["coin-7"]
    assert circled(spot, "Mary") == circled(spot, "Mary")
    assert circled(spot, "Mary") != circled(spot, "Alex")
    assert filled(spot, "Mary").nodes != filled(spot, "Mary", BOLD).nodes


def test_a_whole_sheet_is_the_print_under_its_marks() -> None:
    match = state(captain(coins=Row(5, 2)))
    drawing = sheet_drawing(match, 0, "The Salt Heron")
    assert (drawing.width, drawing.height, drawing.unit) == (297, 210, "mm")
    groups = [node.id for node in drawing.nodes if isinstance(node, Group)]
    assert "coin-4 circled" in groups and groups.index("print-reckoning") < groups.index("captain")
    svg = to_svg(drawing, symbols())
    assert " opacity=" not in svg and "clip-path" not in svg
