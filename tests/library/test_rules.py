"""Tests of reading rule books as clauses."""

from __future__ import annotations

import pytest

from captains.library import games, rules
from captains.library.fault import LibraryFault

BOOK = """# A game

Introduction, not a clause.

## Setup
- XY-01 Each has *one* sheet, as
  `sheet.toml` says.
- XY-01a And a pencil.
- not a clause
  nor its second line

## End
- XY-10 *Reading*: the end is the end.
"""


def test_clauses_have_their_id_words_and_heading() -> None:
    assert rules.read_clauses(BOOK) == (
        rules.Clause("XY-01", "Each has one sheet, as sheet.toml says.", "Setup"),
        rules.Clause("XY-01a", "And a pencil.", "Setup"),
        rules.Clause("XY-10", "Reading: the end is the end.", "End"),
    )


def test_every_game_has_a_book_whose_ids_are_its_own_and_rise() -> None:
    for id in games.game_ids():
        ids = [clause.id for clause in rules.clauses(id)]
        assert ids
        assert len(ids) == len(set(ids))
        assert len({name.partition("-")[0] for name in ids}) == 1


def test_a_clause_is_found_by_its_id_in_any_case_or_by_its_number() -> None:
    game = games.game_ids()[0]
    first = rules.clauses(game)[0]
    number = first.id.partition("-")[2]
    assert first.words
    for asked in (first.id, first.id.lower(), number, number.lstrip("0"), f" {first.id} "):
        assert rules.clause(game, asked) == first


def test_a_clause_that_is_not_there_is_refused_with_the_span() -> None:
    game = games.game_ids()[0]
    with pytest.raises(LibraryFault, match=f"no clause 999.*they run from {rules.clauses(game)[0].id} to "):
        rules.clause(game, "999")
