"""`captains matches`: the saved matches, the one opened last first."""

from __future__ import annotations

from typing import Annotated

import typer


def matches(
    json: Annotated[bool, typer.Option("--json", help="As JSON, for other programs.")] = False,
) -> None:
    """List the saved matches."""
    import msgspec

    from captains.cli.saved import saves

    with saves() as kept:
        found = kept.listed()
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return
    for match in found:
        names = ", ".join(match.seats)
        stands = f"won by {' and '.join(match.winners)}" if match.winners else match.stands
        print(f"{match.id:<14} {match.game:<15} {match.last[:16].replace('T', ' '):<16}  {names}: {stands}")
