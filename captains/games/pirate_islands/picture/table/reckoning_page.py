"""The end, told in steps beside the board: lairs from the start, lairs built, the one on Spooky Island; places."""

from __future__ import annotations

from captains.engine.outcome import Outcome, ReceiptLine
from captains.games.pirate_islands.picture.table.banner import BUTTONS
from captains.games.pirate_islands.picture.table.draft import Draft
from captains.games.pirate_islands.picture.table.harbour import harbour
from captains.games.pirate_islands.picture.table.sea_map import sea_map
from captains.games.pirate_islands.picture.words import listed, number, say
from captains.scene.backdrops import sea
from captains.scene.ensigns import band
from captains.scene.lettering import fit_size, has_letters, text_width, with_shown_names, wrapped
from captains.scene.nodes import Circle, Font, Node, Rect, Text, Use
from captains.scene.page import Banner, Box, Note, Page, Show
from captains.scene.palette import BLOOD, BRASS, DEEP_SEA, GLOW, INK, LIGHT, SOFT_INK
from captains.scene.told_buttons import told_buttons, ways_on
from captains.scene.widgets import LEAST_TEXT, card, icon, line_of, panel, pennant, shadow

HEADINGS = 3
STEPS = HEADINGS + 1
GLOWS = 18.0
"""How far the page's chief button, and the ring about it under the pointer, keep from the others."""


def reckoning_page(draft: Draft) -> Page:
    """The page at one step of the telling; at the last one with places and ways on."""
    outcome = draft.sight.outcome
    assert outcome is not None, "the match is over"
    step = max(0, min(draft.desk.step, STEPS - 1))
    final = step == STEPS - 1
    draft.pieces.append(sea(draft.fmt.width, draft.fmt.height))
    sea_map(draft)
    tray = harbour(draft)
    words = _headline(draft, outcome) if final else say(f"reckoning.step{step}")
    _banner(draft, words, final)
    order = _order(outcome, step)
    foot, column = _foot(draft), _column(draft)
    column = Box(column.x, column.y, column.w, column.h - _why(draft, column, outcome, final))
    for seat, box in zip(order, _cards(draft, column, len(order)), strict=True):
        _player(draft, outcome, seat, box, step)
    if final:
        _medal(draft, outcome)
        draft.buttons(ways_on(say, foot, draft.k, draft.size(20), "dark"))
    else:
        draft.buttons(told_buttons(say, foot, draft.k, draft.size(20), step, STEPS, look="dark"))
    return draft.page("reckoning", tray=tray, banner=Banner("", words))


def _order(outcome: Outcome, step: int) -> list[int]:
    """The players as far as is told: those with the most lairs first, in the end by places."""
    if step == STEPS - 1:
        return sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    return sorted(range(len(outcome.places)), key=lambda seat: (-_points(outcome, seat, step), seat))


def _points(outcome: Outcome, seat: int, step: int) -> int:
    """The lairs of a player that are told up to this step."""
    return sum(line.points for line in outcome.receipts[seat].lines[: step + 1])


def _headline(draft: Draft, outcome: Outcome) -> str:
    names = [draft.name(seat) for seat in outcome.winners]
    return say("reckoning.wins" if len(names) == 1 else "reckoning.share", names=listed(names))


def _banner(draft: Draft, words: str, final: bool) -> None:
    box, k = draft.layout.banner, draft.k
    draft.draw("banner", box, card(0, 0, box.w, box.h, 8 * k, k), 10)
    high = box.h * 0.6
    left = 38 * k + high
    room = _looks(draft, box) - box.x - left - 22 * k
    face: Font = "title" if has_letters(words, "title", True) else "sans"
    nodes = (
        icon("crown" if final else "star", 20 * k + high / 2, box.h / 2, high, BRASS),
        line_of(left, box.h / 2 + 11 * k, words, 32 * k, room, face, DEEP_SEA, bold=True),
    )
    draft.draw("banner-words", Box(box.x, box.y, left + room, box.h), nodes)


def _looks(draft: Draft, box: Box) -> float:
    """Log, rules and menu at the right end of the banner, beside the players' column; returns where they begin."""
    side, gap = round(box.h * 0.76), 8 * draft.k
    x = box.x + box.w - gap
    for name, key in reversed(BUTTONS[2:]):
        x -= side + gap
        place = Box(round(x), round(box.y + (box.h - side) / 2), side, side)
        note = Note(say(f"button.{name}"))
        draft.button(name, place, "", Show(name), "quiet", 18, name, key, note, order=90)
    return x


