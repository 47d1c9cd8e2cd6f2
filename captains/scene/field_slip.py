"""The slip of paper that a text field is: its drawing, at rest or being typed in."""

from __future__ import annotations

import re
from functools import lru_cache

from captains.scene.lettering import ellipsis, has_letters, text_width
from captains.scene.nodes import Drawing, Node, Path, Rect, Text
from captains.scene.page import TextField
from captains.scene.palette import BRASS, BRIGHT_BRASS, INK, PAPER_SHADE, SOFT_INK, WHITE

PAD = 10.0


def advance(text: str, size: float) -> float:
    """How wide the text runs in a field."""
    return text_width(text, size, "sans")


@lru_cache(256)
def field_drawing(
    width: float,
    height: float,
    size: float,
    words: str,
    hint: str,
    select: tuple[float, float],
    under: tuple[float, float],
    slide: float,
    focused: bool,
) -> Drawing:
    """A slip of paper with text, moved `slide` px to the left; `select` and `under` are spans selected and composed."""
    base = height / 2 + size * 0.35
    nodes: list[Node] = [Rect(1.5, 1.5, width - 3, height - 3, 6, fill=WHITE)]
    x = PAD - slide
    if select[1] > select[0]:
        nodes.append(Rect(x + select[0], height * 0.16, select[1] - select[0], height * 0.68, 2, fill="#F3DC94"))
    if not words:
        nodes.append(Text(PAD, base, ellipsis(hint, width - 2 * PAD, size), size, "sans", "#8A7A66"))
    # Where the caret may come to stand among foreign letters, each word is where it is measured to be.
    for run, known in runs(words) if focused else [(words, has_letters(words, "sans"))]:
        nodes.append(Text(x, base, run, size, "sans", INK if known else SOFT_INK))
        x += advance(run, size)
    if under[1] > under[0]:
        nodes.append(
            Path(f"M{PAD - slide + under[0]:.2f} {base + 4:.2f}H{PAD - slide + under[1]:.2f}", stroke=BRASS, width=2)
        )
    for left in (1.5, width - PAD + 2):
        nodes.append(Rect(left, 1.5, PAD - 3.5, height - 3, fill=WHITE))
    edge = (BRIGHT_BRASS, 3.0) if focused else (PAPER_SHADE, 2.0)
    nodes.append(Rect(1.5, 1.5, width - 3, height - 3, 6, stroke=INK if focused else BRASS, width=edge[1] + 0.6))
    nodes.append(Rect(1.5, 1.5, width - 3, height - 3, 6, stroke=edge[0], width=edge[1] - 1.2))
    return Drawing(width, height, tuple(nodes))


def still(field: TextField) -> Drawing:
    """A field without the caret."""
    box = field.box
    return field_drawing(box.w, box.h, field.size, field.text, field.hint, (0.0, 0.0), (0.0, 0.0), 0.0, False)


def runs(text: str) -> list[tuple[str, bool]]:
    """The text by turns of words the face has and words with letters it lacks, which the renderer sets otherwise."""
    found: list[tuple[str, bool]] = []
    for part in re.findall(r"\s+|\S+", text):
        known = has_letters(part, "sans")
        if found and found[-1][1] == known:
            found[-1] = (found[-1][0] + part, known)
        else:
            found.append((part, known))
    return found
