"""What the setup page looks like: the game's poster, a row a seat, and the foot with what is agreed."""

from __future__ import annotations

from captains.engine.cover import Cover
from captains.host.muster import Muster, offered_name, options_of, spans
from captains.scene.chart import border, chart
from captains.scene.controls import CREAM, round_button
from captains.scene.lettering import text_width, wrapped
from captains.scene.nodes import Node, Rect, Text
from captains.scene.page import Box, Format, Line, Note, Page, Pick, Show
from captains.scene.palette import INK, SOFT_INK
from captains.scene.spread import Spread
from captains.scene.widgets import icon, line_of
from captains.screen.pages.posters import poster
from captains.screen.pages.seat_row import SeatRow, draw_row
from captains.screen.pages.seat_scroll import rows_in, scroll
from captains.screen.pages.setup_foot import draw_foot, foot_of
from captains.screen.pages.shelf import Shelf

COUNTS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def setup_page(fmt: Format, muster: Muster, shelf: Shelf, first: int = 0, lifted: int | None = None) -> Page:
    """The page for this muster; where its seats do not all fit, from seat `first` on. `lifted` is to be moved next."""
    spread = Spread(fmt)
    spread.largest = 1.5
    game = shelf.cover(muster.game)
    edge = border(fmt.width, fmt.height)
    margin = edge + spread.px(46) * (0.55 if fmt.narrow else 1.0)
    wide = fmt.width - 2 * margin
    spread.pieces.append(chart(fmt.width, fmt.height))
    foot = foot_of(spread, wide, muster, shelf)
    bar = Box(margin, round(fmt.height - margin + spread.px(8)) - foot.high, wide, foot.high)
    body = Box(margin, margin, wide, bar.y - spread.px(22) - margin)
    body = _beside_poster(spread, body, muster, shelf)
    head_h = _head(spread, body, muster, game, shelf)
    spread.largest = 9.0
    _rows(spread, Box(body.x, body.y + head_h, body.w, body.h - head_h), muster, game, shelf, (first, lifted))
    spread.largest = 1.5
    draw_foot(spread, bar, foot, muster, shelf)
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
    """Heading, settings, and for several lots and who sits first in the rule book's words; returns its height."""
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
    if len(muster.berths) == 1:
        return size * 1.3 + spread.px(14)
    left = _order_buttons(spread, gear)
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
