"""Places for exports made from the window: a folder the user will find, and a name that is free there."""

from __future__ import annotations

from pathlib import Path

from captains.library.fault import LibraryFault
from captains.library.files import user_pictures

FOLDER = "Captains"


def free_file(stem: str, ending: str) -> Path:
    """A new file in the folder of the user's pictures, made if it is not there. Raises LibraryFault if it can't be."""
    folder = user_pictures() / FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise LibraryFault(f"The folder {folder} can't be made.") from None
    path, number = folder / f"{stem}{ending}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{ending}"
    return path
