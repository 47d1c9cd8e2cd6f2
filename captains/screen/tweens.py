"""The clock that all motion follows, and how a piece, a flight or a ring looks at one moment of it."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

from captains.screen.mapping import Area

PACE = (0.0, 0.55, 1.0, 2.2)
APPEAR, DRAW, SLIDE, FLIGHT = 180.0, 320.0, 320.0, 520.0
STAGGER, STAGGER_MOST = 70.0, 700.0
PENCIL_MOST = 190


class Clock:
    """Milliseconds of motion: real time at the pace of the speed setting (0 none, 1 slow, 2 normal, 3 quick)."""

    def __init__(self, speed: int = 2) -> None:
        self.now = 0.0
        self.speed = speed

    def advance(self, ms: float) -> None:
        """Let real time pass; a stall counts as at most a tenth of a second, so that nothing jumps after it."""
        self.now += min(ms, 100.0) * PACE[self.speed]

    @property
    def still(self) -> bool:
        """Whether motion is switched off."""
        return self.speed == 0


class Tween(NamedTuple):
    """One motion: when it begins on the clock, how long it takes, and from where a sliding piece comes."""

    kind: Literal["fade", "draw", "slide"]
    begin: float
    length: float
    start: Area | None = None

    def over(self, now: float) -> bool:
        """Whether it has come to its end."""
        return now >= self.begin + self.length


class Look(NamedTuple):
    """How something looks now: where, how opaque (0–255), and which part of its width is already drawn."""

    area: Area
    alpha: int = 255
    drawn: float = 1.0


def ease(part: float) -> float:
    """A gentle start and end, for a part between 0 and 1."""
    part = min(max(part, 0.0), 1.0)
    return part * part * (3 - 2 * part)


def look(tween: Tween | None, area: Area, now: float) -> Look:
    """The look of a thing that rests at this area, at a moment of its motion."""
    if tween is None or tween.over(now):
        return Look(area)
    part = ease((now - tween.begin) / tween.length)
    if tween.kind == "slide" and tween.start is not None:
        return Look(between(tween.start, area, part))
    if tween.kind == "draw":
        return Look(area, 255, part)
    return Look(area, round(255 * part))


def between(start: Area, end: Area, part: float) -> Area:
    """The rectangle on the straight way between two."""
    return Area(*(round(a + (b - a) * part) for a, b in zip(start, end, strict=True)))


def arc(start: Area, end: Area, part: float) -> Area:
    """The rectangle on a way that rises a little, as something thrown does."""
    at = between(start, end, ease(part))
    rise = 0.12 * math.hypot(end.x - start.x, end.y - start.y) * math.sin(math.pi * ease(part))
    return Area(at.x, round(at.y - rise), at.w, at.h)


def shake(ms: float, reach: float) -> int:
    """The sideways offset in px of something refused, `ms` after the refusal: three swings that die away."""
    if not 0 <= ms < 360:
        return 0
    return round(reach * math.sin(ms / 360 * math.tau * 3) * (1 - ms / 360))


def breath(ms: float, steps: int) -> int:
    """The step (0 to steps-1) of a slow breath of 2.4 s, for sprites prepared in that many steps."""
    return round((0.5 - 0.5 * math.cos(ms / 2400 * math.tau)) * (steps - 1))
