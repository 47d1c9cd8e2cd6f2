"""The printed sheet: every zone, both modes and three themes, and its places measured on the page of a PDF."""

from __future__ import annotations

import copy
import math
import subprocess
from pathlib import Path

import pytest

from captains.games.captains_war.picture.places import places
from captains.games.captains_war.picture.print import sheet_print
from captains.games.captains_war.picture.sheet_drawing import least_words
from captains.games.captains_war.sheet import read_sheet
from captains.library.assets import symbols
from captains.library.sheets import shipped_sheet
from captains.render.pdf import pdf
from captains.scene.lettering import text_width
from captains.scene.nodes import TINT, Group, Text, Use
from captains.scene.svg import every, to_svg
from captains.scene.themes import THEMES, Theme, in_theme
from tests.render.pdf_paths import Box, boxes, page_streams
from tests.tools_needed import need

SHEET = read_sheet(shipped_sheet("captains-war"))
ZONES = ["ground", "coins", "title", "chest", "crew", "naval", "boarding", "attributes", "boats", "reckoning"]


@pytest.fixture(scope="module")
def printed() -> list[Box]:
    """The boxes of everything drawn on the printed page, in mm."""
    (content,) = page_streams(pdf([sheet_print(SHEET)]))
    return boxes(content, 210)


def off(box: Box, x: float, y: float) -> float:
    """How far the middle of a box lies from a point, in mm."""
    return math.hypot((box[0] + box[2]) / 2 - x, (box[1] + box[3]) / 2 - y)


def test_CW_09a_every_clickable_centre_is_within_0_3_mm_of_its_printed_form(printed: list[Box]) -> None:
    astray = {}
    for spot in places(SHEET).values():
        if spot.id.startswith("command-"):
            continue
        wide = 2 * spot.r
        near = [box for box in printed if 0.85 * wide < box[2] - box[0] < 1.15 * wide and box[3] - box[1] < 1.15 * wide]
        nearest = min(off(box, spot.x, spot.y) for box in near)
        if nearest > 0.3:
            astray[spot.id] = nearest
    assert not astray


def test_CW_27_each_command_bonus_lies_on_its_banner(printed: list[Box]) -> None:
    for spot in places(SHEET).values():
        if spot.id.startswith("command-"):
            banners = [box for box in printed if abs(box[2] - box[0] - 6.2) < 0.05 and box[3] - box[1] > 9]
            assert any(abs((box[0] + box[2]) / 2 - spot.x) < 0.3 and box[1] < spot.y < box[3] for box in banners), (
                spot.id
            )


def test_nothing_is_drawn_within_5_mm_of_the_papers_edge(printed: list[Box]) -> None:
    clip = [box for box in printed if box[0] < 0.01 and box[2] > 296.9]
    assert len(clip) <= 2, "the paper's tint is left out"
    drawn = [box for box in printed if box not in clip]
    assert min(box[0] for box in drawn) >= 5.2 and min(box[1] for box in drawn) >= 5.2
    assert max(box[2] for box in drawn) <= 291.8 and max(box[3] for box in drawn) <= 204.8


def test_its_text_can_be_selected_and_its_fonts_are_inside(tmp_path: Path) -> None:
    text, fonts = need("pdftotext", "poppler-utils"), need("pdffonts", "poppler-utils")
    path = tmp_path / "sheet.pdf"
    path.write_bytes(pdf([sheet_print(SHEET)]))
    words = subprocess.run([text, str(path), "-"], capture_output=True, text=True, check=True).stdout
    for word in ("CAPTAINS’ WAR", "RESOURCES", "Captain’s hat", "Sailing ship", "opponent", "Command"):
        assert word in words
    table = subprocess.run([fonts, str(path)], capture_output=True, text=True, check=True).stdout.splitlines()[2:]
    assert len(table) >= 4 and all(line.split()[-5:-2] == ["yes", "yes", "yes"] for line in table)


@pytest.mark.parametrize("duel", [False, True])
@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_prints_every_zone_and_costs_the_renderer_little(theme: Theme, duel: bool) -> None:
    drawing = in_theme(sheet_print(SHEET, duel), theme)
    assert [node.id for node in drawing.nodes if isinstance(node, Group) and node.id != TINT] == [
        f"print-{zone}" for zone in ZONES
    ]
    svg = to_svg(drawing, symbols())
    assert " opacity=" not in svg and "clip-path" not in svg and "<filter" not in svg and "<pattern" not in svg
    if theme == "outline":
        forms = {node.form for node in every(drawing.nodes) if isinstance(node, Use)}
        assert forms == {"line"}


def test_the_same_sheet_is_drawn_the_same() -> None:
    again = read_sheet(copy.deepcopy(shipped_sheet("captains-war")))
    assert to_svg(sheet_print(again), symbols()) == to_svg(sheet_print(SHEET), symbols())


def words(duel: bool, zone: str) -> list[str]:
    """What is printed in one zone."""
    drawing = sheet_print(SHEET, duel)
    (group,) = (node for node in drawing.nodes if isinstance(node, Group) and node.id == f"print-{zone}")
    return [node.text for node in every(group.nodes) if isinstance(node, Text)]


def test_CW_36_the_boat_circles_show_their_rp_in_the_full_game() -> None:
    found = words(False, "boats")
    assert found.count("13") == 1 and "15" in found


def test_CW_60_CW_62_a_duel_shows_its_own_values() -> None:
    assert {"12", "7"} <= set(words(True, "attributes"))
    assert "15" in words(True, "boats") and "13" not in words(True, "boats")
    assert words(True, "naval")[-2:] == ["15", "7"]


def test_CW_61_a_duel_prints_no_grappling_hooks() -> None:
    def hooks(duel: bool) -> int:
        drawing = sheet_print(SHEET, duel)
        return sum(isinstance(node, Use) and node.symbol == "grapple" for node in every(drawing.nodes))

    assert (hooks(False), hooks(True)) == (5, 0)


def test_an_edited_sheet_changes_the_print() -> None:
    data = copy.deepcopy(shipped_sheet("captains-war"))
    data["kinds"][0]["acquisitions"][0]["rp"] = 4
    data["coins"]["printed"] = 30
    drawing = sheet_print(read_sheet(data))
    assert sum(isinstance(node, Use) and node.symbol == "coin" for node in every(drawing.nodes)) == 30 + 3
    assert to_svg(drawing, symbols()) != to_svg(sheet_print(SHEET), symbols())


@pytest.mark.parametrize("scale", [2.85, 3.31, 4.0])
def test_on_a_small_window_words_are_raised_to_13_px_and_places_stay(scale: float) -> None:
    small = sheet_print(SHEET, False, least_words(scale))
    texts = [node for node in every(small.nodes) if isinstance(node, Text)]
    names = {acquisition.name for kind in SHEET.kinds for acquisition in kind.acquisitions}
    assert min(node.size * scale for node in texts if node.text not in names) >= 12.9
    assert len(texts) < sum(isinstance(node, Text) for node in every(sheet_print(SHEET).nodes))
    assert least_words(4.25) == 0


def test_card_names_stay_on_their_cards() -> None:
    for kind, at in zip(SHEET.kinds, SHEET.places.kinds, strict=True):
        for acquisition in kind.acquisitions:
            end = at.card[0] + 17.4 + text_width(acquisition.name, 8.8 * 0.352778, "serif", bold=True)
            assert end < at.card[0] + at.card[1]
