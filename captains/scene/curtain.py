"""The curtain before a seat's secret: its name, colour and pattern, and nothing else that could tell anything."""

from __future__ import annotations

import math
from functools import lru_cache

from captains.engine.seats import Setup
from captains.scene.drapes import swags
from captains.scene.ensigns import flag
from captains.scene.lettering import has_letters, name_texts, shown_name, text_width
from captains.scene.nodes import WASH, Circle, Drawing, Group, Node, Path, Rect
from captains.scene.page import Box, Does, Format, Page, Pick, Piece, Show
from captains.scene.palette import (
    BLOOD,
    BRASS,
    BRIGHT_BRASS,
    DARK_WOOD,
    DEEP_SEA,
    INK,
    LIGHT,
    PAPER,
    SAND,
    SOFT_INK,
    SeatColour,
    legible,
    mixed,
    seat_colour,
)
from captains.scene.patterns import STRENGTH, box_outline, pattern_path
from captains.scene.svg import short as s

SHADE = "#0A1220"
FOLD = 128.0


def curtain_page(setup: Setup, seat: int, fmt: Format) -> Page:
    """The curtain before this seat's decision; lifting it sends `Show("lift", seat)`."""
    who = setup.seats[seat]
    return curtain(who.name, who.colour, fmt, Show("lift", seat))


def curtain(name: str, colour: str, fmt: Format, lift: Does) -> Page:
    """The closed curtain of someone with this name and seat colour; Enter, Space, the button and the plaque lift it.

    The page is the same whatever is going on at the table.
    """
    seat = seat_colour(colour)
    shown = shown_name(name)
    w, h = float(fmt.width), float(fmt.height)
    plaque = _plaque_box(fmt)
    button = _button_box(fmt, plaque, shown)
    return Page(
        kind="curtain",
        pieces=(
            Piece("curtain", Box(0, 0, w, h), _cloth(fmt.width, fmt.height, seat, plaque)),
            Piece("curtain-name", plaque, _plaque(plaque.w, plaque.h, seat, shown)),
            Piece(
                "curtain-button", Box(button.x - 4, button.y - 4, button.w + 14, button.h + 18), _button(button, shown)
            ),
        ),
        picks=(
            Pick("lift", button, lift, key="enter", radius=12),
            Pick("name", plaque, lift, state="quiet", key="space", order=1, radius=plaque.h * 0.08),
        ),
        sealed=True,
        under=mixed(seat.colour, SHADE, 0.5),
    )


def _plaque_box(fmt: Format) -> Box:
    w = min(fmt.width * 0.52, 1040.0)
    h = min(w * 0.47, fmt.height * 0.44)
    return Box(round((fmt.width - w) / 2), round(fmt.height * 0.515 - h / 2), round(w), round(h))


def _button_box(fmt: Format, plaque: Box, shown: str) -> Box:
    size = _button_size(plaque)
    w = min(max(text_width(_says(shown), size, "serif", True) + 2.4 * size, 10 * size), plaque.w)
    h = 2.3 * size
    room = fmt.height - 70 - (plaque.y + plaque.h)
    return Box(round((fmt.width - w) / 2), round(plaque.y + plaque.h + max(16.0, (room - h) * 0.4)), round(w), round(h))


def _button_size(plaque: Box) -> float:
    return max(20.0, plaque.w * 0.034)


def _says(shown: str) -> str:
    return f"I am {shown}" if shown else "I am ready"


@lru_cache(maxsize=32)
def _cloth(width_: int, height: int, seat: SeatColour, plaque: Box) -> Drawing:
    """Folds from edge to edge, the hem over a wooden floor, the ropes of the plaque, the swags above."""
    w, h = float(width_), float(height)
    hem = h - 66
    n = max(8, round(w / FOLD))
    fold = w / n
    edge = f"M0 0H{s(w)}V{s(hem - 4)}"
    for i in range(n - 1, -1, -1):
        edge += f"Q{s((i + 0.5) * fold)} {s(hem + 30)} {s(i * fold)} {s(hem - 4)}"
    nodes: list[Node] = [Rect(0, 0, w, h, 0, "#120B06"), *_floor(w, h, hem)]
    nodes.append(Path(edge + "Z", seat.colour, INK, 3))
    marks = pattern_path(box_outline(0, 0, w, hem), seat.pattern, 62)
    nodes.append(Path(marks, seat.marks, fill_opacity=STRENGTH[seat.pattern] * 0.42))
    for i in range(n):
        nodes += _fold(i * fold, fold, hem, seat, i)
    nodes += _hem(n, fold, hem)
    for side in (-1, 1):
        nodes += _rope(plaque.x + plaque.w / 2 + side * plaque.w * 0.3, plaque.y + 26)
    nodes += swags(w, 6 if w < 2200 else 8, min(118.0, h * 0.135), (seat,))
    return Drawing(w, h, tuple(nodes), key=f"curtain {width_} {height} {seat.name} {plaque.x} {plaque.y}")


