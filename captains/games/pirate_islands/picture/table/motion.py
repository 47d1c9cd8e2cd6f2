"""What flies where when something has happened: tiles from islands, raft, booths and hands; pieces to their places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from captains.engine.entry import Entry
from captains.games.pirate_islands import events as e
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import RESOURCES, Tiles
from captains.scene.nodes import Drawing, Use
from captains.scene.page import Box, Flight, Page
from captains.scene.sight import Sight

MOST = 20
STAGGER = 110  # ms from one flight to the next
LONG = 62.0
ROLLING, LANDING = 1200, 520  # ms until the die rests, and from a flight's beginning to its end


class Leg(NamedTuple):
    """A symbol that flies from one piece of the page to another; the piece `lands` appears with it."""

    symbol: str
    start: str
    end: str
    lands: str = ""


def flights_of(sight: Sight, entries: Sequence[Entry], before: Page, after: Page) -> tuple[Flight, ...]:
    """The flights of entries that have just happened, on pages that show the table; after a roll once the die rests."""
    if before.kind != "table" or after.kind != "table":
        return ()
    state: State = sight.view
    there = {piece.id: piece.box for piece in (*before.pieces, *after.pieces)}
    found: list[Flight] = []
    wait = 0
    for entry in entries:
        if any(isinstance(event, e.DieRolled) for event in entry.events):
            wait = ROLLING
            found += [_lit(piece.id, piece.box) for piece in after.pieces if piece.id.startswith("lit-")]
        legs = [leg for event in entry.events for leg in _legs(state, event)]
        for number, leg in enumerate(legs[:MOST]):
            start, end = there.get(leg.start), there.get(leg.end)
            if start is not None and end is not None:
                size = min(LONG, max(24.0, end.w))
                lands, delay = leg.lands if leg.lands in there else "", wait + STAGGER * number
                drawn = _flying(leg.symbol, size)
                found.append(Flight(drawn, _about(start, size), _about(end, size), delay, lands))
    return tuple(found)


def _lit(id: str, box: Box) -> Flight:
    """An island lights up when the die has come to rest."""
    return Flight(Drawing(1, 1, (), "px", "nothing"), box, box, ROLLING - LANDING, id)


def _legs(state: State, event: Any) -> Iterator[Leg]:
    match event:
        case e.IslandYielded(island=island, tiles=tiles):
            resource = state.board.islands[island].resource
            assert resource is not None, "a producing island"
            for seat, count in enumerate(tiles):
                for _ in range(count):
                    yield _to_hand(f"disc-{island}", seat, resource)
        case e.TilesTaken(seat=seat, tiles=tiles):
            yield from _gift(seat, tiles)
        case e.LairBuilt(seat=seat, site=site):
            yield Leg(f"lair-{state.colours[seat]}", f"panel-{seat}-head", f"lair-{site}", f"lair-{site}")
        case e.ShipBuilt(seat=seat, site=site):
            yield Leg(f"ship-{state.colours[seat]}", f"panel-{seat}-head", f"ship-{site}", f"ship-{site}")
        case e.SpookyLairPlaced(seat=seat):
            yield Leg(f"lair-{state.colours[seat]}", f"panel-{seat}-head", "lair-spooky", "lair-spooky")
        case e.CocoTileTurned(seat=seat):
            last = f"panel-{seat}-coco-{len(state.players[seat].coco) - 1}"
            yield Leg("coco-tile", "deck", last, last)
        case e.MarketSwapped(seat=seat, booth=booth, give=give, take=take):
            yield Leg(f"tile-{RESOURCES[give]}", _hand(seat, give), f"booth-{booth}", f"booth-{booth}")
            yield _to_hand(f"booth-{booth}", seat, take)
        case e.StockpileSwapped(seat=seat, give=give, take=take, given=given):
            for _ in range(given):
                yield Leg(f"tile-{RESOURCES[give]}", _hand(seat, give), f"stock-{RESOURCES[give]}")
            yield _to_hand(f"stock-{RESOURCES[take]}", seat, take)
        case e.SwapMade(seat=seat, other=other, give=give, take=take):
            yield _to_hand(_hand(seat, give), other, give)
            yield _to_hand(_hand(other, take), seat, take)


def _hand(seat: int, resource: int) -> str:
    return f"panel-{seat}-hand-{RESOURCES[resource]}"


def _to_hand(start: str, seat: int, resource: int) -> Leg:
    """A tile that comes to a player; its number appears with it."""
    return Leg(f"tile-{RESOURCES[resource]}", start, _hand(seat, resource), f"panel-{seat}-count-{RESOURCES[resource]}")


def _gift(seat: int, tiles: Tiles) -> Iterator[Leg]:
    for resource, count in enumerate(tiles):
        for _ in range(count):
            yield _to_hand(f"stock-{RESOURCES[resource]}", seat, resource)


def _about(box: Box, size: float) -> Box:
    """A square of the flying thing's size about the middle of a box."""
    x, y = box.middle
    return Box(x - size / 2, y - size / 2, size, size)


def _flying(symbol: str, size: float) -> Drawing:
    return Drawing(size, size, (Use(symbol, size / 2, size / 2, size * 0.96),), "px", f"flying {symbol} {size:.1f}")
