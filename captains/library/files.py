"""Where files lie: what is shipped with the program, and the folders of the user."""

from __future__ import annotations

import contextlib
import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from captains.library.fault import LibraryFault

LARGEST = 64 << 20
"""Bytes; no file that is read here needs more."""
PACKAGE = Path(__file__).resolve().parents[1]
"""The folder of the package `captains`."""


@cache
def shipped(*inside: str) -> Path:
    """A shipped file or folder, such as `shipped("sheets", "some_game", "sheet.toml")`.

    The installed package carries `sheets` and `assets` as its `_data`; a checkout has them beside the package.
    Raises LibraryFault if neither has it.
    """
    for base in (PACKAGE / "_data", PACKAGE.parent):
        path = base.joinpath(*inside)
        if path.exists():
            return path
    raise LibraryFault(f"The program's own file {'/'.join(inside)} is missing; please install captains again.")


def read_bytes(path: Path) -> bytes:
    """The bytes of a file. Raises LibraryFault if it can't be read, or has no end in sight."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as fault:
        raise LibraryFault(f"{path} can't be read: {reason(fault)}.") from None
    if len(data) > LARGEST:
        raise LibraryFault(f"{path} can't be read: it is larger than {LARGEST >> 20} MB.")
    return data


def read_text(path: Path) -> str:
    """The text of a UTF-8 file, its line ends as they are here. Raises LibraryFault if it can't be read."""
    try:
        text = read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = fault.object[: fault.start].count(b"\n") + 1
        raise LibraryFault(f"{path} is no UTF-8 text: line {line} holds a byte that begins no letter.") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file as plain data. Raises LibraryFault naming the line where it is not well formed."""
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as fault:
        raise LibraryFault(f"{path} is not well formed: {fault}.") from None
    except RecursionError:
        raise LibraryFault(f"{path} is not well formed: it is nested too deeply.") from None


def write_text(path: Path, text: str) -> None:
    """Write a UTF-8 file with the line ends of text, as `write_bytes` does."""
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: what was there before stays until all is on the disk.

    Raises LibraryFault if it can't be written; then nothing is left behind.
    """
    if path.is_dir():
        raise LibraryFault(f"{path} can't be written: it is a folder.")
    if not path.parent.is_dir():
        raise LibraryFault(f"{path} can't be written: there is no folder {path.parent}.")
    try:
        if path.exists() and not path.is_file():
            # A pipe or a device takes bytes, but can't be replaced.
            path.write_bytes(data)
        else:
            _replace(path.resolve(), data)
    except OSError as fault:
        raise LibraryFault(f"{path} can't be written: {reason(fault)}.") from None


def _replace(path: Path, data: bytes) -> None:
    fresh = path.with_name(f".{os.getpid()}-{path.name[-60:]}")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise


def reason(fault: OSError) -> str:
    """What the system says of a failed reading or writing, in lower case as part of a sentence."""
    words = fault.strerror or str(fault) or type(fault).__name__
    return words[:1].lower() + words[1:]


def user_data() -> Path:
    """The folder of what a user would miss: saved matches. It need not exist yet."""
    return _user("data")


def user_config() -> Path:
    """The folder of the settings. It need not exist yet."""
    return _user("config")


def user_cache() -> Path:
    """The folder of what can be made anew: rendered pictures. It need not exist yet."""
    return _user("cache")


def user_log() -> Path:
    """The folder of fault reports. It need not exist yet."""
    return _user("log")


def _user(kind: str) -> Path:
    import platformdirs

    folders = platformdirs.PlatformDirs("captains", appauthor=False)
    path: Path = getattr(folders, f"user_{kind}_path")
    return path
