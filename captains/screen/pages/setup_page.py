"""What the setup page looks like: the game's poster, a row a seat, and at the foot what is agreed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from captains.engine.cover import Cover
from captains.engine.refusal import Refusal
from captains.host.mode_seats import mode_refused
from captains.host.muster import Muster, missing, mode_of, nameless, offered_name, options_of, spans
from captains.scene.chart import border, chart
from captains.scene.controls import CREAM, Option, choice, plate, round_button
from captains.scene.lettering import text_width, wrapped
from captains.scene.nodes import Node, Rect, Text
from captains.scene.page import Box, Does, Format, Line, Note, Page, Pick, Refuse, Show
from captains.scene.palette import BLOOD, INK, SOFT_INK
from captains.scene.picture import Own
from captains.scene.spread import Spread
from captains.scene.widgets import icon, line_of
from captains.screen.pages.posters import poster, set_sail
from captains.screen.pages.seat_row import SeatRow, draw_row
from captains.screen.pages.seat_scroll import rows_in, scroll
from captains.screen.pages.shelf import Shelf

COUNTS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@dataclass(frozen=True)
class Choice:
    """One thing agreed at the foot: its name, its options, which is chosen."""

    id: str
    name: str
    options: Sequence[Option]
    chosen: int
    about: str = ""


def setup_page(fmt: Format, muster: Muster, shelf: Shelf, first: int = 0, lifted: int | None = None) -> Page:
    """The page for this muster; where its seats do not all fit, from seat `first` on. `lifted` is to be moved next."""
    spread = Spread(fmt)
    spread.largest = 1.5
    game = shelf.cover(muster.game)
    edge = border(fmt.width, fmt.height)
    margin = edge + spread.px(46) * (0.55 if fmt.narrow else 1.0)
    wide = fmt.width - 2 * margin
    spread.pieces.append(chart(fmt.width, fmt.height))
    choices = _choices(muster, game, shelf.options(muster.game), shelf.own_things(muster.game))
    lines, bar_h = _bar_lines(spread, choices, wide, nameless(muster) is not None)
    foot = fmt.height - margin + spread.px(8)
    bar = Box(margin, round(foot - bar_h), wide, bar_h)
    body = Box(margin, margin, wide, bar.y - spread.px(22) - margin)
    body = _beside_poster(spread, body, muster, shelf)
    head_h = _head(spread, body, muster, game, shelf)
    spread.largest = 9.0
    _rows(spread, Box(body.x, body.y + head_h, body.w, body.h - head_h), muster, game, shelf, (first, lifted))
    spread.largest = 1.5
    _bar(spread, bar, lines, muster, game, shelf)
    return spread.page("setup")


def _beside_poster(spread: Spread, body: Box, muster: Muster, shelf: Shelf) -> Box:
    """Draw the poster where there is room for it: at the left, on a tall page above; what is left for the seats."""
    fmt = spread.fmt
    gap = spread.px(50)
    if fmt.height > fmt.width:
        rows_h = spread.em(50) * 1.3 + (len(muster.berths) + 0.6) * (spread.em(22) * 6.6 + spread.px(16))
        high = min(body.h - rows_h - gap * 1.5, body.w * 0.8)
        if high > 300:
            poster(spread, Box(body.x, body.y, body.w, round(high)), shelf, muster.game)
            return Box(body.x, round(body.y + high + gap), body.w, body.h - high - gap)
        return body
    if fmt.narrow and fmt.text > 1.2:
        return body
    wide = round(min(body.w * (0.265 if not fmt.narrow else 0.2), body.h * 0.62))
    high = min(body.h, wide * 1.75)
    poster(spread, Box(body.x, round(body.y + (body.h - high) / 2), wide, high), shelf, muster.game)
    return Box(body.x + wide + gap, body.y, body.w - wide - gap, body.h)


def _head(spread: Spread, box: Box, muster: Muster, game: Cover, shelf: Shelf) -> float:
    """Heading, lots, settings, and who sits first in the rule book's words; returns its height."""
    size, small = spread.em(50), spread.em(20)
    z = spread.em(20) * 2.3
    title = "Who sails?"
    run = text_width(title, size, "title", True) + spread.px(26)
    base = size * 0.95
    words_of_title = (line_of(0, base, title, size, run, "title", INK, bold=True),)
    spread.draw("setup-title", Box(box.x, box.y, run, size * 1.3), words_of_title)
    y = round(box.y + (size * 1.2 - z) / 2)
    right = box.x + box.w
    gear = Box(round(right - z), y, round(z), round(z))
    spread.put(*round_button("settings", gear, "gear", Show("settings"), "f10", Note("Settings"), order=900))
    left = _order_buttons(spread, gear) if len(muster.berths) > 1 else gear.x
    clause = shelf.first_seat(muster.game)
    words = clause.words if clause else "The order of play runs from the top."
    room = left - box.x - run - spread.px(24)
    lines = wrapped(words, room, small, "serif", most=2)
    first = base - (len(lines) - 1) * small * 0.62 - size * 0.12
    run_of = max(text_width(line, small, "serif") for line in lines) + 24
    high = (len(lines) + 0.45) * small * 1.24
    nodes: list[Node] = [Rect(-12, first - small * 1.2, run_of, high, 8, CREAM, fill_opacity=0.75)]
    for i, line in enumerate(lines):
        nodes.append(Text(0, first + i * small * 1.24, line, small, "serif", SOFT_INK, italic=True))
    place = Box(box.x + run, box.y, room, size * 1.3)
    spread.draw("setup-first", place, nodes, 14)
    if clause:
        does = Show("rules", clause.id)
        spread.picks.append(Pick("setup-first-clause", place, does, state="quiet", note=Note(clause.id), order=895))
    return size * 1.3 + spread.px(14)


