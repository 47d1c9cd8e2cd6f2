"""Pirate Islands: lairs, ships and resources among islands, for two to four players."""

from captains.games.pirate_islands.game import GAME

__all__ = ["GAME"]
