"""The menu over the table: how it runs, who plays, what may be looked up, and the ways out.

It hands these wishes to the stage: `Show("seat", (seat, kind))` with "human" or a bot's key, `Show("rules", "")`,
`Show("real-dice", whether)`, `Show("log")`, `Show("export")`, `Show("rewind", entries)`, `Show("give-up")` (both after
asking) and `Show("lobby")`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from captains.scene.controls import Option, choice
from captains.scene.ensigns import band, flag
from captains.scene.lettering import name_texts, shown_name
from captains.scene.nodes import Node, Path, Rect
from captains.scene.page import Box, Does, Format, Line, Note, Page, Show
from captains.scene.palette import BRASS, DEEP_SEA, INK, LIGHT, PAPER_SHADE, SOFT_INK, seat_colour
from captains.scene.picture import Own
from captains.scene.spread import Spread
from captains.scene.widgets import LEAST_TEXT, Look, icon, line_of, panel, ribbon, shadow
from captains.screen.pages.ask import Ask
from captains.screen.pages.leaf import Leaf
from captains.screen.pages.settings_rows import ROWS, Row, settings_rows
from captains.screen.settings import Settings

LARGEST_TEXT = 1.4
"""How large its type may become: all of it is to be seen at once."""


@dataclass(frozen=True)
class Sitter:
    """One seat as the menu shows it: its name, its colour, "human" or a bot's key."""

    name: str
    colour: str
    kind: str


@dataclass(frozen=True)
class MenuTable:
    """What the menu must know of the table.

    `rewind` is how far the whole table can go back: how many entries stay, and what then comes next, in a few words
    ("the last roll"); None if there is nothing to go back to. `stands` says where the match stands. `own` is what the
    table may use of its own, and `real` whether it does.
    """

    sitters: tuple[Sitter, ...]
    bots: tuple[tuple[str, str], ...]
    stands: str = ""
    ended: bool = False
    rewind: tuple[int, str] | None = None
    own: Own = ""
    real: bool = False


class Menu(Leaf):
    """The menu. It stays open while seats and settings change."""

    def __init__(
        self, settings: Callable[[], Settings], table: Callable[[], MenuTable], opened: int | None = None
    ) -> None:
        self._settings = settings
        self._table = table
        self._opened = opened
        self._ask: Ask | None = None

    def page(self, under: Page, fmt: Format) -> Page:
        """The menu over the table, and over it the question that is asked."""
        page = _menu(under, fmt, self._settings(), self._table(), self._opened)
        return self._ask.page(page, fmt) if self._ask else page

    def wish(self, does: Does) -> Does | None:
        """Open rows, ask, hand on the rest."""
        if self._ask:
            left = self._ask.wish(does)
            if self._ask.done:
                self._ask = None
            self.done = left is not None
            return left
        table = self._table()
        match does:
            case Show("menu-row", seat):
                self._opened = None if seat == self._opened else seat
            case Show("seat" | "real-dice"):
                self._opened = None
                return does
            case Show("menu-rewind") if table.rewind:
                self._ask = _ask_rewind(table)
            case Show("menu-give-up"):
                self._ask = Ask(
                    "Give the match up?",
                    "It ends here and now, without winners. The lobby keeps it to look at.",
                    "Give up",
                    Show("give-up"),
                )
            case Show("back"):
                self.done = True
            case Show("lobby" | "export"):
                self.done = True
                return does
            case Show("rules" | "log"):
                return does
            case Show("skip" | "scroll"):
                pass
            case _:
                return does
        return None


