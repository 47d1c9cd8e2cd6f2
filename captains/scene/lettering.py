"""Measuring and fitting text, and how names in any script are set on pictures.

Widths come from a table, so a page is laid out without opening a font; kerning is left out, which is below 2 %.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

from captains.scene.advances import ADVANCES
from captains.scene.nodes import Anchor, Font, Text

ELLIPSIS = "…"
NAME_CLUSTERS = 24
_JOINERS = "\u200c\u200d"


def text_width(text: str, size: float, font: Font = "sans", bold: bool = False, italic: bool = False) -> float:
    """How wide the text runs, in the unit of `size`, the em."""
    return _thousandths(text, font, bold, italic) * size / 1000


def ellipsis(text: str, width: float, size: float, font: Font = "sans", bold: bool = False) -> str:
    """The text, cut with an ellipsis where it is wider than `width`; never in the middle of a letter and its marks."""
    if text_width(text, size, font, bold) <= width:
        return text
    parts = clusters(text)
    while parts and text_width("".join(parts).rstrip() + ELLIPSIS, size, font, bold) > width:
        parts.pop()
    return "".join(parts).rstrip() + ELLIPSIS


def fit_size(text: str, width: float, size: float, least: float, font: Font = "sans", bold: bool = False) -> float:
    """The em at which the text fits: `size`, or smaller down to `least`."""
    needed = text_width(text, size, font, bold)
    return size if needed <= width else max(least, size * width / needed)


def wrapped(text: str, width: float, size: float, font: Font = "sans", bold: bool = False) -> tuple[str, ...]:
    """The text in lines no wider than `width`, broken at spaces; a word that is too long alone is cut."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, font, bold) <= width:
            lines[-1] = longer
        else:
            lines.append(ellipsis(word, width, size, font, bold))
    return tuple(lines)


def clusters(text: str) -> list[str]:
    """The text in letters as a reader counts them: each with its marks, joined signs and flags as one."""
    parts: list[str] = []
    for char in text:
        if parts and _belongs(parts[-1], char):
            parts[-1] += char
        else:
            parts.append(char)
    return parts


@lru_cache(maxsize=1024)
def shown_name(name: str, most: int = NAME_CLUSTERS) -> str:
    """A name as pictures show it: without control and direction marks, cut at `most` letters with an ellipsis."""
    kept = "".join(" " if char.isspace() else char for char in name if char.isspace() or not _unseen(char))
    parts = clusters(" ".join(kept.split()))
    return "".join(parts) if len(parts) <= most else "".join(parts[: most - 1]).rstrip() + ELLIPSIS


def name_texts(
    name: str,
    x: float,
    y: float,
    width: float,
    size: float,
    font: Font = "sans",
    *,
    fill: str,
    anchor: Anchor = "start",
    bold: bool = False,
    turn: float = 0.0,
    least: float = 0.0,
) -> tuple[Text, ...]:
    """A name set to fit `width`, at least `least` and 60 % of `size` high, then cut.

    Where the face lacks a letter the whole name is set in PT Sans Bold. For letters which that lacks too the renderer
    takes a font of the system, or draws one ring for each.
    """
    shown = shown_name(name)
    face, bold, _ = face_for(shown, font, bold)
    if face != font:
        size, font = size * (0.8 if font == "hand" else 1.0), face
    fitted = fit_size(shown, width, size, min(size, max(least, size * 0.6)), font, bold)
    shown = ellipsis(shown, width, fitted, font, bold)
    return (Text(x, y, shown, fitted, font, fill, anchor, bold, turn=turn),)


def has_letters(text: str, font: Font, bold: bool = False, italic: bool = False) -> bool:
    """Whether the face has every letter of the text."""
    face = _face(font, bold, italic)
    return all(char in face or char in _JOINERS for char in text)


def face_for(text: str, font: Font, bold: bool = False, italic: bool = False) -> tuple[Font, bool, bool]:
    """The face a whole text is set in, and whether that is bold and slanted: PT Sans Bold where its own lacks a letter.

    Every text that may hold a name is measured and set by this, so that no word runs into the next.
    """
    return (font, bold, italic) if has_letters(text, font, bold, italic) else ("sans", True, False)


def strange(text: str) -> bool:
    """Whether the text has a letter that PT Sans lacks, so that no face of the program has it for certain."""
    return not has_letters(text, "sans")


@lru_cache(maxsize=4096)
def _thousandths(text: str, font: Font, bold: bool, italic: bool) -> int:
    face = _face(font, bold, italic)
    return sum(face[char] if char in face else _guess(char) for char in text)


@cache
def _face(font: Font, bold: bool, italic: bool) -> dict[str, int]:
    name = font + (" bold" if bold else "") + (" italic" if italic and font == "serif" else "")
    return {letter: width for width, letters in ADVANCES[name].items() for letter in letters}


def _guess(char: str) -> int:
    """A letter of a foreign script: square where that is usual, a pictograph a little wider, nothing for marks."""
    if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    if unicodedata.category(char) == "So" and unicodedata.east_asian_width(char) == "W":
        return 1260
    return 1000 if unicodedata.east_asian_width(char) in "WF" else 620


def _unseen(char: str) -> bool:
    return char not in _JOINERS and unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn")


def _belongs(part: str, char: str) -> bool:
    """Whether this character is part of the letter before it."""
    if unicodedata.category(char)[0] == "M" or char in _JOINERS or part.endswith("\u200d"):
        return True
    if 0x1F3FB <= ord(char) <= 0x1F3FF:
        return True
    return _regional(char) and _regional(part[0]) and len(part) == 1


def _regional(char: str) -> bool:
    return 0x1F1E6 <= ord(char) <= 0x1F1FF
