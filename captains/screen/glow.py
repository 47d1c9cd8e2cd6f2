"""How picks show what they are: rings that breathe, thicken under the pointer, tick if chosen and shake if refused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame

from captains.scene.nodes import Circle, Drawing, Node, Rect
from captains.scene.page import Box, Drop, Format, Page, Pick, Refuse
from captains.scene.palette import BLOOD, DEEP_SEA, GLOW, LEAF, WHITE
from captains.scene.widgets import tick
from captains.screen.mapping import Area, area_of
from captains.screen.painter import Item
from captains.screen.sprites import BREATHS, Breaths, Frame
from captains.screen.surfaces import Surfaces
from captains.screen.tweens import breath, shake

Ring = Literal["open", "hover", "chosen", "refused", "focus"]
PAD = 9.0

# Strokes from the outside in: width, colour, opacity, distance outside the box.
STROKES: dict[Ring, tuple[tuple[float, str, float, float], ...]] = {
    "open": ((6.0, GLOW, 0.28, 1.5), (3.4, "#8A641C", 0.45, 1.5), (2.2, "#F7CF55", 1.0, 1.5)),
    "hover": ((11.0, GLOW, 0.34, 2.2), (5.6, "#8A641C", 0.6, 2.2), (4.0, "#FFD85A", 1.0, 2.2)),
    "chosen": ((8.0, "#FFF3C9", 0.85, 2.0), (3.2, LEAF, 1.0, 2.0)),
    "refused": ((9.0, BLOOD, 0.3, 2.0), (4.0, BLOOD, 1.0, 2.0)),
    "focus": ((2.6, DEEP_SEA, 1.0, 6.0), (1.6, WHITE, 1.0, 4.0)),
}


class Attention(NamedTuple):
    """What the pointer and the keys are at: the hovered pick, the one with the keys' focus, the one just refused.

    `hover_at` and `refused_at` say since when, in ms of the window's clock; `hushed` that the hovered pick has come to
    lie under the pointer by itself, so that its note would only be in the way.
    """

    hover: str = ""
    hover_at: float = -1e9
    focus: str = ""
    refused: str = ""
    refused_at: float = 0.0
    hushed: bool = False


@lru_cache(256)
def circle_ring(ring: Ring, r: float) -> Drawing:
    """A ring about a circle of this radius, in a square `PAD` larger on each side."""
    side = 2 * (r + PAD)
    nodes = [
        Circle(side / 2, side / 2, r + off, stroke=colour, width=width, stroke_opacity=opacity)
        for width, colour, opacity, off in STROKES[ring]
    ]
    return Drawing(side, side, tuple(nodes), key=f"ring {ring} {r:.2f}")


@lru_cache(256)
def frame_ring(ring: Ring, radius: float) -> Drawing:
    """The smallest rounded frame of this corner radius; larger ones are put together from it."""
    inner = 2 * radius + 4
    side = inner + 2 * PAD
    nodes: list[Node] = []
    for width, colour, opacity, off in STROKES[ring]:
        size = inner + 2 * off
        nodes.append(
            Rect(PAD - off, PAD - off, size, size, radius + off, stroke=colour, width=width, stroke_opacity=opacity)
        )
    return Drawing(side, side, tuple(nodes), key=f"frame {ring} {radius:.2f}")


@lru_cache(16)
def tick_drawing(r: float) -> Drawing:
    """The tick of something chosen."""
    return Drawing(2.4 * r, 2.4 * r, tick(1.2 * r, 1.2 * r, r), key=f"tick {r:.2f}")


class Spot(NamedTuple):
    """Where a ring lies: a box on the page, its form, its corners' radius, and a sideways offset in physical px."""

    box: Box
    shape: Literal["circle", "rect"] = "rect"
    radius: float = 6.0
    shift: int = 0


