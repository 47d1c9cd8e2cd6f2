"""The reckoning: a column for each captain, heading by heading with its arithmetic and clause, then the places."""

from __future__ import annotations

from captains.engine.outcome import Outcome, ReceiptLine
from captains.games.captains_war.picture.table.draft import Draft, named
from captains.games.captains_war.picture.table.large_sheet import ship_of
from captains.games.captains_war.picture.table.told import Told, headings_of, told_on
from captains.games.captains_war.picture.table.wide_paper import title_scroll, wide_paper
from captains.games.captains_war.picture.words import listed, say
from captains.scene.ensigns import band, flag
from captains.scene.lettering import shown_name, with_shown_names, wrapped
from captains.scene.nodes import Circle, Node, Path, Rect, Text, Use
from captains.scene.page import Banner, Box, Line, Note, Page, Pick, Show
from captains.scene.palette import (
    BLOOD,
    BRASS,
    BRIGHT_BRASS,
    DARK_WOOD,
    INK,
    LIGHT,
    PAPER_SHADE,
    PENCIL,
    SOFT_INK,
    WHITE,
    WOOD,
)
from captains.scene.told_buttons import ways_on
from captains.scene.widgets import LEAST_TEXT, dotted, framed, line_of, pennant

SYMBOLS = ("hat", "skull", "galleon", "anchor", "command", "attacker", "explosion", "pearl")


def reckoning_page(draft: Draft, told: Told) -> Page:
    """The page at one step of the telling; at the last one with places and ways on."""
    outcome = draft.sight.outcome
    assert outcome is not None, "the match is over"
    k, w, h = draft.k, draft.fmt.width, draft.fmt.height
    draft.pieces.append(wide_paper(draft.fmt.width, draft.fmt.height))
    draft.pieces.append(title_scroll(draft, say("reckoning.title")))
    _why(draft, outcome, told)
    order = columns(outcome)
    left = 70 * k
    heads = min(268 * k, w * 0.16)
    top, foot = 218 * k, h - 124 * k
    area = Box(left + heads, top, w - left - heads - 56 * k, foot - top)
    wide = area.w / len(order)
    rows = _rows(area.h, headings_of(draft.state))
    _heads(draft, outcome, Box(left, top, heads, area.h), rows, w - 70 * k)
    for i, seat in enumerate(order):
        _column(draft, outcome, told, seat, Box(area.x + i * wide + 5 * k, top, wide - 10 * k, area.h), rows)
    if told.final:
        draft.buttons(ways_on(say, Box(0, foot + 20 * k, w, 54 * k), k, draft.size(19 * k)))
    else:
        told_on(draft, told, foot + 16 * k)
    return draft.page("reckoning", banner=Banner("", say("reckoning.title")))


def columns(outcome: Outcome) -> tuple[int, ...]:
    """The seats in the order of their columns: by place."""
    return tuple(sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat)))


def _rows(h: float, headings: int) -> tuple[float, float, float]:
    """Heights of the head, of one heading, of the sum."""
    head, foot = h * 0.13, h * 0.155
    return head, (h - head - foot) / headings, foot


def _why(draft: Draft, outcome: Outcome, told: Told) -> None:
    """Who wins and why the match ended; ties explained."""
    k, w = draft.k, draft.fmt.width
    words = outcome.why
    if told.final:
        names = [shown_name(draft.name(seat)) for seat in outcome.winners]
        words = say("reckoning.wins" if len(names) == 1 else "reckoning.share", names=listed(names), why=outcome.why)
        if draft.state.mode.legend is not None:
            ended = "tied" if len(names) > 1 else "lost" if draft.state.mode.legend in outcome.winners else "won"
            words = say(f"reckoning.{ended}", result=outcome.result, why=outcome.why)
    everybody = [seat.name for seat in draft.sight.setup.seats]
    words = with_shown_names(words, everybody)
    size = draft.size(22 * k)
    box = Box(w * 0.14, 160 * k, w * 0.72, size * 1.6)
    lines: list[Node] = [line_of(box.w / 2, size, words, size, box.w, "serif", SOFT_INK, "middle", italic=True)]
    draft.pieces.append(framed("reckoning-why", box, lines))
    if told.final and outcome.ties:
        _ties(draft, tuple(with_shown_names(tie, everybody) for tie in outcome.ties))


def _ties(draft: Draft, ties: tuple[str, ...]) -> None:
    """How equal totals were told apart (CW-53, CW-55): a line under the reason, in full at the pointer."""
    k, w = draft.k, draft.fmt.width
    size = draft.size(16 * k)
    box = Box(w * 0.12, 190 * k, w * 0.76, size * 1.6)
    words = line_of(box.w / 2, size, " ".join(ties), size, box.w, "sans", SOFT_INK, "middle")
    draft.pieces.append(framed("reckoning-ties", box, [words]))
    note = Note(say("reckoning.ties"), tuple(Line(sentence) for sentence in ties), "explosion")
    draft.picks.append(Pick("ties", box, Show("ties"), state="quiet", note=note, order=30))


