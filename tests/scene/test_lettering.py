"""Measuring, cutting and fitting text, and names in any script."""

from __future__ import annotations

import pytest

from captains.scene.lettering import (
    clusters,
    ellipsis,
    face_for,
    fit_size,
    has_letters,
    name_texts,
    shown_name,
    text_width,
    with_shown_names,
    wrapped,
)
from captains.scene.nodes import Text
from captains.scene.widgets import line_of, ribbon


def test_wider_letters_are_wider() -> None:
    assert text_width("i", 10) < text_width("n", 10) < text_width("m", 10)
    assert text_width("Mary", 10) < text_width("Mary", 10, bold=True)
    assert text_width("mm", 10) == pytest.approx(2 * text_width("m", 10))
    assert text_width("", 10) == 0


def test_a_text_that_fits_is_left_alone() -> None:
    assert ellipsis("Mary", 100, 10) == "Mary"


def test_a_text_too_wide_is_cut_with_an_ellipsis_and_then_fits() -> None:
    cut = ellipsis("The Salt Heron of the northern seas", 60, 10)
    assert cut.endswith("…") and text_width(cut, 10) <= 60
    assert "The Salt" in cut


def test_the_em_shrinks_only_down_to_the_least() -> None:
    assert fit_size("Mary", 100, 10, 6) == 10
    assert fit_size("Mary" * 20, 100, 10, 6) == 6
    shrunk = fit_size("Mary" * 5, 100, 10, 2)
    assert text_width("Mary" * 5, shrunk) == pytest.approx(100)


def test_lines_break_at_spaces_and_fit() -> None:
    lines = wrapped("whoever was last on a boat begins the match", 80, 10)
    assert " ".join(lines) == "whoever was last on a boat begins the match"
    assert len(lines) > 2 and all(text_width(line, 10) <= 80 for line in lines)


def test_a_text_of_too_many_lines_says_that_it_goes_on() -> None:
    whole = wrapped("whoever was last on a boat begins the match", 80, 10)
    cut = wrapped("whoever was last on a boat begins the match", 80, 10, most=2)
    assert len(cut) == 2 < len(whole)
    assert cut[0] == whole[0] and cut[1].endswith("…") and text_width(cut[1], 10) <= 80
    assert wrapped("whoever was last on a boat begins the match", 80, 10, most=len(whole)) == whole


@pytest.mark.parametrize(
    ("text", "count"),
    [("Mary", 4), ("e\u0301e\u0301", 2), ("👨‍👩‍👧", 1), ("🏴‍☠️", 1), ("👍🏽", 1), ("🇫🇷🇫🇷", 2), ("", 0), ("ကို", 1)],
)
def test_letters_are_counted_with_their_marks(text: str, count: int) -> None:
    assert len(clusters(text)) == count
    assert "".join(clusters(text)) == text


def test_control_and_direction_marks_are_not_shown() -> None:
    assert shown_name("\u202eMa\u200fry\x07\u2066\ufeff") == "Mary"
    assert shown_name("  Mary \t of\n Cork ") == "Mary of Cork"


def test_a_letter_that_no_font_has_yet_is_shown_all_the_same() -> None:
    assert shown_name("\U0010fffd\u0378") == "\U0010fffd\u0378"


def test_a_name_is_cut_at_24_letters() -> None:
    assert shown_name("x" * 24) == "x" * 24
    assert shown_name("x" * 25) == "x" * 23 + "…"
    assert clusters(shown_name("x\u0301" * 60)) == ["x\u0301"] * 23 + ["…"]


def test_a_letter_and_its_mark_are_one_sign_where_there_is_one() -> None:
    assert shown_name("Tre\u0300s") == "Très"


def test_a_heap_of_marks_is_cut() -> None:
    assert shown_name("x" + "\u0303" * 90 + "y") == "x" + "\u0303" * 4 + "y"


def test_signs_joined_to_one_take_the_room_of_one() -> None:
    for letter in ("👩‍👩‍👧‍👦", "🏴‍☠️", "🇫🇷", "👍🏽"):
        assert text_width(letter, 100) <= 130, letter


def test_a_long_name_does_not_cut_off_the_rest_of_a_sentence() -> None:
    said = with_shown_names(f"{'W' * 100} beats Ann and {'W' * 30}.", ["Ann", "W" * 30, "W" * 100])
    assert said == f"{'W' * 23}… beats Ann and {'W' * 23}…."
    assert with_shown_names("Ann wins.", ["Ann", "wi"]) == "Ann wins."


def test_the_hand_writes_what_it_can_and_pt_sans_bold_the_rest() -> None:
    (mary,) = name_texts("Mary", 0, 0, 40, 8, "hand", fill="#000000")
    assert (mary.font, mary.size) == ("hand", 8)
    (zoe,) = name_texts("Ζωή", 0, 0, 40, 8, "hand", fill="#000000")
    assert (zoe.font, zoe.bold) == ("sans", True)
    (ivan,) = name_texts("Иван", 0, 0, 40, 8, "title", fill="#000000")
    assert (ivan.font, ivan.bold) == ("sans", True)


@pytest.mark.parametrize("name", ["W" * 60, "Mary", "海盗海盗海盗海盗海盗", "a b" * 30])
def test_a_name_never_runs_past_its_line(name: str) -> None:
    (text,) = name_texts(name, 0, 0, 40, 8, "hand", fill="#000000")
    assert text_width(text.text, text.size, text.font, text.bold) <= 40.01


def test_faces_know_their_letters() -> None:
    assert has_letters("CAPTAINS’ WAR", "title", bold=True)
    assert not has_letters("Ж", "title")
    assert has_letters("Жук", "sans") and has_letters("Жук", "hand")
    assert not has_letters("海", "sans")


@pytest.mark.parametrize("words", ["БОРОДА attacks", "Anna 🦜 attacks"])
def test_a_text_with_letters_its_face_lacks_is_set_and_measured_as_one_in_pt_sans_bold(words: str) -> None:
    assert face_for("Anna attacks", "title", True) == ("title", True, False)
    assert face_for(words, "title", True) == ("sans", True, False)
    line = line_of(0, 0, words, 20, 400, "title", italic=True)
    assert (line.font, line.bold, line.italic) == ("sans", True, False)
    said = [node for node in ribbon(0, 0, words) if isinstance(node, Text)]
    assert [node.font for node in said] == ["sans"]


def test_a_pictograph_takes_the_room_it_is_drawn_in() -> None:
    assert text_width("🦜", 100) > 120
