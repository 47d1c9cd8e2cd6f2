"""A spread: collects the pieces, picks and text fields of a page or a dialog while it is laid out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from captains.scene.field_slip import still
from captains.scene.nodes import Node, Rect
from captains.scene.page import Box, Does, Format, Page, Pick, Piece, TextField
from captains.scene.widgets import LEAST_TEXT, Look, button, framed

DIM = "#06121C"


class Spread:
    """A page under construction for one format. Pieces lie back to front in the order in which they are put."""

    def __init__(self, fmt: Format) -> None:
        self.fmt = fmt
        self.largest = 9.0
        """The most that the user's text size counts: less where a page would have no room for what matters."""
        self.pieces: list[Piece] = []
        self.picks: list[Pick] = []
        self.fields: list[TextField] = []

    def em(self, size: float) -> float:
        """A type size given for a 1920 wide page: smaller on a narrow one, times the user's text size, at least 13."""
        size = size * (0.76 if self.fmt.narrow else 1.0) * min(self.fmt.text, self.largest)
        return max(LEAST_TEXT, round(size, 1))

    def px(self, length: float) -> float:
        """A length given for a 1920 wide page, on this one."""
        return round(length * (0.74 if self.fmt.narrow else 1.0))

    def draw(self, id: str, box: Box, nodes: Sequence[Node], pad: float = 0.0, key: str = "") -> None:
        """A piece of nodes drawn from the box's corner."""
        self.pieces.append(framed(id, box, nodes, pad, key))

    def put(self, piece: Piece, *picks: Pick) -> None:
        """A piece with the picks that belong to it."""
        self.pieces.append(piece)
        self.picks += picks

    def button(self, id: str, box: Box, label: str, does: Does, look: Look = "quiet", **how: Any) -> None:
        """A button; `how` as for `widgets.button`."""
        self.put(*button(id, box, label, does, look, **how))

    def buttons(self, made: Iterable[tuple[Piece, Pick]]) -> None:
        """Buttons that were made elsewhere."""
        for piece, pick in made:
            self.put(piece, pick)

    def page(self, kind: str, **more: Any) -> Page:
        """The page that is laid out."""
        return Page(kind, tuple(self.pieces), tuple(self.picks), fields=tuple(self.fields), **more)

    def over(self, under: Page) -> Page:
        """What is laid out as a dialog over a page, which is dimmed and answers no more; its fields stay to be seen."""
        w, h = float(self.fmt.width), float(self.fmt.height)
        shade = (Rect(0, 0, w, h, fill=DIM, fill_opacity=0.64),)
        dim = framed(f"dim-{len(under.over)}", Box(0, 0, w, h), shade, key=f"dim {w:g} {h:g}")
        slips = tuple(Piece(f"slip {field.name}", field.box, still(field)) for field in under.fields)
        return replace(
            under,
            pieces=(*under.pieces, *slips),
            over=(*under.over, dim, *self.pieces),
            picks=tuple(self.picks),
            fields=tuple(self.fields),
        )
