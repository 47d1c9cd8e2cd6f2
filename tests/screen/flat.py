"""A quick stand-in for the renderer."""

from __future__ import annotations

import io
from zlib import crc32

import pygame

from captains.scene.nodes import Circle, Drawing, Rect


def flat(drawing: Drawing, width: int, height: int) -> bytes:
    """A stand-in for the renderer: rectangles and circles without finesse, anything else as a colour of its own."""
    surface = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    k = width / drawing.width
    for node in drawing.nodes:
        if isinstance(node, Rect) and node.fill.startswith("#"):
            pygame.draw.rect(surface, node.fill, (node.x * k, node.y * k, node.w * k, node.h * k))
        elif isinstance(node, Circle):
            paint = node.fill if node.fill.startswith("#") else node.stroke or "#000000"
            pygame.draw.circle(surface, paint, (node.x * k, node.y * k), node.r * k, 0 if node.fill != "none" else 2)
        else:
            code = crc32(repr(node).encode())
            pygame.draw.rect(
                surface, (code & 255, code >> 8 & 255, code >> 16 & 255), surface.get_rect().inflate(-4, -4)
            )
    held = io.BytesIO()
    pygame.image.save(surface, held, "x.png")
    return held.getvalue()
