"""`python -m tools.page_sizes`: walks every page at every size and prints what is wrong as a list; exit code 1 if any.

Each page is looked at in every format. `--quick` tries each in a few of them in turn, as the suite does; `--thorough`
looks at more tables, moments and half-made choices. `--only WORDS` keeps to pages whose name holds these words.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from captains.scene.page import Format
from captains.screen.mapping import format_for
from tools.page_sizes.measures import Fault, faults
from tools.page_sizes.pages import Walk

WINDOWS = ((1280, 720), (1280, 640), (1366, 768), (1200, 1600), (1080, 1920), (1920, 1080), (3840, 2160))
TEXTS = (0.75, 1.0, 1.5, 2.5)
QUICK = 3


def formats() -> list[tuple[str, Format]]:
    """Every window with every size of text, and what they are called."""
    return [(f"{w}x{h} {text:.0%}", format_for(w, h, text)) for w, h in WINDOWS for text in TEXTS]


def walked(folder: Path, few: int = 0, thorough: bool = False, only: str = "") -> Iterator[tuple[str, str, Fault]]:
    """Every fault with its page and format; each page in every format, or in so few of them in turn."""
    walk = Walk(folder, thorough)
    every = formats()
    turn = 0
    try:
        for seen in walk.pages():
            if only not in seen.name:
                continue
            chosen = [every[(turn + 5 * n) % len(every)] for n in range(few)] if few else every
            turn += 1
            for called, fmt in chosen:
                for fault in faults(seen.page(fmt), fmt):
                    yield seen.name, called, fault
    finally:
        walk.close()


def main() -> int:
    """Print the list."""
    asked = argparse.ArgumentParser(prog="python -m tools.page_sizes", description=__doc__)
    asked.add_argument("--quick", action="store_true")
    asked.add_argument("--thorough", action="store_true")
    asked.add_argument("--only", default="")
    given = asked.parse_args()
    found: dict[tuple[str, str], dict[str, list[str]]] = {}
    with TemporaryDirectory() as folder:
        for name, called, fault in walked(Path(folder), QUICK * given.quick, given.thorough, given.only):
            at = found.setdefault((fault.kind, fault.at), {})
            at.setdefault(fault.words, []).append(f"{name} @ {called}")
    for (kind, place), words in sorted(found.items()):
        print(f"{kind}: {place}")
        for said, where in list(words.items())[:3]:
            print(f"    {said}   [{len(where)}: {where[0]}]")
    print(f"{len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
