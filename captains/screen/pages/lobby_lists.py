"""The lobby's lists: tiles of matches to go on with, rows of matches that ended."""

from __future__ import annotations

from captains.host.records import MatchInfo
from captains.scene.controls import CREAM, bare_button, plate, round_button, shield
from captains.scene.lettering import name_texts, shown_name, text_width, wrapped
from captains.scene.nodes import Circle, Node, Path, Rect
from captains.scene.page import Box, Line, Note, Pick, Show
from captains.scene.palette import BRASS, BRIGHT_BRASS, INK, SOFT_INK, WHITE, SeatColour, seat_colour
from captains.scene.spread import Spread
from captains.scene.widgets import LEAST_TEXT, icon, line_of
from captains.screen.pages.lobby_view import LobbyView
from captains.screen.pages.shelf import Shelf
from captains.screen.pages.when import day_words


def draw_running(
    spread: Spread, box: Box, view: LobbyView, shelf: Shelf, grid: tuple[int, int], head_h: float, tile_h: float
) -> None:
    """Tiles of the matches that go on, in a grid of so many a line and lines."""
    size = spread.em(30)
    shown = grid[0] * grid[1]
    run = text_width("Continue", size, "title", True)
    turns = len(view.running) > shown
    end = box.w - (spread.px(120) if turns else 0)
    nodes: tuple[Node, ...] = (
        line_of(4, size * 0.95, "Continue", size, box.w, "title", INK, bold=True),
        Path(f"M{run + 24:.1f} {size * 0.62:.1f}H{end:.1f}", stroke=SOFT_INK, width=1.5),
    )
    spread.draw("lobby-continue", Box(box.x, box.y, box.w, head_h), nodes)
    first = min(view.first, max(0, len(view.running) - 1))
    if turns:
        _turn(spread, "running", Box(box.x + end, box.y, box.w - end, head_h), first, shown, len(view.running))
    gap = spread.px(24)
    w = (box.w - (grid[0] - 1) * gap) / grid[0]
    for q, info in enumerate(view.running[first : first + shown]):
        x, y = box.x + (q % grid[0]) * (w + gap), box.y + head_h + (q // grid[0]) * (tile_h + spread.px(16))
        _tile(spread, Box(round(x), round(y), round(w), round(tile_h)), q, info, view, shelf)


def _turn(spread: Spread, name: str, box: Box, first: int, shown: int, total: int) -> None:
    """Two buttons that turn a list on and back."""
    r = spread.em(18) * 0.95
    y = round(box.y + spread.em(30) * 0.62 - r)
    ways = (
        ("back", "left", first - shown, box.x + box.w - 4.4 * r),
        ("on", "right", first + shown, box.x + box.w - 2 * r),
    )
    for id, picture, to, x in ways:
        does = Show(f"lobby-{name}", max(0, to))
        dull = not -shown < to < total or (id == "back" and first == 0)
        place = Box(round(x), y, round(2 * r), round(2 * r))
        spread.put(*round_button(f"{name}-{id}", place, picture, does, order=12, dull=dull))


def _tile(spread: Spread, box: Box, slot: int, info: MatchInfo, view: LobbyView, shelf: Shelf) -> None:
    """A match to go on with: its game, the day, the seats, where it stands."""
    size, small = spread.em(25), spread.em(20)
    pad = spread.px(22)
    nodes: list[Node] = [*plate(0, 0, box.w, box.h, 14)]
    cross = small * 1.5
    right = box.w - pad - cross - 4
    nodes += _title(shelf.name(info.game), info, view, (pad, right, size * 1.5), (size, small))
    r = min(box.h * 0.2, spread.px(32))
    px, py = box.w - pad - r, box.h - pad * 0.8 - r
    room, foot = px - r - 2 * pad, box.h - pad * 0.85
    stands, fine = _in_lines(info.stands or f"entry {info.length}", room, small)
    top = size * 2.0
    left = foot - (len(stands) - 1) * fine * 1.2 - fine - top
    sitters, named = _sitters(info, Box(pad, top, room, left), small, 1.35 if len(stands) > 1 else 1.7)
    nodes += sitters
    for i, line in enumerate(stands):
        base = foot - (len(stands) - 1 - i) * fine * 1.2
        nodes.append(line_of(pad, base, line, fine, room, "serif", SOFT_INK, italic=True))
    nodes.append(Circle(px, py, r, WHITE, BRIGHT_BRASS, 4))
    nodes.append(Circle(px, py, r, stroke=INK, width=1.3))
    nodes.append(icon("play", px + r * 0.08, py, r * 0.95, INK))
    spread.draw(f"tile-{slot}", box, nodes, 10)
    # What stands on the card is not said again.
    note = None if named else Note(", ".join(info.seats))
    key = str(slot + 1) if slot < 9 else ""
    does = Show("lobby-resume", info.id)
    # The bin's pick comes later and so lies over the card's.
    spread.picks.append(Pick(f"resume-{slot}", box, does, state="quiet", note=note, key=key, order=10, radius=14))
    bin_ = Box(round(box.x + box.w - pad * 0.7 - cross), round(box.y + size * 0.52), round(cross), round(cross))
    spread.put(*bare_button(f"delete-{slot}", bin_, "bin", Show("lobby-delete", info.id), 11, Note("Delete")))


def _title(
    name: str, info: MatchInfo, view: LobbyView, place: tuple[float, float, float], sizes: tuple[float, float]
) -> list[Node]:
    """The game and the day from left to right on a base line: the day is shortened before the game is cut."""
    left, right, base = place
    size, small = sizes
    day = day_words(info.last, view.today)
    room = right - left - 12
    if text_width(name, LEAST_TEXT, "title", True) > room - text_width(day, small, "sans"):
        day = day_words(info.last, view.today, short=True)
    day_w = text_width(day, small, "sans")
    return [
        line_of(left, base, name, size, room - day_w, "title", INK, bold=True),
        line_of(right, base - size * 0.04, day, small, day_w + 4, "sans", SOFT_INK, "end"),
    ]


def _in_lines(words: str, room: float, size: float) -> tuple[tuple[str, ...], float]:
    """The words in one line, or a little smaller in two where they would be cut, parted at a comma; and their size."""
    smaller = max(LEAST_TEXT, size * 0.86)
    if text_width(words, smaller, "serif") <= room:
        return (words,), size
    parts = words.split(", ")
    for n in range(len(parts) - 1, 0, -1):
        halves = ", ".join(parts[:n]) + ",", ", ".join(parts[n:])
        if all(text_width(half, smaller, "serif") <= room for half in halves):
            return halves, smaller
    return wrapped(words, room, smaller, "serif", most=2), smaller


def _sitters(info: MatchInfo, box: Box, small: float, large: float) -> tuple[list[Node], bool]:
    """The seats as shields, each with its name beside it where the line has room for that; and whether it has.

    `large` is how wide a shield is at most, in the size of the type.
    """
    n = max(1, len(info.seats))
    each, nodes = box.w / n, list[Node]()
    z = min(small * large, each / 1.32, box.h)
    size = max(LEAST_TEXT, small * 0.9)
    gap = small * 0.7
    names = [shown_name(name, 14) for name in info.seats]
    k = 0.75
    runs = [z * k + size * 0.3 + text_width(name, size, "sans") for name in names]
    if sum(runs) + gap * (n - 1) <= box.w:
        x = box.x
        for i, (name, run) in enumerate(zip(names, runs, strict=True)):
            nodes += shield(x, box.y + z * (1 - k) * 0.5, z * k, _colour(info, i))
            nodes.append(line_of(x + z * k + size * 0.3, box.y + z * 0.57 + size * 0.3, name, size, run, fill=INK))
            x += run + gap
        return nodes, True
    for i in range(len(names)):
        nodes += shield(box.x + i * z * 1.32, box.y, z, _colour(info, i))
    return nodes, False


def _colour(info: MatchInfo, seat: int) -> SeatColour:
    try:
        return seat_colour(info.colours[seat])
    except (IndexError, KeyError):
        return seat_colour("slate")


def draw_ended(spread: Spread, box: Box, view: LobbyView, shelf: Shelf, shown: int, high: float) -> None:
    """Matches that ended: the day, the game, who won, or that it was given up."""
    size = spread.em(26)
    run = text_width("Ended", size, "title", True)
    turns = len(view.ended) > shown
    end = box.w - (spread.px(110) if turns else 0)
    nodes: tuple[Node, ...] = (
        line_of(4, size * 0.95, "Ended", size, box.w, "title", INK, bold=True),
        Path(f"M{run + 22:.1f} {size * 0.62:.1f}H{end:.1f}", stroke=SOFT_INK, width=1.5),
    )
    spread.draw("lobby-ended", Box(box.x, box.y, box.w, size * 1.5), nodes)
    first = min(view.first_ended, max(0, len(view.ended) - 1))
    if turns:
        _turn(spread, "ended", Box(box.x + end, box.y, box.w - end, size * 1.5), first, shown, len(view.ended))
    for q, info in enumerate(view.ended[first : first + shown]):
        place = Box(box.x, round(box.y + size * 1.7 + q * high), box.w, round(high) - 4)
        _ended_row(spread, place, q, info, view, shelf)


def _ended_row(spread: Spread, box: Box, slot: int, info: MatchInfo, view: LobbyView, shelf: Shelf) -> None:
    small = spread.em(20)
    nodes: list[Node] = [Rect(0, 0, box.w, box.h, 8, CREAM, SOFT_INK, 1.2)]
    middle = box.h / 2 + small * 0.34
    day = day_words(info.last, view.today)
    cross = box.h
    day_w = text_width(day, small, "sans") + 8
    right = box.w - cross - 4
    nodes.append(line_of(right, middle, day, small, day_w, "sans", SOFT_INK, "end"))
    right -= day_w + small * 0.3
    game = shelf.name(info.game)
    game_w = min(text_width(game, small, "serif") + 4, right * 0.45)
    nodes.append(line_of(right, middle, game, small, game_w, "serif", SOFT_INK, "end"))
    right -= game_w + small * 0.3
    won = bool(info.winners)
    nodes.append(icon("crown" if won else "cross", small * 1.1, box.h / 2, small * 1.2, BRASS if won else SOFT_INK))
    left = small * 2.1
    room = right - left
    if won:
        winners = [i for i, name in enumerate(info.seats) if name in info.winners]
        z = small * 1.05
        for i in winners[:3]:
            nodes += shield(left, (box.h - z * 1.14) / 2, z, _colour(info, i))
            left += z * 1.3
        words = " and ".join(info.winners)
        size = small * 1.05
        room = right - left - 4
        nodes += name_texts(words, left + 4, middle, room, size, "sans", fill=INK, bold=True, least=LEAST_TEXT)
    else:
        nodes.append(line_of(left, middle, info.stands or "given up", small, room, "serif", SOFT_INK, italic=True))
    spread.draw(f"ended-{slot}", box, nodes)
    note = Note(game, (Line(", ".join(info.seats)), *([Line(info.stands)] if info.stands else ())))
    place = Box(box.x, box.y, box.w - cross - 2, box.h)
    spread.picks.append(
        Pick(f"look-{slot}", place, Show("lobby-resume", info.id), state="quiet", note=note, order=20, radius=8)
    )
    bin_ = Box(round(box.x + box.w - cross), box.y, round(cross) - 2, box.h)
    spread.put(*bare_button(f"ended-delete-{slot}", bin_, "bin", Show("lobby-delete", info.id), 21, Note("Delete")))
