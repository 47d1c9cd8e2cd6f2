"""What happened, in words: sentences for every entry, for the strip, the log and the transcript."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from captains.engine.entry import Entry
from captains.engine.seats import Setup
from captains.games.pirate_islands import events as e
from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.picture.board.islands import kind_of
from captains.games.pirate_islands.picture.tokens import coco_symbol
from captains.games.pirate_islands.picture.words import listed, say
from captains.games.pirate_islands.sheet import Board, Figures
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import RESOURCES, many, named, told
from captains.scene.picture import HEADLINE, Past, Sentence, latest


class Table(Struct, frozen=True):
    """What sentences are told with: who sits there, in which colours, and the printed board."""

    names: tuple[str, ...]
    colours: tuple[str, ...]
    figures: Figures
    board: Board


def tell(setup: Setup, entry: Entry, state: State | None) -> tuple[Sentence, ...]:
    """What this entry says, the decision first; `state` is any of the match, for what never changes in it."""
    state = GAME.start(setup) if state is None else state
    table = Table(tuple(seat.name for seat in setup.seats), state.colours, state.figures, state.board)
    yields = [event for event in entry.events if isinstance(event, e.IslandYielded)]
    found: list[Sentence] = [_turn(1, 0)] if entry.n == 0 else []
    for event in entry.events:
        if isinstance(event, e.IslandYielded):
            if event is yields[0]:
                found += _yields(table, yields)
            continue
        sentence = _sentence(table, event)
        if sentence is not None:
            found.append(sentence)
    return tuple(found)


def told_last(setup: Setup, log: Sequence[Entry], state: State, most: int) -> list[Past]:
    """The last sentences of the log, at most so many, oldest first."""
    return latest(log, lambda entry: tell(setup, entry, state), most)


def _yields(table: Table, events: list[e.IslandYielded]) -> list[Sentence]:
    """What each player gets with one roll."""
    found = []
    for seat in range(len(table.names)):
        counts = [0] * len(RESOURCES)
        for event in events:
            resource = table.board.islands[event.island].resource
            assert resource is not None, "a producing island"
            counts[resource] += event.tiles[seat]
        got = [resource for resource, count in enumerate(counts) if count]
        if got:
            words = listed(named(resource, counts[resource]) for resource in got)
            found.append(Sentence(seat, say("tell.gets", what=words), f"tile-{RESOURCES[got[0]]}", "PI-10"))
    return found


def _island(table: Table, island: int) -> str:
    """An island in words: its resource and number, or its name."""
    printed = table.board.islands[island]
    if printed.resource is None:
        return say("tell.spooky_island")
    return say("tell.island", kind=kind_of(printed.resource), number=printed.number)


def _owed(table: Table, counts: Sequence[int]) -> str:
    return listed(say("tell.share", name=table.names[seat], n=n) for seat, n in enumerate(counts) if n)


def _sentence(table: Table, event: Any) -> Sentence | None:
    """One event in words; None for what another sentence says already."""
    match event:
        case e.TurnBegan(turn=turn, active=active):
            return _turn(turn, active)
        case e.DieRolled():
            return _rolled(table, event)
        case e.TilesShort(resource=resource, owed=owed):
            words = say("tell.short", what=many(resource), owed=_owed(table, owed))
            return Sentence(None, words, f"goods-{RESOURCES[resource]}", "PI-14")
        case e.TilesHandedBack(resource=resource, tiles=tiles):
            words = say("tell.handed_back", what=many(resource), owed=_owed(table, tiles))
            return Sentence(None, words, f"goods-{RESOURCES[resource]}", "PI-14")
        case e.TilesTaken(seat=seat, tiles=tiles):
            first = next(r for r, count in enumerate(tiles) if count)
            return Sentence(seat, say("tell.takes", what=told(tiles)), f"tile-{RESOURCES[first]}", "PI-12")
        case e.GhostCaptainMoved(seat=seat, island=island):
            words = say("tell.ghost", island=_island(table, island))
            return Sentence(seat, words, "ghost-captain", "PI-12", HEADLINE)
        case e.MatchEnded(cause=cause, seat=seat):
            return _ended(table, cause, seat)
    return _deed(table, event) or _swap(table, event)


def _turn(turn: int, active: int) -> Sentence:
    return Sentence(active, say("tell.turn", n=turn), "wheel", "PI-13", opens=True)


def _rolled(table: Table, event: e.DieRolled) -> Sentence:
    ghost = event.number == table.figures.ghost_number
    words = say("tell.rolled_ghost" if ghost else "tell.rolled", n=event.number)
    return Sentence(None, words, "ghost-captain" if ghost else f"number-{event.number}", "PI-12" if ghost else "PI-10")


def _deed(table: Table, event: Any) -> Sentence | None:
    """Building and Coco tiles."""
    match event:
        case e.LairBuilt(seat=seat, free=free):
            words = say("tell.lair_free" if free else "tell.lair")
            return Sentence(seat, words, f"lair-{table.colours[seat]}", "PI-31" if free else "PI-20", HEADLINE)
        case e.ShipBuilt(seat=seat, free=free):
            words = say("tell.ship_free" if free else "tell.ship")
            return Sentence(seat, words, f"ship-{table.colours[seat]}", "PI-31" if free else "PI-21")
        case e.FreeBuildLost(seat=seat):
            return Sentence(seat, say("tell.free_lost"), "coco-build", "PI-32")
        case e.CocoTileBought(seat=seat):
            return Sentence(seat, say("tell.coco"), "coco-tile", "PI-30")
        case e.CocoTileTurned(seat=seat, kind=kind):
            printed = table.figures.coco[kind]
            words = say(f"tell.coco_{printed.does}", what=told(printed.gift.tiles, printed.gift.icons))
            return Sentence(seat, words, coco_symbol(printed), "PI-31", HEADLINE)
        case e.SpookyLairPlaced(seat=seat):
            return Sentence(seat, say("tell.spooky"), "fortress", "PI-33", HEADLINE)
        case e.SpookyLairReturned(seat=seat):
            return Sentence(seat, say("tell.spooky_back"), "fortress", "PI-33")
    return None


def _swap(table: Table, event: Any) -> Sentence | None:
    """Swaps of all kinds."""
    match event:
        case e.MarketSwapped(seat=seat, give=give, take=take):
            words = say("tell.market", give=named(give), take=named(take))
            return Sentence(seat, words, "booth", "PI-40")
        case e.MarketRestarted():
            return Sentence(None, say("tell.market_restarted"), "booth", "PI-41")
        case e.BoothFilled(resource=resource):
            return Sentence(None, say("tell.booth_filled", what=named(resource)), "booth", "PI-41")
        case e.StockpileSwapped(seat=seat, give=give, take=take, given=given):
            words = say("tell.stock", give=named(give, given), take=named(take))
            return Sentence(seat, words, f"tile-{RESOURCES[take]}", "PI-42")
        case e.SwapOffered(seat=seat, to=to, give=give, take=take):
            whom = listed(table.names[other] for other in to)
            words = say("tell.offers", whom=whom, give=named(give), take=named(take))
            return Sentence(seat, words, "hand", "PI-44")
        case e.SwapRefused(seat=seat, scope=scope):
            return Sentence(seat, say(f"tell.refuses_{scope}"), "cross", "PI-44")
        case e.SwapMade(seat=seat, other=other, give=give, take=take):
            words = say("tell.swapped", whom=table.names[other], give=named(give), take=named(take))
            return Sentence(seat, words, f"tile-{RESOURCES[take]}", "PI-44")
    return None


def _ended(table: Table, cause: str, seat: int | None) -> Sentence:
    if seat is None:
        return Sentence(None, say(f"tell.ended_{cause}"), "glass", "PI-51", HEADLINE)
    return Sentence(seat, say("tell.wins", n=table.figures.lairs), "crown", "PI-50", HEADLINE)
