"""What keys do while a text field has the caret; words themselves come as text events, from any input method."""

from __future__ import annotations

from typing import Literal

import pygame

from captains.screen.fields import Edit

Outcome = Literal["typed", "moved", "enter", "leave", "next", "back", "other"]


def pressed(edit: Edit, name: str) -> Outcome:
    """Apply a key, by the name of `keys.name_of`; what came of it. "other" keys are left to the page."""
    keep = name.startswith("shift+")
    key = name.removeprefix("shift+")
    if edit.composing and key in ("enter", "escape", "tab", "left", "right", "backspace"):
        return "moved"
    ends: dict[str, Outcome] = {"enter": "enter", "escape": "leave", "tab": "back" if keep else "next"}
    if key in ends:
        return ends[key]
    if key in ("left", "right", "home", "end"):
        move(edit, key, keep)
        return "moved"
    if name in ("backspace", "delete", "shift+backspace"):
        (edit.delete if name == "delete" else edit.backspace)()
        return "typed"
    if name == "ctrl+a":
        edit.everything()
        return "moved"
    if name in ("ctrl+c", "ctrl+x", "ctrl+v"):
        return clipboard(edit, name)
    if len(name) == 1 or name == "space":
        return "moved"
    return "other"


def move(edit: Edit, key: str, keep: bool) -> None:
    """Move the caret."""
    if key == "left":
        edit.left(keep)
    elif key == "right":
        edit.right(keep)
    else:
        edit.go(0 if key == "home" else len(edit.text), keep)


def clipboard(edit: Edit, name: str) -> Outcome:
    """Copy, cut or paste, where this pygame can."""
    scrap = getattr(pygame, "scrap", None)
    if scrap is None or not hasattr(scrap, "get_text"):
        return "moved"
    try:
        if name == "ctrl+v":
            edit.insert(scrap.get_text())
            return "typed"
        if edit.selected:
            scrap.put_text(edit.selected)
            if name == "ctrl+x":
                edit.backspace()
                return "typed"
    except pygame.error:
        return "moved"
    return "moved"
