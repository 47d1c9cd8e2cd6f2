"""A game's sentences, kept apart from its rules: found by key, their values filled in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


class Words:
    """The sentences by key ("ask.loot"). They are read by the library, because a game opens no file."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def take(self, data: Mapping[str, Any], before: str = "") -> None:
        """Take over the sentences; tables inside tables become keys with dots."""
        for key, value in data.items():
            if isinstance(value, Mapping):
                self.take(value, f"{before}{key}.")
            else:
                self._known[before + key] = str(value)

    def has(self, key: str) -> bool:
        """Whether the file has this key."""
        return key in self._known

    def keys(self) -> Iterable[str]:
        """All keys there are."""
        return self._known.keys()

    def say(self, key: str, /, **values: object) -> str:
        """The sentence with its values filled in. Raises KeyError for a key the file lacks."""
        return self._known[key].format(**values)

    def number(self, key: str, n: int, /, **values: object) -> str:
        """The sentence for one ("key.one") or another number ("key.many"); for nought "key.none" if there is one."""
        if n == 0 and f"{key}.none" in self._known:
            return self.say(f"{key}.none", n=n, **values)
        return self.say(f"{key}.one" if n == 1 else f"{key}.many", n=n, **values)

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in a row: "a, b and c"."""
        parts = list(parts)
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list.and", first=", ".join(parts[:-1]), last=parts[-1])
