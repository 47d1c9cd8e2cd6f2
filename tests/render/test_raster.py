"""Drawings to pixels: exact sizes, true colours, any thread, names in any script."""

from __future__ import annotations

import io
import threading
from itertools import pairwise

import pytest
from PIL import Image as Picture

from captains.render import letters, raster, system_fonts
from captains.scene.nodes import Circle, Drawing, Group, Node, Path, Rect, Text, Use
from captains.scene.svg import every


def pixels(drawing: Drawing, width: int, height: int) -> Picture.Image:
    """The drawing as a picture with four channels."""
    return Picture.open(io.BytesIO(raster.png(drawing, width, height))).convert("RGBA")


@pytest.mark.parametrize(("width", "height"), [(1, 1), (333, 127), (640, 480)])
def test_a_picture_has_just_the_pixels_asked_for(width: int, height: int) -> None:
    picture = pixels(Drawing(10, 10, (Rect(0, 0, 10, 10, fill="#FF0000"),)), width, height)
    assert picture.size == (width, height)
    assert picture.getpixel((width - 1, height - 1)) == (255, 0, 0, 255)


@pytest.mark.parametrize("width", range(40, 60))
@pytest.mark.parametrize(("less", "lower"), [(0.46, 0.31), (-0.4, 0.45), (0.0, 0.0)])
def test_no_column_is_left_out_nor_set_twice(width: int, less: float, lower: float) -> None:
    """Whole pixels seldom have the drawing's own proportions; resampled for that, a picture loses thin strokes."""
    w, h, height = width - less, 3 * width - lower, 3 * width
    slope = Path(f"M0 {h}L{w} 0V{h}Z", "#000000")
    picture = pixels(Drawing(w, h, (slope,)), width, height).getchannel("A")
    covered = [sum(picture.crop((x, 0, x + 1, height)).tobytes()) / 255 for x in range(width)]
    steps = [b - a for a, b in pairwise(covered)]
    assert min(steps) > 2.4 and max(steps) < 3.6


def test_what_is_left_bare_is_transparent() -> None:
    picture = pixels(Drawing(10, 10, (Rect(0, 0, 5, 10, fill="#0000FF"),)), 100, 100)
    assert picture.getpixel((20, 50)) == (0, 0, 255, 255)
    assert picture.getpixel((80, 50)) == (0, 0, 0, 0)


def test_symbols_come_out_in_their_three_forms_and_icons_in_their_ink() -> None:
    nodes = (Use("gem", 50, 50, 100), Use("gem", 150, 50, 100, "black"), Use("menu", 250, 50, 100, ink="#00FF00"))
    picture = pixels(Drawing(300, 100, nodes), 300, 100)
    assert picture.getpixel((50, 60))[1] > picture.getpixel((50, 60))[0]
    assert picture.getpixel((150, 55)) == (0, 0, 0, 255)
    assert picture.getpixel((250, 50)) == (0, 255, 0, 255)


def test_two_threads_may_render_at_once() -> None:
    found: dict[int, bytes] = {}

    def work(number: int) -> None:
        for _ in range(5):
            found[number] = raster.png(Drawing(10, 10, (Text(1, 8, f"{number}", 9),)), 60, 60)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(found.values())) == 3
    assert found[1] == raster.png(Drawing(10, 10, (Text(1, 8, "1", 9),)), 60, 60)


def only(node: Text) -> tuple[list[Node], bool]:
    """The parts a text is settled into, and whether it takes the system's fonts."""
    drawing, foreign = letters.settled(Drawing(100, 20, (node,)))
    return [part for part in every(drawing.nodes) if not isinstance(part, Group)], foreign


def test_a_letter_no_font_has_becomes_one_ring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "system_has", lambda letter: False)
    parts, foreign = only(Text(50, 10, "Li 海👨‍👩‍👧", 8, anchor="middle"))
    assert [type(part) for part in parts] == [Text, Circle, Circle]
    assert not foreign


def test_a_letter_the_system_has_is_left_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "system_has", lambda letter: letter in "海盗")
    parts, foreign = only(Text(50, 10, "海盗 Li", 8))
    assert [part.text for part in parts if isinstance(part, Text)] == ["海盗 Li"]
    assert foreign


def test_a_drawing_of_known_letters_is_left_alone() -> None:
    assert not letters.needs_settling(Drawing(10, 10, (Text(1, 1, "Анна ’…–", 3), Text(1, 1, "AVAST", 3, "title"))))
    assert letters.needs_settling(Drawing(10, 10, (Group((Text(1, 1, "海", 3),)),)))


def test_the_system_has_no_font_for_a_letter_that_is_none() -> None:
    assert not system_fonts.system_has("\U0010fffd")


def test_B49_a_font_of_the_system_never_takes_the_place_of_our_own() -> None:
    """With the system's fonts at hand and without them every letter of the four families is the same."""
    words = "AÉgжЫ 12’–"
    faces = [("serif", False), ("serif", True), ("sans", False), ("sans", True), ("hand", False), ("hand", True)]
    lines = [Text(1, 9 * n + 8, words, 7, font, bold=bold) for n, (font, bold) in enumerate(faces)]
    lines.append(Text(1, 9 * len(faces) + 8, "Aé 12’–", 7, "title", bold=True))
    svg, foreign = raster.ready_svg(Drawing(60, 70, tuple(lines)))
    assert not foreign
    assert raster.png_of_svg(svg, 300, 350, foreign=True) == raster.png_of_svg(svg, 300, 350)
