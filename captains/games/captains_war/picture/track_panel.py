"""A panel of Attributes or Boats: cards with costs and flags, each chained to the lock it opens, and the track."""

from __future__ import annotations

from itertools import pairwise

from captains.games.captains_war.picture.gains import gain_symbol
from captains.games.captains_war.picture.ink import PT, Ink, banner, panel, pennant, podium, ribbon
from captains.games.captains_war.sheet import RESOURCES, Acquisition, Gain, Kind, Sheet
from captains.games.captains_war.sheet_places import KindPlaces
from captains.games.captains_war.sheet_spots import circle_heights, lock_heights
from captains.scene.lettering import fit_size
from captains.scene.nodes import Node, Path, Text
from captains.scene.palette import BLOOD, BRASS, CORAL, LIGHT, SEA, SHALLOW, SOFT_INK, WHITE
from captains.scene.svg import short

RAIL = "#F0DFB9"
LINKS = ((0.85, 0.3), (0.85, 0.55)) * 2 + ((0.85, 0.3),)


def track_panel(
    sheet: Sheet, ink: Ink, which: int, ranks: tuple[int, ...], first: str = "most circles"
) -> tuple[Node, ...]:
    """The panel of kind `which`; `ranks` are the RP of its track by rank in the mode, () where the circles say it.

    `first` says whose the first of them is.
    """
    kind, at = sheet.kinds[which], sheet.places.kinds[which]
    x, y, w, _ = at.zone
    locks, ys = lock_heights(kind, at), circle_heights(kind, at)
    nodes = [*panel(ink, at.zone), *_rail(ink, at, ys)]
    height = _card_height(kind, at)
    for i, acquisition in enumerate(kind.acquisitions):
        nodes += _chain(ink, at, locks[i])
        nodes += _card(ink, at, which, acquisition, locks[i], height)
    nodes += _arrows(ink, at, locks, height)
    for circle, cy in zip(kind.track, ys, strict=True):
        if circle.gain is not None:
            nodes += _gain(sheet, ink, at, circle.gain, cy)
        nodes.append(ink.disc(at.track, cy, at.radius, WHITE, BLOOD, 0.75))
        if not ranks:
            nodes.append(ink.number(at.track, cy + 0.05, circle.rp, 10, BLOOD, "sans"))
    nodes += _command(ink, at, kind)
    if not ranks:
        nodes += _whole(ink, at, ys[-1], (kind.completed,))
    elif has_podium(kind, at, ranks):
        nodes += _podium(ink, at, ranks, first)
    else:
        nodes += _whole(ink, at, ys[-1], ranks)
    wide = 44 if len(kind.name) > 7 else 32
    return (*nodes, *ribbon(ink, x + w / 2, y + 0.2, wide, kind.name.upper(), symbol=kind.symbol))


def has_podium(kind: Kind, at: KindPlaces, ranks: tuple[int, ...]) -> bool:
    """Whether the RP of the track stand on a podium above the first card, not at the track's end."""
    return bool(ranks) and lock_heights(kind, at)[0] - _card_height(kind, at) / 2 > at.zone[1] + 31.6


def _card_height(kind: Kind, at: KindPlaces) -> float:
    return min([at.card[2], *(low - high - 0.4 for high, low in pairwise(lock_heights(kind, at)))])


def _rail(ink: Ink, at: KindPlaces, ys: tuple[float, ...]) -> list[Node]:
    nodes: list[Node] = [ink.box(at.track - 4.9, ys[0] - 5.2, 9.8, ys[-1] - ys[0] + 10.4, RAIL, BRASS, 0.25, 4.9)]
    nodes.append(ink.stroke(f"M{short(at.track)} {short(ys[0])}V{short(ys[-1])}", BLOOD, 0.5))
    return nodes


