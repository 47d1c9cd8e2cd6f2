"""The settings as rows of a panel, and the leaf that shows only them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from captains.scene.controls import Option, choice, plate
from captains.scene.lettering import wrapped
from captains.scene.nodes import Node, Path, Text
from captains.scene.page import Box, Format, Page, Show
from captains.scene.palette import BRASS, DEEP_SEA, SOFT_INK
from captains.scene.spread import Spread
from captains.scene.widgets import dotted, line_of
from captains.screen.pages.leaf import Leaf
from captains.screen.settings import Settings

SPEEDS = ((1, "slow"), (2, "normal"), (3, "quick"), (0, "at once"))
"""The speeds of motion from slow to none at all, with their words."""
TEXT_SIZES = (0.75, 1.0, 1.25, 1.5, 2.0, 2.5)
ROWS = 3
LENS = "Small print: hold the right mouse button, or press Z, for a lens."


class Row(NamedTuple):
    """One row: its id, its name, its options, which is chosen."""

    id: str
    name: str
    options: list[Option]
    chosen: int


def settings_rows(spread: Spread, box: Box, settings: Settings, monitors: int = 1, more: Sequence[Row] = ()) -> None:
    """Motion, full screen and text size, which the window itself carries out, and `more`, filling the box."""
    high = box.h / (ROWS + len(more))
    size = min(spread.em(22), high * 0.3)
    small = min(spread.em(18), high * 0.26)
    label_w = box.w * 0.34
    control = Box(box.x + label_w, 0, box.w - label_w, min(small * 2.5, high * 0.72))
    rows = [
        Row("speed", "Motion", *_speeds(settings)),
        Row("screen", "Full screen", *_screens(settings, monitors)),
        Row("text", "Text size, %", *_texts(settings)),
        *more,
    ]
    nodes: list[Node] = []
    for i, (_, name, _, _) in enumerate(rows):
        middle = high * (i + 0.5)
        nodes.append(line_of(0, middle + size * 0.35, name, size, label_w - 8, "serif", bold=True))
        if i:
            nodes.append(dotted(0, high * i, box.w))
    spread.draw("settings-names", box, nodes)
    for i, (id, _, options, chosen) in enumerate(rows):
        place = Box(control.x, round(box.y + high * (i + 0.5) - control.h / 2), control.w, control.h)
        piece, picks = choice(f"set-{id}", place, options, chosen, small, order=2)
        spread.put(piece, *picks)


def _speeds(settings: Settings) -> tuple[list[Option], int]:
    options = [Option(word, Show("speed", speed)) for speed, word in SPEEDS]
    return options, next(i for i, (speed, _) in enumerate(SPEEDS) if speed == settings.speed)


def _screens(settings: Settings, monitors: int) -> tuple[list[Option], int]:
    if monitors < 2:
        options = [Option("off", Show("fullscreen", False)), Option("on", Show("fullscreen", True), key="f11")]
        return options, int(settings.fullscreen)
    options = [Option("off", Show("fullscreen", False))]
    options += [Option(f"screen {i + 1}", Show("monitor", i)) for i in range(monitors)]
    return options, settings.monitor + 1 if settings.fullscreen else 0


def _texts(settings: Settings) -> tuple[list[Option], int]:
    options = [Option(f"{factor:.0%}"[:-1], Show("text", factor)) for factor in TEXT_SIZES]
    return options, min(range(len(TEXT_SIZES)), key=lambda i: abs(TEXT_SIZES[i] - settings.text))


class SettingsLeaf(Leaf):
    """The settings over the lobby or the setup page."""

    def __init__(self, settings: Callable[[], Settings], monitors: int = 1) -> None:
        self._settings = settings
        self._monitors = monitors

    def page(self, under: Page, fmt: Format) -> Page:
        """The settings over the page."""
        spread = Spread(fmt)
        size, pad = spread.em(34), spread.px(44)
        wide = min(fmt.width - 120.0, 900.0 * (0.8 if fmt.narrow else 1.0) * fmt.text)
        row = max(spread.px(88), spread.em(18) * 3.2)
        head, foot = pad * 0.7 + size * 1.7, spread.em(20) * 2.6 + pad * 1.3
        high = head + ROWS * row + foot
        x, y = round((fmt.width - wide) / 2), round((fmt.height - high) * 0.45)
        nodes: list[Node] = [*plate(0, 0, wide, high, 16)]
        nodes.append(line_of(pad, pad * 0.7 + size, "Settings", size, wide - 2 * pad, "title", DEEP_SEA, bold=True))
        nodes.append(Path(f"M{pad} {head - size * 0.25}H{wide - pad}", stroke=BRASS, width=1.6))
        spread.draw("settings", Box(x, y, wide, high), nodes, 12)
        settings_rows(spread, Box(x + pad, y + head, wide - 2 * pad, ROWS * row), self._settings(), self._monitors)
        button_h = spread.em(20) * 2.6
        button = Box(x + wide - pad - wide * 0.3, y + high - pad * 0.8 - button_h, wide * 0.3, button_h)
        fine, room = spread.em(17), wide * 0.7 - 2 * pad - spread.px(20)
        lines = wrapped(LENS, room, fine, "serif", most=2)
        top = button_h / 2 + fine * (0.35 - 0.6 * (len(lines) - 1))
        words = [
            Text(0, top + i * fine * 1.2, line, fine, "serif", SOFT_INK, italic=True) for i, line in enumerate(lines)
        ]
        spread.draw("settings-lens", Box(x + pad, button.y, room, button_h), words, 4)
        spread.button("settings-done", button, "Done", Show("back"), "main", size=spread.em(20), key="enter", order=9)
        return spread.over(under)
