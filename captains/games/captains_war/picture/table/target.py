"""The boarding phase on the table: whom to attack, on the captains' cards and in a panel with one's own crew."""

from __future__ import annotations

from captains.games.captains_war.actions import Attack, Decline
from captains.games.captains_war.picture.solo.its_dice import challenge_dice, naming_dice
from captains.games.captains_war.picture.table.asking import status
from captains.games.captains_war.picture.table.crews_known import best_total, clash_words, tie_words
from captains.games.captains_war.picture.table.draft import TableDraft, ring
from captains.games.captains_war.picture.table.tokens import bonus, token
from captains.games.captains_war.picture.words import number, say
from captains.games.captains_war.rules.grappling_hook import circled_hook
from captains.scene.ensigns import flag
from captains.scene.lettering import shown_name, text_width
from captains.scene.nodes import Node, Rect
from captains.scene.page import Box, Line, Note, Pick, Refuse
from captains.scene.palette import INK, LIGHT, PAPER_SHADE, SOFT_INK
from captains.scene.widgets import LEAST_TEXT, dotted, framed, line_of, panel, ribbon, tick, waiting


def target(draft: TableDraft) -> Box | None:
    """Draw the panel; while the active captain may attack, every other captain is a target or says why not.

    Returns where dice may tumble: in a solo game some say what the Legendary Captain does (CW-76, CW-77).
    """
    box, k, narrow = draft.layout.panel, draft.k, draft.layout.narrow
    pad = (12 if narrow else 26) * k
    nodes: list[Node] = [*panel(0, 12 * k, box.w, box.h - 12 * k, 14 * k)]
    nodes += ribbon(box.w / 2, 17 * k, say("boarding.title"), (13.5 if narrow else 18) * k)
    crew_end = (76 if narrow else 156) * k
    nodes += _crew(draft, pad, (40 if narrow else 46) * k, box.w - 2 * pad, crew_end - (46 if narrow else 54) * k)
    nodes.append(dotted(pad, crew_end, box.w - pad))
    if draft.state.phase == "crews":
        draft.pieces.append(framed("boarding", box, nodes, 12))
        area = Box(box.x + pad, box.y + crew_end, box.w - 2 * pad, box.h - crew_end)
        if draft.state.mode.legend is None:
            _clash(draft, area)
            return None
        share = area.h * (0.47 if narrow else 0.5)
        _clash(draft, Box(area.x, area.y, area.w, share))
        return naming_dice(draft, Box(area.x, area.y + share, area.w, area.h - share - 6 * k))
    deciding = draft.acting and draft.seat == draft.state.active and draft.state.phase == "attack"
    foot = (46 if narrow else 72) * k
    draft.pieces.append(framed("boarding", box, nodes, 12))
    rows = Box(box.x + pad, box.y + crew_end, box.w - 2 * pad, box.h - crew_end - foot)
    rolled: Box | None = None
    if draft.state.mode.legend is not None:
        rolled = challenge_dice(draft, Box(rows.x, rows.y + rows.h * 0.42, rows.w, rows.h * 0.58))
        rows = Box(rows.x, rows.y, rows.w, rows.h * 0.42)
    _targets(draft, rows, deciding)
    if deciding:
        wide, high = (150, 32) if narrow else (250, 52)
        at = Box(
            box.x + box.w - pad - wide * k, box.y + box.h - foot + (foot - high * k) / 2 - 5 * k, wide * k, high * k
        )
        draft.button(
            "decline",
            at,
            say("button.decline"),
            draft.do(Decline()),
            "quiet",
            (14 if narrow else 20) * k,
            key="backspace",
            order=40,
        )
    return rolled


def _crew(draft: TableDraft, x: float, y: float, w: float, h: float) -> list[Node]:
    """One's own crew, as many discs as there is room for, and the attack bonus."""
    k, captain, narrow = draft.k, draft.captain, draft.layout.narrow
    left = x + (72 * k if narrow else 0)
    size = draft.size((13.5 if narrow else 18) * k)
    key = "boarding.crew_small" if narrow else "boarding.crew"
    words = say(key, name=shown_name(draft.name(draft.seat)), n=sum(captain.crew))
    room = left - x - 6 * k if narrow else w
    nodes: list[Node] = [line_of(x, y + size, words, size, room, "serif", INK, bold=True)]
    count = len(captain.crew) + captain.attack_bonus
    r = 14 * k if narrow else min(24 * k, (h - size * 1.5) * 0.5)
    pitch = min(r * 2.3, (x + w - left - 2 * r) / max(1, count - 1))
    cy = y + h / 2 if narrow else y + size * 1.5 + r
    for i, strength in enumerate(reversed(captain.crew)):
        nodes += token(left + r + pitch * i, cy, r, strength, draft.sheet.pirates[strength - 1].symbol)
    if captain.attack_bonus:
        nodes += bonus(left + r + pitch * len(captain.crew), cy, r * 0.86, "plus-attack")
    return nodes


def _targets(draft: TableDraft, area: Box, deciding: bool) -> None:
    """A row for every other captain; the card below is the same target."""
    k, narrow, count = draft.k, draft.layout.narrow, len(draft.others)
    high = min((area.h - 8 * k) / max(1, count), (40 if narrow else 62) * k)
    for i, (seat, card) in enumerate(zip(draft.others, draft.layout.cards, strict=True)):
        gap = (2 if narrow else 5) * k
        box = Box(area.x, area.y + 6 * k + i * high, area.w, high - gap)
        does = draft.do(Attack(seat), draft.state.active) if draft.state.phase == "attack" else None
        refused = does is None or isinstance(does, Refuse)
        reason = does.refusal.words if isinstance(does, Refuse) else ""
        draft.pieces.append(
            framed(f"target-{seat}-drawn", box, _row(draft, seat, box, refused and bool(reason), reason), 2)
        )
        if not deciding or does is None:
            continue
        note = target_note(draft, seat)
        state = ring(does)
        on_card = f"attack-{seat}"
        draft.picks.append(Pick(f"target-{seat}", box, does, "rect", state, note, (on_card,), str(i + 1), 10 + i, 6))
        edge = card if seat == draft.state.mode.legend else card_target(draft, seat, card)
        draft.picks.append(Pick(on_card, edge, does, "rect", state, note, (f"target-{seat}",), order=30 + i, radius=6))


