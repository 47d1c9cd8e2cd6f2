"""A mode and the seats it takes: a table is made to fit the mode that is chosen, as long as nobody is lost by it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from captains.engine.cover import Cover, ModeSpec
from captains.engine.names import alike, cleaned
from captains.host.muster import HUMAN, Below, Berth, Muster, agreed, mode_of, mode_unfit, signed_on


def mode_refused(muster: Muster, mode: ModeSpec) -> str:
    """Why this table can't play this mode: people with names would have to leave; "" if it can be made to fit."""
    over = len(muster.berths) - mode.most
    return "" if over <= len(_idle(muster)) else mode_unfit(mode, len(muster.berths))


def in_mode(muster: Muster, game: Cover, mode: ModeSpec, below: Below) -> Muster:
    """With this mode, which is not refused, and its seats: some are added, or from the end idle ones taken away."""
    over = len(muster.berths) - mode.most
    gone = _idle(muster)[-over:] if over > 0 else []
    berths = tuple(berth for seat, berth in enumerate(muster.berths) if seat not in gone)
    return _filled(replace(muster, mode=mode.key, berths=berths), game, mode, below)


def of_this_size(muster: Muster, game: Cover) -> Muster:
    """With a mode chosen for another number of seats given up for the one that goes with this number."""
    mode = mode_of(muster, game)
    fits = mode is not None and not mode_unfit(mode, len(muster.berths))
    return muster if fits else replace(muster, mode="")


def meant_for(muster: Muster, game: Cover, mode: str, options: Mapping[str, str], below: Below) -> Muster:
    """With this mode, as many seats as it takes, and these options; "" leaves the mode open."""
    for key, value in options.items():
        muster = agreed(muster, key, value)
    spec = next((spec for spec in game.modes if spec.key == mode), None)
    if spec is None:
        return muster
    return _filled(replace(muster, mode=mode, berths=muster.berths[: spec.most]), game, spec, below)


def _idle(muster: Muster) -> list[int]:
    """The seats that may go without anybody being lost: bots, and people who have no name yet."""
    return [seat for seat, berth in enumerate(muster.berths) if not _somebody(berth)]


def _somebody(berth: Berth) -> bool:
    return berth.kind == HUMAN and bool(alike(cleaned(berth.name)))


def _filled(muster: Muster, game: Cover, mode: ModeSpec, below: Below) -> Muster:
    while len(muster.berths) < mode.least:
        muster = signed_on(muster, game, below)
    return muster
