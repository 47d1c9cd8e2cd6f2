"""Changing what a viewer may not know: every hidden value replaced by another, to see that nothing else changes."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from captains.engine.secrets import Hidden


def hidden_values(value: Any) -> list[Any]:
    """All hidden values inside, at any depth."""
    if isinstance(value, Hidden):
        return [] if value.value is None else [value.value]
    if isinstance(value, tuple | list):
        return [each for item in value for each in hidden_values(item)]
    if isinstance(value, dict):
        return [each for item in value.values() for each in hidden_values(item)]
    if isinstance(value, Struct):
        return [each for name in value.__struct_fields__ for each in hidden_values(getattr(value, name))]
    return []


def permuted(value: Any, viewer: int, pool: list[Any], chance: Random) -> Any:
    """The same, but whatever this viewer may not know is some other value of the pool."""
    if isinstance(value, Hidden):
        if viewer in value.knows or value.value is None:
            return value
        others = [other for other in pool if type(other) is type(value.value) and other != value.value]
        return Hidden(chance.choice(others), value.knows) if others else value
    if isinstance(value, tuple):
        return tuple(permuted(item, viewer, pool, chance) for item in value)
    if isinstance(value, list):
        return [permuted(item, viewer, pool, chance) for item in value]
    if isinstance(value, dict):
        return {key: permuted(item, viewer, pool, chance) for key, item in value.items()}
    if isinstance(value, Struct) and hidden_values(value):
        changed = {name: permuted(getattr(value, name), viewer, pool, chance) for name in value.__struct_fields__}
        return msgspec.structs.replace(value, **changed)
    return value
