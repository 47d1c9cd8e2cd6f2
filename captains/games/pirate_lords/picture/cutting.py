"""Cards to be cut out: nine to a page, each page of faces followed by the page of their backs."""

from __future__ import annotations

from captains.games.pirate_lords.picture.cards.drawing import HIGH, WIDE, art
from captains.games.pirate_lords.picture.cards.faces import DECK_BACK, Face, face, loot_back, loot_face
from captains.games.pirate_lords.picture.words import say
from captains.games.pirate_lords.sheet import Sheet
from captains.scene.nodes import Drawing, Group, Node, Path, Text
from captains.scene.palette import SOFT_INK

WIDTH, HEIGHT = 210.0, 297.0
EDGE = 8.0
"""Millimetres: the paper, and how much of it stays bare."""


def cut_outs(sheet: Sheet) -> tuple[Drawing, ...]:
    """All cards of a box: those of the game deck, then the loot; printed on both sides each meets its back."""
    deck = [face(sheet, kind, n) for kind, printed in enumerate(sheet.professions) for n in range(printed.cards)]
    deck += [face(sheet, sheet.ship, n) for n in range(sheet.ships)]
    loot = [(loot_face(sheet, kind), loot_back(printed.last)) for kind, printed in enumerate(sheet.loot)]
    pairs = [(each, DECK_BACK) for each in deck]
    pairs += [pair for pair, printed in zip(loot, sheet.loot, strict=True) for _ in range(printed.cards)]
    columns = max(1, int((WIDTH - 2 * EDGE) / sheet.card.width))
    rows = max(1, int((HEIGHT - 2 * EDGE) / sheet.card.height))
    pages: list[Drawing] = []
    first = 0
    for count in shares(len(pairs), columns * rows):
        part = pairs[first : first + count]
        first += count
        pages.append(_page(sheet, [up for up, _ in part], columns, rows, False))
        pages.append(_page(sheet, [back for _, back in part], columns, rows, True))
    return tuple(pages)


def shares(cards: int, most: int) -> list[int]:
    """How many cards go to each page: as many as fit, and the last two share theirs where few would be left over."""
    full, rest = divmod(cards, most)
    if not rest:
        return [most] * full
    if not full or rest * 2 >= most:
        return [most] * full + [rest]
    both = most + rest
    return [most] * (full - 1) + [both - both // 2, both // 2]


def _page(sheet: Sheet, cards: list[Face], columns: int, rows: int, turned: bool) -> Drawing:
    """One side of a page; the back of a page runs from right to left."""
    w, h = sheet.card.width, sheet.card.height
    left, top = (WIDTH - columns * w) / 2, (HEIGHT - rows * h) / 2
    nodes: list[Node] = []
    for i, card in enumerate(cards):
        row, column = divmod(i, columns)
        x = left + (columns - 1 - column if turned else column) * w
        nodes.append(Group(art(card), x=x, y=top + row * h, matrix=(w / WIDE, 0, 0, h / HIGH)))
    marks, right, foot = "", left + columns * w, top + rows * h
    for i in range(columns + 1):
        marks += f"M{left + i * w:.2f} {top - 1.5:.2f}v-4M{left + i * w:.2f} {foot + 1.5:.2f}v4"
    for i in range(rows + 1):
        marks += f"M{left - 1.5:.2f} {top + i * h:.2f}h-2.5M{right + 1.5:.2f} {top + i * h:.2f}h2.5"
    nodes.append(Path(marks, stroke=SOFT_INK, width=0.2))
    words = say("cut.backs" if turned else "cut.faces")
    nodes.append(Text(WIDTH / 2, HEIGHT - EDGE + 0.5, words, 3, "sans", SOFT_INK, "middle"))
    return Drawing(WIDTH, HEIGHT, tuple(nodes), "mm", title=say("title"))
