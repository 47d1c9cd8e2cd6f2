"""Posters of the games in their frames, and the one red button: Set sail."""

from __future__ import annotations

import re

from captains.scene.controls import CHART_SHADOW, CREAM
from captains.scene.lettering import text_width, wrapped
from captains.scene.nodes import Node, Path, Rect, Text
from captains.scene.page import Box, Does, Note, Pick, Piece
from captains.scene.palette import BLOOD, BRASS, BRIGHT_BRASS, INK, LIGHT, SOFT_INK
from captains.scene.spread import Spread
from captains.scene.widgets import LEAST_TEXT, icon, line_of, tick
from captains.screen.pages.shelf import Shelf, span_words

LINES = 3
"""How many lines a poster says what its game is about in."""


def caption_height(spread: Spread, about_lines: int) -> float:
    """How much of a poster's frame is its name, what it is about and for how many."""
    return spread.em(38) * 1.55 + about_lines * spread.em(22) * 1.35 + spread.em(20) * 2.0


def tagline(about: str, room: float, size: float) -> tuple[str, ...]:
    """What a game is about in at most `LINES` lines: up to the first colon or full stop, else to the last comma that
    leaves it whole."""
    words = re.split(r"[:.]", about)[0].strip()
    while len(lines := wrapped(words, room, size, "serif")) > LINES and "," in words:
        words = words[: words.rindex(",")]
    return lines if len(lines) <= LINES else wrapped(words, room, size, "serif", most=LINES)


def poster(spread: Spread, box: Box, shelf: Shelf, id: str, chosen: bool = False) -> None:
    """A game's poster: its picture in a frame, below it name, a sentence, the number of players."""
    game = shelf.cover(id)
    frame = spread.px(12)
    big, small, least = spread.em(38), spread.em(22), spread.em(20)
    room = box.w - 2 * frame - spread.px(20)
    about = tagline(game.about, room, small)
    foot = caption_height(spread, len(about))
    art = Box(frame, frame, box.w - 2 * frame, box.h - foot - frame)
    nodes: list[Node] = [Rect(6, 8, box.w, box.h, 16, CHART_SHADOW, fill_opacity=0.36)]
    if chosen:
        nodes.append(Rect(-6, -6, box.w + 12, box.h + 12, 21, BRIGHT_BRASS, INK, 2))
    nodes.append(Rect(0, 0, box.w, box.h, 16, CREAM, INK, 2.6))
    cx, y = box.w / 2, box.h - foot + big * 1.12
    nodes.append(line_of(cx, y, game.name, big, room, "title", INK, "middle", True))
    y += small * 0.12
    for line in about:
        y += small * 1.35
        nodes.append(Text(cx, y, line, small, "serif", SOFT_INK, "middle", italic=True))
    y += least * 1.5
    words = span_words(game)
    run = text_width(words, least, "sans", True)
    nodes.append(icon("person", cx - run / 2 - least * 0.3, y - least * 0.36, least * 1.2, BRASS))
    nodes.append(line_of(cx + least * 0.8, y, words, least, room, "sans", INK, "middle", True))
    spread.draw(f"poster-{id}-frame", box, nodes, 18)
    spread.pieces.append(_art(spread, f"poster-{id}", box, art, shelf, id))
    if chosen:
        r = spread.px(26)
        spread.draw(f"poster-{id}-tick", Box(box.x + box.w - r * 1.5, box.y - r * 0.5, 2 * r, 2 * r), tick(r, r, r - 2))


def _art(spread: Spread, name: str, box: Box, art: Box, shelf: Shelf, id: str) -> Piece:
    return Piece(name, Box(box.x + art.x, box.y + art.y, art.w, art.h), shelf.poster(id, art.w, art.h))


def set_sail(spread: Spread, box: Box, does: Does, ready: bool, note: Note | None = None, order: int = 0) -> None:
    """The red button; paler while something is missing, when `does` says what."""
    w, h = box.w, box.h
    size = max(LEAST_TEXT, min(h * 0.56, w * 0.15))
    words = "Set sail"
    run = text_width(words, size, "title", True)
    fill = BLOOD if ready else "#B9807B"
    gold = BRIGHT_BRASS if ready else "#EBD9B4"
    ship = size * 1.35
    x = (w - run - ship * 1.15) / 2
    nodes: tuple[Node, ...] = (
        Rect(4, 7, w, h, h * 0.22, CHART_SHADOW, fill_opacity=0.4),
        Rect(-6, -6, w + 12, h + 12, h * 0.28, stroke=INK, width=5.4),
        Rect(-6, -6, w + 12, h + 12, h * 0.28, stroke=gold, width=4),
        Rect(0, 0, w, h, h * 0.22, fill, INK, 2.6),
        Rect(6, 6, w - 12, h - 12, h * 0.16, stroke=gold, width=1.6),
        icon("ship", x + ship / 2, h / 2 - size * 0.04, ship, gold),
        Text(x + ship * 1.15, h / 2 + size * 0.34, words, size, "title", LIGHT, bold=True),
    )
    spread.draw("set-sail-drawn", box, nodes, 14)
    spread.picks.append(
        Pick("set-sail", box, does, state="quiet", note=note, key="enter", order=order, radius=h * 0.22)
    )


def rule_line(x: float, y: float, x2: float) -> Node:
    """A fine brass line under a heading."""
    return Path(f"M{x:.1f} {y:.1f}H{x2:.1f}", stroke=BRASS, width=1.6)
