"""The form of proposals and drafts: too large to list but for small tables, so it tests, draws and tells fields."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

from captains.engine.offers import LISTED, Offer
from captains.games.pirate_lords.actions import Propose, Suggest
from captains.games.pirate_lords.rules.bench import Bench, Filling, ways
from captains.games.pirate_lords.state import participants

TRIES = 20


class BargainForm(Offer, frozen=True, kw_only=True):
    """Every legal proposal (or draft) on a bench."""

    bench: Bench

    def accepts(self, action: Any) -> bool:
        """Whether the action is a legal filling."""
        return type(action) is self._type() and self.bench.fits(action.crew, action.ships)

    def count(self) -> int | None:
        """How many fillings there are, None where more than can be listed."""
        listed = self.listed()
        return None if listed is None else len(listed)

    def listed(self) -> tuple[Any, ...] | None:
        """All fillings, None where there are more than `LISTED`."""
        found = _listed(self.bench)
        kind = self._type()
        return None if found is None else tuple([kind(*filling) for filling in found])

    def draw(self, below: Callable[[int], int]) -> Any:
        """A random filling: any crew with the same chance, each ship to anybody who takes part."""
        bench = self.bench
        for filling in _drawn(bench, below):
            if not bench.bars(*filling):
                return self._type()(*filling)
        found = list(islice(bench.fillings(), LISTED))
        return self._type()(*found[below(len(found))])

    def values(self, name: str, given: dict[str, Any]) -> tuple[Any, ...]:
        """What `crew` or `ships` may be once the other is given, in the order of the list."""
        bars, crews = self.bench.bars, [given["crew"]] if "crew" in given else self.bench.crews()
        found: dict[Any, None] = {}
        for crew in crews:
            for ships in self.bench.splits(crew):
                if not bars(crew, ships) and given.get("ships", ships) == ships:
                    found[crew if name == "crew" else ships] = None
                    if name == "crew":
                        break
        return tuple(found)

    def _type(self) -> type[Propose] | type[Suggest]:
        return Propose if self.kind == "Propose" else Suggest


@lru_cache(maxsize=64)
def _listed(bench: Bench) -> tuple[Filling, ...] | None:
    """All fillings, None where there are more than `LISTED`; each crew has one at least, but for what was said."""
    if bench.crew_count - len(bench.said) > LISTED:
        return None
    found = tuple(islice(bench.fillings(), LISTED + 1))
    return found if len(found) <= LISTED else None


def _drawn(bench: Bench, below: Callable[[int], int]) -> Iterator[Filling]:
    """Random crews and splits; some may have been said. One number says which crew, one to whom each ship goes."""
    choices, count = [ways(held, bench.each) for held in bench.held], bench.crew_count
    for _ in range(TRIES):
        number, crew = below(count), []
        for each in choices:
            number, at = divmod(number, len(each))
            crew.append(each[at])
        found = tuple(crew)
        inside = participants(found)
        ships, many = [0] * len(bench.held[0]), len(inside)
        number = below(many**bench.ships)
        for _ in range(bench.ships):
            number, at = divmod(number, many)
            ships[inside[at]] += 1
        yield found, tuple(ships)