def _clash(draft: TableDraft, area: Box) -> None:
    """While crews are sealed: who boards whom, and who is ready."""
    k, battle = draft.k, draft.state.battle
    assert battle is not None, "an attack was declared"
    size = draft.size((15 if draft.layout.narrow else 20) * k)
    high = min((area.h - 30 * k) / 2, (46 if draft.layout.narrow else 72) * k)
    for i, seat in enumerate((battle.attacker, battle.defender)):
        box = Box(area.x, area.y + 14 * k + i * (high + 6 * k), area.w, high)
        f = min(high * 0.5, 24 * k)
        done = status(draft.state, seat)[1]
        lead = 24 * k + f * 1.55
        words = say("boarding.attacks" if i == 0 else "boarding.defends", name=shown_name(draft.name(seat)))
        nodes: list[Node] = [
            Rect(0, 0, box.w, high, 6, fill=LIGHT, stroke=SOFT_INK, width=1.5),
            *flag(12 * k, (high - f) / 2, f * 1.5, f, draft.colour(seat)),
            line_of(lead, high / 2 + size * 0.35, words, size, box.w - lead - 60 * k, "serif", INK, bold=True),
        ]
        x = box.w - 26 * k
        nodes += tick(x, high / 2, 11 * k) if done else waiting(x - 8 * k, high / 2, k)
        draft.pieces.append(framed(f"clash-{i}", box, nodes, 2))


def card_target(draft: TableDraft, seat: int, card: Box) -> Box:
    """The part of a captain's card that is not the way to look closer."""
    look = next(pick.box for pick in draft.picks if pick.id == f"look-{seat}")
    if look.y + look.h < card.y + card.h - 40 * draft.k and look.w > card.w / 2:
        top = look.y + look.h + 4 * draft.k
        return Box(card.x, top, card.w, card.y + card.h - top)
    if look.x > card.x + card.w / 2:
        return Box(card.x, card.y, look.x - card.x, card.h)
    left = look.x + look.w + 8 * draft.k
    return Box(left, card.y, card.x + card.w - left, card.h)


def target_note(draft: TableDraft, seat: int) -> Note:
    """What boarding this captain means: what may meet one, and who wins a tie (CW-42 to CW-44)."""
    name = shown_name(draft.name(seat))
    lines = [
        Line(clash_words(draft.state, seat), ("defender",), "CW-42"),
        Line(tie_words(draft.state, draft.state.active, seat), (), "CW-44"),
    ]
    return Note(say("note.board", name=name), tuple(lines), "attacker")


def _row(draft: TableDraft, seat: int, box: Box, refused: bool, reason: str) -> list[Node]:
    k, narrow = draft.k, draft.layout.narrow
    h = box.h
    size = draft.size((15 if narrow else 20) * k)
    fine = draft.size((13 if narrow else 16) * k)
    f = min(h * 0.5, 22 * k)
    lead = 14 * k + f * 1.55
    nodes: list[Node] = [
        Rect(0, 0, box.w, h, 6, fill=PAPER_SHADE if refused else LIGHT, stroke=SOFT_INK, width=1.5),
        *flag(10 * k, (h - f) / 2 - f * 0.08, f * 1.5, f, draft.colour(seat)),
    ]
    captain = draft.state.captains[seat]
    if captain.hooked and reason:
        reason = _hooked(draft, seat)
    words = reason or number("boarding.range", len(captain.crew), best=best_total(draft.state, seat, attacking=False))
    name = shown_name(draft.name(seat))
    if (shrink := h / ((size + fine) * 1.26)) < 1 and fine * shrink >= LEAST_TEXT:
        # Rather both lines as small as they are read well than one line that says less.
        size, fine = size * shrink, fine * shrink
    if h > (size + fine) * 1.25:
        nodes.append(line_of(lead + 8 * k, h / 2 - 4 * k, name, size, box.w - lead - 14 * k, "serif", INK, bold=True))
        nodes.append(line_of(lead + 8 * k, h / 2 + fine + 1 * k, words, fine, box.w - lead - 14 * k, fill=SOFT_INK))
    else:
        half = (box.w - lead) * 0.42
        room = box.w - lead - half - 8 * k
        if not reason and (narrow or text_width(words, fine) > room):
            words = say("boarding.range_small", best=best_total(draft.state, seat, attacking=False))
        elif captain.hooked and text_width(words, fine) > room:
            words = say("boarding.hooked_small")
        nodes.append(line_of(lead + 6 * k, h / 2 + size * 0.35, name, size, half - 8 * k, "serif", INK, bold=True))
        nodes.append(line_of(lead + half, h / 2 + fine * 0.35, words, fine, room, fill=SOFT_INK))
    return nodes


def _hooked(draft: TableDraft, seat: int) -> str:
    """Why a hooked captain is no target, shorter than the rule says it (CW-47)."""
    line = circled_hook(draft.state, seat)
    assert line is not None, "a hook protects this captain"
    return say("boarding.hooked", name=shown_name(draft.name(line.opponent)))
