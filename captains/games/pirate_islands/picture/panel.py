"""A player's panel: name, lairs and ships on the board, tiles, Coco tiles, and what their tiles would pay for.

It is laid out in px; every part is drawn from its own box's corner, so that the window can move and hide it alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from captains.games.pirate_islands.picture.tokens import (
    badge,
    coco_face,
    cost_card,
    missing,
    stack,
    unpaid_icons,
)
from captains.games.pirate_islands.sheet import Cost
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import RESOURCES, covers
from captains.scene.ensigns import band
from captains.scene.lettering import ellipsis, fit_size, has_letters, name_texts, shown_name, text_width
from captains.scene.nodes import Font, Node, Path, Rect, Text, Use
from captains.scene.page import Box
from captains.scene.palette import BRIGHT_BRASS, INK, SOFT_INK, SeatColour, seat_colour
from captains.scene.svg import short
from captains.scene.widgets import LEAST_TEXT, shadow

BRIGHT_PAPER, PAPER, RULE = "#F9F0D9", "#F0E4C8", "#C9B68C"
COST_KINDS = ("lair", "ship", "coco")
MOST_LAIRS = 12
"""So many are shown one by one."""


class Part(NamedTuple):
    """A part of a panel: its name, where it is, its nodes from its own corner."""

    name: str
    box: Box
    nodes: tuple[Node, ...]


class PanelPlaces(NamedTuple):
    """Where the parts of a panel are. `size` is that of text in px, `k` that of furniture against the 1920 design."""

    box: Box
    k: float
    size: float
    head: Box
    hand: tuple[Box, ...]
    coco: Box
    costs: tuple[Box, ...]


@lru_cache(maxsize=128)
def panel_places(box: Box, k: float, text: float, costs: tuple[int, ...]) -> PanelPlaces:
    """The arrangement for a box.

    Low: tiles and Coco tiles in one row, the costs in another. High: the costs below each other, Coco tiles beside.
    `costs` are how many icons each thing's cost has.
    """
    left, wide = box.x + 27 * k, box.w - 40 * k
    gap, size = 9 * k, max(LEAST_TEXT, max(LEAST_TEXT, 20 * k) * text)
    head = Box(left, box.y + 6 * k, wide, max(38 * k, size * 1.6))
    top = head.y + head.h + 11 * k
    high = box.y + box.h - 11 * k - top
    each = wide / 7.55
    if (high - gap) / 1.85 > each * 1.8:
        q = min(wide / 5.7, high * 0.4)
        pitch = min(q * 1.16, wide / 5)
        hand = tuple(Box(left + i * pitch, top, q, q) for i in range(len(RESOURCES)))
        y = top + q + gap * 1.3
        room = top + high - y
        line = (room - 2 * gap * 0.8) / 3
        rows = tuple(Box(left, y + i * (line + gap * 0.8), wide * 0.56, line) for i in range(len(costs)))
        coco = Box(left + wide * 0.56 + gap * 1.6, y, wide * 0.44 - gap * 1.6, room)
        return PanelPlaces(box, k, size, head, hand, coco, rows)
    q = min((high - gap) / 1.85, each)
    cost_h = min(high - q - gap, wide * 0.2)
    spare = (high - q - gap - cost_h) / 2
    hand = tuple(Box(left + i * q * 1.14, top + spare, q, q) for i in range(len(RESOURCES)))
    x = left + 5 * q * 1.14 + 8 * k
    coco = Box(x, top + spare, left + wide - x, q)
    row = Box(left, top + spare + q + gap, wide, cost_h)
    return PanelPlaces(box, k, size, head, hand, coco, _cost_boxes(row, 8 * k, costs))


def _cost_boxes(row: Box, gap: float, costs: tuple[int, ...]) -> tuple[Box, ...]:
    """The cards share the row as their icons need it."""
    weights = [count + 1.6 for count in costs]
    room, x = row.w - gap * (len(costs) - 1), row.x
    found = []
    for weight in weights:
        w = room * weight / sum(weights)
        found.append(Box(x, row.y, w, row.h))
        x += w + gap
    return tuple(found)


def cost_of(state: State, kind: str) -> Cost:
    """What a lair, a ship or a Coco tile costs."""
    figures = state.figures
    return {"lair": figures.lair, "ship": figures.ship, "coco": figures.coco_tile}[kind]


def can_have(state: State, seat: int, kind: str) -> bool:
    """Whether a player's tiles pay for it and one is left."""
    left = {"lair": state.lairs_left(seat), "ship": state.ships_left(seat), "coco": sum(state.coco)}[kind]
    return left > 0 and covers(state.players[seat].tiles, cost_of(state, kind).tiles)


