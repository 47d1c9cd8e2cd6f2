"""`captains simulate`: many matches of bots alone, and how they went, as a table and as JSON."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Annotated, Any

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
    from captains.cli.simulation import Plan, simulated
    from captains.host.host import new_seed

    order = read_bots(seats, game)
    rotations = [order[turn:] + order[:turn] for turn in range(len(order))]
    setups = tuple(agreed(game, turned, mode, option, sheet) for turned in rotations)
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
    plan = Plan(setups, seed or new_seed(), str(keep) if keep else "")
    found = list(_watched(simulated(plan, matches, jobs), matches))
    print(f"seed {plan.seed}", file=sys.stderr)
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


def table(found: Sequence[Played]) -> Iterator[str]:
    """How the matches went, as lines of text: why they ended, and for each kind of bot how it did."""
    yield f"{len(found)} matches, {mean(one.entries for one in found):.0f} entries a match"
    yield from (f"  ended by {cause:<16} {count:>6}" for cause, count in Counter(o.cause for o in found).most_common())
    yield f"{'bot':<10} {'seats':>7} {'first':>7} {'share':>7} {'place':>7} {'score':>7}"
    for name, line in standings(found).items():
        seats, first = line["seats"], line["first"]
        share = 100 * first / seats
        yield f"{name:<10} {seats:>7} {first:>7} {share:>6.1f}% {line['place']:>7.2f} {line['score']:>7.1f}"


def standings(found: Iterable[Played]) -> dict[str, dict[str, Any]]:
    """By kind of bot: in how many seats it sat, how often it came first, its mean place and mean score."""
    results: dict[str, list[tuple[int, int]]] = {}
    for one in found:
        for bot, place, score in zip(one.bots, one.places, one.scores, strict=True):
            results.setdefault(bot, []).append((place, score))
    return {
        bot: {
            "seats": len(pairs),
            "first": sum(place == 1 for place, _ in pairs),
            "place": mean(place for place, _ in pairs),
            "score": mean(score for _, score in pairs),
        }
        for bot, pairs in sorted(results.items())
    }


def _write(path: Path, plan: Plan, found: Sequence[Played], options: dict[str, str]) -> None:
    """Write how each match went as JSON."""
    import msgspec

    from captains.library.files import write_text

    setup = plan.setups[0]
    report = {
        "game": setup.game,
        "mode": setup.mode,
        "options": options,
        "seed": plan.seed,
        "bots": standings(found),
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
