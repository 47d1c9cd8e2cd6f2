"""The other captains: a small live sheet and the figures that matter, what each is about, and ways to look closer."""

from __future__ import annotations

from typing import NamedTuple

from captains.games.captains_war.picture.table.asking import status
from captains.games.captains_war.picture.table.draft import TableDraft, named
from captains.games.captains_war.picture.table.large_sheet import receipt_of, small_pieces
from captains.games.captains_war.picture.words import say
from captains.games.captains_war.state import Captain
from captains.scene.ensigns import band, flag
from captains.scene.lettering import shown_name, text_width
from captains.scene.nodes import Circle, Node, Path, Rect, Text, Use
from captains.scene.page import Box, Line, Note, Pick, Show
from captains.scene.palette import BRASS, INK, PAPER, PAPER_SHADE, SEA, SOFT_INK
from captains.scene.widgets import framed, icon, line_of, shadow, tick, waiting


class CardPlan(NamedTuple):
    """How one card is arranged: where its figures begin, the small sheet if there is room for it."""

    box: Box
    mini: Box | None
    left: float
    k: float
    rows: int
    foot: bool


def figures(captain: Captain, symbols: tuple[str, ...]) -> tuple[tuple[tuple[str, str], ...], ...]:
    """Two rows of symbol and number: what can be spent, and how the captain stands. `symbols` are the Resources'."""
    spend = [("coin", str(captain.coins.held))]
    spend += [(symbol, str(row.held)) for symbol, row in zip(symbols, captain.resources, strict=True)]
    stand = [("explosion", str(sum(captain.crew))), ("skull", str(captain.tracks[0]))]
    stand += [("anchor", str(captain.tracks[1])), ("attacker", str(captain.attacks))]
    if captain.hooked:
        stand.append(("grapple", ""))
    return tuple(spend), tuple(stand)


def others(draft: TableDraft) -> None:
    """Draw every other captain's card with its picks."""
    width, height = draft.sheet.places.paper
    for seat, box in zip(draft.others, draft.layout.cards, strict=True):
        plan = _plan(box, draft.layout.narrow, draft.k, status(draft.state, seat)[1] is not None, width / height)
        _card(draft, seat, plan)
        if plan.mini is not None:
            draft.pieces += small_pieces(
                draft.state, draft.sight.setup, seat, plan.mini, f"mini-{seat}", receipt_of(draft.sight.outcome, seat)
            )
        _picks(draft, seat, plan)


def _plan(box: Box, narrow: bool, k: float, has_status: bool, across: float) -> CardPlan:
    """`across` is how broad a sheet is against its height."""
    small = 0.72 * k if narrow else k
    if box.h >= box.w * 0.66:
        return _upright(box, k, small, across)
    if narrow:
        return CardPlan(box, None, 20 * k, small, 2 if box.h >= 58 * k else 1, False)
    rows = 2 if box.h >= 76 * k else 1
    high = box.h - 14 * k
    wide = min(high * across, box.w * 0.5)
    mini = Box(box.x + 17 * k, box.y + (box.h - wide / across) / 2, wide, wide / across)
    return CardPlan(box, mini, 17 * k + wide + 18 * k, k, rows, has_status and box.h >= 140 * k)


def _upright(box: Box, k: float, small: float, across: float) -> CardPlan:
    """One opponent alone has room for a large sheet above the figures."""
    figures_high = 110 * small
    wide = min(box.w - 31 * k, (box.h - figures_high - 14 * k) * across)
    left = 9 * k + (box.w - 9 * k - wide) / 2
    mini = Box(box.x + left, box.y + 10 * k, wide, wide / across)
    return CardPlan(box, mini, 22 * k, small, 2, False)


def _card(draft: TableDraft, seat: int, plan: CardPlan) -> None:
    box, k = plan.box, plan.k
    nodes: list[Node] = [
        *shadow(0, 0, box.w, box.h, 5, 0.7 * k),
        Rect(0, 0, box.w, box.h, 5, fill=PAPER, stroke=INK, width=1),
        *band(0.8, 0.8, 9 * k, box.h - 1.6, draft.colour(seat), 8 * k),
        Path(f"M{0.8 + 9 * k:.1f} 1V{box.h - 1:.1f}", stroke=INK, width=0.8),
    ]
    if plan.mini is not None:
        m = plan.mini
        nodes.append(Rect(m.x - box.x - 1, m.y - box.y - 1, m.w + 2, m.h + 2, fill=PAPER, stroke=INK, width=1))
    nodes += _head(draft, seat, plan) if plan.rows == 2 else _single(draft, seat, plan)
    draft.pieces.append(framed(f"card-{seat}", box, nodes, 10))


