"""The rules in the window: a game's numbered clauses by section, searched by typing, opened at a clause asked about."""

from __future__ import annotations

from collections.abc import Sequence

from captains.library.rules import Clause
from captains.scene.backdrops import sea
from captains.scene.controls import round_button, scroll_bar
from captains.scene.lettering import text_width, wrapped
from captains.scene.nodes import Node, Path, Rect, Text
from captains.scene.page import Box, Does, Format, Half, Page, Pick, Show, TextField
from captains.scene.palette import BLOOD, BRASS, DEEP_SEA, INK, LIGHT, PAPER, PAPER_SHADE, SOFT_INK
from captains.scene.spread import Spread
from captains.scene.widgets import LEAST_TEXT, line_of, shadow
from captains.screen.pages.leaf import Leaf

QUERY = "rules-query"
CHOSEN, LEAF_PAPER = "#FFF3C9", "#FBF4E3"


class Rules(Leaf):
    """The rules of one game. `at` is a clause to open at, "" for the beginning."""

    def __init__(self, game: str, clauses: Sequence[Clause], at: str = "") -> None:
        self.game = game
        self.clauses = tuple(clauses)
        self.sections = tuple(dict.fromkeys(clause.heading for clause in self.clauses))
        self.query = ""
        self.at = next((clause.id for clause in self.clauses if clause.id.casefold() == at.casefold()), "")
        self.section = next((c.heading for c in self.clauses if c.id == self.at), next(iter(self.sections), ""))
        self.first = max(0, [c.id for c in self.listed()].index(self.at) - 1) if self.at else 0

    def listed(self) -> tuple[Clause, ...]:
        """The clauses on the page: those of the section, or all that hold every word that was typed."""
        words = self.query.casefold().split()
        if not words:
            return tuple(clause for clause in self.clauses if clause.heading == self.section)
        return tuple(c for c in self.clauses if all(word in f"{c.id} {c.words}".casefold() for word in words))

    def page(self, under: Page, fmt: Format) -> Page:
        """The rules in place of the page."""
        spread = Spread(fmt)
        margin, pad = spread.px(26), spread.px(50)
        w, h = fmt.width - 2 * margin, fmt.height - 2 * margin
        spread.pieces.append(sea(fmt.width, fmt.height))
        paper: tuple[Node, ...] = (
            *shadow(0, 0, w, h, 4),
            Rect(0, 0, w, h, 3, PAPER, INK, 2),
            Rect(9, 9, w - 18, h - 18, stroke=INK, width=2.6),
            Rect(15, 15, w - 30, h - 30, stroke=BRASS, width=1.4),
        )
        spread.draw("rules-paper", Box(margin, margin, w, h), paper, 16, f"rules-paper {w:g} {h:g}")
        x, y, wide = margin + pad, margin + spread.px(34), w - 2 * pad
        head_h = spread.em(46) * 1.55
        self._head(spread, Box(x, y, wide, head_h))
        top = y + head_h + spread.px(10)
        left_w = max(wide * 0.25, min(spread.em(19) * 15, wide * 0.34))
        foot = margin + h - spread.px(46)
        self._sections(spread, Box(x, top, left_w, foot - top))
        gap = spread.px(34)
        self._list(spread, Box(x + left_w + gap, top, wide - left_w - gap, foot - top))
        return spread.page("rules")

    def wish(self, does: Does) -> Does | None:
        """Turn to a section, search, scroll."""
        match does:
            case Half(((name, text),)) if name == QUERY:
                self.query, self.first, self.at = str(text or ""), 0, ""
            case Show("rules-section", str(section)):
                self.section, self.query, self.first, self.at = section, "", 0, ""
            case Show("rules-clause", str(id)):
                self.at = "" if id == self.at else id
            case Show("rules-scroll", int(by)):
                self._scroll(by)
            case Show("scroll", (_, _, steps)):
                self._scroll(-round(steps))
            case Show("rules-close"):
                self.done = True
            case Show("back"):
                self.done, self.query = not self.query, ""
            case Show("skip" | "enter"):
                pass
            case _:
                return does
        return None

    def _scroll(self, by: int) -> None:
        self.first = min(max(self.first + by, 0), max(0, len(self.listed()) - 1))

    def _head(self, spread: Spread, box: Box) -> None:
        size, small = spread.em(46), spread.em(20)
        base = size * 1.02
        title = "The Rules"
        run = text_width(title, size, "title", True) + spread.px(24)
        close_w, field_w = small * 6.4, min(box.w * 0.3, small * 19)
        room = box.w - run - close_w - field_w - spread.px(60)
        nodes: list[Node] = [line_of(0, base, title, size, box.w, "title", DEEP_SEA, bold=True)]
        if room > small * 6:
            nodes.append(line_of(run, base, self.game, small, room, "serif", SOFT_INK, italic=True))
        spread.draw("rules-head", box, nodes)
        high = small * 2.5
        y = round(box.y + (size * 1.3 - high) / 2)
        close = Box(round(box.x + box.w - close_w), y, round(close_w), round(high))
        # While something is searched for, Esc clears that first.
        key = "" if self.query else "escape"
        spread.button("rules-close", close, "Close", Show("rules-close"), "main", size=small, key=key, order=9)
        field = Box(round(close.x - field_w - spread.px(24)), y, round(field_w), round(high))
        spread.fields.append(TextField(QUERY, field, self.query, "search the rules", small))

    def _sections(self, spread: Spread, box: Box) -> None:
        n = max(1, len(self.sections))
        size = spread.em(20)
        high = min(size * 2.5, box.h / n)
        size = min(size, max(13.0, high * 0.52))
        for i, section in enumerate(self.sections):
            on = section == self.section and not self.query
            place = Box(box.x, round(box.y + i * high), box.w, round(high) - 4)
            nodes: list[Node] = [Rect(0, 0, place.w, place.h, 6, DEEP_SEA if on else LEAF_PAPER, SOFT_INK, 1.3)]
            if on:
                nodes.append(Rect(3, 3, place.w - 6, place.h - 6, 4, stroke=BRASS, width=1))
            ink = LIGHT if on else INK
            room = place.w - size * 1.6
            nodes.append(line_of(size * 0.8, place.h / 2 + size * 0.34, section, size, room, "serif", ink, bold=True))
            spread.draw(f"rules-section-{i}-drawn", place, nodes)
            does = Show("rules-section", section)
            spread.picks.append(Pick(f"rules-section-{i}", place, does, state="quiet", order=2))

    def _list(self, spread: Spread, box: Box) -> None:
        listed = self.listed()
        size, bar = spread.em(21), spread.px(40)
        wide = box.w - bar - spread.px(10)
        title = f"“{self.query.strip()}”, found {len(listed)} times" if self.query.strip() else self.section
        title = title.replace("1 times", "once") if len(listed) == 1 else title
        heading: tuple[Node, ...] = (
            line_of(0, size * 1.35, title, size * 1.4, wide, "title", DEEP_SEA, bold=True),
            Path(f"M0 {size * 2:.1f}H{wide:.1f}", stroke=BRASS, width=1.6),
        )
        spread.draw("rules-heading", Box(box.x, box.y, wide, size * 2.2), heading)
        top, foot, shown = box.y + size * 2.4, box.y + box.h, 0
        laid = [self._lines(clause, wide, size) for clause in listed]
        highs = [len(lines) * size * 1.42 + size for lines in laid]
        # The last page is full, so that scrolling never ends in an empty one.
        first = min(self.first, _last_first(highs, foot - top))
        y = top
        for clause, lines, high in zip(listed[first:], laid[first:], highs[first:], strict=True):
            if y + high > foot and shown:
                break
            lines = lines[: max(1, int((foot - y - size) / (size * 1.42)))]
            high = min(high, foot - y)
            self._clause(spread, Box(box.x, round(y), wide, round(high) - 4), shown, clause, lines, size)
            y += high
            shown += 1
        self.first = first
        if not listed:
            words = line_of(
                0, size * 1.5, "No clause holds all these words.", size, wide, "serif", SOFT_INK, italic=True
            )
            spread.draw("rules-none", Box(box.x, y, wide, size * 2.4), (words,))
        if self.first or self.first + shown < len(listed):
            self._bar(spread, Box(box.x + box.w - bar, box.y, bar, box.h), shown, len(listed))

    def _bar(self, spread: Spread, box: Box, shown: int, total: int) -> None:
        for id, picture, by, y, key in (
            ("up", "up", -max(1, shown - 1), box.y, "page up"),
            ("down", "down", max(1, shown - 1), box.y + box.h - box.w, "page down"),
        ):
            place = Box(box.x, round(y), box.w, box.w)
            dull = self.first == 0 if by < 0 else self.first + shown >= total
            spread.put(*round_button(f"rules-{id}", place, picture, Show("rules-scroll", by), key, order=4, dull=dull))
        high = box.h - 2 * box.w - 16
        nodes = scroll_bar(box.w / 2 - 5, 0, high, self.first, shown, total)
        spread.draw("rules-bar", Box(box.x, box.y + box.w + 8, box.w, high), nodes)

    def _lines(self, clause: Clause, wide: float, size: float) -> tuple[str, ...]:
        # The page fonts have no arrow.
        return wrapped(clause.words.replace("→", "»"), wide - self._id_w(size) - size, size, "serif")

    def _id_w(self, size: float) -> float:
        return size * 4.6

    def _clause(self, spread: Spread, box: Box, slot: int, clause: Clause, lines: Sequence[str], size: float) -> None:
        nodes: list[Node] = []
        if clause.id == self.at:
            nodes.append(Rect(1, 1, box.w - 2, box.h - 2, 6, CHOSEN, BRASS, 2.2))
        else:
            nodes.append(Path(f"M0 {box.h - 0.7:.1f}H{box.w:.1f}", stroke=PAPER_SHADE, width=1.3))
        base = size * 1.35
        room = self._id_w(size) - size * 0.8
        nodes.append(line_of(size * 0.5, base, clause.id, max(LEAST_TEXT, size * 0.86), room, "sans", BLOOD, bold=True))
        for i, line in enumerate(lines):
            nodes.append(Text(self._id_w(size), base + i * size * 1.42, line, size, "serif", INK))
        spread.draw(f"rules-slot-{slot}", box, nodes)
        does = Show("rules-clause", clause.id)
        spread.picks.append(Pick(f"rules-clause-{clause.id}", box, does, state="quiet", order=3))


def _last_first(highs: Sequence[float], room: float) -> int:
    """The first clause of the last page: from there on all fit."""
    first = len(highs)
    while first and sum(highs[first - 1 :]) <= room:
        first -= 1
    return min(first, max(0, len(highs) - 1))
