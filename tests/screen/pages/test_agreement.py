"""Whoever is alone against bots is not asked whether all of them agree."""

from __future__ import annotations

from captains.screen.pages.menu import Sitter, agreement


def test_one_person_is_asked_alone_and_several_together() -> None:
    anna, bo, bot = Sitter("Anna", "red", "human"), Sitter("Bo", "blue", "human"), Sitter("Mary", "green", "easy")
    assert agreement([anna, bot]) == ("Anna: is that what you want?", "Yes, go back")
    assert agreement([anna, bot, bo]) == ("Anna and Bo: do all of you agree?", "We all agree")
