"""The loop that runs a stage in a window: events in, wishes to the stage, pages out; asleep while nothing happens."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import pygame

from captains.scene.page import Desk, Does, Flight, Refuse, Show
from captains.screen import events
from captains.screen.dragging import Drag
from captains.screen.events import Waiting, clock_ms
from captains.screen.icon import dress
from captains.screen.inputs import Inputs
from captains.screen.mapping import Area
from captains.screen.on_stage import OnStage
from captains.screen.opening import opening
from captains.screen.picture import Picture
from captains.screen.preferences import Preferences
from captains.screen.settings import Settings, SettingsFile
from captains.screen.stage import Stage
from captains.screen.surfaces import Raster
from captains.screen.window import GameWindow, NoDisplayError

FRAME, BREATH, CARET, PATIENCE = 16.0, 160.0, 200.0, 12_000.0


class App:
    """One window and the stage in it; what a stage may call is `stage.Window`. Times are ms."""

    def __init__(
        self,
        stage: Stage,
        kept: SettingsFile,
        size: tuple[int, int] | None = None,
        raster: Raster | None = None,
        speed: int | None = None,
    ) -> None:
        self._preferences = Preferences(kept, speed)
        self.desk = Desk()
        wanted = self.settings
        self._window = GameWindow(size or wanted.window, wanted.fullscreen and size is None, wanted.monitor)
        self._waiting, self._woken = Waiting(), False
        self.picture = Picture(self._waiting.ring, self.settings.speed, raster)
        self.picture.lens.known = self.settings.lens
        self.picture.resize(self._window.surface)
        self.picture.painter.backdrop(opening(self._window.surface.get_size()))
        self._inputs = Inputs(self, self.picture.fields)
        self._on = OnStage(stage, self)
        self._stale, self._jump, self._done, self._resized = True, True, False, False
        self._start = self._before = clock_ms()
        self._active, self._dressed = 0.0, False
        self._flights: list[Flight] = []
        self._queue: list[pygame.event.Event] = []

    # What a stage may ask for

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._preferences.settings

    @property
    def moving(self) -> bool:
        """Whether dice roll, pieces move or a new page is still on its way."""
        return self._stale or self.picture.moving

    def redraw(self) -> None:
        """Ask for the page again."""
        self._stale = True

    def jump(self) -> None:
        """Ask for the page again and show it without motion."""
        self._stale = self._jump = True

    def fly(self, flights: Sequence[Flight]) -> None:
        """Let drawings fly once the next page is up."""
        self._flights += flights
        self._stale = True

    def skip(self) -> None:
        """End all motion."""
        self.picture.settle()

    def toast(self, words: str) -> None:
        """One sentence at the bottom."""
        if words:
            self.picture.speech.toast(words, self._now)

    def go(self, stage: Stage) -> None:
        """Replace the stage."""
        self._on.next = stage
        self._stale = True

    def quit(self) -> None:
        """Close the window after this frame."""
        self._done = True

    def wake(self) -> None:
        """Have `Stage.tick` called soon; may be called by any thread."""
        self._woken = True
        self._waiting.ring()

    # Wishes

    def do(self, does: Does, pick: str = "") -> None:
        """Carry out a wish: the window's own, a refusal, or the stage's."""
        if isinstance(does, Refuse):
            self._refuse(pick, does)
            return
        if isinstance(does, Show) and does.what == "quit":
            self._done = True
            return
        if isinstance(does, Show) and self._preferences.carry_out(does, self._window, self.picture):
            self._stale = self._resized = True
            return
        after = self._on.wish(does, self.desk)
        if isinstance(after, Refuse):
            self._refuse(pick, after)
        else:
            self.desk = after
        self._stale = True

    def hurry(self) -> bool:
        """End what moves; whether dice were rolling."""
        rolling = self.picture.tray.rolling
        if self.picture.moving:
            self.picture.settle()
        return rolling

    def drag(self, drag: Drag | None) -> None:
        """Show what is being dragged; None: it is let go, and slides to where the next page has it."""
        self.picture.carry(drag)
        self._stale = self._stale or drag is None

    def _refuse(self, pick: str, why: Refuse) -> None:
        page = self.picture.page
        if page is not None and any(other.id == pick for other in page.picks):
            self.picture.refuse(pick, why, self._now)
        else:
            clause = f" ({why.refusal.clause})" if why.refusal.clause else ""
            self.toast(why.refusal.words + clause)

    # What events are about

    def resized(self) -> None:
        """The window has another size: dealt with once in the next frame."""
        self._resized = True

    def exposed(self) -> None:
        """The system has lost what was on screen."""
        self._window.show([self.picture.painter.whole])

    def closing(self) -> None:
        """The user closes the window."""
        self.do(Show("close"))
        self._done = True

    # The loop

    @property
    def _now(self) -> float:
        return clock_ms() - self._start

    def run(self) -> None:
        """Run until the window is closed."""
        self._window.show(self.picture.painter.draw(()))
        try:
            self._enter()
            self.frame()
            while not self._done:
                self._take(self._waiting.wait(self._patience(), self._now - self._active))
                self.frame()
        finally:
            self._leave()

    def _enter(self) -> None:
        self.desk, self._jump, self._stale = Desk(), True, True
        self._on.enter(self._before)

    def _leave(self) -> None:
        self._on.leave()
        if not self._window.fullscreen and self._window.surface.get_size() != self.settings.window:
            self._preferences.change(window=self._window.surface.get_size())
        self.picture.close()
        self._window.close()

    def _patience(self) -> float:
        """How many ms to wait for an event at most before the next frame."""
        if self._stale or self._resized or self._on.next is not self._on.stage:
            return 0
        passed = clock_ms() - self._before
        waits = [30_000.0]
        if self.picture.animated or self.picture.shaking(self._now):
            waits.append(FRAME - passed)
        if self.picture.painter.coming is not None:
            waits.append(50.0)
        if self.picture.breathing() and self._now - self._active < PATIENCE:
            waits.append(BREATH - passed)
        if self.picture.fields.name or self.picture.attention.refused:
            waits.append(CARET - passed)
        waits.append(self.picture.note_due(self._now) or waits[0])
        if self._on.due is not None:
            waits.append(self._on.due - self._before - passed)
        waits.append(self.picture.speech.due(self._now) or waits[0])
        return max(1.0, min(waits))

    def _take(self, came: list[pygame.event.Event]) -> None:
        """Deal with events; clicks and keys for a page that is just being replaced wait for one of the same kind."""
        for event in events.thinned(came):
            if events.sort(event, self, self._inputs):
                continue
            self._active = self._now
            page, coming = self.picture.page, self.picture.painter.coming
            if page is None:
                continue
            if coming is not None and events.deed(event) and not self.picture.fields.name:
                if coming.page.kind == page.kind:
                    self._queue.append(event)
                continue
            mapping = self._window.mapping(self.picture.painter.fmt)
            events.apply(event, page, mapping, self._inputs, self.picture, self._now)

    def frame(self) -> None:
        """One turn of the loop after its events: time, page, picture."""
        now = clock_ms()
        self.picture.clock.advance(now - self._before)
        self._before = now
        if self._on.next is not self._on.stage:
            self._enter()
        if self._resized:
            self._resize()
        if self._woken:
            self._woken, self._on.due = False, 0.0
        self._on.tick(now)
        if self._stale:
            self._ask()
        if self.picture.advance(self._now):
            self._shown()
        self.toast(self._preferences.fault())
        if self.picture.new_faults():
            self.toast("Something on this page could not be drawn.")
        self._window.show(self._draw())
        self._window.point(self._inputs.shape(self.picture.page), self.picture.caret())
        if not self._dressed and self.picture.page is not None:
            self._dressed = dress(self.picture.surfaces)

    def _draw(self) -> list[Area]:
        page, fmt = self.picture.page, self.picture.painter.fmt
        hover, focus = self._inputs.attended(page)
        ghosts = self._on.hover(page, hover or focus, fmt, self.desk)
        self.picture.lens.follow(self._inputs.pointer.place, focus, page)
        self.picture.hushed = self._inputs.pointer.hushed
        resting = self._now - self._active > PATIENCE
        return self.picture.draw(self._now, hover, focus, ghosts, resting)

    def _resize(self) -> None:
        self._resized = False
        if self._window.refresh():
            self.picture.resize(self._window.surface)
            self._stale = self._jump = True

    def _ask(self) -> None:
        fmt = self._window.format(self.settings.text)
        page = self._on.page(fmt, self.desk)
        self._stale = False
        if page is not None:
            self.picture.offer(page, fmt, self._now, self._jump, self._flights)
            self._flights, self._jump = [], False

    def _shown(self) -> None:
        page = self.picture.page
        assert page is not None
        self._inputs.follow(page)
        self._window.title(f"{page.banner.who} {page.banner.asks}".strip() if page.banner else "")
        self.toast(self.picture.lens.hint(page, self.picture.painter.fmt))
        queue, self._queue = self._queue, []
        self._take(queue)


def run(
    stage: Stage,
    settings: SettingsFile | None = None,
    size: tuple[int, int] | None = None,
    speed: int | None = None,
) -> int:
    """Open a window, run the stage in it until it is closed, and return the exit code: 2 where there is no screen.

    A `speed` given here holds for this window only, until it is changed in it.
    """
    try:
        app = App(stage, settings or SettingsFile(), size, speed=speed)
    except NoDisplayError as fault:
        print(fault, file=sys.stderr)
        return 2
    app.run()
    return 0
