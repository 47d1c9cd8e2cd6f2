"""Tables of findings for a terminal of 80 columns."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.table import Table

from captains.cli.findings import Findings, Spread, Standing
from captains.cli.intervals import Estimate

WIDTH = 80


def show(found: Findings) -> None:
    """Print them to stdout."""
    console = Console(file=sys.stdout, width=WIDTH, highlight=False, markup=False, emoji=False)
    for part in _parts(found):
        console.print(part)


def _parts(found: Findings) -> Iterator[RenderableType]:
    """Lines and tables, with a blank line before each table."""
    yield f"{found.played} matches, {_length(found.length, 'entries')}"
    if "turns" in found.length:
        yield f"  {_length(found.length, 'turns')}"
    for cause, count in found.causes.items():
        yield f"  ended by {cause:<16} {count:>7}  {100 * count / found.played:5.1f} %"
    for table in _tables(found):
        yield ""
        yield table


def _tables(found: Findings) -> Iterator[RenderableType]:
    yield _standings("bot", found.bots)
    if len(found.bots) > 1:
        yield _across(found.across)
    if found.first_seat is not None:
        yield _standings("seat", found.seats)
        yield f"First seat: {_signed(found.first_seat)} points against an even share (95 % interval)."
    if found.headings:
        yield _headings(found)


def _length(lengths: dict[str, Spread], what: str) -> str:
    spread = lengths[what]
    return f"{spread.mean:.0f} {what} a match (half of them {spread.low:.0f} to {spread.high:.0f})"


def _standings(title: str, standings: dict[str, Standing]) -> Table:
    """First places, shared ones split, with their share of the matches played."""
    table = _table(title, "played", "first", "share", "95 %", "even", "place", "score")
    for name, line in standings.items():
        share, between = _share(line.share)
        even = f"{100 * line.even:.1f} %"
        counts = (str(line.seats), f"{line.first:.1f}", share, between, even)
        table.add_row(name, *counts, f"{line.place:.2f}", f"{line.score:.1f}")
    return table


def _across(across: dict[str, dict[str, Estimate]]) -> Table:
    """The cross table: of the first places that the two won, the share that went to the bot of the row."""
    table = _table("first places of", *[f"against\n{name}" for name in across])
    for row, line in across.items():
        table.add_row(row, *["\n".join(_share(line[column])) if column in line else "" for column in across])
    return table


def _headings(found: Findings) -> Table:
    """Mean points under each heading, and of the whole score."""
    table = _table("points for", *found.bots)
    for heading, means in found.headings.items():
        table.add_row(heading, *[f"{means[bot]:.1f}" for bot in found.bots])
    table.add_section()
    table.add_row("score", *[f"{line.score:.1f}" for line in found.bots.values()])
    return table


def _table(first: str, *columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold")
    table.add_column(first, overflow="fold")
    for column in columns:
        table.add_column(column, justify="right", overflow="fold")
    return table


def _share(one: Estimate) -> tuple[str, str]:
    return f"{100 * one.share:.1f} %", f"{100 * one.low:.1f}-{100 * one.high:.1f}"


def _signed(one: Estimate) -> str:
    return f"{100 * one.share:+.1f} ({100 * one.low:+.1f} to {100 * one.high:+.1f})"
