"""The blank shared sheet: every zone in every theme, the Captain's table, places on their printed forms."""

from __future__ import annotations

import math

import pytest

from captains.games.captains_war.picture.places import places
from captains.games.captains_war.picture.sheet_drawing import least_words
from captains.games.captains_war.picture.solo.print import solo_print
from captains.games.captains_war.sheet import read_sheet
from captains.library.assets import symbols
from captains.library.sheets import whole_sheet
from captains.render.pdf import pdf
from captains.scene.nodes import TINT, Group, Rect, Text, Use
from captains.scene.palette import DICE_COLOURS
from captains.scene.svg import every, to_svg
from captains.scene.themes import THEMES, Theme, in_theme
from tests.render.pdf_paths import boxes, page_streams

SHEET = read_sheet(whole_sheet("captains-war"))
ZONES = ["ground", "coins", "title", "chest", "crew", "naval", "boarding", "attributes", "boats", "reckoning"]


def zone(name: str) -> Group:
    """One zone of the print."""
    return next(node for node in solo_print(SHEET).nodes if isinstance(node, Group) and node.id == f"print-{name}")


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_prints_every_zone_and_costs_the_renderer_little(theme: Theme) -> None:
    drawing = in_theme(solo_print(SHEET), theme)
    assert [node.id for node in drawing.nodes if isinstance(node, Group) and node.id != TINT] == [
        f"print-{name}" for name in ZONES
    ]
    svg = to_svg(drawing, symbols())
    assert " opacity=" not in svg and "clip-path" not in svg and "<filter" not in svg and "<pattern" not in svg
    if theme == "outline":
        assert {node.form for node in every(drawing.nodes) if isinstance(node, Use)} == {"line"}


def test_CW_72_the_table_shows_each_row_and_who_recruits() -> None:
    assert SHEET.solo is not None
    nodes = every(zone("boarding").nodes)
    fills = [node.fill for node in nodes if isinstance(node, Rect) and node.fill in DICE_COLOURS.values()]
    wanted = [DICE_COLOURS[colour] for row in SHEET.solo.table for colour in (*row.player, *row.captain)]
    assert fills == wanted
    fists = sum(isinstance(node, Use) and node.symbol == "fist" for node in every(zone("boarding").nodes))
    assert fists >= sum(row.recruits for row in SHEET.solo.table)


def test_CW_76_there_are_no_grappling_hooks() -> None:
    assert not any(isinstance(node, Use) and node.symbol == "grapple" for node in every(solo_print(SHEET).nodes))


def test_CW_83_the_sheet_shows_what_both_score_by() -> None:
    numbers = {
        name: [n.text for n in every(zone(name).nodes) if isinstance(n, Text)] for name in ("naval", "attributes")
    }
    assert {"15", "7"} <= set(numbers["naval"]) and {"12", "7", "who is further"} <= set(numbers["attributes"])
    assert {"you", "Captain", "both"} <= set(numbers["naval"]), "the legend"
    words = [node.text for node in every(zone("reckoning").nodes) if isinstance(node, Text)]
    assert len(words) == 8 and words[-1] == "Unused"


def test_CW_09a_every_clickable_centre_is_within_0_3_mm_of_its_printed_form() -> None:
    (content,) = page_streams(pdf([solo_print(SHEET)]))
    printed = boxes(content, 210)
    for spot in places(SHEET, solo=True).values():
        if spot.id.startswith("command-"):
            continue
        wide = 2 * spot.r
        near = [box for box in printed if 0.85 * wide < box[2] - box[0] < 1.15 * wide and box[3] - box[1] < 1.15 * wide]
        off = min(math.hypot((box[0] + box[2]) / 2 - spot.x, (box[1] + box[3]) / 2 - spot.y) for box in near)
        assert off < 0.3, spot.id


@pytest.mark.parametrize("scale", [2.85, 3.31, 4.0])
def test_on_a_small_window_words_are_raised_to_13_px(scale: float) -> None:
    texts = [node for node in every(solo_print(SHEET, least_words(scale)).nodes) if isinstance(node, Text)]
    names = {acquisition.name for kind in SHEET.kinds for acquisition in kind.acquisitions}
    assert min(node.size * scale for node in texts if node.text not in names) >= 12.9
