"""The start of the command `captains`: without a word the lobby opens at once, else the verbs are loaded."""

from __future__ import annotations

import logging
import sys
from typing import NoReturn

from captains.cli import guard


def main() -> int:
    """Do what the command line says; the exit code. No fault passes through."""
    if sys.argv[1:]:
        from captains.cli.main import main as verbs

        return verbs()
    try:
        from captains.cli.window import show

        return show(lambda program: program.lobby())
    except Exception as fault:
        guard.complain(guard.sentence(fault))
        return 1


def run() -> NoReturn:
    """Entry point: do what the command line says and leave the process with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    # What the window reports of itself is for a report file; without a handler Python would show it here.
    logging.getLogger("captains").addHandler(logging.NullHandler())
    sys.exit(guard.printed(main()))