def _foot(draft: Draft) -> Box:
    """Where the buttons stand: across the foot of the page."""
    banner, end = draft.layout.banner, draft.layout.end
    return Box(banner.x, end.y, draft.fmt.width - 2 * banner.x, end.h)


def _column(draft: Draft) -> Box:
    """The room where the players' panels were."""
    panels = draft.layout.panels
    x, y = panels[0].x, panels[0].y
    wide, foot = max(each.x + each.w for each in panels) - x, max(each.y + each.h for each in panels)
    return Box(x, y, wide, foot - y)


def _cards(draft: Draft, column: Box, count: int) -> list[Box]:
    """A card for each player, one below the other."""
    gap = 16 * draft.k
    high = min((column.h - gap * (count - 1)) / count, 470 * draft.k)
    return [Box(column.x, column.y + i * (high + gap), column.w, high) for i in range(count)]


def _player(draft: Draft, outcome: Outcome, seat: int, box: Box, step: int) -> None:
    """Name, a lair for each point told so far, the sum; at the end the place."""
    k, state = draft.k, draft.state
    final = step == STEPS - 1
    wins = final and outcome.places[seat] == 1
    paper = "#FBF4E3" if wins else "#F0E4C8"
    points = _points(outcome, seat, step)
    nodes: list[Node] = [*shadow(0, 0, box.w, box.h, 10 * k, 0.6 * k)]
    if wins:
        nodes.append(Rect(-6 * k, -6 * k, box.w + 12 * k, box.h + 12 * k, 15 * k, fill=GLOW, stroke=INK, width=1.4))
    nodes += [
        Rect(0, 0, box.w, box.h, 10 * k, fill=paper, stroke=SOFT_INK, width=1.6),
        *band(2, 4 * k, 12 * k, box.h - 8 * k, draft.colour(seat), 9 * k),
    ]
    head = min(box.h * 0.34, 100 * k)
    crest = min(46 * k, head * 0.82)
    x, y = 28 * k, head * 0.56
    nodes.append(Use(f"crest-{state.colours[seat]}", x + crest / 2, y, crest))
    name = draft.name(seat)
    face: Font = "title" if has_letters(name, "title", True) else "sans"
    nodes.append(line_of(x + crest + 12 * k, y + 10 * k, name, 29 * k, box.w * 0.56, face, INK, bold=True))
    total = f"{points}/{state.figures.lairs}"
    nodes.append(Text(box.w - 20 * k, y + 12 * k, total, 34 * k, "title", BLOOD if wins else INK, "end", True))
    if final:
        nodes += _place(
            box.w - 34 * k - text_width(total, 34 * k, "title", True), y, max(17 * k, 13), outcome.places[seat], wins
        )
    foot, parts = _parts(draft, outcome, seat, Box(x, head, box.w - x - 18 * k, box.h - head - 8 * k), step)
    nodes += _lairs(draft, seat, Box(x, head, box.w - x - 18 * k, box.h - head - foot - 14 * k), points, step, paper)
    nodes += parts
    draft.draw(f"player-{seat}", box, nodes, 14)


def _place(right: float, y: float, r: float, place: int, wins: bool) -> list[Node]:
    if wins:
        return [icon("crown", right - r * 1.3, y, r * 2.4, BRASS)]
    return [
        Circle(right - r, y, r, fill=LIGHT, stroke=INK, width=1.4),
        Text(right - r, y + r * 0.42, str(place), r * 1.2, "title", INK, "middle", True),
    ]


def _lairs(draft: Draft, seat: int, box: Box, points: int, step: int, paper: str) -> list[Node]:
    """All lairs in a row, those not told yet pale; the one on Spooky Island stands on the fortress's ground."""
    state = draft.state
    total = state.figures.lairs
    pitch = min(box.w / total, box.h * 1.2)
    size = min(pitch * 1.02, box.h)
    nodes: list[Node] = []
    spooky = state.spooky == seat and step >= 2
    for i in range(total):
        x, y = box.x + pitch * (i + 0.5), box.y + box.h / 2
        if i == points - 1 and spooky:
            nodes.append(Use("fortress", x + size * 0.2, y - size * 0.14, size * 0.8))
        nodes.append(Use(f"lair-{state.colours[seat]}", x, y, size))
        if i >= points:
            nodes.append(Rect(x - pitch / 2, y - size * 0.55, pitch, size * 1.12, fill=paper, fill_opacity=0.76))
    return nodes