def _chain(ink: Ink, at: KindPlaces, y: float) -> list[Node]:
    """Links from the card to the lock, and the bar that stops the track."""
    start = at.card[0] + at.card[1] + 0.3
    links = "".join(
        f"M{short(start + i * 1.25 - rx)} {short(y)}a{rx} {ry} 0 1 1 {2 * rx} 0a{rx} {ry} 0 1 1 {-2 * rx} 0Z"
        for i, (rx, ry) in enumerate(LINKS)
    )
    bar = ink.box(at.track - 4.9, y - 0.75, 9.8, 1.5, SOFT_INK, width=0.25)
    return [ink.stroke(links, SOFT_INK, 0.32), bar, ink.symbol("lock", at.track, y - 0.1, 6)]


def _card(ink: Ink, at: KindPlaces, which: int, acquisition: Acquisition, y: float, height: float) -> list[Node]:
    left, wide, _ = at.card
    top = y - height / 2
    plaque = ("#EAD9B2", "#DCE8E6")[which]
    nodes: list[Node] = [ink.box(left, top, wide, height, LIGHT, SOFT_INK, 0.35, 1.4)]
    nodes.append(ink.box(left + 0.9, top + 0.9, 15, height - 1.8, plaque, SOFT_INK, 0.2, 0.9))
    if which == 1:
        waves = "".join(
            f"M{short(left + 1.6)} {short(y + height / 2 - 3.5 + q * 0.95)}q1.1 -.7 2.25 0" + "t2.25 0" * 5
            for q in range(3)
        )
        nodes.append(Path(waves, stroke=SHALLOW, width=0.22))
    nodes.append(ink.symbol(acquisition.symbol, left + 8.4, y, min(13.4, height - 4)))
    name, room = acquisition.name, wide - (18.4 if ink.roomy else 19.0)
    size = fit_size(name, room, ink.em(8.8), 5 * PT, "serif", True)
    nodes.append(Text(left + 17.4, y - 5.5, name, size, "serif", bold=True))
    return [*nodes, *_cost(ink, left, y, acquisition), *_flag(ink, at, which, acquisition.rp, y)]


def _cost(ink: Ink, left: float, y: float, acquisition: Acquisition) -> list[Node]:
    names = [name for name, many in zip(RESOURCES, acquisition.cost, strict=True) for _ in range(many)]
    names += ["joker"] * acquisition.jokers
    if len(names) <= 3:
        rows = [names]
    else:
        half = 2 if len(names) == 4 else 3
        rows = [names[i : i + half] for i in range(0, len(names), half)]
    first, step = (1.8, 0.0) if len(rows) == 1 else (-0.6, 5.5 if len(rows) == 2 else 4.6)
    return [
        ink.symbol(name, left + 19.9 + column * 5.15, y + first + step * row, 4.8)
        for row, names_of_row in enumerate(rows)
        for column, name in enumerate(names_of_row)
    ]


def _flag(ink: Ink, at: KindPlaces, which: int, rp: int, y: float) -> list[Node]:
    """The pennant of the acquisition's RP, filled in when it is acquired."""
    pole = at.flag - 4.7
    edge = (BLOOD, SEA)[which]
    return [
        ink.shape(pennant(pole, y + 2, 9.4, 9), WHITE, edge, 0.5),
        ink.stroke(f"M{short(pole)} {short(y - 2.6)}V{short(y + 9.2)}", width=0.6),
        ink.disc(pole, y - 3, 0.65, BRASS, width=0.22),
        ink.number(at.flag - 0.7, y + 2.05, rp, 14),
    ]


def _arrows(ink: Ink, at: KindPlaces, locks: tuple[float, ...], height: float) -> list[Node]:
    """From card to card: acquisitions go from top to bottom (CW-21)."""
    nodes: list[Node] = []
    middle = at.card[0] + at.card[1] / 2
    for high, low in pairwise(locks):
        y, gap = (high + low) / 2, low - high - height
        if gap > 4:
            lines = f"M{short(middle - 12)} {short(y)}h8.6M{short(middle + 3.4)} {short(y)}h8.6"
            nodes.append(ink.stroke(lines, BRASS, 0.22))
        if gap > 1.2:
            tip = f"M{short(middle - 1.7)} {short(y - 0.75)}l1.7 1.4l1.7 -1.4"
            nodes.append(ink.stroke(tip, BRASS, 0.42))
    return nodes


