"""The desk put right after something happened: who has the go, which half-made choices still fit."""

from __future__ import annotations

from typing import Any

import msgspec

from captains.games.pirate_lords.picture.table.making import MAKING, moment
from captains.games.pirate_lords.state import State
from captains.scene.page import Desk
from captains.scene.sight import Sight

MADE = ("speaker", *MAKING, "dealt", "share")
"""What was laid piece by piece: a proposal or draft, a deal. Buttons of their own put it back, Esc does not."""


def arrange(sight: Sight, desk: Desk) -> Desk:
    """The go belongs to whoever is waited for here; what is half made is kept while its bargain lasts."""
    step = desk.step if sight.outcome is not None else 0
    half = _half(sight, desk)
    go = _go(sight, desk)
    if (go, step, half) == (desk.go, desk.step, desk.half):
        return desk
    return msgspec.structs.replace(desk, go=go, step=step, half=half)


def _go(sight: Sight, desk: Desk) -> int:
    state: State = sight.view
    mine = [seat for seat in sight.waiting if seat in sight.seats]
    if mine:
        return mine[0]
    if not sight.seats:
        return sight.waiting[0] if sight.waiting else state.active
    return desk.go if desk.go in sight.seats else sight.seats[0]


def _half(sight: Sight, desk: Desk) -> tuple[tuple[str, Any], ...]:
    """Half-made proposals and drafts end with their bargain, half-made deals with their loot."""
    if not desk.half:
        return ()
    state: State = sight.view
    held = dict(desk.half)
    drop: set[str] = set()
    if "at" in held and (held["at"] != moment(state) or state.phase not in ("bargain", "answers")):
        drop.update(MAKING)
    speaker = held.get("speaker")
    if speaker is not None and not any(offer.kind == "Suggest" for offer in sight.offers_of(speaker)):
        drop.update(("speaker", *MAKING))
    if state.phase != "answers":
        drop.update(("refusing", "floor"))
    if state.phase != "deal":
        drop.update(("dealt", "share"))
    return tuple((key, value) for key, value in desk.half if key not in drop)
