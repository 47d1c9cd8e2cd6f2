"""The reckoning: a column for each player, whose cards are turned over heading by heading, then the places."""

from __future__ import annotations

from captains.engine.outcome import Outcome, ReceiptLine
from captains.games.pirate_lords.picture.art.brush import placed
from captains.games.pirate_lords.picture.art.treasure import chest
from captains.games.pirate_lords.picture.cards.faces import Face, face, loot_back, loot_face
from captains.games.pirate_lords.picture.cards.pieces import card_high, fan
from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.table.furniture import SHEET, plate, rule, said, scroll, strip
from captains.games.pirate_lords.picture.table.told import HEADINGS, STEPS, Told, told_at
from captains.games.pirate_lords.picture.words import listed, say
from captains.scene.backdrops import sea
from captains.scene.lettering import with_shown_names, wrapped
from captains.scene.nodes import Circle, Node, Rect, Text, Use
from captains.scene.page import Banner, Box, Desk, Format, Line, Note, Page, Pick, Show
from captains.scene.palette import BRASS, BRIGHT_BRASS, INK, LIGHT, PAPER_SHADE, SOFT_INK, WHITE, legible
from captains.scene.sight import Sight
from captains.scene.told_buttons import told_buttons, ways_on
from captains.scene.widgets import line_of, pennant

SYMBOLS = ("coin", "glass", "hat")


def reckoning_page(sight: Sight, desk: Desk, fmt: Format) -> Page:
    """The page at one step of the telling; at the last one with places and ways on."""
    board = Board(sight, desk, fmt)
    outcome, told = sight.outcome, told_at(desk.step)
    assert outcome is not None, "the match is over"
    k, w, h = board.k, float(fmt.width), float(fmt.height)
    board.put(sea(fmt.width, fmt.height))
    m = 26 * k
    board.draw("paper", Box(m, m, w - 2 * m, h - 2 * m), plate(w - 2 * m, h - 2 * m, 16 * k), 10)
    top = Box(w / 2 - 400 * k, 44 * k, 800 * k, 76 * k)
    words = Text(top.w / 2, top.h * 0.44 + 13 * k, say("reckoning.title"), 38 * k, "title", INK, "middle", True)
    board.draw("scroll", top, [*scroll(top.w, top.h), words], 8)
    _why(board, outcome, told)
    heads, left = min(250 * k, w * 0.15), 62 * k
    area = Box(left + heads, 214 * k, w - left - heads - 54 * k, h - 214 * k - 118 * k)
    order = tuple(range(len(outcome.places)))
    if told.final:
        order = tuple(sorted(order, key=lambda seat: (outcome.places[seat], seat)))
    _heads(board, outcome, Box(left, area.y, heads, area.h), w - 2 * left)
    wide = min(area.w / len(order), 510 * k)
    x = area.x + (area.w - wide * len(order)) / 2
    for i, seat in enumerate(order):
        _column(board, outcome, told, seat, Box(x + i * wide + 5 * k, area.y, wide - 10 * k, area.h))
    foot, size = Box(0, h - 100 * k, w, 56 * k), board.size(20)
    if told.final:
        board.buttons(ways_on(say, foot, k, size))
    else:
        board.buttons(told_buttons(say, foot, k, size, told.step, STEPS))
    return board.page("reckoning", banner=Banner("", say("reckoning.title")))


def _rows(board: Board, h: float) -> tuple[float, float, float]:
    """Heights of the head, of one heading, of the sum."""
    head, foot = min(h * 0.08, 66 * board.k), min(h * 0.17, 190 * board.k)
    return head, (h - head - foot) / HEADINGS, foot


