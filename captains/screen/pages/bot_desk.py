"""The bot desk: lets the minds of a table think in a thread of their own, so that the window never waits for one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from captains.engine.offers import Offer
from captains.engine.thought import Thought, Turning
from captains.screen import faults

T = TypeVar("T")


class Minds(Protocol):
    """What thinks at a table: bots, which are handed their seat's view and what it may decide."""

    def expect(self, kinds: Iterable[str]) -> None:
        """Bots of these kinds sit at the table."""
        ...

    def decide(self, kind: str, seat: int, view: Any, offers: Sequence[Offer]) -> Any:
        """The action that the bot of this kind at this seat wants."""
        ...

    def consider(self, seat: int, view: Any, offers: Sequence[Offer]) -> Thought | None:
        """What can be said of the seat's decisions, for a hint; None if nothing."""
        ...

    def look_back(self, match: Any) -> tuple[Turning, ...]:
        """The turning points of a match of the engine that is over."""
        ...

    def close(self) -> None:
        """Nothing more is asked."""
        ...


class BotDesk:
    """One question at a time; `wake` is called when an answer is ready.

    `make` gives the minds. It is called in the thread of the desk, when they are first asked: bots take time to load.
    """

    def __init__(self, make: Callable[[], Minds], wake: Callable[[], None]) -> None:
        self._make = make
        self._minds: Minds | None = None
        self._closed = False
        self._wake = wake
        self._pool = ThreadPoolExecutor(1, "bots")
        self._question: tuple[int, str] | None = None
        self._moment: object = None
        self._answer: Future[Any] | None = None

    def ask(self, moment: object, seat: int, kind: str, view: Any, offers: Sequence[Offer]) -> Any | None:
        """The bot's decision at this moment, None while it is thinking; asked again, it thinks only once.

        `moment` is the state itself: as many entries may lead to another one after something was taken back.
        """
        question = (seat, kind)
        if self._moment is not moment or self._question != question or self._answer is None:
            self._moment, self._question = moment, question
            self._answer = self._pool.submit(self._think, kind, seat, view, tuple(offers))
            self._answer.add_done_callback(lambda _: self._wake())
        return self._answer.result() if self._answer.done() else None

    def expect(self, kinds: Iterable[str]) -> None:
        """Bots of these kinds sit at the table: what they need is made ready before they are asked."""
        held = tuple(kind for kind in kinds if kind != "human")
        if held:
            self.later(lambda minds: minds.expect(held))

    def later(self, work: Callable[[Minds], T]) -> Future[T]:
        """What `work` makes of the minds, when it is done; it waits for its turn. What fails is reported."""

        def do() -> T:
            try:
                return work(self._thinking())
            except Exception as fault:
                faults.report(fault)
                raise

        found = self._pool.submit(do)
        found.add_done_callback(lambda _: self._wake())
        return found

    def close(self) -> None:
        """Let go of the thread; an answer still being thought of is dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._closed = True
        if self._minds is not None:
            self._minds.close()

    def _thinking(self) -> Minds:
        """The minds, made now if they have not been asked before."""
        if self._minds is None:
            self._minds = self._make()
            if self._closed:
                self._minds.close()
        return self._minds

    def _think(self, kind: str, seat: int, view: Any, offers: Sequence[Offer]) -> Any:
        try:
            return self._thinking().decide(kind, seat, view, offers)
        except Exception as fault:
            # A bot that fails must not stop the table: it takes the first thing it may.
            faults.report(fault)
            return offers[0].draw(lambda limit: 0)
