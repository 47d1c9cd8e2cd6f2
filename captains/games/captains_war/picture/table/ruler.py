"""A ruler of totals: one's own against the span the other side could reach, from all that is public."""

from __future__ import annotations

import math

from captains.games.captains_war.picture.table.crews_known import best_total, least_total
from captains.games.captains_war.picture.table.stage import StageDraft
from captains.games.captains_war.picture.words import say
from captains.games.captains_war.state import Battle
from captains.scene.ensigns import filled
from captains.scene.lettering import shown_name, text_width
from captains.scene.nodes import Node, Path, Rect, Text
from captains.scene.palette import INK, LIGHT, SOFT_INK
from captains.scene.patterns import Outline

STEP = 5


def ruler(draft: StageDraft, battle: Battle, x: float, y: float, w: float, h: float, mine: int) -> list[Node]:
    """The ruler in a box from (x, y): a flag at one's own total, a bar for what the other side could reach."""
    k, seat = draft.k, draft.seat
    other = battle.defender if seat == battle.attacker else battle.attacker
    attacking = other == battle.attacker
    low, high = least_total(draft.state, other, attacking), best_total(draft.state, other, attacking)
    top = max(10, best_total(draft.state, seat, not attacking), high)
    end = math.ceil(top / STEP) * STEP
    scale = y + h * 0.4
    size = draft.size(17 * k)

    def at(value: float) -> float:
        return x + w * value / end

    nodes: list[Node] = [Path(f"M{x:.1f} {scale:.1f}H{x + w:.1f}", stroke=INK, width=2.2)]
    ticks = "".join(f"M{at(v):.1f} {scale:.1f}v{-(6 if v % STEP else 11) * k:.1f}" for v in range(end + 1))
    nodes.append(Path(ticks, stroke=INK, width=1.8))
    nodes += [
        Text(at(v), scale + h * 0.49, str(v), size, "sans", SOFT_INK, "middle", True) for v in range(0, end + 1, STEP)
    ]
    nodes += _span(
        draft,
        other,
        at(low),
        at(high),
        scale + h * 0.06,
        h * 0.23,
        say("crew.reach", name=shown_name(draft.name(other)), least=low, best=high),
        (x, x + w),
    )
    return nodes + _own(draft, at(mine), scale, h * 0.24, say("crew.you", n=mine), x)


def _span(
    draft: StageDraft,
    other: int,
    left: float,
    right: float,
    y: float,
    h: float,
    words: str,
    bounds: tuple[float, float],
) -> list[Node]:
    """From the least to the most the other side could reach."""
    right = max(right, left + h)
    part: Outline = ((left, y), (right, y), (right, y + h), (left, y + h))
    nodes: list[Node] = [
        *filled((part,), draft.colour(other), 12 * draft.k),
        Rect(left, y, right - left, h, 3, stroke=INK, width=1.8),
    ]
    size = draft.size(17 * draft.k)
    wide = text_width(words, size, "sans", True) + 18 * draft.k
    mid = min(max((left + right) / 2, bounds[0] + wide / 2), bounds[1] - wide / 2)
    nodes.append(Rect(mid - wide / 2, y + h * 0.08, wide, h * 0.84, h * 0.4, fill=LIGHT))
    nodes.append(Text(mid, y + h / 2 + size * 0.35, words, size, "sans", INK, "middle", True))
    return nodes


def _own(draft: StageDraft, at: float, scale: float, h: float, words: str, least: float) -> list[Node]:
    """A flag at one's own total; it flies to the left, or to the right where there is no room."""
    size = draft.size(19 * draft.k)
    rise, h = h * 0.45, max(h, size * 1.1)
    wide = text_width(words, size, "sans", True) + h * 0.4 + 16 * draft.k
    side = -1 if at - wide > least - 30 * draft.k else 1
    top = scale - rise - h
    tip = at + side * wide
    cut = tip - side * h * 0.4
    part = f"M{at:.1f} {top:.1f}L{tip:.1f} {top:.1f}L{cut:.1f} {top + h / 2:.1f}"
    part += f"L{tip:.1f} {top + h:.1f}L{at:.1f} {top + h:.1f}Z"
    colour = draft.colour(draft.seat)
    return [
        Path(f"M{at:.1f} {scale + 1:.1f}V{top:.1f}", stroke=INK, width=3.4 * draft.k),
        Path(part, fill=colour.colour, stroke=INK, width=2),
        Text((at + cut) / 2, top + h / 2 + size * 0.35, words, size, "sans", LIGHT, "middle", True),
    ]
