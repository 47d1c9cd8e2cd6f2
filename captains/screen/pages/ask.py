"""The question: asks before something that can't be taken back."""

from __future__ import annotations

from captains.scene.controls import plate
from captains.scene.lettering import wrapped
from captains.scene.nodes import Node, Text
from captains.scene.page import Box, Does, Format, Page, Show
from captains.scene.palette import DEEP_SEA, SOFT_INK
from captains.scene.spread import Spread
from captains.scene.widgets import Look, line_of
from captains.screen.pages.leaf import Leaf

YES, NO = Show("ask", True), Show("ask", False)


class Ask(Leaf):
    """A question with two answers; "yes" hands `then` to the stage, "no", Esc and a click beside it nothing."""

    def __init__(
        self, title: str, words: str, yes: str, then: Does, no: str = "No, stay", look: Look = "blood"
    ) -> None:
        self.title = title
        self.words = words
        self.yes, self.no = yes, no
        self.look: Look = look
        self.then = then

    def page(self, under: Page, fmt: Format) -> Page:
        """The question over the page."""
        spread = Spread(fmt)
        size, small = spread.em(30), spread.em(21)
        wide = min(fmt.width - 120.0, 30 * small)
        pad = spread.px(44)
        lines = wrapped(self.words, wide - 2 * pad, small, "serif")
        high = pad * 0.8 + size * 1.5 + len(lines) * small * 1.5 + pad * 0.6 + small * 2.7 + pad * 0.8
        x, y = round((fmt.width - wide) / 2), round((fmt.height - high) * 0.45)
        nodes: list[Node] = [*plate(0, 0, wide, high, 16)]
        nodes.append(line_of(pad, pad * 0.8 + size, self.title, size, wide - 2 * pad, "title", DEEP_SEA, bold=True))
        top = pad * 0.8 + size * 1.5
        for i, line in enumerate(lines):
            nodes.append(Text(pad, top + (i + 1) * small * 1.5 - small * 0.2, line, small, "serif", SOFT_INK))
        spread.draw("ask", Box(x, y, wide, high), nodes, 12)
        button_h, gap = small * 2.7, spread.px(18)
        button_w = (wide - 2 * pad - gap) / 2
        by = y + high - pad * 0.8 - button_h
        no = Box(x + pad, by, button_w, button_h)
        yes = Box(x + pad + button_w + gap, by, button_w, button_h)
        spread.button("ask-no", no, self.no, NO, size=small, key="n", order=0)
        spread.button("ask-yes", yes, self.yes, YES, self.look, size=small, key="y", order=1)
        return spread.over(under)

    def wish(self, does: Does) -> Does | None:
        """Hear the answer."""
        if does in (YES, NO, Show("back")):
            self.done = True
            return self.then if does == YES else None
        return None