class Glow:
    """Makes the rings of a page's picks; dice that are picks glow themselves (`dice.Tray`)."""

    def __init__(self, surfaces: Surfaces, breaths: Breaths) -> None:
        self._surfaces, self._breaths = surfaces, breaths
        self._frames: dict[int, Frame] = {}

    def items(self, page: Page, fmt: Format, ms: float, now: Attention) -> list[Item]:
        """The rings at this moment of the breath (`ms`); `now.refused_at` is on the same clock."""
        dice = {die.id for die in page.dice}
        kin = kin_of(page, now)
        items: list[Item] = []
        for pick in page.picks:
            if pick.id not in dice:
                items += self._pick(pick, fmt.scale, ms, now, kin)
        others = kin - {pick.id for pick in page.picks} - dice
        for piece in page.pieces:
            if piece.id in others:
                items += self._ring(f"ring:{piece.id}", Spot(piece.box), "hover", fmt.scale)
        return items

    def places(self, drops: Sequence[Drop], over: Drop | None, fmt: Format, ms: float) -> list[Item]:
        """The rings of the places where something dragged may lie; the one it lies over shines."""
        items: list[Item] = []
        for n, drop in enumerate(drops):
            step = BREATHS - 1 if drop is over else breath(ms, BREATHS)
            ring: Ring = "hover" if drop is over else "open"
            items += self._ring(f"place:{n}", Spot(drop.box, radius=drop.radius), ring, fmt.scale, step)
        return items

    def _pick(self, pick: Pick, scale: float, ms: float, now: Attention, kin: frozenset[str]) -> list[Item]:
        items: list[Item] = []
        ring = ring_of(pick)
        shift = 0
        if pick.id == now.refused:
            ring, shift = "refused", shake(ms - now.refused_at, 6 * scale)
        elif pick.id in kin or (pick.id == now.hover and (pick.live or pick.drops)):
            ring = "chosen" if ring == "chosen" else "hover"
        spot = Spot(pick.box, pick.shape, pick.radius, shift)
        if ring is not None:
            step = breath(ms, BREATHS) if ring == "open" else BREATHS - 1
            items += self._ring(f"ring:{pick.id}", spot, ring, scale, step)
        if pick.state == "chosen":
            items += self._tick(f"tick:{pick.id}", spot, scale)
        if pick.id == now.focus:
            items += self._ring(f"focus:{pick.id}", spot, "focus", scale)
        return items

    def _ring(self, name: str, spot: Spot, ring: Ring, scale: float, step: int = BREATHS - 1) -> list[Item]:
        least = min(spot.box.w, spot.box.h) / 2
        if spot.shape == "circle":
            drawing = circle_ring(ring, least)
            (cx, cy), half = spot.box.middle, drawing.width / 2
            return self._single(name, drawing, Box(cx - half, cy - half, 2 * half, 2 * half), scale, spot.shift, step)
        drawing = frame_ring(ring, min(spot.radius, least))
        side = round(drawing.width * scale)
        sprite = self._surfaces.get(drawing, side, side)
        if sprite is None:
            return []
        whole = area_of(spot.box, scale).grown(round(PAD * scale))
        return self._frame(self._breaths.at(sprite.surface, step)).items(name, moved(whole, spot.shift))

    def _single(self, name: str, drawing: Drawing, box: Box, scale: float, shift: int, step: int) -> list[Item]:
        area = area_of(box, scale)
        sprite = self._surfaces.get(drawing, area.w, area.h)
        if sprite is None:
            return []
        surface = self._breaths.at(sprite.surface, step)
        area = moved(area, shift)
        return [Item(name, area, id(surface), ((surface, area[:2]),))]

    def _frame(self, surface: pygame.Surface) -> Frame:
        frame = self._frames.get(id(surface))
        if frame is None or frame.source is not surface:
            if len(self._frames) > 256:
                self._frames.clear()
            frame = self._frames[id(surface)] = Frame(surface)
        return frame

    def _tick(self, name: str, spot: Spot, scale: float) -> list[Item]:
        small = min(spot.box.w, spot.box.h)
        r = min(12.0, max(6.5, small * 0.24))
        cx, cy = spot.box.middle
        x, y = spot.box.x + spot.box.w - 2, spot.box.y + 2
        if spot.shape == "circle":
            x, y = cx + small * 0.37, cy - small * 0.37
        box = Box(x - 1.2 * r, y - 1.2 * r, 2.4 * r, 2.4 * r)
        return self._single(name, tick_drawing(r), box, scale, spot.shift, BREATHS - 1)


def moved(area: Area, shift: int) -> Area:
    """The area, so many px to the right."""
    return Area(area.x + shift, area.y, area.w, area.h)


def kin_of(page: Page, now: Attention) -> frozenset[str]:
    """The ids that glow along with what is hovered or, without a pointer, focused."""
    at = now.hover or now.focus
    return next((frozenset(pick.kin) for pick in page.picks if pick.id == at), frozenset())


def ring_of(pick: Pick) -> Ring | None:
    """The ring of a pick that nobody points at."""
    if pick.state == "chosen":
        return "chosen"
    return "open" if pick.state == "open" and not isinstance(pick.does, Refuse) else None
