"""The crews of a boarding battle: committed in secret, revealed together, compared (CW-42 to CW-44, CW-46)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from captains.engine.offers import Offer
from captains.engine.refusal import Refusal
from captains.engine.secrets import Hidden
from captains.engine.step import Step
from captains.games.captains_war.actions import CommitCrew
from captains.games.captains_war.events import (
    BattleWon,
    BoardingDeclared,
    Crew,
    CrewCommitted,
    CrewsRevealed,
    PirateFilled,
)
from captains.games.captains_war.rules.ending import note_battles
from captains.games.captains_war.rules.solo.joining import join
from captains.games.captains_war.state import Battle, Captain, State


def check_crew(state: State, seat: int, action: CommitCrew) -> Refusal | None:
    """Why this captain may not commit this crew now (CW-42, CW-43)."""
    battle = state.battle
    if state.phase != "crews" or battle is None:
        return Refusal("turn", "CW-42", "Crews are committed once an attack is declared.")
    if seat not in (battle.attacker, battle.defender):
        return Refusal("turn", "CW-42", "You take no part in this boarding battle.")
    if committed(battle, seat):
        return Refusal("turn", "CW-42", "You have committed your crew.")
    captain, crew, most = state.captains[seat], action.crew, state.sheet.boarding.crew
    if list(crew) != sorted(crew, reverse=True):
        return Refusal("form", "CW-42", "Name the crew from the strongest Pirate down.")
    if len(crew) > most:
        return Refusal("rule", "CW-42", f"A crew is up to {most} Pirates, not {len(crew)}.")
    if len(crew) < least(battle, seat, captain):
        return Refusal("rule", "CW-43", "Only the attack bonus lets you attack with no Pirate.")
    for strength in crew:
        have = captain.pirates[strength - 1].held if 1 <= strength <= len(captain.pirates) else 0
        if crew.count(strength) > have:
            words = f"You have {have or 'no'} {'Pirate' if have < 2 else 'Pirates'} of Strength {strength} to commit."
            return Refusal("rule", "CW-42", words)
    return None


def commit(step: Step[State], seat: int, action: CommitCrew) -> None:
    """Commit the crew, unseen; when both are committed the battle is fought."""
    step.emit(CrewCommitted(seat, Hidden(action.crew, (seat,))))
    fight_if_both(step)


def declare(step: Step[State], attacker: int, defender: int) -> None:
    """Declare an attack.

    A side without Pirates has but one crew, none; its lack is public, so it is committed without asking.
    """
    step.emit(BoardingDeclared(attacker, defender))
    for seat in (attacker, defender):
        if not step.state.captains[seat].crew:
            step.emit(CrewCommitted(seat, Hidden((), (seat,))))
    fight_if_both(step)


def crew_offers(state: State) -> tuple[Offer, ...]:
    """Every crew of each side that has not committed yet; both choose at once."""
    battle = state.battle
    assert battle is not None, "an attack was declared"
    return tuple(
        _crew_offer(
            seat,
            tuple([row.circled - row.filled for row in state.captains[seat].pirates]),
            least(battle, seat, state.captains[seat]),
            state.sheet.boarding.crew,
        )
        for seat in (battle.attacker, battle.defender)
        if not committed(battle, seat) and seat != state.mode.legend
    )


@lru_cache(maxsize=1024)
def _crew_offer(seat: int, held: tuple[int, ...], fewest: int, most: int) -> Offer:
    """Crews from none to the largest, the strongest first within a size."""
    strengths = [row + 1 for row in range(len(held) - 1, -1, -1) if held[row]]
    choices = [
        CommitCrew(crew)
        for size in range(fewest, most + 1)
        for crew in combinations_with_replacement(strengths, size)
        if all(crew.count(strength) <= held[strength - 1] for strength in crew)
    ]
    return Offer(seat, "CommitCrew", tuple(choices), sealed=True)


def least(battle: Battle, seat: int, captain: Captain) -> int:
    """The fewest Pirates a side must commit: the attacker one, unless the attack bonus fights alone (CW-42, CW-43)."""
    return 1 if seat == battle.attacker and not captain.attack_bonus else 0


def bonus_of(state: State, seat: int, attacking: bool) -> int:
    """What a captain's boarding bonus adds to the total on this side (CW-43)."""
    captain, printed = state.captains[seat], state.sheet.boarding
    if attacking:
        return printed.attack_bonus if captain.attack_bonus else 0
    return printed.defence_bonus if captain.defence_bonus else 0


def committed(battle: Battle, seat: int) -> bool:
    """Whether this side's crew is committed."""
    return (battle.left if seat == battle.attacker else battle.right) is not None


def fight_if_both(step: Step[State]) -> None:
    """Once both crews are committed: reveal them, spend them and say who has won.

    A Legendary Captain's Pirates were filled in as the die named them (CW-77).
    """
    battle = step.state.battle
    assert battle is not None, "an attack was declared"
    if battle.left is None or battle.right is None:
        return
    left, right = battle.left.value, battle.right.value
    assert left is not None and right is not None, "the rules see both crews"
    step.emit(CrewsRevealed(left, right))
    for seat, crew in ((battle.attacker, left), (battle.defender, right)):
        for strength in crew if seat != step.state.mode.legend else ():
            step.emit(PirateFilled(seat, strength))
    step.emit(_decided(step.state, battle, left, right))
    note_battles(step, (battle.attacker, battle.defender))
    join(step)


def _decided(state: State, battle: Battle, left: Crew, right: Crew) -> BattleWon:
    """Totals with bonuses; a tie is the only Arms Master's, else the defender's (CW-43, CW-44)."""
    attacker, defender = battle.attacker, battle.defender
    attack, defence = sum(left) + bonus_of(state, attacker, True), sum(right) + bonus_of(state, defender, False)
    if attack != defence:
        return BattleWon(attacker if attack > defence else defender, attack, defence)
    masters = [seat for seat in (attacker, defender) if seat in state.arms_masters]
    if len(masters) == 1:
        return BattleWon(masters[0], attack, defence, "arms-master")
    return BattleWon(defender, attack, defence, "defender")
