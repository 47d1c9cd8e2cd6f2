"""Advice: what thoughts and turning points say in words, for hints and reviews in the window and as text."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from captains.engine.chance import Draw
from captains.engine.entry import Entry
from captains.engine.game import Game
from captains.engine.match import Match
from captains.engine.seats import Setup
from captains.engine.step import Step
from captains.engine.thought import Considered, Thought, Turning
from captains.engine.words import capital, within
from captains.host.deeds import deed
from captains.scene.picture import Picture

TOLD = 3
"""How many decisions a hint names."""
SURE = 0.95
"""What is likelier is told as no more than this: so few tries say no more."""
ALIKE = 0.01
"""A difference in odds that is none."""


class Tip(Struct, frozen=True):
    """A decision of a hint: what it is, what to expect of it, and why in a sentence.

    `mixed` is whether it is one of several to be changed between, so that nobody foresees which; the odds then do not
    say which is the best.
    """

    action: Any
    deed: str
    outcome: str
    why: str
    odds: float
    spread: float
    mixed: bool = False


class Turned(Struct, frozen=True):
    """A turning point: what happened, whose odds moved how far, and what else was possible ("" for luck)."""

    n: int
    seat: int | None
    moved: int
    what: str
    odds: str
    other: str


def percent(share: float) -> str:
    """A share in words: "41 %"."""
    return f"{round(100 * share)} %"


def tips(picture: Picture, game: Game[Any], setup: Setup, view: Any, thought: Thought) -> tuple[Tip, ...]:
    """The best decisions of a thought, at most three, the best first."""
    best, found = thought.considered[0], []
    for place, each in enumerate(thought.considered[:TOLD]):
        words = capital(deed(picture, game, setup, thought.seat, each.action, view))
        other = thought.considered[1] if place == 0 and len(thought.considered) > 1 else best
        why = _secret(each) if best.weight < 1 else _why(each, other, place == 0)
        then = _then(picture, game, setup, view, thought.seat, each) if place == 0 and best.weight == 1 else ""
        found.append(Tip(each.action, words, _outcome(each), why + then, each.odds, each.spread, best.weight < 1))
    return tuple(found)


def _outcome(each: Considered) -> str:
    if not each.playouts:
        return "not tried out"
    return (
        f"{percent(each.odds)} of the wins in {each.playouts} tries, "
        f"worth {each.worth:.0f} points, give or take {max(1.0, each.swing):.0f}"
    )


def _why(each: Considered, other: Considered, is_best: bool) -> str:
    """The comparison with the best, for the best with the next."""
    if other is each:
        return "There is nothing else to consider."
    if not each.playouts or not other.playouts:
        return "It seems best at sight." if is_best else "At sight it seems to bring less."
    gain, points = each.odds - other.odds, each.worth - other.worth
    than = "the next" if is_best else "the best"
    more = f"{abs(points):.1f} points {'more' if points > 0 else 'less'}"
    if abs(gain) < ALIKE:
        return f"It wins as often as {than}, with {more}." if abs(points) >= 0.1 else f"As good as {than}."
    joined = "and" if (gain > 0) == (points > 0) else "though"
    often = f"It wins {percent(abs(gain))} {'more' if gain > 0 else 'less'} often than {than}"
    return f"{often}, {joined} brings {more}." if abs(points) >= 0.1 else f"{often}."


def _secret(each: Considered) -> str:
    return f"Take it {percent(each.weight)} of the time, so that nobody foresees it."


def _then(picture: Picture, game: Game[Any], setup: Setup, view: Any, seat: int, each: Considered) -> str:
    """What the decision leads to next, where that can be told already."""
    if each.then is None or each.often < 0.5:
        return ""
    step = Step(view, game.evolve)
    game.act(step, seat, each.action)
    after = step.state
    if game.over(after) or game.due(after) is not None or game.check(after, seat, each.then) is not None:
        return ""
    return f" Most often next: {setup.seats[seat].name} {deed(picture, game, setup, seat, each.then, after)}."


def turns(picture: Picture, match: Match[Any], found: tuple[Turning, ...]) -> tuple[Turned, ...]:
    """The turning points of a match that is over, in words."""
    outcome = match.outcome
    names = [seat.name for seat in match.setup.seats] if outcome is None else outcome.names(match.setup.seats)
    return tuple(_turn(picture, match, turning, names) for turning in found)


def _turn(picture: Picture, match: Match[Any], turning: Turning, names: Any) -> Turned:
    entry, who = match.entries[turning.n], turning.moved
    odds = f"{names[who]} wins: {_likely(turning.before[who])} to {_likely(turning.after[who])}"
    number = match.game.turns(match.states[turning.n])
    when = f"Turn {number}: " if number else ""
    if turning.seat is None:
        luck = "by luck," if when else "By luck,"
        return Turned(turning.n, None, who, f"{when}{luck} {within(_told(picture, match, entry), names)}", odds, "")
    state = match.states[turning.n]
    done = deed(picture, match.game, match.setup, turning.seat, entry.action, state)
    other = _other(picture, match, turning, entry.action)
    return Turned(turning.n, turning.seat, who, f"{when}{names[turning.seat]} {done}", odds, other)


def _likely(share: float) -> str:
    """A share in words; what every try ended with is still not certain."""
    if share >= SURE:
        return f"over {percent(SURE)}"
    return f"under {percent(1 - SURE)}" if share <= 1 - SURE else percent(share)


def _told(picture: Picture, match: Match[Any], entry: Entry) -> str:
    sentences = picture.tell(match.setup, entry, match.states[entry.n])
    if not sentences:
        due = match.game.due(match.states[entry.n])
        return f"what was drawn from the {due.pile}" if isinstance(due, Draw) else "what was rolled"
    first = sentences[0]
    who = "" if first.seat is None else f"{match.setup.seats[first.seat].name} "
    return f"{who}{first.words}"


def _other(picture: Picture, match: Match[Any], turning: Turning, done: Any) -> str:
    """What else the seat might have done: the best there was."""
    assert turning.seat is not None, "luck has no choice"
    others = [each for each in turning.considered if each.action != done]
    if not others:
        return "Nothing else was worth a try."
    best, mine = others[0], next((each for each in turning.considered if each.action == done), None)
    words = deed(picture, match.game, match.setup, turning.seat, best.action, match.states[turning.n])
    if mine is None or not mine.playouts or not best.playouts:
        return f"Instead: {words}."
    if best.odds > mine.odds + ALIKE:
        return f"Better: {words} ({percent(best.odds)} instead of {percent(mine.odds)})."
    return f"Nothing better was seen; next best: {words} ({percent(best.odds)} instead of {percent(mine.odds)})."
