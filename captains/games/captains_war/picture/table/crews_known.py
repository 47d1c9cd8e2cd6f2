"""What everybody may know of a boarding battle before it: what each side could send, who wins a tie."""

from __future__ import annotations

from captains.games.captains_war.picture.words import say
from captains.games.captains_war.rules.crews import bonus_of
from captains.games.captains_war.state import State


def best_total(state: State, seat: int, attacking: bool) -> int:
    """The most this captain could reach on this side."""
    return sum(state.captains[seat].crew[: state.sheet.boarding.crew]) + bonus_of(state, seat, attacking)


def least_total(state: State, seat: int, attacking: bool) -> int:
    """The least: a defender may send nobody; an attacker must send one unless the bonus fights alone (CW-42, CW-43).

    A Legendary Captain who attacks sends one in any case (CW-77).
    """
    extra = bonus_of(state, seat, attacking)
    if attacking and seat == state.mode.legend:
        return min(state.captains[seat].crew, default=0) + extra
    if attacking and not extra:
        return min(state.captains[seat].crew, default=0)
    return extra


def best_words(state: State, seat: int, attacking: bool) -> str:
    """The arithmetic of the best: "6 + 4 + 3 and +1 defence"."""
    crew = state.captains[seat].crew[: state.sheet.boarding.crew]
    words = " + ".join(str(strength) for strength in crew) or "0"
    extra = bonus_of(state, seat, attacking)
    if not extra:
        return words
    return say("crew.with_bonus", sum=words, n=extra, which=say("crew.attack" if attacking else "crew.defence"))


def clash_words(state: State, defender: int) -> str:
    """What the one who is boarded could send."""
    least, best = least_total(state, defender, False), best_total(state, defender, False)
    return say("crew.span", name=state.names[defender], least=least, best=best)


def tie_words(state: State, attacker: int, defender: int) -> str:
    """Who wins a tie (CW-44)."""
    masters = state.arms_masters
    if attacker in masters and defender not in masters:
        return say("crew.tie_master", name=state.names[attacker])
    if attacker in masters or defender in masters:
        return say("crew.tie_both" if attacker in masters else "crew.tie_defender", name=state.names[defender])
    return say("crew.tie_defender", name=state.names[defender])
