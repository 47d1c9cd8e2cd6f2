"""The hint: the best decisions of the seat that is asked, with what to expect of them and why; each can be taken."""

from __future__ import annotations

from concurrent.futures import Future

from captains.host.advice import Tip, percent
from captains.scene.lettering import wrapped
from captains.scene.nodes import Circle, Node, Path, Rect
from captains.scene.page import Act, Box, Does, Show
from captains.scene.palette import BRASS, DEEP_SEA, INK, LIGHT, PAPER_SHADE, SOFT_INK
from captains.scene.spread import Spread
from captains.scene.widgets import LEAST_TEXT, line_of
from captains.screen.pages.awaited import Awaited

FOOT = "From what may be known here. The bar shows how often it wins, its pale part how far that varies."
MIXED = "There is no single best: whoever always does the same is foreseen. Change between these, each so often."


class Hint(Awaited[Tip]):
    """What one might do."""

    id = "hint"
    title = "A hint"
    thinking = "Trying it out …"
    nothing = "Nothing could be said in time."

    def __init__(self, seat: int, name: str, answer: Future[tuple[Tip, ...]]) -> None:
        super().__init__(answer)
        self.title = f"A hint for {name}"
        self._seat = seat

    def wish(self, does: Does) -> Does | None:
        """Take one of the decisions."""
        if isinstance(does, Show) and does.what == "hint-take":
            self.done = True
            return Act(self._seat, self.found[does.arg].action)
        if does == Show("back"):
            self.done = True
        return None

    def height(self, spread: Spread, wide: float) -> float:
        """A row for each decision and a line below."""
        return len(self.found) * self._row(spread) + spread.em(16) * 1.8

    @staticmethod
    def _row(spread: Spread) -> float:
        return spread.em(22) * 1.5 + spread.em(17) * 1.35 * 2 + spread.px(26)

    def body(self, spread: Spread, box: Box) -> None:
        """The rows, the best first."""
        high = self._row(spread)
        for place, tip in enumerate(self.found):
            self._tip(spread, Box(box.x, box.y + place * high, box.w, high), place, tip)
        size = spread.em(16)
        words = MIXED if self.found[0].mixed else FOOT
        foot = line_of(0, size * 1.2, words, size, box.w, "serif", SOFT_INK, italic=True)
        spread.draw("hint-foot", Box(box.x, box.y + len(self.found) * high, box.w, size * 2), (foot,))

    def _tip(self, spread: Spread, box: Box, place: int, tip: Tip) -> None:
        """What and why at the left, what to expect and the button at the right."""
        size, small = spread.em(22), spread.em(17)
        left, gap, top = size * 2, spread.px(24), size * 0.75
        right = small * 17
        room, x = box.w - left - right - gap, box.w - right
        r = size * 0.72
        base = top + size
        nodes: list[Node] = [Path(f"M0 0H{box.w:g}", stroke=BRASS, width=1.2)]
        nodes.append(Circle(r, base - size * 0.34, r, DEEP_SEA, INK, 1.4))
        nodes.append(line_of(r, base, str(place + 1), small, r * 2, "sans", LIGHT, "middle", True))
        deed = wrapped(tip.deed, room, small * 1.1, "serif", True, 2)
        height = size if len(deed) == 1 else small * 1.1
        for line, words in enumerate(deed):
            nodes.append(line_of(left, base + height * 1.2 * line, words, height, room, "serif", INK, bold=True))
        for line, words in enumerate(wrapped(tip.why, room, small, "sans", most=3 - len(deed)), len(deed)):
            y = base + small * 1.35 * line + small * 0.2
            nodes.append(line_of(left, y, words, small, room, "sans", SOFT_INK))
        bar = Box(x, base - size * 0.85, small * 9.6, max(size, LEAST_TEXT * 1.3))
        nodes += _bar(bar, tip)
        for line, words in enumerate(tip.outcome.split(", ", 1)):
            y = base + small * 1.35 * (line + 1) + small * 0.2
            nodes.append(line_of(x, y, words, spread.em(16), right, "sans", SOFT_INK))
        spread.draw(f"hint-{place}", box, nodes)
        wide, high = round(right - bar.w - gap * 0.6), round(size * 1.6)
        at = Box(round(box.x + box.w - wide), round(box.y + bar.y + size / 2 - high / 2), wide, high)
        does = Show("hint-take", place)
        spread.button(f"hint-take-{place}", at, "Do it", does, size=small, key=str(place + 1), order=place + 1)


def _bar(box: Box, tip: Tip) -> tuple[Node, ...]:
    """How often it wins, from never to always."""
    x, y, wide, high = box.x, box.y, box.w, box.h
    size = max(LEAST_TEXT, high * 0.6)
    low, up = max(0.0, tip.odds - tip.spread), min(1.0, tip.odds + tip.spread)
    return (
        Rect(x, y, wide, high, 4, LIGHT),
        Rect(x + wide * low, y, max(2.0, wide * (up - low)), high, 4, PAPER_SHADE),
        Rect(x, y + high * 0.25, max(2.0, wide * tip.odds), high * 0.5, 2, BRASS),
        Rect(x, y, wide, high, 4, stroke=SOFT_INK, width=1.2),
        line_of(x + wide - 6, y + high / 2 + size * 0.36, percent(tip.odds), size, wide, "sans", INK, "end", True),
    )
