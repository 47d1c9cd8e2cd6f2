"""Building lairs and ships: where, at what cost, and as long as the supply has a piece (PI-20 to PI-23)."""

from __future__ import annotations

from functools import lru_cache

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.pirate_islands.actions import BuildLair, BuildShip
from captains.games.pirate_islands.events import LairBuilt, ShipBuilt
from captains.games.pirate_islands.rules.costs import unpaid
from captains.games.pirate_islands.rules.ending import notice_win
from captains.games.pirate_islands.rules.sites import open_sites
from captains.games.pirate_islands.state import State
from captains.games.pirate_islands.tiles import covers


def check_lair(state: State, seat: int, action: BuildLair) -> Refusal | None:
    """Why this player may not build a lair there now (PI-20, PI-22, PI-23)."""
    if state.phase not in ("play", "free-build"):
        return Refusal("turn", "PI-13", "Lairs are built after the roll, or with a Coco tile's free build.")
    if not 0 <= action.site < state.board.sites:
        return Refusal("form", "PI-20", "There is no such lair-site.")
    if action.site not in open_sites(state.board, state.lairs, state.ships, seat)[0]:
        owner = state.lairs[action.site]
        if owner is not None:
            return Refusal("rule", "PI-22", f"{_whose(state, owner, seat)} lair stands there; no site is shared.")
        return Refusal("rule", "PI-20", "None of your ships is next to that site; build a ship there first.")
    if state.lairs_left(seat) < 1:
        return Refusal("rule", "PI-23", f"All your {state.figures.lairs} lairs are on the board.")
    return None if state.phase == "free-build" else unpaid("A lair", state.figures.lair, state, seat, "PI-20")


def check_ship(state: State, seat: int, action: BuildShip) -> Refusal | None:
    """Why this player may not build a ship there now (PI-21 to PI-23)."""
    if state.phase not in ("play", "free-build"):
        return Refusal("turn", "PI-13", "Ships are built after the roll, or with a Coco tile's free build.")
    if not 0 <= action.site < len(state.board.ships):
        return Refusal("form", "PI-21", "There is no such ship-site.")
    if action.site not in open_sites(state.board, state.lairs, state.ships, seat)[1]:
        owner = state.ships[action.site]
        if owner is not None:
            return Refusal("rule", "PI-22", f"{_whose(state, owner, seat)} ship lies there; no site is shared.")
        return Refusal("rule", "PI-21", "None of your lairs is next to that site; build a lair there first.")
    if state.ships_left(seat) < 1:
        return Refusal("rule", "PI-23", f"All your {state.figures.ships} ships are on the board.")
    return None if state.phase == "free-build" else unpaid("A ship", state.figures.ship, state, seat, "PI-21")


def build_lair(step: Step[State], seat: int, action: BuildLair) -> None:
    """Build it; a paid one's cost goes to the stockpile. The last lair wins at once (PI-50)."""
    step.emit(LairBuilt(seat, action.site, step.state.phase == "free-build"))
    notice_win(step, seat)


def build_ship(step: Step[State], seat: int, action: BuildShip) -> None:
    """Build it; a paid one's cost goes to the stockpile."""
    step.emit(ShipBuilt(seat, action.site, step.state.phase == "free-build"))


def build_offers(state: State, seat: int, free: bool) -> tuple[Offer, ...]:
    """The sites this player can build on now, those they can pay unless it is free."""
    tiles, figures = state.players[seat].tiles, state.figures
    lair, ship = free or covers(tiles, figures.lair.tiles), free or covers(tiles, figures.ship.tiles)
    if not (lair or ship):
        return ()
    lair_sites, ship_sites = open_sites(state.board, state.lairs, state.ships, seat)
    found: tuple[Offer, ...] = ()
    if lair and lair_sites and state.lairs_left(seat):
        found = lair_offers(seat, lair_sites)
    if ship and ship_sites and state.ships_left(seat):
        found += ship_offers(seat, ship_sites)
    return found


@lru_cache(maxsize=4096)
def lair_offers(seat: int, sites: tuple[int, ...]) -> tuple[Offer, ...]:
    """A lair on one of these sites."""
    return (Offer(seat, "BuildLair", tuple(BuildLair(site) for site in sites)),)


@lru_cache(maxsize=4096)
def ship_offers(seat: int, sites: tuple[int, ...]) -> tuple[Offer, ...]:
    """A ship on one of these sites."""
    return (Offer(seat, "BuildShip", tuple(BuildShip(site) for site in sites)),)


def _whose(state: State, owner: int, seat: int) -> str:
    return "Your own" if owner == seat else f"{state.names[owner]}'s"
