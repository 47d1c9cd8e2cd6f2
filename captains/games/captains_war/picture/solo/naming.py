"""What the yellow die has named for a Legendary Captain's crew, roll by roll (CW-77)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from captains.engine.entry import Entry
from captains.games.captains_war.events import BoardingDeclared
from captains.games.captains_war.events_solo import PirateNamed
from captains.games.captains_war.picture.table.draft import Draft
from captains.games.captains_war.picture.words import listed, say
from captains.games.captains_war.sheet import Sheet
from captains.scene.nodes import Node, Rect, Use
from captains.scene.palette import DICE_COLOURS, INK


class Rolled(NamedTuple):
    """One roll: the face of the die, None if a Pirate must be sent all the same; the Strength named, 0 for none."""

    face: int | None
    strength: int


def rolls(log: Sequence[Entry]) -> tuple[Rolled, ...]:
    """The rolls of the battle that was declared last."""
    found: list[Rolled] = []
    for entry in reversed(log):
        found += [Rolled(each.face, each.strength) for each in reversed(entry.events) if isinstance(each, PirateNamed)]
        if any(isinstance(each, BoardingDeclared) for each in entry.events):
            break
    return tuple(reversed(found))


def naming_words(sheet: Sheet, short: bool = False) -> str:
    """The rule in a sentence, as the sheet has it: "1–2 the weakest, 3–4 nobody, 5–6 the strongest"."""
    assert sheet.solo is not None, "what the die names is the solo part of a sheet"
    parts = []
    for what in dict.fromkeys(sheet.solo.naming):
        faces = [n for n, each in enumerate(sheet.solo.naming, 1) if each == what]
        together = faces[-1] - faces[0] == len(faces) - 1 > 0
        words = f"{faces[0]}–{faces[-1]}" if together else listed(map(str, faces))
        parts.append(say(f"naming.{what}", faces=words))
    return say("naming.short" if short else "naming.rule", n=sheet.boarding.crew, parts=", ".join(parts))


def naming_width(draft: Draft) -> float:
    """How much room the faces rolled take beside their words."""
    faces = sum(each.face is not None for each in rolls(draft.sight.log))
    return faces * _side(draft) * 1.25 + 8 * draft.k


def named_nodes(draft: Draft, x: float, y: float) -> tuple[list[Node], str]:
    """The faces rolled, from x on, level with y; and in words what they have named."""
    side, nodes, words = _side(draft), [], []
    for i, each in enumerate(rolls(draft.sight.log)):
        if each.face is not None:
            nodes += face(draft, x + side * (0.5 + 1.25 * i), y, side, each.face)
        key = "naming.must" if each.face is None else "naming.sent" if each.strength else "naming.nobody"
        words.append(say(key, strength=each.strength))
    return nodes, say("naming.told", parts=", ".join(words))


def _side(draft: Draft) -> float:
    return max(22.0, 34 * draft.k)


def face(draft: Draft, x: float, y: float, side: float, number: int) -> list[Node]:
    """A face of the yellow die about (x, y)."""
    gold = next(die for die in draft.sheet.dice if die.colour == "yellow")
    shown = gold.faces[number]
    symbol = f"gold-{shown.amount}" if shown.kind == "coins" and shown.amount <= 6 else "coin"
    return [
        Rect(x - side / 2, y - side / 2, side, side, side * 0.18, fill=DICE_COLOURS["yellow"], stroke=INK, width=1.6),
        Use(symbol, x, y, side * 0.86),
    ]
