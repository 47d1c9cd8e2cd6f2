"""Bots know no more than their seat: whatever the hidden values are, they decide alike."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from captains.bots.easy_bot import EasyBot
from captains.bots.hard_bot import HardBot
from captains.bots.normal_bot import NormalBot
from captains.engine.game import Game
from captains.engine.secrets import Hidden, mask
from tests.bots.moments import GAMES, IDS, moments

BOTS = (EasyBot(), NormalBot(), HardBot(budget=30, seconds=None))


def secrets_of(value: Any, seat: int) -> list[Hidden[Any]]:
    """What the seat may not know, in the order in which `exchanged` comes by it."""
    found: list[Hidden[Any]] = []
    exchanged(value, seat, lambda secret: (found.append(secret), secret)[1])
    return found


def exchanged(value: Any, seat: int, other: Any) -> Any:
    """The value with `other(secret)` in the place of each secret that the seat may not know."""
    if isinstance(value, Hidden):
        return value if value.value is None or seat in value.knows else other(value)
    if isinstance(value, Struct):
        names = value.__struct_fields__
        changed = {name: exchanged(getattr(value, name), seat, other) for name in names}
        kept = all(changed[name] is getattr(value, name) for name in names)
        return value if kept else replace(value, **changed)
    if isinstance(value, tuple):
        items = tuple(exchanged(item, seat, other) for item in value)
        return value if all(new is old for new, old in zip(items, value, strict=True)) else items
    return value


def otherwise(game: Game[Any], state: Any, view: Any, seat: int) -> list[Any]:
    """The state as it might be as well: its secrets changed round, and as the judgement imagines it."""
    assert game.judge is not None
    secrets = secrets_of(state, seat)
    values = [secret.value for secret in secrets]
    turned = iter(values[1:] + values[:1])
    states = [exchanged(state, seat, lambda secret: Hidden(next(turned), secret.knows))]
    return states + [game.judge.imagine(view, seat, Random(number).randrange) for number in range(2)]


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_permuting_hidden_values_never_changes_what_a_bot_decides(game: Game[Any]) -> None:
    tried = 0
    for match, seat in moments(game, 400):
        state, view = match.state, match.view(seat)
        if not secrets_of(state, seat) or tried >= 12:
            continue
        tried += 1
        for other in otherwise(game, state, view, seat):
            seen = mask(other, seat)
            assert seen == view
            offers = tuple(offer for offer in game.offers(other) if offer.seat == seat)
            assert offers == match.offers_of(seat)
            for bot in BOTS:
                mine = bot.choose(game, view, match.offers_of(seat), seat, Random(7))
                assert bot.choose(game, seen, offers, seat, Random(7)) == mine
    assert tried >= 3 or not any(secrets_of(match.state, seat) for match, seat in moments(game, 400))


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_what_is_imagined_agrees_with_the_view_and_can_be_played_on(game: Game[Any]) -> None:
    assert game.judge is not None
    for number, (match, seat) in enumerate(moments(game, 150)):
        world = game.judge.imagine(match.view(seat), seat, Random(number).randrange)
        assert mask(world, seat) == match.view(seat)
        mine = tuple(offer for offer in game.offers(world) if offer.seat == seat)
        assert mine == match.offers_of(seat)
