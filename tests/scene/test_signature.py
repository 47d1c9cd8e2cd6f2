"""Filled sheets: each says whose it is, how the match ended for them and on which day; nothing before the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from captains.engine.seats import PUBLIC
from captains.host.reading import reading_of
from captains.library import games
from captains.scene.lettering import shown_name
from captains.scene.picture import Paper
from captains.scene.sight import Sight
from captains.scene.signature import day_words, ended_for
from tests.screen.pages.layout import texts
from tools.page_sizes.pages import random_match, record

TABLES = [(id, mode.key, mode.most) for id in games.game_ids() for mode in games.game(id).modes]


def sight_of(id: str, mode: str, seats: int) -> Sight:
    match = random_match(id, mode, seats)
    kept = record(match, len(match.entries))
    ended = replace(kept, standing=replace(kept.standing, last="2026-05-03T12:00:00Z"))
    return reading_of(ended, match.game).sight(viewer=PUBLIC)


def said(paper: Paper) -> str:
    return " ".join(text.text for text, _ in texts(paper.drawing.nodes, 1))


@pytest.mark.parametrize(("id", "mode", "seats"), TABLES)
def test_every_sheet_says_whose_it_is_how_it_ended_and_when(id: str, mode: str, seats: int) -> None:
    sight = sight_of(id, mode, seats)
    assert sight.outcome is not None and sight.day == "2026-05-03"
    *own, common = games.picture(id).papers(sight)
    for paper in own:
        assert paper.seat is not None
        words = said(paper)
        assert shown_name(sight.name(paper.seat))[:8].casefold() in words.casefold()
        assert ended_for(sight, paper.seat) in words and "3 May 2026" in words
    everybody = said(common)
    assert "3 May 2026" in everybody
    for seat in range(seats):
        assert shown_name(sight.name(seat))[:8].casefold() in everybody.casefold()


@pytest.mark.parametrize(("id", "mode", "seats"), TABLES)
def test_a_running_match_has_no_winner_on_its_sheets(id: str, mode: str, seats: int) -> None:
    match = random_match(id, mode, seats)
    sight = reading_of(record(match, len(match.entries) // 2), match.game).sight(viewer=PUBLIC)
    words = " ".join(said(paper) for paper in games.picture(id).papers(sight))
    assert "wins" not in words and ended_for(sight, 0) == ""


def test_a_day_in_words() -> None:
    assert day_words("2026-05-03") == "3 May 2026" and day_words("") == "" and day_words("soon") == ""
