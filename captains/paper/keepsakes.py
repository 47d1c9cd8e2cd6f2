"""Keepsakes: the sheets of a match written where people look for their documents, without being asked for a name."""

from __future__ import annotations

from pathlib import Path

from captains.host.fault import SaveFault
from captains.host.reading import reading_of
from captains.host.records import Record
from captains.library import games
from captains.library.fault import LibraryFault
from captains.paper.export import export
from captains.paper.fault import PaperFault

DPI = 200


def keepsakes(record: Record, theme: str = "full", paper: str = "A4", folder: Path | None = None) -> str:
    """Write every seat's sheet and the whole table as pictures, and all sheets as one PDF; where they are, or why not.

    Those in another theme than the full one bear its name. The folder is `captains` in the user's documents if none is
    given.
    """
    import platformdirs

    place = folder or Path(platformdirs.user_documents_dir()) / "captains"
    name = f"{record.setup.game}-{record.id or 'match'}" + (f"-{theme}" if theme != "full" else "")
    try:
        reading = reading_of(record, games.game(record.setup.game))
        place.mkdir(parents=True, exist_ok=True)
        export(reading, place / f"{name}.pdf", "all", paper=paper, theme=theme)
        export(reading, place / f"{name}.png", "all", dpi=DPI, theme=theme)
        export(reading, place / f"{name}-table.png", dpi=DPI, theme=theme)
    except OSError as fault:
        return f"The sheets cannot be written to {place}: {fault.strerror or fault}."
    except (LibraryFault, PaperFault, SaveFault) as fault:
        return str(fault)
    return f"The sheets are in {place}, as pictures and as {name}.pdf."
