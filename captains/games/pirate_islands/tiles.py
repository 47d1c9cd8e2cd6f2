"""Resource tiles: the five kinds, how many of each somebody has, and such counts in words (PI-03)."""

from __future__ import annotations

from collections.abc import Sequence

RESOURCES = ("cutlass", "goat", "wood", "gold", "molasses")
"""The five resources; every index of a resource counts in this order from 0."""

_MANY = ("cutlasses", "goats", "wood", "gold", "molasses")

Tiles = tuple[int, int, int, int, int]
"""How many tiles of each resource."""

NONE: Tiles = (0, 0, 0, 0, 0)


def counted(resources: Sequence[int]) -> Tiles:
    """The tiles of a list of resources."""
    return (resources.count(0), resources.count(1), resources.count(2), resources.count(3), resources.count(4))


def plus(one: Tiles, other: Tiles) -> Tiles:
    """Both together."""
    a, b, c, d, e = one
    v, w, x, y, z = other
    return (a + v, b + w, c + x, d + y, e + z)


def minus(one: Tiles, other: Tiles) -> Tiles:
    """What is left of the first without the second."""
    a, b, c, d, e = one
    v, w, x, y, z = other
    return (a - v, b - w, c - x, d - y, e - z)


def more(tiles: Tiles, resource: int, n: int) -> Tiles:
    """The tiles with `n` more of a resource, or fewer where `n` is negative."""
    row = list(tiles)
    row[resource] += n
    a, b, c, d, e = row
    return (a, b, c, d, e)


def swapped(tiles: Tiles, give: int, given: int, take: int) -> Tiles:
    """The tiles with `given` of one resource fewer and one of another more."""
    row = list(tiles)
    row[give] -= given
    row[take] += 1
    a, b, c, d, e = row
    return (a, b, c, d, e)


def covers(tiles: Tiles, cost: Tiles) -> bool:
    """Whether there are at least as many of each as the cost asks for."""
    a, b, c, d, e = tiles
    v, w, x, y, z = cost
    return a >= v and b >= w and c >= x and d >= y and e >= z


def lacking(tiles: Tiles, cost: Tiles) -> Tiles:
    """What is missing to cover the cost."""
    a, b, c, d, e = (max(0, asked - there) for asked, there in zip(cost, tiles, strict=True))
    return (a, b, c, d, e)


def at_most(wanted: Tiles, there: Tiles) -> Tiles:
    """As many of what is wanted as there are."""
    a, b, c, d, e = (min(asked, given) for asked, given in zip(wanted, there, strict=True))
    return (a, b, c, d, e)


def named(resource: int, n: int = 1) -> str:
    """So many tiles of a resource in words: "1 goat", "2 goats", "3 wood"."""
    return f"{n} {RESOURCES[resource] if n == 1 else _MANY[resource]}"


def many(resource: int) -> str:
    """A resource in the plural, without a number: "goats", "wood"."""
    return _MANY[resource]


def told(tiles: Tiles, order: Sequence[int] = (0, 1, 2, 3, 4)) -> str:
    """The tiles in words, the resources in this order: "1 cutlass, 1 goat and 2 wood"; "nothing" if there are none."""
    parts = [named(resource, tiles[resource]) for resource in dict.fromkeys(order) if tiles[resource]]
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts) or "nothing"
