"""The orders card of the command phase: buy, acquire, recruit, done; the same things glow on the sheet."""

from __future__ import annotations

from captains.engine.refusal import Refusal
from captains.games.captains_war.actions import BuyResource, Done, Recruit
from captains.games.captains_war.picture.table.asking import status
from captains.games.captains_war.picture.table.draft import TableDraft, ring
from captains.games.captains_war.picture.table.foot import Answer, disc
from captains.games.captains_war.picture.table.orders_jokers import Rows, ask_jokers, small_head
from captains.games.captains_war.picture.table.sheet_picks import (
    acquire_does,
    acquire_note,
    buy_note,
    buy_places,
    card_box,
    next_pirate,
    next_resource,
    recruit_note,
    recruit_places,
    wanted_of,
)
from captains.games.captains_war.picture.table.tokens import token
from captains.games.captains_war.picture.words import say
from captains.games.captains_war.sheet import RESOURCES
from captains.scene.ensigns import flag
from captains.scene.nodes import Node, Rect, Text, Use
from captains.scene.page import Box, Does, Half, Pick, Refuse
from captains.scene.palette import BLOOD, INK, LIGHT, PAPER_SHADE, SEA, SOFT_INK
from captains.scene.widgets import dotted, framed, line_of, panel, pennant, ribbon, tick, waiting


def orders(draft: TableDraft) -> None:
    """Draw the card and let it answer."""
    box, k, narrow = draft.layout.panel, draft.k, draft.layout.narrow
    rows = _rows(box, k, narrow)
    held = draft.desk.held("acquire") if draft.acting else None
    nodes: list[Node] = [*panel(0, 12 * k, box.w, box.h - 12 * k, 14 * k)]
    nodes += ribbon(box.w / 2, 17 * k, say("orders.title"), (13.5 if narrow else 18) * k)
    nodes += _stock(draft, rows)
    for y in (rows.buy, rows.acquire, rows.recruit, rows.foot):
        nodes.append(dotted(rows.x, y, rows.right))
    if not narrow:
        nodes += _heads(draft, rows, held is not None)
    nodes += _colours(draft, rows)
    draft.pieces.append(framed("orders", box, nodes, 12))
    if held is not None:
        ask_jokers(draft, rows, held)
    else:
        _buy(draft, rows)
        _recruit(draft, rows)
        if draft.acting:
            buy_places(draft, kin=True)
            recruit_places(draft)
    _acquire(draft, rows, held)
    _done(draft, rows)


def _rows(box: Box, k: float, narrow: bool) -> Rows:
    top, x, low = (32 * k, 12 * k, 8 * k) if narrow else (36 * k, 26 * k, 14 * k)
    spare = box.h - top - low
    shares = (0.06, 0.14, 0.33, 0.56, 0.81) if narrow else (0.077, 0.155, 0.366, 0.578, 0.815)
    stock, buy, acquire, recruit, foot = (top + spare * share for share in shares)
    return Rows(x, box.w - x, stock, buy, acquire, recruit, foot, box.h - low, x if narrow else x + 168 * k)


def _stock(draft: TableDraft, rows: Rows) -> list[Node]:
    """What the captain can spend."""
    k, captain = draft.k, draft.captain
    cells = [("coin", captain.coins.held)]
    cells += [(row.symbol, held.held) for row, held in zip(draft.sheet.resources, captain.resources, strict=True)]
    wide = (rows.right - rows.x) / len(cells)
    big, size = (22, 17) if draft.layout.narrow else (44, 31)
    nodes: list[Node] = []
    for i, (symbol, count) in enumerate(cells):
        x = rows.x + wide * i + big * k * 0.68
        nodes.append(Use(symbol, x, rows.stock, big * k))
        nodes.append(
            Text(x + big * k * 0.68, rows.stock + size * k * 0.35, str(count), size * k, "title", INK, bold=True)
        )
    return nodes


