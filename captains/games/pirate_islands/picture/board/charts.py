"""The ready-made charts: coasts, sea and scenery of each side of the board, unpacked to paths in mm."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any

from captains.scene.svg import short

Ring = Sequence[int]
"""A closed line: hundredths of a mm, x and y by turns, each point after the first as its difference from the last."""


def points(ring: Ring) -> list[tuple[float, float]]:
    """The points of a packed line, in mm."""
    found = []
    x = y = 0
    for dx, dy in zip(ring[::2], ring[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x / 100, y / 100))
    return found


def outline(rings: Sequence[Ring]) -> str:
    """Path data of closed lines, smooth: the points pull, the middles between them are passed."""
    return "".join(_smooth(ring) for ring in rings)


def _smooth(ring: Ring) -> str:
    """Relative curves in halves of a hundredth, which the middles need."""
    steps = list(zip(ring[2::2], ring[3::2], strict=True))
    last = (-sum(dx for dx, _ in steps), -sum(dy for _, dy in steps))
    parts = [f"M{_half(2 * ring[0] - last[0])} {_half(2 * ring[1] - last[1])}"]
    before = last
    for step in (*steps, last):
        (ax, ay), (bx, by) = before, step
        parts.append(f"q{_half(ax)} {_half(ay)} {_half(ax + bx)} {_half(ay + by)}")
        before = step
    return "".join(parts) + "z"


@cache
def _half(number: int) -> str:
    return short(number / 200, 3)


def line(ring: Ring) -> str:
    """Path data of an open line, straight from point to point."""
    (x, y), *rest = points(ring)
    return f"M{short(x)} {short(y)}L" + " ".join(f"{short(a)} {short(b)}" for a, b in rest)


class Chart:
    """What was drawn for one side of the board, told by its graph's digest."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data

    @cached_property
    def tones(self) -> tuple[str, ...]:
        """The sea's tones from the outermost to the coast."""
        return tuple(outline(rings) for rings in self._data["sea"]["tones"])

    @cached_property
    def deeps(self) -> str:
        """The dark pools."""
        return outline(self._data["sea"]["deeps"])

    @cached_property
    def breakers(self) -> tuple[str, ...]:
        """The broken lines of water along the coasts."""
        return tuple(outline(rings) for rings in self._data["sea"]["lines"])

    @property
    def waves(self) -> list[tuple[float, float, float, float]]:
        """Waves of the open water: left end, half length in mm, strength."""
        return [(x / 100, y / 100, half / 100, tone / 100) for x, y, half, tone in self._data["sea"]["waves"]]

    @property
    def skerries(self) -> list[tuple[str, float, float, float]]:
        """Rocks in the sea: the strand, then middle and size of the rock on it."""
        found = []
        for skerry in self._data["skerries"]:
            x, y, size = (value / 100 for value in skerry["rock"])
            found.append((outline(skerry["land"]), x, y, size))
        return found

    @cached_property
    def quay(self) -> Mapping[str, str]:
        """The market's quay: cliff, sand, inner sand."""
        return {name: outline(rings) for name, rings in self._data["quay"].items()}

    @property
    def lanes(self) -> list[str]:
        """The way of each ship-site."""
        return [line(lane) for lane in self._data["lanes"]]

    def layer(self, island: int, name: str) -> str:
        """A layer of an island: shadow, cliff, beach, ground, shade, light, dark."""
        return outline(self._data["islands"][island][name])

    def coast(self, island: int) -> list[tuple[float, float]]:
        """The coast of an island."""
        return points(self._data["islands"][island]["beach"][0])

    def strokes(self, island: int) -> list[tuple[float, float, float]]:
        """Where fine strokes are drawn on an island: place and half length."""
        return [(x / 100, y / 100, half / 100) for x, y, half in self._data["islands"][island]["strokes"]]

    def things(self, island: int, kind: str) -> list[tuple[str, float, float, float, bool]]:
        """What stands on an island of this kind, back to front: symbol, middle, size, mirrored."""
        found = self._data["islands"][island]["things"][kind]
        return [(symbol, x / 100, y / 100, size / 100, bool(turned)) for symbol, x, y, size, turned in found]


class Charts:
    """The charts by graph. They are read by the library, because a game opens no file."""

    def __init__(self) -> None:
        self._known: dict[str, Chart] = {}

    def take(self, drawings: Mapping[str, Any]) -> None:
        """Take over what the library has read."""
        self._known = {graph: Chart(data) for graph, data in drawings.get("charts", {}).items()}

    def of(self, graph: str) -> Chart:
        """The chart of a graph. Raises KeyError if none was drawn for it."""
        return self._known[graph]


CHARTS = Charts()