def everybody(names: list[str]) -> str:
    """Names as a sentence lists them: "Anna, Boris and Viktor"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def agreement(sitters: Sequence[Sitter]) -> tuple[str, str]:
    """What all people at the table are asked before something is taken back, and what the button says."""
    people = [shown_name(sitter.name) for sitter in sitters if sitter.kind == "human"]
    people = people or [shown_name(sitter.name) for sitter in sitters]
    if len(people) == 1:
        return f"{people[0]}: is that what you want?", "Yes, go back"
    return f"{everybody(people)}: do all of you agree?", "We all agree"


def _ask_rewind(table: MenuTable) -> Ask:
    assert table.rewind is not None, "asked only where the table can go back"
    entries, where = table.rewind
    question, yes = agreement(table.sitters)
    words = f"All that has happened since is taken back for the whole table. {question}"
    return Ask(f"Go back to {where}?", words, yes, Show("rewind", entries))


def _menu(under: Page, fmt: Format, settings: Settings, table: MenuTable, opened: int | None) -> Page:
    fmt = fmt.eased(LARGEST_TEXT)
    spread = Spread(fmt)
    wide = min(1320.0 * max(1.0, fmt.text * 0.9), fmt.width - spread.px(120))
    high = min(838.0 * max(1.0, fmt.text * 0.9), fmt.height - spread.px(70))
    x, y = round((fmt.width - wide) / 2), round((fmt.height - high) * 0.45 + spread.px(16))
    pad, head = spread.px(52), spread.px(102)
    foot = spread.em(21) * 2.7 + spread.em(16) * 2.2 + spread.px(50)
    left = Box(x + pad, y + head, (wide - 2 * pad) * 0.47, high - head - foot)
    right = Box(x + wide - pad - (wide - 2 * pad) * 0.47, left.y, left.w, left.h)
    middle = x + wide / 2
    size = spread.em(28)
    nodes: list[Node] = [*panel(0, 0, wide, high, spread.px(22))]
    nodes += ribbon(wide / 2, spread.px(4), "Menu", spread.em(20))
    for column, title in ((left, "This table"), (right, "Captains")):
        cx = column.x - x
        nodes.append(line_of(cx, head - spread.px(18), title, size, column.w, "title", DEEP_SEA, bold=True))
        nodes.append(Path(f"M{cx:g} {head - spread.px(4):g}H{cx + column.w:g}", stroke=BRASS, width=1.6))
    nodes.append(Path(f"M{middle - x:g} {head - 30:g}V{high - foot:g}", stroke=PAPER_SHADE, width=1.6))
    nodes.append(Path(f"M{pad} {high - foot + 8:g}H{wide - pad:g}", stroke=BRASS, width=1.6))
    spread.draw("menu", Box(x, y, wide, high), nodes, 30)
    own = _own_row(table)
    rows_h = min(left.h * (0.67 if own else 0.6), (ROWS + len(own)) * spread.px(92) * fmt.text)
    settings_rows(spread, Box(left.x, left.y, left.w, rows_h), settings, more=own)
    _look_ups(spread, Box(left.x, left.y + rows_h, left.w, left.h - rows_h - 6), table)
    _sitters(spread, right, table, opened)
    _ways_out(spread, Box(x + pad, y + high - foot + 8, wide - 2 * pad, foot - 8), table)
    return spread.over(under)


def _own_row(table: MenuTable) -> list[Row]:
    """Whether dice or cards are those of the screen or the table's own, where that can be chosen."""
    if not table.own or table.ended:
        return []
    note = Note(f"The table's own {table.own}", (Line("from the next roll or card on"),), "pencil")
    options = [
        Option("on screen", Show("real-dice", False)),
        Option("real, typed in", Show("real-dice", True), note=note),
    ]
    return [Row("own", table.own.capitalize(), options, int(table.real))]


