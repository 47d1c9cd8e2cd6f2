"""Pirate Lords, a game of negotiation with cards for three to eight players."""

from captains.games.pirate_lords.game import GAME

__all__ = ["GAME"]
