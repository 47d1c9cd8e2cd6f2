"""Rendered pictures kept between starts, in the user's cache folder.

It is safe to delete at any time, and silent where it can't be written.
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Lock

from captains.library.files import user_cache
from captains.render.raster import png_of_svg, ready_svg
from captains.scene.nodes import Drawing

RENDERER = "2"
"""Changes whenever the same SVG would come out otherwise, together with the version of typst."""
MOST_BYTES = 256 * 1024 * 1024
MOST_FILES = 4096
KEPT_FROM = 24 * 24
"""The least number of pixels worth a file: a page that finds all of its pictures need not wait for the renderer."""
_TIDY_EVERY = 64
_LOCK = Lock()
_written = 0


def cached_png(drawing: Drawing, width: int, height: int) -> bytes:
    """The drawing as a PNG of that many physical pixels, from the cache if it was rendered before.

    Trifles are quicker made than looked for, so they are not kept.
    """
    svg, foreign = ready_svg(drawing)
    if width * height < KEPT_FROM:
        return png_of_svg(svg, width, height, foreign)
    path = _folder() / f"{_key(svg, foreign, width, height)}.png"
    with suppress(OSError):
        kept = path.read_bytes()
        if kept.startswith(b"\x89PNG") and kept.endswith(b"IEND\xaeB`\x82"):
            path.touch()
            return kept
    made = png_of_svg(svg, width, height, foreign)
    _keep(path, made)
    return made


def tidy(folder: Path, most: int = MOST_BYTES, files: int = MOST_FILES) -> None:
    """Delete what was used longest ago until at most `most` bytes in so many files are left."""
    with suppress(OSError), os.scandir(folder) as entries:
        found = [(entry.path, entry.stat()) for entry in entries if entry.name.endswith(".png")]
        total = sum(stat.st_size for _, stat in found)
        found.sort(key=lambda each: each[1].st_mtime_ns)
        for left, (path, stat) in zip(range(len(found), 0, -1), found, strict=True):
            if total <= most and left <= files:
                break
            Path(path).unlink(missing_ok=True)
            total -= stat.st_size


def _keep(path: Path, picture: bytes) -> None:
    global _written
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(f".{sha256(picture).hexdigest()[:8]}.part")
        part.write_bytes(picture)
        part.replace(path)
        with _LOCK:
            _written += 1
            due = _written % _TIDY_EVERY == 1
        if due:
            tidy(path.parent)


def _key(svg: str, foreign: bool, width: int, height: int) -> str:
    text = f"{RENDERER} {_typst_version()} {foreign} {width} {height} {svg}"
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:40]


@cache
def _typst_version() -> str:
    from importlib.metadata import version

    return version("typst")


@cache
def _folder() -> Path:
    return user_cache() / "pictures"
