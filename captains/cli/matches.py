"""`captains matches`: the saved matches, the one played last first."""

from __future__ import annotations

from typing import Annotated

import typer


def matches(
    json: Annotated[bool, typer.Option("--json", help="As JSON, for other programs.")] = False,
) -> None:
    """List the saved matches."""
    import msgspec

    from captains.cli.saved import saves
    from captains.engine.names import cleaned

    with saves() as kept:
        found = kept.listed()
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return
    for match in found:
        stands = f"won by {' and '.join(match.winners)}" if match.winners else match.stands
        day = _here(match.last)
        words = cleaned(f"{', '.join(match.seats)}: {stands}")
        print(f"{match.id:<14} {cleaned(match.game):<15} {cleaned(day):<16}  {words}")


def _here(stamp: str) -> str:
    """A UTC stamp as date and time where the user is; what is no stamp stays as it is."""
    from datetime import datetime

    try:
        return datetime.fromisoformat(stamp).astimezone().strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError, OSError):
        return stamp[:16]
