"""The guard of the command line: every fault that reaches it becomes one sentence, and no traceback is shown."""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from pathlib import Path

from captains.engine.chance import ChanceFault
from captains.engine.names import cleaned
from captains.engine.notation import NotationFault
from captains.engine.refusal import Refused
from captains.library.fault import LibraryFault
from captains.library.files import reason

REPORT = "fault.txt"
"""The file in the user's log folder that keeps the last traceback."""


def sentence(fault: Exception) -> str:
    """What to tell the user. A fault of the program itself is kept in a report, whose place is told."""
    if isinstance(fault, LibraryFault | NotationFault | ChanceFault | Refused):
        words = str(fault)
    elif isinstance(fault, OSError):
        words = f"{fault.filename}: {reason(fault)}" if fault.filename else reason(fault)
    else:
        words = f"Something went wrong inside captains ({type(fault).__name__}); {_report(fault)}"
    words = cleaned(words)
    return words if words.endswith((".", "!", "?")) else f"{words}."


def complain(words: str) -> None:
    """Say a sentence on stderr; where nobody can hear it, whatever was at work goes on."""
    with contextlib.suppress(OSError, ValueError):
        print(f"captains: {words}", file=sys.stderr)


def printed(code: int) -> int:
    """The exit code, once everything printed has left the program: a fault may show only when the last of it goes."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as fault:
        # What is still held back would be tried again, and complained about, at the very end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(fault, BrokenPipeError):
            complain(sentence(fault))
            return 1
    return code


def _report(fault: Exception) -> str:
    """Write the traceback down; where it is, or that it could not be written."""
    from captains.library.files import user_log

    path: Path = user_log() / REPORT
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(traceback.format_exception(fault)), encoding="utf-8")
    except OSError:
        return "the report of it could not be written"
    return f"the report is in {path}"
