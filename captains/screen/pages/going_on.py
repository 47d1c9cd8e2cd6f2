"""The slip at the foot of a page that waits for somebody to have seen it: a click goes on."""

from __future__ import annotations

from msgspec.structs import replace

from captains.scene.lettering import text_width
from captains.scene.nodes import Rect
from captains.scene.page import Box, Format, Page
from captains.scene.palette import BRASS
from captains.scene.spread import Spread
from captains.scene.widgets import WELL, framed, line_of

WORDS = "Click, or press Space, to go on"


def going_on(page: Page, fmt: Format) -> Page:
    """The page with the slip at its foot, where it hides nothing."""
    size = Spread(fmt).em(17)
    wide, high = round(text_width(WORDS, size, "sans") + size * 2), round(size * 1.9)
    box = Box(round((fmt.width - wide) / 2), round(fmt.height - high - size * 0.5), wide, high)
    nodes = (
        Rect(0, 0, wide, high, high / 2, WELL, BRASS, 1.4),
        line_of(wide / 2, high / 2 + size * 0.35, WORDS, size, wide - 8, "sans", "#F4E9D0", "middle"),
    )
    return replace(page, over=(*page.over, framed("going-on", box, nodes, 2)))