def _floor(w: float, h: float, hem: float) -> list[Node]:
    nodes: list[Node] = []
    for i, y in enumerate(range(round(hem) - 12, round(h) + 22, 22)):
        nodes.append(Rect(-2, y, w + 4, 21, 0, mixed(DARK_WOOD, "#1A0F06", 0.45 if i % 2 else 0.6)))
    nodes.append(Rect(0, hem - 12, w, 46, 0, "#05080E", fill_opacity=0.5))
    return nodes


def _fold(x: float, fold: float, hem: float, seat: SeatColour, i: int) -> list[Node]:
    """Four flat tones from the ridge into the hollow, a light ridge line, a little hatching."""
    sway, lean = 9 * math.sin(i * 2.4), 9 * math.sin(i * 1.7 + 1)
    nodes: list[Node] = []
    third, two = hem * 0.34, hem * 0.7
    for share, dark in ((0.46, 0.16), (0.62, 0.32), (0.77, 0.5), (0.91, 0.68)):
        a, b = x + fold * (share - 0.04) + sway, x + fold * (share + 0.04) + lean
        d = f"M{s(x + fold * share)} 0C{s(a)} {s(third)} {s(b)} {s(two)} {s(x + fold * (share - 0.02))} {s(hem + 9)}"
        d += f"L{s(x + fold)} {s(hem - 4)}C{s(x + fold * 1.02 + sway * 0.3)} {s(two)} "
        d += f"{s(x + fold * 0.98 + lean * 0.3)} {s(third)} {s(x + fold)} 0Z"
        nodes.append(Path(d, mixed(seat.colour, SHADE, dark), fill_opacity=0.78))
    ridge = f"M{s(x + fold * 0.02)} 0C{s(x + fold * 0.03 + sway * 0.3)} {s(third)} {s(x + lean * 0.3)} {s(two)} "
    nodes.append(
        Path(
            ridge + f"{s(x + fold * 0.02)} {s(hem)}",
            stroke=mixed(seat.colour, "#FFFFFF", 0.3),
            width=4,
            stroke_opacity=0.55,
        )
    )
    hatch = ""
    for row in range(int((hem - 190) / 23)):
        y = 150 + row * 23 + 4 * math.sin(row * 3.1 + i)
        hatch += f"M{s(x + fold * 0.8)} {s(y)}l{s(fold * 0.15)} -10"
    nodes.append(Path(hatch, stroke="#05080E", width=1.5, stroke_opacity=0.3))
    return nodes


def _hem(n: int, fold: float, hem: float) -> list[Node]:
    nodes: list[Node] = []
    for up, deep, colour, wide in ((34, 0, BRASS, 5), (22, 12, BRIGHT_BRASS, 2)):
        d = f"M0 {s(hem - up)}"
        for i in range(n):
            d += f"Q{s((i + 0.5) * fold)} {s(hem + deep)} {s((i + 1) * fold)} {s(hem - up)}"
        nodes.append(Path(d, stroke=colour, width=wide))
    return nodes


def _rope(x: float, end: float) -> list[Node]:
    twist = "".join(f"M{s(x - 5)} {y + 9}l10 -9" for y in range(60, round(end) - 8, 14))
    line = f"M{s(x)} 20V{s(end)}"
    return [
        Path(line, stroke=INK, width=15),
        Path(line, stroke=SAND, width=10),
        Path(twist, stroke=SOFT_INK, width=2),
    ]


