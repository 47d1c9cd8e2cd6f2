"""The Naval Battle told step by step: every crew on its deck, totals, ties, the podium (CW-52, CW-53, CW-62)."""

from __future__ import annotations

from captains.games.captains_war.picture.table.draft import Draft, named
from captains.games.captains_war.picture.table.large_sheet import ship_of
from captains.games.captains_war.picture.table.podium import podium
from captains.games.captains_war.picture.table.ships import ship
from captains.games.captains_war.picture.table.tokens import token, total
from captains.games.captains_war.picture.table.told import Told, told_on
from captains.games.captains_war.picture.words import say
from captains.scene.backdrops import SEA_FOOT, SEA_TOP, sea
from captains.scene.ensigns import flag
from captains.scene.lettering import text_width, wrapped
from captains.scene.nodes import Circle, Node, Path, Rect, Text, Use
from captains.scene.page import Banner, Box, Page
from captains.scene.palette import BRASS, BRIGHT_BRASS, DEEP_SEA, FOAM, INK, LIGHT, PAPER, PENCIL, SOFT_INK, mixed
from captains.scene.widgets import SHADE, card, framed, line_of, panel

GLOWS = ("#FFD85A", FOAM)


def naval_page(draft: Draft, told: Told) -> Page:
    """The page at one step of the telling."""
    k, w, h = draft.k, draft.fmt.width, draft.fmt.height
    draft.pieces.append(sea(draft.fmt.width, draft.fmt.height))
    _title(draft)
    order = sorted(range(len(draft.state.captains)), key=lambda seat: (draft.state.ranks[seat], seat))
    margin = 34 * k
    top, foot = 150 * k, h - 96 * k
    pw = min(498 * k, w * 0.27)
    lanes = Box(margin, top, w - pw - 3 * margin, foot - top)
    high = min(lanes.h / len(order), 206 * k)
    for i, seat in enumerate(order):
        _lane(draft, told, seat, Box(lanes.x, lanes.y + (lanes.h - high * len(order)) / 2 + i * high, lanes.w, high))
    if told.tie is not None:
        start = lanes.y + (lanes.h - high * len(order)) / 2
        _compared(draft, told, order, Box(lanes.x, start, lanes.w, high))
    podium(draft, told, order, Box(w - margin - pw, top + 22 * k, pw, foot - top - 30 * k))
    told_on(draft, told, foot + 22 * k)
    return draft.page("naval", banner=Banner("", say("naval.title")))


def _title(draft: Draft) -> None:
    k = draft.k
    words, aside, size = say("naval.title"), say("naval.aside"), 44 * k
    wide, high = 860 * k, 104 * k
    box = Box((draft.fmt.width - wide) / 2, 22 * k, wide, high)
    tw = text_width(words, size, "title", True)
    nodes: list[Node] = [*panel(0, 0, wide, high, 16 * k, LIGHT)]
    nodes.append(Text(wide / 2, high / 2 + size * 0.06, words, size, "title", DEEP_SEA, "middle", True))
    fine = draft.size(19 * k)
    nodes.append(line_of(wide / 2, high - 17 * k, aside, fine, tw + 60 * k, "serif", SOFT_INK, "middle", italic=True))
    nodes += [Use("explosion", wide / 2 + side * (tw / 2 + 66 * k), high / 2, 62 * k) for side in (-1, 1)]
    draft.pieces.append(framed("naval-title", box, nodes, 12))


def _geometry(draft: Draft, lane: Box) -> tuple[float, float, float, float]:
    """Where the deck begins and how long it is, its height, and the size of a Pirate."""
    k = draft.k
    name = min(252 * k, lane.w * 0.23)
    start = lane.x + name + 60 * k
    length = lane.x + lane.w - start - 130 * k
    return start, length, lane.y + lane.h * 0.58, lane.h / 206


def _lane(draft: Draft, told: Told, seat: int, lane: Box) -> None:
    """One captain: a name plate, a ship with the crew on deck, the total."""
    k = draft.k
    start, length, deck, scale = _geometry(draft, lane)
    _plate(draft, seat, Box(lane.x, lane.y + lane.h * 0.18, min(252 * k, lane.w * 0.23), lane.h * 0.56))
    water = mixed(SEA_TOP, SEA_FOOT, min(1.0, (deck + 85 * scale) / draft.fmt.height))
    draft.pieces.append(ship(f"ship-{seat}", start, deck, length, scale, draft.colour(seat), seat, water))
    crew = draft.state.captains[seat].crew
    pitch, r = crew_steps(draft, len(crew), length, scale)
    nodes: list[Node] = []
    for i, strength in enumerate(crew):
        x, y = 62 * scale + r + pitch * i, 44 * scale
        glow = _glow(told, seat, i)
        if glow:
            nodes += [
                Circle(x, y, r + e * 0.3, stroke=glow, width=e, stroke_opacity=share)
                for e, share in ((r * 0.4, 0.4), (r * 0.2, 0.95))
            ]
        nodes += token(x, y, r, strength, draft.sheet.pirates[strength - 1].symbol)
    if nodes:
        box = Box(start, deck - 88 * scale, length, 92 * scale)
        draft.pieces.append(framed(f"deck-{seat}", box, nodes, 20 * scale))
    if told.totals:
        dim = draft.state.ranks[seat] > len(draft.state.mode.war_rp)
        r = 68 * scale
        box = Box(start + length - 10 * scale, deck - 12 * scale - r, 2 * r, 2 * r)
        draft.pieces.append(framed(f"total-{seat}", box, total(r, r, r, draft.state.totals[seat], dim), 4))
    if told.ranked:
        _rank(draft, seat, start + length + 58 * scale, deck + 76 * scale)


