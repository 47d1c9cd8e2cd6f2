"""Tests of the bots by name."""

from random import Random

import pytest

from captains.bots.registry import bot, names
from captains.cli.window import BOT_NOTES, BOT_WORDS
from captains.engine.chance import Seeded
from captains.engine.match import Match
from captains.engine.seats import Seat, Setup
from tests.engine.buoys import Buoys


def test_the_bots_are_known_by_name():
    assert names() == ("random", "easy", "normal", "hard")
    assert [bot(name).name for name in names()] == list(names())
    assert all(bot(name).about.endswith(".") for name in names())


def test_pages_name_them_as_they_are():
    assert [key for key, _ in BOT_WORDS] == list(names())
    assert {name: bot(name).about for name in names()} == BOT_NOTES


def test_an_unknown_bot_is_named_with_those_there_are():
    with pytest.raises(ValueError, match="There is no bot 'grim'; there are random, easy"):
        bot("grim")


@pytest.mark.parametrize("name", ["random", "easy", "normal", "hard"])
def test_every_bot_plays_a_game_without_judgement(name):
    game = Buoys()
    match = Match(game, Setup("buoys", "plain", {}, (Seat("Anne"), Seat("Mary")), {}))
    source, chance = Seeded("1"), Random(1)
    while not match.over:
        if match.advance(source) is None:
            seat = match.offers()[0].seat
            match.act(seat, bot(name).choose(game, match.view(seat), match.offers(), seat, chance))
    assert match.outcome is not None