def _order_buttons(spread: Spread, gear: Box) -> float:
    """By lots, and by a question, left of the settings; returns where they begin."""
    small = spread.em(20)
    lots_w, ask_w = round(small * 7.0), round(small * 5.0)
    lots = Box(round(gear.x - lots_w - spread.px(16)), gear.y, lots_w, gear.h)
    note = Note("By lots", (Line("draws the order of the seats"),))
    spread.button("lots", lots, "By lots", Show("lots"), size=small, picture="die", note=note, order=890)
    ask = Box(round(lots.x - ask_w - spread.px(12)), gear.y, ask_w, gear.h)
    note = Note("Who is first?", (Line("asks who goes first, with a picture"),))
    does = Show("first-asked")
    spread.button("first-asked", ask, "Ask", does, size=small, picture="question", note=note, order=889)
    return ask.x


def _rows(spread: Spread, box: Box, muster: Muster, game: Cover, shelf: Shelf, at: tuple[int, int | None]) -> None:
    """A row for each seat in sight; `at` says from which seat on, and which is lifted."""
    least, most = spans(game)
    first, lifted = at
    n = len(muster.berths)
    gap = spread.px(16)
    add_h = spread.em(20) * 2.4 if n < most else 0.0
    rows = rows_in(spread, box, n, first, add_h, gap)
    taken = frozenset(berth.colour for berth in muster.berths)
    switches = [option for option in options_of(muster, game) if option.seats]
    places = [
        (rows.first + i, Box(box.x, round(box.y + i * (rows.high + gap)), rows.wide, round(rows.high)))
        for i in range(rows.shown)
    ]
    asked = (game.details, switches, game.colours)
    for seat, place in places:
        others = [(other, there) for other, there in places if other != seat]
        row = SeatRow(
            seat,
            n,
            muster.berths[seat],
            *asked,
            taken,
            shelf.bots,
            shelf.bot_notes,
            offered_name(muster, seat),
            n > least,
            others,
            lifted,
        )
        draw_row(spread, place, row)
    y = box.y + rows.shown * (rows.high + gap)
    scroll(spread, Box(box.x, box.y, box.w, y - gap - box.y), rows, n)
    if not add_h:
        return
    size = spread.em(20)
    upto = COUNTS[most] if most < len(COUNTS) else str(most)
    words = f"add a captain, up to {upto}"
    place = Box(box.x, round(y), box.w, round(add_h))
    run = text_width(words, size, "sans", True)
    x, base = (place.w - run) / 2, place.h / 2 + size * 0.35
    nodes: tuple[Node, ...] = (
        Rect(1, 1, place.w - 2, place.h - 2, 13, CREAM, SOFT_INK, 1.6, fill_opacity=0.7, dash="9 7"),
        icon("plus", x - size * 0.9, place.h / 2, size * 1.1, SOFT_INK),
        line_of(x + size * 0.2, base, words, size, place.w, "sans", SOFT_INK, bold=True),
    )
    spread.draw("seat-add-drawn", place, nodes)
    spread.picks.append(Pick("seat-add", place, Show("berth-on"), state="quiet", order=880, radius=13))


def _choices(muster: Muster, game: Cover, specs: Sequence[Any], own: Own) -> list[Choice]:
    mode = mode_of(muster, game)
    modes = [_mode_option(muster, game, spec) for spec in game.modes]
    chosen = next((i for i, spec in enumerate(game.modes) if spec is mode), -1)
    found = []
    if own:
        rolled = Choice(
            "dice",
            own.capitalize(),
            (
                Option("on screen", Show("real-dice", False), "die" if own == "dice" else ""),
                Option("real, typed in", Show("real-dice", True), "pencil", note=Note(f"The table's own {own}")),
            ),
            int(muster.real_dice),
        )
        found.append(rolled)
    if len(modes) > 1:
        found.append(Choice("mode", "Game", modes, chosen))
    for option in options_of(muster, game, specs):
        if not option.seats and option.values:
            value = dict(muster.options).get(option.key, option.default)
            options = [_value_option(option, i) for i in range(len(option.values))]
            at = option.values.index(value) if value in option.values else -1
            found.append(Choice(f"option-{option.key}", option.name, options, at, option.about))
    return found


