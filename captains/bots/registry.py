"""The bots by name."""

from __future__ import annotations

from captains.bots.bot import Bot
from captains.bots.easy_bot import EasyBot
from captains.bots.hard_bot import HardBot
from captains.bots.normal_bot import NormalBot
from captains.bots.random_bot import RandomBot

_BOTS: tuple[Bot, ...] = (RandomBot(), EasyBot(), NormalBot(), HardBot())


def names() -> tuple[str, ...]:
    """The names of all bots, the weakest first."""
    return tuple(bot.name for bot in _BOTS)


def bot(name: str) -> Bot:
    """The bot of that name. Raises ValueError, naming those there are, if there is none."""
    for each in _BOTS:
        if each.name == name:
            return each
    raise ValueError(f"There is no bot '{name}'; there are {', '.join(names())}.")
