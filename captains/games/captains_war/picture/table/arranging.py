"""The desk put right after something happened: who has the go, which half-made choices still fit."""

from __future__ import annotations

from typing import Any

import msgspec

from captains.engine.offers import Offer
from captains.games.captains_war.state import State
from captains.scene.page import Desk
from captains.scene.sight import Sight


def arrange(sight: Sight, desk: Desk) -> Desk:
    """The go moves clockwise to the next captain who may decide something here; nobody: it stays."""
    go = _go(sight, desk)
    step = desk.step if sight.outcome is not None else 0
    half = _half(sight, desk, go)
    if (go, step, half) == (desk.go, desk.step, desk.half):
        return desk
    return msgspec.structs.replace(desk, go=go, step=step, half=half)


def _open(sight: Sight, seat: int) -> bool:
    return any(not offer.sealed for offer in sight.offers_of(seat))


def _go(sight: Sight, desk: Desk) -> int:
    state: State = sight.view
    count = len(state.captains)
    if _open(sight, desk.go):
        return desk.go
    for step in range(1, count):
        seat = (desk.go + step) % count
        if _open(sight, seat):
            return seat
    if not sight.seats:
        # Bots alone: watch the one who decides.
        return sight.waiting[0] if sight.waiting else state.active
    return desk.go if desk.go in sight.seats else sight.seats[0]


def _half(sight: Sight, desk: Desk, go: int) -> tuple[tuple[str, Any], ...]:
    """What is half chosen, as far as the one at the go (or behind the curtain) may still finish it."""
    if not desk.half or go != desk.go:
        return ()
    held = dict(desk.half)
    offers = {offer.kind: offer for offer in sight.offers_of(go)}
    kept: dict[str, Any] = {}
    if any(action.die == held.get("die") for action in _choices(offers.get("PickDie"))):
        kept["die"] = held["die"]
    if any(action.kind == held.get("acquire") for action in _choices(offers.get("Acquire"))):
        kept |= {name: held[name] for name in ("acquire", "jokers") if name in held}
    if "reward" in held and "TakeCoins" in offers:
        kept["reward"] = held["reward"]
    if "crew" in held and desk.lifted is not None and sight.offers_of(desk.lifted):
        kept["crew"] = held["crew"]
    return tuple((key, value) for key, value in desk.half if key in kept)


def _choices(offer: Offer | None) -> tuple[Any, ...]:
    return offer.choices if offer is not None else ()
