"""`captains replay`: a match from its log: watched, verified, or its states written down."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from captains.cli.saved import MatchName, Moment, saves

if TYPE_CHECKING:
    from captains.host.reading import Reading

Check = Annotated[bool, typer.Option("--check", help="Derive every state again and verify each decision.")]
States = Annotated[Path | None, typer.Option("--states", metavar="FILE", help="Write the state after each entry.")]


def replay(match: MatchName, at: Moment = None, check: Check = False, states: States = None) -> None:
    """Watch a match again in the window; or verify it from its log, or write down its states."""
    from captains.host import logs
    from captains.host.finding import find

    with saves() as kept:
        reading = find(match, kept)
    entries = reading.moment(at)
    if check:
        logs.check(reading.match, reading.record.seed if reading.ended else None)
        print(f"{len(reading)} entries, each as the rules allow and lead to: {reading.record.standing.stands}")
    if states:
        write_states(reading, entries, states)
    if not (check or states):
        watch(reading, 0 if at is None else entries)


def watch(reading: Reading, entries: int) -> None:
    """Open the window on the match's log, after so many entries, and leave with its exit code."""
    from captains.library import games
    from captains.screen import loop
    from captains.screen.pages.replay_stage import ReplayStage

    code = loop.run(ReplayStage(reading, games.picture(reading.setup.game), entries))
    if code:
        raise typer.Exit(code)


def write_states(reading: Reading, entries: int, path: Path) -> None:
    """Write the states after the first `entries` entries, one JSON object a line. Only once the match has ended."""
    import msgspec

    from captains.host.fault import SaveFault
    from captains.library.files import write_text

    if not reading.ended:
        raise SaveFault("The match still runs: its states hold secrets, and can be written once it is over.")
    encode = msgspec.json.Encoder(order="deterministic").encode
    lines = [encode(state).decode() for state in reading.match.states[1 : entries + 1]]
    write_text(path, "".join(f"{line}\n" for line in lines))
