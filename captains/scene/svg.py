"""A drawing as SVG text: the one form that becomes the window, the picture file, the page of a PDF."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from captains.scene.nodes import Circle, Drawing, Font, Group, Node, Path, Rect, Text, Use
from captains.scene.palette import INK

FAMILIES: dict[Font, str] = {"title": "Cinzel", "serif": "PT Serif", "sans": "PT Sans", "hand": "Caveat"}
PLAIN_WEIGHTS: dict[Font, int] = {"title": 400, "serif": 400, "sans": 400, "hand": 600}

SMALL, FIRM = 18.0, 0.3
"""Letters of a page smaller than this (px) are drawn firmer, by a stroke of this width (px)."""

Shape: TypeAlias = Path | Circle | Rect

_MARKUP = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
# XML knows no other control characters, lone halves of a character pair or the two last code points.
_BARRED = dict.fromkeys([*range(9), 11, 12, *range(14, 32), 127, *range(0xD800, 0xE000), 0xFFFE, 0xFFFF])
_ESCAPES = str.maketrans({**_MARKUP, **{chr(code): None for code in _BARRED}})


def to_svg(drawing: Drawing, symbols: Mapping[str, str], stretch: bool = False, style: str = "") -> str:
    """The drawing as one SVG document.

    `symbols` holds the inner markup of each symbol form (`pearl`, `pearl-black`, `pearl-line`); only what the drawing
    uses goes in. KeyError names a missing one. With `stretch` it fills whatever size it is shown at, which a renderer
    with whole pixels wants; else it keeps its proportions. `style` is a style sheet that goes along.
    """
    body = _nodes(drawing.nodes, drawing.unit == "px")
    needed = sorted({use_name(node) for node in every(drawing.nodes) if isinstance(node, Use)})
    shared = "".join(f'<g id="{name}">{symbols[name]}</g>' for name in needed)
    width, height = short(drawing.width), short(drawing.height)
    unit = "mm" if drawing.unit == "mm" else ""
    fill = ' preserveAspectRatio="none"' if stretch else ""
    title = f"<title>{escaped(drawing.title)}</title>" if drawing.title else ""
    styled = f"<style>{escaped(style)}</style>" if style else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}{unit}" height="{height}{unit}" '
        f'viewBox="0 0 {width} {height}"{fill} color="{INK}" stroke-linejoin="round" stroke-linecap="round">'
        f"{title}{styled}<defs>{shared}</defs>{body}</svg>"
    )


def every(nodes: Iterable[Node]) -> Iterable[Node]:
    """All nodes, those inside groups too, back to front; a group comes before what it holds."""
    for node in nodes:
        yield node
        if isinstance(node, Group):
            yield from every(node.nodes)


def use_name(node: Use) -> str:
    """The key under which a symbol's form is kept."""
    return node.symbol if node.form == "colour" else f"{node.symbol}-{node.form}"


def weight_of(font: Font, bold: bool) -> int:
    """How heavy this face is set."""
    return 700 if bold else PLAIN_WEIGHTS[font]


def short(number: float, digits: int = 2) -> str:
    """A number without trailing noughts."""
    text = f"{number:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def escaped(text: str) -> str:
    """Text safe inside markup and in quotes; what XML cannot hold is left out."""
    return text.translate(_ESCAPES)


def _nodes(nodes: Iterable[Node], on_screen: bool) -> str:
    return "".join(_node(node, on_screen) for node in nodes)


def _node(node: Node, on_screen: bool) -> str:
    match node:
        case Path():
            return f'<path d="{node.d}"{_paint(node)}/>'
        case Circle():
            return f'<circle cx="{short(node.x)}" cy="{short(node.y)}" r="{short(node.r)}"{_paint(node)}/>'
        case Rect():
            corner = f' rx="{short(node.rx)}"' if node.rx else ""
            size = f'width="{short(node.w)}" height="{short(node.h)}"{corner}'
            return f'<rect x="{short(node.x)}" y="{short(node.y)}" {size}{_paint(node)}/>'
        case Text():
            return _text(node, on_screen)
        case Use():
            return _use(node)
        case Group():
            return _group(node, on_screen)


def _paint(shape: Shape) -> str:
    paint = f' fill="{shape.fill or "none"}"'
    if shape.fill_opacity != 1 and shape.fill not in ("", "none"):
        paint += f' fill-opacity="{short(shape.fill_opacity, 3)}"'
    if shape.stroke and shape.stroke != "none":
        paint += f' stroke="{shape.stroke}" stroke-width="{short(shape.width, 3)}"'
        if shape.stroke_opacity != 1:
            paint += f' stroke-opacity="{short(shape.stroke_opacity, 3)}"'
        if shape.dash:
            paint += f' stroke-dasharray="{shape.dash}"'
    return paint


def _text(node: Text, on_screen: bool) -> str:
    weight = weight_of(node.font, node.bold)
    look = f' font-family="{FAMILIES[node.font]}" font-size="{short(node.size)}" fill="{node.fill}"'
    if weight != 400:
        look += f' font-weight="{weight}"'
    if node.italic:
        look += ' font-style="italic"'
    if node.anchor != "start":
        look += f' text-anchor="{node.anchor}"'
    if node.spacing:
        look += f' letter-spacing="{short(node.spacing)}"'
    if on_screen and node.size < SMALL:
        # The thin strokes of small letters would fade between pixels.
        look += f' stroke="{node.fill}" stroke-width="{FIRM}"'
    x, y = short(node.x), short(node.y)
    if node.turn:
        look += f' transform="rotate({short(node.turn)} {x} {y})"'
    return f'<text x="{x}" y="{y}"{look}>{escaped(node.text)}</text>'


def _use(node: Use) -> str:
    scale = node.size / 100
    move = f"translate({short(node.x)} {short(node.y)})"
    if node.turn:
        move += f"rotate({short(node.turn)})"
    ink = f' color="{node.ink}"' if node.ink else ""
    return f'<use href="#{use_name(node)}"{ink} transform="{move}scale({short(scale, 4)})translate(-50 -50)"/>'


def _group(node: Group, on_screen: bool) -> str:
    move = f"translate({short(node.x)} {short(node.y)})" if node.x or node.y else ""
    if node.matrix is not None:
        a, b, c, d = (short(value, 5) for value in node.matrix)
        move = f"matrix({a} {b} {c} {d} {short(node.x)} {short(node.y)})"
    else:
        if node.turn:
            move += f"rotate({short(node.turn)})"
        if node.scale != 1:
            move += f"scale({short(node.scale, 5)})"
    name = f' id="{escaped(node.id)}"' if node.id else ""
    transform = f' transform="{move}"' if move else ""
    return f"<g{name}{transform}>{_nodes(node.nodes, on_screen)}</g>"
