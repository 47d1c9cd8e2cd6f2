"""The pages that are walked: each a name and a stage that can be asked for it in any format."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from captains.cli.still_window import StillWindow
from captains.cli.window import BOT_WORDS, minds_of
from captains.engine.chance import Beat, Seeded
from captains.engine.match import Match
from captains.engine.seats import Seat
from captains.host.host import Host
from captains.host.last_tables import LastTables
from captains.host.muster import all_named, first_muster, fitting, of_setup, signed_on
from captains.host.reading import match_of, reading_of
from captains.host.records import Record
from captains.host.saves import Saves
from captains.host.seating import agree
from captains.host.standing import standing_of
from captains.library import games, sheets
from captains.scene.page import Format, Half, Page, Show
from captains.screen.pages.bot_desk import BotDesk
from captains.screen.pages.replay_stage import ReplayStage
from captains.screen.pages.shelf import Shelf
from captains.screen.pages.table_stage import TableStage
from captains.screen.program import Program
from captains.screen.stage import Stage

NAMES = ("Mary", "Maximiliane von Seestern", "Анна", "Bo", "漢字船長", "Elizabeth Longwater", "Jack", "Ingrid")
LOOKED_AT = ("enlarge", "go", "step", "look")
HALVES = 6
"""How many half-made choices are looked at from one moment."""


class Seen(msgspec.Struct, frozen=True):
    """A page: its name, and how to have it in a format."""

    name: str
    page: Callable[[Format], Page]


class Walk:
    """All pages, of every game that is found; `thorough` looks at more tables, moments and half-made choices."""

    def __init__(self, folder: Path, thorough: bool) -> None:
        self._saves = Saves(folder / "matches.sqlite")
        self._tables = LastTables(folder / "tables.json")
        self._thorough = thorough
        self._shelf = Shelf(games.game_ids(), BOT_WORDS)

    def pages(self) -> Iterator[Seen]:
        """Every page in turn; one must be looked at before the next is asked for."""
        program = Program(self._shelf, self._saves, self._tables, minds_of)
        yield from self._stage("lobby, new", program.lobby())
        for id in games.game_ids():
            yield from self._setups(id, program)
            yield from self._matches(id, program)
        yield from self._stage("lobby, full", program.lobby(), Show("settings"), Show("rules", ""))

    def close(self) -> None:
        """Let go of the folder."""
        self._saves.close()

    def _stage(self, name: str, stage: Stage, *leaves: Show) -> Iterator[Seen]:
        window = StillWindow()
        stage.enter(window)
        yield _seen(name, stage, window)
        for leaf in leaves:
            window.do(stage, leaf)
            yield _seen(f"{name}, {leaf.what}", stage, window)
            window.do(stage, Show("back"))
        stage.leave()

    def _setups(self, id: str, program: Program) -> Iterator[Seen]:
        """The setup page as it first is, and with every seat taken, named and not."""
        game = games.game(id)
        yield from self._stage(f"setup {id}, first", program.set_up(id), Show("settings"))
        muster = first_muster(game, lambda n: 0)
        while len(muster.berths) < max(mode.most for mode in game.modes):
            muster = signed_on(muster, game, lambda n: n - 1)
        muster = fitting(muster, game, [key for key, _ in BOT_WORDS], lambda n: 0, self._shelf.options(id))
        self._tables.keep(muster)
        yield from self._stage(f"setup {id}, full without names", program.set_up(id))
        self._tables.keep(all_named(muster))
        yield from self._stage(f"setup {id}, full", program.set_up(id))

    def _matches(self, id: str, program: Program) -> Iterator[Seen]:
        for mode, seats in self._sizes(id):
            match = random_match(id, mode, seats)
            at = f"{id} {mode} {seats}"
            self._saves.take_in(record(match, len(match.entries)))
            self._saves.take_in(record(match, len(match.entries) // 2))
            self._tables.keep(of_setup(match.setup, match.game))
            for n, what in self._moments(match):
                yield from self._table(f"{at} at {n} ({what})", program, match, n)
            yield from self._end(at, program, match)
        yield from self._look_ups(at, program, match)

    def _sizes(self, id: str) -> list[tuple[str, int]]:
        """Each mode with its least and most seats, or with every number of them."""
        sizes = []
        for mode in games.game(id).modes:
            counts = range(mode.least, mode.most + 1) if self._thorough else sorted({mode.least, mode.most})
            sizes += [(mode.key, seats) for seats in counts]
        return sizes

    def _moments(self, match: Match[Any]) -> Iterator[tuple[int, str]]:
        """One moment, or three, for each kind of question that is asked in the match."""
        found: dict[str, list[int]] = {}
        for n, state in enumerate(match.states[:-1]):
            offers = match.game.offers(state)
            due = match.game.due(state)
            what = type(due).__name__ if due is not None else "+".join(sorted({offer.kind for offer in offers}))
            # Each step of what goes by rule has a page that looks its own way.
            what += f" {due.what}" if isinstance(due, Beat) else ""
            found.setdefault(what, []).append(n)
        for what, at in sorted(found.items()):
            chosen = {at[0], at[len(at) // 2], at[-1]} if self._thorough else {at[-1]}
            yield from ((n, what) for n in sorted(chosen))

    def _table(self, name: str, program: Program, match: Match[Any], n: int) -> Iterator[Seen]:
        """The table at a moment, behind each curtain, and with choices half made."""
        stage, window = _at_table(program, record(match, n))
        sealed = stage.sight(window.desk).sealed
        yield _seen(name, stage, window)
        for seat in sealed[: 9 if self._thorough else 1]:
            window.do(stage, Show("lift", seat))
            yield from self._halves(f"{name}, curtain of {seat} lifted", stage, window)
        if not sealed:
            yield from self._halves(name, stage, window)
        stage.leave()

    def _halves(self, name: str, stage: TableStage, window: StillWindow) -> Iterator[Seen]:
        """The page, and what its picks for half-made choices lead to, one step and two."""
        fmt = Format(1280, 720)
        done: set[str] = set()
        todo = [(name, window.desk)]
        while todo and len(done) < (3 * HALVES if self._thorough else HALVES):
            said, desk = todo.pop(0)
            window.desk = desk
            yield _seen(said, stage, window)
            for pick in stage.page(fmt, desk).picks:
                does = pick.does
                if isinstance(does, Half) or (isinstance(does, Show) and does.what in LOOKED_AT):
                    key = repr(does.change[:1]) if isinstance(does, Half) else does.what
                    if f"{said} {key}" not in done and len(said) - len(name) < 60:
                        done.add(f"{said} {key}")
                        todo.append((f"{said}, {pick.id}", stage.wish(does, desk)))

    def _end(self, at: str, program: Program, match: Match[Any]) -> Iterator[Seen]:
        """Every step of the told pages at the end."""
        stage, window = _at_table(program, record(match, len(match.entries)))
        for step in range(stage.picture.steps(stage.sight(window.desk))):
            window.do(stage, Show("step", step))
            yield _seen(f"{at}, told step {step}", stage, window)
        stage.leave()

    def _look_ups(self, at: str, program: Program, match: Match[Any]) -> Iterator[Seen]:
        """What lies over a table, the table's own dice, and the replay."""
        half = len(match.entries) // 2
        stage, window = _at_table(program, record(match, half))
        for leaf in (Show("menu"), Show("log"), Show("rules", "")):
            window.do(stage, leaf)
            yield _seen(f"{at}, {leaf.what}", stage, window)
            if leaf.what == "menu":
                for id in ("menu-home-0", "menu-give-up"):
                    pick = next((p for p in stage.page(Format(1280, 720), window.desk).picks if p.id == id), None)
                    if pick is not None:
                        window.do(stage, pick.does)
                        yield _seen(f"{at}, {id}", stage, window)
                        window.do(stage, Show("ask", False) if id == "menu-give-up" else pick.does)
            window.do(stage, Show("back"))
        stage.leave()
        whole = reading_of(record(match, len(match.entries)), match.game)
        looking = ReplayStage(
            whole, games.picture(match.game.id), half, lambda wake: BotDesk(lambda: minds_of(match.game.id), wake)
        )
        yield from self._stage(f"{at}, replay", looking)
        roll = next((n for n, state in enumerate(match.states) if match.game.due(state) is not None), 0)
        stage, window = _at_table(program, record(match, roll, real_dice=True))
        yield _seen(f"{at}, real dice", stage, window)
        stage.leave()