def _why(board: Board, outcome: Outcome, told: Told) -> None:
    """Who wins and why the match ended; how ties were broken, in full at the pointer."""
    k, w = board.k, board.fmt.width
    words = outcome.why
    if told.final:
        names = [board.name(seat) for seat in outcome.winners]
        words = say("reckoning.wins" if len(names) == 1 else "reckoning.share", names=listed(names), why=outcome.why)
    everybody = [seat.name for seat in board.sight.setup.seats]
    words = with_shown_names(words, everybody)
    size = max(14.2, board.size(23))
    box = Box(w * 0.1, 134 * k, w * 0.8, size * 1.6)
    text = line_of(box.w / 2, size, words, size, box.w, "serif", SOFT_INK, "middle", italic=True)
    board.draw("reckoning-why", box, [text])
    if told.final and outcome.ties:
        fine = board.size(20)
        box = Box(w * 0.1, 172 * k, w * 0.8, fine * 1.7)
        ties = with_shown_names(" ".join(outcome.ties), everybody)
        text = line_of(box.w / 2, fine * 1.1, ties, fine, box.w, "sans", INK, "middle")
        board.draw("reckoning-ties", box, [text])
        note = Note(say("reckoning.ties"), tuple(Line(tie, (), "PL-42") for tie in outcome.ties), "question")
        board.picks.append(Pick("ties", box, Show("ties"), state="quiet", note=note, order=30))


def _heads(board: Board, outcome: Outcome, box: Box, right: float) -> None:
    """The headings at the left with their clauses, and lines between the rows."""
    k = board.k
    head, high, foot = _rows(board, box.h)
    r = min(28 * k, high * 0.24)
    lead = 2 * r + 14 * k
    big, fine = board.size(24), board.size(20)
    nodes: list[Node] = []
    for i, line in enumerate(outcome.receipts[0].lines[:HEADINGS]):
        y = head + high * (i + 0.5)
        nodes.append(rule(0, y - high / 2, right))
        nodes += [Circle(r + 2, y, r, fill=LIGHT, stroke=INK, width=1.8), Use(SYMBOLS[i], r + 2, y, r * 1.35, ink=INK)]
        nodes.append(line_of(lead, y, line.heading, big, box.w - lead - 6 * k, "serif", INK, bold=True))
        nodes.append(line_of(lead, y + fine * 1.25, line.clause, fine, box.w - lead - 6 * k, fill=SOFT_INK))
    y = head + high * HEADINGS
    nodes.append(rule(0, y, right))
    nodes.append(placed(chest(), r + 2, y + foot * 0.52, r * 0.0038))
    nodes.append(line_of(lead, y + foot * 0.5, say("reckoning.sum"), big, box.w - lead, "serif", INK, bold=True))
    nodes.append(said(lead, y + foot * 0.5 + fine * 1.3, say("reckoning.sum_more"), fine, box.w - lead))
    board.draw("reckoning-heads", box, nodes, 4)


def _column(board: Board, outcome: Outcome, told: Told, seat: int, box: Box) -> None:
    """One player: name, cards and points for each heading told so far, the sum."""
    k, receipt, wins = board.k, outcome.receipts[seat], told.final and outcome.places[seat] == 1
    head, high, foot = _rows(board, box.h)
    nodes: list[Node] = []
    if wins:
        nodes.append(Rect(-2, -2, box.w + 4, box.h + 4, 14 * k, stroke=BRIGHT_BRASS, width=12 * k, stroke_opacity=0.5))
    nodes.append(Rect(0, 0, box.w, box.h, 12 * k, fill="#FFFDF4" if wins else SHEET, stroke=INK, width=1.5))
    room = box.w - head * 0.8 - (42 * k if told.final else 0)
    nodes += strip(box.w, head, board.colour(seat), board.name(seat), board.size(23), room, 12 * k)
    if told.final:
        nodes += _place(outcome.places[seat], box.w - 26 * k, head / 2, min(17 * k, head * 0.36))
    nodes += [rule(10 * k, head + high * i, box.w - 10 * k) for i in range(1, HEADINGS + 1)]
    board.draw(f"column-{seat}", box, nodes, 10)
    for i, line in enumerate(receipt.lines[:HEADINGS]):
        row = Box(box.x, box.y + head + high * i, box.w, high)
        _cards(board, seat, i, i < told.headings, Box(row.x + 10 * k, row.y + 8 * k, row.w - 20 * k, high * 0.6))
        if i < told.headings:
            at = Box(row.x, row.y + high * 0.64, row.w, high * 0.36)
            board.draw(f"line-{seat}-{i}", at, _line(board, line, at))
    points = sum(line.points for line in receipt.lines[: told.headings])
    at = Box(box.x, box.y + head + high * HEADINGS, box.w, foot)
    size = min(66 * k, foot * 0.6)
    tone = legible(BRASS) if wins else INK
    text = Text(at.w / 2, at.h / 2 + size * 0.36, str(points).replace("-", "−"), size, "title", tone, "middle", True)
    board.draw(f"sum-{seat}", at, [text])


