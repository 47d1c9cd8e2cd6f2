"""Window figures: the first frame, drawing, dice, stalls and rest, on each display there is."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.measures.display import ask, displays
from tools.measures.row import Row

STARTS = 7


def rows() -> Iterator[Row]:
    """All rows, display by display."""
    with displays() as found, TemporaryDirectory() as folder:
        for name, display in found.items():
            yield from first_frames(name, display, Path(folder))
            yield from drawing(name, display, Path(folder))
            yield from dice(name, display, Path(folder))
            yield from stalls(name, display, Path(folder))
            share = ask(display, Path(folder), "idle") * 100
            yield Row(f"idle table over 30 s, {name}", share, "% of a core", 2, 0.3)


def first_frames(name: str, display: dict[str, str], folder: Path) -> Iterator[Row]:
    """The first frame that answers a click, against a bare window; with pictures kept, and at the first start ever."""
    for primed in ("bare", "first"):
        ask(display, folder, primed)
    bare, warm, cold = list[float](), list[float](), list[float]()
    for _ in range(STARTS):
        # Turn by turn: what else goes on on the machine meets all three alike.
        bare.append(ask(display, folder, "bare"))
        warm.append(ask(display, folder, "first"))
        with TemporaryDirectory() as fresh:
            cold.append(ask(display, Path(fresh), "first"))
    yield against_bare(f"first frame, pictures kept, {name}", warm, bare, 4, 2.5)
    yield against_bare(f"first frame, first start ever, {name}", cold, bare, 8, 5)


def against_bare(name: str, own: list[float], bare: list[float], floor: float, goal: float) -> Row:
    """How many times the bare window's time it takes."""
    mine, theirs = statistics.median(own), statistics.median(bare)
    spread = (max(own) - min(own)) / mine
    return Row(
        name, mine / theirs, "×", floor, goal, 1, f"bare window ({theirs:.0f} ms)", False, spread, f"{mine:.0f} ms"
    )


def drawing(name: str, display: dict[str, str], folder: Path) -> Iterator[Row]:
    """Drawing everything again at 1080p, and a dirty frame, in CPU time."""
    whole, dirty = ask(display, folder, "redraw")
    their_whole, their_dirty = ask(display, folder, "sprites")
    yield Row(f"full redraw, 1080p, {name}", whole, "ms", 8, 3, their_whole, "60 sprites, bare")
    yield Row(
        f"dirty frame, 1080p, {name}",
        dirty,
        "ms",
        1,
        0.2,
        their_dirty,
        "60 sprites, bare",
        note="a pick is left, the next lit",
    )


def dice(name: str, display: dict[str, str], folder: Path) -> Iterator[Row]:
    """A frame while six dice roll."""
    middle, slow = ask(display, folder, "dice")
    yield Row(
        f"frame while the dice roll, 1080p, {name}", middle, "ms", 12, 5, note=f"the slowest of 20: {slow:.1f} ms"
    )


def stalls(name: str, display: dict[str, str], folder: Path) -> Iterator[Row]:
    """The longest time in which the main thread answers nothing, of five runs by the clock."""
    runs = [ask(display, folder, "stalls") for _ in range(STARTS)]
    for what in runs[0]:
        longest = [run[what] for run in runs]
        middle = statistics.median(longest)
        spread = (max(longest) - min(longest)) / middle
        yield Row(f"longest stall, {what}, {name}", middle, "ms", 50, 20, spread=spread)
