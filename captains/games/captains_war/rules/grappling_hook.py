"""The Grappling Hook protects a defender until the attacker is active again or the defender attacks (CW-47, CW-61)."""

from __future__ import annotations

from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.captains_war.events import HookCircled, HookFilled
from captains.games.captains_war.state import Line, State


def check_hook(state: State, target: int) -> Refusal | None:
    """Why a captain who holds a circled Grappling Hook may not be attacked (CW-47)."""
    line = circled_hook(state, target)
    if line is None:
        return None
    target_name, other = state.names[target], state.names[line.opponent]
    words = f"A Grappling Hook protects {target_name} until {other} is the active captain again."
    return Refusal("rule", "CW-47", words)


def circled_hook(state: State, seat: int) -> Line | None:
    """The line with a captain's circled Grappling Hook, None without; there is never more than one."""
    for line in state.captains[seat].lines:
        if line.hook == "circled":
            return line
    return None


def lose_hook(step: Step[State], seat: int) -> None:
    """A hooked captain who attacks loses the protection."""
    if circled_hook(step.state, seat) is not None:
        step.emit(HookFilled(seat))


def circle_hook(step: Step[State], defender: int) -> None:
    """After the battle its defender is protected, where Grappling Hooks are used."""
    if step.state.mode.hooks:
        step.emit(HookCircled(defender))


def end_protection(step: Step[State], active: int) -> None:
    """A captain becomes active: whoever was protected from this captain's last attack no longer is."""
    for seat in range(len(step.state.captains)):
        line = circled_hook(step.state, seat)
        if line is not None and line.opponent == active:
            step.emit(HookFilled(seat))
