"""The fold of Captains' War: the state after one event. It asks no rule and refuses nothing."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from captains.games.captains_war.events import (
    BattleWon,
    BoardingDeclared,
    BoardingDeclined,
    BoardingSkipped,
    BonusCircled,
    CoinsCircled,
    CoinsFilled,
    CommandBonusGained,
    CrewCommitted,
    CrewsRevealed,
    DiceRolled,
    DiePicked,
    DieSetAside,
    EndReached,
    Event,
    FlagFilled,
    HookCircled,
    HookFilled,
    MatchEnded,
    NavalBattle,
    PhaseEnded,
    PirateCircled,
    PirateFilled,
    ResourceCircled,
    ResourceFilled,
    SeatDone,
    TrackFilled,
    TurnBegan,
)
from captains.games.captains_war.events_solo import (
    CaptainChose,
    CaptainJoined,
    CaptainPassed,
    CaptainsStep,
    CaptainTookTrack,
    ChallengeRolled,
    PirateNamed,
)
from captains.games.captains_war.state import Battle, Captain, End, Line, Phase, Row, State


def evolve(state: State, event: Event) -> State:
    """The state after this event; the most frequent events stand first."""
    match event:
        case DiePicked():
            captain = state.captains[event.seat]
            return _put(state, event.seat, replace(captain, picks=(*captain.picks, event.die)))
        case SeatDone():
            return _put(state, event.seat, replace(state.captains[event.seat], done=True))
        case ResourceCircled():
            captain = state.captains[event.seat]
            resources = _more(captain.resources, event.resource, event.n, 0)
            return _put(state, event.seat, replace(captain, resources=resources))
        case ResourceFilled():
            captain = state.captains[event.seat]
            resources = _more(captain.resources, event.resource, 0, event.n)
            return _put(state, event.seat, replace(captain, resources=resources))
        case CoinsFilled():
            captain = state.captains[event.seat]
            row = captain.coins
            return _put(state, event.seat, replace(captain, coins=Row(row.circled, row.filled + event.n)))
        case PirateCircled():
            captain = state.captains[event.seat]
            return _put(state, event.seat, replace(captain, pirates=_more(captain.pirates, event.strength - 1, 1, 0)))
        case TrackFilled():
            return _put(state, event.seat, _further(state, state.captains[event.seat], event.kind))
        case PhaseEnded():
            captains = tuple([replace(captain, done=False) for captain in state.captains])
            return replace(state, captains=captains, phase=_next_phase(state, event))
        case CoinsCircled():
            captain = state.captains[event.seat]
            row = captain.coins
            return _put(state, event.seat, replace(captain, coins=Row(row.circled + event.n, row.filled)))
        case PirateFilled():
            captain = state.captains[event.seat]
            return _put(state, event.seat, replace(captain, pirates=_more(captain.pirates, event.strength - 1, 0, 1)))
        case FlagFilled():
            captain = state.captains[event.seat]
            owned = _set(captain.owned, event.kind, captain.owned[event.kind] + 1)
            return _put(state, event.seat, replace(captain, owned=owned, acquired=True))
        case DiceRolled():
            phase: Phase = "aside" if state.mode.aside else "loot"
            return replace(state, phase=phase, faces=event.faces, typed=event.typed)
        case DieSetAside():
            return replace(state, phase="loot", aside=event.die)
        case CrewCommitted():
            battle = _battle(state)
            if event.seat == battle.attacker:
                return replace(state, battle=replace(battle, left=event.crew))
            return replace(state, battle=replace(battle, right=event.crew))
        case TurnBegan():
            captains = tuple([replace(each, picks=(), acquired=False, done=False) for each in state.captains])
            return replace(
                state,
                captains=captains,
                turn=event.turn,
                active=event.active,
                phase="roll",
                faces=(),
                typed=False,
                aside=None,
                battle=None,
                its_step="",
                challenge=(),
            )
        case BoardingDeclared():
            return _declared(state, event)
        case CrewsRevealed():
            battle = _battle(state)
            for seat in (battle.attacker, battle.defender):
                line = replace(state.captains[seat].lines[-1], left=event.left, right=event.right)
                state = _put(state, seat, _last_line(state.captains[seat], line))
            return replace(state, battle=replace(battle, left=None, right=None))
        case BattleWon():
            battle = _battle(state)
            for seat in (battle.attacker, battle.defender):
                line = replace(state.captains[seat].lines[-1], won=seat == event.seat)
                state = _put(state, seat, _last_line(state.captains[seat], line))
            return replace(state, phase="reward", battle=replace(battle, winner=event.seat))
        case BoardingDeclined() | BoardingSkipped():
            return state
        case HookCircled():
            captain = state.captains[event.seat]
            line = replace(captain.lines[-1], hook="circled")
            return _put(state, event.seat, _last_line(captain, line))
        case HookFilled():
            captain = state.captains[event.seat]
            lines = tuple(replace(line, hook="filled") if line.hook == "circled" else line for line in captain.lines)
            return _put(state, event.seat, replace(captain, lines=lines))
        case EndReached():
            return replace(state, ends=(*state.ends, End(event.cause, event.seat, event.which)))
        case NavalBattle():
            return replace(state, totals=event.totals, ranks=event.ranks)
        case MatchEnded():
            return replace(state, phase="over")
        case BonusCircled():
            captain = state.captains[event.seat]
            if event.which == "attack":
                return _put(state, event.seat, replace(captain, attack_bonus=True))
            return _put(state, event.seat, replace(captain, defence_bonus=True))
        case CommandBonusGained():
            captain = state.captains[event.seat]
            return _put(state, event.seat, replace(captain, command=_set(captain.command, event.kind, event.rank)))
        case CaptainsStep():
            return replace(state, its_step=event.step)
        case ChallengeRolled():
            return replace(state, phase="attack", challenge=event.faces)
        case PirateNamed():
            battle = _battle(state)
            return replace(state, battle=replace(battle, named=(*battle.named, event.strength)))
        case CaptainChose() | CaptainTookTrack() | CaptainPassed() | CaptainJoined():
            return state
        case _:
            assert_never(event)


def _next_phase(state: State, event: PhaseEnded) -> Phase:
    if event.phase == "loot":
        return "command"
    if event.phase == "captain":
        return "challenge"
    return "attack" if state.mode.legend is None else "captain"


def _put(state: State, seat: int, captain: Captain) -> State:
    captains = state.captains
    return replace(state, captains=(*captains[:seat], captain, *captains[seat + 1 :]))


def _set(pair: tuple[int, int], at: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if at == 0 else (pair[0], value)


def _more(rows: tuple[Row, ...], at: int, circled: int, filled: int) -> tuple[Row, ...]:
    row = rows[at]
    return (*rows[:at], Row(row.circled + circled, row.filled + filled), *rows[at + 1 :])


def _further(state: State, captain: Captain, kind: int) -> Captain:
    """One more circle of a track filled in; the turn is kept in which the track is completed."""
    count = captain.tracks[kind] + 1
    tracks = _set(captain.tracks, kind, count)
    if count < len(state.sheet.kinds[kind].track):
        return replace(captain, tracks=tracks)
    return replace(captain, tracks=tracks, completed=_set(captain.completed, kind, state.turn))


def _battle(state: State) -> Battle:
    assert state.battle is not None, "this event belongs to a boarding battle"
    return state.battle


def _declared(state: State, event: BoardingDeclared) -> State:
    attacker, defender = state.captains[event.attacker], state.captains[event.defender]
    line = Line("attacker", event.defender)
    state = _put(state, event.attacker, replace(attacker, lines=(*attacker.lines, line), last_attack=state.turn))
    state = _put(state, event.defender, replace(defender, lines=(*defender.lines, Line("defender", event.attacker))))
    return replace(state, phase="crews", battle=Battle(event.attacker, event.defender))


def _last_line(captain: Captain, line: Line) -> Captain:
    return replace(captain, lines=(*captain.lines[:-1], line))
