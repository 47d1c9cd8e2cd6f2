"""Regatta drawn with as little as a game can do with: one table, a sheet of miles, sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from captains.engine.entry import Entry
from captains.engine.seats import Setup
from captains.engine.secrets import Hidden
from captains.scene.nodes import Drawing, Node, Rect, Text, Use
from captains.scene.page import Act, Banner, Box, Desk, Die, Flight, Format, Page, Piece, Show
from captains.scene.picture import Paper, Sentence
from captains.scene.sight import Sight
from captains.scene.spread import Spread
from tests.conformance.toy import Rested, Sea, SetSails, WeatherDrawn

SHEET = (148.0, 105.0)


class RegattaPicture:
    """See `captains.scene.picture.Picture`."""

    words: Mapping[str, Any]

    def take_words(self, words: Mapping[str, Any]) -> None:
        self.words = words

    def poster(self, width: float, height: float) -> Drawing:
        return Drawing(width, height, (Use("rowboat", width / 2, height / 2, min(width, height) / 2),))

    def table(self, sight: Sight, desk: Desk, fmt: Format) -> Page:
        state: Sea = sight.view
        spread = Spread(fmt)
        for seat, miles in enumerate(state.miles):
            words = f"{sight.name(seat)}: {miles} miles in {state.leg} of {state.legs} legs"
            spread.draw(f"boat-{seat}", Box(40, 40 + 60 * seat, 700, 50), (Text(8, 34, words, 24.0, fill="#FFFFFF"),))
        if sight.outcome is not None:
            for n, what in enumerate(("again", "lobby")):
                spread.button(what, Box(40 + 220 * n, 500, 200, 60), what, Show(what))
            return spread.page("over", banner=Banner("", sight.outcome.why))
        seat = desk.go if desk.lifted is None else desk.lifted
        acts = [action for offer in sight.offers_of(seat) for action in offer.choices]
        for n, action in enumerate(acts):
            label = f"{action.sails} sails" if isinstance(action, SetSails) else "rest"
            spread.button(f"act-{n}", Box(40 + 220 * n, 400, 200, 60), label, Act(seat, action), key=str(n + 1))
        if desk.lifted is None and seat in sight.sealed:
            spread.button("lift", Box(40, 500, 200, 60), "set sails", Show("lift", seat), key="enter")
        spread.button("menu", Box(900, 600, 200, 60), "Menu", Show("menu"), key="m")
        banner = Banner(sight.name(seat), self.asks(sight, seat))
        return spread.page("table", banner=banner, sealed=desk.lifted is not None)

    def ghosts(self, sight: Sight, desk: Desk, fmt: Format, pick: str) -> tuple[Piece, ...]:
        return ()

    def arrange(self, sight: Sight, desk: Desk) -> Desk:
        mine = [seat for seat in sight.waiting if seat in sight.seats]
        return desk if not mine or desk.go in mine else replace(desk, go=mine[0])

    def flights(self, sight: Sight, entries: Sequence[Entry], before: Page, after: Page) -> tuple[Flight, ...]:
        return ()

    def asks(self, sight: Sight, seat: int) -> str:
        return "sets sails"

    def tell(self, setup: Setup, entry: Entry, before: Any) -> tuple[Sentence, ...]:
        told = []
        for event in entry.events:
            if isinstance(event, WeatherDrawn):
                told.append(Sentence(None, self.words["tell"]["drawn"].format(bears=event.bears), "flag", "TY-01"))
            elif entry.seat is not None and event is entry.events[0]:
                key = "rested" if isinstance(event, Rested) else "set"
                told.append(Sentence(entry.seat, self.words["tell"][key], "sail", "TY-02"))
            else:
                told.append(Sentence(None, self.words["tell"]["sailed"], "sail", "TY-03", 2))
        return tuple(told)

    def steps(self, sight: Sight) -> int:
        return 1 if sight.outcome is not None else 0

    def dice(self, sheet: Mapping[str, Any]) -> tuple[Die, ...]:
        return ()

    def papers(self, sight: Sight) -> tuple[Paper, ...]:
        state: Sea = sight.view
        boats = [f"{sight.name(seat)} {miles} {_sails(sails)}" for seat, (miles, sails) in enumerate(_boats(state))]
        own = [Paper(seat, sight.name(seat), _sheet(words)) for seat, words in enumerate(boats)]
        return (*own, Paper(None, "all", _sheet("; ".join(boats))))

    def pad(self, sheet: Mapping[str, Any], mode: str = "") -> tuple[Drawing, ...]:
        return (_sheet(f"{sheet['most']} sails at most"),)


def _boats(state: Sea) -> zip[tuple[int, Hidden[int] | None]]:
    return zip(state.miles, state.decided, strict=True)


def _sails(sails: Hidden[int] | None) -> str:
    """The sails a boat has set, where one may know them."""
    return "" if sails is None or sails.value is None else f"with {sails.value} sails"


def _sheet(words: str) -> Drawing:
    nodes: tuple[Node, ...] = (Rect(5, 5, 138, 95, stroke="#2B2118"), Text(12, 30, words, 6.0))
    return Drawing(*SHEET, nodes, "mm", title=words)


PICTURE = RegattaPicture()
