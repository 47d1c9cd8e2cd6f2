"""Skiffs drawn for tests: a sheet of a few words, and sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from captains.engine.entry import Entry
from captains.engine.seats import Setup
from captains.scene.nodes import Drawing, Rect, Text
from captains.scene.picture import Paper, Sentence
from captains.scene.sight import Sight

WIDTH, HEIGHT = 297.0, 210.0


class SkiffsPicture:
    """What the tests need of a picture: papers, pads and sentences."""

    def papers(self, sight: Sight) -> tuple[Paper, ...]:
        """A sheet for each seat, then all points on one."""
        words = []
        for seat, points, bid in zip(sight.setup.seats, sight.view.points, sight.view.bids, strict=True):
            told = "" if bid is None or bid.value is None else f" and bids {bid.value}"
            words.append(f"{seat.name} has {points}{told}")
        own = [Paper(i, seat.name, _sheet(words[i])) for i, seat in enumerate(sight.setup.seats)]
        return (*own, Paper(None, "all", _sheet("; ".join(words))))

    def pad(self, sheet: Mapping[str, Any], mode: str = "") -> tuple[Drawing, ...]:
        """A blank sheet."""
        return (_sheet(f"blank for {sheet['rounds']} rounds"),)

    def tell(self, setup: Setup, entry: Entry, before: Any) -> tuple[Sentence, ...]:
        """The action as it stands in the log, with the round it was made in."""
        return (Sentence(entry.seat, f"in round {before.turn}: {entry.action}", clause="SK-01"),)


def _sheet(words: str) -> Drawing:
    nodes = (Rect(10, 10, 277, 190, stroke="#2B2118"), Text(20, 40, words, 8.0))
    return Drawing(WIDTH, HEIGHT, nodes, "mm", title=words)


PICTURE = SkiffsPicture()
