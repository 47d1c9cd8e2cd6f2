"""The reader of `assets/`: symbols, textures, ready-made drawings and the table of letter widths, as plain data."""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from captains.library.files import read_text, shipped

_SYMBOL = re.compile(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', re.DOTALL)


@cache
def symbols() -> Mapping[str, str]:
    """Inner markup of every symbol form (`pearl`, `pearl-black`, `pearl-line`), and textures as `data:` by file name.

    Raises LibraryFault if the program's own folder is missing.
    """
    found: dict[str, str] = {}
    for path in sorted(shipped("assets", "symbols").glob("*.svg")):
        found.update(_SYMBOL.findall(read_text(path)))
    for path in sorted((shipped("assets") / "textures").glob("*.png")):
        found[path.name] = "data:image/png;base64," + base64.b64encode(path.read_bytes()).decode("ascii")
    return found


@cache
def letter_widths() -> Mapping[str, Any]:
    """The widths of letters that `scene/lettering.py` measures with, made by tools/make_assets.py from the fonts."""
    data: Mapping[str, Any] = msgspec.json.decode(shipped("assets", "letters.json").read_bytes())
    return data


def drawings(game: str) -> Mapping[str, Any]:
    """What was drawn ready-made for a game: the contents of `assets/<game>/*.json` by file name without ending."""
    folder = shipped("assets") / game.replace("-", "_")
    return {path.stem: msgspec.json.decode(path.read_bytes()) for path in sorted(folder.glob("*.json"))}
