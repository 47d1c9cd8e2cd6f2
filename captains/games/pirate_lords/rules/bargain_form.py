"""The form of proposals and drafts: too large to list but for small tables, so it tests, draws and tells fields."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from captains.engine.offers import Offer
from captains.games.pirate_lords.actions import Propose, Suggest
from captains.games.pirate_lords.rules.bench import Bench, Filling
from captains.games.pirate_lords.state import participants

LISTED = 200
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
        """All fillings, None where there are more than 200."""
        found = list(islice(self.bench.fillings(), LISTED + 1))
        if len(found) > LISTED:
            return None
        kind = self._type()
        return tuple([kind(*filling) for filling in found])

    def draw(self, below: Callable[[int], int]) -> Any:
        """A random filling: any pirates with the same chance, each ship to anybody of those who take part."""
        bench = self.bench
        filling = next((each for each in _drawn(bench, below) if each not in bench.barred), None)
        if filling is None:
            found = list(islice(bench.fillings(), LISTED))
            filling = found[below(len(found))]
        return self._type()(*filling)

    def values(self, name: str, given: dict[str, Any]) -> tuple[Any, ...]:
        """What `crew` or `ships` may be once the other is given, in the order of the list."""
        barred, crews = self.bench.barred, [given["crew"]] if "crew" in given else self.bench.crews()
        found: dict[Any, None] = {}
        for crew in crews:
            for ships in self.bench.splits(crew):
                if (crew, ships) not in barred and given.get("ships", ships) == ships:
                    found[crew if name == "crew" else ships] = None
                    if name == "crew":
                        break
        return tuple(found)

    def _type(self) -> type[Propose] | type[Suggest]:
        return Propose if self.kind == "Propose" else Suggest


def _drawn(bench: Bench, below: Callable[[int], int]) -> Iterator[Filling]:
    """Random crews and splits; some may be barred."""
    for _ in range(TRIES):
        crew = tuple([_some(held, bench.each, below) for held in bench.held])
        inside = participants(crew)
        ships = [0] * len(bench.held[0])
        for _ in range(bench.ships):
            ships[inside[below(len(inside))]] += 1
        yield crew, tuple(ships)


def _some(held: tuple[int, ...], each: int, below: Callable[[int], int]) -> tuple[int, ...]:
    """The seats of so many pirates of a profession, drawn from all on the table."""
    table = [seat for seat, count in enumerate(held) for _ in range(count)]
    return tuple(sorted([table.pop(below(len(table))) for _ in range(each)]))