def crew_steps(draft: Draft, count: int, length: float, scale: float) -> tuple[float, float]:
    """How far apart Pirates stand on a deck, and their radius."""
    room = length - 150 * scale
    pitch = min(84 * scale, room / max(1, count))
    return pitch, min(40 * scale, max(14.0, pitch * 0.62))


def _glow(told: Told, seat: int, i: int) -> str:
    """The light about a Pirate that is compared with another."""
    if told.tie is None or told.tie.place is None or told.tie.place != i:
        return ""
    return GLOWS[0] if seat == told.tie.one else GLOWS[1] if seat == told.tie.other else ""


def _plate(draft: Draft, seat: int, box: Box) -> None:
    k = draft.k
    nodes: list[Node] = [*card(0, 0, box.w, box.h, 6, 0.8)]
    f = min(32 * k, box.h * 0.3)
    nodes += flag(20 * k, box.h * 0.2, f * 1.55, f, draft.colour(seat))
    left = 34 * k + f * 1.6
    size = min(draft.size(28 * k), box.h * 0.36)
    nodes += named(left, box.h * 0.44, draft.name(seat), box.w - left - 10 * k, size, "serif", fill=INK, bold=True)
    ship_name = ship_of(draft.sight.setup, seat)
    if ship_name and box.h > 46:
        hand = max(15.0, min(26 * k, box.h * 0.3))
        nodes += named(left, box.h * 0.8, ship_name, box.w - left - 10 * k, hand, "hand", fill=PENCIL)
    draft.pieces.append(framed(f"plate-{seat}", box, nodes, 10))


def _rank(draft: Draft, seat: int, x: float, y: float) -> None:
    k = draft.k
    words, size = say(f"rank.{min(draft.state.ranks[seat], 6)}"), draft.size(17 * k)
    wide, high = text_width(words, size, "sans", True) + 24 * k, size * 1.75
    nodes: list[Node] = [
        Rect(0, 0, wide, high, high / 2, fill=PAPER, stroke=INK, width=1.4),
        Text(wide / 2, high / 2 + size * 0.35, words, size, "sans", INK, "middle", True),
    ]
    draft.pieces.append(framed(f"rank-{seat}", Box(x - wide / 2, y - high / 2, wide, high), nodes, 2))


def _compared(draft: Draft, told: Told, order: list[int], first: Box) -> None:
    """How equal totals are told apart, between the two ships (CW-53)."""
    tie, k = told.tie, draft.k
    assert tie is not None, "a tie is told"
    lane = Box(first.x, first.y + first.h * order.index(tie.one), first.w, first.h)
    start, length, deck, scale = _geometry(draft, lane)
    pitch, r = crew_steps(draft, len(draft.state.captains[tie.one].crew), length, scale)
    x = start + 62 * scale + r + pitch * (tie.place or 0)
    y = deck + 52 * scale
    size = draft.size(18 * k)
    wide = min(560 * k, length * 0.74)
    lines = wrapped(tie.words, wide - 96 * k, size, "serif", True)
    high = (len(lines) * 1.3 + 0.9) * size
    left = min(x + 52 * scale, start + length - wide)
    nodes: list[Node] = [
        Rect(4, 6, wide, high, 7, fill=SHADE, fill_opacity=0.38),
        Rect(0, 0, wide, high, 7, fill=LIGHT, stroke=BRASS, width=2.4),
    ]
    for i, line in enumerate(lines):
        nodes.append(Text(20 * k, size * (1.35 + 1.3 * i), line, size, "serif", INK, bold=True))
    nodes.append(Text(wide - 14 * k, high - 9 * k, "CW-53", draft.size(13), "sans", SOFT_INK, "end"))
    draft.pieces.append(framed("compared", Box(left, y - high / 2, wide, high), nodes, 10))
    if tie.place is not None:
        _badge(draft, tie.high, tie.low, x, y, 34 * scale)


def _badge(draft: Draft, high: int, low: int, x: float, y: float, r: float) -> None:
    size = max(13.0, r * 0.74)
    nodes: list[Node] = [
        Circle(r * 1.06, r * 1.1, r, fill=SHADE, fill_opacity=0.4),
        Circle(r, r, r, fill=DEEP_SEA, stroke=INK, width=2.5),
        Circle(r, r, r * 0.86, stroke=BRASS, width=1.6),
        Text(r * 0.54, r + size * 0.35, str(high), size, "title", BRIGHT_BRASS, "middle", True),
        Text(r * 1.48, r + size * 0.35, str(low), size, "title", LIGHT, "middle", True),
        Path(
            f"M{r * 0.88:.1f} {r * 0.82:.1f}l{r * 0.24:.1f} {r * 0.18:.1f}l{-r * 0.24:.1f} {r * 0.18:.1f}",
            stroke=LIGHT,
            width=2.4,
        ),
    ]
    draft.pieces.append(framed("compared-badge", Box(x - r, y - r, 2 * r, 2 * r), nodes, 8))