def _look_ups(spread: Spread, box: Box, table: MenuTable) -> None:
    """Rules, log, sheets and the way back, two by two."""
    gap, size = spread.px(14), spread.em(19)
    w, h = (box.w - gap) / 2, min(size * 2.6, (box.h - 2.5 * gap) / 2)
    back = f"Back to {table.rewind[1]}" if table.rewind else ""
    buttons = [
        ("menu-rules", "Rules", "rules", Show("rules", ""), "r"),
        ("menu-log", "Log", "log", Show("log"), "l"),
        ("menu-export", "Save the sheets", "print", Show("export"), "e"),
        ("menu-rewind", back, "undo", Show("menu-rewind"), "b"),
    ]
    top = box.y + min((box.h - 2 * h - gap) * 0.5, h)
    for i, (id, label, picture, does, key) in enumerate(buttons):
        if label:
            place = Box(round(box.x + (i % 2) * (w + gap)), round(top + (i // 2) * (h + gap)), round(w), round(h))
            spread.button(id, place, label, does, size=size, picture=picture, key=key, order=4)


def _sitters(spread: Spread, box: Box, table: MenuTable, opened: int | None) -> None:
    n = len(table.sitters)
    gap = spread.px(12 if n <= 6 else 6)
    note = spread.em(16) * 1.8
    high = (box.h - spread.px(10) - note - n * gap) / n
    high = round(min(high, spread.px(86) * max(1.0, spread.fmt.text * 0.85)))
    y = box.y + spread.px(10)
    for seat, sitter in enumerate(table.sitters):
        _sitter(spread, Box(box.x, y, box.w, high), seat, sitter, table, seat == opened and not table.ended)
        y += high + gap
    words = "A seat can be handed over at any time; what was sealed stays sealed."
    if not table.ended:
        size = spread.em(16)
        spread.draw("menu-note", Box(box.x, y, box.w, note), (_italic(size, words, box.w),))


def _italic(size: float, words: str, room: float) -> Node:
    return line_of(0, size * 1.2, words, size, room, "serif", SOFT_INK, italic=True)


def _sitter(spread: Spread, box: Box, seat: int, sitter: Sitter, table: MenuTable, opened: bool) -> None:
    """A seat's row; while it is asked which bot takes the seat, the bots stand where its button was."""
    colour, high = seat_colour(sitter.colour), box.h
    human = sitter.kind == "human"
    names = dict(table.bots)
    size, small = max(LEAST_TEXT, min(spread.em(24), high * 0.36)), max(LEAST_TEXT, min(spread.em(17), high * 0.24))
    button_w = 0.0 if table.ended else box.w * (0.62 if opened else 0.4)
    room = box.w - button_w - high * 1.45
    nodes: list[Node] = [*shadow(0, 0, box.w, box.h, 7, 0.5)]
    nodes.append(Rect(0, 0, box.w, box.h, 7, LIGHT, BRASS if opened else SOFT_INK, 2.2 if opened else 1.4))
    nodes += band(1, 4, 10, box.h - 8, colour)
    nodes += flag(high * 0.4, high * 0.28, high * 0.52, high * 0.36, colour)
    text_x = high * 1.2
    nodes += name_texts(sitter.name, text_x, high * 0.44, room, size, "serif", fill=INK, bold=True, least=LEAST_TEXT)
    nodes.append(icon("person" if human else "bot", text_x + small * 0.6, high * 0.72, small * 1.25, SOFT_INK))
    who = "at this table" if human else f"bot, {names.get(sitter.kind, sitter.kind)}"
    if opened:
        who = "which bot?"
    nodes.append(
        line_of(text_x + small * 1.6, high * 0.72 + small * 0.36, who, small, room - small * 1.6, fill=SOFT_INK)
    )
    spread.draw(f"menu-seat-{seat}", box, nodes, 14)
    if table.ended:
        return
    place = Box(box.x + box.w - button_w - high * 0.15, round(box.y + high * 0.17), button_w, round(high * 0.66))
    size = max(LEAST_TEXT, min(spread.em(18), high * 0.34))
    if not human:
        spread.button(f"menu-take-{seat}", place, "Take over", Show("seat", (seat, "human")), size=size, order=6)
    elif opened:
        options = [Option(label, Show("seat", (seat, key))) for key, label in table.bots]
        options.append(Option("stays", Show("menu-row", seat)))
        piece, picks = choice("menu-bots", place, options, len(table.bots), size, order=6)
        spread.put(piece, *picks)
    else:
        does = Show("menu-row", seat) if len(table.bots) > 1 else Show("seat", (seat, table.bots[0][0]))
        spread.button(f"menu-home-{seat}", place, "Goes home", does, size=size, order=6)


def _ways_out(spread: Spread, box: Box, table: MenuTable) -> None:
    kept = f"kept as it is, {table.stands}" if table.stands and not table.ended else "the lobby keeps it"
    ways: list[tuple[str, str, str, Does, Look, str]] = [
        ("menu-back", "Back to the table", "Esc", Show("back"), "main", "enter"),
        ("menu-leave", "Leave for the lobby", kept, Show("lobby"), "quiet", "v"),
        ("menu-quit", "Quit", "closes the window; all is kept", Show("quit"), "quiet", "q"),
    ]
    if not table.ended:
        ways.append(("menu-give-up", "Give up", "asks first; ends the match", Show("menu-give-up"), "blood", "g"))
    gap, size, small = spread.px(22), spread.em(21), spread.em(16)
    w = (box.w - (len(ways) - 1) * gap) / len(ways)
    h = size * 2.7
    words: list[Node] = []
    for i, (id, label, below, does, look, key) in enumerate(ways):
        x = box.x + i * (w + gap)
        place = Box(round(x), round(box.y + 12), round(w), round(h))
        spread.button(id, place, label, does, look, size=size, key=key, order=8, grand=look == "main")
        words.append(line_of(x - box.x + w / 2, h + small * 1.6, below, small, w, fill=SOFT_INK, anchor="middle"))
    spread.draw("menu-ways", Box(box.x, box.y + 12, box.w, h + small * 2.2), words)
