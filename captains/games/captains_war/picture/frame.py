"""The sheet's ground and title: the neatline of a sea chart, the cartouche, the compass rose and the galleon's seal."""

from __future__ import annotations

import math

from captains.games.captains_war.picture.ink import PT, Ink
from captains.games.captains_war.sheet import Sheet
from captains.scene.nodes import TINT, WASH, Circle, Group, Node, Path, Rect, Text, Use
from captains.scene.palette import (
    BLOOD,
    BRASS,
    BRIGHT_BRASS,
    DEEP_SEA,
    INK,
    LIGHT,
    PAPER,
    SAND,
    SEA,
    SHALLOW,
    SOFT_INK,
)
from captains.scene.pencil import wobble
from captains.scene.svg import short

NEAT = 5.6
"""The neatline's distance from the edge of the paper in mm, to the middle of its line."""


def ground(sheet: Sheet, ink: Ink) -> tuple[Node, ...]:
    """Paper, lines of the winds, and the neatline with its graduated bars."""
    width, height = sheet.places.paper
    shade = Group((Use("vignette", 50, 50, 100),), matrix=(width / 100, 0, 0, height / 100))
    nodes: list[Node] = [Group((Rect(0, 0, width, height, fill=PAPER), shade), id=TINT)]
    inside = (NEAT + 2.1, NEAT + 2.1, width - NEAT - 2.1, height - NEAT - 2.1)
    hubs = (
        (36, 21.5, 32),
        (width - 22.5, 21.5, 32),
        (width * 0.517, 108, 32),
        (20, 194, 16),
        (width - 10, 196, 16),
    )
    winds = "".join(_winds(x, y, count, inside) for x, y, count in hubs)
    nodes.append(Group((Path(winds, stroke="#D7BF94", width=0.16),), id=WASH))
    return (*nodes, *_neatline(ink, width, height))


def _winds(cx: float, cy: float, count: int, inside: tuple[float, float, float, float]) -> str:
    """Rays from a hub to the neatline."""
    left, top, right, foot = inside
    d = ""
    for i in range(count):
        dx, dy = math.cos(2 * math.pi * i / count + 0.0001), math.sin(2 * math.pi * i / count + 0.0001)
        reach = min((right - cx) / dx if dx > 0 else (left - cx) / dx, (foot - cy) / dy if dy > 0 else (top - cy) / dy)
        d += f"M{short(cx)} {short(cy)}L{short(cx + reach * dx)} {short(cy + reach * dy)}"
    return d


def _neatline(ink: Ink, width: float, height: float) -> list[Node]:
    w, h, inner = width - 2 * NEAT, height - 2 * NEAT, NEAT + 2.1
    nodes: list[Node] = [Rect(NEAT, NEAT, w, h, stroke=INK, width=0.8)]
    nodes.append(Rect(inner, inner, w - 4.2, h - 4.2, stroke=INK, width=0.3))
    bars = ""
    for i in range(52):
        start, run = NEAT + 3 + (w - 6) * i / 52, (w - 6) / 52
        for y in (NEAT + (0.55, 1.2)[1 - i % 2], height - NEAT - (1.15, 1.8)[1 - i % 2]):
            bars += f"M{short(start)} {short(y)}h{short(run)}v.6h{short(-run)}Z"
    for i in range(36):
        start, run = NEAT + 3 + (h - 6) * i / 36, (h - 6) / 36
        for x in (NEAT + (0.55, 1.2)[1 - i % 2], width - NEAT - (1.15, 1.8)[1 - i % 2]):
            bars += f"M{short(x)} {short(start)}v{short(run)}h.6v{short(-run)}Z"
    nodes.append(Path(bars, INK))
    for x in (NEAT + 1.7, width - NEAT - 1.7):
        for y in (NEAT + 1.7, height - NEAT - 1.7):
            nodes.append(ink.box(x - 2.05, y - 2.05, 4.1, 4.1, LIGHT, width=0.4))
            nodes.append(Path(_star(x, y, 1.75, 0.6), BLOOD))
    return nodes


def _star(x: float, y: float, long: float, narrow: float) -> str:
    points = [(math.sin(math.pi * i / 4), -math.cos(math.pi * i / 4), long if i % 2 == 0 else narrow) for i in range(8)]
    return "M" + "L".join(f"{short(x + r * dx)} {short(y + r * dy)}" for dx, dy, r in points) + "Z"


