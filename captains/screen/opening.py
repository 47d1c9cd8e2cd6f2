"""The very first picture, before anything is rastered: a plain sea with the program's name, drawn with lines."""

from __future__ import annotations

import itertools
import math

import pygame

DEEP, SEA, WAVE, BRASS, PAPER = (18, 50, 74), (31, 86, 115), (52, 104, 132), (227, 195, 107), (244, 233, 208)

# Capital letters as strokes in a box 10 high; an arc is (centre x, centre y, radius x, radius y, from, to in degrees).
Stroke = tuple[tuple[float, float], ...]
Arc = tuple[float, float, float, float, float, float]
LETTERS: dict[str, tuple[float, tuple[Stroke, ...], tuple[Arc, ...]]] = {
    "C": (8.0, (), ((4.6, 5, 4.4, 5, 52, 308),)),
    "A": (8.4, (((0, 10), (4.2, 0), (8.4, 10)), ((1.6, 6.4), (6.8, 6.4))), ()),
    "P": (6.6, (((1, 10), (1, 0)), ((1, 0), (3.4, 0)), ((1, 5.4), (3.4, 5.4))), ((3.4, 2.7, 2.9, 2.7, -90, 90),)),
    "T": (7.6, (((0, 0), (7.6, 0)), ((3.8, 0), (3.8, 10))), ()),
    "I": (2.0, (((1, 0), (1, 10)),), ()),
    "N": (8.4, (((0.8, 10), (0.8, 0), (7.6, 10), (7.6, 0)),), ()),
    "S": (6.0, (), ((3.0, 2.5, 2.5, 2.5, -30, -270), (3.0, 7.5, 2.8, 2.5, -90, 150))),
}
SPACE = 2.6


def calm_sea(size: tuple[int, int]) -> pygame.Surface:
    """The plain sea, at this size in px."""
    width, height = size
    picture = pygame.Surface(size)
    strip = pygame.Surface((1, height))
    for y in range(height):
        strip.set_at((0, y), tuple(round(a + (b - a) * y / height) for a, b in zip(SEA, DEEP, strict=True)))
    pygame.transform.scale(strip, size, picture)
    unit = min(width / 1280, height / 720)
    for row in (0, 1, 2, 3, 6, 7, 8):
        level = height * (0.1 + row * 0.1)
        for turn in range(3):
            x = width * ((0.17 + row * 0.377 + turn * 0.353) % 1.0)
            wave(picture, x, level, 9 * unit, max(1, round(1.6 * unit)))
    return picture


def opening(size: tuple[int, int]) -> pygame.Surface:
    """The plain sea with the name, at this size in px."""
    width, height = size
    picture, unit = calm_sea(size), min(width / 1280, height / 720)
    name = lettering("CAPTAINS", 64 * unit, PAPER)
    left, top = (width - name.get_width()) // 2, round(height * 0.5 - name.get_height() * 0.6)
    picture.blit(name, (left, top))
    below = top + name.get_height() + 16 * unit
    middle, half = width / 2, name.get_width() * 0.36
    for side in (-1, 1):
        pygame.draw.line(
            picture, BRASS, (middle + side * 14 * unit, below), (middle + side * half, below), max(1, round(2 * unit))
        )
    r = 7 * unit
    diamond = [(middle, below - r), (middle + r, below), (middle, below + r), (middle - r, below)]
    pygame.draw.polygon(picture, BRASS, diamond)
    return picture


def wave(picture: pygame.Surface, x: float, y: float, r: float, width: int) -> None:
    """A little wave of three crests."""
    points = [(x + r * i / 4, y - abs(math.sin(i / 8 * math.pi)) * r * 0.6) for i in range(25)]
    pygame.draw.aalines(picture, WAVE, False, points)
    if width > 1:
        pygame.draw.lines(picture, WAVE, False, points, width)


def lettering(words: str, height: float, colour: tuple[int, int, int]) -> pygame.Surface:
    """Words of the few letters there are, as smooth strokes `height` px high."""
    fine = 4
    k = height * fine / 10
    wide = sum(LETTERS[letter][0] for letter in words) + SPACE * (len(words) - 1) + 2
    canvas = pygame.Surface((round(wide * k), round(12 * k)), pygame.SRCALPHA, 32)
    x, r = 1.0, 0.5 * k
    for letter in words:
        advance, strokes, arcs = LETTERS[letter]
        for stroke in (*strokes, *(arc_points(arc) for arc in arcs)):
            brush(canvas, [((x + px) * k, (1 + py) * k) for px, py in stroke], r, colour)
        x += advance + SPACE
    return pygame.transform.smoothscale(canvas, (canvas.get_width() // fine, canvas.get_height() // fine))


def arc_points(arc: Arc) -> Stroke:
    """An arc as a line of many points."""
    cx, cy, rx, ry, begin, end = arc
    angles = [math.radians(begin + (end - begin) * i / 40) for i in range(41)]
    return tuple((cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles)


def brush(canvas: pygame.Surface, points: list[tuple[float, float]], r: float, colour: tuple[int, int, int]) -> None:
    """A thick line with round joins and ends."""
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        long = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = (by - ay) / long * r, (ax - bx) / long * r
        corners = [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
        pygame.draw.polygon(canvas, colour, corners)
    for point in points:
        pygame.draw.circle(canvas, colour, point, r)
