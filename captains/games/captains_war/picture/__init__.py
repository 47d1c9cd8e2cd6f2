"""The pictures of Captains' War; the only part of the game that imports the scene."""
