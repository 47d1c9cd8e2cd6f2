"""Measuring and fitting text, and how names in any script are set on pictures.

Widths come from a table, so a page is laid out without opening a font; kerning is left out, which is below 2 %.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

from captains.scene.advances import ADVANCES
from captains.scene.nodes import Anchor, Font, Text

ELLIPSIS = "…"
NAME_CLUSTERS = 24
MOST_MARKS = 4
"""As many marks a letter keeps on pictures; no script needs more."""
_JOINERS = "\u200c\u200d"
_GUESSES = (
    (0x0370, 0x03FF, 720),
    (0x0530, 0x058F, 740),
    (0x0590, 0x05FF, 620),
    (0x0600, 0x06FF, 640),
    (0x0E00, 0x0E7F, 640),
)
"""Foreign scripts by the span of their characters, and how wide their letters run in bold faces, in thousandths."""


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


def wrapped(
    text: str, width: float, size: float, font: Font = "sans", bold: bool = False, most: int = 1000
) -> tuple[str, ...]:
    """The text in lines no wider than `width`, broken at spaces; a word that is too long alone is cut.

    Where it needs more than `most` lines the last one is cut with an ellipsis.
    """
    lines: list[str] = []
    words = text.split()
    for n, word in enumerate(words):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, font, bold) <= width:
            lines[-1] = longer
        elif len(lines) == most:
            lines[-1] = ellipsis(" ".join((lines[-1], *words[n:])), width, size, font, bold)
            break
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
    """A name as pictures show it: without control and direction marks, cut at `most` letters with an ellipsis.

    Letters and their marks are drawn together where there is a sign for both; marks beyond MOST_MARKS are left out.
    """
    kept = "".join(" " if char.isspace() else char for char in name if char.isspace() or not _unseen(char))
    parts = [_fewer_marks(part) for part in clusters(unicodedata.normalize("NFC", " ".join(kept.split())))]
    return "".join(parts) if len(parts) <= most else "".join(parts[: most - 1]).rstrip() + ELLIPSIS


def with_shown_names(words: str, names: Iterable[str]) -> str:
    """A sentence in which these names stand as pictures show them, so that a long one does not cut off the rest."""
    for name in sorted(names, key=len, reverse=True):
        words = words.replace(name, shown_name(name))
    return words


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
    most: int = NAME_CLUSTERS,
) -> tuple[Text, ...]:
    """A name set to fit `width`, at least `least` and 60 % of `size` high, then cut; of `most` letters anyway.

    Where the face lacks a letter the whole name is set in PT Sans Bold. For letters which that lacks too the renderer
    takes a font of the system, or draws one ring for each.
    """
    shown = shown_name(name, most)
    face, bold, _ = face_for(shown, font, bold)
    if face != font:
        size, font = max(size * 0.8, min(size, least)) if font == "hand" else size, face
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


@lru_cache(maxsize=4096)
def _thousandths(text: str, font: Font, bold: bool, italic: bool) -> int:
    face = _face(font, bold, italic)
    try:
        return sum([face[char] for char in text])
    except KeyError:
        return sum(_run(part, face) for part in clusters(text))


def _run(part: str, face: dict[str, int]) -> int:
    """How far one letter with its marks runs; what is joined to it makes it no wider, nor does a flag's second half."""
    if _regional(part[0]) or ("\u200d" in part and unicodedata.category(part[0]) == "So"):
        part = part[0]
    return sum(face[char] if char in face else _guess(char) for char in part)


@cache
def _face(font: Font, bold: bool, italic: bool) -> dict[str, int]:
    name = font + (" bold" if bold else "") + (" italic" if italic and font == "serif" else "")
    return {letter: width for width, letters in ADVANCES[name].items() for letter in letters}


def _guess(char: str) -> int:
    """A letter of a foreign script: square where that is usual, a pictograph a little wider, nothing for
    marks, else rather too wide than cut."""
    if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me", "Cf", "Sk"):
        return 0
    if unicodedata.category(char) == "So" and unicodedata.east_asian_width(char) == "W":
        return 1260
    if unicodedata.east_asian_width(char) in "WF":
        return 1000
    if unicodedata.category(char) == "Mc":
        return 400
    return next((wide for low, high, wide in _GUESSES if low <= ord(char) <= high), 800)


def _unseen(char: str) -> bool:
    return char not in _JOINERS and unicodedata.category(char) in ("Cc", "Cf", "Cs")


def _fewer_marks(part: str) -> str:
    """A letter with its first MOST_MARKS marks."""
    marks = [n for n, char in enumerate(part) if unicodedata.category(char) in ("Mn", "Me")]
    return part[: marks[MOST_MARKS]] if len(marks) > MOST_MARKS else part


def _belongs(part: str, char: str) -> bool:
    """Whether this character is part of the letter before it."""
    if unicodedata.category(char)[0] == "M" or char in _JOINERS or part.endswith("\u200d"):
        return True
    if 0x1F3FB <= ord(char) <= 0x1F3FF:
        return True
    return _regional(char) and _regional(part[0]) and len(part) == 1


def _regional(char: str) -> bool:
    return 0x1F1E6 <= ord(char) <= 0x1F1FF
