"""Packing: entries as few bytes for the saves. The words that every entry of a game repeats are kept once a match.

Those words, the lexicon, are made from the game's action and event types and stand in the save beside the match: a
later program whose types have other words still reads it.
"""

from __future__ import annotations

import typing
import zlib
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from captains.engine.entry import Answer, Entry
from captains.engine.game import Game
from captains.engine.notation import pack_entry, unpack_entry

_WINDOW = -12


@cache
def lexicon_of(game: Game[Any]) -> bytes:
    """The words of a game's entries: tags and fields as they are packed, the types named first at the end."""
    shapes: dict[type[Struct], bytes] = {}
    for part in (Answer, game.action_type, game.event_type):
        _gather(part, shapes)
    return b"".join(reversed(shapes.values()))


def pack(entry: Entry, lexicon: bytes) -> bytes:
    """An entry without its stamp."""
    # Small windows and tables: an entry has less than a hundred bytes, and setting up is what costs.
    squeezer = zlib.compressobj(6, zlib.DEFLATED, _WINDOW, 4, zlib.Z_DEFAULT_STRATEGY, lexicon)
    data = pack_entry(msgspec.structs.replace(entry, at="") if entry.at else entry)
    return squeezer.compress(data) + squeezer.flush()


def unpack(game: Game[Any], data: bytes, lexicon: bytes) -> Entry:
    """The entry from its bytes. Raises msgspec.DecodeError or zlib.error if they are damaged."""
    opener = zlib.decompressobj(_WINDOW, lexicon)
    return unpack_entry(game, opener.decompress(data) + opener.flush())


def _gather(hint: Any, shapes: dict[type[Struct], bytes]) -> None:
    """The packed shapes of all struct types in an annotation, at any depth."""
    for part in typing.get_args(hint):
        _gather(part, shapes)
    kind = typing.get_origin(hint) or hint
    if isinstance(kind, type) and issubclass(kind, Struct) and kind not in shapes:
        config = kind.__struct_config__
        shape: dict[str, Any] = {config.tag_field: config.tag} if config.tag_field else {}
        shape.update(dict.fromkeys(kind.__struct_encode_fields__))
        shapes[kind] = msgspec.msgpack.encode(shape)
        for part in typing.get_type_hints(kind).values():
            _gather(part, shapes)
