"""The toy game as a package of its own, as another distribution would bring it: game, picture, rules, words, sheet."""

from tests.conformance.toy import GAME

__all__ = ["GAME"]
