"""The font files of the four families, by path from their packages; none of the system's is ever picked by name."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

PACKAGES = ("fontpkg_cinzel", "fontpkg_pt_serif", "fontpkg_pt_sans", "fontpkg_caveat")

FACES = {
    "title": ("Cinzel[wght].ttf", 400),
    "title bold": ("Cinzel[wght].ttf", 700),
    "serif": ("PT_Serif-Web-Regular.ttf", 0),
    "serif bold": ("PT_Serif-Web-Bold.ttf", 0),
    "serif italic": ("PT_Serif-Web-Italic.ttf", 0),
    "serif bold italic": ("PT_Serif-Web-BoldItalic.ttf", 0),
    "sans": ("PT_Sans-Web-Regular.ttf", 0),
    "sans bold": ("PT_Sans-Web-Bold.ttf", 0),
    "hand": ("Caveat[wght].ttf", 600),
    "hand bold": ("Caveat[wght].ttf", 700),
}
"""The file of each face, and its weight where the file holds several."""


def font_file(name: str) -> Path:
    """The font file of this name. Raises FileNotFoundError if no package brings it."""
    for folder in font_folders():
        if (folder / name).exists():
            return folder / name
    raise FileNotFoundError(f"The font file {name} is missing; install captains again.")


@cache
def font_folders() -> tuple[Path, ...]:
    """The folders that hold the font files; FileNotFoundError names a package that is not installed."""
    folders = []
    for package in PACKAGES:
        spec = find_spec(package)
        if spec is None or not spec.submodule_search_locations:
            raise FileNotFoundError(f"The font package {package.replace('_', '-')} is missing; install captains again.")
        folders.append(Path(next(iter(spec.submodule_search_locations))) / "files")
    return tuple(folders)
