"""What happens in Pirate Islands: one struct for each effect on the board or at the table.

Everything is counted as in `actions.py`; a number of tiles "by seat" has one entry for each player.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from captains.games.pirate_islands.actions import Scope
from captains.games.pirate_islands.tiles import Tiles

Cause = Literal["lairs", "no-way", "no-deeds"]
"""Why a match ends: a player's last lair (PI-50), nobody can get that far, or nobody did anything for long (PI-51)."""


class TurnBegan(Struct, frozen=True, gc=False, tag=True):
    """Turn number `turn` (from 1) begins; `active` rolls."""

    turn: int
    active: int


class DieRolled(Struct, frozen=True, gc=False, tag=True):
    """The die shows this number; `typed` marks the table's own die."""

    number: int
    typed: bool = False


class IslandYielded(Struct, frozen=True, gc=False, tag=True):
    """An island has given tiles of its resource from the stockpile, by seat (PI-10)."""

    island: int
    tiles: tuple[int, ...]


class TilesShort(Struct, frozen=True, gc=False, tag=True):
    """The stockpile has too few tiles of a resource: nobody receives what they are owed, by seat (PI-14)."""

    resource: int
    owed: tuple[int, ...]


class TilesHandedBack(Struct, frozen=True, gc=False, tag=True):
    """Everybody hands back all tiles of a resource, by seat (PI-14, as agreed at setup)."""

    resource: int
    tiles: tuple[int, ...]


class GhostCaptainMoved(Struct, frozen=True, gc=False, tag=True):
    """A player has moved the Ghost Captain to this island (PI-12)."""

    seat: int
    island: int


class TilesTaken(Struct, frozen=True, gc=False, tag=True):
    """A player has taken tiles from the stockpile: the Ghost Captain's, or a Coco tile's gift (PI-12, PI-31)."""

    seat: int
    tiles: Tiles


class LairBuilt(Struct, frozen=True, gc=False, tag=True):
    """A player has built a lair; unless it was free its cost has gone to the stockpile (PI-20, PI-23)."""

    seat: int
    site: int
    free: bool = False


class ShipBuilt(Struct, frozen=True, gc=False, tag=True):
    """A player has built a ship; unless it was free its cost has gone to the stockpile (PI-21, PI-23)."""

    seat: int
    site: int
    free: bool = False


class FreeBuildLost(Struct, frozen=True, gc=False, tag=True):
    """A player may build for free but can build neither a lair nor a ship (PI-32)."""

    seat: int


class CocoTileBought(Struct, frozen=True, gc=False, tag=True):
    """A player has paid for a Coco tile, which is about to be turned up (PI-30)."""

    seat: int


class CocoTileTurned(Struct, frozen=True, gc=False, tag=True):
    """The Coco tile just bought is of this kind; it stays before its buyer (PI-30). `typed` as for the die."""

    seat: int
    kind: int
    typed: bool = False


class SpookyLairPlaced(Struct, frozen=True, gc=False, tag=True):
    """The player who alone has the most Coco tiles places a lair on Spooky Island (PI-33)."""

    seat: int


class SpookyLairReturned(Struct, frozen=True, gc=False, tag=True):
    """The most Coco tiles are a tie: the lair on Spooky Island goes back to its owner's supply (PI-33)."""

    seat: int


class MarketSwapped(Struct, frozen=True, gc=False, tag=True):
    """A player has put a tile of `give` on a booth and taken `take` from it (PI-40)."""

    seat: int
    booth: int
    give: int
    take: int


class MarketRestarted(Struct, frozen=True, gc=False, tag=True):
    """All tiles of the market were of one kind and went to the stockpile; these lie there now, None where it had none
    (PI-41)."""

    booths: tuple[int | None, ...]


class BoothFilled(Struct, frozen=True, gc=False, tag=True):
    """A tile the stockpile lacked has come back and is put on its booth (PI-41)."""

    booth: int
    resource: int


class StockpileSwapped(Struct, frozen=True, gc=False, tag=True):
    """A player has given the stockpile `given` tiles of `give` for one of `take` (PI-42)."""

    seat: int
    give: int
    take: int
    given: int


class SwapOffered(Struct, frozen=True, gc=False, tag=True):
    """The player on turn asks these players, one after the other, for `take` against `give` (PI-44)."""

    seat: int
    to: tuple[int, ...]
    give: int
    take: int


class SwapRefused(Struct, frozen=True, gc=False, tag=True):
    """The player who was asked refuses, as far as `scope` says, for the rest of the turn (PI-44)."""

    seat: int
    scope: Scope


class SwapMade(Struct, frozen=True, gc=False, tag=True):
    """The player on turn, `seat`, has swapped `give` for `take` with the player who was asked (PI-44)."""

    seat: int
    other: int
    give: int
    take: int


class MatchEnded(Struct, frozen=True, gc=False, tag=True):
    """The match is over; `seat` has won it, None in a stalemate (PI-50, PI-51)."""

    cause: Cause
    seat: int | None = None


Event = (
    TurnBegan
    | DieRolled
    | IslandYielded
    | TilesShort
    | TilesHandedBack
    | GhostCaptainMoved
    | TilesTaken
    | LairBuilt
    | ShipBuilt
    | FreeBuildLost
    | CocoTileBought
    | CocoTileTurned
    | SpookyLairPlaced
    | SpookyLairReturned
    | MarketSwapped
    | MarketRestarted
    | BoothFilled
    | StockpileSwapped
    | SwapOffered
    | SwapRefused
    | SwapMade
    | MatchEnded
)
