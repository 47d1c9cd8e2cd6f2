"""What single gains are worth to one captain of Captains' War, by what they change on the sheet: quick to tell."""

from __future__ import annotations

from captains.games.captains_war.judge_hand import Hand, Plan, best_plan
from captains.games.captains_war.judge_sheet import (
    ATTACK_BONUS,
    DEFENCE_BONUS,
    crew_worth,
    hand_of,
    rival_strength,
    strength,
    track_worth,
)
from captains.games.captains_war.judge_time import turns_left
from captains.games.captains_war.rules.rows import blank_coins, blank_pirates, blank_resources
from captains.games.captains_war.rules.tracks import open_circles
from captains.games.captains_war.sheet import Gain
from captains.games.captains_war.state import State


class Gains:
    """Gains of one captain in one position."""

    __slots__ = ("captain", "hand", "plan", "rival", "seat", "strength", "turns", "view")

    def __init__(self, view: State, seat: int) -> None:
        self.view, self.seat, self.captain = view, seat, view.captains[seat]
        self.turns = turns_left(view)
        self.hand: Hand = hand_of(view, seat, self.turns)
        self.plan: Plan = best_plan(view.sheet, self.hand.held, self.hand.coins, self.hand)
        self.strength = strength(self.captain)
        self.rival = rival_strength(view, seat)

    def coins(self, n: int) -> float:
        """Of so many GP."""
        hand, sheet = self.hand, self.view.sheet
        n = min(n, blank_coins(self.view, self.seat))
        return best_plan(sheet, hand.held, hand.coins + n, hand).worth - self.plan.worth

    def resource(self, resource: int, n: int) -> float:
        """Of so many of a Resource."""
        hand, sheet = self.hand, self.view.sheet
        n = min(n, blank_resources(self.view, self.seat, resource))
        held = (*hand.held[:resource], hand.held[resource] + n, *hand.held[resource + 1 :])
        return best_plan(sheet, held, hand.coins, hand).worth - self.plan.worth

    def pirate(self, strength: int) -> float:
        """Of one Pirate."""
        if blank_pirates(self.view, self.seat, strength - 1) <= 0:
            return 0.0
        return self.crew(strength, 1)

    def crew(self, more: int, count: int) -> float:
        """Of so much more Strength and so many more Pirates; less than nothing for those that are spent."""
        total, before = self.strength
        return crew_worth(total + more, before + count, self.rival) - crew_worth(total, before, self.rival)

    def circles(self, kind: int, n: int) -> float:
        """Of up to so many circles of a track, with what they give."""
        view, captain = self.view, self.captain
        n = open_circles(view.sheet, captain, kind, n)
        if not n:
            return 0.0
        at = captain.tracks[kind]
        value = track_worth(view, self.seat, kind, at + n) - track_worth(view, self.seat, kind, at)
        for circle in view.sheet.kinds[kind].track[at : at + n]:
            if circle.gain is not None:
                value += self.gain(circle.gain)
        return value

    def gain(self, gain: Gain) -> float:
        """Of what a circle gives."""
        match gain.kind:
            case "coins":
                return self.coins(gain.amount)
            case "resource":
                return self.resource(gain.which, gain.amount)
            case "pirate":
                return self.pirate(gain.which + 1)
            case "attack":
                return self.turns * ATTACK_BONUS
            case "defence":
                return self.turns * DEFENCE_BONUS
