"""The final score, heading by heading, with its arithmetic and log entries (CW-35, CW-36, CW-48, CW-54, CW-83).

GP and Resources left over are worth nothing, but for a Legendary Captain's Resources.
"""

from __future__ import annotations

from collections.abc import Callable

from captains.engine.outcome import Receipt, ReceiptLine
from captains.games.captains_war.rules.command_bonus import bonus
from captains.games.captains_war.rules.duel import completion_rank
from captains.games.captains_war.rules.naval_battle import rp_of_rank, war_points
from captains.games.captains_war.rules.sources import Sources
from captains.games.captains_war.sheet import Kind, Sheet
from captains.games.captains_war.state import State
from captains.parts.ranking import ranks

ATTRIBUTES, BOATS = 0, 1

Heading = Callable[[State, int, Sources], ReceiptLine]


def receipt(state: State, seat: int, sources: Sources) -> Receipt:
    """A captain's score in the order of the sheet's flags, once the Naval Battle is fought."""
    headings = (*HEADINGS, unused) if seat == state.mode.legend else HEADINGS
    lines = tuple(heading(state, seat, sources) for heading in headings)
    return Receipt(seat, lines, sum(line.points for line in lines))


def attributes(state: State, seat: int, sources: Sources) -> ReceiptLine:
    """RP of the acquired Attributes."""
    return _acquired(state, seat, ATTRIBUTES, "CW-22", sources)


def boats(state: State, seat: int, sources: Sources) -> ReceiptLine:
    """RP of the acquired Boats."""
    return _acquired(state, seat, BOATS, "CW-23", sources)


def _acquired(state: State, seat: int, kind: int, clause: str, sources: Sources) -> ReceiptLine:
    printed = state.sheet.kinds[kind]
    points = [each.rp for each in printed.acquisitions[: state.captains[seat].owned[kind]]]
    words = " + ".join(str(each) for each in points) or "none"
    return ReceiptLine(printed.name, words, sum(points), clause, sources.of("flag", seat, kind))


def attribute_track(state: State, seat: int, sources: Sources) -> ReceiptLine:
    """By rank of the circles filled in, no circle no RP; in the Duel by completion."""
    mode, count = state.mode, state.captains[seat].tracks[ATTRIBUTES]
    if mode.attribute_by == "completion":
        return _completed(state, seat, ATTRIBUTES, mode.attribute_rp, mode.attribute_clause, sources)
    rank = ranks([captain.tracks[ATTRIBUTES] for captain in state.captains])[seat]
    points = rp_of_rank(mode.attribute_rp, rank) if count else 0
    words = f"{_circles(count)}, rank {rank}" if count else "no circle"
    heading = f"{state.sheet.kinds[ATTRIBUTES].one} track"
    return ReceiptLine(heading, words, points, mode.attribute_clause, sources.of("track", seat, ATTRIBUTES))


def boat_track(state: State, seat: int, sources: Sources) -> ReceiptLine:
    """The value in the first circle not filled in, more for the whole track; in the Duel by completion."""
    mode, count, printed = state.mode, state.captains[seat].tracks[BOATS], state.sheet.kinds[BOATS]
    if mode.boat_by == "completion":
        return _completed(state, seat, BOATS, mode.boat_rp, mode.boat_clause, sources)
    whole, points = count == len(printed.track), printed_points(printed, count)
    words = f"all {_circles(count)}" if whole else f"{_circles(count)}; circle {count + 1} shows {points}"
    return ReceiptLine(f"{printed.one} track", words, points, mode.boat_clause, sources.of("track", seat, BOATS))


def printed_points(kind: Kind, count: int) -> int:
    """RP of so many circles of a track: the value in the first one not filled in, more for the whole track (CW-36)."""
    return kind.completed if count == len(kind.track) else kind.track[count].rp


def _completed(
    state: State, seat: int, kind: int, points: tuple[int, ...], clause: str, sources: Sources
) -> ReceiptLine:
    captain, printed = state.captains[seat], state.sheet.kinds[kind]
    rank = completion_rank(state, seat, kind)
    found = sources.of("track", seat, kind)
    if rank is None:
        words = f"{captain.tracks[kind]} of {_circles(len(printed.track))}, not completed"
        return ReceiptLine(f"{printed.one} track", words, 0, clause, found)
    words = f"completed in turn {captain.completed[kind]}, rank {rank}"
    return ReceiptLine(f"{printed.one} track", words, rp_of_rank(points, rank), clause, found)


def command_bonuses(state: State, seat: int, sources: Sources) -> ReceiptLine:
    """The Command bonuses of both kinds."""
    gained = [bonus(state, seat, kind) for kind in (ATTRIBUTES, BOATS) if state.captains[seat].command[kind]]
    words = " + ".join(str(each) for each in gained) or "none"
    found = sources.of("command", seat, ATTRIBUTES) + sources.of("command", seat, BOATS)
    return ReceiptLine("Command bonuses", words, sum(gained), "CW-27", tuple(sorted(found)))


def attacks(state: State, seat: int, sources: Sources) -> ReceiptLine:
    """RP for the number of attacks initiated."""
    count = state.captains[seat].attacks
    points = attack_points(state.sheet, count)
    words = "no attack" if not count else f"{count} attack{'s' if count > 1 else ''}"
    return ReceiptLine("Attacks", words, points, "CW-48", sources.of("attack", seat))


def attack_points(sheet: Sheet, count: int) -> int:
    """RP for so many attacks: those of the highest step that is reached (CW-48)."""
    return [step.rp for step in sheet.scores.attacks if step.attacks <= count][-1]


def war_bonus(state: State, seat: int, sources: Sources) -> ReceiptLine:
    """RP for the rank in the Naval Battle."""
    crew = " + ".join(str(strength) for strength in state.captains[seat].crew)
    total = state.totals[seat]
    strength = f"Strength {crew} = {total}" if "+" in crew else f"Strength {total}"
    words, points = f"{strength}, rank {state.ranks[seat]}", war_points(state, seat)
    return ReceiptLine("War bonus", words, points, state.mode.war_clause, sources.of("naval"))


def unused(state: State, seat: int, sources: Sources) -> ReceiptLine:
    """RP for each Resource that a Legendary Captain has not spent (CW-83)."""
    assert state.sheet.solo is not None, "there is a Legendary Captain in a solo game only"
    names = [row.name for row in state.sheet.resources]
    held = [row.held for row in state.captains[seat].resources]
    count, each = sum(held), state.sheet.solo.unused
    words = ", ".join(f"{n} {name}" for n, name in zip(held, names, strict=True) if n) or "none"
    return ReceiptLine("Unused Resources", words if each == 1 else f"{words}, {each} RP each", count * each, "CW-83")


def _circles(count: int) -> str:
    return f"{count} circle{'' if count == 1 else 's'}"


HEADINGS: tuple[Heading, ...] = (
    attributes,
    attribute_track,
    boats,
    boat_track,
    command_bonuses,
    attacks,
    war_bonus,
)
"""The headings of the final score in the order of CW-54."""
