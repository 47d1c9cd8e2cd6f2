"""The pace of the table: what has to be seen waits for a click, and the rest goes on by itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from captains.scene.page import Desk, Page
from captains.scene.picture import Sentence
from captains.screen.mapping import format_for
from captains.screen.pages.going_on import going_on
from captains.screen.pages.pace import APART
from captains.screen.pages.table_time import TableTime
from tests.screen.pages.layout import within
from tests.screen.pages.stand_in import Glass


@dataclass
class Table:
    """A table as far as its time asks for it: one entry is due, and each says what the test wants."""

    weight: int
    kind: str
    humans: tuple[int, ...] = (0,)
    asked: tuple[int, ...] = ()
    window: Any = field(default_factory=Glass)
    doors: Any = field(default_factory=lambda: SimpleNamespace(trouble=lambda: ""))
    happened_: int = 0

    @property
    def host(self) -> Any:
        offers = [SimpleNamespace(seat=seat) for seat in self.asked]
        match = SimpleNamespace(setup=None, states=[None], offers=lambda: offers, over=False)
        due = None if self.asked else "chance"
        return SimpleNamespace(match=match, ended=False, due=lambda: due, advance=lambda: "entry")

    @property
    def picture(self) -> Any:
        return SimpleNamespace(tell=lambda *_: (Sentence(0, "sabers", "Diego wins.", "", weight=self.weight),))

    def happened(self, entries: list[Any], desk: Desk) -> Desk:
        self.happened_ += 1
        return desk


def table_at(speed: int, weight: int = 2, kind: str = "reveal", **more: Any) -> tuple[Table, TableTime]:
    """A table where something has just happened."""
    table = Table(weight, kind, **more)
    table.window.settings = SimpleNamespace(speed=speed)
    table.window.wake = table.window.redraw = lambda: None
    time = TableTime(table)  # type: ignore[arg-type]
    time.hold(SimpleNamespace(n=0))  # type: ignore[arg-type]
    return table, time


@pytest.mark.parametrize("speed", [0, 1, 2, 3])
def test_a_headline_on_a_page_of_its_own_stays_until_it_can_have_been_seen(speed: int) -> None:
    table, time = table_at(speed)
    assert APART[2] >= 6000 and APART[speed] >= 2500
    time.tick(5000)  # drawing the page has taken so long
    time.tick(APART[speed] - 1)
    assert not table.happened_
    time.tick(1)
    assert table.happened_ == 1


def test_a_click_goes_on_at_once() -> None:
    table, time = table_at(2)
    time.tick(0)
    time.skip()
    time.tick(0)
    assert table.happened_ == 1


def test_only_headlines_apart_from_the_table_wait_for_people_and_not_where_a_person_decides_next() -> None:
    assert table_at(2)[1].waits("reveal")
    assert not table_at(2)[1].waits("table")
    assert not table_at(2, weight=1)[1].waits("reveal")
    assert not table_at(2, humans=())[1].waits("reveal")
    assert not table_at(2, asked=(0,))[1].waits("reveal")
    assert table_at(2, asked=(1,))[1].waits("reveal")


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_slip_says_how_to_go_on_and_lies_on_the_page(text: float) -> None:
    fmt = format_for(1280, 720, text=text)
    page = going_on(Page("reveal", ()), fmt)
    (slip,) = page.over
    assert slip.id == "going-on" and slip.box.y > fmt.height * 0.9
    assert within(slip.box, type(slip.box)(0, 0, fmt.width, fmt.height))
