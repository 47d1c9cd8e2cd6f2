"""The symbols as the library reads them."""

from __future__ import annotations

from captains.library.assets import symbols
from captains.library.files import shipped


def test_every_symbol_file_gives_its_three_forms() -> None:
    names = {path.stem for path in shipped("assets", "symbols").glob("*.svg")} - {"vignette"}
    assert {"pearl", "joker", "galleon", "undo", "gold-6"} <= names
    missing = [name + form for name in names for form in ("", "-black", "-line") if name + form not in symbols()]
    assert not missing


def test_a_symbol_that_is_not_there_is_a_missing_key() -> None:
    assert "no-such-symbol" not in symbols() and "pearl-line" in symbols()
    assert len(symbols()) == len(set(symbols())) > 400


def test_no_symbol_costs_the_renderer_dearly() -> None:
    for name, markup in symbols().items():
        assert " opacity=" not in markup, name
        assert "clip-path" not in markup and "<filter" not in markup and "<pattern" not in markup, name


def test_black_symbols_are_black_and_white_only() -> None:
    for name, markup in symbols().items():
        if name.endswith("-black"):
            colours = {part.split('"')[0].lower() for part in markup.split('="#')[1:]}
            assert colours <= {"000", "fff", "000000", "ffffff"}, name
