"""Every page of every game at the sizes people have; and that the walk which says so can see a fault."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from captains.scene.nodes import Circle, Drawing, Node, Rect, Text, Use
from captains.scene.nodes import Path as Stroke
from captains.scene.page import Act, Box, Format, Page, Pick, Piece, TextField
from captains.screen.mapping import format_for
from tools.page_sizes.__main__ import formats, walked
from tools.page_sizes.measures import faults

FMT = Format(1280, 720)


def test_no_page_has_a_fault_at_any_size(tmp_path: Path) -> None:
    """Each page in one format, page by page another one; `python -m tools.page_sizes` tries each in all of them."""
    assert [f"{name} @ {called}: {fault}" for name, called, fault in walked(tmp_path, few=1)] == []


def test_the_walk_knows_small_tall_and_large_windows_and_type_small_and_large() -> None:
    known = [fmt for _, fmt in formats()]
    for window in ((1280, 720), (1280, 640), (1366, 768), (1200, 1600), (1080, 1920), (1920, 1080), (3840, 2160)):
        for text in (0.75, 1.0, 1.5, 2.5):
            assert format_for(*window, text) in known


def words(*nodes: Node, unit: str = "px") -> Piece:
    return Piece("words", Box(100, 100, 200, 50), Drawing(200, 50, nodes, unit))  # type: ignore[arg-type]


def piece(id: str, box: Box, *nodes: Node) -> Piece:
    return Piece(id, box, Drawing(box.w, box.h, nodes))


def page(*pieces: Piece, picks: Sequence[Pick] = (), fields: Sequence[TextField] = ()) -> Page:
    return Page("table", pieces, tuple(picks), fields=tuple(fields))


def pick(id: str, x: float, y: float, w: float, h: float) -> Pick:
    return Pick(id, Box(x, y, w, h), Act(0, id))


FINE = page(
    words(Text(4, 20, "Sail", 14.0), Text(4, 44, "Home", 14.0)),
    picks=(pick("card", 10, 10, 90, 90), pick("on it", 20, 20, 30, 30), pick("beside", 100, 10, 90, 90)),
)


@pytest.mark.parametrize(
    ("kind", "shown"),
    [
        ("over the page's edge", page(picks=[pick("a", 1270, 0, 20, 20)])),
        ("over the page's edge", page(fields=[TextField("name", Box(0, 700, 90, 30), "")])),
        ("too small to hit", page(picks=[pick("a", 10, 10, 90, 12)])),
        ("id of several picks", page(picks=[pick("a", 10, 10, 20, 20), pick("a", 90, 10, 20, 20)])),
        ("hit areas on each other", page(picks=[pick("a", 10, 10, 30, 30), pick("b", 30, 10, 30, 30)])),
        ("words too small", page(words(Text(4, 20, "Sail", 12.0)))),
        ("words over their piece's edge", page(words(Text(180, 20, "Sail home", 14.0)))),
        ("words on words", page(words(Text(4, 20, "Sail", 14.0), Text(14, 24, "Home", 14.0)))),
        (
            "words on words",
            page(words(Text(4, 20, "Sail", 14.0)), piece("b", Box(100, 100, 90, 50), Text(9, 22, "Home", 14.0))),
        ),
        ("words half on something", page(words(Text(4, 20, "18", 14.0), Use("skull", 24, 15, 20)))),
        ("words half on something", page(words(Text(4, 20, "Crew 11", 14.0), Circle(60, 15, 16, "#FFFFFF")))),
        ("words half on something", page(words(Text(4, 20, "recruits", 14.0), Stroke("M0 17H90", stroke="#000000")))),
        ("words half on something", page(words(Rect(5, 8, 180, 36, stroke="#000000"), Text(90, 16, "CW-80", 14.0)))),
    ],
)
def test_a_fault_is_seen(kind: str, shown: Page) -> None:
    assert kind in {fault.kind for fault in faults(shown, FMT)}


def test_what_is_sound_passes_as_do_the_print_of_a_sheet_and_words_that_are_covered() -> None:
    assert faults(FINE, FMT) == []
    assert faults(page(words(Text(4, 20, "print", 2.0), unit="mm")), FMT) == []
    white = Rect(0, 0, 220, 70, fill="#FFFFFF")
    on_ribbon = (Stroke("M0 15H90", stroke="#000000"), Rect(2, 5, 60, 20, fill="#FFFFFF"), Text(9, 20, "Sail", 14.0))
    assert faults(page(words(*on_ribbon)), FMT) == []
    assert faults(page(words(Use("coin-blank", 60, 20, 40), Text(52, 25, "12", 14.0))), FMT) == []
    cover = piece("cover", Box(90, 90, 220, 70), white, Text(14, 32, "Home", 14.0))
    assert faults(page(words(Text(4, 20, "Sail", 14.0)), cover), FMT) == []
