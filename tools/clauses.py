"""Clauses: which clauses of a game's rule book no test carries in its name.

`python -m tools.clauses [GAME ...]` lists them, a line each, and exits 1 if there are any. A test for XY-26 is
called `test_XY_26_...` or `test_..._XY_26...`, and lies in tests/games/<game>/.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from captains.library.games import game_ids
from captains.library.rules import clauses

TESTS = Path(__file__).resolve().parents[1] / "tests" / "games"
_TEST = re.compile(r"^\s*(?:async )?def (test\w*)\(", re.MULTILINE)


def tests_of(game: str) -> tuple[str, ...]:
    """The names of all tests of a game."""
    folder = TESTS / game.replace("-", "_")
    files = sorted(folder.rglob("test_*.py"))
    return tuple(name for file in files for name in _TEST.findall(file.read_text(encoding="utf-8")))


def untested(ids: Iterable[str], tests: Iterable[str]) -> tuple[str, ...]:
    """Those clause ids that no test carries in its name."""
    names = "\n".join(tests)
    return tuple(id for id in ids if not re.search(rf"_{id.replace('-', '_')}(?![0-9A-Za-z])", names))


def main(games: Sequence[str]) -> int:
    """Print what is not tested; the exit code."""
    found = 0
    for game in games or game_ids():
        book = clauses(game)
        missing = set(untested((clause.id for clause in book), tests_of(game)))
        for clause in book:
            if clause.id in missing:
                print(f"{clause.id}  {clause.words}")
        print(f"{game}: {len(book)} clauses, {len(missing)} without a test", file=sys.stderr)
        found += len(missing)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
