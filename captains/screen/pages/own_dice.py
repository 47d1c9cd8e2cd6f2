"""The table's own dice at a running match: whose roll is due, what led to it, and the page that asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from captains.engine.secrets import mask
from captains.scene.picture import latest, roller_of
from captains.screen.pages.corner import ALWAYS
from captains.screen.pages.dice_story import Story
from captains.screen.pages.menu import Sitter
from captains.screen.pages.real_dice import dice_page

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from captains.engine.chance import Roll
    from captains.engine.entry import Entry
    from captains.host.host import Host
    from captains.scene.nodes import Drawing
    from captains.scene.page import Desk, Format, Page
    from captains.scene.picture import Picture, Sentence
    from captains.scene.sight import Sight

MOST = 12
"""How many sentences are told at most."""


class OwnDice:
    """The page for real dice of one table; its story is put together once for each roll, not at every tap."""

    def __init__(self, host: Host, picture: Picture) -> None:
        self._host = host
        self._picture = picture
        self._kept: tuple[Sequence[Entry], Story] | None = None

    def page(self, asked: Roll, sight: Sight, desk: Desk, fmt: Format, offered: Collection[str] = ALWAYS) -> Page:
        """The page that asks for this roll; `offered` is what its corner has buttons for."""
        dice = self._picture.dice(self._host.match.setup.sheet)
        rolled = [dice[n] for n in asked.which] if asked.which else dice
        # A sight is dressed anew for every page; its log is the same one until something happens.
        if self._kept is None or self._kept[0] is not sight.log:
            self._kept = sight.log, self._story(sight, len(rolled) == 1)
        page = dice_page(rolled, desk, fmt, self._kept[1], offered)
        return replace(page, sealed=asked.knows is not None)

    def _story(self, sight: Sight, alone: bool) -> Story:
        sitters = tuple(Sitter(seat.name, seat.colour, seat.kind) for seat in sight.setup.seats)
        drawing = self._drawing(sight) if alone else None
        past = latest(sight.log, lambda entry: self._told(sight, entry), MOST)
        if past and past[-1].sentence.opens:
            del past[-1]  # the head of the page says so
        return Story(sitters, roller_of(self._picture, sight), tuple(past), drawing)

    def _told(self, sight: Sight, entry: Entry) -> Sequence[Sentence]:
        before = mask(self._host.match.states[entry.n], sight.viewer)
        return self._picture.tell(sight.setup, entry, before)

    def _drawing(self, sight: Sight) -> Drawing | None:
        """The picture of the whole table."""
        papers = self._picture.papers(sight)
        return next((paper.drawing for paper in papers if paper.seat is None), None)
