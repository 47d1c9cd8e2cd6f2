"""Reads a die's top face back from a picture: the face whose own sprite looks most like what is there."""

from __future__ import annotations

import pygame

from captains.scene.nodes import Drawing, Rect
from captains.scene.page import Die, Format
from captains.screen.die_faces import counting, edge_of, face_art, tone, top_corners
from captains.screen.die_solid import LIGHT
from captains.screen.surfaces import decoded, standard_raster

GRID = [0.16 + 0.68 * step / 23 for step in range(24)]


def sample(picture: pygame.Surface, die: Die, fmt: Format) -> list[tuple[int, ...]]:
    """The colours on the top face, in rows along its own edges."""
    cx, cy = die.box.middle
    edge = edge_of(die)
    corner, across, down = top_corners(die)
    colours = []
    for v in GRID:
        for u in GRID:
            x = cx + edge * (corner[0] + (across[0] - corner[0]) * u + (down[0] - corner[0]) * v)
            y = cy + edge * (corner[1] + (across[1] - corner[1]) * u + (down[1] - corner[1]) * v)
            colours.append(tuple(picture.get_at((round(x * fmt.scale), round(y * fmt.scale)))[:3]))
    return colours


def reference(die: Die, face: int) -> list[tuple[int, ...]]:
    """The same colours as this face's own sprite has them."""
    nodes = (Rect(0, 0, 100, 100, fill=tone(die.colour, LIGHT[2])), *face_art(die.faces[face], counting(die)))
    sprite = decoded(standard_raster(Drawing(100, 100, nodes), 64, 64)).surface
    return [tuple(sprite.get_at((int(u * 64), int(v * 64)))[:3]) for v in GRID for u in GRID]


def distance(a: list[tuple[int, ...]], b: list[tuple[int, ...]]) -> float:
    """How much two faces differ, in steps of a colour channel on the average."""
    return (
        sum(abs(p - q) for one, other in zip(a, b, strict=True) for p, q in zip(one, other, strict=True)) / len(a) / 3
    )


def read(picture: pygame.Surface, die: Die, fmt: Format) -> tuple[int, float, float]:
    """The face that is up, by the pixels; how far it is off, and how far the next different face would be."""
    seen = sample(picture, die, fmt)
    ranks = sorted((distance(seen, reference(die, face)), face) for face in range(6))
    best, face = ranks[0]
    others = [off for off, other in ranks if die.faces[other] != die.faces[face]]
    return face, best, min(others)
