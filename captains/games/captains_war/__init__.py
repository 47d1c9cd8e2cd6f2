"""Captains' War, a roll and write for two to six captains."""

from captains.games.captains_war.game import GAME

__all__ = ["GAME"]
