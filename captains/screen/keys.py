"""The keyboard: names of keys, and the walk through a page's picks: every decision can be made without a mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from captains.scene.page import Pick, Show

Way = Literal["left", "right", "up", "down"]
NUMBER = "-0123456789"
"""What the ids of the picks of one row differ by."""
RENAMED = {"return": "enter", "keypad enter": "enter", "esc": "escape", "space": "space"}


def name_of(key: int, mod: int) -> str:
    """The name of a key as `Pick.key` has it: "d", "7", "enter", "f1", "ctrl+z"; command on a Mac counts as ctrl."""
    name = pygame.key.name(key).lower()
    if name.startswith("[") and name.endswith("]") and len(name) == 3:
        name = name[1]
    name = RENAMED.get(name, name)
    if mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        name = f"ctrl+{name}"
    if mod & pygame.KMOD_SHIFT and (len(name) > 1):
        name = f"shift+{name}"
    return name


def by_key(picks: Sequence[Pick], name: str) -> Pick | None:
    """The pick whose shortcut this is; the last one where several claim it."""
    return next((pick for pick in reversed(picks) if pick.key and pick.key == name), None)


def walk(picks: Sequence[Pick]) -> list[Pick]:
    """The picks in the order in which Tab visits them: by `order`, then as one reads.

    What is refused now is left out; it says why only to those who click on it. So is what only explains.
    """
    return sorted(
        (pick for pick in picks if pick.live),
        key=lambda pick: (pick.order, round(pick.box.middle[1] / 24), pick.box.middle[0]),
    )


def alike(one: Pick, other: Pick) -> bool:
    """Whether two picks do the like: decide, or choose a half; wishes only where both stand in one row of such."""
    if type(one.does) is not type(other.does):
        return False
    return not isinstance(one.does, Show) or one.id.rstrip(NUMBER) == other.id.rstrip(NUMBER)


def step(picks: Sequence[Pick], focus: str, by: int) -> Pick | None:
    """The next pick of the walk, or with `by` -1 the one before; round at the ends."""
    order = walk(picks)
    if not order:
        return None
    at = next((index for index, pick in enumerate(order) if pick.id == focus), None)
    if at is None:
        return order[0 if by > 0 else -1]
    return order[(at + by) % len(order)]


def towards(picks: Sequence[Pick], focus: str, way: Way) -> Pick | None:
    """The nearest pick in that direction from the focused one; the first of the walk where nothing is focused."""
    order = walk(picks)
    here = next((pick for pick in order if pick.id == focus), None)
    if here is None:
        return order[0] if order else None
    hx, hy = here.box.middle
    dx, dy = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[way]
    best: tuple[float, Pick] | None = None
    for pick in order:
        x, y = pick.box.middle[0] - hx, pick.box.middle[1] - hy
        ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        if pick is not here and ahead > 1 and aside <= 2.5 * ahead:
            cost = ahead + 2 * aside
            if best is None or cost < best[0]:
                best = (cost, pick)
    return best[1] if best else here
