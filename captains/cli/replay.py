"""`captains replay`: a match from its log: watched, verified, reviewed, or its states written down."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from captains.cli.saved import MatchName, Moment, saves

if TYPE_CHECKING:
    from captains.host.reading import Reading

Check = Annotated[bool, typer.Option("--check", help="Derive every state again and verify each decision.")]
States = Annotated[Path | None, typer.Option("--states", metavar="FILE", help="Write the state after each entry.")]
Review = Annotated[bool, typer.Option("--review", help="Tell where it turned and what else was possible.")]


def replay(
    match: MatchName, at: Moment = None, check: Check = False, states: States = None, review: Review = False
) -> None:
    """Watch a match again in the window; or verify it from its log, review it, or write down its states."""
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
    if review:
        for line in reviewed(reading):
            print(line)
    if not (check or states or review):
        watch(reading, 0 if at is None else entries)


def watch(reading: Reading, entries: int) -> None:
    """Open the window on the match's log, after so many entries, and leave with its exit code."""
    from captains.cli.window import minds_of
    from captains.library import games
    from captains.screen import loop
    from captains.screen.pages.bot_desk import BotDesk
    from captains.screen.pages.replay_stage import ReplayStage

    game = reading.setup.game
    stage = ReplayStage(reading, games.picture(game), entries, lambda wake: BotDesk(lambda: minds_of(game), wake))
    code = loop.run(stage)
    if code:
        raise typer.Exit(code)


def reviewed(reading: Reading) -> list[str]:
    """The turning points of a match as text. Only once it has ended: until then there are secrets to keep."""
    import sys

    from captains.bots.review import Review as Looking
    from captains.host.advice import turns
    from captains.host.fault import SaveFault
    from captains.library import games

    if not reading.ended or not reading.match.over:
        raise SaveFault("The match has not been played to its end; it can be reviewed once it has.")
    if reading.game.judge is None:
        raise SaveFault(f"There is nobody who could judge a match of {reading.game.name}.")
    print("Looking back; this takes a while.", file=sys.stderr)
    found = turns(games.picture(reading.setup.game), reading.match, Looking(reading.match).turnings())
    lines = []
    for turn in found:
        lines.append(f"entry {turn.n + 1}: {turn.what}. {turn.odds}.")
        if turn.other:
            lines.append(f"    {turn.other}")
    return lines or ["Nothing turned this match: the odds never moved far at once."]


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
