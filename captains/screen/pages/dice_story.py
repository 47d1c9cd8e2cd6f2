"""What the page for real dice tells beside them: whose roll it is, what has happened last, how the table looks."""

from __future__ import annotations

from msgspec import Struct

from captains.scene.controls import symbol_disc
from captains.scene.ensigns import flag
from captains.scene.layers import layers
from captains.scene.lettering import shown_name, text_width
from captains.scene.nodes import Drawing, Node, Path, Rect
from captains.scene.page import Box, Piece
from captains.scene.palette import BRASS, FOAM, PAPER, SOFT_INK, seat_colour
from captains.scene.picture import Past, Roller, Sentence
from captains.scene.spread import Spread
from captains.scene.widgets import WELL_EDGE, line_of, shadow, well
from captains.screen.pages.log_lines import LogLine
from captains.screen.pages.log_rows import log_row, turn_row
from captains.screen.pages.menu import Sitter

NEWEST = "#FFF3C9"


class Story(Struct, frozen=True):
    """Who sits at the table, whose roll is due, the last sentences of the log, the table's picture."""

    sitters: tuple[Sitter, ...] = ()
    roller: Roller | None = None
    past: tuple[Past, ...] = ()
    drawing: Drawing | None = None

    @property
    def sitter(self) -> Sitter | None:
        """The seat whose roll it is; None for a rival without one."""
        return self.sitter_of(self.roller.seat if self.roller is not None else None)

    @property
    def lent(self) -> str:
        """The name of a roller that has no hands: a bot's or a rival's; "" for a person's."""
        if self.roller is None or (self.sitter is not None and self.sitter.kind == "human"):
            return ""
        return shown_name(self.roller.name)

    def sitter_of(self, seat: int | None) -> Sitter | None:
        """Who sits there."""
        return None if seat is None else self.sitters[seat]


def strip_height(spread: Spread) -> float:
    """How high the strip of what has happened is."""
    return round(spread.em(19) * 1.9)


def beside(spread: Spread, box: Box, story: Story) -> None:
    """Where there is much room: the table's picture, below it what has happened last, the newest at the foot."""
    size, gap = spread.em(19), spread.px(18)
    high = round(size * 2.3)
    below = box
    if story.drawing is not None:
        least = box.h - 3 * high - gap if story.past else box.h
        k = min(box.w / story.drawing.width, least / story.drawing.height)
        w, h = round(story.drawing.width * k), round(story.drawing.height * k)
        _picture(spread, Box(round(box.x + (box.w - w) / 2), box.y, w, h), story.drawing)
        below = Box(box.x, box.y + h + gap, box.w, box.h - h - gap)
    shown = story.past[max(0, len(story.past) - int(below.h / high)) :]
    if not shown:
        return
    tall = high * len(shown)
    spread.draw("dice-told", below, (*shadow(0, 0, below.w, tall, 4), Rect(0, 0, below.w, tall, 6, PAPER, SOFT_INK)), 8)
    for slot, each in enumerate(shown):
        place = Box(below.x + 6, below.y + slot * high + 2, below.w - 12, high - 4)
        line, sitter = LogLine(each.n, each.sentence), story.sitter_of(each.sentence.seat)
        draw = turn_row if line.opens else log_row
        spread.draw(f"dice-told-{slot}", place, draw(place.w, place.h, size, line, sitter, each is shown[-1]))


def _picture(spread: Spread, box: Box, drawing: Drawing) -> None:
    """A drawing in a frame, in layers: what is printed is drawn once."""
    frame = (*shadow(0, 0, box.w, box.h, 3), Rect(-2, -2, box.w + 4, box.h + 4, 3, PAPER, BRASS, 3))
    spread.draw("dice-picture-frame", box, frame, 14)
    k = box.w / drawing.width
    for n, layer in enumerate(layers(drawing)):
        left, top = box.x + round(layer.box.x * k), box.y + round(layer.box.y * k)
        place = Box(left, top, round(layer.box.w * k), round(layer.box.h * k))
        spread.pieces.append(Piece(f"dice-picture-{n}", place, layer.drawing))


def strip(spread: Spread, box: Box, story: Story) -> None:
    """Where there is little room: as many of the last sentences as fit side by side, the newest at the right."""
    size, gap = spread.em(19), spread.px(36)
    kept: list[tuple[Past, float]] = []
    room = box.w - 2 * gap
    for each in reversed(story.past):
        wide = _lead(each.sentence, size) + text_width(_words(story, each.sentence), size, "sans", not kept) + 1
        if kept and room < wide + gap:
            break
        room -= wide + (gap if kept else 0)
        kept.insert(0, (each, wide))
    nodes: list[Node] = [well(0, 0, box.w, box.h)]
    x, mid = gap * 0.6, box.h / 2
    for i, (each, wide) in enumerate(kept):
        last = i == len(kept) - 1
        nodes += _mark(story, each.sentence, x, mid, size)
        start = x + _lead(each.sentence, size)
        words, tint = _words(story, each.sentence), NEWEST if last else FOAM
        nodes.append(line_of(start, mid + size * 0.35, words, size, box.w - start - gap * 0.4, fill=tint, bold=last))
        x += wide + gap
        if not last:
            at, tip = x - gap * 0.6, size * 0.26
            arrow = f"M{at:.1f} {mid - tip:.1f}l{tip:.1f} {tip:.1f}l{-tip:.1f} {tip:.1f}"
            nodes.append(Path(arrow, stroke=WELL_EDGE, width=size * 0.1))
    spread.draw("dice-strip", box, nodes, 2)


def _words(story: Story, sentence: Sentence) -> str:
    words = sentence.short or sentence.words
    sitter = story.sitter_of(sentence.seat)
    return words if sitter is None else f"{shown_name(sitter.name, 14)} {words}"


def _lead(sentence: Sentence, size: float) -> float:
    return size * 1.75 * ((sentence.seat is not None) + bool(sentence.symbol))


def _mark(story: Story, sentence: Sentence, x: float, y: float, size: float) -> list[Node]:
    """The flag of whoever did it, and a symbol."""
    nodes: list[Node] = []
    sitter = story.sitter_of(sentence.seat)
    if sitter is not None:
        nodes += flag(x + 2, y - size * 0.4, size * 1.2, size * 0.76, seat_colour(sitter.colour))
        x += size * 1.75
    if sentence.symbol:
        nodes += symbol_disc(sentence.symbol, x + size * 0.75, y, size * 0.72)
    return nodes
