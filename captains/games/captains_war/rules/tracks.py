"""The two tracks of red circles: in order, up to a closed lock, each gain circled at once (CW-30 to CW-34).

What a track is worth at the end is in `scoring.py` and `duel.py`.
"""

from __future__ import annotations

from captains.engine.refusal import Refusal
from captains.engine.step import Step
from captains.games.captains_war.events import TrackFilled
from captains.games.captains_war.rules.rows import circle_gain
from captains.games.captains_war.sheet import Sheet
from captains.games.captains_war.state import Captain, State


def check_circles(sheet: Sheet, captain: Captain, kind: int, circles: int | None, most: int) -> Refusal | None:
    """Why a captain may not fill in this many circles of a track, `most` being what is given (CW-13, CW-31)."""
    if circles is None:
        return Refusal("form", "CW-13", f"Say how many circles of the {sheet.kinds[kind].one} track to fill in.")
    if not 0 <= circles <= most:
        return Refusal("rule", "CW-13", f"This fills in up to {most} circles, not {circles}.")
    free = open_circles(sheet, captain, kind, most)
    if circles > free:
        return _barred(sheet, captain, kind, free)
    return None


def open_circles(sheet: Sheet, captain: Captain, kind: int, most: int) -> int:
    """How many circles of a track, up to `most`, can be filled in before its end or a closed lock (CW-30, CW-31)."""
    track = sheet.kinds[kind].track
    at, owned = captain.tracks[kind], captain.owned[kind]
    for count in range(most):
        if at + count == len(track):
            return count
        lock = track[at + count].lock
        if lock is not None and lock >= owned:
            return count
    return most


def fill_circles(step: Step[State], seat: int, kind: int, circles: int) -> None:
    """Fill in the next circles of a track, one by one from the top, and circle their gains (CW-30, CW-32)."""
    track = step.state.sheet.kinds[kind].track
    for _ in range(circles):
        gain = track[step.state.captains[seat].tracks[kind]].gain
        step.emit(TrackFilled(seat, kind))
        if gain is not None:
            circle_gain(step, seat, gain)


def _barred(sheet: Sheet, captain: Captain, kind: int, free: int) -> Refusal:
    """What stands in the way of one circle more."""
    printed = sheet.kinds[kind]
    at = captain.tracks[kind] + free
    count = f"only {free} circle" if free == 1 else f"only {free} circles" if free else "no circle"
    if at == len(printed.track):
        words = f"The {printed.one} track has {count} left."
        return Refusal("rule", "CW-30", words)
    lock = printed.track[at].lock
    assert lock is not None, "nothing but its end or a lock stops a track"
    name = printed.acquisitions[lock].name
    return Refusal(
        "rule",
        "CW-31",
        f"{count.capitalize()} can be filled in: the next lock of the {printed.one} track needs {name}.",
    )
