"""`captains import`: a match from a file, verified and kept among the saved ones."""

from __future__ import annotations

from captains.cli.arguments import GivenFile


def import_match(file: GivenFile) -> None:
    """Take in a match from a log or a save, and print its id.

    A damaged or impossible one is refused; the line and the reason are told.
    """
    from captains.cli.saved import saves
    from captains.host.finding import take_in

    with saves() as kept:
        print(take_in(file, kept))
