"""The Legendary Captain's card at the table: name, what it has, how it stands, and the lines of the card (CW-84)."""

from __future__ import annotations

from captains.games.captains_war.picture.solo.card_words import card_lines
from captains.games.captains_war.picture.table.draft import TableDraft, named
from captains.games.captains_war.picture.table.others import figure_row, figures
from captains.games.captains_war.picture.words import say
from captains.scene.ensigns import band, flag
from captains.scene.lettering import shown_name, text_width, wrapped
from captains.scene.nodes import Node, Path, Rect, Text
from captains.scene.page import Line, Note, Pick, Show
from captains.scene.palette import BLOOD, INK, PAPER, PAPER_SHADE, RED_PENCIL, SOFT_INK
from captains.scene.widgets import LEAST_TEXT, framed, line_of, shadow

CLAUSES = ("CW-71", "CW-79", "CW-79", "CW-84")


def captain_card(draft: TableDraft) -> None:
    """Draw the card; hovering tells all of it, clicking looks at the sheet."""
    legend, card = draft.state.mode.legend, draft.state.mode.card
    assert legend is not None and card is not None, "a solo game"
    (box,), k = draft.layout.cards, draft.k * (0.74 if draft.layout.narrow else 1.0)
    left, colour = 24 * k, draft.colour(legend)
    nodes: list[Node] = [
        *shadow(0, 0, box.w, box.h, 5, 0.7 * k),
        Rect(0, 0, box.w, box.h, 5, fill=PAPER, stroke=INK, width=1),
        *band(0.8, 0.8, 11 * k, box.h - 1.6, colour, 8 * k),
        Path(f"M{0.8 + 11 * k:.1f} 1V{box.h - 1:.1f}", stroke=INK, width=0.8),
        *flag(left + 2 * k, 18 * k, 36 * k, 22 * k, colour),
    ]
    size = draft.size(25 * k)
    nodes += named(left + 52 * k, 37 * k, draft.name(legend), box.w - left - 110 * k, size, "title", bold=True)
    nodes.append(Rect(box.w - 42 * k, 17 * k, 24 * k, 24 * k, stroke=RED_PENCIL, width=3 * k))
    y = 60 * k
    symbols = tuple(row.symbol for row in draft.sheet.resources)
    for row in figures(draft.state.captains[legend], symbols):
        y += 14 * k
        nodes += figure_row(draft, row, left, box.w - 12 * k, y, k * 1.12)
        y += 22 * k
    nodes.append(Path(f"M{left:.1f} {y:.1f}H{box.w - 14 * k:.1f}", stroke=PAPER_SHADE, width=1.5))
    nodes += _lines(draft, left, y + 6 * k, box.w - left - 14 * k, box.h - y - 14 * k, k)
    draft.pieces.append(framed(f"card-{legend}", box, nodes, 10))
    if not (draft.state.phase == "attack" and draft.acting):
        note = card_note(draft)
        draft.picks.append(Pick(f"look-{legend}", box, Show("enlarge", 0), state="quiet", note=note, order=70))


def card_note(draft: TableDraft) -> Note:
    """All of the card."""
    card = draft.state.mode.card
    assert card is not None, "a solo game"
    told = card_lines(draft.sheet, card)
    lines = tuple(Line(f"{head}: {words}", (), clause) for (head, words), clause in zip(told, CLAUSES, strict=True))
    return Note(shown_name(card.name), lines, "hat")


def _lines(draft: TableDraft, x: float, y: float, w: float, h: float, k: float) -> list[Node]:
    """As many lines of the card as there is room for, the rewards first."""
    assert draft.state.mode.card is not None, "a solo game"
    told = card_lines(draft.sheet, draft.state.mode.card)
    size = draft.size((18 if draft.layout.narrow else 20) * k)
    head = max(text_width(words, size, "serif", True) for words, _ in told) + 12 * k
    for size_ in (size, draft.size(LEAST_TEXT), LEAST_TEXT * 1.15, LEAST_TEXT):
        lead = head * size_ / size
        blocks = [wrapped(words, w - lead, size_) for _, words in told]
        if sum(map(len, blocks)) * size_ * 1.3 <= h:
            break
    while blocks and sum(map(len, blocks)) * size_ * 1.3 > h:
        at = 0 if len(blocks) > 3 else len(blocks) - 1
        del blocks[at]
        told = (*told[:at], *told[at + 1 :])
    pitch = size_ * 1.3
    spare = max(0.0, h - sum(map(len, blocks)) * pitch) / max(1, len(blocks))
    gap = min(spare, size_ * 0.9)
    nodes: list[Node] = []
    for (words, _), block in zip(told, blocks, strict=True):
        nodes.append(line_of(x, y + size_, words, size_, lead, "serif", BLOOD, bold=True))
        nodes += [Text(x + lead, y + size_ + i * pitch, line, size_, "sans", INK) for i, line in enumerate(block)]
        y += len(block) * pitch + gap
    if not nodes and h >= size_ * 1.2:
        nodes.append(line_of(x, y + size_, say("legend.hover"), size_, w, "serif", SOFT_INK, italic=True))
    return nodes
