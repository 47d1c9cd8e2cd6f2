"""The faults of keeping: a save or log that can't be read or taken in, or is in use elsewhere."""

from __future__ import annotations

from captains.library.fault import LibraryFault


class SaveFault(LibraryFault):
    """Its text is one sentence for the user."""
