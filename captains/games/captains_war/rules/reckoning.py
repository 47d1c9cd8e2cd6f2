"""The reckoning: every captain's receipt, the places, and how ties were broken (CW-53, CW-55)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from captains.engine.entry import Entry
from captains.engine.outcome import Outcome
from captains.games.captains_war.rules.ending import why
from captains.games.captains_war.rules.naval_battle import equal_totals
from captains.games.captains_war.rules.scoring import receipt
from captains.games.captains_war.rules.sources import Sources
from captains.games.captains_war.state import State
from captains.parts.ranking import places


def reckon(state: State, entries: Sequence[Entry]) -> Outcome:
    """The outcome of a match that is over."""
    sources = Sources(entries)
    receipts = tuple(receipt(state, seat, sources) for seat in range(len(state.captains)))
    scores = [each.total for each in receipts]
    return Outcome(
        why=why(state),
        clause=state.mode.end_clause,
        cause=state.ends[0].cause,
        places=places([(score, -rank) for score, rank in zip(scores, state.ranks, strict=True)]),
        receipts=receipts,
        ties=(*equal_totals(state), *_equal_scores(state, scores)),
        rivals=state.names[state.seats :],
        result="" if state.mode.legend is None else _result(state, scores),
    )


def _result(state: State, scores: list[int]) -> str:
    """Who has won a solo game, in words (CW-83)."""
    (player, captain), (mine, its), (my_rank, its_rank) = state.names, scores, state.ranks
    if (mine, -my_rank) == (its, -its_rank):
        return f"{player} and {captain} share the victory with {mine} RP each."
    won = (mine, -my_rank) > (its, -its_rank)
    winner, loser = (player, captain) if won else (captain, player)
    if mine == its:
        return f"{winner} beats {loser}: both have {mine} RP, and the Naval Battle decides."
    return f"{winner} beats {loser}, {max(mine, its)} RP to {min(mine, its)}."


def _equal_scores(state: State, scores: list[int]) -> tuple[str, ...]:
    """A sentence for each two neighbours in the final order who have the same score."""
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], state.ranks[seat]))
    found: list[str] = []
    for one, other in pairwise(order):
        if scores[one] != scores[other]:
            continue
        first, second = state.ranks[one], state.ranks[other]
        both = f"{state.names[one]} and {state.names[other]} both have {scores[one]} RP"
        if first == second:
            found.append(f"{both} and the same rank in the Naval Battle ({first}); they share their place.")
        else:
            found.append(
                f"{both}; the Naval Battle decides: {state.names[one]} has rank {first}, "
                f"{state.names[other]} rank {second}."
            )
    return tuple(found)
