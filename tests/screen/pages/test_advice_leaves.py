"""The dialogs of advice: a hint and the turning points, while they are thought of, when they are there, or fail."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

import pytest

from captains.host.advice import Tip, Turned
from captains.scene.page import Act, Format, Show
from captains.screen.mapping import format_for
from captains.screen.pages.awaited import Awaited
from captains.screen.pages.hint import Hint
from captains.screen.pages.log import Log
from captains.screen.pages.turnings import Turnings
from tests.screen.pages.layout import SIZES, pick, sound
from tests.screen.pages.test_pages import SITTERS, UNDER, papers, told

FMT = Format(1280, 720)
WHY = "It wins 12 % more often than the next, and brings 1.5 points more. Most often next: Anna buys a Coco tile."
OUTCOME = "62 % of the wins in 400 tries, worth 14 points, give or take 3"
LONG = "Acquires the Sailing ship with Barrel, Gem and Wood for its Joker: +5"
TIPS = tuple(Tip(f"deed {n}", LONG, OUTCOME, WHY, 0.7 - n / 5, 0.25) for n in range(3))
OTHER = (
    "Better: refuses: “Too small a share” (60 % instead of 49 %), and a good deal of words more than fit in one line."
)
TURNED = tuple(
    Turned(7 * n, None if n == 2 else n % 2, 0, f"{LONG} {n}", "Maximiliane von Seestern: 30 % to 55 %", OTHER)
    for n in range(5)
)


def come(*found: Any) -> Future[Any]:
    answer: Future[Any] = Future()
    answer.set_result(found)
    return answer


def leaves() -> list[Awaited[Any]]:
    failed: Future[Any] = Future()
    failed.set_exception(RuntimeError("no wind"))
    return [
        Hint(1, "Maximiliane von Seestern", come(*TIPS)),
        Hint(1, "Bo", Future()),
        Hint(1, "Bo", failed),
        Turnings([sitter.colour for sitter in SITTERS], come(*TURNED)),
        Turnings([], Future()),
        Turnings([], come()),
    ]


@pytest.mark.parametrize("text", [0.75, 1.0, 1.5, 2.5])
@pytest.mark.parametrize("size", SIZES)
def test_they_fit_in_every_format_and_with_every_size_of_text(size: tuple[int, int], text: float) -> None:
    fmt = format_for(*size, text=text)
    for leaf in leaves():
        page = leaf.page(UNDER, fmt)
        sound(page, fmt)
        for piece in page.over:
            assert piece.box.y + piece.box.h <= fmt.height + 12, piece.id


def test_until_it_has_come_it_says_so_and_then_it_is_drawn_once_more() -> None:
    answer: Future[Any] = Future()
    leaf = Hint(0, "Bo", answer)
    assert "Trying it out" in str(leaf.page(UNDER, FMT).over) and not leaf.stale()
    answer.set_result(TIPS)
    assert leaf.stale()
    page = leaf.page(UNDER, FMT)
    assert LONG[:20] in str(page.over) and not leaf.stale()


def test_where_nothing_has_come_it_says_why() -> None:
    failed: Future[Any] = Future()
    failed.set_exception(RuntimeError("no wind"))
    for answer in (failed, come()):
        assert "Nothing could be said in time" in str(Hint(0, "Bo", answer).page(UNDER, FMT).over)
    assert "Nothing turned this match" in str(Turnings([], come()).page(UNDER, FMT).over)


def test_advice_is_taken_for_the_seat_it_was_meant_for() -> None:
    leaf = Hint(1, "Bo", come(*TIPS))
    assert [pick(leaf.page(UNDER, FMT), f"hint-take-{n}").key for n in range(3)] == ["1", "2", "3"]
    assert leaf.wish(pick(leaf.page(UNDER, FMT), "hint-take-2").does) == Act(1, "deed 2")
    assert leaf.done


def test_a_hint_is_put_away_without_doing_anything() -> None:
    leaf = Hint(1, "Bo", come(*TIPS))
    assert leaf.wish(Show("back")) is None and leaf.done


def log(looked: list[int]) -> Log:
    def look_back() -> Future[Any]:
        looked.append(1)
        return come(*TURNED)

    return Log(SITTERS[:4], told(), papers, look_back=look_back)


def test_turning_points_lead_to_their_place_in_the_log_and_are_looked_for_once() -> None:
    looked: list[int] = []
    leaf = log(looked)
    for n in (1, 3):
        assert leaf.wish(pick(leaf.page(UNDER, FMT), "log-turnings").does) is None
        assert leaf.wish(pick(leaf.page(UNDER, FMT), f"turning-go-{n}").does) is None
        assert leaf.lines[leaf.at].n >= TURNED[n].n and not leaf.done
    assert looked == [1]


def test_a_log_that_nobody_can_look_back_at_has_no_such_button() -> None:
    page = Log(SITTERS[:4], told(), papers).page(UNDER, FMT)
    assert not any(pick.id == "log-turnings" for pick in page.picks)
    assert pick(log([]).page(UNDER, FMT), "log-turnings").key == "t"
