"""Displays to measure on: SDL's dummy driver, and X11 with a virtual screen where Xvfb is installed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

SCREEN = "1920x1080x24"
LONGEST = 300.0


@contextmanager
def displays() -> Iterator[dict[str, dict[str, str]]]:
    """The displays there are: their names, and the environment that chooses each.

    Modules are compiled once for all, as an installed program's are, even where Python is told to write no bytecode.
    """
    with TemporaryDirectory() as compiled:
        yield from _displays({"PYTHONPYCACHEPREFIX": compiled, "PYTHONDONTWRITEBYTECODE": ""})


def _displays(compiled: dict[str, str]) -> Iterator[dict[str, dict[str, str]]]:
    found = {"dummy": {"SDL_VIDEODRIVER": "dummy", **compiled}}
    if shutil.which("Xvfb") is None:
        yield found
        return
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as told:
            found["X11"] = {"SDL_VIDEODRIVER": "x11", "DISPLAY": f":{told.readline().strip()}", **compiled}
        yield found
    finally:
        server.terminate()
        server.wait()


def ask(display: dict[str, str], folder: Path, *words: str) -> Any:
    """Let a process of its own measure something on this display; user folders lie in `folder`."""
    env = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    env |= {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    env |= display | {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "CAPTAINS_BENCH_STARTED": repr(time.time())}
    command = [sys.executable, "-m", "tools.measures.in_window", *words]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=LONGEST, check=False)
    if done.returncode:
        raise RuntimeError(f"{words}: {done.stderr[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])
