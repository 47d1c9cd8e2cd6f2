"""Rendered pictures kept between starts: equal to fresh ones, bounded, safe to delete, silent where none is kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from captains.render import cache
from captains.render.raster import png
from captains.scene.nodes import Circle, Drawing


def large(radius: float) -> Drawing:
    """A drawing worth keeping."""
    return Drawing(30, 30, (Circle(15, 15, radius, "#A3262A"),))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of the test's own."""
    place = tmp_path / "pictures"
    monkeypatch.setattr(cache, "_folder", lambda: place)
    return place


def test_a_picture_is_rendered_once_and_then_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = cache.cached_png(large(10), 300, 300)
    assert fresh == png(large(10), 300, 300)
    monkeypatch.setattr(cache, "png_of_svg", lambda *given: pytest.fail("rendered again"))
    assert cache.cached_png(large(10), 300, 300) == fresh


def test_another_size_or_drawing_is_another_picture(folder: Path) -> None:
    for drawing, size in ((large(10), 300), (large(11), 300), (large(10), 301)):
        cache.cached_png(drawing, size, size)
    assert len(list(folder.glob("*.png"))) == 3


def test_a_torn_file_is_rendered_anew(folder: Path) -> None:
    fresh = cache.cached_png(large(10), 300, 300)
    (kept,) = folder.glob("*.png")
    kept.write_bytes(fresh[: len(fresh) // 2])
    assert cache.cached_png(large(10), 300, 300) == fresh
    assert kept.read_bytes() == fresh


def test_trifles_are_not_kept(folder: Path) -> None:
    cache.cached_png(large(10), 20, 20)
    assert not folder.exists()


def test_where_nothing_can_be_kept_the_picture_comes_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pictures").write_text("a file where the folder should be")
    monkeypatch.setattr(cache, "_folder", lambda: tmp_path / "pictures")
    assert cache.cached_png(large(10), 300, 300) == png(large(10), 300, 300)


def test_what_was_used_longest_ago_goes_first(folder: Path) -> None:
    folder.mkdir()
    for age, name in enumerate(("new", "older", "oldest")):
        path = folder / f"{name}.png"
        path.write_bytes(b"x" * 100)
        os.utime(path, (1000 - age, 1000 - age))
    cache.tidy(folder, most=250)
    assert sorted(path.stem for path in folder.iterdir()) == ["new", "older"]
    cache.tidy(folder, files=1)
    assert [path.stem for path in folder.iterdir()] == ["new"]
