"""The window opens where there is a screen and says so where there is none; importing it starts nothing."""

import os
import subprocess
import sys

import pygame
import pytest

from captains.screen import window
from captains.screen.window import GameWindow, NoDisplayError, slow_flips, start_display

BLIND = {
    name: value for name, value in os.environ.items() if name not in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
}


def python(code, **extra):
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**BLIND, **extra}, timeout=60
    )


def test_the_way_to_the_first_frame_imports_nothing_heavy_and_opens_nothing():
    code = (
        "import sys, captains.screen.window, captains.screen.loop, captains.screen.still, pygame\n"
        "heavy = {'numpy', 'typst', 'rich', 'fontpkg', 'captains.bots'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
        "assert not pygame.display.get_init() and not (pygame.mixer and pygame.mixer.get_init())\n"
    )
    done = python(code)
    assert done.returncode == 0, done.stderr


def test_a_machine_without_a_screen_is_told_in_one_sentence():
    code = (
        "from captains.screen.window import start_display, NoDisplayError\n"
        "try:\n    start_display()\nexcept NoDisplayError as fault:\n    print(fault)\n"
    )
    done = python(code, HOME="/nonexistent", XDG_RUNTIME_DIR="/nonexistent")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("There is no screen to open a window on")


def test_an_invisible_driver_that_nobody_asked_for_is_no_screen(monkeypatch):
    pygame.display.quit()
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(NoDisplayError):
        start_display()
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    assert start_display() == "offscreen"


def test_input_methods_and_density_are_asked_for_before_sdl_starts(monkeypatch):
    for name in ("SDL_IME_SHOW_UI", "SDL_WINDOWS_DPI_AWARENESS"):
        monkeypatch.delenv(name, raising=False)
    window.prepare()
    assert os.environ["SDL_IME_SHOW_UI"] == "1" and os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"


def test_a_window_has_the_size_asked_for_and_follows_its_own():
    opened = GameWindow((1280, 720))
    assert opened.surface.get_size() == (1280, 720) and not opened.refresh()
    pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    assert opened.refresh() and opened.format(1.2).width == 1600 and opened.format(1.2).text == 1.2
    assert opened.mapping(opened.format(1.0)).to_page(800, 450) == (800, 450)


def test_a_monitor_that_is_gone_falls_back_to_the_first(monkeypatch):
    opened = GameWindow((1280, 720), monitor=7)
    assert opened.monitor == 0
    opened.set_fullscreen(True, 3)
    assert opened.monitor == 0 and opened.fullscreen


def test_full_screen_on_and_off_again_and_again_gives_the_window_its_size_back():
    opened = GameWindow((1280, 720))
    for _ in range(25):
        opened.set_fullscreen(True)
        opened.set_fullscreen(False)
        opened.refresh()
        assert opened.surface.get_size() == (1280, 720)
        opened.surface.fill((9, 8, 7))
        assert opened.surface.get_at((640, 360))[:3] == (9, 8, 7)


def test_slow_flips_are_told_by_their_median():
    def clock(*lasts):
        now, ticks = 0.0, []
        for last in lasts:
            ticks += [now, now + last]
            now += 1.0
        return iter(ticks).__next__

    assert slow_flips(clock(0.02, 0.03, 0.001)) and not slow_flips(clock(0.05, 0.001, 0.002))


def test_the_title_says_whose_decision_it_is():
    opened = GameWindow((1280, 720))
    opened.title("Mary chooses two dice")
    assert pygame.display.get_caption()[0] == "Mary chooses two dice · captains"
    opened.title("")
    assert pygame.display.get_caption()[0] == "captains"
