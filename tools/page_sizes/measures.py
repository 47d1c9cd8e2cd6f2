"""Measures of one page in one format: what reaches over an edge, lies on something else, or is too small to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from captains.scene.nodes import Drawing, Group, Node, Path, Rect
from captains.scene.page import Box, Format, Page, Pick, Piece
from tools.page_sizes.drawn import Set, holds, sets, touched

LEAST = 13.0
"""The smallest type in physical px."""
HAIR = 1.5


class Fault(Struct, frozen=True, order=True):
    """One thing that is wrong: of which kind, at which piece or pick, in a few words."""

    kind: str
    at: str
    words: str


def faults(page: Page, fmt: Format) -> list[Fault]:
    """Everything that is wrong with this page in this format."""
    return [*_beyond(page, fmt), *_doubled(page), *_on_each_other(page), *_texts(page, fmt)]


def _beyond(page: Page, fmt: Format) -> Iterator[Fault]:
    """Picks, fields and dice that reach over the page's edge, and texts that do."""
    placed = [*((p.id, p.box) for p in page.picks), *((f.name, f.box) for f in page.fields)]
    placed += [(d.id, d.box) for d in page.dice]
    for name, box in placed:
        if over := _over(box, fmt.width, fmt.height):
            yield Fault("over the page's edge", name, over)
        if min(box.w, box.h) * fmt.scale < 16 - 0.1 and not any(d.box is box for d in page.dice):
            yield Fault("too small to hit", name, f"{box.w:.0f} x {box.h:.0f}")


def _over(box: Box, width: float, height: float) -> str:
    """By how much a box reaches over a rectangle at the origin, "" if it does not."""
    sides = {"left": -box.x, "top": -box.y, "right": box.x + box.w - width, "foot": box.y + box.h - height}
    return ", ".join(f"{by:.0f} px at the {side}" for side, by in sides.items() if by > 0.6)


def _doubled(page: Page) -> Iterator[Fault]:
    """Ids and keys that several claim."""
    claims = {
        "id of several pieces": [piece.id for piece in (*page.pieces, *page.over)],
        "id of several picks": [pick.id for pick in page.picks],
        "key of several picks": [pick.key for pick in page.picks if pick.key],
    }
    for kind, names in claims.items():
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield Fault(kind, name, "")


def _on_each_other(page: Page) -> Iterator[Fault]:
    """Hit areas that share room, unless the later one lies wholly on the other: it answers there."""
    fields = [Pick(f"field {f.name}", f.box, does=None) for f in page.fields]  # type: ignore[arg-type]
    for one, other in combinations((*page.picks, *fields), 2):
        if _share(one, other) and not holds(one.box, other.box, HAIR):
            yield Fault("hit areas on each other", one.id, other.id)


def _share(a: Pick, b: Pick, slack: float = 0.9) -> bool:
    """Whether some point lies in both hit areas, a hair's breadth aside."""
    if a.shape == b.shape == "circle":
        (ax, ay), (bx, by) = a.box.middle, b.box.middle
        reach = (min(a.box.w, a.box.h) + min(b.box.w, b.box.h)) / 2 - slack
        return (ax - bx) ** 2 + (ay - by) ** 2 < reach**2
    if "circle" in (a.shape, b.shape):
        disc, box = (a, b.box) if a.shape == "circle" else (b, a.box)
        x, y = disc.box.middle
        dx, dy = max(box.x - x, 0, x - box.x - box.w), max(box.y - y, 0, y - box.y - box.h)
        return dx * dx + dy * dy < max(0.0, min(disc.box.w, disc.box.h) / 2 - slack) ** 2
    across, down = shared(a.box, b.box)
    return across > slack and down > slack


def shared(a: Box, b: Box) -> tuple[float, float]:
    """How wide and how high the part is that two boxes share; below zero where they lie apart."""
    return min(a.x + a.w, b.x + b.w) - max(a.x, b.x), min(a.y + a.h, b.y + b.h) - max(a.y, b.y)


def _texts(page: Page, fmt: Format) -> Iterator[Fault]:
    for level in (page.pieces, page.over):
        words: list[tuple[int, Set, Box]] = []
        for n, piece in enumerate(level):
            k = piece.box.w / piece.drawing.width
            if piece.id.startswith("dim-"):
                words.clear()  # of a dialog over a dialog only the upper one is read
            if not said(piece):
                continue
            lines, clashes, half_on = _lines_of(piece.drawing)
            yield from (Fault("words on words", piece.id, clash) for clash in clashes)
            yield from (Fault("words half on something", piece.id, each) for each in half_on)
            for line in lines:
                if line.size * k * fmt.scale < LEAST - 0.06:
                    yield Fault("words too small", piece.id, f"{line.text!r} at {line.size * k * fmt.scale:.1f} px")
                if over := _over(_within_pad(line.box, piece.drawing), *_inner(piece.drawing)):
                    yield Fault("words over their piece's edge", piece.id, f"{line.text!r}: {over}")
                at = line.box
                words.append((n, line, Box(piece.box.x + at.x * k, piece.box.y + at.y * k, at.w * k, at.h * k)))
        for n, line, box in words:
            if over := _over(box, fmt.width, fmt.height):
                yield Fault("words over the page's edge", level[n].id, f"{line.text!r}: {over}")
        yield from _across(level, words)
        yield from _under_buttons(page, level, words)


