"""A dialog that shows what somebody else is still thinking of, as soon as it has come."""

from __future__ import annotations

from abc import ABC, abstractmethod
from concurrent.futures import Future
from typing import Generic, TypeVar

from captains.scene.controls import plate
from captains.scene.nodes import Node
from captains.scene.page import Box, Format, Page, Show
from captains.scene.palette import DEEP_SEA, SOFT_INK
from captains.scene.spread import Spread
from captains.scene.widgets import line_of
from captains.screen.pages.leaf import Leaf

T = TypeVar("T")


class Awaited(Leaf, ABC, Generic[T]):
    """Until the answer is there it says that somebody is thinking; if there is none, why."""

    id = ""
    title = ""
    thinking = ""
    nothing = ""

    def __init__(self, answer: Future[tuple[T, ...]]) -> None:
        self._answer = answer
        self._shown = False

    def stale(self) -> bool:
        """Whether the answer has come since the page was drawn."""
        return self._answer.done() and not self._shown

    @property
    def found(self) -> tuple[T, ...]:
        """The answer, () while or where there is none."""
        if not self._answer.done() or self._answer.cancelled() or self._answer.exception() is not None:
            return ()
        return self._answer.result()

    def page(self, under: Page, fmt: Format) -> Page:
        """The dialog over the page."""
        self._shown = self._answer.done()
        spread = Spread(fmt)
        while (room := self._room(spread))[1] > fmt.height - 24 and min(fmt.text, spread.largest) > 0.75:
            spread.largest = min(fmt.text, spread.largest) - 0.125
        wide, high = room
        size, small, pad = spread.em(30), spread.em(20), spread.px(40)
        head, button_h = pad * 0.7 + size * 1.7, small * 2.6
        body = high - head - pad * 1.2 - button_h
        x, y = round((fmt.width - wide) / 2), round((fmt.height - high) * 0.45)
        nodes: list[Node] = [*plate(0, 0, wide, high, 16)]
        nodes.append(line_of(pad, pad * 0.7 + size, self.title, size, wide - 2 * pad, "title", DEEP_SEA, bold=True))
        if not self.found:
            words = self.nothing if self._answer.done() else self.thinking
            nodes.append(line_of(pad, head + small * 1.4, words, small, wide - 2 * pad, "serif", SOFT_INK, italic=True))
        spread.draw(self.id, Box(x, y, wide, high), nodes, 12)
        if self.found:
            self.body(spread, Box(x + pad, y + head, wide - 2 * pad, body))
        place = Box(
            round(x + wide - pad - small * 7), round(y + high - pad * 0.7 - button_h), round(small * 7), button_h
        )
        spread.button(f"{self.id}-close", place, "Close", Show("back"), "main", size=small, key="escape", order=9)
        return spread.over(under)

    def _room(self, spread: Spread) -> tuple[float, float]:
        """How wide and high the dialog is."""
        size, small, pad = spread.em(30), spread.em(20), spread.px(40)
        wide = min(spread.fmt.width - 40.0, 50 * small)
        body = self.height(spread, wide - 2 * pad) if self.found else small * 3
        return wide, pad * 0.7 + size * 1.7 + body + pad * 1.2 + small * 2.6

    @abstractmethod
    def height(self, spread: Spread, wide: float) -> float:
        """How high the answer is, in px, when it is so wide."""

    @abstractmethod
    def body(self, spread: Spread, box: Box) -> None:
        """Draw the answer."""
