"""The fold of Pirate Islands: the state after one event. It asks no rule and refuses nothing."""

from __future__ import annotations

from typing import Any, assert_never

from msgspec.structs import replace

from captains.games.pirate_islands.events import (
    BoothFilled,
    CocoTileBought,
    CocoTileTurned,
    DieRolled,
    Event,
    FreeBuildLost,
    GhostCaptainMoved,
    IslandYielded,
    LairBuilt,
    MarketRestarted,
    MarketSwapped,
    MatchEnded,
    ShipBuilt,
    SpookyLairPlaced,
    SpookyLairReturned,
    StockpileSwapped,
    SwapMade,
    SwapOffered,
    SwapRefused,
    TilesHandedBack,
    TilesShort,
    TilesTaken,
    TurnBegan,
)
from captains.games.pirate_islands.state import Phase, Player, StandingRefusal, State, Swap
from captains.games.pirate_islands.tiles import Tiles, minus, more, plus, swapped

_AFTER_TURNING: dict[str, Phase] = {"ghost-captain": "ghost-captain", "build": "free-build", "gift": "play"}
"""What is due once a Coco tile of this kind is turned up."""


def evolve(state: State, event: Event) -> State:
    """The state after this event; the most frequent events stand first."""
    match event:
        case IslandYielded():
            resource = state.board.islands[event.island].resource
            assert resource is not None, "Spooky Island yields nothing"
            return _dealt(state, resource, event.tiles)
        case DieRolled():
            ghost = event.number == state.figures.ghost_number
            return replace(state, number=event.number, phase="ghost-captain" if ghost else "play")
        case TurnBegan():
            return replace(
                state,
                turn=event.turn,
                active=event.active,
                phase="roll",
                number=None,
                marketed=False,
                refusals=(),
            )
        case StockpileSwapped():
            players = _swapped(state, event.seat, event.give, event.given, event.take)
            stockpile = more(more(state.stockpile, event.give, event.given), event.take, -1)
            return replace(state, players=players, stockpile=stockpile)
        case MarketSwapped():
            booths = _set(state.booths, event.booth, event.give)
            players = _swapped(state, event.seat, event.give, 1, event.take)
            return replace(state, players=players, booths=booths, marketed=True)
        case ShipBuilt():
            ships = _set(state.ships, event.site, event.seat)
            if event.free:
                return replace(state, ships=ships, phase="play", last_deed=state.turn)
            return replace(_paid(state, event.seat, state.figures.ship.tiles), ships=ships, last_deed=state.turn)
        case TilesTaken():
            players = _put(state, event.seat, plus(state.players[event.seat].tiles, event.tiles))
            return replace(state, players=players, stockpile=minus(state.stockpile, event.tiles))
        case GhostCaptainMoved():
            return replace(state, ghost=event.island, phase="play")
        case CocoTileBought():
            return replace(_paid(state, event.seat, state.figures.coco_tile.tiles), phase="coco", last_deed=state.turn)
        case CocoTileTurned():
            player = state.players[event.seat]
            players = _set(state.players, event.seat, Player(player.tiles, (*player.coco, event.kind)))
            coco = _set(state.coco, event.kind, state.coco[event.kind] - 1)
            phase = _AFTER_TURNING[state.figures.coco[event.kind].does]
            return replace(state, players=players, coco=coco, phase=phase)
        case LairBuilt():
            lairs = _set(state.lairs, event.site, event.seat)
            if event.free:
                return replace(state, lairs=lairs, phase="play", last_deed=state.turn)
            return replace(_paid(state, event.seat, state.figures.lair.tiles), lairs=lairs, last_deed=state.turn)
        case SpookyLairPlaced():
            return replace(state, spooky=event.seat)
        case SpookyLairReturned():
            return replace(state, spooky=None)
        case SwapOffered():
            return replace(state, swap=Swap(event.give, event.take, event.to), phase="answer")
        case SwapRefused():
            return _refused(state, event)
        case SwapMade():
            tiles = swapped(state.players[event.other].tiles, event.take, 1, event.give)
            state = replace(state, players=_put(state, event.other, tiles), swap=None, phase="play")
            return replace(state, players=_swapped(state, event.seat, event.give, 1, event.take))
        case MarketRestarted():
            return _restarted(state, event.booths)
        case BoothFilled():
            booths = _set(state.booths, event.booth, event.resource)
            return replace(state, booths=booths, stockpile=more(state.stockpile, event.resource, -1))
        case FreeBuildLost():
            return replace(state, phase="play")
        case TilesHandedBack():
            return _dealt(state, event.resource, tuple(-n for n in event.tiles))
        case TilesShort():
            return state
        case MatchEnded():
            return replace(state, phase="over", cause=event.cause)
        case _:
            assert_never(event)


def _set(row: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*row[:at], value, *row[at + 1 :])


def _put(state: State, seat: int, tiles: Tiles) -> tuple[Player, ...]:
    """The players, one of them with these tiles."""
    players = state.players
    return (*players[:seat], Player(tiles, players[seat].coco), *players[seat + 1 :])


def _swapped(state: State, seat: int, give: int, given: int, take: int) -> tuple[Player, ...]:
    """The players, one of them with some tiles fewer of a resource and one more of another."""
    return _put(state, seat, swapped(state.players[seat].tiles, give, given, take))


def _paid(state: State, seat: int, cost: Tiles) -> State:
    players = _put(state, seat, minus(state.players[seat].tiles, cost))
    return replace(state, players=players, stockpile=plus(state.stockpile, cost))


def _dealt(state: State, resource: int, tiles: tuple[int, ...]) -> State:
    """So many tiles of a resource from the stockpile to each player."""
    players = list(state.players)
    for seat, n in enumerate(tiles):
        if n:
            players[seat] = Player(more(players[seat].tiles, resource, n), players[seat].coco)
    return replace(state, players=tuple(players), stockpile=more(state.stockpile, resource, -sum(tiles)))


def _refused(state: State, event: SwapRefused) -> State:
    swap = state.swap
    assert swap is not None, "a refusal answers an open question"
    give = swap.give if event.scope in ("this", "for") else None
    take = swap.take if event.scope in ("this", "of") else None
    refusals = (*state.refusals, StandingRefusal(event.seat, give, take))
    if len(swap.asked) == 1:
        return replace(state, swap=None, refusals=refusals, phase="play")
    return replace(state, swap=Swap(swap.give, swap.take, swap.asked[1:]), refusals=refusals)


def _restarted(state: State, booths: tuple[int | None, ...]) -> State:
    stockpile = state.stockpile
    for resource in state.booths:
        if resource is not None:
            stockpile = more(stockpile, resource, 1)
    for resource in booths:
        if resource is not None:
            stockpile = more(stockpile, resource, -1)
    return replace(state, booths=booths, stockpile=stockpile)
