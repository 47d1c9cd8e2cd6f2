"""What the user has set: kept as a small JSON file in the user's configuration folder; never a reason not to start."""

from __future__ import annotations

from pathlib import Path

import msgspec

from captains.library.files import user_config

TEXT = (0.75, 2.5)


class Settings(msgspec.Struct, frozen=True):
    """The settings. `speed` 0 none, 1 slow, 2 normal, 3 quick; `text` a factor; `window` px when not full screen.

    `lens` is whether the lens has been used, so that nothing need be said of it any more.
    """

    speed: int = 2
    fullscreen: bool = False
    monitor: int = 0
    window: tuple[int, int] = (1280, 720)
    text: float = 1.0
    lens: bool = False

    def sound(self) -> Settings:
        """The same with every value brought into its range."""
        width, height = self.window
        return Settings(
            speed=min(max(self.speed, 0), 3),
            fullscreen=self.fullscreen,
            monitor=max(self.monitor, 0),
            window=(min(max(width, 640), 16384), min(max(height, 360), 16384)),
            text=min(max(self.text, TEXT[0]), TEXT[1]),
            lens=self.lens,
        )


class SettingsFile:
    """Reads and keeps the settings; what went wrong is said once, in one sentence, through `fault`."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_config() / "settings.json"
        self._fault = ""
        self._told = False

    def read(self) -> Settings:
        """The kept settings, or the defaults where there are none or the file is damaged."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Settings).sound()
        except FileNotFoundError:
            return Settings()
        except (OSError, ValueError, RecursionError):
            self._fault = "The settings could not be read, so the usual ones are in use."
            return Settings()

    def keep(self, settings: Settings) -> None:
        """Write the settings; a read-only or full disk only leads to a sentence."""
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=2))
            fresh.replace(self.path)
        except OSError:
            self._fault = self._fault or "The settings cannot be kept: the folder for them is not writable."

    def fault(self) -> str:
        """The sentence for the user, the first time there is one; then nothing more."""
        if not self._fault or self._told:
            return ""
        self._told = True
        return self._fault
