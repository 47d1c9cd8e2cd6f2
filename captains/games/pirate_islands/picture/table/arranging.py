"""The desk put right after something happened: who has the go, which half-made choices still fit."""

from __future__ import annotations

from typing import Any

import msgspec

from captains.games.pirate_islands.picture.asking import speaker
from captains.games.pirate_islands.state import State
from captains.scene.page import Desk
from captains.scene.sight import Sight


def arrange(sight: Sight, desk: Desk) -> Desk:
    """The go belongs to whoever decides now, also when that is a bot."""
    state: State = sight.view
    go = speaker(state)
    step = desk.step if sight.outcome is not None else 0
    half = _half(sight, desk, go)
    if (go, step, half) == (desk.go, desk.step, desk.half):
        return desk
    return msgspec.structs.replace(desk, go=go, step=step, half=half)


def _half(sight: Sight, desk: Desk, go: int) -> tuple[tuple[str, Any], ...]:
    """What is half chosen, as far as the one at the go may still finish it."""
    if not desk.half or go != desk.go:
        return ()
    held = dict(desk.half)
    choices: dict[str, tuple[Any, ...]] = {offer.kind: offer.choices for offer in sight.offers_of(go)}
    market, stock, asking = (choices.get(kind, ()) for kind in ("SwapAtMarket", "SwapWithStockpile", "OfferSwap"))
    kept: set[str] = set()
    if any(action.give == held.get("give") for action in (*market, *stock, *asking)):
        kept.add("give")
        pairs = {(action.give, action.take) for action in asking}
        if (held["give"], held.get("want")) in pairs and held.get("ask"):
            kept |= {"want", "ask"}
    if any(action.booth == held.get("booth") for action in market):
        kept.add("booth")
    if any(action.take == held.get("stock") for action in stock):
        kept.add("stock")
    if {"lair": "BuildLair", "ship": "BuildShip"}.get(held.get("build", ""), "") in choices:
        kept.add("build")
    return tuple((key, value) for key, value in desk.half if key in kept)
