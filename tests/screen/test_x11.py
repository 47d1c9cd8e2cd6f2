"""The window on a real display with a real mouse and keyboard, where Xvfb and xdotool are installed."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="Xvfb or xdotool is not installed"
)


@pytest.fixture
def screen():
    """A virtual screen of 1280×720; its name for DISPLAY."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x720x24"], pass_fds=(write,), stderr=subprocess.DEVNULL
    )
    os.close(write)
    with os.fdopen(read) as told:
        yield f":{told.readline().strip()}"
    server.terminate()
    server.wait(10)


def read_until(process, word, seconds=60):
    """The lines the process prints up to one that begins with this word."""
    lines, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        line = process.stdout.readline()
        lines.append(line.strip())
        if line.startswith(word) or not line:
            return lines
    raise AssertionError(lines)


def test_a_real_mouse_and_keyboard_reach_the_stage(screen, tmp_path):
    env = {**os.environ, "DISPLAY": screen, "SDL_VIDEODRIVER": "x11", "XDG_CACHE_HOME": str(tmp_path / "cache")}
    env.pop("SDL_FRAMEBUFFER_ACCELERATION", None)
    command = [sys.executable, "-m", "tests.screen.live", str(tmp_path / "settings.json")]
    process = subprocess.Popen(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        _, x, y = read_until(process, "ready")[-1].split()

        def do(*words):
            subprocess.run(["xdotool", *words], env=env, check=True)

        do("mousemove", x, y, "sleep", "0.3", "click", "1")
        assert "barrel-3" in read_until(process, "wish")[-1]
        do("key", "p")
        assert "parrot" in read_until(process, "wish")[-1]
        do("key", "Escape")
        assert "back" in read_until(process, "wish")[-1]
    finally:
        process.terminate()
        process.wait(10)
