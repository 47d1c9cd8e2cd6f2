"""The end, told in steps beside the board: lairs from the start, lairs built, the one on Spooky Island; places."""

from __future__ import annotations

from captains.engine.outcome import Outcome
from captains.games.pirate_islands.picture.table.draft import Draft
from captains.games.pirate_islands.picture.table.harbour import harbour
from captains.games.pirate_islands.picture.table.sea_map import sea_map
from captains.games.pirate_islands.picture.words import listed, say
from captains.scene.backdrops import sea
from captains.scene.ensigns import band
from captains.scene.lettering import fit_size, has_letters, text_width, with_shown_names, wrapped
from captains.scene.nodes import Circle, Font, Node, Rect, Text, Use
from captains.scene.page import Banner, Box, Page, Show
from captains.scene.palette import BLOOD, BRASS, DEEP_SEA, GLOW, INK, LIGHT, SOFT_INK
from captains.scene.widgets import LEAST_TEXT, card, icon, line_of, panel, shadow

HEADINGS = 3
STEPS = HEADINGS + 1


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
    _banner(draft, outcome, words, final)
    order = _order(outcome, step)
    for seat, box in zip(order, _cards(draft, len(order)), strict=True):
        _player(draft, outcome, seat, box, step)
    _why(draft, outcome, final)
    if final:
        _medal(draft, outcome)
        _ways_on(draft)
    else:
        _told_buttons(draft, step)
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


def _banner(draft: Draft, outcome: Outcome, words: str, final: bool) -> None:
    box, k = draft.layout.banner, draft.k
    nodes: list[Node] = [*card(0, 0, box.w, box.h, 8 * k, k)]
    high = box.h * 0.6
    nodes.append(icon("crown" if final else "star", 20 * k + high / 2, box.h / 2, high, BRASS))
    face: Font = "title" if has_letters(words, "title", True) else "sans"
    nodes.append(
        line_of(38 * k + high, box.h / 2 + 11 * k, words, 32 * k, box.w - 60 * k - high, face, DEEP_SEA, bold=True)
    )
    draft.draw("banner", box, nodes, 10)


def _cards(draft: Draft, count: int) -> list[Box]:
    """A card for each player where the panels were."""
    first, last = draft.layout.panels[0], draft.layout.panels[-1]
    gap = 16 * draft.k
    high = min((last.y + last.h - first.y - gap * (count - 1)) / count, 235 * draft.k)
    wide = max(panel.x + panel.w for panel in draft.layout.panels) - first.x
    return [Box(first.x, first.y + i * (high + gap), wide, high) for i in range(count)]


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
    crest, size = min(46 * k, box.h * 0.28), draft.size(20)
    x, y = 28 * k, box.h * 0.19
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
    nodes += _lairs(draft, seat, Box(x, box.h * 0.34, box.w - x - 18 * k, box.h * 0.36), points, step, paper)
    # Two lines below the lairs, whatever size of text is wished for.
    size = min(size, max(LEAST_TEXT, box.h * 0.115))
    lines = wrapped(_arithmetic(draft, outcome, seat, step), box.w - x - 16 * k, size, most=2)
    for i, line in enumerate(lines):
        nodes.append(Text(x, box.h * 0.93 - (len(lines) - 1 - i) * size * 1.2, line, size, "sans", SOFT_INK))
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


def _arithmetic(draft: Draft, outcome: Outcome, seat: int, step: int) -> str:
    """The receipt's lines so far, in words."""
    lines = [line for i, line in enumerate(outcome.receipts[seat].lines) if i <= step]
    words = [say("reckoning.line", heading=line.heading, points=line.points) for line in lines]
    if step == STEPS - 1:
        words.append(say("reckoning.coco", n=len(draft.state.players[seat].coco)))
    return "  ·  ".join(words)


def _why(draft: Draft, outcome: Outcome, final: bool) -> None:
    """Why the match ended and how ties were told apart, in the strip; not before all is told."""
    box, k = draft.layout.strip, draft.k
    words = " ".join((outcome.why, *outcome.ties)) if final else say("reckoning.over")
    words = with_shown_names(words, [seat.name for seat in draft.sight.setup.seats])
    size = draft.size(20)
    if text_width(words, size) > box.w - 40 * k:
        size = draft.size(14)
    lines = wrapped(words, box.w - 40 * k, size, most=2)
    nodes: list[Node] = [Rect(0, 0, box.w, box.h, 8 * k, fill="#0B2032", stroke="#3D6E88", width=1.2)]
    top = box.h / 2 - (len(lines) - 1) * size * 0.62 + size * 0.35
    nodes += [Text(20 * k, top + i * size * 1.24, line, size, "sans", LIGHT) for i, line in enumerate(lines)]
    draft.draw("strip", box, nodes, 2)


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


def _row(draft: Draft) -> Box:
    """Where the buttons of this page stand: the foot of the right column."""
    first, end = draft.layout.buttons[0], draft.layout.end
    return Box(first.x, end.y, end.x + end.w - first.x, end.h)


def _told_buttons(draft: Draft, step: int) -> None:
    """One step on, one back, or to the end at once."""
    row, gap = _row(draft), 10 * draft.k
    side = row.w * 0.24
    back, end = Box(row.x, row.y, side, row.h), Box(row.x + side + gap, row.y, side * 1.15, row.h)
    on = Box(end.x + end.w + gap, row.y, row.x + row.w - end.x - end.w - gap, row.h)
    draft.button("next", on, say("button.next"), Show("step", step + 1), "main", 23, key="enter", grand=True, order=1)
    draft.button("back", back, say("button.back"), Show("step", max(0, step - 1)), "dark", 18, "left", "left", order=2)
    draft.button("end", end, say("button.skip"), Show("step", STEPS - 1), "dark", 18, "skip", "right", order=3)


def _ways_on(draft: Draft) -> None:
    """Another match, the log, pictures, back to the lobby."""
    row, gap = _row(draft), 8 * draft.k
    wide = (row.w - 3 * gap) / 4.5
    boxes = [Box(row.x + i * (wide + gap), row.y, wide, row.h) for i in range(3)]
    again = Box(row.x + 3 * (wide + gap), row.y, wide * 1.5, row.h)
    draft.button("lobby", boxes[0], say("button.lobby"), Show("lobby"), "dark", 17, "sail", "q", order=4)
    draft.button("log", boxes[1], say("button.log"), Show("log"), "dark", 17, "log", "l", order=3)
    draft.button("export", boxes[2], say("button.export"), Show("export"), "dark", 17, "picture", "p", order=2)
    draft.button("again", again, say("button.again"), Show("again"), "main", 21, "redo", "enter", grand=True, order=1)
