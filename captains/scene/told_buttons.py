"""The buttons at the foot of a told page: one step on, one back, to the end; at the last step the ways on.

They are the same in every game: a picture hands over its words for them, by the names `button.next`, `button.back`, ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from captains.scene.page import Box, Pick, Piece, Show
from captains.scene.widgets import Look, button

WIDE, GAP = 250.0, 20.0
"""px against the 1920 design."""

WAYS: tuple[tuple[str, Show, str, str], ...] = (
    ("watch", Show("step", 0), "left", ""),
    ("turnings", Show("turnings"), "hint", "t"),
    ("export", Show("export"), "print", ""),
    ("again", Show("again"), "redo", "a"),
    ("lobby", Show("lobby"), "sail", ""),
)
"""Watch again, the turning points, save the sheets, play again, leave: what each does, its picture, its key."""


def told_buttons(
    say: Callable[[str], str],
    row: Box,
    k: float,
    size: float,
    step: int,
    steps: int,
    on: str = "next",
    look: Look = "quiet",
) -> Iterator[tuple[Piece, Pick]]:
    """One step on, one back, or to the end at once, in the middle of the row; `on` names the words for a step on."""
    mid, high = row.x + row.w / 2, row.h
    inset = 4 * k
    wide, side = min(300 * k, row.w * 0.4), min(190 * k, row.w * 0.26)
    ahead = Box(mid - wide / 2, row.y, wide, high)
    back = Box(ahead.x - 26 * k - side, row.y + inset, side, high - 2 * inset)
    end = Box(ahead.x + wide + 26 * k, row.y + inset, side, high - 2 * inset)
    yield button(
        "next",
        ahead,
        say(f"button.{on}"),
        Show("step", step + 1),
        "main",
        size * 1.15,
        key="enter",
        grand=True,
        order=1,
    )
    earlier, last = Show("step", max(0, step - 1)), Show("step", steps - 1)
    yield button("back", back, say("button.back"), earlier, look, size, "left", "left", order=2)
    yield button("end", end, say("button.skip"), last, look, size, "skip", "right", order=3)


def ways_on(
    say: Callable[[str], str], row: Box, k: float, size: float, look: Look = "quiet"
) -> Iterator[tuple[Piece, Pick]]:
    """What to do after the match, in the middle of the row."""
    gap = GAP * k
    wide = min(WIDE * k, (row.w - gap * (len(WAYS) - 1)) / len(WAYS))
    x = row.x + (row.w - wide * len(WAYS) - gap * (len(WAYS) - 1)) / 2
    for i, (name, does, picture, key) in enumerate(WAYS):
        chief = name == "again"
        box = Box(x + i * (wide + gap), row.y, wide, row.h)
        how: Look = "main" if chief else look
        yield button(name, box, say(f"button.{name}"), does, how, size, picture, key, grand=chief, order=i)
