"""The stage between parted curtains: what the pages of a boarding battle share."""

from __future__ import annotations

from dataclasses import dataclass

from captains.games.captains_war.picture.table.draft import Draft
from captains.games.captains_war.picture.table.tokens import bonus, empty_berth, sign, token, total
from captains.scene.drapes import drape_width, draped_stage, valance_drop
from captains.scene.ensigns import flag
from captains.scene.lettering import face_for, fit_size, text_width
from captains.scene.nodes import Node, Text
from captains.scene.page import Box
from captains.scene.palette import DEEP_SEA, LIGHT, SOFT_INK, SeatColour
from captains.scene.widgets import LEAST_TEXT, framed, line_of, panel


@dataclass
class StageDraft(Draft):
    """A page on the stage."""

    @property
    def inner(self) -> Box:
        """What is free between drapes and below the swags."""
        side = drape_width(self.fmt.width) + 38 * self.k
        wide = min(self.fmt.width - 2 * side, 1760 * self.k)
        top = valance_drop(self.fmt.height) + 8 * self.k
        return Box((self.fmt.width - wide) / 2, top, wide, self.fmt.height - top - 24 * self.k)

    def backdrop(self, left: SeatColour, right: SeatColour) -> None:
        """Drapes in the colours of who looks, or of both sides."""
        self.pieces.append(draped_stage(self.fmt.width, self.fmt.height, left.name, right.name))

    def plaque(self, words: str, aside: str, left: SeatColour, right: SeatColour, high: float) -> Box:
        """A title between two flags, centred at the top; returns its box."""
        k, inner = self.k, self.inner
        font, bold, _ = face_for(words, "title", True)
        size = fit_size(words, inner.w * 0.62, 46 * k, 20 * k, font, bold)
        wide = max(text_width(words, size, font, bold) + 280 * k, 700 * k)
        box = Box(inner.x + (inner.w - wide) / 2, inner.y, wide, high)
        nodes: list[Node] = [*panel(0, 0, wide, high, 16 * k, LIGHT)]
        tw = text_width(words, size, font, bold)
        y = high / 2 + size * (0.04 if aside else 0.35)
        nodes.append(Text(wide / 2, y, words, size, font, DEEP_SEA, "middle", bold))
        if aside:
            fine = min(self.size(19 * k), max(LEAST_TEXT, high * 0.24))
            said = text_width(aside, fine, "serif", italic=True)
            # The flags stand beside both lines, for their poles reach down to the lower one.
            tw = max(tw, min(said - 40 * k, wide - 220 * k))
            nodes.append(
                line_of(wide / 2, high - 17 * k, aside, fine, tw + 54 * k, "serif", SOFT_INK, "middle", italic=True)
            )
        fy = y - size * 0.35 - 17 * k
        nodes += flag(wide / 2 - tw / 2 - 92 * k, fy, 56 * k, 36 * k, left)
        nodes += flag(wide / 2 + tw / 2 + 36 * k, fy, 56 * k, 36 * k, right, mirrored=True)
        self.pieces.append(framed("plaque", box, nodes, 12))
        return box


def sum_nodes(
    x: float,
    y: float,
    w: float,
    r: float,
    crew: tuple[tuple[int, str], ...],
    berths: int,
    extra: str,
    result: int | str,
    empty: str = "",
    dim: bool = False,
) -> list[Node]:
    """Crew, bonus and total as a sum, centred in w: tokens in berths, plus signs, an equals sign, an explosion."""
    r = berth_radius(w, r, berths, bool(extra))
    spots, burst = berth_spots(x, w, r, berths, bool(extra))
    nodes: list[Node] = []
    for i, at in enumerate(spots[:berths]):
        nodes += token(at, y, r, *crew[i]) if i < len(crew) else empty_berth(at, y, r, empty)
        if i:
            nodes.append(sign((spots[i - 1] + at) / 2, y, "+", r / 78))
    last = spots[berths - 1] + r
    if extra:
        at = spots[berths]
        nodes += bonus(at, y, r * 0.56, extra)
        nodes.append(sign((last + at - r * 0.56) / 2, y, "+", r / 78))
        last = at + r * 0.56
    nodes.append(sign((last + burst - r * 1.15) / 2, y, "=", r / 78))
    return [*nodes, *total(burst, y, r * 1.15, result, dim)]


PITCH, CLOSE = 2.48, 2.2
"""From berth to berth, in radii: as is comfortable, and as close as two may stand."""


def _beside(extra: bool) -> float:
    """How many radii a sum takes beside the way from the first berth to the last."""
    return 6.5 if extra else 4.9


def berth_radius(w: float, most: float, berths: int, extra: bool) -> float:
    """The radius of so many berths that they and their sum fit into w, at most `most`."""
    return min(most, w / (_beside(extra) + CLOSE * (berths - 1)))


def berth_spots(x: float, w: float, r: float, berths: int, extra: bool) -> tuple[list[float], float]:
    """The middles of the berths, then that of the bonus if there is one; and that of the total."""
    fixed = r * _beside(extra)
    pitch = min(r * PITCH, (w - fixed) / max(1, berths - 1))
    left = x + max(0.0, w - fixed - pitch * (berths - 1)) / 2 + r
    spots = [left + pitch * i for i in range(berths)]
    if extra:
        spots.append(spots[-1] + r * 2.04)
    return spots, spots[-1] + r * (2.26 if extra else 2.75)


def crowd(count: int, w: float, h: float, most: float) -> tuple[float, int, float]:
    """The radius at which so many discs fit into a box, how many stand in a row, and their pitch."""
    best = (0.0, 1, 0.0)
    for rows in (1, 2, 3, 4):
        across = -(-max(1, count) // rows)
        pitch = w / across
        r = min(most, pitch * 0.42, h / rows * 0.42)
        if r > best[0] + 0.5:
            best = (r, across, min(pitch, r * 2.45))
    return best
