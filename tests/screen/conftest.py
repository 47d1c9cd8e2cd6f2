"""An invisible display for every test of the screen."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pygame
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"


@pytest.fixture(autouse=True)
def display(monkeypatch: pytest.MonkeyPatch) -> Iterator[pygame.Surface]:
    """A dummy display of 640×360, gone after the test."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.display.init()
    yield pygame.display.set_mode((640, 360))
    pygame.display.quit()
