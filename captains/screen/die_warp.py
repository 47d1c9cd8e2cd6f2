"""A tumbling die drawn for one frame: its face sprites warped onto the projected faces with numpy.

Drawn larger and reduced, which smooths all edges; positions in a texture are whole numbers of 16 + 7 bits. numpy is
imported on first use, in a thread where possible.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import pygame

from captains.screen.die_faces import INK, dusk, tone
from captains.screen.die_solid import Matrix, Point, Side, brightness, facing, moved, outline, seen

if TYPE_CHECKING:
    from numpy.typing import NDArray

Art = pygame.Surface | None
TEXEL_BITS = 7
TEXELS = 1 << TEXEL_BITS
FIXED = 1 << 16
LEVELS = 8
OVER = 1.5
FINE_MOST = 112.0
BORDER = 4
MOST_TEXTURES = 720


class Warp:
    """Draws dice in any turn; keeps each face's texture at the few brightnesses that occur."""

    def __init__(self) -> None:
        self._textures: OrderedDict[tuple[int, str, int], tuple[pygame.Surface, NDArray[Any]]] = OrderedDict()

    def prepare(self, faces: Iterable[tuple[pygame.Surface, str]]) -> None:
        """Import numpy and make the textures of these faces (art, body colour) now; meant for a thread of its own."""
        for art, colour in faces:
            for level in range(LEVELS + 1):
                self._texture(art, colour, level / LEVELS)

    def solid(
        self, matrix: Matrix, edge: float, colour: str, faces: dict[int, tuple[Side, Art]], shift: Point
    ) -> tuple[pygame.Surface, float]:
        """The die in this turn, `edge` physical px long, and the offset from its centre to the surface's corner.

        `faces` gives for each face its side of the cube and its art; `shift` is the centre's fraction of a pixel.
        """
        import numpy as np

        over = min(OVER, FINE_MOST / edge)
        fine = edge * over
        half = int(edge * 0.96) + 2
        size = max(2, round(2 * half * over))
        cx, cy = size / 2 + shift[0] * over, size / 2 + shift[1] * over
        canvas = self._body(matrix, fine, colour, size, (cx, cy))
        pixels = np.zeros((size, size), np.uint32)
        for side, art in faces.values():
            normal = moved(matrix, side.normal)
            if facing(normal):
                corner, across, down = (seen(moved(matrix, v)) for v in (side.corner, side.across, side.down))
                texture = self._texture(art, colour, brightness(normal))
                spread(pixels, texture, (cx + corner[0] * fine, cy + corner[1] * fine), across, down, fine)
        canvas.blit(pygame.image.frombuffer(pixels.tobytes(), (size, size), "BGRA"), (0, 0))
        return pygame.transform.smoothscale(canvas, (2 * half, 2 * half)), float(half)

    def _body(self, matrix: Matrix, fine: float, colour: str, size: int, centre: Point) -> pygame.Surface:
        canvas = pygame.Surface((size, size), pygame.SRCALPHA, 32)
        points = [(centre[0] + x * fine, centre[1] + y * fine) for x, y in outline(matrix)]
        for grow, ink in ((0.05, INK), (0.0275, tone(colour, 0.1))):
            pygame.draw.polygon(canvas, ink, points)
            width = max(1, round(2 * grow * fine))
            pygame.draw.lines(canvas, ink, True, points, width)
            for point in points:
                pygame.draw.circle(canvas, ink, point, grow * fine)
        return canvas

    def _texture(self, art: Art, colour: str, light: float) -> NDArray[Any]:
        level = round(light * LEVELS)
        key = (id(art), colour, level)
        found = self._textures.get(key)
        if found is None:
            found = self._textures[key] = textured(art, colour, level / LEVELS)
            if len(self._textures) > MOST_TEXTURES:
                self._textures.popitem(last=False)
        return found[1]


def textured(art: Art, colour: str, light: float) -> tuple[pygame.Surface, NDArray[Any]]:
    """A face in the body's colour with its art, under this light, as packed pixels with a clear border."""
    import numpy as np

    face = pygame.Surface((TEXELS, TEXELS), pygame.SRCALPHA, 32)
    inner = pygame.Rect(0, 0, TEXELS, TEXELS).inflate(-2 * BORDER, -2 * BORDER)
    plain = face.copy()
    pygame.draw.rect(plain, tone(colour, light), inner, border_radius=round(inner.w * 0.15))
    if art is not None:
        plain.blit(pygame.transform.smoothscale(art, inner.size), inner)
    if light < 0.5:
        left = round(255 * (1 - dusk(light)))
        plain.fill((left, left, left, 255), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(plain, (0, 0))
    return face, np.frombuffer(pygame.image.tobytes(face, "BGRA"), np.uint32)


def spread(pixels: NDArray[Any], texture: NDArray[Any], corner: Point, across: Point, down: Point, edge: float) -> None:
    """Put a texture on the parallelogram that begins at `corner`; the two ways are in edges of `edge` pixels."""
    import numpy as np

    (ax, ay), (dx, dy) = (across[0] * edge, across[1] * edge), (down[0] * edge, down[1] * edge)
    area = ax * dy - ay * dx
    if abs(area) < 4:
        return
    xs = (corner[0], corner[0] + ax, corner[0] + dx, corner[0] + ax + dx)
    ys = (corner[1], corner[1] + ay, corner[1] + dy, corner[1] + ay + dy)
    size = pixels.shape[0]
    left, right = max(0, int(min(xs))), min(size, int(max(xs)) + 2)
    top, bottom = max(0, int(min(ys))), min(size, int(max(ys)) + 2)
    inner = TEXELS - 2 * BORDER
    k = inner / area * FIXED
    col = np.arange(left, right, dtype=np.float32) + np.float32(0.5 - corner[0])
    row = np.arange(top, bottom, dtype=np.float32) + np.float32(0.5 - corner[1])
    # As unsigned numbers those below nought are very large: one limit sends all that lies outside to the clear border.
    u = np.add.outer((-dx * k * row).astype(np.int32), (dy * k * col + BORDER * FIXED).astype(np.int32)).view(np.uint32)
    v = np.add.outer((ax * k * row).astype(np.int32), (BORDER * FIXED - ay * k * col).astype(np.int32)).view(np.uint32)
    for way in (u, v):
        np.minimum(way, TEXELS * FIXED - 1, out=way)
        way >>= 16
    v <<= TEXEL_BITS
    v |= u
    part = pixels[top:bottom, left:right]
    np.bitwise_or(part, texture.take(v, mode="clip"), out=part)
