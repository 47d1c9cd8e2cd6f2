"""What becomes of an unexpected fault: a report in the log folder and one sentence for the user, never a traceback."""

from __future__ import annotations

import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path

from captains.library.files import user_log

log = logging.getLogger(__name__)


def report(fault: BaseException, folder: Path | None = None) -> str:
    """Write the fault into the log folder and return the sentence that says so."""
    log.error("unexpected fault", exc_info=fault)
    place = (folder or user_log()) / "faults.log"
    text = "".join(traceback.format_exception(fault))
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with place.open("a", encoding="utf-8") as file:
            file.write(f"{datetime.now(UTC).isoformat(timespec='seconds')}\n{text}\n")
    except OSError:
        return "Something went wrong in the program, and no report of it could be written."
    return f"Something went wrong in the program; a report is in {place}."
