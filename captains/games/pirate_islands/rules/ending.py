"""The end: the seventh lair wins at once; a match nobody can win any more is a stalemate (PI-50, PI-51)."""

from __future__ import annotations

from captains.engine.step import Step
from captains.games.pirate_islands.events import MatchEnded
from captains.games.pirate_islands.graph import ways
from captains.games.pirate_islands.rules.sites import Builders
from captains.games.pirate_islands.sheet_printed import Board
from captains.games.pirate_islands.state import State

QUIET_ROUNDS = 60
"""Rounds in which nothing is built or bought, after which a match is a stalemate (PI-51)."""


def notice_win(step: Step[State], seat: int) -> bool:
    """End the match if this player, who has just got a lair, has all of them on the board (PI-50)."""
    if step.state.lairs_on_board(seat) < step.state.figures.lairs:
        return False
    step.emit(MatchEnded("lairs", seat))
    return True


def notice_stalemate(step: Step[State]) -> bool:
    """End the match if, with the turn that ends now, it has become a stalemate (PI-51).

    Only what was built or bought in this turn can have brought about that nobody can win any more.
    """
    state = step.state
    seats = range(len(state.players))
    if state.last_deed == state.turn:
        if any(can_win(state, seat) for seat in seats):
            return False
        step.emit(MatchEnded("no-way"))
        return True
    if state.turn - state.last_deed < QUIET_ROUNDS * len(seats):
        return False
    step.emit(MatchEnded("no-deeds"))
    return True


def can_win(state: State, seat: int) -> bool:
    """Whether a player could still get all lairs on the board if nobody got in the way (PI-51)."""
    missing = state.figures.lairs - state.lairs.count(seat)
    if can_have_spooky(state, seat):
        missing -= 1
    return can_build(state.board, state.lairs, state.ships, seat, state.ships_left(seat), missing)


def can_have_spooky(state: State, seat: int) -> bool:
    """Whether the lair on Spooky Island is this player's or can still become theirs: by buying all Coco tiles left."""
    if state.spooky == seat:
        return True
    counts = [len(player.coco) for player in state.players]
    mine = counts.pop(seat)
    return mine + sum(state.coco) > max(counts)


def can_build(board: Board, lairs: Builders, ships: Builders, seat: int, left: int, wanted: int) -> bool:
    """Whether a player could still build that many lairs with the ships left, if nobody else built.

    A site next to one of the player's ships needs no other ship; each further one that can be reached over empty sites
    and ship-sites needs one.
    """
    at, ends = ways(board).ships_at, board.ships
    waiting = [site for site, owner in enumerate(lairs) if owner == seat]
    near = {end for site in waiting for ship in at[site] if ships[ship] == seat for end in ends[ship]}
    near = {site for site in near if lairs[site] is None}
    wanted -= len(near)
    if wanted <= 0 or wanted > left:
        return wanted <= 0
    waiting += near
    seen = set(waiting)
    while waiting:
        site = waiting.pop()
        for ship in at[site]:
            if ships[ship] is None:
                one, other = ends[ship]
                beyond = other if one == site else one
                if beyond not in seen and lairs[beyond] is None:
                    seen.add(beyond)
                    waiting.append(beyond)
                    wanted -= 1
                    if not wanted:
                        return True
    return False
