"""The pictures of Captains' War; the only part of the game that imports the scene."""

from captains.games.captains_war.picture.picture import PICTURE

__all__ = ["PICTURE"]
