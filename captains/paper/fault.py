"""The fault of paper: something was asked for that there is not, such as a kind of file or a seat."""

from __future__ import annotations

from captains.library.fault import LibraryFault


class PaperFault(LibraryFault):
    """Its text is one sentence for the user."""
