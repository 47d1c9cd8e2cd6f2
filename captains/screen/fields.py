"""Editing one line of text: caret, selection, composing; knows neither keys nor fonts. Positions count characters."""

from __future__ import annotations

from captains.scene.lettering import clusters

MOST = 200


class Edit:
    """A line being edited. Steps go by whole letters with their marks, in any script."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.caret = self.mark = len(text)
        self.composing = ""

    @property
    def selection(self) -> tuple[int, int]:
        """The selected range; empty where both ends are the caret."""
        return min(self.caret, self.mark), max(self.caret, self.mark)

    @property
    def selected(self) -> str:
        """The selected text."""
        start, end = self.selection
        return self.text[start:end]

    def insert(self, words: str) -> None:
        """Put text in place of the selection; line breaks and other control characters become spaces or go."""
        clean = "".join(" " if char in "\r\n\t" else char for char in words if char in "\r\n\t" or char.isprintable()
                        or char in "\u200c\u200d")  # fmt: skip
        start, end = self.selection
        clean = clean[: MOST - len(self.text) + (end - start)]
        self.text = self.text[:start] + clean + self.text[end:]
        self.caret = self.mark = start + len(clean)
        self.composing = ""

    def backspace(self) -> None:
        """Delete the selection, or the letter before the caret."""
        if self.caret == self.mark:
            self.mark = self._before()
        self._cut()

    def delete(self) -> None:
        """Delete the selection, or the letter after the caret."""
        if self.caret == self.mark:
            self.mark = self._after()
        self._cut()

    def _cut(self) -> None:
        start, end = self.selection
        self.text = self.text[:start] + self.text[end:]
        self.caret = self.mark = start

    def left(self, keep: bool = False) -> None:
        """One letter to the left; `keep` extends the selection."""
        self.go(self._before() if keep or self.caret == self.mark else self.selection[0], keep)

    def right(self, keep: bool = False) -> None:
        """One letter to the right; `keep` extends the selection."""
        self.go(self._after() if keep or self.caret == self.mark else self.selection[1], keep)

    def go(self, place: int, keep: bool = False) -> None:
        """Put the caret there."""
        self.caret = min(max(place, 0), len(self.text))
        if not keep:
            self.mark = self.caret

    def everything(self) -> None:
        """Select all."""
        self.mark, self.caret = 0, len(self.text)

    def adopt(self, text: str) -> None:
        """Take over a text that the page's owner has changed."""
        if text != self.text:
            self.text = text
            self.caret = self.mark = len(text)

    def stops(self) -> list[int]:
        """All places a caret may stand."""
        places = [0]
        for part in clusters(self.text):
            places.append(places[-1] + len(part))
        return places

    def _before(self) -> int:
        return max((stop for stop in self.stops() if stop < self.caret), default=0)

    def _after(self) -> int:
        return min((stop for stop in self.stops() if stop > self.caret), default=len(self.text))
