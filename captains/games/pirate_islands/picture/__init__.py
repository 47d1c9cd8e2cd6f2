"""The pictures of Pirate Islands; the only part of the game that imports the scene."""

from captains.games.pirate_islands.picture.picture import PICTURE

__all__ = ["PICTURE"]
