"""What is small at the table explains itself: signs, counts of loot; and no pencil is spoken of where there is none."""

from __future__ import annotations

from captains.games.pirate_lords.state import State
from captains.scene.page import Desk, Page
from tests.games.pirate_lords.picture.moments import FORMATS, PICTURE, found, sight_of
from tests.screen.pages.layout import texts


def page_where(seats: int, humans: int, phase: str) -> Page:
    def wanted(state: State) -> bool:
        return state.phase == phase and state.active != 0 and not state.drafts

    sight = sight_of(found(seats, wanted, humans))
    return PICTURE.table(sight, PICTURE.arrange(sight, Desk()), FORMATS[1])


def noted(page: Page) -> dict[str, str]:
    return {pick.id: pick.note.title for pick in page.picks if pick.note is not None}


def ideas(page: Page) -> str:
    (piece,) = [piece for piece in page.pieces if piece.id == "ideas-none"]
    return " ".join(text.text for text, _ in texts(piece.drawing.nodes, 1))


def test_hat_padlock_robot_and_every_count_of_loot_have_a_note() -> None:
    page = page_where(3, 1, "bargain")
    notes = noted(page)
    assert {"seat-1-bot", "loot-count-0-note", "loot-count-1-note", "loot-count-2-note"} <= set(notes)
    assert "Initiator" in notes.values() and {"loot-left-yellow", "loot-left-red"} <= set(notes)
    locks = [pick for pick in page_where(3, 1, "answers").picks if pick.id.endswith("-lock")]
    assert locks and all(pick.note and pick.note.lines[0].clause == "PL-20" for pick in locks)


def test_ideas_speak_of_the_pencil_only_where_one_stands_beside_a_name() -> None:
    for seats, humans in ((3, 1), (3, 3), (5, 2)):
        page = page_where(seats, humans, "bargain")
        beside = any(pick.id.startswith("suggest-") for pick in page.picks)
        assert ("beside a name" in ideas(page)) == beside
        assert ("Suggest something" in ideas(page)) == (not beside and any(p.id == "suggest" for p in page.picks))
