"""The rows of the orders card, and the question in them which Resources stand for the Jokers of a cost (CW-24)."""

from __future__ import annotations

from typing import NamedTuple

from captains.games.captains_war.actions import Acquire
from captains.games.captains_war.picture.table.draft import TableDraft
from captains.games.captains_war.picture.table.foot import Answer, disc
from captains.games.captains_war.picture.table.sheet_picks import held_resource, place_pick, wanted_of
from captains.games.captains_war.picture.words import say
from captains.games.captains_war.sheet import RESOURCES
from captains.scene.page import Act, Box, Does, Half, Line, Note
from captains.scene.palette import INK, SOFT_INK
from captains.scene.widgets import framed, line_of


class Rows(NamedTuple):
    """Where the rows of the card lie: heights from its top, and where the answers begin."""

    x: float
    right: float
    stock: float
    buy: float
    acquire: float
    recruit: float
    foot: float
    end: float
    lead: float


def small_head(draft: TableDraft, key: str, x: float, y: float, room: float) -> None:
    """A heading in a narrow card, with what it costs."""
    k, box = draft.k, draft.layout.panel
    size = draft.size(14 * k)
    nodes = [
        line_of(0, 14 * k, say(f"orders.{key}"), size, room, "serif", INK, bold=True),
        line_of(0, 31 * k, say(f"orders.{key}_small", price=draft.sheet.coins.price), 13 * k, room, fill=SOFT_INK),
    ]
    draft.pieces.append(framed(f"orders-{key}", Box(box.x + x, box.y + y - 18 * k, room, 38 * k), nodes))


def ask_jokers(draft: TableDraft, rows: Rows, kind: int) -> None:
    """Which Resources stand for the Jokers of a cost, one after the other, on the card and on the sheet (CW-24)."""
    box, k, narrow = draft.layout.panel, draft.k, draft.layout.narrow
    offer, wanted = draft.offer("Acquire"), wanted_of(draft, kind)
    assert offer is not None and wanted is not None, "arrange drops what no longer fits"
    given: tuple[int, ...] = draft.desk.held("jokers", ())
    r = (17 if narrow else 31) * k
    lead = rows.lead + (58 * k if narrow else 0)
    wide = (rows.right - lead) / len(draft.sheet.resources)
    y = box.y + (rows.buy + rows.acquire) / 2
    for i, row in enumerate(draft.sheet.resources):
        chosen = tuple(sorted((*given, i)))
        ways = [
            a.jokers
            for a in offer.choices
            if a.kind == kind and all(a.jokers.count(j) >= chosen.count(j) for j in chosen)
        ]
        does: Does = Half((("jokers", chosen),))
        if not ways:
            does = draft.do(Acquire(kind, chosen))
        elif len(chosen) == wanted.jokers:
            does = Act(draft.seat, Acquire(kind, chosen))
        title = say("note.joker_title", name=row.name)
        note = Note(title, (Line(say("note.joker_cost", name=wanted.name), (), "CW-24"),), row.symbol)
        place = held_resource(draft, i, wanted.cost[i] + given.count(i)) if ways else None
        kin = (f"place-{place}",) if place else ()
        id = f"joker-{RESOURCES[i]}"
        disc(draft, Answer(id, does, note, row.symbol, kin=kin, key="1234"[i]), box.x + lead + wide * (i + 0.5), y, r)
        if place:
            place_pick(draft, place, does, note, (id,))
    if narrow:
        small_head(draft, "joker", rows.x, (rows.buy + rows.acquire) / 2, 54 * k)
    high, top = (34 if narrow else 46) * k, (rows.recruit + rows.foot) / 2
    at = Box(
        box.x + rows.right - (110 if narrow else 130) * k, box.y + top - high / 2, (110 if narrow else 130) * k, high
    )
    does = Half((("acquire", None), ("jokers", None)))
    draft.button("orders-back", at, say("button.back"), does, "quiet", 17 * k, "left", "backspace", order=16)
