"""The podium of the Naval Battle: who earns which War bonus."""

from __future__ import annotations

from captains.games.captains_war.picture.table.draft import Draft, named
from captains.games.captains_war.picture.table.told import Told
from captains.games.captains_war.picture.words import say
from captains.scene.ensigns import filled, flag
from captains.scene.lettering import shown_name
from captains.scene.nodes import Circle, Node, Path, Rect, Text, Use
from captains.scene.page import Box
from captains.scene.palette import BRIGHT_BRASS, INK, LIGHT, SAND, SOFT_INK, WOOD
from captains.scene.widgets import framed, line_of, panel, ribbon

TONES = (BRIGHT_BRASS, "#E8DFC8", SAND)
HEIGHTS = (0.62, 0.45, 0.34)


def podium(draft: Draft, told: Told, order: list[int], box: Box) -> None:
    """Steps for the ranks that pay; captains of equal rank stand side by side; the others are named below."""
    k, rp = draft.k, draft.state.mode.war_rp
    nodes: list[Node] = [*panel(0, 0, box.w, box.h, 18 * k)]
    nodes += ribbon(box.w / 2, 4 * k, say("naval.bonus"), draft.size(18 * k), box.w - 30 * k)
    rest = [seat for seat in order if draft.state.ranks[seat] > len(rp)]
    line = draft.size(19 * k) * 1.6
    base = box.h - 46 * k - line * max(1, len(rest))
    width = (box.w - 48 * k) / len(rp)
    middle = [1, 0, 2][: len(rp)] if len(rp) > 2 else list(range(len(rp)))[::-1]
    for place, i in enumerate(middle):
        x = 24 * k + width * place
        seats = [seat for seat in order if draft.state.ranks[seat] == i + 1]
        nodes += _step(
            draft, told, i, seats, Box(x, base - (base - 60 * k) * HEIGHTS[i], width, (base - 60 * k) * HEIGHTS[i])
        )
    nodes.append(Rect(18 * k, base, box.w - 36 * k, 12 * k, 3, fill=WOOD, stroke=INK, width=2.2))
    if told.ranked:
        for i, seat in enumerate(rest):
            y = base + 28 * k + line * (i + 0.5)
            nodes += flag(36 * k, y - 11 * k, 34 * k, 22 * k, draft.colour(seat))
            words = say("naval.no_bonus", name=shown_name(draft.name(seat)), n=draft.state.totals[seat])
            size = draft.size(19 * k)
            nodes.append(line_of(86 * k, y + size * 0.3, words, size, box.w - 108 * k, "serif", SOFT_INK, italic=True))
    draft.pieces.append(framed("podium", box, nodes, 14))


def _step(draft: Draft, told: Told, i: int, seats: list[int], box: Box) -> list[Node]:
    """One step of the podium with those who stand on it."""
    k, rp = draft.k, draft.state.mode.war_rp[i]
    mid = box.x + box.w / 2
    nodes: list[Node] = [
        Rect(box.x + 4 * k, box.y, box.w - 8 * k, box.h, fill=TONES[i], stroke=INK, width=2.4),
        Rect(box.x + box.w * 0.72, box.y + 2, box.w * 0.25 - 4 * k, box.h - 4, fill=SOFT_INK, fill_opacity=0.14),
        Rect(box.x, box.y - 8 * k, box.w, 18 * k, 3, fill=TONES[i], stroke=INK, width=2.4),
    ]
    wide = min(92 * k, box.w * 0.62)
    high = min(118 * k, box.h - 56 * k, wide * 1.28)
    top = box.y + 24 * k
    shown = seats if told.ranked else []
    left, right, cut = mid - wide / 2, mid + wide / 2, high * 0.19
    parts = (
        ((left, top), (mid, top), (mid, top + high - cut), (left, top + high)),
        ((mid, top), (right, top), (right, top + high), (mid, top + high - cut)),
    )
    if len(shown) == 1:
        nodes += filled(parts, draft.colour(shown[0]), 12 * k)
    elif shown:
        nodes += filled(parts[:1], draft.colour(shown[0]), 12 * k) + filled(parts[1:], draft.colour(shown[1]), 12 * k)
    else:
        nodes.append(Path(_outline(left, right, mid, top, high, cut), fill=LIGHT))
    nodes.append(Path(f"M{left - 6 * k:.1f} {top:.1f}H{right + 6 * k:.1f}", stroke=INK, width=5 * k))
    nodes.append(Path(_outline(left, right, mid, top, high, cut), stroke=INK, width=2.4))
    r = min(33 * k, high * 0.3)
    size = max(14.0, r * 1.06)
    nodes.append(Circle(mid, top + high * 0.42, r, fill=LIGHT, stroke=INK, width=2))
    nodes.append(Text(mid, top + high * 0.42 + size * 0.35, str(rp), size, "title", INK, "middle", True))
    return nodes + _standing(draft, shown, i, box)


def _outline(left: float, right: float, mid: float, top: float, high: float, cut: float) -> str:
    tip = top + high
    return f"M{left:.1f} {top:.1f}H{right:.1f}V{tip:.1f}L{mid:.1f} {tip - cut:.1f}L{left:.1f} {tip:.1f}Z"


def _standing(draft: Draft, seats: list[int], i: int, box: Box) -> list[Node]:
    """Flags above the step, names at its foot."""
    k, nodes = draft.k, []
    pitch = min(54 * k, box.w / max(1, len(seats)))
    for n, seat in enumerate(seats):
        x = box.x + box.w / 2 + (n - (len(seats) - 1) / 2) * pitch
        nodes += list(flag(x - 17 * k, box.y - 44 * k, min(38 * k, pitch * 0.75), 25 * k, draft.colour(seat)))
        size = draft.size(20 * k)
        y = box.y + box.h - 12 * k - size * 1.15 * (len(seats) - 1 - n)
        nodes += named(
            box.x + box.w / 2, y, draft.name(seat), box.w - 14 * k, size, "serif", fill=INK, anchor="middle", bold=True
        )
    if seats and i == 0:
        nodes.append(Use("hat", box.x + box.w / 2, box.y - 84 * k, 72 * k))
    return nodes
