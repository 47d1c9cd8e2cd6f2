"""A captain's sheet in the window: the print as one lasting piece, every pencil mark a small one over it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from captains.engine.outcome import Outcome, Receipt
from captains.engine.seats import Setup
from captains.games.captains_war.picture.marks import Mark
from captains.games.captains_war.picture.places import places_of
from captains.games.captains_war.picture.sheet_drawing import BOLD, blank, least_words, small_print
from captains.games.captains_war.picture.written import marks
from captains.games.captains_war.sheet_spots import Spot
from captains.games.captains_war.state import State
from captains.scene.nodes import Circle, Drawing, Group, Node, Path, Rect
from captains.scene.page import Box, Piece
from captains.scene.palette import INK, SeatColour
from captains.scene.widgets import framed, shadow


class OnSheet:
    """Where things of a sheet lie on the page: millimetres to px."""

    def __init__(self, state: State, box: Box) -> None:
        self.box = box
        self.scale = box.w / state.sheet.places.paper[0]
        self.places = places_of(state)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the sheet on the page."""
        return self.box.x + x * self.scale, self.box.y + y * self.scale

    def area(self, x: float, y: float, w: float, h: float) -> Box:
        """A rectangle of the sheet on the page."""
        left, top = self.at(x, y)
        return Box(left, top, w * self.scale, h * self.scale)

    def spot(self, place: str, grow: float = 0.0) -> Box:
        """The box of a place, a little larger by `grow` mm all round."""
        spot: Spot = self.places[place]
        r = spot.r + grow
        return self.area(spot.x - r, spot.y - r, 2 * r, 2 * r)


def ship_of(setup: Setup, seat: int) -> str:
    """The name of a captain's ship; a Legendary Captain names none."""
    return setup.seats[seat].details.get("ship", "") if seat < len(setup.seats) else ""


def receipt_of(outcome: Outcome | None, seat: int) -> Receipt | None:
    """A captain's receipt, once there is one."""
    return outcome.receipts[seat] if outcome else None


def sheet_pieces(
    state: State,
    setup: Setup,
    seat: int,
    box: Box,
    colour: SeatColour,
    receipt: Receipt | None = None,
    id: str = "sheet",
) -> list[Piece]:
    """Print, marks and an edge in the captain's colour."""
    found = [
        _frame(f"{id}-edge", box, colour),
        Piece(f"{id}-print", box, blank(state, least=least_words(box.w / state.sheet.places.paper[0]))),
    ]
    return [*found, *mark_pieces(state, seat, ship_of(setup, seat), box, receipt, id)]


def mark_pieces(
    state: State, seat: int, ship: str, box: Box, receipt: Receipt | None, id: str = "sheet"
) -> list[Piece]:
    """Each pencil mark as a piece `mark-SEAT-...`; on any sheet but the large one under that sheet's name."""
    on = OnSheet(state, box)
    before = "mark" if id == "sheet" else f"{id}-mark"
    return [
        Piece(f"{before}-{seat}-{mark.id.replace(' ', '-')}", on.area(*mark.box), mark_drawing(mark))
        for mark in marks(state, seat, ship, receipt)
    ]


_drawn: dict[int, tuple[Mark, Drawing]] = {}


def mark_drawing(mark: Mark) -> Drawing:
    """One mark as a drawing of its own, in mm; the same object for the same mark."""
    kept = _drawn.get(id(mark))
    if kept is None or kept[0] is not mark:
        if len(_drawn) > 8192:
            _drawn.clear()
        kept = _drawn[id(mark)] = (mark, _made(mark))
    return kept[1]


@lru_cache(maxsize=256)
def _made(mark: Mark) -> Drawing:
    """Marks made anew each time, such as names, still keep their drawing."""
    x, y, w, h = mark.box
    return Drawing(w, h, (Group(mark.nodes, x=-x, y=-y),), "mm")


def ghost_drawing(mark: Mark) -> Drawing:
    """A mark that is not made yet: paler."""
    x, y, w, h = mark.box
    return Drawing(w, h, (Group(faded(mark.nodes, 0.5), x=-x, y=-y),), "mm")


def faded(nodes: Iterable[Node], share: float) -> tuple[Node, ...]:
    """The nodes more transparent; texts become as pale as may be."""
    found: list[Node] = []
    for node in nodes:
        if isinstance(node, Path | Circle | Rect):
            kind = type(node)
            fields = {name: getattr(node, name) for name in node.__struct_fields__}
            fields["fill_opacity"] *= share
            fields["stroke_opacity"] *= share
            found.append(kind(**fields))
        else:
            found.append(node)
    return tuple(found)


@lru_cache(maxsize=32)
def _frame(id: str, box: Box, colour: SeatColour) -> Piece:
    """Shadow and the edge in a captain's colour."""
    nodes = [
        *shadow(0, 0, box.w, box.h, 3),
        Rect(-4, -4, box.w + 8, box.h + 8, 4, fill=colour.colour, stroke=INK, width=1),
    ]
    return framed(id, box, nodes, 16, f"edge {box.w:.1f} {box.h:.1f} {colour.colour}")


# --- small sheets --------------------------------------------------------------------------------------------------

_small: dict[tuple[int, int], tuple[tuple[object, ...], Drawing]] = {}
_paper: tuple[Drawing, Drawing] | None = None


def small_pieces(
    state: State, setup: Setup, seat: int, box: Box, id: str, receipt: Receipt | None = None
) -> list[Piece]:
    """A small live sheet: a pale print that all share, and one drawing of heavy pencil over it."""
    return [
        Piece(f"{id}-print", box, _small_paper(state)),
        Piece(f"{id}-marks", box, _small_marks(state, setup, seat, receipt)),
    ]


def _small_paper(state: State) -> Drawing:
    """The same object as long as the print beneath is the same."""
    global _paper
    paper = blank(state)
    if _paper is None or _paper[0] is not paper:
        _paper = paper, small_print(paper)
    return _paper[1]


def _small_marks(state: State, setup: Setup, seat: int, receipt: Receipt | None) -> Drawing:
    """The same object as long as the sheet is; one is kept for each seat."""
    beside = None if state.mode.legend is None else state.beside(seat)
    commands = tuple(captain.command for captain in state.captains)
    facts = (state.captains[seat], beside, commands, state.totals, receipt, state.names)
    key = (seat, len(state.captains))
    kept = _small.get(key)
    if kept is None or kept[0][0] is not facts[0] or kept[0][1:] != facts[1:]:
        nodes = tuple(Group(mark.nodes) for mark in marks(state, seat, ship_of(setup, seat), receipt, BOLD))
        kept = (facts, Drawing(*state.sheet.places.paper, nodes, "mm"))
        _small[key] = kept
    return kept[1]
