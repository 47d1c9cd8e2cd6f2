"""Engine figures: decisions a second, branching, undo, views, replay, bytes, and the cost of a long log."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from captains.engine.chance import Seeded
from captains.engine.match import Match
from captains.engine.notation import EntryLine, match_digest, pack_entry
from captains.engine.seats import Seat, Setup
from captains.engine.step import Step
from captains.host.host import new_match
from captains.host.saves import Saves
from captains.library.games import game
from captains.library.sheets import shipped_sheet
from tools.measures import rivals
from tools.measures.row import Row, cpu_cost, cpu_rate
from tools.measures.toy import long_match

NAMES = ("Anna", "Boris", "Clara", "Diego", "Edda", "Felix")
FLOORS = {"captains-war": (30_000, 60_000), "pirate-islands": (30_000, 60_000), "pirate-lords": (20_000, 50_000)}


def setup_of(id: str, seats: int = 4) -> Setup:
    """A plain setup of a game."""
    found = game(id)
    people = tuple(Seat(name, colour) for name, colour in zip(NAMES[:seats], found.colours, strict=False))
    return Setup(id, found.default_mode(seats), {}, people, shipped_sheet(id))


def play(match: Match[Any], seed: int) -> int:
    """Play a match of random seats to its end; how many decisions of seats that took."""
    chance, below = Seeded(str(seed)), Random(seed).randrange
    decisions = 0
    while not match.over:
        offers = match.offers()
        if not offers:
            match.advance(chance)
            continue
        offer = offers[below(len(offers))]
        match.act(offer.seat, offer.draw(below))
        decisions += 1
    return decisions


def decisions(id: str) -> Row:
    """Decisions a second of random seats, with offers, events and log."""
    setup, found = setup_of(id), game(id)
    play(Match(found, setup), 0)
    rate, spread = cpu_rate(lambda: sum(play(Match(found, setup), seed) for seed in range(12)))
    floor, goal = FLOORS[id]
    if id == "pirate-islands":
        rival, name = rivals.catanatron()[0], "catanatron"
    elif id == "pirate-lords":
        rival, name = rivals.boardgame_io(), "boardgame.io"
    else:
        rival, name = rivals.chess(), "python-chess"
    return Row(f"{found.name}, random seats: decisions", rate, "/s", floor, goal, rival, name, True, spread)


def through_host(id: str, folder: Path) -> Row:
    """The same through the host: four viewers look after each decision, every entry is kept."""
    setup = setup_of(id)

    def work() -> int:
        saves = Saves(folder / "bench.db")
        made = 0
        for seed in range(3):
            host, below = new_match(setup, saves, seed=str(seed)), Random(seed).randrange
            while not host.match.over:
                offers = host.match.offers()
                if offers:
                    offer = offers[below(len(offers))]
                    host.act(offer.seat, offer.draw(below))
                    made += 1
                else:
                    host.advance()
                for viewer in range(4):
                    host.sight(viewer, (viewer,))
            host.close()
        saves.close()
        return made

    rate, spread = cpu_rate(work, 3)
    note = "saved to a file in memory" if str(folder).startswith("/dev/shm") else "saved to disk"
    rival = rivals.boardgame_io()
    return Row(
        "through the host, 4 views", rate, "/s", 9_000, 20_000, rival, "boardgame.io, 1 client", True, spread, note
    )


def middle(id: str) -> Match[Any]:
    """A match about half way, where a seat may take something back."""
    match, chance, below = Match(game(id), setup_of(id)), Seeded("middle"), Random(5).randrange
    while len(match.entries) < 120 or match.undo_line() == len(match.entries):
        offers = match.offers()
        if offers:
            offer = offers[below(len(offers))]
            match.act(offer.seat, offer.draw(below))
        else:
            match.advance(chance)
    return match


def small_costs(id: str) -> list[Row]:
    """Branching, undo, a view."""
    match = middle(id)
    seat = match.entries[-1].seat
    assert seat is not None
    branch, s1 = cpu_cost(lambda: (Step(match.state, match.game.evolve), None)[1], 20_000)

    def undo() -> None:
        match.undo(seat)
        match.redo(seat)

    back, s2 = cpu_cost(undo, 2_000)
    view, s3 = cpu_cost(lambda: (match.view(0), None)[1], 20_000)
    copy = rivals.catanatron()[1]
    return [
        Row("branch a state for search", branch * 1e6, "µs", 1, 0, copy and copy * 1e6, "catanatron", spread=s1),
        Row("undo one decision and do it again", back * 1e6, "µs", 50, 10, spread=s2, note="both counted"),
        Row("view of one seat", view * 1e6, "µs", 50, 15, spread=s3),
    ]


def sizes(id: str) -> list[Row]:
    """Bytes an entry in the save and the JSON log, and of a state."""
    match = Match(game(id), setup_of(id))
    play(match, 3)
    count = len(match.entries)
    save = sum(len(pack_entry(entry)) for entry in match.entries) / count
    lines = (EntryLine(e.n, e.seat, e.action, e.events, "2026-01-01T00:00:00Z") for e in match.entries)
    log = sum(len(msgspec.json.encode(line)) + 1 for line in lines) / count
    captains = {name: getattr(match.state, name) for name in match.state.__struct_fields__ if name != "sheet"}
    return [
        Row("bytes an entry in the save", save, "B", 120, 60),
        Row("bytes an entry in the log", log, "B", 300, 200),
        Row(
            "bytes of a state as msgpack",
            len(msgspec.msgpack.encode(captains)),
            "B",
            4_000,
            2_000,
            note="less the sheet",
        ),
    ]


def long_logs() -> list[Row]:
    """Replay of a long log, and what an entry costs late against early (the toy game)."""
    match = long_match(10_200)
    entries = match.entries[:1_000]
    replay, s1 = cpu_cost(lambda: (Match(match.game, match.setup, entries), None)[1], 3)
    early, late = (_cost_from(match, start) for start in (100, 10_000))
    return [
        Row("replay of a 1,000-entry log", replay * 1e3, "ms", 40, 15, spread=s1),
        Row("entry 10,000 against entry 100", late / early, "×", 1.1, 1.0),
    ]


def _cost_from(match: Match[Any], start: int) -> float:
    """Seconds an entry costs when carried out again from entry `start` on."""
    again = Match(match.game, match.setup, match.entries[:start])
    todo = match.entries[start : start + 100]

    def work() -> None:
        for entry in todo:
            again.offers()
            if entry.seat is None:
                again.advance(Seeded("long"))
            else:
                again.act(entry.seat, entry.action)
        again.rewind(start)

    return cpu_cost(work, 5)[0]


def digests(id: str) -> Row:
    """Whether the same match has the same digest under three hash seeds, and on other Pythons that are here."""
    code = (
        "from tools.measures.engine import *\n"
        f"m = Match(game('{id}'), setup_of('{id}')); play(m, 9); print(match_digest(m))"
    )
    found = set()
    for seed in ("0", "1", "4711"):
        made = subprocess.run(
            [sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, text=True
        )
        found.add(made.stdout.strip() or made.stderr[-200:])
    own = Match(game(id), setup_of(id))
    play(own, 9)
    found.add(match_digest(own))
    return Row("digests under 3 hash seeds", float(len(found)), "kinds", 1, 1)
