"""Console blocks in Markdown: the commands they show, run for real, and compared with what they promise.

A fenced block of the kind `console` holds lines that begin with "$ ", each followed by what it prints to stdout. In
that output "..." stands for anything on the line, and a line of its own for any lines. A command without output lines
may print what it likes. "(exit 2)" as the last line says with which code it ends; otherwise that is 0.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

_EXIT = re.compile(r"\(exit (\d+)\)")
_BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass
class Shown:
    """A command as the page shows it."""

    line: str
    expected: list[str] = field(default_factory=list)
    code: int = 0


def commands(markdown: str) -> Iterator[Shown]:
    """The commands of all console blocks, in order."""
    for block in _BLOCK.findall(markdown):
        current: Shown | None = None
        for line in block.splitlines():
            if line.startswith("$ "):
                if current:
                    yield current
                current = Shown(line[2:])
            elif current and (ended := _EXIT.fullmatch(line)):
                current.code = int(ended[1])
            elif current:
                current.expected.append(line)
        if current:
            yield current


def agrees(expected: list[str], printed: str) -> bool:
    """Whether what was printed is what was promised."""
    if not expected:
        return True
    parts = []
    for line in expected:
        if line.strip() == "...":
            parts.append(r"(?:.*\n)*?")
        else:
            parts.append(r"[^\n]*".join(re.escape(piece) for piece in line.rstrip().split("...")) + r"[ ]*\n")
    return re.fullmatch("".join(parts), printed) is not None


def run(shown: Shown, folder: Path, root: Path) -> subprocess.CompletedProcess[str]:
    """Run a command `captains ...` in a folder, with user folders below it and without a display."""
    words = shlex.split(shown.line)
    assert words[0] == "captains", shown.line
    env = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    env |= {f"XDG_{kind}_HOME": str(folder / "user" / kind.lower()) for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    env |= {"HOME": str(folder), "PYTHONPATH": str(root), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "captains", *words[1:]]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, encoding="utf-8", check=False, timeout=600)