def title(sheet: Sheet, ink: Ink, second: str = "Ship", aside: str = "") -> tuple[Node, ...]:
    """The cartouche, with `aside` below the game's name, between the lines for the captain's name and a second one."""
    nodes = [*_cartouche(ink, 155, 20.6, 106, 15.5, aside)]
    for word, (x, y, length) in (("Captain", sheet.places.names.captain), (second, sheet.places.names.ship)):
        start = x - length / 2
        nodes.append(ink.words(start, y - 9, word, 8.8, colour=SOFT_INK, italic=True))
        nodes.append(ink.stroke(f"M{short(start)} {short(y)}h{short(length)}", SOFT_INK, 0.28, "0.01 .9"))
    return (*nodes, *rose(ink, 36, 22, 8.6), *_seal(ink, 274, 21.4, 9.2))


def _cartouche(ink: Ink, cx: float, cy: float, w: float, h: float, aside: str) -> list[Node]:
    nodes: list[Node] = []
    top, foot = cy - h / 2, cy + h / 2
    for side in (-1, 1):
        end = cx + side * w / 2
        fold = (
            f"M{short(end - side * 6)} {short(top + 4)}H{short(end + side * 9)}"
            f"L{short(end + side * 5.5)} {short(cy + 3.6)}"
            f"L{short(end + side * 9)} {short(foot + 3.2)}H{short(end - side * 6)}Z"
        )
        nodes.append(ink.shape(fold, SAND, width=0.4))
        nodes.append(Path(_folds(end, side, top + 4.5, foot + 2.6), stroke="#9D8151", width=0.16))
        dark = f"M{short(end)} {short(foot)}L{short(end - side * 6)} {short(foot + 3.2)}V{short(foot)}Z"
        nodes.append(Path(dark, SOFT_INK, INK, 0.3))
    nodes.append(ink.shape(_scroll(cx, top, foot, w / 2, 0), LIGHT, width=0.6))
    nodes.append(Path(_scroll(cx, top, foot, w / 2, 1.1), stroke=BRASS, width=0.25))
    size, y = (22 * PT, cy - 0.9) if aside else (25 * PT, cy + 1.9)
    nodes.append(Text(cx, y, "CAPTAINS’ WAR", size, "title", DEEP_SEA, "middle", True, spacing=0.75))
    if aside:
        nodes.append(ink.words(cx, cy + 4.3, aside, 8.8, colour=SOFT_INK, anchor="middle", italic=True))
    return [*nodes, ink.symbol("sabers", cx - 46.8, cy - 1, 7.6), ink.symbol("sabers", cx + 46.8, cy - 1, 7.6)]


def _scroll(cx: float, top: float, foot: float, half: float, inset: float) -> str:
    left, right = short(cx - half + inset), short(cx + half - inset)
    return (
        f"M{left} {short(top + inset)}Q{short(cx)} {short(top - 3 + inset)} {right} {short(top + inset)}"
        f"V{short(foot - inset)}Q{short(cx)} {short(foot - 3 - inset)} {left} {short(foot - inset)}Z"
    )


def _folds(end: float, side: int, top: float, foot: float) -> str:
    """Strokes that shade a ribbon's end where it runs behind the cartouche."""
    vary, d = wobble(f"fold {side}"), ""
    for i in range(8):
        x = end + side * (0.5 + i * 0.48)
        low = short(foot - i * 1.3 - vary(0, 1))
        d += f"M{short(x)} {short(top + vary(0, 0.5))}L{short(x - side * vary(0.1, 0.5))} {low}"
    return d