def _heads(draft: TableDraft, rows: Rows, asking: bool) -> list[Node]:
    """Headings at the left of a wide card; while the Joker is asked for, only what belongs to it."""
    k, nodes = draft.k, []
    room = rows.lead - rows.x - 10 * k
    heads = [("joker" if asking else "buy", rows.buy), ("acquire", rows.acquire)]
    for key, y in heads if asking else [*heads, ("recruit", rows.recruit)]:
        nodes.append(
            line_of(rows.x + 4 * k, y + 37 * k, say(f"orders.{key}"), draft.size(23 * k), room, "serif", INK, bold=True)
        )
        for i in (1, 2):
            words = say(f"orders.{key}{i}", price=draft.sheet.coins.price)
            nodes.append(line_of(rows.x + 4 * k, y + (41 + 20 * i) * k, words, draft.size(16 * k), room, fill=SOFT_INK))
    return list(nodes)


def _colours(draft: TableDraft, rows: Rows) -> list[Node]:
    """The other captains' flags with what they are about."""
    k = draft.k * (0.6 if draft.layout.narrow else 1.0)
    room = rows.right - rows.x - (130 if draft.layout.narrow else 300) * draft.k
    pitch = min(62 * k, room / max(1, len(draft.others) - 1))
    y = rows.foot + (rows.end - rows.foot) / 2 - 8 * k
    nodes: list[Node] = []
    for i, seat in enumerate(each for each in draft.others if each != draft.state.mode.legend):
        x = rows.x + 8 * k + pitch * i
        nodes += flag(x, y - 11 * k, 34 * k, 22 * k, draft.colour(seat))
        done = status(draft.state, seat)[1]
        nodes += tick(x + 34 * k, y + 15 * k, 9 * k) if done else waiting(x + 9 * k, y + 24 * k, k)
    return nodes


def _buy(draft: TableDraft, rows: Rows) -> None:
    box, k, narrow = draft.layout.panel, draft.k, draft.layout.narrow
    r = (17 if narrow else 31) * k
    lead = rows.lead + (58 * k if narrow else 0)
    wide = (rows.right - lead) / len(draft.sheet.resources)
    y = box.y + (rows.buy + rows.acquire) / 2
    if narrow:
        small_head(draft, "buy", rows.x, (rows.buy + rows.acquire) / 2, 54 * k)
    for i, row in enumerate(draft.sheet.resources):
        place = next_resource(draft, i)
        kin = (f"place-{place}",) if place else ()
        answer = Answer(f"buy-{RESOURCES[i]}", draft.do(BuyResource(i)), buy_note(draft, i), row.symbol, kin=kin)
        disc(draft, answer, box.x + lead + wide * (i + 0.5), y, r)


def _recruit(draft: TableDraft, rows: Rows) -> None:
    box, k, narrow = draft.layout.panel, draft.k, draft.layout.narrow
    count = len(draft.sheet.pirates)
    lead = rows.lead if not narrow else rows.x
    wide = (rows.right - lead) / count
    r = min(25 * k, wide * 0.42)
    top = (rows.recruit + rows.foot) / 2 - 12 * k
    for i, row in enumerate(draft.sheet.pirates):
        does = draft.do(Recruit(row.strength))
        place = next_pirate(draft, row.strength)
        x, y = lead + wide * (i + 0.5), top
        half = min(wide / 2, r + 6)
        at = Box(box.x + x - half, box.y + y - r - 2, 2 * half, 2 * r + 32 * k)
        nodes = [*token(half, r + 2, r, row.strength, row.symbol, pale=isinstance(does, Refuse))]
        coin = (20 if narrow else 24) * k
        nodes.append(Use("coin-blank", half, 2 * r + 2 + 17 * k, coin))
        size = max(13.0, 15 * k)
        nodes.append(
            Text(half, 2 * r + 2 + 17 * k + size * 0.35, str(row.cost), size, "sans", "#4A330A", "middle", True)
        )
        draft.pieces.append(framed(f"recruit-{row.strength}-drawn", at, nodes))
        kin = (f"place-{place}",) if place else ()
        note = recruit_note(draft, row.strength)
        on = Box(box.x + x - r, box.y + y - r, 2 * r, 2 * r)
        draft.picks.append(Pick(f"recruit-{row.strength}", on, does, "circle", ring(does), note, kin, order=14))