def _lines(plan: CardPlan) -> tuple[float, float]:
    """Where name and figures begin, and how high they are together."""
    if plan.mini is not None and plan.mini.y + plan.mini.h < plan.box.y + plan.box.h - 60 * plan.k and not plan.foot:
        top = plan.mini.y + plan.mini.h - plan.box.y
        return top, plan.box.h - top
    return 0.0, plan.box.h


def _name(draft: TableDraft, seat: int, x: float, y: float, size: float, room: float) -> tuple[Text, ...]:
    return named(x, y, draft.name(seat), room, size, bold=True)


def _status(draft: TableDraft, seat: int, right: float, y: float, k: float, room: float) -> tuple[list[Node], float]:
    """A captain's part in the phase, ending at `right`; and how much room it took."""
    words, done = status(draft.state, seat)
    if done is None:
        return [], 0.0
    size = draft.size(15.5 * k)
    wide = text_width(words, size)
    if wide + 34 * k > room:
        words, wide = "", 0.0
    nodes: list[Node] = [Text(right - wide, y + size * 0.35, words, size, "sans", SOFT_INK)] if words else []
    at = right - wide - 15 * k
    nodes += tick(at, y, 9 * k) if done else waiting(at - 12 * k, y, k)
    return nodes, wide + 36 * k


def _head(draft: TableDraft, seat: int, plan: CardPlan) -> list[Node]:
    """Name and status above two rows of figures."""
    box, k, left = plan.box, plan.k, plan.left
    lens = 24 * k if plan.mini is None else 0.0
    top, high = _lines(plan)
    y = 30 * k if plan.foot else top + high * 0.2 + (0 if plan.mini else 1)
    nodes: list[Node] = [*flag(left + 2 * k, y - 9 * k, 28 * k, 18 * k, draft.colour(seat))]
    right = box.w - 14 * k - lens
    used = 0.0
    if plan.foot:
        foot = box.h - 26 * k
        nodes.append(Path(f"M{left:.1f} {foot - 16 * k:.1f}H{box.w - 14 * k:.1f}", stroke=PAPER_SHADE, width=1.5))
        words, done = status(draft.state, seat)
        if done is not None:
            nodes += tick(left + 10 * k, foot + 3 * k, 9.5 * k) if done else waiting(left + 3 * k, foot + 3 * k, k)
            size = draft.size(16 * k)
            nodes.append(
                line_of(left + 32 * k, foot + 3 * k + size * 0.35, words, size, right - left - 32 * k, fill=SOFT_INK)
            )
    else:
        found, used = _status(draft, seat, right, y, k, (right - left) * 0.55)
        nodes += found
    size = draft.size((22 if plan.mini else 21) * k)
    nodes += _name(draft, seat, left + 40 * k, y + size * 0.34, size, right - left - 42 * k - used)
    low = box.h - 42 * k
    ys = (y + (low - y) * 0.42, y + (low - y) * 0.8) if plan.foot else (top + high * 0.53, top + high * 0.81)
    for row, at in zip(_rows(draft, seat), ys, strict=True):
        # The ring of a captain who may be boarded ends before the lens.
        nodes += figure_row(draft, row, left, box.w - (40 if lens else 10) * k, at, k)
    if lens:
        nodes.append(icon("lens", box.w - 18 * k, y, 22 * k, SOFT_INK))
    if draft.layout.narrow is False and _ready(draft, seat):
        nodes.append(icon("hand", box.w - 26 * k, box.h - 24 * k if plan.foot else top + high * 0.66, 24 * k, BRASS))
    return nodes


def _ready(draft: TableDraft, seat: int) -> bool:
    """Whether this captain has something to decide here, and may be given the go."""
    return any(not offer.sealed for offer in draft.sight.offers_of(seat))


