"""Ranking by keys, the greatest first: ranks that ties share without using up the next, and places that they use up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def ranks(keys: Sequence[Any]) -> tuple[int, ...]:
    """Each key's rank from 1; equal keys share one and the next lower key has the next: 8, 6, 6, 1 give 1, 2, 2, 3."""
    order = {key: number for number, key in enumerate(sorted(set(keys), reverse=True), 1)}
    return tuple(order[key] for key in keys)


def places(keys: Sequence[Any]) -> tuple[int, ...]:
    """Each key's place from 1; equal keys share one and use up as many: 8, 8, 6, 1 give 1, 1, 3, 4."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
