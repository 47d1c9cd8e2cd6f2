"""The dice of a page on screen: lying, sliding to another place, or tumbling into the tray."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from threading import Thread

import pygame

from captains.scene.page import Box, Die, Format, Page, Pick, Refuse
from captains.screen.die_faces import (
    Glow,
    art_drawing,
    body_drawing,
    canvas,
    counting,
    edge_of,
    glow_drawing,
    resting,
    shadow_drawing,
)
from captains.screen.die_solid import COS, shadow
from captains.screen.die_tumble import Pose, Throw, throw
from captains.screen.die_warp import TEXELS, Warp
from captains.screen.glow import Attention, kin_of, tick_drawing
from captains.screen.mapping import Area, area_of
from captains.screen.painter import Blit, Item
from captains.screen.sprites import BREATHS, Breaths
from captains.screen.surfaces import Surfaces, Want
from captains.screen.tweens import SLIDE, Clock, breath, ease, shake

SHADE = (4, 16, 26, 92)


@dataclass(slots=True)
class Rolled:
    """A die as it was last shown, and its motion: a throw, or a slide from another place."""

    die: Die
    throw: Throw | None = None
    origin: Box | None = None
    since: float = 0.0


class Tray:
    """All dice of the page. The face on top is the page's own: motion decides nothing and may end at any frame."""

    def __init__(self, surfaces: Surfaces, breaths: Breaths, clock: Clock) -> None:
        self._surfaces, self._breaths, self._clock = surfaces, breaths, clock
        self._warp = Warp()
        self._known: dict[str, Rolled] = {}
        self._prepared: set[tuple[tuple[tuple[str, ...], ...], str]] = set()
        self._frame = 0

    def wants(self, dice: Sequence[Die], scale: float) -> list[Want]:
        """What must be rastered before these dice can be shown: solids, shadows, and all faces for tumbling."""
        found: dict[tuple[str, ...], Want] = {}
        for die in dice:
            for face in die.faces:
                found[face] = Want(art_drawing(face, counting(die)), TEXELS, TEXELS)
        side = [(die, round(canvas(die) * scale)) for die in dice]
        solids = [Want(make(die), s, s) for die, s in side for make in (body_drawing, shadow_drawing)]
        return [*solids, *found.values()]

    def show(self, page: Page, motion: bool) -> None:
        """Take over a page's dice; a die whose `roll` has changed is thrown, one whose place has changed slides."""
        now = self._clock.now
        fresh: dict[str, Rolled] = {}
        order = 0
        for die in page.dice:
            old = self._known.get(die.id)
            item = Rolled(die)
            if old is not None and motion:
                if die.roll != old.die.roll and die.up is not None:
                    item.throw = thrown(die, page.tray or die.box, order, now)
                    order += 1
                elif old.throw is not None and die.roll == old.die.roll and die.box == old.die.box:
                    item.throw = old.throw
                elif die.box != old.die.box:
                    item.origin, item.since = old.die.box, now
                else:
                    item.origin, item.since = old.origin, old.since
            fresh[die.id] = item
        self._known = fresh
        if not self._clock.still:
            self._prepare(page.dice)

    def _prepare(self, dice: Iterable[Die]) -> None:
        """Have everything that the first throw needs made by a thread, while the dice still lie."""
        wanted: list[tuple[pygame.Surface, str]] = []
        for die in dice:
            if (die.faces, die.colour) not in self._prepared:
                self._prepared.add((die.faces, die.colour))
                arts = (self._art(die, face) for face in range(6))
                wanted += [(art, die.colour) for art in arts if art is not None]
        if wanted:
            Thread(target=self._warp.prepare, args=(wanted,), name="dice", daemon=True).start()

    @property
    def rolling(self) -> bool:
        """Whether any die still tumbles."""
        return any(item.throw is not None for item in self._known.values())

    @property
    def moving(self) -> bool:
        """Whether any die tumbles or slides."""
        return any(item.throw is not None or item.origin is not None for item in self._known.values())

    def skip(self) -> None:
        """Let all dice lie still at once."""
        for item in self._known.values():
            item.throw = item.origin = None

    def items(self, page: Page, fmt: Format, ms: float, now: Attention) -> list[Item]:
        """The dice at this moment, farthest first; `ms` and `now` as for `Glow.items`."""
        moment = self._clock.now
        for item in self._known.values():
            if item.throw is not None and item.throw.over(moment):
                item.throw = None
            if item.origin is not None and moment >= item.since + SLIDE:
                item.origin = None
        picks = {pick.id: pick for pick in page.picks}
        kin = kin_of(page, now)
        self._frame += 1
        drawn: list[tuple[float, list[Item]]] = []
        for rolled in self._known.values():
            if rolled.throw is not None:
                pose = rolled.throw.pose(moment)
                drawn.append((pose.y, self._tumbling(rolled.die, pose, fmt.scale)))
            else:
                glow = glow_of(rolled.die, picks.get(rolled.die.id), now, kin)
                shift = shake(ms - now.refused_at, 6 * fmt.scale) if rolled.die.id == now.refused else 0
                box = place(rolled, moment)
                drawn.append((box.y + box.h, self._lying(rolled.die, box, glow, fmt.scale, breath(ms, BREATHS), shift)))
        drawn.sort(key=lambda pair: pair[0])
        return [item for _, items in drawn for item in items]

    def _lying(self, die: Die, box: Box, glow: Glow | None, scale: float, step: int, shift: int) -> list[Item]:
        side = canvas(die)
        cx, cy = box.middle
        at = area_of(Box(cx - side / 2, cy - side / 2, side, side), scale)
        size = round(side * scale)
        area = Area(at.x + shift, at.y, size, size)
        corner = (area.x, area.y)
        blits: list[Blit] = []
        under = self._surfaces.get(shadow_drawing(die), size, size)
        if under is not None:
            blits.append((under.surface, corner))
        if glow is not None:
            light = self._surfaces.get(glow_drawing(die, glow), size, size)
            if light is not None:
                breathing = glow in ("open", "aside")
                blits.append((self._breaths.at(light.surface, step if breathing else BREATHS - 1), corner))
        body = self._surfaces.get(body_drawing(die), size, size)
        if body is not None:
            blits.append((body.surface, corner))
        if glow == "chosen" or die.state == "chosen":
            blits += self._tick(die, box, scale, shift)
        stamp = tuple(id(surface) for surface, _ in blits)
        return [Item(f"die:{die.id}", area, stamp, tuple(blits), True)]

    def _tick(self, die: Die, box: Box, scale: float, shift: int) -> list[Blit]:
        edge = edge_of(die)
        r = max(8.0, edge * 0.19)
        cx, cy = box.middle
        x, y = cx + edge * 0.62, cy - edge * 0.66
        spot = area_of(Box(x - 1.2 * r, y - 1.2 * r, 2.4 * r, 2.4 * r), scale)
        sprite = self._surfaces.get(tick_drawing(r), spot.w, spot.h)
        return [] if sprite is None else [(sprite.surface, (spot.x + shift, spot.y))]

    def _tumbling(self, die: Die, pose: Pose, scale: float) -> list[Item]:
        edge = edge_of(die) * scale
        x, y = pose.x * scale, (pose.y - pose.height * edge_of(die) * COS) * scale
        shown, _ = resting(die)
        faces = {face: (side, self._art(die, face)) for face, side in shown.sides}
        solid, half = self._warp.solid(pose.turn, edge, die.colour, faces, (x % 1, y % 1))
        left, top = math.floor(x - half), math.floor(y - half)
        stamp = self._frame
        dark, offset = cast_shadow(pose, edge)
        at = (math.floor(pose.x * scale) + offset[0], math.floor(pose.y * scale) + offset[1])
        return [
            Item(f"shade:{die.id}", Area(*at, *dark.get_size()), stamp, ((dark, at),)),
            Item(f"die:{die.id}", Area(left, top, *solid.get_size()), stamp, ((solid, (left, top)),), True),
        ]

    def _art(self, die: Die, face: int) -> pygame.Surface | None:
        sprite = self._surfaces.get(art_drawing(die.faces[face], counting(die)), TEXELS, TEXELS)
        return sprite.surface if sprite is not None else None


