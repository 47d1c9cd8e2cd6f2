"""Behind the curtain: what winning the battle would bring (CW-45, CW-79)."""

from __future__ import annotations

from captains.games.captains_war.picture.gains import gain_symbol
from captains.games.captains_war.picture.table.stage import StageDraft
from captains.games.captains_war.picture.table.tokens import gain_tag
from captains.games.captains_war.picture.words import say
from captains.games.captains_war.rules.reward import given
from captains.games.captains_war.rules.tracks import open_circles
from captains.games.captains_war.state import Battle
from captains.scene.lettering import shown_name, wrapped
from captains.scene.nodes import Circle, Node, Path, Text, Use
from captains.scene.page import Box
from captains.scene.palette import BLOOD, INK, SOFT_INK, WHITE
from captains.scene.widgets import dotted, framed, line_of, panel, ribbon


def spoils(draft: StageDraft, battle: Battle, box: Box) -> None:
    """What winning would bring: GP, or circles of a track with their gains (CW-45)."""
    k, pad, sheet, (coins, circles) = draft.k, 34 * draft.k, draft.sheet, given(draft.state)
    other = battle.defender if draft.seat == battle.attacker else battle.attacker
    nodes: list[Node] = [
        *panel(0, 0, box.w, box.h, 18 * k),
        *ribbon(box.w / 2, 4 * k, say("crew.win"), draft.size(18 * k)),
    ]
    big, fine = draft.size(21 * k), draft.size(17 * k)
    rows = [box.h * share for share in (0.24, 0.6, 0.83)]
    icon = min(44 * k, box.h * 0.17)
    lead, start = pad + 58 * k, box.w * 0.5
    if coins:
        nodes.append(Use("coin", pad + 24 * k, rows[0], icon))
        nodes.append(Text(lead, rows[0] - 2 * k, say("gain.coins", n=coins), big, "serif", INK, bold=True))
        key = "crew.keeps" if other == draft.state.mode.legend else "crew.has"
        has = say(key, name=shown_name(draft.name(other)), n=draft.state.captains[other].coins.held)
        nodes.append(line_of(lead, rows[0] + fine * 1.2, has, fine, start - lead - 6 * k, fill=SOFT_INK))
        pitch = min(50 * k, (box.w - pad - start) / coins)
        for i in range(coins):
            nodes.append(Use("coin", start + pitch * (i + 0.5), rows[0], pitch * 0.76))
    else:
        nodes.append(line_of(pad, rows[0], say("crew.no_coins"), big, box.w - 2 * pad, "serif", SOFT_INK, italic=True))
    line = box.h * 0.405
    nodes.append(dotted(pad, line, box.w - pad))
    for kind, printed in enumerate(sheet.kinds):
        y = rows[kind + 1]
        nodes.append(Use(printed.symbol, pad + 24 * k, y, icon * 0.95))
        words = say("crew.track", track=printed.one)
        nodes.append(line_of(lead, y + big * 0.35, words, big, start - lead - 4 * k, "serif", INK, bold=True))
        nodes += _stretch(draft, kind, circles, start, y, box.w - pad - start)
    draft.pieces.append(framed("spoils", box, nodes, 14))


def _stretch(draft: StageDraft, kind: int, circles: int, x: float, y: float, w: float) -> list[Node]:
    """The next circles of a track that could be filled in, each with its gain."""
    k, sheet, at = draft.k, draft.sheet, draft.captain.tracks[kind]
    free = open_circles(sheet, draft.captain, kind, circles)
    if not free:
        size = draft.size(17 * k)
        lines = wrapped(say("crew.locked" if circles else "crew.no_circles"), w, size)
        return [
            Text(x, y + size * (0.35 + 1.2 * i - 0.6 * (len(lines) - 1)), line, size, "serif", SOFT_INK, italic=True)
            for i, line in enumerate(lines)
        ]
    nodes: list[Node] = []
    pitch, r = min(140 * k, w / free), 20 * k
    for i in range(free):
        circle = sheet.kinds[kind].track[at + i]
        cx = x + r + pitch * i
        nodes.append(Circle(cx, y, r, fill=WHITE, stroke=BLOOD, width=4.4 * k))
        if kind and draft.state.mode.boat_by == "printed":
            nodes.append(Text(cx, y + 6 * k, str(circle.rp), max(13.0, 19 * k), "sans", BLOOD, "middle", True))
        if circle.gain is not None:
            nodes.append(Path(f"M{cx + r + 2 * k:.1f} {y:.1f}h{16 * k:.1f}", stroke=SOFT_INK, width=1.8))
            amount = circle.gain.amount if circle.gain.kind == "coins" else 0
            nodes += gain_tag(cx + r + 39 * k, y, 42 * k, gain_symbol(sheet, circle.gain), amount)
    return nodes
