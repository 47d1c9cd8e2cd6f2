"""The font files of the four families, by path from their packages; none of the system's is ever picked by name."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

PACKAGES = ("fontpkg_cinzel", "fontpkg_pt_serif", "fontpkg_pt_sans", "fontpkg_caveat")


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