def _gain(sheet: Sheet, ink: Ink, at: KindPlaces, gain: Gain, y: float) -> list[Node]:
    """The tag beside a circle with what filling it in circles (CW-32)."""
    x = at.gain
    tag = f"M{short(x - 4.3)} {short(y)}l1.5 -3.4h6.1q.8 0 .8 .8v5.2q0 .8 -.8 .8h-6.1Z"
    nodes: list[Node] = [ink.stroke(f"M{short(at.track + 3.5)} {short(y)}H{short(x - 3.4)}", SOFT_INK, 0.3)]
    nodes.append(ink.shape(tag, WHITE, SOFT_INK, 0.28))
    if gain.kind == "coins":
        nodes += ink.coins(x + 0.2, y, 6.2, gain.amount, 9)
        return nodes
    nodes.append(ink.symbol(gain_symbol(sheet, gain), x + 0.2, y, 5.5))
    return nodes


def _command(ink: Ink, at: KindPlaces, kind: Kind) -> list[Node]:
    """The two Command bonuses, which hang from one bar (CW-27)."""
    x, y = at.zone[0], at.bonus_y - 6.2
    nodes: list[Node] = [ink.symbol("command", x + 8.9, y + 7.4, 10.5)]
    if ink.roomy:
        nodes.append(ink.words(x + 15, y + 5.4, "Command", 8.7, bold=True))
    nodes.append(ink.words(x + 15, y + (9.3 if ink.roomy else 7.8), "all four", 8.7, colour=SOFT_INK, italic=True))
    bar = f"M{short(at.bonuses[0] - 3.4)} {short(y + 1.4)}H{short(at.bonuses[1] + 3.4)}"
    nodes.append(ink.stroke(bar, width=0.55))
    for i, (fx, rp) in enumerate(zip(at.bonuses, kind.bonuses, strict=True)):
        tone, long, mid, pt = ((BLOOD, 11.2, 5.9, 13), (CORAL, 9.6, 5.3, 11))[i]
        nodes.append(ink.shape(banner(fx, y + 1.4, 6.2, long), tone, width=0.38))
        nodes.append(ink.number(fx, y + mid, rp, pt, LIGHT))
    return nodes


def _podium(ink: Ink, at: KindPlaces, ranks: tuple[int, ...], first: str) -> list[Node]:
    """RP by rank on the track: by circles, or in a Duel by who completes it first (CW-35, CW-60)."""
    x, foot = at.zone[0], at.zone[1] + 31.4
    nodes: list[Node] = []
    if ink.roomy:
        nodes.append(ink.words(x + 4, foot - 5, "Track", 8.7, bold=True))
        nodes.append(ink.words(x + 4, foot - 1.2, first, 8.7, colour=SOFT_INK, italic=True))
    spread = ((10.6, 8.8), (3.6, 6.6), (17.6, 5.2)) if len(ranks) > 2 else ((17.6, 8.8), (10.6, 6.6))
    steps = tuple((dx, 7.0, high, rp) for (dx, high), rp in zip(spread, ranks, strict=False))
    return [*nodes, *podium(ink, x + 23.4, foot, steps)]


def _whole(ink: Ink, at: KindPlaces, last: float, values: tuple[int, ...]) -> list[Node]:
    """What the whole track is worth, at its end; in a Duel to the first and to the second (CW-36, CW-60)."""
    y = last + 7.0
    start = at.track - 5.2 * (len(values) - 1)
    nodes: list[Node] = [ink.stroke(f"M{short(at.track)} {short(last + 3.6)}V{short(y - 3)}", BLOOD, 0.5)]
    for i, rp in enumerate(values):
        x = start + 10.4 * i
        nodes.append(ink.shape(banner(x, y - 3.2, 9.8, 6.4, 1.1), BLOOD if i == 0 else CORAL, width=0.4))
        nodes.append(ink.number(x, y - 0.4, rp, 10.5, LIGHT))
    if len(values) > 1:
        nodes.append(ink.words(start - 7, y, "first to finish", 8.7, colour=SOFT_INK, anchor="end", italic=True))
    return nodes
