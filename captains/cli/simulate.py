"""`captains simulate`: many matches of bots alone, and how they went, as a table and as JSON."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from captains.cli.arguments import GameId
from captains.cli.setup_arguments import Mode, Options, Seed, SheetFile, agreed, read_options

if TYPE_CHECKING:
    from captains.cli.simulation import Plan, Played
    from captains.engine.seats import Seat

Bots = Annotated[str, typer.Option("--seats", metavar="BOT,BOT,..", help="The bots, by name, in turn order.")]
Matches = Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many matches.")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=1, help="How many processes.")]
Report = Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write how each match went to this file.")]
Keep = Annotated[Path | None, typer.Option("--keep", metavar="DIR", help="Write the log of each match to this folder.")]


def simulate(
    game: GameId,
    seats: Bots,
    matches: Matches,
    mode: Mode = "",
    option: Options = [],  # noqa: B006 - read only; typer wants a list
    sheet: SheetFile = None,
    seed: Seed = "",
    jobs: Jobs = 1,
    json: Report = None,
    keep: Keep = None,
) -> None:
    """Let bots play whole matches and tell how they went.

    From match to match the seats move on by one, so that every bot sits everywhere. The same seed gives the same
    matches, whatever the number of processes.
    """
    from captains.cli.findings import table
    from captains.cli.simulation import Plan, simulated
    from captains.host.host import new_seed

    order = read_bots(seats, game)
    rotations = [order[turn:] + order[:turn] for turn in range(len(order))]
    setups = tuple(agreed(game, turned, mode, option, sheet) for turned in rotations)
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
    plan = Plan(setups, seed or new_seed(), str(keep) if keep else "")
    start = perf_counter()
    found = list(_watched(simulated(plan, matches, jobs), matches))
    pace = sum(one.decisions for one in found) / max(perf_counter() - start, 1e-9)
    print(f"seed {plan.seed}; {pace:,.0f} decisions a second", file=sys.stderr)
    for line in table(found):
        print(line)
    if json:
        _write(json, plan, found, read_options(option))


def read_bots(text: str, game: str) -> list[Seat]:
    """The seats of `--seats`: each named after its bot and its place. An unknown bot is wrong usage."""
    from captains.bots.registry import bot
    from captains.engine.seats import Seat
    from captains.library import games

    colours = games.game(game).colours
    order = []
    for number, name in enumerate(text.split(",")):
        try:
            kind = bot(name.strip()).name
        except ValueError as fault:
            raise typer.BadParameter(str(fault)) from None
        order.append(Seat(f"{kind} {number + 1}", colours[number % len(colours)], kind))
    return order


def _write(path: Path, plan: Plan, found: Sequence[Played], options: dict[str, str]) -> None:
    """Write how each match went as JSON."""
    import msgspec

    from captains.cli.findings import by_bot, by_heading, by_seat
    from captains.library.files import write_text

    setup = plan.setups[0]
    report = {
        "game": setup.game,
        "mode": setup.mode,
        "options": options,
        "seed": plan.seed,
        "bots": by_bot(found),
        "seats": by_seat(found),
        "headings": by_heading(found),
        "causes": dict(Counter(one.cause for one in found)),
        "matches": found,
    }
    write_text(path, msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")


def _watched(found: Iterator[Played], matches: int) -> Iterator[Played]:
    """The same, with a bar that grows where somebody is watching."""
    if not sys.stderr.isatty():
        yield from found
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(found, "matches", total=matches, console=Console(stderr=True), transient=True)
