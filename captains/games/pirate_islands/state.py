"""The state of a match of Pirate Islands: board, stockpile, market, Coco tiles, players, and where the turn stands."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from captains.games.pirate_islands.events import Cause
from captains.games.pirate_islands.sheet_printed import Board, Figures
from captains.games.pirate_islands.tiles import Tiles

Phase = Literal["roll", "ghost-captain", "play", "coco", "free-build", "answer", "over"]
"""What is due: the die; where the Ghost Captain goes; building and trading; the Coco tile just bought; its free build;
the answer of a player who was asked for a swap; nothing more."""


class Agreed(Struct, frozen=True):
    """What was agreed at setup, so that no rule asks for an option.

    `market` is whether there is one (else players swap, PI-44), `ships` how many stand on the board at the start
    (PI-02a), `hand_back` whether everybody hands back a resource that is short (PI-14).
    """

    market: bool = True
    ships: int = 1
    hand_back: bool = False


class Player(Struct, frozen=True, gc=False):
    """What lies before one player: resource tiles, and the kinds of their Coco tiles in the order they were bought."""

    tiles: Tiles
    coco: tuple[int, ...] = ()


class Swap(Struct, frozen=True, gc=False):
    """An open question: `give` for `take`, to the first of `asked`; the others are asked after a refusal (PI-44)."""

    give: int
    take: int
    asked: tuple[int, ...]


class StandingRefusal(Struct, frozen=True, gc=False):
    """A standing refusal of a player this turn: of this swap, or of any that offers `give` or asks for `take` where the
    other is None (PI-44)."""

    seat: int
    give: int | None
    take: int | None

    def covers(self, seat: int, give: int, take: int) -> bool:
        """Whether the refusal answers this question already."""
        return self.seat == seat and self.give in (None, give) and self.take in (None, take)


class State(Struct, frozen=True, gc=False):
    """Everything about a match; nothing in it is secret.

    `lairs` and `ships` hold who built on each lair-site and ship-site, None where nobody has; `spooky` is who has a
    lair on Spooky Island; `booths` the tile on each booth, None on an empty one, () without a market; `coco` how many
    tiles of each kind are left; `ghost` the island the Ghost Captain is on. `turn` counts from 1; `number` is what was
    rolled in it, `marketed` whether the market was used in it, `refusals` what nobody asks again in it; `last_deed` is
    the last turn in which something was built or bought (0: none yet).
    """

    figures: Figures
    board: Board
    agreed: Agreed
    names: tuple[str, ...]
    colours: tuple[str, ...]
    players: tuple[Player, ...]
    lairs: tuple[int | None, ...]
    ships: tuple[int | None, ...]
    stockpile: Tiles
    booths: tuple[int | None, ...]
    coco: tuple[int, ...]
    ghost: int
    spooky: int | None = None
    turn: int = 1
    active: int = 0
    phase: Phase = "roll"
    number: int | None = None
    marketed: bool = False
    last_deed: int = 0
    swap: Swap | None = None
    refusals: tuple[StandingRefusal, ...] = ()
    cause: Cause | None = None

    def lairs_on_board(self, seat: int) -> int:
        """How many lairs of a player stand on the board, the one on Spooky Island counted (PI-50)."""
        return self.lairs.count(seat) + (self.spooky == seat)

    def lairs_left(self, seat: int) -> int:
        """How many lairs a player has in the supply."""
        return self.figures.lairs - self.lairs_on_board(seat)

    def ships_left(self, seat: int) -> int:
        """How many ships a player has in the supply."""
        return self.figures.ships - self.ships.count(seat)
