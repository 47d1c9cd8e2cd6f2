"""The buttons of told pages: every game ends with the same ones, of the same words, in the same order, at the foot."""

from __future__ import annotations

import pytest

from captains.library import games
from captains.scene.page import Page, Show
from captains.scene.told_buttons import WAYS
from captains.screen.mapping import format_for
from tests.screen.pages.layout import texts
from tools.page_sizes.pages import random_match, record

FMT = format_for(1280, 720)


def told(id: str, step: int) -> Page:
    """The told page of a whole match, counted from the last step if `step` is negative."""
    from captains.host.reading import reading_of
    from captains.scene.page import Desk

    mode = games.game(id).modes[0]
    match = random_match(id, mode.key, mode.least)
    sight = reading_of(record(match, len(match.entries)), match.game).sight()
    picture = games.picture(id)
    return picture.table(sight, Desk(step=step % picture.steps(sight)), FMT)


def row(page: Page, ids: list[str]) -> list[tuple[str, str]]:
    """The ids and words of these buttons from left to right."""
    picks = sorted((pick for pick in page.picks if pick.id in ids), key=lambda pick: pick.box.x)
    drawn = {piece.id: piece for piece in page.pieces}
    words = {pick.id: next(t.text for t, _ in texts(drawn[f"{pick.id}-drawn"].drawing.nodes, 1)) for pick in picks}
    assert all(pick.box.y > FMT.height * 0.85 for pick in picks), "they stand at the foot"
    return [(pick.id, words[pick.id]) for pick in picks]


@pytest.mark.parametrize("id", games.game_ids())
def test_every_match_ends_with_the_same_ways_on(id: str) -> None:
    page = told(id, -1)
    assert row(page, [name for name, *_ in WAYS]) == [
        ("watch", "Watch again"),
        ("turnings", "Turning points"),
        ("export", "Save the sheets"),
        ("again", "Play again"),
        ("lobby", "To the lobby"),
    ]
    keys = {pick.key: pick.does for pick in page.picks}
    assert keys["t"] == Show("turnings")


@pytest.mark.parametrize("id", games.game_ids())
def test_every_told_page_leads_on_back_and_to_the_end_alike(id: str) -> None:
    page = told(id, 0)
    assert row(page, ["next", "back", "end"]) == [("back", "Back"), ("next", "Go on"), ("end", "To the end")]