def _seen(name: str, stage: Stage, window: StillWindow) -> Seen:
    desk = window.desk
    return Seen(name, lambda fmt: stage.page(fmt, desk))


def _at_table(program: Program, kept: Record) -> tuple[TableStage, StillWindow]:
    stage, window = program.table(Host(match_of(kept, games.game(kept.setup.game)), kept)), StillWindow()
    assert isinstance(stage, TableStage), "a match is played at a table"
    stage.enter(window)
    return stage, window


def random_match(id: str, mode: str, seats: int) -> Match[Any]:
    """A whole match at random with names long and short, Latin and not: always the same."""
    game = games.game(id)
    chance, source = Random(f"{id} {mode} {seats}"), Seeded(f"{mode} {seats}")
    details = {spec.key: spec.drawn[0] for spec in game.details}
    table = [Seat(NAMES[n], game.colours[n], details=dict(details)) for n in range(seats)]
    match: Match[Any] = Match(game, agree(game, table, sheets.whole_sheet(id), mode))
    while not match.over:
        if match.advance(source) is None:
            match.act(*_decision(match, chance))
    return match


def _decision(match: Match[Any], chance: Random) -> tuple[int, Any]:
    """Anything allowed; seldom what has nothing to choose while there is something else to do."""
    offers = match.offers()
    busy = [offer for offer in offers if offer.kind not in ("Done", "Decline", "EndTurn")]
    offer = chance.choice(busy) if busy and chance.random() < 0.8 else chance.choice(offers)
    return offer.seat, offer.draw(chance.randrange)


def record(match: Match[Any], entries: int, real_dice: bool = False) -> Record:
    """The first entries of a match as a match of people."""
    cut: Match[Any] = Match(match.game, match.setup, match.entries[:entries])
    standing = standing_of(cut)
    return Record(cut.setup, tuple(cut.entries), "walk", replace(standing, real_dice=real_dice), "2026-05-03T12:00:00Z")
