"""Tables of Pirate Islands for tests: openings, hands and pieces placed by hand, and decisions carried out on a state.

Sites are named as in the sheet file: `lair_site(5)`, `ship_site(4, 5)`, `island("A")`.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from captains.engine.match import Match
from captains.engine.refusal import Refusal
from captains.engine.seats import Seat, Setup
from captains.engine.step import Step
from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.state import Player, State
from captains.games.pirate_islands.tiles import RESOURCES, Tiles, counted
from captains.library.sheets import shipped_sheet

SHEET = shipped_sheet("pirate-islands")
CUTLASS, GOAT, WOOD, GOLD, MOLASSES = range(5)
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def setup(seats: int = 4, sheet: dict[str, Any] | None = None, **options: str) -> Setup:
    """A setup; Ann is red and begins, Ben is blue, Cleo orange, Dan white."""
    return Setup("pirate-islands", "islands", options, tuple(Seat(name) for name in NAMES[:seats]), sheet or SHEET)


def match(seats: int = 4, **options: str) -> Match[State]:
    """A match before its first roll."""
    return Match(GAME, setup(seats, **options))


def opening(seats: int = 4, **options: str) -> State:
    """The state before the first roll."""
    return GAME.start(setup(seats, **options))


def table(seats: int = 4, *hands: str, **options: str) -> State:
    """Ann's first turn after a roll; the players hold what is named ("2 goat 1 wood"), or nothing."""
    state = replace(opening(seats, **options), phase="play", number=1)
    return holding(state, *hands, *("" for _ in range(seats - len(hands))))


def holding(state: State, *hands: str) -> State:
    """The players hold these tiles, the stockpile all others."""
    players = tuple(Player(tiles(hand), player.coco) for hand, player in zip(hands, state.players, strict=False))
    state = replace(state, players=(*players, *state.players[len(players) :]))
    stock = [state.figures.tiles - held for held in counted([b for b in state.booths if b is not None])]
    for player in state.players:
        stock = [left - held for left, held in zip(stock, player.tiles, strict=True)]
    assert min(stock) >= 0, "there are not so many tiles"
    return replace(state, stockpile=tuple(stock))


def tiles(text: str) -> Tiles:
    """Tiles from words: "2 goat 1 wood"."""
    words = text.split()
    return counted(
        [RESOURCES.index(name) for n, name in zip(words[::2], words[1::2], strict=True) for _ in range(int(n))]
    )


def lair_site(number: int) -> int:
    """A lair-site by its number in the sheet file."""
    return number - 1


def ship_site(one: int, other: int, state: State | None = None) -> int:
    """A ship-site by the lair-sites it joins."""
    ends = {one - 1, other - 1}
    return next(n for n, ship in enumerate((state or opening()).board.ships) if set(ship) == ends)


def island(key: str, state: State | None = None) -> int:
    """An island by its letter."""
    return next(n for n, each in enumerate((state or opening()).board.islands) if each.key == key)


def with_lairs(state: State, seat: int, *numbers: int) -> State:
    """The state with more lairs of a player."""
    lairs = list(state.lairs)
    for number in numbers:
        assert lairs[number - 1] is None, "that site is taken"
        lairs[number - 1] = seat
    return replace(state, lairs=tuple(lairs))


def with_ships(state: State, seat: int, *ends: tuple[int, int]) -> State:
    """The state with more ships of a player."""
    ships = list(state.ships)
    for one, other in ends:
        assert ships[ship_site(one, other, state)] is None, "that site is taken"
        ships[ship_site(one, other, state)] = seat
    return replace(state, ships=tuple(ships))


def with_coco(state: State, *counts: int) -> State:
    """The players have bought so many Coco tiles, of the kinds there are most of; Spooky Island is as they say."""
    left, players = list(state.coco), []
    for player, count in zip(state.players, counts, strict=True):
        kinds: list[int] = []
        for _ in range(count):
            kind = left.index(max(left))
            left[kind] -= 1
            kinds.append(kind)
        players.append(Player(player.tiles, tuple(kinds)))
    most = [seat for seat, count in enumerate(counts) if count == max(counts) and count]
    spooky = most[0] if len(most) == 1 else None
    return replace(state, players=tuple(players), coco=tuple(left), spooky=spooky)


def do(state: State, seat: int, action: Any) -> tuple[State, list[Any]]:
    """Carry out an allowed decision: the state after it and its events."""
    assert GAME.check(state, seat, action) is None
    step = Step(state, GAME.evolve)
    GAME.act(step, seat, action)
    fit(step.state)
    return step.state, step.events


def no(state: State, seat: int, action: Any) -> Refusal:
    """Why a decision is refused; it must not be on offer either."""
    refusal = GAME.check(state, seat, action)
    assert refusal is not None
    assert not any(offer.accepts(action) for offer in GAME.offers(state) if offer.seat == seat)
    assert refusal.words.endswith(".")
    return refusal


def roll(state: State, number: int) -> tuple[State, list[Any]]:
    """Roll this number at the start of a turn."""
    return answered(replace(state, phase="roll", number=None), number - 1)


def turn_up(state: State, does: str, gift: str = "") -> tuple[State, list[Any]]:
    """The Coco tile just bought turns out to be of this kind."""
    kinds = enumerate(state.figures.coco)
    return answered(state, next(n for n, kind in kinds if kind.does == does and kind.gift.tiles == tiles(gift)))


def answered(state: State, answer: int) -> tuple[State, list[Any]]:
    """Chance has answered."""
    assert GAME.due(state) is not None
    step = Step(state, GAME.evolve)
    GAME.settle(step, (answer,), False)
    fit(step.state)
    return step.state, step.events


def fit(state: State) -> None:
    """What must hold after every event: 18 tiles of each resource, all Coco tiles, the pieces of a colour (PI-02b)."""
    figures = state.figures
    market = counted([tile for tile in state.booths if tile is not None])
    for resource in range(5):
        held = [player.tiles[resource] for player in state.players]
        assert min(*held, state.stockpile[resource]) >= 0
        assert sum(held) + market[resource] + state.stockpile[resource] == figures.tiles
    bought = [kind for player in state.players for kind in player.coco]
    for kind, printed in enumerate(figures.coco):
        assert state.coco[kind] >= 0
        assert state.coco[kind] + bought.count(kind) == printed.tiles
    for seat in range(len(state.players)):
        assert 0 <= state.ships.count(seat) <= figures.ships
        assert 0 <= state.lairs.count(seat) + (state.spooky == seat) <= figures.lairs


def spooky_from_scratch(state: State) -> int | None:
    """Who should have the lair on Spooky Island, by counting the tiles before everybody."""
    order = sorted(range(len(state.players)), key=lambda seat: -len(state.players[seat].coco))
    first, second = len(state.players[order[0]].coco), len(state.players[order[1]].coco)
    return order[0] if first > second else None
