"""Whose decision it is: what somebody else decides beside the nearest crew stands under their own strip."""

from __future__ import annotations

import pytest

from captains.games.pirate_lords.state import State
from captains.scene.page import Desk, Format, Half, Page
from tests.games.pirate_lords.picture.moments import FORMATS, PICTURE, after, click, found, pick_of, sight_of


def strips(page: Page) -> set[str]:
    """Under whose strip there is something to decide beside a crew that is not theirs."""
    return {piece.id for piece in page.pieces if piece.id.startswith("decides-")}


def asked(state: State) -> bool:
    return state.phase == "answers"


@pytest.mark.parametrize("fmt", FORMATS)
def test_PL_22_an_answer_stands_under_the_strip_of_whoever_is_asked(fmt: Format) -> None:
    sight = sight_of(found(4, asked))
    desk = PICTURE.arrange(sight, Desk())
    seat = sight.waiting[0]
    for now in (desk, click(sight, desk, "refuse")):
        page = PICTURE.table(sight, now, fmt)
        assert strips(page) == {f"decides-{seat}"}
        place = next(piece.box for piece in page.pieces if piece.id == f"decides-{seat}")
        answers = [pick for pick in page.picks if pick.id in ("accept", "refuse", "below") or "reason" in pick.id]
        assert answers and all(place.holds(*pick.box.middle) for pick in answers)


def test_PL_23b_a_draft_stands_under_the_strip_of_whoever_makes_it_and_the_banner_names_them() -> None:
    match = found(4, lambda state: state.phase == "bargain" and bool(state.proposals))
    sight = sight_of(match)
    desk = PICTURE.arrange(sight, Desk())
    seat = next(offer.seat for offer in sight.offers if offer.kind == "Suggest")
    page = PICTURE.table(sight, after(desk, Half((("speaker", seat),))), FORMATS[0])
    assert strips(page) == {f"decides-{seat}"}
    assert page.banner is not None
    assert (page.banner.who, page.banner.asks) == (match.setup.seats[seat].name, "suggests an offer")


def test_what_the_nearest_seat_decides_itself_stands_under_its_own_strip_alone() -> None:
    sight = sight_of(found(4, lambda state: state.phase == "bargain"))
    page = PICTURE.table(sight, PICTURE.arrange(sight, Desk()), FORMATS[0])
    assert pick_of(page, "propose") and not strips(page)
    alone = sight_of(found(3, lambda state: asked(state) and state.active == 1, humans=1))
    assert not strips(PICTURE.table(alone, PICTURE.arrange(alone, Desk()), FORMATS[0]))
