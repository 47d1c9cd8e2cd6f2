"""Which letters the system's fonts have: asked only for names in scripts that the program's own fonts lack."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from threading import Lock

_LOCK = Lock()
_KNOWN: dict[str, bool] = {}


def system_has(letter: str) -> bool:
    """Whether some font of the system has all characters of this letter; answers are kept."""
    with _LOCK:
        if letter not in _KNOWN:
            codes = {ord(char) for char in letter if char not in "\u200c\u200d\ufe0e\ufe0f"}
            _KNOWN[letter] = any(codes <= _codes(path, index) for path, index in _fonts())
        return _KNOWN[letter]


@cache
def _fonts() -> tuple[tuple[Path, int], ...]:
    from typst import Fonts

    found = Fonts(include_system_fonts=True, include_embedded_fonts=False).fonts()
    return tuple(sorted((Path(font.path), font.index) for font in found if font.path))


@cache
def _codes(path: Path, index: int) -> frozenset[int]:
    """The characters of one font file; none if it can't be read."""
    try:
        return frozenset(code for low, high in _ranges(path.read_bytes(), index) for code in range(low, high + 1))
    except (OSError, struct.error):
        return frozenset()


def _ranges(data: bytes, index: int) -> Iterator[tuple[int, int]]:
    """The spans of the font's character table, in its two usual formats."""
    start = struct.unpack_from(f">{index + 1}I", data, 12)[index] if data[:4] == b"ttcf" else 0
    for at in range(start + 12, start + 12 + 16 * struct.unpack_from(">H", data, start + 4)[0], 16):
        if data[at : at + 4] != b"cmap":
            continue
        table = struct.unpack_from(">I", data, at + 8)[0]
        for entry in range(struct.unpack_from(">H", data, table + 2)[0]):
            subtable = table + struct.unpack_from(">I", data, table + 8 + 8 * entry)[0]
            kind = struct.unpack_from(">H", data, subtable)[0]
            if kind == 4:
                segments = struct.unpack_from(">H", data, subtable + 6)[0] // 2
                ends = struct.unpack_from(f">{segments}H", data, subtable + 14)
                starts = struct.unpack_from(f">{segments}H", data, subtable + 16 + 2 * segments)
                yield from ((low, high) for low, high in zip(starts, ends, strict=True) if low != 0xFFFF)
            elif kind == 12:
                groups = struct.unpack_from(">I", data, subtable + 12)[0]
                for group in range(groups):
                    yield struct.unpack_from(">2I", data, subtable + 16 + 12 * group)
