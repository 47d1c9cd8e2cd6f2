"""The end told in steps: heading by heading, then places and ties; the buttons that lead on, back and to the end."""

from __future__ import annotations

from msgspec import Struct

from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.words import say
from captains.scene.page import Box, Show
from captains.scene.widgets import Look

HEADINGS = 3
STEPS = HEADINGS + 2
"""Face down, a step for each heading, places and ties."""


class Told(Struct, frozen=True):
    """What is shown at a step: how many headings are told, and whether the places are."""

    step: int
    headings: int
    final: bool


def told_at(step: int) -> Told:
    """What is shown at this step."""
    step = max(0, min(step, STEPS - 1))
    return Told(step, min(step, HEADINGS), step == STEPS - 1)


def told_buttons(board: Board, told: Told, y: float) -> None:
    """One step on, one back, or to the end at once."""
    k, w = board.k, board.fmt.width
    on = Box(w / 2 - 150 * k, y, 300 * k, 58 * k)
    back = Box(w / 2 - 366 * k, y + 4 * k, 190 * k, 50 * k)
    end = Box(w / 2 + 176 * k, y + 4 * k, 190 * k, 50 * k)
    big, fine = board.size(23), board.size(20)
    board.button("next", on, say("button.next"), Show("step", told.step + 1), "main", size=big, key="enter", grand=True)
    earlier, last = Show("step", max(0, told.step - 1)), Show("step", STEPS - 1)
    board.button("back", back, say("button.back"), earlier, size=fine, picture="left", key="left", order=2)
    board.button("end", end, say("button.skip"), last, size=fine, picture="skip", key="right", order=3)


def ways_on(board: Board, y: float) -> None:
    """Watch again, the turning points, save the sheets, play again, leave."""
    k, w = board.k, board.fmt.width
    ways: tuple[tuple[str, Show, Look, str, str], ...] = (
        ("watch", Show("step", 0), "quiet", "left", ""),
        ("turnings", Show("turnings"), "quiet", "hint", "t"),
        ("export", Show("export"), "quiet", "print", ""),
        ("again", Show("again"), "main", "redo", "a"),
        ("lobby", Show("lobby"), "quiet", "sail", ""),
    )
    wide, gap = 250 * k, 20 * k
    x = (w - wide * len(ways) - gap * (len(ways) - 1)) / 2
    size = board.size(20)
    for i, (name, does, look, picture, key) in enumerate(ways):
        box = Box(x + i * (wide + gap), y, wide, 54 * k)
        words = say(f"button.{name}")
        board.button(name, box, words, does, look, size=size, picture=picture, key=key, grand=name == "again", order=i)
