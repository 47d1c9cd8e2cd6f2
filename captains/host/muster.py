"""The muster: a table before its match. Who signs on, under which colours, who plays them, in which order.

A muster is a frozen value; each function returns a new one. Nothing here knows a game: its modes, options, details and
colours are read from the cover that is handed in. `below(n)` is a source of chance: a number from 0 to n - 1.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from captains.engine.cover import Cover, ModeSpec, OptionSpec, seat_span
from captains.engine.game import Game
from captains.engine.names import alike, cleaned, too_long
from captains.engine.names import fault as name_fault
from captains.engine.seats import Seat, Setup
from captains.host.seating import SeatingFault, agree

Below = Callable[[int], int]

HUMAN = "human"
FIRST_NAMES = ("Anna", "Boris", "Clara", "Diego", "Edda", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Kira", "Luis")
"""Names to offer where somebody has not given one."""


class Berth(Struct, frozen=True):
    """One seat signing on. `details` are what the game asks besides the name, `switches` the seat options turned on."""

    name: str = ""
    colour: str = ""
    kind: str = HUMAN
    details: tuple[tuple[str, str], ...] = ()
    switches: tuple[str, ...] = ()

    def detail(self, key: str) -> str:
        """What was given for this detail."""
        return dict(self.details).get(key, "")


class Muster(Struct, frozen=True):
    """A table before its match. `mode` "" follows the number of seats; `options` holds those that are not per seat."""

    game: str
    berths: tuple[Berth, ...]
    mode: str = ""
    options: tuple[tuple[str, str], ...] = ()
    real_dice: bool = False


def spans(game: Cover) -> tuple[int, int]:
    """The least and the most seats over all modes."""
    return min(mode.least for mode in game.modes), max(mode.most for mode in game.modes)


def first_muster(game: Cover, below: Below) -> Muster:
    """A table for the first mode with as few seats as that takes; names are still to be given."""
    mode = game.modes[0]
    muster = Muster(game.id, ())
    for _ in range(max(mode.least, 1)):
        muster = signed_on(muster, game, below)
    return muster


def fitting(
    muster: Muster, game: Cover, kinds: Sequence[str], below: Below, agreed_on: Sequence[OptionSpec] | None = None
) -> Muster:
    """A remembered muster as this program can use it: kinds, colours, modes, options that are gone are replaced.

    `agreed_on` are the game's options for the sheet that is played on.
    """
    colours: list[str] = []
    berths: list[Berth] = []
    for berth in muster.berths[: spans(game)[1]]:
        free = [c for c in game.colours if c not in colours]
        colour = berth.colour if berth.colour in free else next(iter(free), "")
        colours.append(colour)
        kind = berth.kind if berth.kind in (HUMAN, *kinds) else next(iter(kinds), HUMAN)
        known = {detail.key for detail in game.details}
        details = tuple((key, value) for key, value in berth.details if key in known)
        switches = tuple(key for key in berth.switches if key in {o.key for o in game.options if o.seats})
        berths.append(Berth(cleaned(berth.name), colour, kind, details, switches))
    specs = game.options if agreed_on is None else agreed_on
    values = {option.key: option.values for option in specs if not option.seats}
    options = tuple((key, value) for key, value in muster.options if value in values.get(key, ()))
    mode = muster.mode if muster.mode in {m.key for m in game.modes} else ""
    fit = Muster(game.id, tuple(berths), mode, options, muster.real_dice)
    while len(fit.berths) < spans(game)[0]:
        fit = signed_on(fit, game, below)
    return fit


def mode_of(muster: Muster, game: Cover) -> ModeSpec | None:
    """The mode that is chosen, or else the one for so many seats; None if there is none."""
    if muster.mode:
        return next((mode for mode in game.modes if mode.key == muster.mode), None)
    return next((mode for mode in game.modes if mode.least <= len(muster.berths) <= mode.most), None)


def options_of(muster: Muster, game: Cover, agreed_on: Sequence[OptionSpec] | None = None) -> tuple[OptionSpec, ...]:
    """The options that go with the mode; `agreed_on` are the game's options for the sheet that is played on."""
    mode = mode_of(muster, game)
    specs = game.options if agreed_on is None else agreed_on
    return tuple(o for o in specs if not o.modes or (mode is not None and mode.key in o.modes))


# --- changes --------------------------------------------------------------------------------------------------------


def signed_on(muster: Muster, game: Cover, below: Below, kind: str = HUMAN) -> Muster:
    """With one more seat: the first free colour, details drawn, and for a bot a name."""
    taken = {berth.colour for berth in muster.berths}
    colour = next((colour for colour in game.colours if colour not in taken), "")
    berth = Berth("", colour, kind)
    muster = replace(muster, berths=(*muster.berths, berth))
    last = len(muster.berths) - 1
    for detail in game.details:
        muster = drawn(muster, game, last, detail.key, below)
    return named(muster, last) if kind != HUMAN else muster


def signed_off(muster: Muster, seat: int) -> Muster:
    """Without that seat."""
    return replace(muster, berths=muster.berths[:seat] + muster.berths[seat + 1 :])


def changed(muster: Muster, seat: int, **values: Any) -> Muster:
    """With some fields of one berth replaced."""
    berths = list(muster.berths)
    berths[seat] = replace(berths[seat], **values)
    return replace(muster, berths=tuple(berths))


def coloured(muster: Muster, seat: int, colour: str) -> Muster:
    """That seat takes this colour; who had it takes the other's."""
    before = muster.berths[seat].colour
    for other, berth in enumerate(muster.berths):
        if berth.colour == colour:
            muster = changed(muster, other, colour=before)
    return changed(muster, seat, colour=colour)


