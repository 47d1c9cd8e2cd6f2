"""The log page: every entry in words, the sheets as they stood after it, and the turns as a line of time.

It hands to the stage `Show("rules", clause)` and, after asking everybody, `Show("rewind", entries)`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import lru_cache

from captains.host.advice import Turned
from captains.scene.backdrops import sea
from captains.scene.controls import scroll_bar
from captains.scene.ensigns import flag
from captains.scene.layers import layers
from captains.scene.lettering import name_texts, text_width
from captains.scene.nodes import Node, Path, Rect
from captains.scene.page import Box, Does, Format, Page, Pick, Piece, Show
from captains.scene.palette import (
    BRASS,
    DEEP_SEA,
    INK,
    PAPER,
    PAPER_SHADE,
    SOFT_INK,
    seat_colour,
)
from captains.scene.picture import Paper
from captains.scene.spread import Spread
from captains.scene.widgets import LEAST_TEXT, framed, line_of, shadow
from captains.screen.pages.ask import Ask
from captains.screen.pages.leaf import Leaf
from captains.screen.pages.log_lines import LogLine, turns
from captains.screen.pages.log_rows import cut_note, log_row, turn_row
from captains.screen.pages.log_time import Foot, draw_foot
from captains.screen.pages.menu import Sitter, agreement
from captains.screen.pages.turnings import Turnings

LIST = "#FBF4E3"


class Log(Leaf):
    """The log. `papers(entries)` gives the sheets as they stood after so many entries, and the common picture last."""

    def __init__(
        self,
        sitters: Sequence[Sitter],
        lines: Sequence[LogLine],
        papers: Callable[[int], Sequence[Paper]],
        may_rewind: bool = False,
        look_back: Callable[[], Future[tuple[Turned, ...]]] | None = None,
    ) -> None:
        """`look_back` begins to look for the match's turning points, where there is somebody who can."""
        self.sitters = tuple(sitters)
        self.lines = tuple(lines)
        self._papers = papers
        self._may_rewind = may_rewind
        self.plays: bool | None = None
        self._turns = turns(self.lines)
        self.at = len(self.lines) - 1
        self.shown = max(0, self.lines[-1].sentence.seat or 0) if self.lines else 0
        self._first: int | None = None
        self._rows = 10
        self._drawn: tuple[int, tuple[Paper, ...]] = (-1, ())
        self._ask: Ask | Turnings | None = None
        self._look_back = look_back
        self._looked: Future[tuple[Turned, ...]] | None = None
        self._by_hand = False

    def page(self, under: Page, fmt: Format) -> Page:
        """The log in place of the page."""
        page = self._laid_out(fmt)
        return self._ask.page(page, fmt) if self._ask else page

    def wish(self, does: Does) -> Does | None:
        """Go to an entry, another sheet, up and down the list."""
        if self._ask:
            left = self._ask.wish(does)
            if self._ask.done:
                self._ask = None
            if left is None or not isinstance(left, Show) or left.what != "log-entry":
                self.done = left is not None
                return left
            does = left
        match does:
            case Show("log-at", int(at)):
                self.at = min(max(at, 0), len(self.lines) - 1)
                self._first = None
                seat = self.lines[self.at].sentence.seat if self.lines else None
                if seat is not None and not self._by_hand:
                    self.shown = seat
            case Show("log-entry", int(n)):
                self.at = next((i for i, line in enumerate(self.lines) if line.n >= n), len(self.lines) - 1)
                self._first = None
            case Show("turnings"):
                self.turn()
            case Show("log-sheet", int(seat)):
                self.shown, self._by_hand = seat, True
            case Show("scroll", (_, _, steps)):
                self._first = min(max(self._top() - round(steps) * 2, 0), max(0, len(self.lines) - self._rows))
            case Show("log-rewind") if self.lines:
                self._ask = self._question()
            case Show("back"):
                self.done = True
            case Show("rules"):
                return does
            case Show("skip"):
                pass
            case _:
                return does
        return None

    @property
    def asks(self) -> bool:
        """Whether something lies over the log."""
        return self._ask is not None

    def turn(self) -> None:
        """Lay the turning points over the log; the match is looked at once."""
        if self._look_back is None:
            return
        if self._looked is None:
            self._looked = self._look_back()
        self._ask = Turnings([sitter.colour for sitter in self.sitters], self._looked)

    def stale(self) -> bool:
        """Whether the turning points have come."""
        return self._ask is not None and self._ask.stale()

    def _question(self) -> Ask:
        question, yes = agreement(self.sitters)
        entry = self.lines[self.at].n
        words = f"Everything after entry {entry + 1} is taken back. {question}"
        return Ask("Go back to this entry?", words, yes, Show("rewind", entry + 1))

    def _top(self) -> int:
        """The first line in sight: where the list was scrolled to, else so that the chosen one lies low in the list."""
        most = max(0, len(self.lines) - self._rows)
        if self._first is not None:
            return min(self._first, most)
        return min(max(self.at - self._rows + 3, 0), most)

    # --- layout -------------------------------------------------------------------------------------------------------

    def _laid_out(self, fmt: Format) -> Page:
        spread = Spread(fmt)
        margin, pad = spread.px(26), spread.px(50)
        w, h = fmt.width - 2 * margin, fmt.height - 2 * margin
        spread.pieces.append(sea(fmt.width, fmt.height))
        spread.pieces.append(_paper(margin, w, h))
        x, y, wide = margin + pad, margin + spread.px(30), w - 2 * pad
        head_h, time_h = spread.em(46) * 1.5, spread.em(17) * 3.4 + spread.px(96)
        self._head(spread, Box(x, y, wide, head_h))
        body = Box(x, y + head_h, wide, margin + h - time_h - y - head_h)
        tabs_h = spread.em(23) * 2.2
        if fmt.height > fmt.width:
            sheet_h = min(wide * 210 / 297, body.h * 0.56)
            self._sheet(spread, Box(x, body.y, wide, sheet_h), tabs_h)
            below = body.y + sheet_h + spread.px(24)
            self._list(spread, Box(x, below, wide, body.y + body.h - below))
        else:
            sheet_w = min((body.h - tabs_h) * 297 / 210, wide * 0.6)
            sheet = Box(round(x + wide - sheet_w), body.y, round(sheet_w), body.h)
            self._sheet(spread, sheet, tabs_h)
            self._list(spread, Box(x, body.y, wide - sheet_w - spread.px(38), body.h))
        foot = Foot(self.lines, self._turns, self.sitters, self.at, self._may_rewind, self.plays)
        draw_foot(spread, Box(x, margin + h - time_h, wide, time_h - spread.px(20)), foot)
        return spread.page("log")

    def _head(self, spread: Spread, box: Box) -> None:
        size, small = spread.em(46), spread.em(20)
        end = box.w
        if self._look_back is not None:
            wide, high = round(small * 9.5), round(small * 2.2)
            end -= wide + spread.px(24)
            place = Box(round(box.x + box.w - wide), round(box.y + size * 0.7 - high / 2), wide, high)
            spread.button("log-turnings", place, "Turning points", Show("turnings"), size=small, key="t", order=0)
        base = size * 1.02
        title = text_width("The Log", size, "title", True)
        room = end - title - spread.px(24)
        nodes = (
            line_of(0, base, "The Log", size, box.w, "title", DEEP_SEA, bold=True),
            line_of(
                title + spread.px(24),
                base,
                "every entry, and how the sheets stood",
                small,
                room,
                "serif",
                SOFT_INK,
                italic=True,
            ),
        )
        spread.draw("log-head", box, nodes)

    def _list(self, spread: Spread, box: Box) -> None:
        size = spread.em(19)
        self._rows = rows = max(3, int((box.h - 14) / (size * 2.45)))
        high = (box.h - 14) / rows
        first = self._top()
        nodes: list[Node] = [Rect(0, 0, box.w, box.h, 6, LIST, SOFT_INK, 1.6)]
        nodes += scroll_bar(box.w - 20, 12, box.h - 24, first, rows, len(self.lines))
        spread.draw("log-list", box, nodes)
        for q in range(min(rows, len(self.lines) - first)):
            i = first + q
            place = Box(box.x + 8, round(box.y + 7 + q * high), box.w - 34, round(high) - 1)
            self._row(spread, place, q, i, size)
        if not self.lines:
            words = line_of(
                box.w / 2, box.h * 0.4, "Nothing has happened yet.", size, box.w - 40, "serif", SOFT_INK, "middle"
            )
            spread.draw("log-empty", box, (words,))

    def _row(self, spread: Spread, box: Box, slot: int, i: int, size: float) -> None:
        line = self.lines[i]
        key = f"log-row-{i}"
        chosen = i == self.at
        draw = turn_row if line.opens else log_row
        sitter = self.sitters[line.sentence.seat] if line.sentence.seat is not None else None
        nodes = draw(box.w, box.h, size, line, sitter, chosen)
        spread.draw(f"log-slot-{slot}", box, nodes)
        leads = bool(line.sentence.clause) and not line.opens
        clause_w = size * 4.2 if leads else 0.0
        at, note = Box(box.x, box.y, box.w - clause_w, box.h), cut_note(nodes, line, sitter)
        spread.picks.append(Pick(f"{key}-at", at, Show("log-at", i), state="quiet", note=note, order=2))
        if leads:
            place = Box(box.x + box.w - clause_w, box.y, clause_w, box.h)
            does = Show("rules", line.sentence.clause)
            spread.picks.append(Pick(f"{key}-clause", place, does, state="quiet", order=3))

    def _sheet(self, spread: Spread, box: Box, tabs_h: float) -> None:
        entries = self.lines[self.at].n + 1 if self.lines else 0
        if self._drawn[0] != entries:
            self._drawn = (entries, tuple(self._papers(entries)))
        papers = self._drawn[1]
        if not papers:
            return
        shown = self.shown if self.shown < len(papers) else 0
        drawing = papers[shown].drawing
        k = min(box.w / drawing.width, (box.h - tabs_h) / drawing.height)
        w, h = round(drawing.width * k), round(drawing.height * k)
        x, y = round(box.x + (box.w - w) / 2), round(box.y + tabs_h)
        self._tabs(spread, Box(x, box.y, w, tabs_h), papers, shown)
        paper = papers[shown]
        edge = seat_colour(self.sitters[paper.seat].colour).colour if paper.seat is not None else BRASS
        frame: tuple[Node, ...] = (*shadow(4, 4, w, h, 3), Rect(1.5, 1.5, w + 5, h + 5, 3, PAPER, edge, 3))
        spread.draw("log-sheet-frame", Box(x - 4, y - 4, w + 8, h + 8), frame, 14)
        for n, layer in enumerate(layers(drawing)):
            left, top = x + round(layer.box.x * k), y + round(layer.box.y * k)
            # Sheets that are shown equally large are one picture, wherever they lie.
            place = Box(left, top, round(layer.box.w * k), round(layer.box.h * k))
            spread.pieces.append(Piece(f"log-sheet-{shown}-{n}", place, layer.drawing))

    def _tabs(self, spread: Spread, box: Box, papers: Sequence[Paper], shown: int) -> None:
        n = len(papers)
        gap = spread.px(8)
        w = (box.w - (n - 1) * gap) / n
        size = max(LEAST_TEXT, min(spread.em(22), box.h * 0.4))
        for i, paper in enumerate(papers):
            on = i == shown
            top = 0.0 if on else box.h * 0.14
            place = Box(round(box.x + i * (w + gap)), round(box.y + top), round(w), round(box.h - 4 - top))
            nodes: list[Node] = []
            form = f"M1 {place.h:g}V9Q1 1 9 1H{place.w - 9:g}q8 0 8 8V{place.h:g}"
            nodes.append(Path(form, "#FFFBF0" if on else PAPER_SHADE, INK if on else SOFT_INK, 1.8))
            lead = size * 0.7
            ink = INK if on else SOFT_INK
            middle = place.h / 2 + size * 0.34
            if paper.seat is None:
                nodes.append(line_of(place.w / 2, middle, "All", size, place.w - 12, "serif", ink, "middle", True))
            else:
                sitter = self.sitters[paper.seat]
                nodes += flag(lead, place.h / 2 - size * 0.5, size * 1.5, size, seat_colour(sitter.colour))
                left = lead + size * 2.0
                room = place.w - left - 8
                if room > size * 1.6:
                    nodes += name_texts(
                        sitter.name, left, middle, room, size, "serif", fill=ink, bold=True, least=LEAST_TEXT
                    )
            spread.draw(f"log-tab-{i}-drawn", place, nodes)
            key = str(i + 1) if i < 9 else ""
            spread.picks.append(Pick(f"log-tab-{i}", place, Show("log-sheet", i), state="quiet", key=key, order=1))


@lru_cache(maxsize=8)
def _paper(margin: float, w: float, h: float) -> Piece:
    nodes: list[Node] = [*shadow(0, 0, w, h, 4), Rect(0, 0, w, h, 3, PAPER, INK, 2)]
    nodes.append(Rect(9, 9, w - 18, h - 18, stroke=INK, width=2.6))
    nodes.append(Rect(15, 15, w - 30, h - 30, stroke=BRASS, width=1.4))
    return framed("log-paper", Box(margin, margin, w, h), nodes, 16, f"log-paper {w:g} {h:g}")
