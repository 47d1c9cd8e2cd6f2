"""What a player may decide in Pirate Islands: one struct for each decision, in the words of the rule book.

Islands, lair-sites, ship-sites and booths are counted from 0 in the order of the sheet, resources as in `tiles.py`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Scope = Literal["this", "for", "of", "all"]
"""How far a refusal goes for the rest of the turn: this swap; none for the tile offered ("not for goats"); none of the
tile asked for ("I keep my wood"); no swap at all."""


class MoveGhostCaptain(Struct, frozen=True, gc=False, tag=True):
    """Move the Ghost Captain to this island and take tiles of its resource (PI-12)."""

    island: int


class BuildLair(Struct, frozen=True, gc=False, tag=True):
    """Build a lair on this lair-site, paid or as a Coco tile's free build (PI-20, PI-31)."""

    site: int


class BuildShip(Struct, frozen=True, gc=False, tag=True):
    """Build a ship on this ship-site, paid or as a Coco tile's free build (PI-21, PI-31)."""

    site: int


class BuyCocoTile(Struct, frozen=True, gc=False, tag=True):
    """Buy a Coco tile; which one, chance says (PI-30)."""


class SwapAtMarket(Struct, frozen=True, gc=False, tag=True):
    """Put one tile of `give` on a booth and take the tile that lies there (PI-40)."""

    give: int
    booth: int


class SwapWithStockpile(Struct, frozen=True, gc=False, tag=True):
    """Give the stockpile tiles alike for one tile of `take` (PI-42)."""

    give: int
    take: int


class OfferSwap(Struct, frozen=True, gc=False, tag=True):
    """Ask these players, in turn order, to give `take` for one tile of `give`; the first to agree swaps (PI-44)."""

    to: tuple[int, ...]
    give: int
    take: int


class AcceptSwap(Struct, frozen=True, gc=False, tag=True):
    """Agree to the swap one is asked for (PI-44)."""


class RefuseSwap(Struct, frozen=True, gc=False, tag=True):
    """Refuse the swap one is asked for; what the refusal covers is not asked again this turn (PI-44)."""

    scope: Scope = "this"


class EndTurn(Struct, frozen=True, gc=False, tag=True):
    """Pass the die to the left (PI-13)."""


Action = (
    MoveGhostCaptain
    | BuildLair
    | BuildShip
    | BuyCocoTile
    | SwapAtMarket
    | SwapWithStockpile
    | OfferSwap
    | AcceptSwap
    | RefuseSwap
    | EndTurn
)
