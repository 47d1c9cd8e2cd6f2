"""Makes the table of letter widths from the fonts.

It is to be made again after a font package changed.
"""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from captains.render.fonts import FACES, font_file

ROOT = Path(__file__).resolve().parents[2]
WIDTHS = ROOT / "captains" / "scene" / "advances.py"
HEAD = '''"""Widths of letters in thousandths of the em, by face: written by tools/make_assets.py, not by hand."""

# fmt: off
ADVANCES: dict[str, dict[int, str]] = {
'''


def make() -> None:
    """Write the table of widths."""
    lines = [HEAD]
    for face, (name, weight) in FACES.items():
        lines.append(f'    "{face}": {{\n')
        lines += _rows(_widths(font_file(name), weight))
        lines.append("    },\n")
    WIDTHS.write_text("".join(lines) + "}\n", encoding="utf-8")
    print(f"{WIDTHS.relative_to(ROOT)}: {sum(line.count(chr(10)) for line in lines) + 1} lines")


def _widths(path: Path, weight: int) -> dict[int, str]:
    """Letters by width: what has the same width is listed together."""
    font: Any = TTFont(path)
    if weight:
        font = instantiateVariableFont(font, {"wght": weight})
    scale = 1000 / font["head"].unitsPerEm
    found: dict[int, str] = {}
    for code, glyph in sorted(font.getBestCmap().items()):
        if code >= 32 and unicodedata.category(chr(code)) not in ("Cc", "Cf", "Co", "Cn"):
            width = round(font["hmtx"][glyph][0] * scale)
            found[width] = found.get(width, "") + chr(code)
    return dict(sorted(found.items()))


def _rows(widths: dict[int, str]) -> list[str]:
    """Entries, as many on a line as fit; marks that combine are written as numbers, since they can't stand alone."""
    rows, row = [], "       "
    for width, letters in widths.items():
        for entry in _entry(width, letters):
            if len(row) + len(entry) > 118:
                rows.append(row + "\n")
                row = "       "
            row += entry
    return [*rows, row + "\n"]


def _entry(width: int, letters: str) -> list[str]:
    """One entry in pieces that each fit a line."""
    pieces = [f" {width}:"]
    quoted = ""
    for letter in letters:
        quoted += _written(letter)
        if len(quoted) > 90:
            pieces.append(f' "{quoted}"')
            quoted = ""
    if quoted or len(pieces) == 1:
        pieces.append(f' "{quoted}"')
    pieces[-1] += ","
    return pieces


def _written(letter: str) -> str:
    if letter in '"\\':
        return "\\" + letter
    plain = unicodedata.category(letter)[0] in "LNPS" and unicodedata.bidirectional(letter) not in ("R", "AL")
    if plain or letter == " ":
        return letter
    return f"\\u{ord(letter):04x}" if ord(letter) < 0x10000 else f"\\U{ord(letter):08x}"