@lru_cache(maxsize=64)
def _plaque(w: float, h: float, seat: SeatColour, shown: str) -> Drawing:
    """The paper plaque: flag, name in the seat's colour, a star."""
    cut = h * 0.075
    cx = w / 2
    nodes: list[Node] = [
        Path(notched(7, 13, w - 4, h - 6, cut), "#050B12", fill_opacity=0.42),
        Path(notched(2, 2, w - 4, h - 8, cut), PAPER, INK, 4),
    ]
    h -= 8
    nodes.append(Group((Path(_rays(cx, h * 0.56, w, h), stroke=mixed(BRASS, PAPER, 0.55), width=1.1),), id=WASH))
    nodes.append(Path(notched(h * 0.034, h * 0.034, w - h * 0.068, h - h * 0.068, cut), stroke=BRASS, width=2.4))
    nodes.append(Path(notched(h * 0.05, h * 0.05, w - h * 0.1, h - h * 0.1, cut), stroke=SOFT_INK, width=1))
    for side in (-1, 1):
        nodes.append(Circle(cx + side * w * 0.3, h * 0.062, h * 0.025, BRASS, INK, 2.6))
        nodes.append(Circle(cx + side * w * 0.3 - 3, h * 0.055, h * 0.008, BRIGHT_BRASS))
    flag_w, flag_h = h * 0.42, h * 0.245
    nodes += flag(cx - flag_w * 0.47, h * 0.15, flag_w, flag_h, seat)
    size = h * (0.29 if has_letters(shown, "title", True) else 0.24)
    ink = legible(seat.colour)
    nodes += name_texts(shown, cx, h * 0.71, w - h * 0.32, size, "title", fill=ink, anchor="middle", bold=True)
    y = h * 0.835
    arm = min(w * 0.22, h * 0.48)
    nodes.append(Path(f"M{s(cx - arm)} {s(y)}H{s(cx - 26)}M{s(cx + 26)} {s(y)}H{s(cx + arm)}", stroke=BRASS, width=2))
    nodes.append(Path(_star(cx, y, h * 0.03), BLOOD))
    return Drawing(w, h + 8, tuple(nodes))


def notched(x: float, y: float, w: float, h: float, cut: float) -> str:
    """Path data of a panel whose corners are cut by quarter circles."""
    c = s(cut)
    return (
        f"M{s(x + cut)} {s(y)}H{s(x + w - cut)}A{c} {c} 0 0 0 {s(x + w)} {s(y + cut)}V{s(y + h - cut)}"
        f"A{c} {c} 0 0 0 {s(x + w - cut)} {s(y + h)}H{s(x + cut)}A{c} {c} 0 0 0 {s(x)} {s(y + h - cut)}"
        f"V{s(y + cut)}A{c} {c} 0 0 0 {s(x + cut)} {s(y)}Z"
    )


def _rays(cx: float, cy: float, w: float, h: float) -> str:
    """Rhumb lines from a clear middle to the inner frame."""
    left, right, top, bottom = h * 0.055, w - h * 0.055, h * 0.055, h * 0.945
    d = ""
    for i in range(32):
        angle = math.pi * i / 16 + 0.0001
        dx, dy = math.cos(angle), math.sin(angle)
        far = min(
            (right - cx if dx > 0 else cx - left) / max(abs(dx), 1e-6),
            (bottom - cy if dy > 0 else cy - top) / max(abs(dy), 1e-6),
        )
        near = h * 0.3
        corner = far - h * 0.06 if min(abs(dx), abs(dy)) > 0.35 else far
        if corner > near:
            d += f"M{s(cx + near * dx)} {s(cy + near * dy)}L{s(cx + corner * dx)} {s(cy + corner * dy)}"
    return d


def _star(x: float, y: float, r: float) -> str:
    points = []
    for i in range(8):
        far = r if i % 2 == 0 else r * 0.35
        points.append(f"{s(x + far * math.sin(math.pi * i / 4))} {s(y - far * math.cos(math.pi * i / 4))}")
    return "M" + "L".join(points) + "Z"


@lru_cache(maxsize=64)
def _button(box: Box, shown: str) -> Drawing:
    w, h = box.w, box.h
    size = h / 2.3
    nodes: tuple[Node, ...] = (
        Rect(9, 13, w, h, 12, "#050B12", fill_opacity=0.4),
        Rect(4, 4, w, h, 12, DEEP_SEA, BRIGHT_BRASS, 3),
        *name_texts(
            _says(shown),
            4 + w / 2,
            4 + h / 2 + size * 0.34,
            w - size,
            size,
            "serif",
            fill=LIGHT,
            anchor="middle",
            bold=True,
        ),
    )
    return Drawing(w + 14, h + 18, nodes)
