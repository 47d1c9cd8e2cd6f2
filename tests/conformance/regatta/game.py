"""The game."""

from tests.conformance.toy import GAME

__all__ = ["GAME"]
