"""The settings in force: changed by the wishes that a page sends to the window itself, and kept."""

from __future__ import annotations

import msgspec

from captains.scene.page import Show
from captains.screen.picture import Picture
from captains.screen.settings import SettingsFile
from captains.screen.window import GameWindow


class Preferences:
    """The settings of a running window."""

    def __init__(self, kept: SettingsFile, speed: int | None = None) -> None:
        self._kept = kept
        self.settings = kept.read()
        if speed is not None:
            self.settings = msgspec.structs.replace(self.settings, speed=speed)

    def change(self, **changes: object) -> None:
        """Change and keep some of the settings."""
        self.settings = msgspec.structs.replace(self.settings, **changes).sound()
        self._kept.keep(self.settings)

    def fault(self) -> str:
        """A sentence for the user where the settings could not be read or kept, said once."""
        return self._kept.fault()

    def carry_out(self, show: Show, window: GameWindow, picture: Picture) -> bool:
        """Carry out a wish to the window itself; False where it is not one."""
        if picture.lens.wish(show, picture.painter.fmt):
            if picture.lens.known and not self.settings.lens:
                self.change(lens=True)
            return True
        match show.what:
            case "speed":
                self.change(speed=int(show.arg))
                picture.clock.speed = self.settings.speed
                if picture.clock.still:
                    picture.settle()
            case "text":
                self.change(text=float(show.arg))
            case "fullscreen":
                # Without a word which, it is the other: the key works on every page.
                self.change(fullscreen=not self.settings.fullscreen if show.arg is None else bool(show.arg))
            case "monitor":
                self.change(monitor=int(show.arg))
            case "focus":
                fields = picture.page.fields if picture.page else ()
                picture.fields.focus(next((field for field in fields if field.name == show.arg), None))
            case _:
                return False
        if show.what in ("fullscreen", "monitor"):
            window.set_fullscreen(self.settings.fullscreen, self.settings.monitor)
        return True