def _value_option(option: Any, i: int) -> Option:
    """A value under its own name, or in plain words; a sentence about it, where there is one, stands at the pointer."""
    value = option.values[i]
    words = option.names[i] if option.names else value.replace("-", " ")
    note = Note(words, (Line(option.notes[i]),)) if option.notes else None
    return Option(words, Show("option", (option.key, value)), note=note)


def _mode_option(muster: Muster, game: Cover, spec: Any) -> Option:
    """A mode that would cost somebody their seat says so."""
    unfit = mode_refused(muster, spec)
    does: Does = Refuse(Refusal("form", "", unfit)) if unfit else Show("mode", spec.key)
    return Option(spec.name, does, note=Note(spec.name, (Line(spec.about),)))


def _bar_lines(
    spread: Spread, choices: list[Choice], wide: float, nameless: bool
) -> tuple[list[list[tuple[Choice, float]]], float]:
    """The choices in lines that leave room for the buttons at the right, and the height of the whole bar."""
    size = spread.em(19)
    room = wide - _buttons_width(spread, nameless) - spread.px(60)
    lines: list[list[tuple[Choice, float]]] = [[]]
    left = room
    for each in choices:
        w = sum(text_width(o.words, size, "sans", True) + size * (3.1 if o.picture else 1.6) for o in each.options)
        w = max(w, text_width(each.name, size, "sans", True))
        if w > left and lines[-1]:
            lines.append([])
            left = room
        lines[-1].append((each, min(w, room)))
        left -= w + spread.px(36)
    line_h = size * 4.0
    least = spread.px(44) + spread.em(18) * 1.5 + 38
    return lines, max(line_h * len(lines) + spread.px(24), spread.em(30) * 4.2, least)


def _buttons_width(spread: Spread, nameless: bool) -> float:
    """How wide Back and Set sail are, and the button that names everybody."""
    naming = spread.em(22) * 5.6 + spread.px(22) if nameless else 0.0
    return spread.em(22) * 6.2 + spread.px(70) + max(spread.px(330), spread.em(30) * 8) + naming


def _bar(
    spread: Spread, box: Box, lines: list[list[tuple[Choice, float]]], muster: Muster, game: Cover, shelf: Shelf
) -> None:
    size = spread.em(19)
    pad = spread.px(30)
    spread.draw("setup-bar", box, plate(0, 0, box.w, box.h, 16), 10)
    line_h = size * 4.0
    top = box.y + (box.h - line_h * len(lines)) / 2
    for i, line in enumerate(lines):
        x = box.x + pad
        for each, w in line:
            name = line_of(0, size * 1.0, each.name, size, w, "sans", SOFT_INK, bold=True)
            y = top + i * line_h
            spread.draw(f"agree-{each.id}-name", Box(x, y + size * 0.1, w, size * 1.4), (name,))
            place = Box(round(x), round(y + size * 1.55), round(w), round(size * 2.25))
            piece, picks = choice(f"agree-{each.id}", place, each.options, each.chosen, size, 910 + i)
            spread.put(piece, *picks)
            x += w + spread.px(36)
    _ways_on(spread, box, muster, game, shelf)


def _ways_on(spread: Spread, box: Box, muster: Muster, game: Cover, shelf: Shelf) -> None:
    """Back and Set sail; above them what is missing, or which sheet is played."""
    lack = missing(muster, game)
    small, size = spread.em(18), spread.em(22)
    pad = spread.px(34)
    sail_w, back_w = max(spread.px(330), spread.em(30) * 8), size * 6.2
    sheet = shelf.sheet_name(muster.game)
    words = lack[0] if lack else f"played on {sheet}" if sheet else ""
    # Above the gold ring around the button.
    line_h = small * 1.5 + 8 if words else 0.0
    high = min(spread.em(30) * 2.4, box.h - spread.px(44) - line_h)
    y = round(box.y + (box.h - high - line_h) / 2 + line_h)
    sail = Box(round(box.x + box.w - pad - sail_w), y, round(sail_w), round(high))
    does: Does = Refuse(Refusal("form", "", lack[0])) if lack else Show("sail")
    set_sail(spread, sail, does, lack is None, order=990)
    back = Box(round(sail.x - pad * 0.9 - back_w), y, round(back_w), round(high))
    if nameless(muster) is not None:
        note = Note("Names", (Line("gives a name to whoever has none"),))
        spread.button("name-all", back, "Name them", Show("name-all"), "main", size=size, note=note, key="n", order=980)
        back = Box(round(back.x - pad * 0.6 - back_w * 0.8), y, round(back_w * 0.8), round(high))
    spread.button("back", back, "Back", Show("back"), size=size, picture="undo", order=985)
    if words:
        room = box.x + box.w - pad - back.x
        text = line_of(room, small, words, small, room, "serif", BLOOD if lack else SOFT_INK, "end", italic=True)
        spread.draw("setup-words", Box(back.x, y - line_h - 2, room, small * 1.4), (text,))
