"""The strip under the map: what happened last, each with a crest and a picture, newest at the right."""

from __future__ import annotations

from captains.games.pirate_islands.picture.table.draft import Draft
from captains.games.pirate_islands.picture.telling import told_last
from captains.games.pirate_islands.picture.words import say
from captains.scene.lettering import text_width
from captains.scene.nodes import Circle, Group, Node, Use
from captains.scene.palette import FOAM, LIGHT, SHALLOW
from captains.scene.picture import Past, Sentence
from captains.scene.told_note import told_pick
from captains.scene.widgets import WELL_EDGE, framed, line_of, well

NEWEST = "#FFF3C9"
MOST = 14
ICONS = frozenset({"cross", "glass", "crown", "hand", "die"})
"""Symbols that take the colour they are given."""


def strip(draft: Draft) -> None:
    """Draw as many of the last sentences as fit: in a row, or below each other where the strip is high."""
    box, k = draft.layout.strip, draft.k
    told = told_last(draft.sight.setup, draft.sight.log, draft.state, MOST)
    past = [each for each in told if not each.sentence.opens]
    line = draft.size(27) * 1.9
    nodes: list[Node] = [well(0, 0, box.w, box.h, 8 * k)]
    nodes += _lines(draft, past, line) if box.h > 2.6 * line else _row(draft, past)
    draft.pieces.append(framed("strip", box, nodes, 2))
    names = [seat.name for seat in draft.sight.setup.seats]
    draft.picks += told_pick(box, say("button.log"), past, names)


def _lines(draft: Draft, past: list[Past], pitch: float) -> list[Node]:
    """Below each other, the newest at the foot."""
    box, k, size = draft.layout.strip, draft.k, draft.size(27)
    shown = past[-int((box.h - 10 * k) / pitch) :]
    top = box.h - pitch * len(shown) - 5 * k
    nodes: list[Node] = []
    for i, each in enumerate(shown):
        last = i == len(shown) - 1
        at = top + pitch * i
        nodes.append(Group(tuple(_mark(draft, each.sentence, 16 * k, pitch)), y=at))
        start = 16 * k + _lead(each.sentence, pitch)
        room = box.w - start - 16 * k
        words, tint = _words(draft, each.sentence), _tint(draft, each, last)
        nodes.append(line_of(start, at + pitch / 2 + size * 0.35, words, size, room, fill=tint, bold=last))
    return nodes


def _row(draft: Draft, past: list[Past]) -> list[Node]:
    """Side by side, the newest at the right."""
    box, k = draft.layout.strip, draft.k
    size, gap = draft.size(19), 46 * k
    kept: list[tuple[Past, float]] = []
    room = box.w - 36 * k
    for i, each in enumerate(reversed(past)):
        wide = _lead(each.sentence, box.h) + text_width(_words(draft, each.sentence), size, "sans", i == 0)
        if kept and room < wide + gap:
            break
        room -= wide + (gap if kept else 0)
        kept.append((each, wide))
    kept.reverse()
    nodes: list[Node] = []
    x = 18 * k
    for i, (each, wide) in enumerate(kept):
        last = i == len(kept) - 1
        nodes += _mark(draft, each.sentence, x, box.h)
        start = x + _lead(each.sentence, box.h)
        words, tint = _words(draft, each.sentence), _tint(draft, each, last)
        nodes.append(line_of(start, box.h / 2 + size * 0.35, words, size, box.w - start - 12 * k, fill=tint, bold=last))
        x += wide + gap
        if not last:
            nodes.append(Circle(x - gap / 2, box.h / 2, 3.4 * k, fill=WELL_EDGE))
    return nodes


def _tint(draft: Draft, past: Past, last: bool) -> str:
    """Brightest the last, brighter what has not been seen yet."""
    return NEWEST if last else FOAM if past.n >= draft.sight.since else SHALLOW


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
