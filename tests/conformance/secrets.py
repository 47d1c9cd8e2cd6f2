"""Changing what a viewer may not know: every hidden value replaced by another, to see that nothing else changes."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from captains.engine.secrets import Hidden

Plain = dict[int, tuple[Any, bool]]
"""What was found to hold secrets or not, by identity: states share most of their parts."""


def hidden_values(value: Any) -> list[Any]:
    """All hidden values inside, at any depth, each once."""
    found: dict[str, Any] = {}
    _collect(value, found, {})
    return list(found.values())


def _collect(value: Any, found: dict[str, Any], known: Plain) -> None:
    if isinstance(value, Hidden):
        if value.value is not None:
            found[repr(value.value)] = value.value
    elif holds_secrets(value, known):
        for part in _parts(value):
            _collect(part, found, known)


def permuted(value: Any, viewer: int, pool: list[Any], chance: Random, known: Plain | None = None) -> Any:
    """The same, but whatever this viewer may not know is some other value of the pool.

    With `known`, one dict for a match, parts that hold no secret are walked through only once.
    """
    known = {} if known is None else known
    if isinstance(value, Hidden):
        if viewer in value.knows or value.value is None:
            return value
        others = [other for other in pool if type(other) is type(value.value) and other != value.value]
        return Hidden(chance.choice(others), value.knows) if others else value
    if not holds_secrets(value, known):
        return value
    if isinstance(value, tuple | list):
        return type(value)([permuted(item, viewer, pool, chance, known) for item in value])
    if isinstance(value, dict):
        return {key: permuted(item, viewer, pool, chance, known) for key, item in value.items()}
    changed = {
        name: permuted(getattr(value, name), viewer, pool, chance, known)
        for name in value.__struct_fields__
        if holds_secrets(getattr(value, name), known)
    }
    return msgspec.structs.replace(value, **changed)


def holds_secrets(value: Any, known: Plain) -> bool:
    """Whether there is a hidden value inside, at any depth; found by looking, not by what types say."""
    if isinstance(value, Hidden):
        return True
    parts = _parts(value)
    if not parts:
        return False
    found = known.get(id(value))
    if found is None or found[0] is not value:
        found = known[id(value)] = value, any(holds_secrets(part, known) for part in parts)
    return found[1]


def _parts(value: Any) -> list[Any]:
    if isinstance(value, tuple | list):
        return list(value)
    if isinstance(value, dict):
        return list(value.values())
    if isinstance(value, Struct):
        return [getattr(value, name) for name in value.__struct_fields__]
    return []
