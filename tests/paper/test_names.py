"""Names of files made from names of seats."""

from __future__ import annotations

import pytest

from captains.paper.names import LONGEST, safe_name, safe_names


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Anne Bonny", "Anne-Bonny"),
        ("Жанна д'Арк", "Жанна-д-Арк"),
        ("../../etc/passwd", "etc-passwd"),
        (".hidden", "hidden"),
        ("CON", "CON-"),
        ("com1", "com1-"),
        ('a:b\\c|d?e*f<g>h"i', "a-b-c-d-e-f-g-h-i"),
        ("🏴‍☠️", "seat-3"),
        ("  ", "seat-3"),
        ("नमस्ते", "नमस्ते"),
        ("שלום", "שלום"),
        ("x" * 60, "x" * LONGEST),
    ],
)
def test_a_strange_name_makes_a_safe_file_name(name: str, file: str) -> None:
    assert safe_name(name, "seat-3") == file


def test_no_two_names_make_the_same_file_on_any_system() -> None:
    assert safe_names(["A b", "a/B", "🦜", "☠", "A-b"]) == ("A-b", "a-B-2", "seat-3", "seat-4", "A-b-3")
