"""The dice that decide for a Legendary Captain in a boarding: blue whether, yellow who (CW-76, CW-77)."""

from __future__ import annotations

from captains.games.captains_war.picture.solo.naming import face, naming_words, rolls
from captains.games.captains_war.picture.table.draft import TableDraft
from captains.games.captains_war.picture.table.tokens import empty_berth, token
from captains.games.captains_war.picture.table.tray import dice_of
from captains.games.captains_war.picture.words import say
from captains.scene.lettering import wrapped
from captains.scene.nodes import Node, Rect, Text
from captains.scene.page import Box, Die
from captains.scene.palette import INK, SOFT_INK
from captains.scene.widgets import LEAST_TEXT, framed

FELT = "#16384B"


def challenge_dice(draft: TableDraft, area: Box) -> Box:
    """The three blue dice and what they mean; returns where they may tumble."""
    state = draft.state
    legend = state.mode.legend
    assert legend is not None, "a solo game"
    if not state.challenge and not state.captains[legend].crew:
        words = say("challenge.no_pirate", name=state.names[legend])
    elif not state.challenge:
        words = say("challenge.rule")
    else:
        attacks = state.battle is not None and state.battle.attacker == legend
        words = say("challenge.attacks" if attacks else "challenge.quiet")
    blue = [n for n, die in enumerate(draft.sheet.dice) if die.colour == "blue"]
    floor = felt(draft, area, f"{words} (CW-76)", "challenge", len(blue))
    dice = dice_of(draft.sheet)
    for i, n in enumerate(blue):
        up = state.challenge[i] if state.challenge else None
        die = dice[n]
        box = berth(floor, i, len(blue))
        roll = state.turn if state.challenge else state.turn - 1
        draft.dice.append(Die(f"blue-{n}", box, die.colour, die.faces, up, roll, "quiet", die.name))
    return floor


def naming_dice(draft: TableDraft, area: Box) -> Box:
    """The yellow die, the Pirates it has named and the berths still empty; returns where it may tumble."""
    found = rolls(draft.sight.log)
    crew = draft.sheet.boarding.crew
    floor = felt(draft, area, f"{naming_words(draft.sheet, draft.layout.narrow)} (CW-77)", "naming", crew + 1)
    n = next(i for i, die in enumerate(draft.sheet.dice) if die.colour == "yellow")
    gold = dice_of(draft.sheet)[n]
    up = found[-1].face if found else None
    roll = draft.state.turn * 10 + len(found)
    draft.dice.append(Die("naming", berth(floor, 0, crew + 1), gold.colour, gold.faces, up, roll, "quiet", gold.name))
    nodes: list[Node] = []
    for i in range(crew):
        box = berth(floor, i + 1, crew + 1)
        x, y, r = box.middle[0] - floor.x, box.middle[1] - floor.y, box.w * 0.42
        if i >= len(found):
            nodes += empty_berth(x, y, r, colour="#7FB2BF")
            continue
        strength, side = found[i].strength, r * 0.72
        if strength:
            nodes += token(x, y, r, strength, draft.sheet.pirates[strength - 1].symbol)
        else:
            nodes += empty_berth(x, y, r, say("reveal.nobody") if r > 24 else "–", "#DCEBEA")
        shown = found[i].face
        if shown is not None and r > 18:
            nodes += face(draft, x + r * 0.8, y - r * 0.72, side, shown)
    draft.pieces.append(framed("naming-berths", floor, nodes, 8))
    return floor


def felt(draft: TableDraft, area: Box, words: str, id: str, count: int) -> Box:
    """A sunk floor for dice with its sentence above; returns the floor."""
    k = draft.k
    size = draft.size((13 if draft.layout.narrow else 16.5) * k)
    lines = wrapped(words, area.w, size)
    if len(lines) > 2 or area.h - len(lines) * size * 1.25 < 54 * k:
        # Rather small words than dice that cannot be told apart.
        size = LEAST_TEXT
        lines = wrapped(words, area.w, size)
    top = len(lines) * size * 1.25 + 5 * k
    high = min(area.h - top - 4 * k, area.w / count * 0.9)
    floor = Box(area.x, area.y + top, area.w, max(high, 24.0))
    nodes: list[Node] = [Text(0, size * (1 + 1.25 * i), line, size, "sans", SOFT_INK) for i, line in enumerate(lines)]
    nodes.append(Rect(0, top, area.w, floor.h, 7 * k, fill=FELT, stroke=INK, width=2))
    draft.pieces.append(framed(f"{id}-felt", Box(area.x, area.y, area.w, top + floor.h), nodes, 4))
    return floor


def berth(floor: Box, i: int, count: int) -> Box:
    """The place of one thing of several in a row."""
    wide = floor.w / count
    side = min(floor.h * 0.86, wide * 0.8)
    return Box(floor.x + wide * (i + 0.5) - side / 2, floor.y + (floor.h - side) / 2, side, side)
