"""The foot of the setup page: what is agreed, what is still missing, and the ways on.

It stands on the page's foot and grows upward, so that what is clicked there stays where it is: what only one mode asks
comes last, above the rest where the line is full, and a strip over the buttons says what is missing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from captains.engine.cover import Cover, OptionSpec
from captains.engine.refusal import Refusal
from captains.host.mode_seats import mode_refused
from captains.host.muster import Muster, missing, mode_of, nameless, options_of
from captains.scene.controls import Option, choice, plate
from captains.scene.lettering import text_width
from captains.scene.page import ONLY_NOTE, Box, Does, Line, Note, Pick, Refuse, Show
from captains.scene.palette import BLOOD, SOFT_INK
from captains.scene.picture import Own
from captains.scene.spread import Spread
from captains.scene.widgets import line_of
from captains.screen.pages.posters import set_sail
from captains.screen.pages.shelf import Shelf

OWN = "You roll or turn over what lies on your own table, and tap here what it shows."


@dataclass(frozen=True)
class Choice:
    """One thing agreed at the foot: its name, a sentence about it, its options, which is chosen.

    `fleeting` is what only some modes ask.
    """

    id: str
    name: str
    options: Sequence[Option]
    chosen: int
    about: str = ""
    fleeting: bool = False


@dataclass(frozen=True)
class Foot:
    """The foot as it is laid out: its choices in lines from above, each with its width, and how high all of it is."""

    lines: Sequence[Sequence[tuple[Choice, float]]]
    high: int
    strip: float
    row: float
    pad: float


def foot_of(spread: Spread, wide: float, muster: Muster, shelf: Shelf) -> Foot:
    """The foot for this table in a page's width."""
    game = shelf.cover(muster.game)
    choices = _choices(muster, game, shelf.options(muster.game), shelf.own_things(muster.game))
    size, pad = spread.em(19), spread.px(16)
    strip = max(spread.em(18) * 1.9, 26.0) + spread.px(10)
    row = max(size * 4.0, spread.em(30) * 1.9)
    lines = _lines(spread, choices, wide - _buttons_width(spread) - spread.px(60))
    # The strip lies over the buttons alone where there is a second line of choices beside it.
    above = max(strip, size * 4.0 * (len(lines) - 1))
    return Foot(lines, math.ceil(row + above + 2 * pad), strip, row, pad)


def draw_foot(spread: Spread, box: Box, foot: Foot, muster: Muster, shelf: Shelf) -> None:
    """The foot in its box."""
    size = spread.em(19)
    left = box.x + spread.px(30)
    spread.draw("setup-bar", box, plate(0, 0, box.w, box.h, 16), 10)
    line_h = size * 4.0
    lowest = box.y + box.h - foot.pad - (foot.row + line_h) / 2
    for i, line in enumerate(foot.lines):
        x, y = left, lowest - line_h * (len(foot.lines) - 1 - i)
        for each, w in line:
            _draw_choice(spread, Box(x, y, w, line_h), each, 910 + i)
            x += w + spread.px(36)
    ways = _ways_on(spread, box, foot, muster, shelf)
    _strip(spread, box, foot, ways, muster, shelf)


def _choices(muster: Muster, game: Cover, specs: Sequence[OptionSpec], own: Own) -> list[Choice]:
    modes = [_mode_option(muster, spec) for spec in game.modes]
    chosen = next((i for i, spec in enumerate(game.modes) if spec is mode_of(muster, game)), -1)
    found = []
    if own:
        rolled = (
            Option("on screen", Show("real-dice", False), "die" if own == "dice" else ""),
            Option("real, typed in", Show("real-dice", True), "pencil", note=_note(f"The table's own {own}", OWN)),
        )
        found.append(Choice("dice", own.capitalize(), rolled, int(muster.real_dice)))
    if len(modes) > 1:
        found.append(Choice("mode", "Game", modes, chosen))
    for option in options_of(muster, game, specs):
        if not option.seats and option.values:
            value = dict(muster.options).get(option.key, option.default)
            options = [_value_option(option, i) for i in range(len(option.values))]
            at = option.values.index(value) if value in option.values else -1
            named = (f"option-{option.key}", option.name)
            found.append(Choice(*named, options, at, option.about, bool(option.modes)))
    return found


def _note(title: str, words: str) -> Note | None:
    return Note(title, (Line(words),)) if words else None


def _value_option(option: OptionSpec, i: int) -> Option:
    """A value under its own name, or in plain words; at the pointer stands what is said of it, or of the option."""
    value = option.values[i]
    words = option.names[i] if option.names else value.replace("-", " ")
    note = _note(words, option.notes[i]) if option.notes else _note(option.name, option.about)
    return Option(words, Show("option", (option.key, value)), note=note)


def _mode_option(muster: Muster, spec: Any) -> Option:
    """A mode that would cost somebody their seat says so."""
    unfit = mode_refused(muster, spec)
    does: Does = Refuse(Refusal("form", "", unfit)) if unfit else Show("mode", spec.key)
    return Option(spec.name, does, note=_note(spec.name, spec.about))


