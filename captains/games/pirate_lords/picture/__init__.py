"""What Pirate Lords looks like: cards, the table, the dealing behind the curtain, the reckoning, paper."""

from captains.games.pirate_lords.picture.picture import PICTURE

__all__ = ["PICTURE"]
