"""Actions made up from the types of a game's actions, sensible or not, to try what is not on offer."""

from __future__ import annotations

import types
import typing
from random import Random
from typing import Any

from msgspec import Struct


def guess(action_type: Any, chance: Random) -> Any:
    """An action of any type with any values in its fields; most are against the rules, some are not."""
    kinds = typing.get_args(action_type) or (action_type,)
    return _value(chance.choice(kinds), chance)


def _value(hint: Any, chance: Random) -> Any:
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Struct):
        hints = typing.get_type_hints(hint)
        return hint(*[_value(hints[name], chance) for name in hint.__struct_fields__])
    if origin in (typing.Union, types.UnionType):
        return _value(chance.choice(parts), chance)
    if origin is typing.Literal:
        return chance.choice(parts)
    if origin is tuple and parts[1:] == (...,):
        return tuple(_value(parts[0], chance) for _ in range(chance.choice((0, 0, 1, 1, 2, 3, 4))))
    if origin is tuple:
        return tuple(_value(part, chance) for part in parts)
    simple: dict[Any, Any] = {
        int: chance.choice((-1, 0, 1, 2, 3, 4, 5, 6, 7, 99)),
        bool: chance.random() < 0.5,
        str: chance.choice(("", "a")),
        type(None): None,
    }
    return simple[hint]
