"""What is measured in a process of its own, on the display that its environment names; prints JSON.

python -m tools.measures.in_window bare | first | redraw | sprites | dice | stalls | idle
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from captains.screen.loop import App

SIZE = (1920, 1080)
FRAME = 16.0


def since_start() -> float:
    """Ms since the process was asked for."""
    return (time.time() - float(os.environ["CAPTAINS_BENCH_STARTED"])) * 1000


def bare() -> float:
    """A bare Pygame window: opened, filled, shown."""
    import pygame

    pygame.display.init()
    surface = pygame.display.set_mode((1280, 720))
    surface.fill("#12324A")
    pygame.display.flip()
    pygame.event.get()
    return since_start()


def first() -> float:
    """`captains` until the lobby is up and answers a click."""
    from captains.cli.start import main
    from captains.screen.loop import App

    shown: list[float] = []

    def run(app: App) -> None:
        app._enter()
        while app.picture.page is None:
            app._take(app._waiting.wait(app._patience(), 0))
            app.frame()
        shown.append(since_start())
        app._leave()

    App.run = run  # type: ignore[method-assign,assignment]
    del sys.argv[1:]
    main()
    return shown[0]


def table(folder: Path, speed: int, bots: bool) -> App:
    """A window of 1080p at a table of four in the middle of a match: of people, or of bots who play on."""
    from captains.cli.demo import as_record, demo_match, moment
    from captains.cli.window import BOT_WORDS, minds_of
    from captains.host.last_tables import LastTables
    from captains.host.saves import Saves
    from captains.library import games
    from captains.screen.loop import App
    from captains.screen.pages.shelf import Shelf
    from captains.screen.program import Program
    from captains.screen.settings import SettingsFile

    def export(record: Any, theme: str, paper: str) -> str:
        from captains.paper.keepsakes import keepsakes

        return keepsakes(record, theme, paper)

    match = demo_match(games.game_ids()[0])
    saves = Saves(folder / "matches.sqlite")
    at = moment(match, "table", len(match.entries) // 2)
    saves.take_in(as_record(match, at or 0))
    program = Program(Shelf(games.game_ids(), BOT_WORDS), saves, LastTables(folder / "t.json"), minds_of, export)
    stage = program.resume("last")
    app = App(stage, SettingsFile(folder / "settings.json"), SIZE, speed=speed)
    app._enter()
    if bots:
        for seat in range(len(match.setup.seats)):
            stage.host.seat_kind(seat, "easy")  # type: ignore[attr-defined]
    settle(app)
    return app


def settle(app: App) -> None:
    """Let the window run until its page is up and nothing is missing."""
    calm = 0
    while calm < 5:
        app._take(app._waiting.wait(5, 0))
        app.frame()
        calm = 0 if app.moving or app.picture.surfaces.busy else calm + 1


def redraw(folder: Path) -> list[float]:
    """CPU ms of drawing the whole window again, and of a frame in which the pointer goes from one pick to the next."""
    from captains.scene.page import Act

    app = table(folder, 0, False)
    page, painter = app.picture.page, app.picture.painter
    assert page is not None

    def whole() -> None:
        painter._dirty = [painter.whole]
        app._window.show(app._draw())

    spots = [pick.box.middle for pick in page.picks if isinstance(pick.does, Act)][:2]

    def dirty() -> None:
        spots.reverse()
        app._inputs.pointer.move(*spots[0])
        app._window.show(app._draw())

    found = [cpu(whole, 40), cpu(dirty, 200)]
    app._leave()
    return found


def sprites() -> list[float]:
    """The same of bare Pygame: a background with 60 sprites, and one sprite that changes."""
    import pygame

    pygame.display.init()
    screen = pygame.display.set_mode(SIZE)
    under = pygame.Surface(SIZE).convert()
    sprite = pygame.Surface((64, 64), pygame.SRCALPHA).convert_alpha()
    pygame.draw.circle(sprite, "#C0392B80", (32, 32), 30)
    places = [(20 + 180 * (i % 10), 20 + 170 * (i // 10)) for i in range(60)]

    def whole() -> None:
        screen.blit(under, (0, 0))
        screen.blits([(sprite, place) for place in places], False)
        pygame.display.update()

    def dirty() -> None:
        box = pygame.Rect(200, 190, 64, 64)
        screen.blit(under, box, box)
        screen.blit(sprite, box)
        pygame.display.update(box)

    return [cpu(whole, 40), cpu(dirty, 200)]


def cpu(work: Callable[[], None], times: int) -> float:
    """CPU ms of the main thread a call, the median of five rounds."""
    work()
    rounds = []
    for _ in range(5):
        start = time.thread_time()
        for _ in range(times):
            work()
        rounds.append((time.thread_time() - start) / times * 1000)
    return statistics.median(rounds)


def dice(folder: Path) -> list[float]:
    """CPU ms of a frame of the main thread while all dice roll: the median, and the slowest of twenty."""
    from msgspec.structs import replace

    app = table(folder, 2, False)
    time.sleep(2)
    frames: list[float] = []
    for roll in range(1, 4):
        page = app.picture.page
        assert page is not None
        thrown = replace(page, dice=tuple(replace(die, roll=die.roll + roll) for die in page.dice))
        app.picture.offer(thrown, app.picture.painter.fmt, app._now, False)
        while not app.picture.advance(app._now):
            app.picture.surfaces.wait(1.0)
        while app.picture.tray.rolling:
            start = time.thread_time()
            app.picture.clock.advance(FRAME)
            app.picture.advance(app._now)
            app._window.show(app._draw())
            frames.append((time.thread_time() - start) * 1000)
    app._leave()
    return [statistics.median(frames), sorted(frames)[-max(1, len(frames) // 20)]]


def stalls(folder: Path) -> dict[str, float]:
    """Ms of the longest frame while bots play, `hard` thinks, the window is resized, the sheets are written."""
    import pygame

    from captains.scene.page import Show

    app = table(folder, 2, True)
    found: dict[str, float] = {}

    def run(what: str, seconds: float) -> None:
        slowest, end = 0.0, time.perf_counter() + seconds
        while time.perf_counter() < end:
            came = app._waiting.wait(app._patience(), 0)
            start = time.perf_counter()
            app._take(came)
            app.frame()
            slowest = max(slowest, time.perf_counter() - start)
        found[what] = slowest * 1000

    run("bots play and are kept", 12)
    for seat in range(len(app._on.stage.host.setup.seats)):  # type: ignore[attr-defined]
        app._on.stage.host.seat_kind(seat, "hard")  # type: ignore[attr-defined]
    run("the bot hard thinks", 12)
    app.do(Show("print", ("full", "A4")))
    run("sheets are written", 6)
    app._window.surface = pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    app.resized()
    run("resize", 5)
    app._leave()
    return found


def idle(folder: Path) -> float:
    """The share of a core that a table takes over 30 s in which nobody touches anything."""
    app = table(folder, 2, False)
    start, end = time.process_time(), time.perf_counter() + 30
    began = time.perf_counter()
    while time.perf_counter() < end:
        app._take(app._waiting.wait(app._patience(), app._now - app._active))
        app.frame()
    share = (time.process_time() - start) / (time.perf_counter() - began)
    app._leave()
    return share


def main(what: str) -> Any:
    """Measure what is asked for."""
    if what in ("bare", "first", "sprites"):
        return {"bare": bare, "first": first, "sprites": sprites}[what]()
    alone: dict[str, Callable[[Path], Any]] = {"redraw": redraw, "dice": dice, "stalls": stalls, "idle": idle}
    with TemporaryDirectory() as folder:
        return alone[what](Path(folder))


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1])))
