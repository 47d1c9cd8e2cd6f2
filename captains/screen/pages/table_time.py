"""What happens at the table by itself: dice fall, bots decide, told pages go on, each when its time has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from captains.screen.pages.pace import APART, HEADLINE, STEADY, TOLD, Pace

if TYPE_CHECKING:
    from captains.engine.entry import Entry
    from captains.screen.pages.table_stage import TableStage

FRAME = 40
"""Ms between two looks while something moves."""


class TableTime:
    """The time of one table."""

    def __init__(self, stage: TableStage) -> None:
        self._stage = stage
        self._pace = Pace()
        self._words: list[str] = []
        self._trouble = ""
        self._headline = False
        self._held = False

    @property
    def _speed(self) -> int:
        return self._stage.window.settings.speed

    def hold(self, entry: Entry) -> None:
        """What this entry tells stays in sight before anything else happens by itself; a headline for longer."""
        match = self._stage.host.match
        sentences = self._stage.picture.tell(match.setup, entry, match.states[entry.n])
        headline = any(sentence.weight > 1 for sentence in sentences)
        self._pace.hold(HEADLINE[self._speed] if headline else STEADY[self._speed])
        self._headline, self._held = headline, False

    def waits(self, kind: str) -> bool:
        """Whether a page of this kind stands for a headline and waits for a click before time goes on by itself."""
        stage = self._stage
        if not self._headline or kind == "table" or stage.host.ended or not stage.humans:
            return False
        offers = stage.host.match.offers()
        return stage.host.due() is not None or not any(offer.seat in stage.humans for offer in offers)

    def told_by_hand(self) -> None:
        """Somebody turned to another step of a told page: it stays a while longer."""
        self._pace.hold(2 * TOLD[self._speed])

    def skip(self) -> None:
        """What is next happens now."""
        self._held = True
        self._pace.skip()
        self._stage.window.wake()

    def say_later(self, words: str) -> None:
        """A sentence from another thread, to be said at the next tick."""
        self._words.append(words)
        self._stage.window.wake()

    def tick(self, ms: int) -> int | None:
        """Let time pass; in how many ms to be asked again, None for not before something else happens."""
        stage = self._stage
        self._say()
        if stage.window.moving:
            return FRAME
        if not self._held and self.waits(stage.kind):
            # Counted from when the page is up: a slow machine has taken part of the time to draw it.
            self._pace.hold(APART[self._speed])
            self._held = True
            return self._pace.left
        left = self._pace.pass_time(ms)
        if left:
            return left
        if stage.host.match.over:
            return self._tell_on()
        entry = self._next_entry()
        if entry is None:
            return None
        stage.window.desk = stage.happened([entry], stage.window.desk)
        stage.window.redraw()
        return FRAME

    def _say(self) -> None:
        """Say what other threads had to say, and each trouble with keeping the match once."""
        trouble = self._stage.doors.trouble()
        if trouble and trouble != self._trouble:
            self._trouble = trouble
            self._words.append(trouble)
        while self._words:
            self._stage.window.toast(self._words.pop(0))

    def _next_entry(self) -> Entry | None:
        """What happens without a person: chance, else the first bot that is waited for and has thought."""
        host = self._stage.host
        if host.ended:
            return None
        if host.due() is not None:
            return host.advance()
        for offer in host.match.offers():
            kind = host.setup.seats[offer.seat].kind
            if kind == "human" or offer.optional:
                continue
            offers, view = host.match.offers_of(offer.seat), host.match.view(offer.seat)
            action: Any = self._stage.bots.ask(host.match.state, offer.seat, kind, view, offers)
            return None if action is None else host.act(offer.seat, action)
        return None

    def _tell_on(self) -> int | None:
        """The told pages at the end go on by themselves until the last step."""
        stage, wait = self._stage, TOLD[self._speed]
        desk = stage.window.desk
        last = stage.picture.steps(stage.sight(desk)) - 1
        if desk.step >= last:
            stage.told()
            return None
        stage.window.desk = msgspec.structs.replace(desk, step=desk.step + 1 if wait else last)
        stage.window.redraw()
        self._pace.hold(wait)
        return wait or FRAME