def _acquire(draft: TableDraft, rows: Rows, held: int | None) -> None:
    """A card for the next acquisition of each kind, here and on the sheet."""
    box, k, narrow = draft.layout.panel, draft.k, draft.layout.narrow
    lead, gap = (rows.lead if not narrow else rows.x), (8 if narrow else 14) * k
    wide = (rows.right - lead - gap) / 2
    high = min(rows.recruit - rows.acquire - (12 if narrow else 26) * k, wide * 0.5)
    for kind, printed in enumerate(draft.sheet.kinds):
        at = Box(box.x + lead + kind * (wide + gap), box.y + (rows.acquire + rows.recruit - high) / 2, wide, high)
        _later(draft, kind)
        wanted = wanted_of(draft, kind)
        if wanted is None:
            nodes = [
                line_of(
                    wide / 2,
                    high / 2 + 5 * k,
                    say("orders.all", kind=printed.name),
                    draft.size(15 * k),
                    wide - 8,
                    anchor="middle",
                )
            ]
            draft.pieces.append(framed(f"acquire-{kind}-drawn", at, nodes))
            continue
        does: Does = Half((("acquire", None), ("jokers", None))) if held == kind else acquire_does(draft, kind)
        refused = isinstance(does, Refuse)
        _acquisition(draft, kind, at, wanted.symbol, wanted.rp, refused)
        state = ring(does, held == kind)
        note, place = acquire_note(draft, kind), f"place-acquire-{kind}"
        draft.picks.append(Pick(f"acquire-{kind}", at, does, "rect", state, note, (place,), order=12, radius=6))
        if draft.acting:
            on = card_box(draft, kind, draft.captain.owned[kind])
            draft.picks.append(Pick(place, on, does, "rect", state, note, (f"acquire-{kind}",), order=22, radius=5))


def _later(draft: TableDraft, kind: int) -> None:
    """Cards further down say what comes first (CW-21)."""
    wanted = wanted_of(draft, kind)
    if wanted is None or not draft.acting:
        return
    why = Refuse(Refusal("rule", "CW-21", say("refuse.order", name=wanted.name)))
    for number in range(draft.captain.owned[kind] + 1, len(draft.sheet.kinds[kind].acquisitions)):
        box = card_box(draft, kind, number)
        draft.picks.append(Pick(f"place-later-{kind}-{number}", box, why, state="quiet", order=80))


def _acquisition(draft: TableDraft, kind: int, at: Box, symbol: str, rp: int, refused: bool) -> None:
    k, h = draft.k, at.h
    tint = PAPER_SHADE if refused else LIGHT
    nodes: list[Node] = [
        Rect(0, 0, at.w, h, 6, fill=tint, stroke=SOFT_INK, width=1.6),
        Rect(4, 4, h - 8, h - 8, 4, fill="#DCE8E6" if kind else "#EAD9B2", stroke=SOFT_INK, width=1),
        Use(symbol, h / 2, h / 2, h * 0.78),
    ]
    flag_h = min(h * 0.5, 36 * k)
    x = h + (at.w - h) * 0.16
    nodes += pennant(x, (h - flag_h) / 2, min(66 * k, at.w - x - 8 * k), flag_h, f"+{rp}", SEA if kind else BLOOD)
    draft.pieces.append(framed(f"acquire-{kind}-drawn", at, nodes, 2))


def _done(draft: TableDraft, rows: Rows) -> None:
    box, k, narrow = draft.layout.panel, draft.k, draft.layout.narrow
    wide, high = (96, 34) if narrow else (250, 56)
    y = box.y + (rows.foot + rows.end - high * k) / 2
    at = Box(box.x + rows.right - wide * k, y, wide * k, high * k)
    does = draft.do(Done())
    if draft.acting and draft.desk.held("acquire") is not None:
        # A half-paid acquisition is not dropped unseen: it is finished or let go first.
        does = Refuse(Refusal("rule", "CW-24", say("refuse.joker_open")))
    open_ = draft.acting and not isinstance(does, Refuse)
    draft.button(
        "done",
        at,
        say("button.done"),
        does,
        "main" if open_ else "faint",
        (16 if narrow else 24) * k,
        key="enter",
        grand=open_,
        order=1,
    )
