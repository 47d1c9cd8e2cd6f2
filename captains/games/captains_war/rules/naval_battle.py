"""The Naval Battle of all remaining crews (CW-52, CW-53, CW-62)."""

from __future__ import annotations

from itertools import pairwise

from captains.engine.step import Step
from captains.games.captains_war.events import NavalBattle
from captains.games.captains_war.state import State
from captains.parts.ranking import ranks


def fight(step: Step[State]) -> None:
    """Total the Strengths of each crew and rank them; there is no recruiting before."""
    crews = [captain.crew for captain in step.state.captains]
    totals = tuple(sum(crew) for crew in crews)
    step.emit(NavalBattle(totals, ranks([(sum(crew), crew) for crew in crews])))


def war_points(state: State, seat: int) -> int:
    """RP for a captain's rank in the Naval Battle."""
    return rp_of_rank(state.mode.war_rp, state.ranks[seat])


def rp_of_rank(points: tuple[int, ...], rank: int) -> int:
    """What a rank from 1 is worth; ranks beyond the list are worth nothing."""
    return points[rank - 1] if rank <= len(points) else 0


def equal_totals(state: State) -> tuple[str, ...]:
    """How captains with equal totals were told apart, a sentence for each two neighbours in the ranking (CW-53)."""
    order = sorted(range(len(state.names)), key=lambda seat: state.ranks[seat])
    return tuple(
        _compared(state, one, other) for one, other in pairwise(order) if state.totals[one] == state.totals[other]
    )


def _compared(state: State, one: int, other: int) -> str:
    total = state.totals[one]
    both = f"Naval Battle: {state.names[one]} and {state.names[other]} both have Strength {total}"
    if state.ranks[one] == state.ranks[other]:
        return f"{both} with the same crew; they share rank {state.ranks[one]}."
    crews = zip(state.captains[one].crew, state.captains[other].crew, strict=False)
    number, (high, low) = next((n, pair) for n, pair in enumerate(crews, 1) if pair[0] != pair[1])
    which = "the strongest Pirates decide" if number == 1 else f"the Pirates at place {number} decide"
    return f"{both}; {which}, {high} against {low}."
