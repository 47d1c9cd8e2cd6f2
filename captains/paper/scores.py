"""The scores of a match as a table for spreadsheets: one row a seat and heading, with its arithmetic and clause."""

from __future__ import annotations

import csv
import io

from captains.host.fault import SaveFault
from captains.host.reading import Reading

COLUMNS = ("seat", "name", "place", "heading", "arithmetic", "points", "clause", "entries")


def scores(reading: Reading) -> str:
    """The receipts as comma-separated values, a row with the total after each seat's. Raises SaveFault before the end.

    `entries` are the numbers of the log entries a row comes from, as the transcript counts them.
    """
    outcome = reading.match.outcome
    if outcome is None:
        raise SaveFault("There are no scores before the match is over.")
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    for receipt in outcome.receipts:
        name, place = reading.setup.seats[receipt.seat].name, outcome.places[receipt.seat]
        for line in receipt.lines:
            entries = " ".join(str(n + 1) for n in line.entries)
            rows.writerow(
                (receipt.seat + 1, name, place, line.heading, line.arithmetic, line.points, line.clause, entries)
            )
        rows.writerow((receipt.seat + 1, name, place, "total", "", receipt.total, "", ""))
    return text.getvalue()