def _under_buttons(page: Page, level: Sequence[Piece], words: Sequence[tuple[int, Set, Box]]) -> Iterator[Fault]:
    """Words that a round button, such as one of the corner's, was laid on."""
    places = {piece.id: n for n, piece in enumerate(level)}
    for pick in page.picks:
        at = places.get(f"{pick.id}-drawn", places.get(f"corner-{pick.id}"))
        if pick.shape != "circle" or at is None:
            continue
        for n, line, box in words:
            across, down = shared(box, pick.box)
            if n < at and across > HAIR and down > 0.2 * box.h:
                yield Fault("words under a button", pick.id, f"{line.text!r}")


def _across(level: Sequence[Piece], words: Sequence[tuple[int, Set, Box]]) -> Iterator[Fault]:
    """Words of one piece that lie on words of an earlier one, with nothing opaque between them."""
    ordered = sorted(words, key=lambda each: each[2].y)
    for i, (n, line, box) in enumerate(ordered):
        for m, other, place in ordered[i + 1 :]:
            if place.y >= box.y + box.h:
                break
            across, down = shared(box, place)
            if n == m or across <= HAIR or down <= 0.2 * min(box.h, place.h):
                continue
            below = box if n < m else place
            if not any(_covers(piece, below) for piece in level[min(n, m) + 1 : max(n, m) + 1]):
                yield Fault("words on words", f"{level[n].id} and {level[m].id}", f"{line.text!r} and {other.text!r}")


def _covers(piece: Piece, box: Box) -> bool:
    """Whether a filled form of the piece lies under the whole box."""
    k = piece.box.w / piece.drawing.width
    return any(
        holds(Box(piece.box.x + f.x * k, piece.box.y + f.y * k, f.w * k, f.h * k), box, HAIR)
        for f in _forms(piece.drawing, piece.drawing.nodes, 0, 0)
    )


def _forms(drawing: Drawing, nodes: Sequence[Node], x: float, y: float) -> Iterator[Box]:
    for node in nodes:
        if isinstance(node, Group) and node.scale == 1 and node.turn == 0:
            yield from _forms(drawing, node.nodes, x + node.x, y + node.y)
        elif isinstance(node, Rect) and node.fill.startswith("#") and node.fill_opacity > 0.8:
            yield Box(x + node.x, y + node.y, node.w, node.h)
        elif isinstance(node, Path) and node.fill.startswith("#") and len(nodes) > 1:
            yield Box(0, 0, drawing.width, drawing.height)


def said(piece: Piece) -> bool:
    """Whether the piece's words are the window's own: no print or pencil of a sheet, board or card, nothing typed."""
    return piece.drawing.unit != "mm" and not piece.id.startswith("slip ")


def _pad(drawing: Drawing) -> float:
    """How much room a drawing has about it for shadows and edges, as `framed` gives it.

    It is no place for words, but for a ribbon's that lies on the upper edge.
    """
    only = drawing.nodes[0] if len(drawing.nodes) == 1 else None
    return only.x if isinstance(only, Group) and only.x == only.y and only.scale == 1 else 0.0


def _inner(drawing: Drawing) -> tuple[float, float]:
    pad = _pad(drawing)
    return drawing.width - 2 * pad, drawing.height - pad


def _within_pad(box: Box, drawing: Drawing) -> Box:
    """A line's box from where its room begins, a hair's breadth smaller."""
    return Box(box.x - _pad(drawing) + HAIR, box.y + HAIR, box.w - 2 * HAIR, box.h - 2 * HAIR)


Lines = tuple[tuple[Set, ...], tuple[str, ...], tuple[str, ...]]
_seen: dict[int, tuple[Drawing, Lines]] = {}


def _lines_of(drawing: Drawing) -> Lines:
    """The lines of text of a drawing, which of them lie on each other, and which half on something else.

    Remembered as long as the drawing lives.
    """
    found = _seen.get(id(drawing))
    if found is None or found[0] is not drawing:
        lines = tuple(sets(drawing))
        found = _seen[id(drawing)] = (drawing, (lines, tuple(_clashes(lines)), tuple(touched(drawing))))
    return found[1]


def _clashes(lines: Sequence[Set]) -> Iterator[str]:
    for a, b in combinations(lines, 2):
        across, down = shared(a.box, b.box)
        if across > HAIR and down > 0.2 * min(a.box.h, b.box.h) and a.text != b.text:
            yield f"{a.text!r} and {b.text!r}: {across:.0f} x {down:.0f} px"
