"""`captains simulate`: many matches of bots alone, and how they went, as a table and as JSON."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from captains.cli.arguments import GameId
from captains.cli.setup_arguments import Mode, Options, Seed, SheetFile, agreed, read_options

if TYPE_CHECKING:
    from collections.abc import Generator

    from captains.cli.findings import Findings
    from captains.cli.simulation import Plan, Played
    from captains.engine.seats import Seat

Bots = Annotated[
    str, typer.Option("--seats", metavar="BOT,BOT,..", help="The bots in turn order: random, easy, normal, hard.")
]
Matches = Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many matches.")]
Jobs = Annotated[
    int | None, typer.Option("--jobs", metavar="N", min=1, help="How many processes; by default one a core.")
]
Report = Annotated[
    Path | None, typer.Option("--json", metavar="FILE", help="Write the tables as data, and how each match went.")
]
Keep = Annotated[Path | None, typer.Option("--keep", metavar="DIR", help="Write the log of each match to this folder.")]

INTERRUPTED = 130
"""The exit code after Ctrl+C, as shells have it."""


def simulate(
    game: GameId,
    seats: Bots,
    matches: Matches,
    mode: Mode = "",
    option: Options = [],  # noqa: B006 - read only; typer wants a list
    sheet: SheetFile = None,
    seed: Seed = "",
    jobs: Jobs = None,
    json: Report = None,
    keep: Keep = None,
) -> None:
    """Let bots play whole matches and tell how they went.

    From match to match the seats move on by one, so that every bot sits everywhere. The same seed gives the same
    matches, whatever the number of processes. Ctrl+C stops it and tells how the matches went that are over.
    """
    from captains.cli.findings import findings
    from captains.cli.findings_tables import show
    from captains.cli.simulation import Plan, simulated
    from captains.host.host import new_seed

    order = read_bots(seats, game)
    rotations = [order[turn:] + order[:turn] for turn in range(len(order))]
    setups = tuple(agreed(game, turned, mode, option, sheet) for turned in rotations)
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
    plan = Plan(setups, seed or new_seed(), str(keep) if keep else "")
    start = perf_counter()
    found = _until_stopped(simulated(plan, matches, jobs or _cores()), matches)
    if found:
        pace = sum(one.decisions for one in found) / max(perf_counter() - start, 1e-9)
        print(f"seed {plan.seed}; {pace:,.0f} decisions a second", file=sys.stderr)
        told = findings(found)
        show(told)
        if json:
            _write(json, plan, told, found, read_options(option))
    if len(found) < matches:
        print(f"Stopped after {len(found)} of {matches} matches.", file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def read_bots(text: str, game: str) -> list[Seat]:
    """The seats of `--seats`: each named after its bot and its place. An unknown bot is wrong usage."""
    from captains.bots.registry import bot
    from captains.engine.seats import Seat
    from captains.library import games

    colours = games.cover(game).colours
    order = []
    for number, name in enumerate(text.split(",")):
        try:
            kind = bot(name.strip()).name
        except ValueError as fault:
            raise typer.BadParameter(str(fault)) from None
        order.append(Seat(f"{kind} {number + 1}", colours[number % len(colours)], kind))
    return order


def _cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _until_stopped(running: Generator[Played], matches: int) -> list[Played]:
    """How the matches went, up to the last or to Ctrl+C."""
    found: list[Played] = []
    with closing(running), suppress(KeyboardInterrupt):
        found.extend(_watched(running, matches))
    return found


def _watched(found: Iterator[Played], matches: int) -> Iterator[Played]:
    """The same, with a bar that grows where somebody is watching."""
    if not sys.stderr.isatty():
        yield from found
        return
    from rich import progress
    from rich.console import Console

    columns = (
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TextColumn("matches,"),
        progress.TimeRemainingColumn(compact=True),
        progress.TextColumn("left"),
    )
    with progress.Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield from bar.track(found, total=matches)


def _write(path: Path, plan: Plan, told: Findings, found: Sequence[Played], options: dict[str, str]) -> None:
    """Write what the tables tell and how each match went as JSON."""
    import msgspec

    from captains.library.files import write_text

    setup = plan.setups[0]
    head = {"game": setup.game, "mode": setup.mode, "options": options, "seed": plan.seed}
    report = {**head, **msgspec.structs.asdict(told), "matches": found}
    write_text(path, msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")
