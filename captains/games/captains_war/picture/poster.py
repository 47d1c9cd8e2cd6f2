"""The game's poster in the lobby: a man-of-war at sunrise, and the six dice tossed in the swell."""

from __future__ import annotations

import math

from captains.games.captains_war.picture.words import say
from captains.scene.nodes import Circle, Drawing, Group, Node, Path, Rect, Text, Use
from captains.scene.palette import BRIGHT_BRASS, DEEP_SEA, DICE_COLOURS, FOAM, INK, LIGHT, SAND, SEA, mixed
from captains.scene.pencil import wobble

SKY, GLOW = "#F6D9A0", "#FBE7BE"
DICE = (
    ("yellow", "coin"),
    ("blue", "gem"),
    ("blue", "pearl"),
    ("blue", "barrel"),
    ("red", "skull"),
    ("black", "sabers"),
)


def poster(width: float, height: float) -> Drawing:
    """The poster at this size in px; nothing of it lies outside."""
    title = min(height * 0.16, width * 0.2)
    low = height - title
    line = low * 0.7
    nodes: list[Node] = [Rect(0, 0, width, low, fill=SKY), *_rays(width, line)]
    nodes.append(Circle(width * 0.5, line - low * 0.08, low * 0.27, fill=GLOW))
    nodes += [
        Use("galleon", width * 0.82, line - low * 0.08, low * 0.24),
        Use("galleon", width * 0.44, line - low * 0.3, low * 0.82),
    ]
    nodes += _sea(width, low, line)
    nodes += _dice(width, low, line)
    nodes.append(Rect(0, low, width, title, fill=LIGHT))
    nodes.append(Path(f"M0 {low:.1f}H{width:.1f}", stroke=INK, width=2))
    size = min(title * 0.5, width * 0.105)
    nodes.append(
        Text(width / 2, low + title * 0.5 + size * 0.35, say("paper.title"), size, "title", DEEP_SEA, "middle", True)
    )
    return Drawing(width, height, tuple(nodes), "px", f"poster of war {width:.0f}x{height:.0f}")


def _rays(width: float, line: float) -> list[Node]:
    """Rays of the rising sun, cut at the edges of the sky."""
    x, y, parts = width / 2, line, ""
    for i in range(0, 24, 2):
        a, b = (math.pi * (1 + (i + k) / 24) for k in (0, 1))
        parts += f"M{x:.1f} {y:.1f}L{_edge(x, y, a, width)}L{_edge(x, y, b, width)}Z"
    return [Path(parts, fill=SAND, fill_opacity=0.55)]


def _edge(x: float, y: float, angle: float, width: float) -> str:
    """Where a ray leaves the sky."""
    dx, dy = math.cos(angle), math.sin(angle)
    reach = min(x / -dx if dx < -1e-6 else 9e9, (width - x) / dx if dx > 1e-6 else 9e9, y / -dy if dy < -1e-6 else 9e9)
    return f"{x + dx * reach:.1f} {y + dy * reach:.1f}"


def _sea(width: float, low: float, line: float) -> list[Node]:
    """Rows of waves, darker towards the foot."""
    nodes: list[Node] = []
    for row in range(4):
        y, wave = line + (low - line) * row / 4, width / (7 - row % 2)
        crest = f"M0 {y:.1f}"
        count = math.ceil(width / wave)
        for i in range(count):
            end = min(wave * (i + 1), width)
            crest += f"Q{(wave * i + end) / 2:.1f} {y - low * 0.035:.1f} {end:.1f} {y:.1f}"
        tone = mixed(SEA, DEEP_SEA, row / 3)
        nodes.append(Path(crest + f"V{low:.1f}H0Z", fill=tone))
        nodes.append(Path(crest, stroke=FOAM if row == 0 else mixed(tone, FOAM, 0.35), width=max(1.2, low * 0.006)))
    return nodes


def _dice(width: float, low: float, line: float) -> list[Node]:
    """One of each die in a row, each turned a little."""
    nodes: list[Node] = []
    side = min(width * 0.13, (low - line) * 0.52)
    pitch = width / (len(DICE) + 0.4)
    vary = wobble("poster dice")
    for i, (colour, symbol) in enumerate(DICE):
        x, y = pitch * (i + 0.7), line + (low - line) * 0.46 + vary(-0.08, 0.08) * (low - line)
        body = DICE_COLOURS[colour]
        face: tuple[Node, ...] = (
            Rect(-side / 2, -side / 2, side, side, side * 0.16, fill=body, stroke=INK, width=max(1.2, side * 0.05)),
            Path(
                f"M{-side * 0.36:.1f} {side * 0.2:.1f}V{-side * 0.24:.1f}Q{-side * 0.36:.1f} {-side * 0.36:.1f} "
                f"{-side * 0.24:.1f} {-side * 0.36:.1f}H{side * 0.2:.1f}",
                stroke=mixed(body, "#FFFFFF", 0.45),
                width=side * 0.05,
            ),
            Circle(0, 0, side * 0.34, fill=LIGHT, stroke=INK, width=max(1.0, side * 0.03)),
            Circle(0, 0, side * 0.3, stroke=BRIGHT_BRASS, width=max(0.8, side * 0.02)),
            Use(symbol, 0, 0, side * 0.48),
        )
        nodes.append(Group(face, x=x, y=y, turn=vary(-14, 14)))
    return nodes
