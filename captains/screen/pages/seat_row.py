"""One row of the setup page: a seat's place in the order, its name and details, its colour, who plays it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from captains.host.muster import HUMAN, Berth
from captains.scene.controls import Option, bare_button, choice, plate, shield, switch
from captains.scene.ensigns import filled
from captains.scene.nodes import Circle, Node, Path, Rect
from captains.scene.page import Box, Drop, Line, Note, Pick, Show, TextField
from captains.scene.palette import BRIGHT_BRASS, INK, SOFT_INK, seat_colour
from captains.scene.patterns import Outline
from captains.scene.pencil import pencil_stroke
from captains.scene.spread import Spread
from captains.scene.widgets import LEAST_TEXT, line_of


@dataclass(frozen=True)
class SeatRow:
    """What a row shows: which seat of how many, the berth, what the game asks, which colours are taken, the bots.

    `others` are the rows in sight that it may change places with; `lifted` is the seat that is to be moved next.
    """

    seat: int
    seats: int
    berth: Berth
    details: Sequence[Any]
    switches: Sequence[Any]
    colours: Sequence[str]
    taken: frozenset[str]
    bots: Sequence[tuple[str, str]]
    bot_notes: Mapping[str, str]
    offered: str
    may_leave: bool
    others: Sequence[tuple[int, Box]] = ()
    lifted: int | None = None


def draw_row(spread: Spread, box: Box, row: SeatRow) -> None:
    """The row in its box; everything on it can be reached with Tab in the order it is read."""
    w, h = box.w, box.h
    strip = max(spread.px(70), w * 0.052)
    spread.draw(f"seat-{row.seat}", box, plate(0, 0, w, h, 14), 10)
    _grip(spread, Box(box.x, box.y, strip, h), row)
    pad = spread.px(20)
    left, end = strip + pad, w - pad * 0.6
    room = end - left
    line_h = (h - pad * 1.1) / 2
    top, below = box.y + pad * 0.45, box.y + pad * 0.65 + line_h
    columns = (0.0, 0.295, 0.575, 0.805, 1.0)
    gap = pad * 0.9
    places = [(box.x + left + room * a, room * (b - a) - gap) for a, b in pairwise(columns)]
    _names(spread, row, places[0], (top, below), line_h)
    _colours(spread, row, places[1], (top, below), line_h)
    _kinds(spread, row, places[2], (top, below), line_h)
    _moves(spread, row, places[3], (top, below), line_h)


def _grip(spread: Spread, box: Box, row: SeatRow) -> None:
    """The coloured strip with the number: dragged to another row, or clicked here and then there, it moves the seat."""
    w, h, colour = box.w, box.h, seat_colour(row.berth.colour)
    r = min(w * 0.34, h * 0.26)
    size = max(LEAST_TEXT, r * 1.25)
    number = str(row.seat + 1)
    nodes: list[Node] = [
        *filled((_strip(w, h),), colour, 12),
        Path(f"M{w} 1.5V{h - 1.5}", stroke=INK, width=1.8),
        Circle(w / 2, h / 2, r, colour.colour, colour.ink, 2.2),
        line_of(w / 2, h / 2 + size * 0.35, number, size, r * 2, "title", colour.ink, "middle", True),
    ]
    grip = f"seat-{row.seat}-grip"
    spread.draw(grip, box, nodes, 2)
    if not row.others:
        return
    here = row.lifted == row.seat
    carried = row.lifted is not None and not here
    does = Show("berth-to", (row.lifted, row.seat)) if carried else Show("grip", None if here else row.seat)
    words = "Puts the seat here" if carried else "Drag it, or click it and then where it goes"
    spread.picks.append(
        Pick(
            f"seat-{row.seat}-move",
            box,
            does,
            state="chosen" if here else "open" if carried else "quiet",
            note=Note("Order", (Line(words),)),
            order=10 * row.seat,
            radius=12,
            drops=tuple(Drop(place, Show("berth-to", (row.seat, seat)), 14) for seat, place in row.others),
            carries=grip,
        )
    )


def _strip(wide: float, h: float) -> Outline:
    """The outline of the coloured strip at a row's left end, its left corners rounded."""
    r = 12.0
    turn = [(r * math.sin(math.pi * i / 12), r * math.cos(math.pi * i / 12)) for i in range(7)]
    upper = [(2 + r - dx, 2 + r - dy) for dx, dy in reversed(turn)]
    lower = [(2 + r - dx, h - 2 - r + dy) for dx, dy in turn]
    return (*upper, (wide, 2.0), (wide, h - 2), *lower)


