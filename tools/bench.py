"""The bench: one table of figures beside floor, goal and a rival's figure of the same run.

    python -m tools.bench [--engine | --window | --paper | --bots]

Engine figures are CPU time of one process; wall time stands only where a person waits.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

from captains.library.games import game_ids
from tools.measures.row import Row


def engine() -> Iterator[Row]:
    """Figures of the rules and the log."""
    from tools.measures import engine as measures

    memory = Path("/dev/shm")
    for id in game_ids():
        yield measures.decisions(id)
    first = game_ids()[0]
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield measures.through_host(first, Path(folder))
    yield from measures.small_costs(first)
    yield from measures.long_logs()
    yield from measures.sizes(first)
    yield measures.digests(first)


def window() -> Iterator[Row]:
    """Figures of the window."""
    from tools.measures import window as measures

    yield from measures.rows()


def paper() -> Iterator[Row]:
    """Figures of print and pictures."""
    from tools.measures import paper as measures

    yield from measures.rows()


def bots() -> Iterator[Row]:
    """Figures of the bots."""
    from tools.measures import boarding
    from tools.measures import bots as measures

    yield from measures.rows()
    yield from boarding.rows()


PARTS: dict[str, Callable[[], Iterator[Row]]] = {"engine": engine, "window": window, "paper": paper, "bots": bots}


def main() -> int:
    """Measure what is asked for and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    for part in PARTS:
        parser.add_argument(f"--{part}", action="store_true", help=f"only the {part}")
    asked = vars(parser.parse_args())
    wanted = [part for part in PARTS if asked[part]] or list(PARTS)
    table = Table("figure", "value", "spread", "floor", "goal", "reached", "rival", "ratio", "note")
    console = Console(width=170)
    for part in wanted:
        for row in PARTS[part]():
            table.add_row(*cells(row))
            console.print(f"{row.name}: {figure(row.value)} {row.unit}", style="dim")
    console.print(table)
    return 0


def cells(row: Row) -> tuple[str, ...]:
    """A row as the table's cells."""
    ratio = ""
    if row.value and row.rival:
        ratio = f"{row.value / row.rival if row.more else row.rival / row.value:.2f}×"
    rival = (
        f"{figure(row.rival)} {row.rival_name}"
        if row.rival
        else (f"no {row.rival_name} here" if row.rival_name else "")
    )
    value = f"{figure(row.value)} {row.unit}" if row.value is not None else "-"
    spread = f"{row.spread:.0%}" if row.spread else ""
    return row.name, value, spread, figure(row.floor), figure(row.goal), row.verdict, rival, ratio, row.note


def figure(value: float | None) -> str:
    """A figure with as many digits as mean something."""
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    sys.exit(main())
