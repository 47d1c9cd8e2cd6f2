"""The board as a graph: what lies next to what, its digest, and the graph as text."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

import msgspec
from msgspec import Struct

from captains.games.pirate_islands.sheet_printed import Board, Island
from captains.games.pirate_islands.tiles import RESOURCES


class Ways(Struct, frozen=True):
    """What lies next to what on a side of the board.

    `ships_at` are the ship-sites next to each lair-site, `islands_at` the producing islands next to it, and `bearing`
    the producing islands that bear each number (the first entry, of number 0, is empty).
    """

    ships_at: tuple[tuple[int, ...], ...]
    islands_at: tuple[tuple[int, ...], ...]
    bearing: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=16)
def ways(board: Board) -> Ways:
    """The tables of a board; they are made once."""
    producing = [index for index, island in enumerate(board.islands) if island.resource is not None]
    most = max((island.number or 0 for island in board.islands), default=0)
    return Ways(
        tuple(tuple(n for n, ends in enumerate(board.ships) if site in ends) for site in range(board.sites)),
        tuple(tuple(n for n in producing if site in board.islands[n].sites) for site in range(board.sites)),
        tuple(tuple(n for n in producing if board.islands[n].number == number) for number in range(most + 1)),
    )


def digest(sites: int, islands: Sequence[Island], ships: Sequence[tuple[int, int]], spooky: int) -> str:
    """What identifies a graph: SHA-256 over the islands' lair-sites, the ship-sites and Spooky Island's place.

    Drawn coasts belong to a graph and are kept under its digest.
    """
    told = (sites, [(island.key, island.sites) for island in islands], list(ships), spooky)
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()


def as_text(boards: Sequence[Board]) -> str:
    """The graphs as text for people and programs, numbered as in the sheet file, each line beginning with its kind."""
    return "\n".join(chain.from_iterable(_lines(board) for board in boards))


def _lines(board: Board) -> list[str]:
    span = "-".join(str(seats) for seats in dict.fromkeys(board.seats))
    lines = [
        f"board {span} players: {board.sites} lair-sites, {len(board.ships)} ship-sites, "
        f"{len(board.islands)} islands, graph {board.graph[:12]}"
    ]
    for island in board.islands:
        yields = "spooky" if island.resource is None else f"{RESOURCES[island.resource]} {island.number}"
        lines.append(f"island {island.key} {yields}: {' '.join(str(site + 1) for site in island.sites)}".rstrip())
    lines += [f"ship-site {_joined(ends)}" for ends in board.ships]
    for start in board.starts:
        lairs = " ".join(str(site + 1) for site in start.lairs)
        ships = " ".join(_joined(board.ships[ship]) for ship in start.ships)
        lines.append(f"start {start.colour}: lairs {lairs}, ships {ships}")
    return lines


def _joined(ends: tuple[int, int]) -> str:
    return f"{ends[0] + 1}-{ends[1] + 1}"
