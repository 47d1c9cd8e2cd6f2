"""The scores of a match as a table for spreadsheets: one row a seat and heading, with its arithmetic and clause."""

from __future__ import annotations

import csv
import io

from captains.host.fault import SaveFault
from captains.host.reading import Reading

COLUMNS = ("seat", "name", "place", "heading", "arithmetic", "points", "clause", "entries")


def scores(reading: Reading) -> str:
    """The receipts as comma-separated values, a row with the total after each seat's. Raises SaveFault before the end.

    A rival, whom the rules play, is numbered on after the seats. `entries` are the numbers of the log entries that a
    row comes from, as the transcript counts them.
    """
    outcome = reading.match.outcome
    if outcome is None:
        raise SaveFault("There are no scores before the match is over.")
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    names = outcome.names(reading.setup.seats)
    for receipt in outcome.receipts:
        name, place = names[receipt.seat], outcome.places[receipt.seat]
        for line in receipt.lines:
            entries = " ".join(str(n + 1) for n in line.entries)
            rows.writerow(
                (receipt.seat + 1, name, place, line.heading, line.arithmetic, line.points, line.clause, entries)
            )
        rows.writerow((receipt.seat + 1, name, place, "total", "", receipt.total, "", ""))
    return text.getvalue()