def played_by(muster: Muster, seat: int, kind: str) -> Muster:
    """That seat is a person's or a bot's; a bot without a name gets one."""
    muster = changed(muster, seat, kind=kind)
    return named(muster, seat) if kind != HUMAN and not cleaned(muster.berths[seat].name) else muster


def detailed(muster: Muster, seat: int, key: str, value: str) -> Muster:
    """With one detail of a seat given."""
    details = dict(muster.berths[seat].details) | {key: value}
    return changed(muster, seat, details=tuple(details.items()))


def drawn(muster: Muster, game: Cover, seat: int, key: str, below: Below) -> Muster:
    """With that detail drawn from the game's own list, if possible one that nobody has."""
    spec = next(detail for detail in game.details if detail.key == key)
    taken = {berth.detail(key) for berth in muster.berths}
    free = [value for value in spec.drawn if value not in taken] or list(spec.drawn)
    return detailed(muster, seat, key, free[below(len(free))]) if free else muster


def switched(muster: Muster, seat: int, key: str) -> Muster:
    """With a seat option turned on or off for that seat."""
    on = muster.berths[seat].switches
    return changed(muster, seat, switches=tuple(k for k in on if k != key) if key in on else (*on, key))


def agreed(muster: Muster, key: str, value: str) -> Muster:
    """With an option set."""
    return replace(muster, options=tuple((dict(muster.options) | {key: value}).items()))


# --- names and what is missing --------------------------------------------------------------------------------------


def offered_name(muster: Muster, seat: int) -> str:
    """A name for this seat that nobody at the table has."""
    taken = {_spoken(berth.name) for berth in muster.berths}
    free = [name for name in FIRST_NAMES if _spoken(name) not in taken]
    return free[0] if free else f"Captain {seat + 1}"


def _spoken(name: str) -> str:
    """A name as it is called out: "Anna 🦜" and "Ánna" are both Anna."""
    apart = unicodedata.normalize("NFKD", alike(cleaned(name)))
    return "".join(letter for letter in apart if unicodedata.category(letter)[0] in "LN")


def named(muster: Muster, seat: int) -> Muster:
    """With the offered name taken."""
    return changed(muster, seat, name=offered_name(muster, seat))


def nameless(muster: Muster) -> int | None:
    """The first seat without a name, None if all have one."""
    return next((seat for seat, berth in enumerate(muster.berths) if not alike(cleaned(berth.name))), None)


def all_named(muster: Muster) -> Muster:
    """With an offered name wherever none is given."""
    while (seat := nameless(muster)) is not None:
        muster = named(muster, seat)
    return muster


def missing(muster: Muster, game: Cover) -> tuple[str, int | None] | None:
    """Why the match can't begin, as a sentence, and the seat concerned; None if it can."""
    unnamed = nameless(muster)
    if unnamed is not None:
        return f"Seat {unnamed + 1} has no name yet.", unnamed
    seen: dict[str, str] = {}
    for seat, berth in enumerate(muster.berths):
        name = cleaned(berth.name)
        words = name_fault(name) or next((w for _, said in berth.details if (w := too_long(cleaned(said)))), None)
        if words is not None:
            return words, seat
        if alike(name) in seen:
            return f"Two seats are called '{name}'; names must differ by more than capital letters.", seat
        seen[alike(name)] = name
    mode = mode_of(muster, game)
    seats = len(muster.berths)
    if mode is None:
        return f"{game.name} is for {seat_span(*spans(game))}; here are {seats}.", None
    unfit = mode_unfit(mode, seats)
    return (unfit, None) if unfit else None


def mode_unfit(mode: ModeSpec, seats: int) -> str:
    """Why this mode does not go with so many seats, and what to do; "" if it does."""
    if mode.least <= seats <= mode.most:
        return ""
    remedy = "take some away" if seats > mode.most else "add some"
    return f"{mode.name} is for {seat_span(mode.least, mode.most)}; here are {seats}: {remedy}."


def to_setup(muster: Muster, game: Game[Any], sheet: dict[str, Any]) -> Setup:
    """The setup of the match. Raises SeatingFault, with a sentence, where it can't begin."""
    lack = missing(muster, game)
    if lack is not None:
        raise SeatingFault(lack[0])
    options: dict[str, str] = {}
    for option in options_of(muster, game, game.options_for(sheet)):
        if option.seats:
            on = (str(seat) for seat, berth in enumerate(muster.berths) if option.key in berth.switches)
            options[option.key] = ",".join(on)
        else:
            options[option.key] = dict(muster.options).get(option.key, option.default)
    seats = [
        Seat(cleaned(berth.name), berth.colour, berth.kind, {k: cleaned(v) for k, v in berth.details if cleaned(v)})
        for berth in muster.berths
    ]
    return agree(game, seats, sheet, muster.mode, {key: value for key, value in options.items() if value})


def of_setup(setup: Setup, game: Cover, real_dice: bool = False) -> Muster:
    """The muster that leads to this setup: to play again with the same table."""
    seat_keys = [option.key for option in game.options if option.seats]
    berths = tuple(
        Berth(
            seat.name,
            seat.colour,
            seat.kind,
            tuple(seat.details.items()),
            tuple(key for key in seat_keys if n in setup.chosen(key)),
        )
        for n, seat in enumerate(setup.seats)
    )
    options = tuple((key, value) for key, value in setup.options.items() if key not in seat_keys)
    return Muster(setup.game, berths, setup.mode, options, real_dice)