def _heads(draft: Draft, outcome: Outcome, box: Box, rows: tuple[float, float, float], right: float) -> None:
    """The headings at the left, and the lines between the rows."""
    k = draft.k
    head, high, foot = rows
    nodes: list[Node] = []
    r = min(30 * k, high * 0.4)
    lead = 2 * r + 16 * k
    big = min(draft.size(22 * k), max(LEAST_TEXT, high * 0.5))
    fine = min(draft.size(15.5 * k), max(LEAST_TEXT, high * 0.32))
    lines = max((receipt.lines for receipt in outcome.receipts), key=len)
    for i, line in enumerate(lines):
        y = head + high * (i + 0.5)
        if i:
            nodes.append(dotted(0, y - high / 2, right - box.x))
        nodes += [
            Circle(r + 2, y, r, fill=LIGHT, stroke=INK, width=2),
            Circle(r + 2, y, r * 0.87, stroke=BRASS, width=1.4),
            Use(SYMBOLS[i], r + 2, y, r * 1.33),
        ]
        nodes.append(line_of(lead, y + 1 * k, line.heading, big, box.w - lead - 6 * k, "serif", INK, bold=True))
        nodes.append(line_of(lead, y + fine * 1.25, line.clause, fine, box.w - lead - 6 * k, fill=SOFT_INK))
    y = head + high * len(lines)
    nodes.append(Path(f"M0 {y:.1f}H{right - box.x:.1f}", stroke=INK, width=1.6))
    nodes.append(Use("chest", r + 2, y + foot * 0.5, r * 1.95))
    nodes.append(
        line_of(lead, y + foot * 0.48, say("reckoning.sum"), draft.size(25 * k), box.w - lead, "serif", INK, bold=True)
    )
    nodes.append(
        line_of(
            lead,
            y + foot * 0.48 + fine * 1.4,
            say("reckoning.sum_more"),
            fine,
            box.w - lead,
            "serif",
            SOFT_INK,
            italic=True,
        )
    )
    draft.pieces.append(framed("reckoning-heads", box, nodes, 4))


def _column(draft: Draft, outcome: Outcome, told: Told, seat: int, box: Box, rows: tuple[float, float, float]) -> None:
    """One captain: name, a flag for each heading told so far, the sum."""
    k, receipt = draft.k, outcome.receipts[seat]
    wins = told.final and outcome.places[seat] == 1
    head, high, foot = rows
    nodes: list[Node] = [
        Rect(3, 5, box.w, box.h, 8, fill="#6B4F24", fill_opacity=0.22),
        Rect(0, 0, box.w, box.h, 8, fill="#FFFBF0" if wins else "#FBF4E3", stroke=INK, width=1.4),
        *band(1, 1, box.w - 2, 13 * k, draft.colour(seat), 12 * k),
        Path(f"M1 {1 + 13 * k:.1f}H{box.w - 1:.1f}", stroke=INK, width=1),
    ]
    if wins:
        nodes.append(Rect(-1, -1, box.w + 2, box.h + 2, 9, stroke=BRIGHT_BRASS, width=13 * k, stroke_opacity=0.4))
        nodes.append(Rect(-1, -1, box.w + 2, box.h + 2, 9, stroke=BRASS, width=5 * k))
    nodes += [dotted(12 * k, head + high * i, box.w - 12 * k) for i in range(1, headings_of(draft.state))]
    nodes += _name(draft, seat, box.w, head, wins, outcome.places[seat] if told.final else 0)
    draft.pieces.append(framed(f"column-{seat}", box, nodes, 12))
    for i, line in enumerate(receipt.lines[: told.headings or 0]):
        row = Box(box.x, box.y + head + high * i, box.w, high)
        draft.pieces.append(framed(f"line-{seat}-{i}", row, _line(draft, line, row, _named(draft, seat, i))))
    at = Box(box.x, box.y + head + high * headings_of(draft.state), box.w, foot)
    so_far = sum(line.points for line in receipt.lines[: told.headings or 0])
    draft.pieces.append(framed(f"sum-{seat}", at, _chest(at, k, so_far, wins)))