def _place(place: int, x: float, y: float, r: float) -> list[Node]:
    """The place, or the winner's crown."""
    if place == 1:
        return [Circle(x, y, r, fill=BRIGHT_BRASS, stroke=INK, width=1.6), Use("crown", x, y, r * 1.35, ink=INK)]
    size = max(13.0, r * 1.1)
    disc = Circle(x, y, r, fill=LIGHT, stroke=INK, width=1.6)
    return [disc, Text(x, y + size * 0.36, str(place), size, "title", SOFT_INK, "middle", True)]


def _faces(board: Board, seat: int, heading: int, told: bool) -> list[Face]:
    """The cards behind a heading; loot is face down until it is told."""
    lord, sheet = board.lord(seat), board.sheet
    if heading < 2:
        last = heading == 1
        kinds = [card.kind.value for card in lord.loot if card.last == last]
        if not told:
            return [loot_back(last)] * len(kinds)
        known = sorted((kind for kind in kinds if kind is not None), key=lambda kind: -sheet.loot[kind].points)
        return [loot_face(sheet, kind) for kind in known]
    return [face(sheet, kind, number) for kind, numbers in enumerate(lord.crew) for number in numbers]


def _cards(board: Board, seat: int, heading: int, told: bool, box: Box) -> None:
    """The cards of a heading in a fan, in a high and narrow room from top to foot."""
    cards = _faces(board, seat, heading, told)
    if not cards:
        return
    wide = min(box.h / card_high(board.sheet, 1.0), box.w)
    step = fan(len(cards), wide, box.w, wide + 6 * board.k)
    high = card_high(board.sheet, wide)
    if len(cards) > 1 and step < wide * 0.4 and box.h > high * 1.2:
        down = min(high * 0.42, (box.h - high) / (len(cards) - 1))
        for i, each in enumerate(cards):
            board.card(f"end-{seat}-{heading}-{i}", each, box.x + (box.w - wide) / 2, box.y + i * down, wide)
        return
    left = box.x + (box.w - wide - step * (len(cards) - 1)) / 2
    for i, each in enumerate(cards):
        board.card(f"end-{seat}-{heading}-{i}", each, left + i * step, box.y, wide)


def _line(board: Board, line: ReceiptLine, box: Box) -> list[Node]:
    """A heading's points on a pennant, and its arithmetic."""
    k = board.k
    h = min(38 * k, box.h * 0.72)
    w = h * 1.5
    y = (box.h - h) / 2
    fill = WHITE if line.points else PAPER_SHADE
    left = 14 * k
    nodes: list[Node] = [*pennant(left, y, w, h, str(line.points), INK if line.points else SOFT_INK, fill)]
    size = board.size(20)
    x = left + w + 10 * k
    lines = wrapped(line.arithmetic, box.w - x - 6 * k, size)
    if len(lines) * size * 1.15 > box.h:
        size = 13.0
        lines = wrapped(line.arithmetic, box.w - x - 4 * k, size)[: max(1, int(box.h / 15))]
    top = box.h / 2 - (len(lines) - 1) * size * 0.58 + size * 0.35
    tint = INK if line.points else SOFT_INK
    return nodes + [Text(x, top + i * size * 1.16, words, size, "sans", tint) for i, words in enumerate(lines)]
