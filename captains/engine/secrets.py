"""Secrets: values that carry who knows them, and the mask that hides them from everybody else."""

from __future__ import annotations

import types
import typing
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from captains.engine.seats import Viewer

T = TypeVar("T")


class Hidden(Struct, Generic[T], frozen=True):
    """A value known to some seats only. Masked, it is None: then not even its size can be told."""

    value: T | None
    knows: tuple[int, ...]


Known = dict[int, tuple[Any, Any]]
"""What was masked before for one viewer, by identity: the value and what it became."""
MOST_KNOWN = 2000


def mask(value: Any, viewer: Viewer, known: Known | None = None) -> Any:
    """The value as this viewer may know it. What holds no secret comes back as the same object.

    With `known`, one dict for each viewer, parts that are the same objects as before are not masked again.
    """
    kind = type(value)
    if kind is Hidden:
        if value.value is None or viewer in value.knows:
            return value
        return Hidden(None, value.knows)
    if known is not None and (kind is tuple or isinstance(value, Struct)):
        found = known.get(id(value))
        if found is not None and found[0] is value:
            return found[1]
        masked = _masked(value, viewer, known)
        if len(known) >= MOST_KNOWN:
            known.clear()
        known[id(value)] = value, masked
        return masked
    return _masked(value, viewer, known)


def _masked(value: Any, viewer: Viewer, known: Known | None) -> Any:
    kind = type(value)
    if kind is tuple or kind is list:
        masked = [mask(item, viewer, known) for item in value]
        if all(new is old for new, old in zip(masked, value, strict=True)):
            return value
        return kind(masked)
    if kind is dict:
        changed = {key: mask(item, viewer, known) for key, item in value.items()}
        return value if all(changed[key] is value[key] for key in value) else changed
    if isinstance(value, Struct):
        return _mask_struct(value, viewer, known)
    return value


def _mask_struct(value: Struct, viewer: Viewer, known: Known | None) -> Struct:
    """A struct with its secret fields masked, the same object if nothing changed."""
    changes: dict[str, Any] = {}
    for name in secret_fields(type(value)):
        old = getattr(value, name)
        if old is None:
            continue
        new = mask(old, viewer, known)
        if new is not old:
            changes[name] = new
    return msgspec.structs.replace(value, **changes) if changes else value


@cache
def secret_fields(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a struct type that may hold a secret, at any depth (found once per type from its annotations)."""
    hints = typing.get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if _may_hide(hints[name], (kind,)))


def _may_hide(hint: Any, seen: tuple[Any, ...]) -> bool:
    """Whether a value of this annotation may contain a Hidden; what cannot be told counts as "may"."""
    origin = typing.get_origin(hint)
    if hint is Hidden or origin is Hidden or hint is Any or isinstance(hint, TypeVar):
        return True
    if origin is typing.Literal or hint in seen:
        return False
    if origin is not None or isinstance(hint, types.UnionType):
        return any(_may_hide(arg, seen) for arg in typing.get_args(hint))
    if isinstance(hint, type) and issubclass(hint, Struct):
        hints = typing.get_type_hints(hint)
        return any(_may_hide(hints[name], (*seen, hint)) for name in hint.__struct_fields__)
    return False
