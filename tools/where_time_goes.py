"""Where the time goes: own CPU time by package and by function, as the Markdown table of docs/speed.md.

    python -m tools.where_time_goes

Profiling slows every call by about as much, so small functions look dearer than they are: the shares serve to compare.
"""

from __future__ import annotations

import cProfile
import pstats
import tempfile
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from captains.engine.game import Game
from captains.engine.match import Match
from captains.engine.seats import Setup
from captains.library.games import game, game_ids
from tools.measures.engine import play, setup_of
from tools.measures.in_window import table

ROOT = Path(__file__).parents[1]
ROWS = 8


def main() -> int:
    """Profile random matches of each game and the redrawing of a table, and print a section of each."""
    for id in game_ids():
        setup, found = setup_of(id), game(id)
        _matches(found, setup, 1)
        section(f"{found.name}: four random seats, twelve matches", partial(_matches, found, setup))
    with tempfile.TemporaryDirectory() as folder:
        app = table(Path(folder), 0, False)
        painter = app.picture.painter

        def redraws() -> None:
            for _ in range(40):
                painter._dirty = [painter.whole]
                app._window.show(app._draw())

        section("A table of 1920×1080: the whole window drawn again, forty times", redraws)
        app._leave()
    return 0


def _matches(found: Game[Any], setup: Setup, number: int = 12) -> None:
    for seed in range(number):
        play(Match(found, setup), seed)


def section(title: str, work: Callable[[], None]) -> None:
    """Profile the work and print the shares of places and of functions."""
    profile = cProfile.Profile()
    profile.runcall(work)
    places: Counter[str] = Counter()
    functions: Counter[str] = Counter()
    for (file, _, name), (_, _, own, _, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        where = place(file)
        places[where] += own
        functions[f"`{name}`, {where}" if file != "~" else f"`{name.strip('<>')}`"] += own
    whole = sum(places.values())
    print(f"## {title}\n\n| where | share | | function | share |\n|---|---|---|---|---|")
    rows = zip(places.most_common(ROWS), functions.most_common(ROWS), strict=False)
    for (where, own), (function, its) in rows:
        print(f"| {where} | {own / whole:.0%} | | {function} | {its / whole:.0%} |")
    print()


def place(file: str) -> str:
    """A package of the project or of a library, or what the interpreter brings."""
    path = Path(file)
    if path.is_relative_to(ROOT):
        parts = path.relative_to(ROOT).with_suffix("").parts
        deep = 4 if parts[1:2] == ("games",) else 2
        return "/".join(parts[1:deep] if parts[0] == "captains" else parts[:1])
    if "site-packages" in path.parts:
        return path.parts[path.parts.index("site-packages") + 1]
    return "built in" if file == "~" else "standard library"


if __name__ == "__main__":
    raise SystemExit(main())
