"""Tests of the print themes: what becomes of colours, and that every form stays where it is."""

from __future__ import annotations

from captains.scene.ensigns import band
from captains.scene.nodes import TINT, WASH, Circle, Drawing, Group, Node, Path, Rect, Text, Use
from captains.scene.palette import BRASS, DEEP_SEA, INK, LIGHT, SEAT_COLOURS, brightness, seat_colour
from captains.scene.svg import every
from captains.scene.themes import BLACK, THEMES, WHITE, Theme, in_theme, theme_named

FLOOD = Rect(0, 0, 100, 100, fill=DEEP_SEA)


def drawn(theme: Theme, *nodes: Node) -> list[Node]:
    """The nodes of a drawing in mm, in a theme, without their paper."""
    return [*in_theme(Drawing(100, 100, nodes, "mm"), theme).nodes[1:]]


def test_full_is_the_drawing_itself() -> None:
    drawing = Drawing(100, 100, (FLOOD,), "mm")
    assert in_theme(drawing, "full") is drawing


def test_light_has_no_dark_flood_and_what_was_light_on_it_can_be_read() -> None:
    sea, words, small = drawn("light", FLOOD, Text(50, 50, "Sea", 5, fill=LIGHT), Circle(80, 80, 3, fill=DEEP_SEA))
    assert isinstance(sea, Rect) and brightness(sea.fill) > 0.8
    assert isinstance(words, Text) and brightness(words.fill) < 0.3
    assert isinstance(small, Circle) and brightness(small.fill) > 0.7, "it did not stand out before either"
    dot, number = drawn("light", Circle(80, 80, 3, fill=DEEP_SEA), Text(80, 81, "7", 3, fill=LIGHT))
    assert isinstance(dot, Circle) and dot.fill == DEEP_SEA
    assert isinstance(number, Text) and number.fill == LIGHT


def test_outline_is_black_on_white() -> None:
    sea, line, words, icon = drawn(
        "outline",
        FLOOD,
        Path("M0 0H9", stroke=BRASS, width=0.3),
        Text(50, 50, "Sea", 5, fill=LIGHT),
        Use("skull", 10, 10, 5, ink=LIGHT),
    )
    assert isinstance(sea, Rect) and (sea.fill, sea.stroke) == (WHITE, BLACK)
    assert isinstance(line, Path) and line.stroke == BLACK
    assert isinstance(words, Text) and words.fill == BLACK
    assert isinstance(icon, Use) and (icon.form, icon.ink) == ("line", BLACK)


def test_in_outline_something_small_and_dark_stays_so_and_bears_white_words() -> None:
    dot, number, icon = drawn(
        "outline", Circle(80, 80, 2.5, fill=INK), Text(80, 81, "7", 3, fill=LIGHT), Use("skull", 80, 80, 3, ink=LIGHT)
    )
    assert isinstance(dot, Circle) and dot.fill == BLACK
    assert isinstance(number, Text) and number.fill == WHITE
    assert isinstance(icon, Use) and (icon.form, icon.ink) == ("colour", WHITE)
    (large,) = drawn("outline", Circle(50, 50, 4, fill=INK))
    assert isinstance(large, Circle) and large.fill == WHITE


def test_in_outline_a_tone_that_hardly_shows_gets_no_line() -> None:
    _, near, far = drawn("outline", FLOOD, Rect(10, 10, 20, 20, fill="#1F5673"), Rect(50, 50, 20, 20, fill=LIGHT))
    assert isinstance(near, Rect) and (near.fill, near.stroke) == (WHITE, "")
    assert isinstance(far, Rect) and (far.fill, far.stroke) == (WHITE, BLACK)


def test_tint_is_left_out_of_both_and_a_wash_of_outline() -> None:
    tint, wash = (Group((Rect(0, 0, 100, 100, fill=LIGHT),), id=name) for name in (TINT, WASH))
    for theme, left in (("light", [0, 1]), ("outline", [0, 0])):
        groups = drawn(theme, tint, wash)  # type: ignore[arg-type]
        assert [len(group.nodes) for group in groups if isinstance(group, Group)] == left


def test_seats_are_told_apart_in_black_and_white_by_their_patterns() -> None:
    found = {}
    for name in ("crimson", "navy", "ochre", "green", "plum", "slate", "teal", "rose"):
        nodes = every(drawn("outline", *band(0, 0, 30, 8, seat_colour(name))))
        marks = [node.d for node in nodes if isinstance(node, Path) and node.fill == BLACK]
        found[name] = "".join(marks)
    assert found["crimson"] == "", "plain"
    assert len(set(found.values())) == len(found)


def test_every_form_stays_where_it_is() -> None:
    nodes: tuple[Node, ...] = (
        FLOOD,
        *band(5, 5, 40, 10, SEAT_COLOURS[1]),
        Group((Circle(3, 3, 2, fill=BRASS), Text(1, 1, "x", 3)), x=20, y=20, scale=2, turn=30),
        Path("M0 0H9", stroke=BRASS, stroke_opacity=0.02),
    )
    drawing = Drawing(100, 100, nodes, "mm")
    for theme in THEMES[1:]:
        themed = [*every(in_theme(drawing, theme).nodes[1:])]
        assert [_form(node) for node in themed] == [_form(node) for node in every(nodes)]


def _form(node: Node) -> object:
    """What of a node is no paint."""
    match node:
        case Path():
            return node.d
        case Circle():
            return node.x, node.y, node.r
        case Rect():
            return node.x, node.y, node.w, node.h, node.rx
        case Group():
            return node.x, node.y, node.scale, node.turn, node.matrix
        case Text():
            return node.x, node.y, node.text, node.size
        case _:
            return node


def test_the_key_of_a_drawing_tells_its_theme() -> None:
    keys = {in_theme(Drawing(9, 9, (), key="sheet"), theme).key for theme in THEMES}
    assert len(keys) == 3
    assert in_theme(Drawing(9, 9, ()), "outline").key == ""


def test_themes_are_known_by_their_names() -> None:
    assert theme_named(" Outline ") == "outline"
    assert theme_named("sepia") is None
