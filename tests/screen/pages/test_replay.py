"""The replay: it plays by itself, its button stops it and lets it go on, from the beginning once it has ended."""

from __future__ import annotations

import pytest

from captains.cli.window import minds_of
from captains.host.reading import Reading, reading_of
from captains.library import games
from captains.scene.page import Desk, Format, Show
from captains.screen.pages.bot_desk import BotDesk
from captains.screen.pages.replay_stage import ReplayStage
from tests.screen.pages.layout import pick
from tests.screen.pages.stand_in import Glass
from tools.page_sizes.pages import random_match, record

FMT = Format(1280, 720)


@pytest.fixture(scope="module")
def reading() -> Reading:
    mode = games.game(games.game_ids()[0]).modes[0]
    match = random_match(games.game_ids()[0], mode.key, mode.least)
    return reading_of(record(match, len(match.entries)), match.game)


def replay(reading: Reading, at: int) -> ReplayStage:
    game = reading.setup.game
    stage = ReplayStage(reading, games.picture(game), at, lambda wake: BotDesk(minds_of(game), wake))
    stage.enter(Glass())  # type: ignore[arg-type]
    return stage


def press(stage: ReplayStage) -> None:
    stage.wish(pick(stage.page(FMT, Desk()), "log-play").does, Desk())


def test_the_button_stops_it_and_lets_it_go_on(reading: Reading) -> None:
    stage = replay(reading, 5)
    assert pick(stage.page(FMT, Desk()), "log-play").live
    assert stage.tick(100_000) is not None
    press(stage)
    assert stage.tick(100_000) is None
    press(stage)
    assert stage.tick(100_000) is not None


def test_a_click_beside_everything_stops_it_too(reading: Reading) -> None:
    stage = replay(reading, 5)
    stage.wish(Show("skip"), Desk())
    assert stage.tick(100_000) is None


def test_at_the_end_the_button_plays_it_from_the_beginning(reading: Reading) -> None:
    stage = replay(reading, len(reading))
    assert stage.tick(100_000) is None
    press(stage)
    assert "log-row-0-at" in {each.id for each in stage.page(FMT, Desk()).picks}
    assert stage.tick(100_000) is not None
