"""The cards: each is somebody, stays inside its edge, costs the renderer little, and is printed once to be cut out."""

from __future__ import annotations

import io
import re
from collections import Counter
from pathlib import Path

import pytest
from PIL import Image

from captains.games.pirate_lords.picture.cards.drawing import HIGH, WIDE, art
from captains.games.pirate_lords.picture.cards.faces import DECK_BACK, Face, face, loot_back, loot_face
from captains.games.pirate_lords.picture.cards.pieces import NAMED, card_drawing, card_piece
from captains.games.pirate_lords.picture.cutting import cut_outs, shares
from captains.games.pirate_lords.picture.words import WORDS
from captains.games.pirate_lords.sheet import read_sheet
from captains.library.assets import symbols
from captains.library.sheets import shipped_sheet
from captains.render.pdf import pdf
from captains.render.raster import png
from captains.scene.layers import layers
from captains.scene.nodes import Drawing, Group, Node, Rect
from captains.scene.svg import to_svg
from tests.games.pirate_lords.picture.moments import PICTURE, found, moments, sight_of
from tests.render.pdf_paths import boxes, page_streams

SHEET = read_sheet(shipped_sheet("pirate-lords"))
PICTURE.take_words({})
DECK = [face(SHEET, kind, n) for kind in range(4) for n in range(7)]
ALL = [*DECK, *(loot_face(SHEET, kind) for kind in range(6)), DECK_BACK, loot_back(False), loot_back(True)]


def names(each: Face) -> str:
    return "-".join(map(str, each[:3])) + ("-last" if each.last else "")


def test_PL_01_all_pirates_and_ships_look_different() -> None:
    for small in (False, True):
        drawn = Counter(to_svg(Drawing(WIDE, HIGH, art(each, small)), symbols()) for each in DECK)
        assert len(drawn) == 28


@pytest.mark.parametrize("each", ALL, ids=names)
def test_a_card_stays_inside_its_edge(each: Face) -> None:
    for small in (False, True):
        ground = Rect(0, 0, WIDE + 160, HIGH + 160, fill="#FFFFFF")
        whole = Drawing(WIDE + 160, HIGH + 160, (ground, Group(art(each, small), x=80, y=80)))
        picture = Image.open(io.BytesIO(png(whole, 158, 208))).convert("L")
        inside = Image.new("L", picture.size, 255)
        inside.paste(0, (15, 15, 158 - 15, 208 - 15))
        outside = Image.composite(picture, Image.new("L", picture.size, 255), inside)
        assert outside.tobytes().count(255) == 158 * 208, names(each)


@pytest.mark.parametrize("each", ALL, ids=names)
def test_a_card_costs_the_renderer_little(each: Face) -> None:
    for small in (False, True):
        drawing = card_drawing(each, 63.0, 88.0, small)
        svg = to_svg(drawing, symbols())
        assert " opacity=" not in svg and "clip-path" not in svg and "<filter" not in svg
        assert len(svg) < 60_000
        assert ("<text" in svg) == (each.what == "loot" or (each.what in ("pirate", "ship") and not small))


def test_a_card_too_small_for_its_name_does_without_it() -> None:
    one, other = (card_piece("card", SHEET, DECK[0], 0, 0, wide) for wide in (NAMED - 1, NAMED))
    assert "SAILOR" not in to_svg(one.drawing, symbols()) and "SAILOR" in to_svg(other.drawing, symbols())
    assert one.drawing.key != other.drawing.key


def test_PL_02_every_card_is_there_once_to_be_cut_out_and_meets_its_back() -> None:
    pages = cut_outs(SHEET)
    assert len(pages) == 14
    fronts, backs = Counter[str](), Counter[str]()
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        ups, unders = placed(front), placed(back)
        assert len(ups) == len(unders)
        for (x, y), card in ups.items():
            under = unders[round(210 - 63 - x, 2), y]
            fronts[card] += 1
            backs[under] += 1
    assert sorted(fronts.values()) == [1] * 28 + [2] * 3 + [7] * 3
    assert sorted(backs.values()) == [6, 21, 28]
    for content in page_streams(pdf(pages[:2])):
        drawn = [box for box in boxes(content, 297) if box[2] - box[0] < 209]
        assert min(box[0] for box in drawn) > 5 and max(box[2] for box in drawn) < 205


def placed(page: Drawing) -> dict[tuple[float, float], str]:
    """The cards on a page by their corners."""
    found: dict[tuple[float, float], str] = {}
    for node in page.nodes:
        if isinstance(node, Group):
            inner: tuple[Node, ...] = node.nodes
            found[round(node.x, 2), round(node.y, 2)] = to_svg(Drawing(WIDE, HIGH, inner), symbols())
    return found


def test_a_tally_card_tells_loot_only_to_whom_it_may() -> None:
    match = found(4, lambda state: state.phase == "bargain" and len(state.lords[1].loot) > 1)
    public = {paper.seat: to_svg(paper.drawing, symbols()) for paper in PICTURE.papers(sight_of(match))}
    own = {paper.seat: to_svg(paper.drawing, symbols()) for paper in PICTURE.papers(sight_of(match, 1))}
    assert set(public) == {0, 1, 2, 3, None}
    assert "face down" in public[1] and "face down" not in own[1]
    over = PICTURE.papers(sight_of(found(4, lambda state: state.phase == "over")))
    assert all("face down" not in to_svg(paper.drawing, symbols()) for paper in over)
    assert (over[0].drawing.width, over[0].drawing.height, over[0].drawing.unit) == (210, 148, "mm")


def test_every_sentence_that_is_said_is_in_the_words() -> None:
    folder = Path(__file__).parents[4] / "captains" / "games" / "pirate_lords" / "picture"
    known = set(WORDS.keys())
    used = set()
    for path in folder.rglob("*.py"):
        text = path.read_text("utf-8")
        used |= set(re.findall(r'\bsay\(\s*"([a-z_.]+)"', text))
        for key in re.findall(r'\bnumber\(\s*"([a-z_.]+)"', text):
            used |= {f"{key}.one", f"{key}.many"}
    assert used <= known, used - known


def test_a_crown_stands_beside_the_winners_points_alone() -> None:
    sight = sight_of(found(4, lambda state: state.phase == "over"))
    assert sight.outcome is not None
    for paper in PICTURE.papers(sight)[:-1]:
        crowned = '"#crown"' in to_svg(paper.drawing, symbols())
        assert crowned == (paper.seat in sight.outcome.winners)


def test_no_page_to_cut_out_holds_few_cards_while_others_are_full() -> None:
    for cards in range(1, 80):
        for most in (1, 4, 9):
            pages = shares(cards, most)
            assert sum(pages) == cards and max(pages) <= most and len(pages) == -(-cards // most)
            assert len(pages) == 1 or min(pages) * 2 >= most


def test_what_is_printed_on_the_papers_is_one_layer_that_no_entry_changes() -> None:
    blank = layers(PICTURE.pad(shipped_sheet("pirate-lords"))[0])[0]
    seats: set[str] = set()
    tables: set[str] = set()
    for match in moments(4, 2, 9):
        *own, common = PICTURE.papers(sight_of(match))
        assert all(layers(paper.drawing)[0] == blank for paper in own)
        printed, _, lying = layers(common.drawing)
        tables.add(repr(printed))
        # Talk alone moves no card.
        seats.add(repr((match.state.lords, match.over)) + repr(lying))
    assert len(tables) == 1
    assert len(seats) == len({words.split("Layer(")[0] for words in seats})