def _names(spread: Spread, row: SeatRow, place: tuple[float, float], ys: tuple[float, float], line_h: float) -> None:
    """The name, and below it what else the game asks, each with a die that draws one."""
    x, w = place
    high = round(min(line_h * 0.92, spread.em(24) * 1.9))
    size = max(LEAST_TEXT, min(spread.em(22), high * 0.56))
    order = 10 * row.seat + 1
    field = Box(round(x), round(ys[0] + (line_h - high) / 2), round(w - high), high)
    spread.fields.append(TextField(f"name.{row.seat}", field, row.berth.name, f"name, such as {row.offered}", size))
    die = Box(field.x + field.w + 3, field.y, high - 3, high)
    note = Note("A name", (Line("takes one that nobody here has"),))
    spread.put(*bare_button(f"seat-{row.seat}-name", die, "die", Show("berth-name", row.seat), order, note))
    small_h = round(min(line_h * 0.84, spread.em(20) * 1.8))
    size = max(LEAST_TEXT, min(spread.em(18), small_h * 0.56))
    each = w / max(1, len(row.details))
    for i, detail in enumerate(row.details):
        left = round(x + i * each)
        box = Box(left, round(ys[1] + (line_h - small_h) / 2), round(each - small_h - 4), small_h)
        name = f"detail.{row.seat}.{detail.key}"
        spread.fields.append(TextField(name, box, row.berth.detail(detail.key), detail.name, size))
        die = Box(box.x + box.w + 3, box.y, small_h - 3, small_h)
        note = Note(detail.name, (Line("draws another"),))
        does = Show("berth-draw", (row.seat, detail.key))
        spread.put(*bare_button(f"seat-{row.seat}-{detail.key}", die, "die", does, order + 1, note))


def _colours(spread: Spread, row: SeatRow, place: tuple[float, float], ys: tuple[float, float], line_h: float) -> None:
    """A shield for each colour; those that others have are struck out, and clicking one changes with them."""
    x, w = place
    pitch = w / max(1, len(row.colours))
    z = min(pitch * 0.74, line_h * 0.8)
    nodes: list[Node] = []
    picks: list[Pick] = []
    for i, name in enumerate(row.colours):
        sx, sy = i * pitch + (pitch - z) / 2, (line_h - z * 1.14) / 2
        seat = seat_colour(name)
        nodes += shield(sx, sy, z, seat)
        frame = Rect(sx - 4, sy - 4, z + 8, z * 1.14 + 8, 7, stroke=INK, width=4.4)
        if name == row.berth.colour:
            nodes += [frame, Rect(frame.x, frame.y, frame.w, frame.h, 7, stroke=BRIGHT_BRASS, width=3.2)]
        elif name in row.taken:
            nodes += pencil_stroke(sx - 4, sy + z * 1.14 + 2, sx + z + 4, sy - 2, f"taken {name}", 2.6)
        changes = name in row.taken and name != row.berth.colour
        left = round(x + i * pitch)
        place_ = Box(left, round(ys[0]), round(x + (i + 1) * pitch) - left, round(line_h))
        does = Show("berth-colour", (row.seat, name))
        note = Note(name.capitalize(), (Line("changes with who has it" if changes else seat.pattern),))
        id = f"seat-{row.seat}-{name}"
        picks.append(Pick(id, place_, does, state="quiet", note=note, order=10 * row.seat + 3, radius=7))
    spread.draw(f"seat-{row.seat}-colours", Box(round(x), round(ys[0]), round(w), round(line_h)), nodes, 6)
    spread.picks += picks
    seat = seat_colour(row.berth.colour)
    size = max(LEAST_TEXT, min(spread.em(18), line_h * 0.52))
    words = f"{seat.name}, {seat.pattern}"
    text = line_of(pitch * 0.14, line_h / 2 + size * 0.34, words, size, w - pitch * 0.14, "sans", SOFT_INK)
    spread.draw(f"seat-{row.seat}-colour", Box(round(x), round(ys[1]), round(w), round(line_h)), (text,))


