"""Behind the pirates: a blue morning for sailors, the night for shooters, sunset for boarders."""

from __future__ import annotations

import math

from captains.games.pirate_lords.picture.art.brush import form, ink, placed, tone
from captains.scene.nodes import Circle, Node, Path, Rect
from captains.scene.palette import FOAM
from captains.scene.pencil import wobble

WIDE = 562.0


def curl(x: float, y: float, scale: float, colour: str, width: float = 4) -> Node:
    """A curl of cloud, as on old charts."""
    d = "M0 0C30 -26 70 -18 66 8C62 26 38 24 40 8M66 8C84 -22 128 -16 124 12C120 30 98 28 100 14"
    return placed((ink(d + "M124 10C140 -8 172 -4 176 14L-24 14C-22 4 -12 -2 0 0", width, colour),), x, y, scale)


def morning(high: float, number: int) -> tuple[Node, ...]:
    """A pale blue sky over the sea, with clouds and something small at the horizon."""
    line = high - 152
    waves = ""
    for y in range(round(line) + 36, round(high), 44):
        waves += f"M0 {y}Q40 {y - 18} 80 {y}" + "".join(f"T{x} {y}" for x in range(160, 561, 80))
    clouds = ((20, 150, 0.8), (400, 96, 0.75), (380, 470, 0.6), (30, 420, 0.5), (250, 40, 0.6))
    shown = [cloud for i, cloud in enumerate(clouds) if (i + number) % 3]
    return (
        Rect(0, 0, WIDE, high, fill="#BFDCDD"),
        tone("M0 0L562 0L562 210C420 150 200 280 0 190Z", "#D8EAE6"),
        *(curl(x, y, k, "#5E97A6") for x, y, k in shown),
        *_far(number, line),
        Rect(0, line, WIDE, high - line, fill="#3E7E94"),
        ink(f"M0 {line}H562"),
        ink(waves, 5, FOAM, 0.7),
    )


def _far(number: int, line: float) -> tuple[Node, ...]:
    """Gulls, an island, a lighthouse or a far sail."""
    match number % 4:
        case 0:
            gull = "M{0} {1}q16 -18 30 0q14 -18 30 0"
            return (ink(gull.format(446, 190) + gull.format(486, 230) + gull.format(60, 300), 4.5, "#3B5B66"),)
        case 1:
            hill = (
                f"M380 {line}C400 {line - 60} 440 {line - 84} 470 {line - 62}"
                f"C500 {line - 84} 540 {line - 50} 562 {line - 30}V{line}Z"
            )
            return (form(hill, "#8FB3A0", 4, "#3B5B66"),)
        case 2:
            tower = f"M60 {line}L68 {line - 120}H100L108 {line}Z"
            lamp = f"M64 {line - 120}H104V{line - 148}H64Z"
            bands = f"M66 {line - 40}H102M67 {line - 80}H101"
            return form(tower, "#F4E9D0", 4, "#3B5B66"), ink(bands, 12, "#C2574A"), form(lamp, "#F0C96F", 4, "#3B5B66")
        case _:
            sail = f"M470 {line - 12}V{line - 96}C500 {line - 80} 512 {line - 50} 512 {line - 24}Z"
            boat = f"M446 {line - 14}H524L512 {line + 4}H458Z"
            return form(sail, "#F4E9D0", 4, "#3B5B66"), form(boat, "#7C5A3C", 4, "#3B5B66")


def night(high: float, number: int) -> tuple[Node, ...]:
    """A starry sky; each has stars of its own, some a moon."""
    vary = wobble(f"stars {number}")
    stars = ""
    for _ in range(13):
        x, y, k = vary(20, 542), vary(30, high * 0.72), vary(3.5, 8)
        stars += f"M{x:.0f} {y - k * 1.6:.1f}"
        for dx, dy in ((0.4, -0.4), (1.6, 0), (0.4, 0.4), (0, 1.6), (-0.4, 0.4), (-1.6, 0), (-0.4, -0.4)):
            stars += f"L{x + dx * k:.1f} {y + dy * k:.1f}"
        stars += "Z"
    nodes: list[Node] = [
        Rect(0, 0, WIDE, high, fill="#2C2440"),
        tone("M0 0L562 0L562 260C400 330 180 210 0 330Z", "#3A3054"),
        tone(stars, "#F3E7C6"),
    ]
    if number % 3 == 1:
        nodes.append(form("M70 330a58 58 0 1 0 74 74a46 46 0 1 1 -74 -74Z", "#EAD9A8", 4))
    if number % 3 == 2:
        nodes.append(curl(300, 60, 0.7, "#6A5B88"))
    return tuple(nodes)


def sunset(high: float, number: int) -> tuple[Node, ...]:
    """A low sun with rays, in tones that differ a little, over a dark red sea."""
    skies = (("#E8894A", "#F4B86A"), ("#DF7A44", "#F0A75E"), ("#E99A55", "#F6C57C"), ("#D96B45", "#EE9D62"))
    sky, ray = skies[number % len(skies)]
    x, y, line = 281.0, high * 0.59, high - 122
    rays = ""
    for k in range(0, 24, 2):
        a, b = math.radians(k * 15 - 4), math.radians(k * 15 + 7)
        rays += f"M{x} {y:.0f}L{_edge(x, y, a, high)}L{_edge(x, y, b, high)}Z"
    return (
        Rect(0, 0, WIDE, high, fill=sky),
        Path(rays, fill=ray),
        Circle(x, y, 250, fill="#F8D28A", stroke="#C9622E", width=4),
        Rect(0, line, WIDE, high - line, fill="#8E3B2A"),
        ink(f"M0 {line}H562M40 {line + 40}q20 -12 40 0t40 0M420 {line + 60}q20 -12 40 0t40 0", 5),
    )


def _edge(x: float, y: float, angle: float, high: float) -> str:
    """Where a ray leaves the picture."""
    dx, dy = math.cos(angle), math.sin(angle)
    across = x / -dx if dx < -1e-6 else (WIDE - x) / dx if dx > 1e-6 else 9e9
    down = y / -dy if dy < -1e-6 else (high - y) / dy if dy > 1e-6 else 9e9
    reach = min(across, down)
    return f"{x + dx * reach:.1f} {y + dy * reach:.1f}"
