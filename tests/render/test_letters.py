"""Texts with letters the program's fonts lack: runs that keep their spaces, rings in a row, no box for a lost mark."""

from __future__ import annotations

import io

import pytest
from PIL import Image as Picture

from captains.render import letters, raster
from captains.scene.lettering import shown_name
from captains.scene.nodes import Circle, Drawing, Group, Node, Rect, Text
from captains.scene.svg import every


def parts_of(node: Text) -> list[Node]:
    """The parts a text is settled into."""
    drawing, _ = letters.settled(Drawing(100, 20, (node,)))
    return [part for part in every(drawing.nodes) if not isinstance(part, Group)]


@pytest.fixture
def lacking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system whose fonts have Greek and Hebrew and no other letters."""
    monkeypatch.setattr(letters, "system_has", lambda letter: "\u0370" <= letter[0] <= "\u05ff")


@pytest.mark.usefixtures("lacking")
def test_a_name_of_a_system_font_and_the_words_after_it_are_one_run() -> None:
    said = Text(50, 10, "Γιώργος Παπαδόπουλος may attack", 8, anchor="middle")
    assert parts_of(said) == [said]


@pytest.mark.usefixtures("lacking")
def test_words_after_rings_keep_their_distance() -> None:
    first, *others, text = parts_of(Text(0, 10, "สมชาย may attack", 10))
    assert all(isinstance(ring, Circle) for ring in (first, *others)) and isinstance(text, Text)
    steps = {round(b.x - a.x, 3) for a, b in zip([first, *others], others, strict=False)}
    assert len(steps) == 1, "rings stand in a row, whatever marks their letters have"
    assert text.text == "may attack"
    assert text.x - others[-1].x - others[-1].r > 2


@pytest.mark.usefixtures("lacking")
def test_an_emoji_of_several_signs_is_one_ring_as_wide_as_any() -> None:
    family, flag, text = parts_of(Text(0, 10, "👩‍👩‍👧‍👦🇫🇷 Jack", 10))
    assert family.x == pytest.approx(3.1) and flag.x - family.x == pytest.approx(6.2)
    assert text.text == "Jack"


@pytest.mark.usefixtures("lacking")
def test_what_follows_a_name_from_right_to_left_stays_behind_it() -> None:
    """The points of a sentence about such a name would else be drawn before it."""
    name, rest = parts_of(Text(0, 10, "שלמה בן־דוד 9, Anna 7", 10))
    assert (name.text, rest.text) == ("שלמה בן־דוד", "9, Anna 7")
    assert rest.x > name.x


@pytest.mark.usefixtures("lacking")
@pytest.mark.parametrize(("name", "drawn"), [("g\u0303ua", "gua"), ("Tre\u0300s", "Très"), ("g\u0303\u0330", "g")])
def test_a_mark_that_its_letter_s_font_lacks_is_left_out(name: str, drawn: str) -> None:
    assert "".join(part.text for part in parts_of(Text(0, 10, name, 10))) == drawn


def test_the_marks_of_other_scripts_stay() -> None:
    shalom = "שָׁלוֹם"
    assert "".join(part.text for part in parts_of(Text(0, 10, shalom, 10)) if isinstance(part, Text)) in (shalom, "")


def test_no_letter_of_a_heap_of_marks_is_drawn_as_a_box() -> None:
    """A box is full of ink from corner to corner; letters are mostly paper."""
    heap = shown_name("g" + "\u0303\u0330\u0324" * 30)
    page = Drawing(40, 20, (Rect(0, 0, 40, 20, fill="#FFFFFF"), Text(4, 15, heap, 12, fill="#000000")))
    drawn = Picture.open(io.BytesIO(raster.png(page, 400, 200))).convert("L")
    ink = sum(drawn.histogram()[:128])
    plain = Drawing(40, 20, (Rect(0, 0, 40, 20, fill="#FFFFFF"), Text(4, 15, "g", 12, fill="#000000")))
    bare = sum(Picture.open(io.BytesIO(raster.png(plain, 400, 200))).convert("L").histogram()[:128])
    assert ink < 1.5 * bare
