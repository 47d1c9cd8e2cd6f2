"""The three backs: the game deck's compass rose, yellow for regular loot, red with an hourglass for the last."""

from __future__ import annotations

from captains.games.pirate_lords.picture.art.brush import placed
from captains.games.pirate_lords.picture.art.treasure import chest, hourglass
from captains.scene.nodes import Circle, Node, Path, Rect
from captains.scene.ornaments import rose
from captains.scene.palette import BRIGHT_BRASS, DEEP_SEA, INK, PAPER

X, Y = 315.0, 440.0
LEFT, TOP, RIGHT, FOOT = -30.0, -30.0, 660.0, 910.0


def back(sign: str, bleed: bool = False) -> tuple[Node, ...]:
    """The back "deck", "loot" or "last" in card units; trimmed to the card unless with bleed."""
    base, mark, line = {
        "loot": ("#E5BE55", "#C2942F", "#8A661C"),
        "last": ("#8E1F24", "#B5363A", "#5C0F14"),
        "deck": (DEEP_SEA, "#1F5673", "#0B2437"),
    }[sign]
    box = (LEFT, TOP, RIGHT, FOOT) if bleed else (5.0, 5.0, 625.0, 875.0)
    bright = PAPER if sign == "loot" else BRIGHT_BRASS
    nodes: list[Node] = [
        Rect(box[0], box[1], box[2] - box[0], box[3] - box[1], 0 if bleed else 32, fill=base),
        Path(_waves(box) if sign == "deck" else _lattice(box), stroke=mark, width=4.5),
        Rect(34, 34, 562, 812, 26, stroke=line, width=26),
        Rect(34, 34, 562, 812, 26, stroke=bright, width=4),
        Rect(52, 52, 526, 776, 16, stroke=bright, width=2.5),
    ]
    nodes += [_star(x, y, bright) for x, y in ((76, 76), (554, 76), (76, 804), (554, 804))]
    match sign:
        case "deck":
            nodes += [Circle(X, Y, 212, fill=DEEP_SEA, stroke=BRIGHT_BRASS, width=6), *rose(X, Y, 172)]
            nodes.append(Circle(X, Y, 172 * 0.94, stroke=BRIGHT_BRASS, width=3))
        case "loot":
            nodes += [Circle(X, Y, 206, fill="#F1D98F", stroke=INK, width=6), Circle(X, Y, 190, stroke=line, width=3)]
            nodes.append(placed(chest(), X, Y + 18, 0.6))
        case _:
            nodes += [Circle(X, Y, 206, fill="#5C0F14", stroke=INK, width=6)]
            nodes += [Circle(X, Y, 190, stroke=BRIGHT_BRASS, width=3), placed(hourglass(), X, Y)]
    return tuple(nodes)


def _star(x: float, y: float, colour: str) -> Path:
    d = f"M{x} {y - 26}L{x + 7} {y - 7}L{x + 26} {y}L{x + 7} {y + 7}L{x} {y + 26}L{x - 7} {y + 7}L{x - 26} {y}"
    return Path(f"{d}L{x - 7} {y - 7}Z", fill=colour, stroke=INK, width=3)


def _waves(box: tuple[float, float, float, float]) -> str:
    """Rows of waves from side to side."""
    left, top, right, foot = box
    d, row, y = "", 0, top + 22
    while y < foot - 4:
        x = left + 15 * (row % 2)
        d += f"M{x} {y}q15 -18 30 0" + "t30 0" * int((right - x - 30) // 30)
        row, y = row + 1, y + 30
    return d


def _lattice(box: tuple[float, float, float, float], step: float = 58.0) -> str:
    """Slanting lines both ways, cut at the edges."""
    left, top, right, foot = box
    high, d = foot - top, ""
    at = left - high
    while at < right:
        low, far = max(at, left), min(at + high, right)
        if far > low:
            d += f"M{low:.1f} {top + low - at:.1f}L{far:.1f} {top + far - at:.1f}"
            d += f"M{left + right - low:.1f} {top + low - at:.1f}L{left + right - far:.1f} {top + far - at:.1f}"
        at += step
    return d