def _single(draft: TableDraft, seat: int, plan: CardPlan) -> list[Node]:
    """Everything in one line: name, coins, crew, hook, status."""
    box, k, left = plan.box, plan.k, plan.left
    y, right = box.h / 2, box.w - 10 * k
    if plan.mini is None:
        right -= 26 * k
    nodes: list[Node] = [*flag(left, y - 8 * k, 26 * k, 17 * k, draft.colour(seat))]
    if plan.mini is None:
        nodes.append(icon("lens", box.w - 18 * k, y, 22 * k, SOFT_INK))
    _, done = status(draft.state, seat)
    used = 30 * k if done is not None else 0.0
    if done is not None:
        nodes += tick(right - 10 * k, y, 9 * k) if done else waiting(right - 20 * k, y, k)
    spend, stand = _rows(draft, seat)
    each = 50 * k if plan.mini is None else 46 * k
    roomy = right - used - left - 36 * k > each * 7 + 110
    cells = (*spend, stand[0]) if roomy else (spend[0], stand[0])
    cells += stand[4:]
    start = right - used - each * len(cells)
    nodes += figure_row(draft, cells, start, right - used, y, k)
    size = draft.size(19 * k)
    nodes += _name(draft, seat, left + 36 * k, y + size * 0.34, size, start - left - 42 * k)
    return nodes


def _rows(draft: TableDraft, seat: int) -> tuple[tuple[tuple[str, str], ...], ...]:
    return figures(draft.state.captains[seat], tuple(row.symbol for row in draft.sheet.resources))


def figure_row(
    draft: TableDraft, cells: tuple[tuple[str, str], ...], x: float, right: float, y: float, k: float
) -> list[Node]:
    """Symbols with their numbers, in even columns where they fit; all smaller where they do not."""
    room = right - x
    wide = _widths(draft, cells, k)
    if sum(wide) > room:
        k *= room / sum(wide)
        wide = _widths(draft, cells, k)
    size = draft.size(17 * k)
    each = room / max(5, len(cells)) if len(cells) > 3 else room / len(cells)
    even = max(wide) <= each
    spare = (room - sum(wide)) / len(cells)
    nodes: list[Node] = []
    for i, (symbol, number) in enumerate(cells):
        at = (x + each * i if even else x + sum(wide[:i]) + spare * i) + 12 * k
        nodes.append(Use(symbol, at, y, 24 * k))
        if symbol == "grapple":
            nodes.append(Circle(at, y, 14 * k, stroke=SEA, width=2 * k))
        if number:
            nodes.append(Text(at + 15 * k, y + size * 0.35, number, size, "sans", INK, bold=True))
    return nodes


def _widths(draft: TableDraft, cells: tuple[tuple[str, str], ...], k: float) -> list[float]:
    """The room each symbol takes with its number and a gap behind it; the hook has a ring around it."""
    size = draft.size(17 * k)
    return [(34 if number else 32) * k + text_width(number, size, "sans", True) for _, number in cells]


def _picks(draft: TableDraft, seat: int, plan: CardPlan) -> None:
    """Look closer at the small sheet; give this captain the go where something is left to decide."""
    box, k = plan.box, plan.k
    look = Note(say("note.look", name=shown_name(draft.name(seat))), (Line(say("note.look_how")),), "galleon")
    ready = _ready(draft, seat)
    attack = draft.state.phase == "attack" and draft.seat == draft.state.active and draft.acting
    if plan.mini is not None and _lines(plan)[0]:
        low = plan.mini.y + plan.mini.h + 4 * k
        lens, rest = plan.mini, Box(box.x, low, box.w, box.y + box.h - low)
    elif plan.mini is not None:
        lens, rest = plan.mini, Box(box.x + plan.left - 8 * k, box.y, box.w - plan.left + 8 * k, box.h)
    else:
        edge = 36 * k
        lens, rest = Box(box.x + box.w - edge, box.y, edge, box.h), Box(box.x, box.y, box.w - edge, box.h)
    draft.picks.append(Pick(f"look-{seat}", lens, Show("enlarge", seat), state="quiet", note=look, order=70))
    if attack:
        return
    if ready:
        note = Note(say("note.go", name=shown_name(draft.name(seat))), (Line(say("note.go_how")),))
        draft.picks.append(Pick(f"go-{seat}", rest, Show("go", seat), state="quiet", note=note, order=60))
    else:
        draft.picks.append(Pick(f"look-at-{seat}", rest, Show("enlarge", seat), state="quiet", note=look, order=71))
