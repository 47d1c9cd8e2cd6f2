"""Every clause of every game's rule book has a test that carries its id in its name."""

from __future__ import annotations

import pytest

from captains.library.games import game_ids
from captains.library.rules import clauses
from tools.clauses import tests_of as names_of_tests
from tools.clauses import untested


@pytest.mark.parametrize("game", game_ids())
def test_every_clause_has_a_test(game: str) -> None:
    assert untested([clause.id for clause in clauses(game)], names_of_tests(game)) == ()


def test_an_id_must_stand_whole_in_the_name() -> None:
    names = ("test_XY_26_costs", "test_a_gain_is_lost_XY_09", "test_XY_10a_more")
    assert untested(["XY-26", "XY-09", "XY-10a"], names) == ()
    assert untested(["XY-2", "XY-10", "XY-09a"], names) == ("XY-2", "XY-10", "XY-09a")
