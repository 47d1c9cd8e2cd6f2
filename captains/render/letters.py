"""Letters that the program's fonts lack, settled before rendering: a font of the system, or one ring for each."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Literal

from msgspec.structs import replace

from captains.render.system_fonts import system_has
from captains.scene.lettering import clusters, has_letters, text_width
from captains.scene.nodes import Circle, Drawing, Group, Node, Text
from captains.scene.svg import FAMILIES, every

Kind = Literal["plain", "leftward", "ring"]
"""How a letter is set: from left to right, from right to left, or as a ring, since no font has it."""
_ROOM = 0.62
"""How far a ring runs, in the em."""
_ALPHABETS = (("\u0000", "\u052f"), ("\u1e00", "\u1fff"))
"""The spans of Latin, Greek and Cyrillic."""


def needs_settling(drawing: Drawing) -> bool:
    """Whether some text of the drawing has a letter its face lacks."""
    return any(isinstance(node, Text) and not _has(node, node.text) for node in every(drawing.nodes))


def settled(drawing: Drawing) -> tuple[Drawing, bool]:
    """The drawing with such texts taken apart, and whether fonts of the system are needed for it."""
    nodes = tuple(part for node in drawing.nodes for part in _settle(node))
    foreign = any(isinstance(node, Text) and not _has(node, node.text) for node in every(nodes))
    return replace(drawing, nodes=nodes), foreign


def _has(node: Text, text: str) -> bool:
    return has_letters(text, node.font, node.bold, node.italic)


def _settle(node: Node) -> tuple[Node, ...]:
    if isinstance(node, Group):
        return (replace(node, nodes=tuple(part for inner in node.nodes for part in _settle(inner))),)
    if isinstance(node, Text) and not _has(node, node.text):
        return _taken_apart(node)
    return (node,)


def _taken_apart(node: Text) -> tuple[Node, ...]:
    """Runs of letters that are set as one, laid out one after the other about the text's own anchor.

    The fonts alone know how far foreign letters run, so as much as can be is left to one run.
    """
    letters = [_bare(node, letter) for letter in clusters(unicodedata.normalize("NFC", node.text))]
    node = replace(node, text="".join(letters))
    runs = [
        (kind, [letter for _, letter in run])
        for kind, run in groupby(zip(_kinds(node, letters), letters, strict=True), itemgetter(0))
    ]
    if [kind for kind, _ in runs] == ["plain"]:
        return (node,)
    widths = [_ROOM * node.size * len(run) if kind == "ring" else _width(node, "".join(run)) for kind, run in runs]
    left = -sum(widths) * {"start": 0.0, "middle": 0.5, "end": 1.0}[node.anchor]
    parts: list[Node] = []
    for (kind, run), wide in zip(runs, widths, strict=True):
        if kind == "ring":
            parts += [_ring(left + _ROOM * node.size * (n + 0.5), node) for n in range(len(run))]
        elif words := "".join(run).strip():
            # Spaces at either end of a text are not kept in SVG.
            at = left + _width(node, "".join(run)[: "".join(run).index(words)])
            parts.append(replace(node, text=words, x=at, y=0.0, anchor="start", turn=0.0))
        left += wide
    return (Group(tuple(parts), x=node.x, y=node.y, turn=node.turn),)


def _bare(node: Text, letter: str) -> str:
    """A letter, without marks that could only come from another font than the letter itself: they would become boxes.

    It is so in alphabets of which the program's own faces have the letters; fonts of other scripts have their marks.
    """
    ours = any(first <= letter[0] <= last for first, last in _ALPHABETS)
    if len(letter) == 1 or not ours or unicodedata.category(letter[1]) != "Mn":
        return letter
    whole = not _has(node, letter[0]) and any(has_letters(letter, face) for face in FAMILIES)
    return letter if whole or _has(node, letter) else letter[0]


def _width(node: Text, text: str) -> float:
    """How wide a part of the text runs, the space after each of its letters included."""
    return text_width(text, node.size, node.font, node.bold, node.italic) + node.spacing * len(text)


def _kinds(node: Text, letters: Sequence[str]) -> list[Kind]:
    """What each letter is. Of signs and spaces only those between letters from right to left go with these:
    in a sentence about such a name, what follows it keeps its place."""
    kinds: list[Kind | None] = [_kind(node, letter) for letter in letters]
    before: Kind = "plain"
    for n, kind in enumerate(kinds):
        if kind is None:
            after = next((later for later in kinds[n:] if later is not None), "plain")
            kinds[n] = "leftward" if before == after == "leftward" else "plain"
        else:
            before = kind
    return [kind or "plain" for kind in kinds]


def _kind(node: Text, letter: str) -> Kind | None:
    """What a letter is, None for a sign or space that has no direction of its own."""
    if not _has(node, letter) and not system_has(letter):
        return "ring"
    direction = unicodedata.bidirectional(letter[0])
    return "leftward" if direction in ("R", "AL") else "plain" if direction in ("L", "EN") else None


def _ring(x: float, node: Text) -> Circle:
    return Circle(x, -0.32 * node.size, 0.25 * node.size, stroke=node.fill, width=node.size * 0.07)