def _parts(draft: Draft, outcome: Outcome, seat: int, box: Box, step: int) -> tuple[float, list[Node]]:
    """The lairs told so far by heading, in a sum where there is little room; at the end and apart from it the Coco
    tiles, which are no lairs. How high that is, and its nodes at the foot of the box."""
    k, size = draft.k, draft.size(20)
    lines = outcome.receipts[seat].lines
    pitch = max(46 * k, size * 1.8, 30.0)
    rows = box.h - (HEADINGS + 1) * pitch > 80 * k
    if not rows:
        size = max(LEAST_TEXT, min(size, box.h * 0.19))
        pitch = size * 1.3
    high = pitch * (HEADINGS + 1 if rows else 2)
    y = box.y + box.h - high + pitch / 2
    nodes: list[Node] = []
    if rows:
        for line in lines[: step + 1]:
            nodes += _row(line, Box(box.x, y - pitch / 2, box.w, pitch), size)
            y += pitch
        y = box.y + box.h - pitch / 2
    else:
        words = " + ".join(say(f"reckoning.part{i}", n=line.points) for i, line in enumerate(lines[: step + 1]))
        nodes.append(line_of(box.x, y + size * 0.35, words, size, box.w, fill=INK))
        y += pitch
    if step == STEPS - 1:
        told = number("reckoning.coco", len(draft.state.players[seat].coco))
        lead = size * 1.6
        nodes.append(Use("coco-head", box.x + size * 0.6, y, size * 1.25))
        nodes.append(line_of(box.x + lead, y + size * 0.35, told, size, box.w - lead, "serif", SOFT_INK, italic=True))
    return high, nodes


def _row(line: ReceiptLine, box: Box, size: float) -> list[Node]:
    """A heading: its lairs on a pennant, its words, its clause."""
    high = box.h * 0.74
    y = box.y + box.h / 2 + size * 0.36
    lead, clause = high * 1.5 + size * 0.7, size * 3.4
    return [
        *pennant(box.x, box.y + (box.h - high) / 2, high * 1.4, high, str(line.points)),
        line_of(box.x + lead, y, line.heading, size, box.w - lead - clause, fill=INK),
        line_of(box.x + box.w, y, line.clause, size, clause, fill=SOFT_INK, anchor="end"),
    ]


def _why(draft: Draft, column: Box, outcome: Outcome, final: bool) -> float:
    """Why the match ended and how ties were told apart; not before all is told. Returns what it takes of the column.

    It stands in the strip where that is more than the row of buttons, else below the players.
    """
    strip, k = draft.layout.strip, draft.k
    words = " ".join((outcome.why, *outcome.ties)) if final else say("reckoning.over")
    words = with_shown_names(words, [seat.name for seat in draft.sight.setup.seats])
    size, gap = draft.size(20), 16 * k
    spare = _foot(draft).y - gap - strip.y
    low = spare > size * 1.6
    wide = strip.w if low else column.w
    lines = wrapped(words, wide - 40 * k, size, most=2 if low else 4)
    high = spare if low else len(lines) * size * 1.24 + 26 * k
    box = Box(strip.x, strip.y, wide, high) if low else Box(column.x, column.y + column.h - high, wide, high)
    nodes: list[Node] = [Rect(0, 0, box.w, box.h, 8 * k, fill="#0B2032", stroke="#3D6E88", width=1.2)]
    top = box.h / 2 - (len(lines) - 1) * size * 0.62 + size * 0.35
    nodes += [Text(20 * k, top + i * size * 1.24, line, size, "sans", LIGHT) for i, line in enumerate(lines)]
    draft.draw("strip", box, nodes, 2)
    return 0.0 if low else high + gap


def _medal(draft: Draft, outcome: Outcome) -> None:
    """Who has won, large over the harbour: the lair under a crown, and the name."""
    k, box = draft.k, draft.layout.slip
    box = Box(box.x, box.y + box.h * 0.06, box.w, box.h * 0.86)
    words, seats, q = _headline(draft, outcome), outcome.winners, box.h * 0.62
    face: Font = "title" if has_letters(words, "title", True) else "sans"
    row = q * 1.1 * len(seats)
    size = fit_size(words, box.w - row - 80 * k, 52 * k, LEAST_TEXT, face, True)
    x = (box.w - row - 20 * k - text_width(words, size, face, True)) / 2
    nodes: list[Node] = [*panel(0, 0, box.w, box.h, 16 * k, glow="open")]
    for i, seat in enumerate(seats):
        cx = x + q * (0.55 + 1.1 * i)
        nodes.append(Use(f"lair-{draft.state.colours[seat]}", cx, box.h * 0.58, q))
        nodes.append(icon("crown", cx, box.h * 0.17, q * 0.36, BRASS))
    nodes.append(line_of(x + row + 20 * k, box.h / 2 + size * 0.35, words, size, box.w, face, DEEP_SEA, bold=True))
    draft.draw("medal", box, nodes, 18)
