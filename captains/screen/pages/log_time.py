"""The foot of the log: buttons to go on and back, and the turns as a line of time in the colours of whose they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from captains.scene.controls import round_button
from captains.scene.ensigns import band
from captains.scene.lettering import text_width
from captains.scene.nodes import Circle, Group, Node, Path, Rect
from captains.scene.page import Box, Pick, Piece, Show
from captains.scene.palette import BRASS, BRIGHT_BRASS, INK, LIGHT, SOFT_INK, seat_colour
from captains.scene.spread import Spread
from captains.scene.widgets import line_of
from captains.screen.pages.log_lines import LogLine, Turn
from captains.screen.pages.menu import Sitter

MOST_TURNS = 40


@dataclass(frozen=True)
class Foot:
    """What the foot shows: all lines and turns, which line is chosen, whether the table may go back to it."""

    lines: Sequence[LogLine]
    turns: Sequence[Turn]
    sitters: Sequence[Sitter]
    at: int
    may_rewind: bool


def draw_foot(spread: Spread, box: Box, foot: Foot) -> None:
    """The whole foot, its picks in the order in which they are read."""
    size = spread.em(19)
    r = max(spread.px(25), 17)
    middle = box.y + box.h - spread.em(17) * 1.6 - spread.px(24)
    last = len(foot.lines) - 1
    ways = (
        ("first", "skip", 0, "home"),
        ("back", "left", foot.at - 1, "left"),
        ("on", "right", foot.at + 1, "right"),
        ("last", "skip", last, "end"),
    )
    x = box.x
    for id, picture, to, key in ways:
        place = Box(round(x), round(middle - r), 2 * r, 2 * r)
        dull = not 0 <= to <= last or to == foot.at
        piece, pick = round_button(f"log-{id}", place, picture, Show("log-at", to), key, order=4, dull=dull)
        spread.put(_mirrored(piece) if id == "first" else piece, pick)
        x += 2 * r + spread.px(12)
    button_h = size * 2.5
    y = round(middle - button_h / 2)
    close = Box(round(box.x + box.w - size * 6), y, round(size * 6), round(button_h))
    spread.button("log-close", close, "Close", Show("back"), "main", size=size, key="escape", order=6)
    right = close.x
    if foot.may_rewind and foot.lines and foot.lines[foot.at].n < foot.lines[-1].n:
        back = Box(round(close.x - size * 9.4), y, round(size * 9), round(button_h))
        spread.button("log-rewind", back, "Go back to here", Show("log-rewind"), size=size, picture="undo", order=5)
        right = back.x
    else:
        right -= size * 9.4
    left = x + spread.px(20)
    _turn_line(spread, Box(left, box.y, right - left - spread.px(36), box.h), middle, foot)


def _turn_line(spread: Spread, box: Box, middle: float, foot: Foot) -> None:
    shown = foot.turns[-MOST_TURNS:]
    if not shown:
        return
    w = box.w / len(shown)
    thick, small = spread.px(20), spread.em(17)
    each = max(1, -(-int(text_width("turn 88", small) + 14) // max(1, int(w))))
    nodes: list[Node] = []
    mid = middle - box.y
    for i, turn in enumerate(shown):
        nodes += _segment(Box(i * w, mid - thick / 2, w - 3, thick), turn, foot.sitters)
        if i % each == 0 and w * each > small:
            now = turn.first <= foot.at < turn.end
            words = f"turn {turn.number}" if w * each > small * 3.4 else str(turn.number)
            at = (i * w + w / 2, mid + thick + small * 1.3)
            nodes.append(line_of(*at, words, small, w * each, "sans", SOFT_INK, "middle", now))
        place = Box(box.x + i * w, middle - thick, w, 2 * thick)
        spread.picks.append(Pick(f"log-turn-{turn.number}", place, Show("log-at", turn.first), state="quiet", order=5))
    spread.draw("log-turns", box, nodes, text_width("turn 888", small) / 2)
    _knob(spread, box, middle, foot, shown)


def _segment(box: Box, turn: Turn, sitters: Sequence[Sitter]) -> tuple[Node, ...]:
    x, y, w, h = box.x, box.y, box.w, box.h
    edge = Rect(x, y, w, h, 3, stroke=INK, width=1.5)
    if turn.seat is None:
        return Rect(x, y, w, h, 3, SOFT_INK), edge
    return (*band(x, y, w, h, seat_colour(sitters[turn.seat].colour), max(6.0, h * 0.45)), edge)


def _knob(spread: Spread, box: Box, middle: float, foot: Foot, shown: Sequence[Turn]) -> None:
    """Where the chosen entry lies in the line of time."""
    w = box.w / len(shown)
    for i, turn in enumerate(shown):
        if turn.first <= foot.at < turn.end:
            share = (foot.at - turn.first + 0.5) / (turn.end - turn.first)
            x, r, size = box.x + (i + share) * w, spread.px(18), spread.em(17)
            words = f"entry {foot.lines[foot.at].n + 1}"
            wide = text_width(words, size, "sans", True) + size * 1.4
            left = min(max(x - wide / 2, box.x), box.x + box.w - wide)
            high = size * 1.8
            top = middle - r - spread.px(6) - high
            spread.draw("log-knob", Box(x - r, middle - r, 2 * r, 2 * r), _knob_nodes(r), 6)
            nodes: list[Node] = [
                Rect(2, 3, wide, high, 6, "#6B4F24", fill_opacity=0.3),
                Rect(0, 0, wide, high, 6, LIGHT, BRASS, 1.8),
                line_of(wide / 2, high * 0.66, words, size, wide, "sans", INK, "middle", True),
            ]
            spread.draw("log-knob-words", Box(left, top, wide, high), nodes, 4)


def _knob_nodes(r: float) -> tuple[Node, ...]:
    grip = "".join(f"M{r + q * r * 0.2:.1f} {r * 0.75:.1f}V{r * 1.25:.1f}" for q in (-1, 0, 1))
    return (
        Circle(r + 1.5, r + 3, r, "#04101A", fill_opacity=0.35),
        Circle(r, r, r, BRIGHT_BRASS, INK, 2.2),
        Circle(r, r, r * 0.66, stroke="#8A641C", width=1.6),
        Path(grip, stroke="#8A641C", width=1.8),
    )


def _mirrored(piece: Piece) -> Piece:
    """The same drawing seen in a mirror."""
    drawing = piece.drawing
    turned = Group(drawing.nodes, x=drawing.width, matrix=(-1, 0, 0, 1))
    return replace(piece, drawing=replace(drawing, nodes=(turned,)))
