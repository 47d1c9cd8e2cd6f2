"""A stretch of a track laid flat: circles, locks between them, gains above."""

from __future__ import annotations

from captains.games.captains_war.picture.gains import gain_symbol
from captains.games.captains_war.picture.solo.glyphs import PLAYER
from captains.games.captains_war.picture.solo.hands import cross_track
from captains.games.captains_war.picture.table.draft import Draft
from captains.games.captains_war.picture.table.large_sheet import faded
from captains.games.captains_war.picture.table.tokens import gain_tag
from captains.scene.nodes import Circle, Node, Path, Rect, Text, Use
from captains.scene.page import Box
from captains.scene.palette import BLOOD, BRASS, PENCIL, SOFT_INK, WHITE
from captains.scene.pencil import pencil_hatch

SHOWN = 6


def flat_track(
    draft: Draft, kind: int, box: Box, most: int, fills: int, ghost: bool
) -> tuple[list[Node], dict[int, tuple[float, float]], float]:
    """The six circles about the next one in a box: nodes, the middle of each circle by its number, and their radius.

    Of the `most` circles that may be taken none is left out; `fills` are shown as filled in, palely where `ghost`.
    """
    track, at = draft.sheet.kinds[kind].track, draft.captain.tracks[kind]
    first = max(0, min(at - 2, len(track) - SHOWN))
    numbers = list(range(first, min(max(first + SHOWN, at + most), len(track))))
    locks = sum(1 for i in numbers[1:] if track[i].lock is not None)
    r = min(23 * draft.k, box.w / (len(numbers) * 3.1 + locks))
    pitch = min((box.w - 2 * r - 18 * draft.k) / max(1, len(numbers) - 1 + locks * 0.3), r * 3.2)
    tag = r * 1.9
    y = box.y + box.h - r * 1.45
    spots: dict[int, tuple[float, float]] = {}
    wide = pitch * (len(numbers) - 1 + locks * 0.3)
    x = box.x + (box.w - wide) / 2
    for i in numbers:
        if i > first:
            x += pitch * (1.3 if track[i].lock is not None else 1.0)
        spots[i] = (x, y)
    left, right = spots[numbers[0]][0], spots[numbers[-1]][0]
    nodes: list[Node] = [
        Rect(
            left - r - 9,
            y - r - 7,
            right - left + 2 * r + 18,
            2 * r + 14,
            r + 7,
            fill="#F0DFB9",
            stroke=BRASS,
            width=1.4,
        ),
        Path(f"M{left:.1f} {y:.1f}H{right:.1f}", stroke=BLOOD, width=3),
    ]
    for i in numbers:
        nodes += _circle(draft, kind, i, spots[i], r, tag, box.y)
        lock = track[i].lock
        if lock is not None and i > first:
            nodes.append(Use("lock", (spots[i - 1][0] + spots[i][0]) / 2, y, r * 1.25))
        seed, wide = f"flat {kind} {i}", max(1.3, r * 0.09)
        hatch = pencil_hatch(*spots[i], r * 0.86, seed, wide)
        if draft.state.mode.legend is not None:
            hatch = cross_track(*spots[i], r * 0.92, PLAYER, seed, wide * 2, PENCIL)
        if i < at:
            nodes += hatch
        elif i < at + fills:
            nodes += faded(hatch, 0.55 if ghost else 1.0)
    return nodes, spots, r


def _circle(draft: Draft, kind: int, i: int, spot: tuple[float, float], r: float, tag: float, top: float) -> list[Node]:
    """One circle with its value and its gain above."""
    circle = draft.sheet.kinds[kind].track[i]
    x, y = spot
    nodes: list[Node] = []
    if circle.gain is not None:
        ty = max(top + tag / 2, y - r - tag * 1.05)
        nodes.append(Path(f"M{x:.1f} {y - r:.1f}V{ty + tag / 2:.1f}", stroke=SOFT_INK, width=1.6))
        amount = circle.gain.amount if circle.gain.kind == "coins" else 0
        nodes += gain_tag(x, ty, tag, gain_symbol(draft.sheet, circle.gain), amount)
    nodes.append(Circle(x, y, r * 0.92, fill=WHITE, stroke=BLOOD, width=max(2.4, r * 0.19)))
    if kind and draft.state.mode.boat_by == "printed":
        size = max(13.0, r * 0.87)
        nodes.append(Text(x, y + size * 0.35, str(circle.rp), size, "sans", BLOOD, "middle", True))
    return nodes
