"""The page for a table's own dice: it says whose roll it is and what for, and tells what led to it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from captains.engine.chance import Roll
from captains.host.host import Host
from captains.library import games, sheets
from captains.scene.page import Desk, Format
from captains.scene.picture import own_things, roller_of
from captains.screen.pages.dice_story import Story
from captains.screen.pages.own_dice import OwnDice
from tests.screen.pages.layout import texts
from tools.page_sizes.pages import random_match, record

FMT = Format(1920, 1080)
WITH_DICE = [id for id in games.game_ids() if own_things(games.picture(id), sheets.whole_sheet(id)) == "dice"]
TABLES = [(id, mode.key, mode.most) for id in WITH_DICE for mode in games.game(id).modes]


def said(host: Host) -> set[str]:
    """All that the page says."""
    asked = host.asked()
    assert isinstance(asked, Roll), "dice are due"
    sight = host.sight(0, tuple(range(len(host.setup.seats))))
    page = OwnDice(host, games.picture(host.setup.game)).page(asked, sight, Desk(), FMT)
    return {text.text for piece in page.pieces for text, _ in texts(piece.drawing.nodes, 1)}


@pytest.mark.parametrize(("id", "mode", "seats"), TABLES)
def test_every_roll_of_a_tables_own_dice_says_whose_it_is_and_differs_from_the_one_before(
    id: str, mode: str, seats: int
) -> None:
    match = random_match(id, mode, seats)
    rolls = [n for n, state in enumerate(match.states) if isinstance(match.game.due(state), Roll)]
    before: set[str] = set()
    for n in rolls[:12]:
        host = Host(type(match)(match.game, match.setup, match.entries[:n]), record(match, n, real_dice=True))
        roller = roller_of(games.picture(id), host.sight(0, (0,)))
        page = said(host)
        assert roller is not None and {roller.name, roller.words} <= page
        assert page != before, "a bot's whole turn may lie between two rolls"
        before = page


@pytest.mark.parametrize(("id", "mode", "seats"), TABLES)
def test_people_are_told_when_they_lend_a_bot_their_hands(id: str, mode: str, seats: int) -> None:
    match = random_match(id, mode, seats)
    n = next(n for n, state in enumerate(match.states) if isinstance(match.game.due(state), Roll))
    kept = record(match, n, real_dice=True)
    bots = replace(kept.standing, kinds=("easy",) * seats)
    host = Host(type(match)(match.game, match.setup, match.entries[:n]), replace(kept, standing=bots))
    roller = roller_of(games.picture(id), host.sight(0, (0,)))
    assert roller is not None and any(f"oll for {roller.name}" in words for words in said(host))
    assert not any("oll for" in words for words in said(Host(host.match, kept)))


def test_what_led_to_a_roll_is_put_together_once_not_at_every_tap(monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_match(*TABLES[-1])
    n = next(n for n, state in enumerate(match.states) if n > 9 and isinstance(match.game.due(state), Roll))
    host = Host(type(match)(match.game, match.setup, match.entries[:n]), record(match, n, real_dice=True))
    made: list[Story] = []
    monkeypatch.setattr("captains.screen.pages.own_dice.Story", lambda *parts: made.append(Story(*parts)) or made[-1])
    own, asked = OwnDice(host, games.picture(host.setup.game)), host.asked()
    assert isinstance(asked, Roll), "dice are due"
    for since in range(3):
        own.page(asked, replace(host.sight(0, (0,)), since=since), Desk(), FMT)
    assert len(made) == 1
    host.seat_kind(0, "easy")
    own.page(asked, host.sight(0, (0,)), Desk(), FMT)
    assert len(made) == 2, "who rolls for whom may have changed"
