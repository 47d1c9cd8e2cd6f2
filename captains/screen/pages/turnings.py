"""The turning points of a match that is over: what moved the odds, and what else was possible; each can be seen."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future

from captains.host.advice import Turned
from captains.scene.ensigns import flag
from captains.scene.lettering import wrapped
from captains.scene.nodes import Node, Path, Use
from captains.scene.page import Box, Does, Show
from captains.scene.palette import BRASS, INK, SOFT_INK, seat_colour
from captains.scene.spread import Spread
from captains.scene.widgets import line_of
from captains.screen.pages.awaited import Awaited


class Turnings(Awaited[Turned]):
    """The list. Choosing one hands `Show("log-entry", n)` on."""

    id = "turnings"
    title = "Turning points"
    thinking = "Looking back, this takes a while …"
    nothing = "Nothing turned this match: the odds never moved far at once."

    def __init__(self, colours: Sequence[str], answer: Future[tuple[Turned, ...]]) -> None:
        """`colours` are those of the seats."""
        super().__init__(answer)
        self._colours = colours

    def wish(self, does: Does) -> Does | None:
        """Go and see one of them."""
        if isinstance(does, Show) and does.what == "turning":
            self.done = True
            return Show("log-entry", self.found[does.arg].n)
        if does == Show("back"):
            self.done = True
        return None

    @staticmethod
    def _row(spread: Spread) -> float:
        return spread.em(20) * 1.5 + spread.em(17) * 1.35 * 2 + spread.px(22)

    def height(self, spread: Spread, wide: float) -> float:
        """A row for each."""
        return len(self.found) * self._row(spread)

    def body(self, spread: Spread, box: Box) -> None:
        """The rows in the order in which it happened."""
        high = self._row(spread)
        for place, turned in enumerate(self.found):
            self._turned(spread, Box(box.x, box.y + place * high, box.w, high), place, turned)

    def _turned(self, spread: Spread, box: Box, place: int, turned: Turned) -> None:
        """What happened and what else was possible; at the right whose odds moved, and the way there."""
        size, small = spread.em(20), spread.em(17)
        left, gap, right = size * 2.4, spread.px(24), small * 15
        room, base = box.w - left - right - gap, size * 1.55
        nodes: list[Node] = [Path(f"M0 0H{box.w:g}", stroke=BRASS, width=1.2)]
        if turned.seat is None:
            nodes.append(Use("die", size * 0.9, base - size * 0.3, size * 1.3))
        else:
            nodes += flag(0, base - size * 0.85, size * 1.7, size * 1.1, seat_colour(self._colours[turned.seat]))
        for line, words in enumerate(wrapped(turned.what, room, size, "serif", True, 1 if turned.other else 2)):
            nodes.append(line_of(left, base + size * 1.3 * line, words, size, room, "serif", INK, bold=True))
        for line, words in enumerate(wrapped(turned.other, room, small, "sans", most=2)):
            y = base + small * 1.35 * (line + 1) + small * 0.2
            nodes.append(line_of(left, y, words, small, room, "sans", SOFT_INK))
        x = box.w - right
        nodes.append(line_of(x, base, turned.odds, small, right, "sans", INK, bold=True))
        spread.draw(f"turning-{place}", box, nodes)
        at = Box(round(box.x + x), round(box.y + base + small * 0.6), round(small * 8), round(small * 2.1))
        does = Show("turning", place)
        spread.button(f"turning-go-{place}", at, "See it", does, size=small, key=str(place + 1), order=place + 1)
