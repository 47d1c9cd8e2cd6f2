"""What boarding battles seem worth in Captains' War, and how crews should be mixed, from what everybody may see."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from captains.engine.step import Step
from captains.games.captains_war.actions import Attack
from captains.games.captains_war.events import Crew
from captains.games.captains_war.evolve import evolve
from captains.games.captains_war.judge_equilibrium import Bids, Mix, chances, equilibrium
from captains.games.captains_war.judge_gains import Gains
from captains.games.captains_war.judge_odds import odds
from captains.games.captains_war.judge_solo import legend_gain, legend_stakes, named_crews
from captains.games.captains_war.judge_time import tempo
from captains.games.captains_war.rules import boarding
from captains.games.captains_war.rules.crews import bonus_of, least
from captains.games.captains_war.state import Battle, End, State

LEAST_STAKE = 0.5
ODDS = 25.0
"""RP that count as much as the first place for sure."""
UNHEARD = 2.0
"""What an attack is worth that needs no crew on either side."""


class Side(Struct, frozen=True, gc=False):
    """One side of a battle: the crews worth sending, by rising total, what they bid, and RP that winning is worth."""

    crews: tuple[Crew, ...]
    bids: Bids
    stake: float


class Fight(Struct, frozen=True, gc=False):
    """A battle as a game: both sides, and whether the attacker wins ties."""

    left: Side
    right: Side
    ties_left: bool
    lost: float
    """What losing costs the attacker, its crew apart."""

    def mix(self) -> Mix:
        """How both should mix their crews."""
        return equilibrium(self.left.bids, self.right.bids, self.ties_left)

    def chances(self, attacking: bool, mix: Mix) -> list[float]:
        """For each crew of a side its chance to win against the other's mixture."""
        if attacking:
            return chances(self.left.bids, self.right.bids, mix.right, self.ties_left)
        return chances(self.right.bids, self.left.bids, mix.left, not self.ties_left)


def fight_of(view: State) -> Fight:
    """The battle under way, for which no crew or one is committed."""
    battle = view.battle
    assert battle is not None, "an attack was declared"
    attacker, defender = Gains(view, battle.attacker), Gains(view, battle.defender)
    stakes, lost = _stakes(attacker, defender)
    left, right = _side(attacker, battle, stakes[0]), _side(defender, battle, stakes[1])
    masters = battle.attacker in view.arms_masters, battle.defender in view.arms_masters
    return Fight(left, right, masters == (True, False), lost)


def _stakes(one: Gains, other: Gains) -> tuple[tuple[float, float], float]:
    """What winning rather than losing is worth to each, where the other's gains and losses count by their share;
    and what losing costs the first."""
    share = share_of(one.view)
    (gain, loss), (its_gain, its_loss) = reward(one, other), reward(other, one)
    mine = gain + share * loss + its_loss + share * its_gain
    its = its_gain + share * its_loss + loss + share * gain
    return (max(LEAST_STAKE, mine), max(LEAST_STAKE, its)), its_loss + share * its_gain


def reward(winner: Gains, loser: Gains) -> tuple[float, float]:
    """What the better reward gains the winner, and what it costs the loser (CW-45)."""
    printed = winner.view.sheet.boarding
    stolen = -loser.coins(-min(printed.coins, loser.hand.coins))
    coins = winner.coins(printed.coins)
    circles = max(winner.circles(kind, printed.circles) for kind in (0, 1))
    if coins + share_of(winner.view) * stolen > circles:
        return coins, stolen
    return circles, 0.0


def _side(gains: Gains, battle: Battle, stake: float) -> Side:
    """What one side may send."""
    view, seat = gains.view, gains.seat
    crews = crews_of(gains.captain.crew, least(battle, seat, gains.captain), view.sheet.boarding.crew)
    bonus = bonus_of(view, seat, seat == battle.attacker)
    totals = [sum(crew) for crew in crews]
    prices = [-gains.crew(-total, -len(crew)) for total, crew in zip(totals, crews, strict=True)]
    shares = tuple([round(price / stake, 3) for price in prices])
    return Side(crews, Bids(tuple([total + bonus for total in totals]), shares), stake)