def _name(draft: Draft, seat: int, w: float, head: float, wins: bool, place: int) -> list[Node]:
    k = draft.k
    slim = w < 260 * k
    f = (26 if slim else 39) * k
    left = (12 if slim else 24) * k
    text = left + f * 1.85
    room = w - text - (62 * k if place else 8 * k)
    size = draft.size((24 if slim else 31) * k)
    nodes: list[Node] = [*flag(left, head * 0.36, f * 1.58, f, draft.colour(seat))]
    nodes += named(text, head * 0.56, draft.name(seat), room, size, "serif", fill=INK, bold=True)
    nodes += named(text, head * 0.86, ship_of(draft.sight.setup, seat), room, max(15.0, 24 * k), "hand", fill=PENCIL)
    if place:
        x, y = w - 32 * k, head * 0.56
        if wins:
            nodes.append(Use("hat", x, y, 52 * k))
        else:
            nodes.append(Circle(x, y, 20 * k, fill=LIGHT, stroke=SOFT_INK, width=1.6))
            size = max(13.0, 21 * k)
            nodes.append(Text(x, y + size * 0.35, str(place), size, "title", SOFT_INK, "middle", True))
    return nodes


def _named(draft: Draft, seat: int, heading: int) -> str:
    """The acquisitions or Command bonuses behind a heading by name, "" for other headings."""
    captain, kinds = draft.state.captains[seat], draft.sheet.kinds
    if heading in (0, 2):
        made = kinds[heading // 2].acquisitions[: captain.owned[heading // 2]]
        return " + ".join(f"{each.name} {each.rp}" for each in made)
    if heading == 4:
        gained = [
            (kind.name, kind.bonuses[rank - 1]) for kind, rank in zip(kinds, captain.command, strict=True) if rank
        ]
        return " + ".join(f"{name} {rp}" for name, rp in gained)
    return ""


def _line(draft: Draft, line: ReceiptLine, row: Box, longer: str) -> list[Node]:
    """A heading's points on a flag, and its arithmetic, in the longer words if there is room for them."""
    k = draft.k
    slim = row.w < 260 * k
    h = min(50 * k, row.h * 0.64)
    w = h * 1.48
    x, y = (10 if slim else 20) * k, (row.h - h) / 2
    fill = BLOOD if line.points < 0 else WHITE if line.points else PAPER_SHADE
    nodes: list[Node] = [
        *pennant(x, y, w, h, str(line.points).replace("-", "−"), INK if line.points else SOFT_INK, fill)
    ]
    size = draft.size((15 if slim else 17.5) * k)
    left = x + w + (8 if slim else 16) * k
    lines = wrapped(longer or line.arithmetic, row.w - left - 6 * k, size)
    if longer and len(lines) * size * 1.2 > row.h:
        lines = wrapped(line.arithmetic, row.w - left - 6 * k, size)
    if len(lines) * size * 1.2 > row.h:
        size = 13.0
        lines = wrapped(line.arithmetic, row.w - left - 4 * k, size, most=max(1, int(row.h / 15.5)))
    top = row.h / 2 - (len(lines) - 1) * size * 0.6 + size * 0.35
    tint = INK if line.points else SOFT_INK
    nodes += [Text(left, top + i * size * 1.2, words, size, "sans", tint) for i, words in enumerate(lines)]
    return nodes


def _chest(box: Box, k: float, points: int, wins: bool) -> list[Node]:
    """The sum in a chest."""
    h = min(94 * k, box.h - 10 * k)
    w = min(h * 1.95, box.w - 20 * k)
    x, y = (box.w - w) / 2, (box.h - h) / 2
    lid, mid = h * 0.34, box.w / 2
    curve = w * 0.18
    top = f"M{x:.1f} {y + lid:.1f}Q{x:.1f} {y:.1f} {x + curve:.1f} {y:.1f}H{x + w - curve:.1f}"
    top += f"Q{x + w:.1f} {y:.1f} {x + w:.1f} {y + lid:.1f}Z"
    nodes: list[Node] = [
        Path(top, fill=WOOD, stroke=INK, width=2.4),
        Path(f"M{x + 5:.1f} {y + lid * 0.5:.1f}H{x + w - 5:.1f}", stroke=DARK_WOOD, width=1.4),
        Rect(x, y + lid, w, h - lid, 4, fill=WOOD, stroke=INK, width=2.4),
    ]
    strap = w * 0.075
    for at in (x + w * 0.06, x + w * 0.94 - strap):
        nodes.append(Rect(at, y + 1, strap, h - 2, fill=BRASS, stroke=INK, width=1.6))
    inset = w * 0.055
    nodes.append(
        Rect(
            x + inset,
            y + lid + h * 0.07,
            w - 2 * inset,
            h * 0.53,
            4,
            fill=BRIGHT_BRASS if wins else WHITE,
            stroke=INK,
            width=2,
        )
    )
    size = h * 0.46
    nodes.append(Text(mid, y + lid + h * 0.5, str(points).replace("-", "−"), size, "title", INK, "middle", True))
    lock = h * 0.22
    nodes.append(Rect(mid - lock / 2, y + lid - lock * 0.75, lock, lock, 3, fill=BRIGHT_BRASS, stroke=INK, width=1.6))
    nodes.append(Circle(mid, y + lid - lock * 0.28, lock * 0.15, fill=INK))
    return nodes
