"""The command `captains`: its verbs, and the guard that turns every fault into one sentence."""

from __future__ import annotations

import sys
from typing import NoReturn

import typer

app = typer.Typer(
    name="captains",
    help="Pirate board games at one screen. An independent companion to games that belong to their publishers.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback()
def captains() -> None:
    """Results go to stdout, talk to stderr; the exit code is 0 only on success, 2 for wrong usage, 1 for a fault."""


def run() -> NoReturn:
    """Entry point of the command: do what the arguments say and leave the process with the exit code."""
    app()
    sys.exit(0)