def picture_of(state: State, seat: int, kind: str) -> str:
    """The symbol of what is built."""
    return "coco-tile" if kind == "coco" else f"{kind}-{state.colours[seat]}"


def card_part(places: PanelPlaces, seat: SeatColour, active: bool) -> Part:
    """The paper under the panel, its edge in the seat's colour and pattern."""
    box, k = places.box, places.k
    y = places.head.y - box.y + places.head.h + 3 * k
    nodes: list[Node] = [*shadow(0, 0, box.w, box.h, 10 * k, 0.6 * k)]
    if active:
        e = 5 * k
        nodes.append(Rect(-e, -e, box.w + 2 * e, box.h + 2 * e, 14 * k, fill=BRIGHT_BRASS, stroke="#7E5712", width=1.4))
    nodes += [
        Rect(0, 0, box.w, box.h, 10 * k, fill=BRIGHT_PAPER if active else PAPER, stroke=SOFT_INK, width=1.6),
        *band(2, 4 * k, 12 * k, box.h - 8 * k, seat, 9 * k),
        Path(
            f"M{short(2 + 12 * k)} {short(4 * k)}V{short(box.h - 4 * k)}M2 {short(4 * k)}V{short(box.h - 4 * k)}",
            stroke=INK,
            width=1.3,
        ),
        Path(f"M{short(27 * k)} {short(y)}H{short(box.w - 13 * k)}", stroke=RULE, width=1),
    ]
    return Part("card", box, tuple(nodes))


def head_part(state: State, seat: int, name: str, places: PanelPlaces, active: bool) -> Part:
    """Crest, name; lairs on the board, ships, Coco tiles. Lairs are pictures in a row where there is room."""
    head, k, size = places.head, places.k, places.size
    h, y = head.h, head.h / 2
    icon = min(34 * k, h * 0.9)
    colour = state.colours[seat]
    counts = (
        (f"lair-{colour}", f"{state.lairs_on_board(seat)}/{state.figures.lairs}"),
        (f"ship-{colour}", f"{state.ships.count(seat)}/{state.figures.ships}"),
        ("coco-head", str(len(state.players[seat].coco))),
    )
    nodes: list[Node] = [Use(f"crest-{colour}", icon * 0.55, y, icon * 1.1)]
    right = head.w
    for symbol, words in reversed(counts):
        wide = text_width(words, size, "sans", True)
        nodes.append(Text(right - wide, y + size * 0.36, words, size, "sans", SOFT_INK, bold=True))
        right -= wide + icon + 4 * k
        if not symbol.startswith("lair"):
            nodes.append(Use(symbol, right + icon / 2, y, icon))
            right -= 14 * k
    right += icon + 2 * k
    lairs = _lair_row(state, seat, right, y, k, BRIGHT_PAPER if active else PAPER)
    start = icon * 1.1 + 10 * k
    wanted = text_width(shown_name(name), 27 * k, "title", True)
    if state.figures.lairs > MOST_LAIRS or right - lairs[1] - start < min(wanted, 104 * k):
        lairs = ([Use(f"lair-{colour}", right - icon * 0.5, y, icon)], icon + 8 * k)
    nodes += lairs[0]
    nodes += _name(name, start, y, right - lairs[1] - start, max(27 * k, size))
    return Part("head", head, tuple(nodes))


