"""Notes: inside the window, never over what they speak of, on the emptiest side; refusals carry their clause."""

from hypothesis import given
from hypothesis import strategies as st

from captains.engine.refusal import Refusal
from captains.scene.nodes import Group, Text
from captains.scene.page import Act, Box, Format, Line, Note, Page, Pick, Refuse
from captains.screen.notes import EDGE, GAP, TAIL, body, note_drawing, put, shared, toast_drawing
from captains.screen.speech import note_of
from tests.screen.demo import NO

FORMAT = Format(1280, 720)
LONG = Note("A title that is a good deal longer than any title has a right to be", (
    Line("Words " * 40, ("coin", "gem"), "CX-07"), Line("", (), "CX-08"), Line("short")), "coin")  # fmt: skip


def texts(drawing):
    def walk(nodes):
        for node in nodes:
            if isinstance(node, Group):
                yield from walk(node.nodes)
            elif isinstance(node, Text):
                yield node

    return list(walk(drawing.nodes))


@given(st.floats(0, 1240), st.floats(0, 690), st.floats(10, 300), st.floats(10, 120), st.sampled_from([1.0, 1.5]))
def test_a_note_is_inside_the_window_and_not_over_its_subject(x, y, w, h, text):
    at = Box(x, y, min(w, 1280 - x), min(h, 720 - y))
    width, height, _ = body(LONG, text, False)
    box, side, tail = put((width, height), at, FORMAT, ())
    assert box.x >= EDGE and box.x + box.w <= 1280 - EDGE + 0.01
    assert box.y >= EDGE and box.y + box.h <= 720 - EDGE + 0.01
    rooms = (at.y, FORMAT.height - at.y - at.h), (at.x, FORMAT.width - at.x - at.w)
    needed = height + TAIL + GAP + EDGE, width + TAIL + GAP + EDGE
    if any(max(room) >= need for room, need in zip(rooms, needed, strict=True)):
        assert shared(box, at) == 0
    if side:
        assert 0 < tail < (box.w if side in ("top", "bottom") else box.h)


def test_a_note_prefers_the_side_where_nothing_else_may_be_clicked():
    at = Box(600, 300, 40, 40)
    below, above = Box(500, 340, 240, 200), Box(500, 100, 240, 200)
    assert put((200, 100), at, FORMAT, ())[1] == "top"
    assert put((200, 100), at, FORMAT, (below,))[1] == "bottom"
    assert put((200, 100), at, FORMAT, (below, above))[1] == "left"


def test_no_text_of_a_note_runs_out_of_its_slip():
    for text in (1.0, 1.5):
        drawing = note_drawing(LONG, text, False, "top", 40)
        from captains.scene.lettering import text_width

        for node in texts(drawing):
            wide = text_width(node.text, node.size, node.font, node.bold)
            left = node.x - wide if node.anchor == "end" else node.x
            assert left >= 0 and left + wide <= body(LONG, text, False)[0] - 4, node.text
            assert node.size >= 13


def test_what_is_refused_says_why_with_its_clause():
    pick = Pick("full", Box(0, 0, 10, 10), NO)
    note = note_of(pick, None)
    assert note.lines[0].words == NO.refusal.words and note.lines[0].clause == "CX-07"
    titled = Pick("full", Box(0, 0, 10, 10), Act(0, 0), note=Note("Recruit"))
    assert note_of(titled, NO).title == "Recruit" and note_of(titled, NO).lines[0].clause == "CX-07"
    assert note_of(titled, None) == Note("Recruit") and note_of(Pick("a", pick.box, Act(0, 0)), None) is None


def test_a_toast_is_broken_to_fit_the_window():
    drawing = toast_drawing("A sentence that goes on. " * 12, 640.0, 1.0)
    assert drawing.width <= 640 and len(texts(drawing)) > 3


def test_the_banner_is_spared():
    from captains.scene.nodes import Drawing
    from captains.scene.page import Piece
    from captains.screen.speech import crowd

    banner = Piece("banner", Box(0, 0, 900, 60), Drawing(900, 60, ()))
    pick = Pick("a", Box(100, 70, 40, 40), Act(0, 0))
    assert banner.box in crowd(Page("table", (banner,), (pick,)), pick)


def test_what_may_not_be_clicked_says_both_what_it_would_do_and_why_not() -> None:
    refusal = Refusal("rule", "CW-26", "A Strength 6 Pirate costs 7 GP, you have 4.")
    note = Note("Recruit", (Line("Fills in 7 GP"),))
    said = note_of(Pick("cannon", Box(0, 0, 10, 10), Refuse(refusal), note=note), None)
    assert said is not None
    assert [line.words for line in said.lines] == ["Fills in 7 GP", refusal.words]
    assert said.lines[-1].clause == "CW-26"
