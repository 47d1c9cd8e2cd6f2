"""The last page of a match: who walks there with Enter may press it once too often, and nothing comes of it."""

from __future__ import annotations

from msgspec.structs import replace

from captains.scene.page import Page, Pick, Show

WALKING = ("enter", "space")
"""The keys that walk through what is told."""
FOR_GOOD = ("again", "lobby")
"""Wishes that leave the match."""


def harmless(page: Page) -> Page:
    """The page on which no key that walks on leaves the match; a letter of its own, or a click, still does."""
    if not any(_leaves(pick) for pick in page.picks):
        return page
    return replace(page, picks=tuple(replace(pick, key="") if _leaves(pick) else pick for pick in page.picks))


def _leaves(pick: Pick) -> bool:
    return pick.key in WALKING and isinstance(pick.does, Show) and pick.does.what in FOR_GOOD