def thrown(die: Die, tray: Box, order: int, now: float) -> Throw:
    """The throw that ends where this die lies."""
    cx, cy = die.box.middle
    edge = edge_of(die)
    _, matrix = resting(die)
    return throw(f"{die.id}/{die.roll}", order, (cx, cy + edge / 2 * COS), edge, tray, matrix, now)


def place(rolled: Rolled, now: float) -> Box:
    """The box in which a lying or sliding die is drawn."""
    box, origin = rolled.die.box, rolled.origin
    if origin is None:
        return box
    part = ease((now - rolled.since) / SLIDE)
    (ox, oy), (cx, cy) = origin.middle, box.middle
    return Box(box.x + (ox - cx) * (1 - part), box.y + (oy - cy) * (1 - part), box.w, box.h)


def glow_of(die: Die, pick: Pick | None, now: Attention, kin: Iterable[str]) -> Glow | None:
    """The edge of light of a lying die: its own state, that of the pick of the same id, and what is pointed at."""
    if die.id == now.refused:
        return "refused"
    state = die.state
    if pick is not None and state in ("open", "quiet") and not isinstance(pick.does, Refuse):
        state = "open" if pick.state == "open" else "chosen" if pick.state == "chosen" else state
    hot = die.id in kin or (pick is not None and not isinstance(pick.does, Refuse) and die.id in (now.hover, now.focus))
    if state == "chosen":
        return "chosen"
    if hot:
        return "hover"
    return state if state in ("open", "aside") else None


def cast_shadow(pose: Pose, edge: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """The shadow of a tumbling die and its offset from the point below the die."""
    points = shadow(pose.turn, pose.height)
    left, top = min(x for x, _ in points), min(y for _, y in points)
    wide, high = max(x for x, _ in points) - left, max(y for _, y in points) - top
    dark = pygame.Surface((int(wide * edge) + 3, int(high * edge) + 3), pygame.SRCALPHA, 32)
    pygame.draw.polygon(dark, SHADE, [((x - left) * edge + 1, (y - top) * edge + 1) for x, y in points])
    return dark, (math.floor(left * edge) - 1, math.floor(top * edge) - 1)