def _kinds(spread: Spread, row: SeatRow, place: tuple[float, float], ys: tuple[float, float], line_h: float) -> None:
    """A person or a bot, and which bot."""
    x, w = place
    high = round(min(line_h * 0.9, spread.em(22) * 1.9))
    size = max(LEAST_TEXT, min(spread.em(19), high * 0.5))
    human = row.berth.kind == HUMAN
    options = [
        Option("human", Show("berth-kind", (row.seat, HUMAN)), "person"),
        Option("bot", Show("berth-kind", (row.seat, "bot")), "bot"),
    ]
    box = Box(round(x), round(ys[0] + (line_h - high) / 2), round(w), high)
    order = 10 * row.seat + 4
    if row.bots:
        piece, picks = choice(f"seat-{row.seat}-kind", box, options, 0 if human else 1, size, order)
        spread.put(piece, *picks)
    small = max(LEAST_TEXT, min(spread.em(18), line_h * 0.52))
    if human:
        text = line_of(4, line_h / 2 + small * 0.34, "at this screen", small, w, "serif", SOFT_INK, italic=True)
        spread.draw(f"seat-{row.seat}-where", Box(round(x), round(ys[1]), round(w), round(line_h)), (text,))
        return
    high = round(min(line_h * 0.8, small * 1.9))
    which = [
        Option(words, Show("berth-kind", (row.seat, key)), note=_bot_note(words, row.bot_notes.get(key, "")))
        for key, words in row.bots
    ]
    chosen = next((i for i, (key, _) in enumerate(row.bots) if key == row.berth.kind), 0)
    box = Box(round(x), round(ys[1] + (line_h - high) / 2), round(w), high)
    piece, picks = choice(
        f"seat-{row.seat}-bot", box, which, chosen, max(LEAST_TEXT, min(small, high * 0.5)), order + 1
    )
    spread.put(piece, *picks)


def _bot_note(words: str, about: str) -> Note | None:
    return Note(f"The {words} bot", (Line(about),)) if about else None


def _moves(spread: Spread, row: SeatRow, place: tuple[float, float], ys: tuple[float, float], line_h: float) -> None:
    """Up, down, away; below, the switches the game has per seat."""
    x, w = place
    z = min(line_h * 0.9, w / 3 - 2, spread.px(48))
    order = 10 * row.seat + 6
    ways = (
        ("up", Show("berth-to", (row.seat, row.seat - 1)), row.seat == 0, "Earlier in the order"),
        ("down", Show("berth-to", (row.seat, row.seat + 1)), row.seat == row.seats - 1, "Later in the order"),
        ("cross", Show("berth-off", row.seat), not row.may_leave, "Leaves the table"),
    )
    step = min(w / 3, z * 1.3)
    left = x + w - 3 * step
    for i, (picture, does, dull, words) in enumerate(ways):
        box = Box(round(left + i * step + (step - z) / 2), round(ys[0] + (line_h - z) / 2), round(z), round(z))
        id = f"seat-{row.seat}-{picture}"
        spread.put(*bare_button(id, box, picture, does, order, Note(words), dull=dull))
    size = spread.em(17)
    for i, option in enumerate(row.switches[:2]):
        n = min(2, len(row.switches))
        high = line_h / n
        box = Box(round(x), round(ys[1] + i * high), round(w), round(high))
        on = option.key in row.berth.switches
        does = Show("berth-switch", (row.seat, option.key))
        note = Note(option.name, (Line(option.about),))
        id = f"seat-{row.seat}-{option.key}"
        spread.put(*switch(id, box, option.name, on, does, max(LEAST_TEXT, min(size, high * 0.5)), order + 1, note))