@lru_cache(maxsize=8192)
def crews_of(crew: Crew, fewest: int, most: int) -> tuple[Crew, ...]:
    """The crews that a captain with these Pirates may send, by rising total; of equal totals the smallest crew, which
    costs least. None, where there is nobody."""
    best: dict[int, Crew] = {}
    for size in range(fewest, most + 1):
        for sent in combinations(crew, size):
            best.setdefault(sum(sent), sent)
    return tuple([best[total] for total in sorted(best)]) or ((),)


def crew_worths(view: State, seat: int) -> dict[Crew, tuple[float, float]]:
    """For each crew worth sending in the battle under way: what it gains, and how likely it should be sent."""
    battle, legend = view.battle, view.mode.legend
    assert battle is not None, "an attack was declared"
    attacking = seat == battle.attacker
    if legend is not None:
        return _against_legend(view, battle, seat)
    fight = fight_of(view)
    mix = fight.mix()
    side, weights = (fight.left, mix.left) if attacking else (fight.right, mix.right)
    return {
        crew: (side.stake * (chance - price), weight)
        for crew, price, chance, weight in zip(
            side.crews, side.bids.prices, fight.chances(attacking, mix), weights, strict=True
        )
    }


def _against_legend(view: State, battle: Battle, seat: int) -> dict[Crew, tuple[float, float]]:
    """The Captain's dice can't be foreseen, but they don't foresee either: the best crew is sent (CW-77)."""
    attacking = seat == battle.attacker
    against = bonus_of(view, 1 - seat, not attacking)
    side = _side(Gains(view, seat), battle, legend_stakes(view))
    named = named_crews(view, not attacking)
    totals = tuple([sum(crew) + against for crew, _ in named])
    weights = tuple([weight for _, weight in named])
    found = chances(side.bids, Bids(totals, weights), weights, not attacking)
    worths = [side.stake * (chance - price) for chance, price in zip(found, side.bids.prices, strict=True)]
    best = worths.index(max(worths))
    return {
        crew: (worth, float(number == best))
        for number, (crew, worth) in enumerate(zip(side.crews, worths, strict=True))
    }


def attack_worth(view: State, seat: int, target: int) -> float:
    """What attacking this captain gains over declining, if both sides mix their crews as they should."""
    step = Step(view, evolve)
    boarding.attack(step, seat, Attack(target))
    after = step.state
    chance = odds(after)[seat]
    worth = ODDS * (chance - odds(replace(view, phase="crews"))[seat])
    fought = _fought(after, seat)
    # In the last battle RP count by how open the match still is.
    return worth + (fought if tempo(after).turns else 4 * chance * (1 - chance) * fought)


def _fought(view: State, seat: int) -> float:
    """What the battle under way gains its attacker."""
    if view.phase != "crews":
        return UNHEARD
    if view.mode.legend is not None:
        gains = [gain * weight for gain, weight in crew_worths(view, seat).values()]
        return sum(gains) - legend_gain(view)
    fight = fight_of(view)
    mix = fight.mix()
    won = sum([chance * weight for chance, weight in zip(fight.chances(True, mix), mix.left, strict=True)])
    paid = sum([price * weight for price, weight in zip(fight.left.bids.prices, mix.left, strict=True)])
    its = sum([price * weight for price, weight in zip(fight.right.bids.prices, mix.right, strict=True)])
    return fight.left.stake * (won - paid) + share_of(view) * fight.right.stake * its - fight.lost


def ending_now(view: State, seat: int) -> float:
    """How much likelier the active captain comes first if an attack ends the match now than if it goes on."""
    return odds(replace(view, ends=(End("battles", seat),)))[seat] - odds(replace(view, phase="crews"))[seat]


def share_of(view: State) -> float:
    """How much a point of one rival counts against a point of one's own."""
    return 1 / (len(view.captains) - 1)