def _lair_row(state: State, seat: int, right: float, y: float, k: float, paper: str) -> tuple[list[Node], float]:
    """All lairs of a player: those on the board, then pale those left. And how wide the row is."""
    total, on, colour = state.figures.lairs, state.lairs_on_board(seat), state.colours[seat]
    pitch = min(21 * k, 150 * k / total)
    size = pitch * 1.12
    nodes: list[Node] = []
    for i in range(total):
        x = right - pitch * (total - i - 0.5) - 4 * k
        nodes.append(Use(f"lair-{colour}", x, y, size))
        if i >= on:
            nodes.append(Rect(x - pitch / 2, y - size * 0.56, pitch, size * 1.14, fill=paper, fill_opacity=0.74))
    return nodes, pitch * total + 14 * k


def _name(name: str, x: float, y: float, room: float, size: float) -> tuple[Text, ...]:
    shown = shown_name(name)
    face: Font = "title"
    if not has_letters(shown, "title", True):
        face, size = "sans", size * 0.84
    size = fit_size(shown, room, size, LEAST_TEXT, face, True)
    shown = ellipsis(shown, room + 0.01, size, face, True)
    return name_texts(shown, x, y + size * 0.36, room + 1, size, face, fill=INK, bold=True)


def hand_parts(places: PanelPlaces, resource: int, count: int) -> list[Part]:
    """The tiles of one resource, and how many they are."""
    box = places.hand[resource]
    q = box.w
    parts = [Part(f"hand-{RESOURCES[resource]}", box, stack(q / 2, q / 2, q, resource, count))]
    if count:
        font = max(LEAST_TEXT, q * 0.3)
        r = max(q * 0.22, font * 0.78)
        at = Box(box.x + q * 0.95 - 1.35 * r, box.y + q * 0.95 - 1.35 * r, 2 * r, 2 * r)
        parts.append(Part(f"count-{RESOURCES[resource]}", at, badge(r, r, r - 1, count, font)))
    return parts


def coco_parts(state: State, seat: int, places: PanelPlaces) -> list[Part]:
    """The Coco tiles in front of a player, in as many rows as let them be largest."""
    area, kinds = places.coco, state.players[seat].coco
    most = places.hand[0].w * 1.06
    count = max(2, len(kinds))
    rows = max(range(1, 5), key=lambda n: min(area.w / -(-count // n), area.h / n))
    columns = -(-count // rows)
    pitch = min(area.w / columns, area.h / rows, most)
    q = pitch * 0.94
    top = area.y if rows > 1 or area.h > most * 1.2 else area.y + (area.h - pitch) / 2
    if not kinds:
        return [Part("coco-none", Box(area.x, top, q, q), missing(q / 2, q / 2, q, "coco-head"))]
    found = []
    for i, kind in enumerate(kinds):
        row, column = divmod(i, columns)
        box = Box(area.x + column * pitch, top + row * pitch, q, q)
        found.append(Part(f"coco-{i}", box, coco_face(q / 2, q / 2, q, state.figures.coco[kind])))
    return found


def cost_part(state: State, seat: int, places: PanelPlaces, index: int, chosen: bool = False) -> Part:
    """A line of the building-cost tile."""
    box, kind = places.costs[index], COST_KINDS[index]
    cost = cost_of(state, kind)
    can = can_have(state, seat, kind)
    lacks = unpaid_icons(cost, state.players[seat].tiles)
    nodes = cost_card(box.w, box.h, picture_of(state, seat, kind), cost, lacks, can, chosen)
    return Part(f"cost-{kind}", box, tuple(nodes))


def panel_parts(state: State, seat: int, name: str, places: PanelPlaces, active: bool, chosen: str = "") -> list[Part]:
    """All parts of a panel, back to front."""
    return [
        card_part(places, seat_colour(state.colours[seat]), active),
        head_part(state, seat, name, places, active),
        *(part for r, count in enumerate(state.players[seat].tiles) for part in hand_parts(places, r, count)),
        *coco_parts(state, seat, places),
        *(cost_part(state, seat, places, i, chosen == kind) for i, kind in enumerate(COST_KINDS)),
    ]


def icon_counts(state: State) -> tuple[int, ...]:
    """How many icons each thing's cost has."""
    return tuple(len(cost_of(state, kind).icons) for kind in COST_KINDS)
