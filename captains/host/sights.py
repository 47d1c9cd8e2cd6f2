"""Sights: what each client sees of a running match, made once for each of its states."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from captains.engine.match import Match
from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.seats import PUBLIC, Setup, Viewer
from captains.engine.secrets import mask
from captains.host.logbook import Logbook
from captains.scene.sight import Sight

_ELSEWHERE = Refusal("turn", "", "That seat is not played from here.")


class Sights:
    """The sights of one match. `refusal` says why a seat may not do something now."""

    def __init__(self, match: Match[Any], refusal: Callable[[int, Any], Refusal | None]) -> None:
        self._match = match
        self._refusal = refusal
        self._logbook = Logbook(match.game.sealed)
        self._made: dict[tuple[Viewer, tuple[int, ...]], Sight] = {}
        self._views: dict[Viewer, Any] = {}
        self._held: _Held | None = None

    def forget(self) -> None:
        """Something has changed: every sight is made anew when it is asked for."""
        self._made.clear()
        self._views.clear()
        self._held = None

    def cut(self, length: int) -> None:
        """The entries from this number on are no longer those that were read."""
        self._logbook.cut(length)
        self.forget()

    def sight(
        self, viewer: Viewer, seats: tuple[int, ...], setup: Setup, humans: frozenset[int], closed: bool
    ) -> Sight:
        """What a client knows that looks with this viewer's eyes and decides for these seats.

        `humans` are the seats that people play: only they take back. A `closed` match takes no decisions.
        """
        found = self._made.get((viewer, seats))
        if found is None:
            found = self._made[viewer, seats] = self._sight(viewer, seats, setup, humans, closed)
        return found

    def _sight(
        self, viewer: Viewer, seats: tuple[int, ...], setup: Setup, humans: frozenset[int], closed: bool
    ) -> Sight:
        match = self._match
        if self._held is None:
            self._held = _Held(() if closed else match.offers())
        held, outcome = self._held, match.outcome
        may = () if closed else tuple([seat for seat in seats if seat in humans])
        return Sight(
            setup=setup,
            viewer=viewer,
            view=self._view(viewer),
            offers=tuple([o for o in held.offers if o.seat in seats and (not o.sealed or o.seat == viewer)]),
            seats=seats,
            log=self._logbook.read(match.entries, viewer if outcome is None else None),
            check=lambda seat, action: self._refusal(seat, action) if seat in seats else _ELSEWHERE,
            preview=lambda seat, action: self._preview(viewer, seat, action) if seat in seats else None,
            sealed=held.sealed,
            waiting=held.waiting,
            outcome=outcome,
            undoable=Undoable(match, may) if may else frozenset(),
        )

    def _view(self, viewer: Viewer) -> Any:
        # What is no secret to everybody is a secret to nobody.
        for each in (PUBLIC, viewer):
            if each not in self._views:
                self._views[each] = self._match.view(each)
            if self._views[each] is self._match.state:
                break
        return self._views[each]

    def _preview(self, viewer: Viewer, seat: int, action: Any) -> tuple[Any, tuple[Any, ...]] | None:
        """What the decision would lead to, None where it is refused, sealed, or might open a secret."""
        game = self._match.game
        if type(action) in game.sealed or self._refusal(seat, action) is not None:
            return None
        made = self._match.preview(seat, action)
        if made is None:
            return None
        state, events = made
        unknown = self._view(viewer) is not self._match.state
        if unknown and any(type(event) in game.barriers for event in events):
            return None
        seen: tuple[Any, ...] = mask(events, viewer)
        return mask(state, viewer), seen


class Undoable(AbstractSet[int]):
    """Those of some seats that may take back their last decision, found out when it is first asked.

    To know it, the engine plays later decisions of others again; nobody needs that who only looks.
    """

    def __init__(self, match: Match[Any], seats: tuple[int, ...]) -> None:
        self._match = match
        self._entries = len(match.entries)
        self._seats = seats
        self._found: frozenset[int] | None = None

    def __contains__(self, seat: object) -> bool:
        return seat in self._seats and seat in self._all()

    def __iter__(self) -> Iterator[int]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> frozenset[int]:
        if self._found is None:
            match = self._match
            # Asked too late, when the match has gone on: what could be taken back then is no use any more.
            now = len(match.entries) == self._entries
            self._found = frozenset(s for s in self._seats if now and match.undo_refusal(s) is None)
        return self._found


class _Held:
    """The decisions that are open now, and the seats that are waited for, in the order of the go."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        self.offers = offers
        self.waiting = tuple(dict.fromkeys([offer.seat for offer in offers if not offer.optional]))
        self.sealed = tuple(dict.fromkeys([offer.seat for offer in offers if offer.sealed]))
