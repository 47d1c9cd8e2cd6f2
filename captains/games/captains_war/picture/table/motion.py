"""What flies where when something has happened: from the die, the coins or the orders to the place that is marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from captains.engine.entry import Entry
from captains.games.captains_war import events as e
from captains.games.captains_war.events_solo import CaptainsStep
from captains.games.captains_war.sheet import RESOURCES
from captains.games.captains_war.state import State
from captains.scene.nodes import Circle, Drawing, Use
from captains.scene.page import Box, Flight, Page
from captains.scene.palette import INK, LIGHT
from captains.scene.sight import Sight

MOST = 10
STAGGER = 70  # ms from one flight to the next
SIZE = 44.0


def flights_of(sight: Sight, entries: Sequence[Entry], before: Page, after: Page) -> tuple[Flight, ...]:
    """Flights for entries that have just happened, on pages that show the table."""
    if before.kind != "table" or after.kind != "table":
        return ()
    had = {piece.id for piece in before.pieces}
    fresh = [piece for piece in after.pieces if piece.id.startswith("mark-") and piece.id not in had]
    found: list[Flight] = []
    for entry in entries:
        start = _start(entry, before)
        seat = sight.view.mode.legend if entry.seat is None else entry.seat
        if seat is None or start is None:
            continue
        # A Legendary Captain marks the player's sheet.
        on = seat if entry.seat is not None else 0
        for symbol, place in _gains(sight.view, entry, seat):
            landing = next((piece for piece in fresh if piece.id == f"mark-{on}-{place}"), None)
            end = landing.box if landing else _card(after, seat)
            if end is None:
                continue
            lands = landing.id if landing else ""
            found.append(Flight(_disc(symbol), start, _about(end), STAGGER * len(found), lands))
    return tuple(found[:MOST])


def _start(entry: Entry, before: Page) -> Box | None:
    """Where it begins: at the die picked, else at the pick that was clicked for it, or at a Captain's phase."""
    if any(isinstance(event, CaptainsStep) for event in entry.events):
        return next((_about(piece.box) for piece in before.pieces if piece.id in ("its-phase", "card-1")), None)
    for event in entry.events:
        if isinstance(event, e.DiePicked):
            return next((_about(die.box) for die in before.dice if die.id == f"die-{event.die}"), None)
    action = type(entry.action).__name__
    names = {"BuyResource": "buy-", "Recruit": "recruit-"}
    if action not in names:
        return None
    ids = [pick for pick in before.picks if pick.id.startswith(names[action])]
    which = getattr(entry.action, "resource", None)
    index = which if which is not None else entry.action.strength - 1
    return _about(ids[index].box) if index < len(ids) else None


def _gains(state: State, entry: Entry, seat: int) -> Iterator[tuple[str, str]]:
    """The symbol and the place of each thing circled or squared; `state` is the one after all of it."""
    sheet, captain = state.sheet, state.captains[seat]

    def place(row: str, count: int, i: int) -> str:
        return f"{row}-{count - 1 - i}-squared" if seat == state.mode.legend else f"{row}-{i}-circled"

    for event in entry.events:
        if getattr(event, "seat", None) != seat:
            continue
        match event:
            case e.CoinsCircled():
                for i in range(event.n):
                    yield "coin", place("coin", sheet.coins.printed, captain.coins.circled - event.n + i)
            case e.ResourceCircled():
                row, printed = captain.resources[event.resource], sheet.resources[event.resource]
                for i in range(event.n):
                    yield printed.symbol, place(RESOURCES[event.resource], printed.places, row.circled - event.n + i)
            case e.PirateCircled():
                row = captain.pirates[event.strength - 1]
                pirate = sheet.pirates[event.strength - 1]
                yield pirate.symbol, place(f"pirate-{event.strength - 1}", pirate.places, row.circled - 1)


def _card(page: Page, seat: int) -> Box | None:
    """A captain's card, for what happens on a sheet that is not the large one."""
    for piece in page.pieces:
        if piece.id in (f"mini-{seat}-print", f"card-{seat}"):
            return piece.box
    return None


def _about(box: Box) -> Box:
    """A square of the flying thing's size about the middle of a box."""
    x, y = box.middle
    return Box(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE)


def _disc(symbol: str) -> Drawing:
    half = SIZE / 2
    nodes = (Circle(half, half, half - 1, fill=LIGHT, stroke=INK, width=1.6), Use(symbol, half, half, SIZE * 0.66))
    return Drawing(SIZE, SIZE, nodes, "px", f"flying {symbol}")
