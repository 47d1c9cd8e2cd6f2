"""The strip under the map: what happened last, each with a crest and a picture, newest at the right."""

from __future__ import annotations

from captains.games.pirate_islands.picture.table.draft import Draft
from captains.games.pirate_islands.picture.telling import Past, told_last
from captains.scene.lettering import ellipsis, text_width
from captains.scene.nodes import Circle, Node, Use
from captains.scene.palette import FOAM, LIGHT, SHALLOW
from captains.scene.picture import Sentence
from captains.scene.widgets import WELL_EDGE, framed, line_of, well

NEWEST = "#FFF3C9"
MOST = 14
ICONS = frozenset({"cross", "glass", "crown", "hand", "die"})
"""Symbols that take the colour they are given."""


def strip(draft: Draft) -> None:
    """Draw as many of the last sentences as fit."""
    box, k = draft.layout.strip, draft.k
    size, gap = draft.size(19), 46 * k
    past = [
        each
        for each in told_last(draft.sight.setup, draft.sight.log, draft.state, MOST)
        if each.sentence.symbol != "wheel"
    ]
    kept: list[tuple[Past, float]] = []
    room = box.w - 36 * k
    for i, each in enumerate(reversed(past)):
        wide = _lead(each.sentence, box.h) + text_width(_words(draft, each.sentence), size, "sans", i == 0)
        if kept and room < wide + gap:
            break
        room -= wide + (gap if kept else 0)
        kept.append((each, wide))
    kept.reverse()
    nodes: list[Node] = [well(0, 0, box.w, box.h, 8 * k)]
    x = 18 * k
    for i, (each, wide) in enumerate(kept):
        last = i == len(kept) - 1
        nodes += _mark(draft, each.sentence, x, box.h)
        tint = NEWEST if last else FOAM if each.n >= draft.sight.since else SHALLOW
        start = x + _lead(each.sentence, box.h)
        words = ellipsis(_words(draft, each.sentence), box.w - start - 14 * k, size, "sans", last)
        nodes.append(line_of(start, box.h / 2 + size * 0.35, words, size, box.w - start - 12 * k, fill=tint, bold=last))
        x += wide + gap
        if not last:
            nodes.append(Circle(x - gap / 2, box.h / 2, 3.4 * k, fill=WELL_EDGE))
    draft.pieces.append(framed("strip", box, nodes, 2))


def _words(draft: Draft, sentence: Sentence) -> str:
    if sentence.seat is None:
        return sentence.words
    return f"{draft.name(sentence.seat, 14)} {sentence.words}"


def _lead(sentence: Sentence, high: float) -> float:
    return high * (0.68 * ((sentence.seat is not None) + bool(sentence.symbol)) + 0.04)


def _mark(draft: Draft, sentence: Sentence, x: float, high: float) -> list[Node]:
    """Whose deed, and what it was about."""
    nodes: list[Node] = []
    side, mid = high * 0.56, high / 2
    if sentence.seat is not None:
        nodes.append(Use(f"crest-{draft.state.colours[sentence.seat]}", x + side / 2, mid, side))
        x += high * 0.68
    if sentence.symbol in ICONS:
        nodes.append(Use(sentence.symbol, x + side / 2, mid, side * 0.86, ink=LIGHT))
    elif sentence.symbol:
        nodes.append(Use(sentence.symbol, x + side / 2, mid, side))
    return nodes
