"""What goes to paper: each captain's sheet, and the common page with all of them."""

from __future__ import annotations

from msgspec.structs import replace

from captains.games.captains_war.picture.sheet_drawing import sheet_drawing
from captains.games.captains_war.picture.table.large_sheet import receipt_of, ship_of
from captains.games.captains_war.picture.words import say
from captains.games.captains_war.state import State
from captains.scene.lettering import shown_name
from captains.scene.nodes import Drawing, Group, Node, Path, Rect, Text
from captains.scene.palette import BRASS, DEEP_SEA, INK, SOFT_INK
from captains.scene.pencil import pencil_name
from captains.scene.picture import Paper
from captains.scene.sight import Sight
from captains.scene.signature import dated, signature

MARGIN, GAP, HEAD = 12.0, 5.0, 20.0  # mm


def papers(sight: Sight) -> tuple[Paper, ...]:
    """Each seat's own sheet, then the common page."""
    state: State = sight.view
    sheets = []
    for seat, who in enumerate(sight.setup.seats):
        drawing = sheet_drawing(state, seat, ship_of(sight.setup, seat), receipt_of(sight.outcome, seat))
        sheets.append(Paper(seat, who.name, _signed(sight, state, seat, drawing)))
    return (*sheets, Paper(None, say("paper.all"), _common(sight, state, [paper.drawing for paper in sheets])))


def _signed(sight: Sight, state: State, seat: int, sheet: Drawing) -> Drawing:
    """The sheet with how the match ended for its captain and when, below the captain's name."""
    words = signature(sight, seat)
    if not words:
        return sheet
    x, y, length = state.sheet.places.names.captain
    return replace(sheet, nodes=(*sheet.nodes, *pencil_name(x, y + 5.4, words, length + 10, 4.3, f"signed {seat}")))


def _common(sight: Sight, state: State, sheets: list[Drawing]) -> Drawing:
    """All sheets on one page, two or three in a row, under a title that says where the match stands."""
    width, height = state.sheet.places.paper
    count = len(sheets)
    columns = min(2, count) if count <= 4 else 3
    rows = -(-count // columns)
    w = min(
        (width - 2 * MARGIN - GAP * (columns - 1)) / columns,
        (height - 2 * MARGIN - HEAD - GAP * (rows - 1)) / rows * width / height,
    )
    h = w * height / width
    nodes: list[Node] = [
        Rect(0, 0, width, height, fill="#FFFFFF"),
        Rect(6, 6, width - 12, height - 12, 1.5, stroke=INK, width=0.6),
        Rect(7.4, 7.4, width - 14.8, height - 14.8, 1, stroke=BRASS, width=0.3),
        Text(width / 2, MARGIN + 9.5, say("paper.title"), 9.5, "title", DEEP_SEA, "middle", True),
        Text(width / 2, MARGIN + 15.5, _stands(sight, state), 4.2, "serif", SOFT_INK, "middle", italic=True),
    ]
    top = MARGIN + HEAD + (height - 2 * MARGIN - HEAD - rows * h - GAP * (rows - 1)) / 2
    edges = ""
    for i, sheet in enumerate(sheets):
        row, column = divmod(i, columns)
        in_row = min(columns, count - row * columns)
        left = (width - in_row * w - GAP * (in_row - 1)) / 2 + column * (w + GAP)
        y = top + row * (h + GAP)
        nodes.append(Group(sheet.nodes, x=left, y=y, scale=w / width))
        edges += f"M{left:.2f} {y:.2f}h{w:.2f}v{h:.2f}h{-w:.2f}Z"
    nodes.append(Path(edges, stroke=INK, width=0.3))
    return Drawing(width, height, tuple(nodes), "mm", title=say("paper.title"))


def _stands(sight: Sight, state: State) -> str:
    """The turn, or who has won and with how much."""
    if sight.outcome is None:
        return say("paper.turn", n=state.turn)
    outcome = sight.outcome
    order = sorted(range(len(state.captains)), key=lambda seat: (outcome.places[seat], seat))
    scores = [f"{shown_name(state.names[seat])} {outcome.receipts[seat].total}" for seat in order]
    return dated(say("paper.scores", scores=", ".join(scores)), sight)
