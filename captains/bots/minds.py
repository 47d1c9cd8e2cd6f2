"""The minds of one table: the bots at its seats and whoever gives hints; what takes long is thought in a process apart.

Only a seat's view, its offers and the game are sent there, never the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from captains.bots import registry
from captains.bots.apart import Apart, ApartError, StartingError
from captains.bots.hard_bot import HardBot
from captains.bots.normal_bot import NormalBot
from captains.bots.review import review
from captains.bots.search import Search
from captains.engine.game import Game
from captains.engine.match import Match
from captains.engine.offers import Offer
from captains.engine.thought import Thought, Turning

LIMIT = 1.4
"""Seconds a decision may take."""
LOOKING_BACK = 25.0
"""Seconds a review may take."""
PONDER = 2.5
"""Seconds a hint may take; the first waits for the process as well."""


class Minds:
    """All that thinks at one table. It may be asked from any thread but the window's."""

    def __init__(
        self,
        game: Game[Any],
        report: Callable[[BaseException], object] = lambda fault: None,
        chance_of: Callable[[int], Random] = lambda seat: Random(),
        limit: float = LIMIT,
    ) -> None:
        """`report` is told what went wrong; `chance_of` gives the chance of the bot at a seat."""
        self._game, self._report, self._chance_of, self._limit = game, report, chance_of, limit
        self._chances: dict[int, Random] = {}
        self._apart = Apart()

    def expect(self, kinds: Iterable[str]) -> None:
        """Bots of these kinds will be asked: if one of them needs the process apart, it is started now."""
        if any(kind in registry.names() and registry.bot(kind).slow for kind in kinds):
            self._apart.start()

    def decide(self, kind: str, seat: int, view: Any, offers: Sequence[Offer]) -> Any:
        """The legal action that the bot takes, within the time there is; if it has none, what the judgement says."""
        bot, chance = registry.bot(kind), self._chance(seat)
        if not bot.slow:
            return bot.choose(self._game, view, offers, seat, chance)
        try:
            seed = chance.getrandbits(60)
            action = self._apart.ask(self._limit, decision, self._game, view, tuple(offers), seat, seed)
            if any(offer.seat == seat and offer.accepts(action) for offer in offers):
                return action
            self._report(ValueError(f"the bot {kind} wanted what is not on offer: {action}"))
        except StartingError:
            pass
        except ApartError as fault:
            self._report(fault)
        return NormalBot().choose(self._game, view, offers, seat, chance)

    def consider(self, seat: int, view: Any, offers: Sequence[Offer]) -> Thought | None:
        """What it thinks of the seat's decisions, None if there is nothing to tell. Raises ApartError."""
        seed = self._chance(seat).getrandbits(60)
        found: Thought | None = self._apart.ask(PONDER, thought, self._game, view, tuple(offers), seat, seed)
        return found

    def look_back(self, match: Match[Any]) -> tuple[Turning, ...]:
        """The turning points of a match that is over. Raises ApartError."""
        assert match.over, "a match that runs has secrets to keep"
        asked = self._game, match.setup, tuple(match.entries)
        found: tuple[Turning, ...] = self._apart.ask(LOOKING_BACK, review, *asked)
        return found

    def close(self) -> None:
        """End the process apart; whoever still waits for it goes on without."""
        self._apart.close()

    def _chance(self, seat: int) -> Random:
        if seat not in self._chances:
            self._chances[seat] = self._chance_of(seat)
        return self._chances[seat]


def decision(game: Game[Any], view: Any, offers: Sequence[Offer], seat: int, seed: int, seconds: float) -> Any:
    """In the process apart: what the bot `hard` does."""
    return HardBot(seconds=seconds).choose(game, view, offers, seat, Random(seed))


def thought(
    game: Game[Any], view: Any, offers: Sequence[Offer], seat: int, seed: int, seconds: float
) -> Thought | None:
    """In the process apart: what the seat's decisions lead to."""
    if game.judge is None:
        return None
    return Search(game, view, seat, Random(seed), seconds).think(offers, told=True)
