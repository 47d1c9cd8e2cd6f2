"""The command `captains`: its verbs, one file each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from captains import __version__
from captains.cli import (
    check_sheet,
    export,
    guard,
    import_match,
    matches,
    pad,
    play,
    replay,
    rules,
    sheet_file,
    shot,
    simulate,
)

app = typer.Typer(
    name="captains",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("matches")(matches.matches)
app.command("export")(export.export)
app.command("import")(import_match.import_match)
app.command("replay")(replay.replay)
app.command("pad")(pad.pad)
app.command("shot")(shot.shot)
app.command("sheet-file")(sheet_file.sheet_file)
app.command("check-sheet")(check_sheet.check_sheet)
app.command("rules")(rules.rules)


def _version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        print(f"captains {__version__}")
        raise typer.Exit


@app.callback()
def captains(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Pirate board games at one screen, an independent companion to games that belong to their publishers.

    Without a verb the window opens at the lobby. Results go to stdout, talk goes to stderr; the exit code is 0 only on
    success, 2 for wrong usage, 1 for a fault.
    """
    if context.invoked_subcommand is None:
        from captains.cli.window import show

        raise typer.Exit(show(lambda program: program.lobby()))


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say; the exit code. No fault passes through."""
    try:
        app(list(arguments) if arguments is not None else None, prog_name="captains")
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):
            # Whoever reads what is printed has had enough of it, as `head` and `grep -q` do.
            return 0
        return end.code if isinstance(end.code, int) else 0
    except Exception as fault:
        guard.complain(guard.sentence(fault))
        return 1
    return 0
