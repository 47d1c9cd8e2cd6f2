"""The one mapping between a window's physical pixels, the system's points and the logical px of a page."""

from __future__ import annotations

from typing import NamedTuple

from captains.scene.page import Box, Format

COMFORT = (1920, 1080)
LEAST = (1280, 640)
LEAST_UPRIGHT = (1080, 1280)
ON_THE_PAGE = 1.5
"""Up to this text size a page sets larger type; beyond it the whole page grows as well, where the window has room."""


def scale_for(width: int, height: int, density: float = 1.0) -> float:
    """How many physical px a logical px takes in a window of this physical size on a screen of this density.

    A window larger than 1920×1080 (1080×1920 where it stands upright) enlarges the page rather than showing smaller
    print; no page is asked to be smaller than 1280×640 (1080×1280), so a smaller window gets a scale below 1.
    """
    upright = height > width
    comfort = COMFORT[::-1] if upright else COMFORT
    wanted = max(density, min(width / comfort[0], height / comfort[1]), 1.0)
    return max(0.25, min(wanted, largest_for(width, height)))


def largest_for(width: int, height: int) -> float:
    """The scale at which the window shows the least page that is laid out."""
    least = LEAST_UPRIGHT if height > width else LEAST
    return min(width / least[0], height / least[1])


def format_for(width: int, height: int, text: float = 1.0, density: float = 1.0) -> Format:
    """The page format of a window of this physical size in px, for the user's text size.

    Type that a small window would show below its size is set larger on the page by as much.
    """
    plain = scale_for(width, height, density)
    scale = max(plain, min(plain * text / ON_THE_PAGE, largest_for(width, height)))
    left = text * plain / scale / min(plain, 1.0)
    return Format(width=round(width / scale), height=round(height / scale), scale=scale, text=left)


class Area(NamedTuple):
    """A rectangle in whole physical px."""

    x: int
    y: int
    w: int
    h: int

    def grown(self, by: int) -> Area:
        """Larger by that many px on each side."""
        return Area(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def meets(self, other: Area) -> bool:
        """Whether the two share a pixel."""
        return (
            self.x < other.x + other.w
            and other.x < self.x + self.w
            and self.y < other.y + other.h
            and other.y < self.y + self.h
        )

    def joined(self, other: Area) -> Area:
        """The least rectangle around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Area(x, y, max(self.x + self.w, other.x + other.w) - x, max(self.y + self.h, other.y + other.h) - y)


def area_of(box: Box, scale: float) -> Area:
    """The physical pixels of a box of the page: edges are rounded, so that neighbours stay neighbours."""
    x, y = round(box.x * scale), round(box.y * scale)
    return Area(x, y, max(1, round((box.x + box.w) * scale) - x), max(1, round((box.y + box.h) * scale) - y))


class Mapping(NamedTuple):
    """From the window's points (what mouse events are given in) to physical and logical px, and back."""

    window: tuple[int, int]
    surface: tuple[int, int]
    scale: float

    def to_page(self, x: float, y: float) -> tuple[float, float]:
        """The place on the page under a point of the window."""
        return (
            x * self.surface[0] / max(1, self.window[0]) / self.scale,
            y * self.surface[1] / max(1, self.window[1]) / self.scale,
        )

    def to_window(self, x: float, y: float) -> tuple[int, int]:
        """The point of the window over a place on the page."""
        return (
            round(x * self.scale * self.window[0] / max(1, self.surface[0])),
            round(y * self.scale * self.window[1] / max(1, self.surface[1])),
        )