def rose(ink: Ink, cx: float, cy: float, r: float) -> tuple[Node, ...]:
    """A compass rose with a lily for the north."""
    nodes: list[Node] = [ink.disc(cx, cy, r, LIGHT, width=0.3), Circle(cx, cy, r * 0.93, stroke=INK, width=0.15)]
    nodes.append(Circle(cx, cy, r * 0.8, stroke=INK, width=0.2))
    nodes.append(ink.stroke(_ticks(cx, cy, r * 0.8, (r * 0.93, r * 0.86), 64, 2), width=0.13))
    eighth = math.pi / 8
    for turn, reach, waist, tone, count in (
        (eighth, 0.52, 0.2, SHALLOW, 8),
        (2 * eighth, 0.72, 0.2, BRASS, 4),
        (0, 0.98, 0.19, DEEP_SEA, 4),
    ):
        for i in range(count):
            angle, half = turn + 2 * math.pi * i / count - math.pi / 2, math.pi / count
            tip = _polar(cx, cy, r * reach, angle)
            for side, colour in ((-half, LIGHT), (half, tone)):
                point = f"M{short(cx)} {short(cy)}L{_polar(cx, cy, r * waist, angle + side)}L{tip}Z"
                nodes.append(Path(point, colour, INK, 0.16))
    nodes += [ink.shape(d, BLOOD, width=0.2) for d in _lily(cx, cy - r, r * 0.3)]
    return (*nodes, ink.disc(cx, cy, r * 0.07, BRIGHT_BRASS, width=0.2))


def _polar(cx: float, cy: float, r: float, angle: float) -> str:
    return f"{short(cx + r * math.cos(angle))} {short(cy + r * math.sin(angle))}"


def _ticks(cx: float, cy: float, inner: float, outer: tuple[float, float], count: int, every: int) -> str:
    d = ""
    for i in range(count):
        angle = 2 * math.pi * i / count
        d += f"M{_polar(cx, cy, inner, angle)}L{_polar(cx, cy, outer[0] if i % every == 0 else outer[1], angle)}"
    return d


def _lily(x: float, y: float, q: float) -> list[str]:
    def at(dx: float, dy: float) -> str:
        return f"{short(x + dx * q)} {short(y + dy * q)}"

    petals = [
        f"M{at(0, -1.5)}C{at(0.7, -0.7)} {at(0.3, -0.2)} {at(0, 0.3)}C{at(-0.3, -0.2)} {at(-0.7, -0.7)} {at(0, -1.5)}Z"
    ]
    for s in (-1, 1):
        petals.append(
            f"M{at(s * 0.2, 0.1)}C{at(s * 0.5, -0.9)} {at(s * 1.3, -0.9)} {at(s * 1.2, -0.1)}"
            f"C{at(s, -0.4)} {at(s * 0.6, -0.3)} {at(s * 0.2, 0.1)}Z"
        )
    return petals


def _seal(ink: Ink, cx: float, cy: float, r: float) -> list[Node]:
    """The galleon at sea inside a graduated ring."""
    q = r * 0.84
    sea = 0.28 * q
    half = math.sqrt(q * q - sea * sea)
    nodes: list[Node] = [ink.disc(cx, cy, r, LIGHT, width=0.4), Circle(cx, cy, r * 0.93, stroke=INK, width=0.15)]
    nodes.append(ink.stroke(_ticks(cx, cy, r * 0.985, (r * 0.86, r * 0.93), 72, 6), width=0.13))
    nodes.append(ink.disc(cx, cy, q, "#E9F0EA", width=0.3))
    water = f"M{short(cx - half)} {short(cy + sea)}A{short(q)} {short(q)} 0 0 0 {short(cx + half)} {short(cy + sea)}Z"
    nodes.append(ink.shape(water, SHALLOW, width=0.2))
    nodes.append(Circle(cx - q * 0.5, cy - q * 0.42, q * 0.17, BRIGHT_BRASS, SOFT_INK, 0.14))
    cloud = "q.5 -.8 1.2 -.2q.9 -.5 1.2 .4q.8 .1 .5 .7h-3.2q-.4 -.6 .3 -.9Z"
    nodes.append(Path(f"M{short(cx + q * 0.28)} {short(cy - q * 0.52)}{cloud}", LIGHT, SOFT_INK, 0.12))
    nodes.append(ink.symbol("galleon", cx - 0.1, cy - q * 0.06, q * 1.36))
    for i in range(3):
        deep = sea + q * (0.2 + 0.2 * i)
        reach = math.sqrt(max(q * q - deep * deep, 0.1)) * 0.8
        count = max(2, int(reach * 2 / 1.5))
        step = short(reach / count)
        start = f"M{short(cx - reach)} {short(cy + deep)}q{short(reach / count / 2)} -.42 {step} 0"
        nodes.append(ink.stroke(start + f"t{step} 0" * (2 * count - 1), SEA, 0.2))
    return nodes