def _lines(spread: Spread, choices: Sequence[Choice], room: float) -> list[list[tuple[Choice, float]]]:
    """The choices in lines of this width; a fleeting one that does not fit into the last line goes above the others."""
    size, gap = spread.em(19), spread.px(36)
    lasting: list[list[tuple[Choice, float]]] = [[]]
    above: list[list[tuple[Choice, float]]] = []
    for each in sorted(choices, key=lambda each: each.fleeting):
        w = sum(text_width(o.words, size, "sans", True) + size * (3.1 if o.picture else 1.6) for o in each.options)
        w = min(max(w, text_width(each.name, size, "sans", True)), room)
        lines = above or lasting
        if lines[-1] and sum(width + gap for _, width in lines[-1]) + w > room:
            lines = above if each.fleeting else lasting
            lines.append([])
        lines[-1].append((each, w))
    return [*above, *lasting]


def _draw_choice(spread: Spread, box: Box, each: Choice, order: int) -> None:
    """The choice with its name above; pointing at the name tells what it is about."""
    size = spread.em(19)
    named = Box(box.x, round(box.y + size * 0.1), box.w, round(size * 1.4))
    name = line_of(0, size, each.name, size, box.w, "sans", SOFT_INK, bold=True)
    spread.draw(f"agree-{each.id}-name", named, (name,))
    note = _note(each.name, each.about)
    if note:
        spread.picks.append(Pick(f"agree-{each.id}-about", named, ONLY_NOTE, state="quiet", note=note, order=order))
    place = Box(round(box.x), round(box.y + size * 1.55), round(box.w), round(size * 2.25))
    piece, picks = choice(f"agree-{each.id}", place, each.options, each.chosen, size, order)
    spread.put(piece, *picks)


def _sizes(spread: Spread) -> tuple[float, float]:
    """How wide Set sail and Back are."""
    return max(spread.px(330), spread.em(30) * 8), spread.em(22) * 6.2


def _buttons_width(spread: Spread) -> float:
    return sum(_sizes(spread)) + spread.px(70)


def _ways_on(spread: Spread, box: Box, foot: Foot, muster: Muster, shelf: Shelf) -> Box:
    """Back and Set sail, always in the same place; returns it."""
    lack = missing(muster, shelf.cover(muster.game))
    sail_w, back_w = _sizes(spread)
    pad = spread.px(34)
    # The gold ring around the button lies within the row.
    high = round(foot.row - spread.px(14))
    y = round(box.y + box.h - foot.pad - (foot.row + high) / 2)
    sail = Box(round(box.x + box.w - pad - sail_w), y, round(sail_w), high)
    does: Does = Refuse(Refusal("form", "", lack[0])) if lack else Show("sail")
    set_sail(spread, sail, does, lack is None, order=990)
    back = Box(round(sail.x - pad * 0.9 - back_w), y, round(back_w), high)
    spread.button("back", back, "Back", Show("back"), size=spread.em(22), picture="undo", order=985)
    return Box(back.x, y, sail.x + sail.w - back.x, high)


def _strip(spread: Spread, box: Box, foot: Foot, ways: Box, muster: Muster, shelf: Shelf) -> None:
    """Over the buttons: what is missing, with the button that names everybody, or which sheet is played.

    Where there is room beside that, what the chosen mode is.
    """
    game, small = shelf.cover(muster.game), spread.em(18)
    lack, sheet = missing(muster, game), shelf.sheet_name(muster.game)
    words = lack[0] if lack else f"played on {sheet}" if sheet else ""
    y, high = round(box.y + box.h - foot.pad - foot.row - foot.strip), round(foot.strip - spread.px(10))
    left = box.x + spread.px(30) if len(foot.lines) == 1 else ways.x
    right: float = ways.x + ways.w
    base = high / 2 + small * 0.34
    if nameless(muster) is not None:
        naming = round(text_width("Name them", small, "sans", True) + small * 1.8)
        place = Box(round(right - naming), y, naming, high)
        note, does = Note("Names", (Line("gives a name to whoever has none"),)), Show("name-all")
        spread.button("name-all", place, "Name them", does, "main", size=small, note=note, order=980)
        right = place.x - spread.px(20)
    if words:
        run = min(text_width(words, small, "serif") + 2, right - left)
        text = line_of(run, base, words, small, run, "serif", BLOOD if lack else SOFT_INK, "end", italic=True)
        spread.draw("setup-words", Box(right - run, y, run, high), (text,))
        right -= run + spread.px(40)
    mode = mode_of(muster, game)
    if mode is not None and text_width(mode.about, small, "serif") <= right - left:
        about = line_of(0, base, mode.about, small, right - left, "serif", SOFT_INK, italic=True)
        spread.draw("setup-mode", Box(left, y, right - left, high), (about,))
