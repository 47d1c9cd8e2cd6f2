"""The one fault of the library: something shipped or given by a user can't be read."""

from __future__ import annotations


class LibraryFault(Exception):
    """Its text is one sentence that names the file and, where known, the place in it."""
