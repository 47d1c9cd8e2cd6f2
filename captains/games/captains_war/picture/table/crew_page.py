"""Behind the lifted curtain: one captain commits a crew, unseen by everybody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from captains.games.captains_war.actions import CommitCrew
from captains.games.captains_war.picture.solo.naming import naming_words
from captains.games.captains_war.picture.table.crews_known import (
    best_total,
    best_words,
    tie_words,
)
from captains.games.captains_war.picture.table.draft import ring
from captains.games.captains_war.picture.table.large_sheet import faded
from captains.games.captains_war.picture.table.ruler import ruler
from captains.games.captains_war.picture.table.spoils import spoils
from captains.games.captains_war.picture.table.stage import StageDraft, berth_radius, berth_spots, crowd, sum_nodes
from captains.games.captains_war.picture.table.tokens import bonus, token
from captains.games.captains_war.picture.words import number, say
from captains.games.captains_war.rules.crews import bonus_of, least
from captains.games.captains_war.state import Battle
from captains.scene.lettering import shown_name, text_width, wrapped
from captains.scene.nodes import Node, Text
from captains.scene.page import Banner, Box, Desk, Does, Format, Half, Line, Note, Page, Pick, Piece, Refuse
from captains.scene.palette import INK, SOFT_INK
from captains.scene.sight import Sight
from captains.scene.widgets import LEAST_TEXT, dotted, framed, line_of, panel, ribbon


def crew_page(sight: Sight, desk: Desk, fmt: Format) -> Page:
    """The page on which the captain whose curtain is lifted chooses a crew."""
    assert desk.lifted is not None, "somebody's curtain is lifted"
    draft = StageDraft(sight, desk, fmt, desk.lifted)
    battle, seat, k = draft.state.battle, draft.seat, draft.k
    assert battle is not None, "an attack was declared"
    draft.backdrop(draft.colour(seat), draft.colour(seat))
    attacker, defender = (shown_name(draft.name(each)) for each in (battle.attacker, battle.defender))
    fewest, most = least(battle, seat, draft.captain), draft.sheet.boarding.crew
    asked = number("crew.choose", fewest, most=most, name=shown_name(draft.name(seat)))
    title = say("crew.title", attacker=attacker, defender=defender)
    plaque = draft.plaque(title, asked, draft.colour(battle.attacker), draft.colour(battle.defender), 104 * k)
    inner = draft.inner
    top, foot = plaque.y + plaque.h + 26 * k, inner.y + inner.h - 96 * k
    wide = (inner.w - 24 * k) * 0.615
    _party(draft, battle, Box(inner.x, top, wide, foot - top))
    right = Box(inner.x + wide + 24 * k, top, inner.w - wide - 24 * k, foot - top)
    share = (right.h - 32 * k) * 0.47
    _opponent(draft, battle, Box(right.x, right.y, right.w, share))
    spoils(draft, battle, Box(right.x, right.y + share + 32 * k, right.w, right.h - share - 32 * k))
    _buttons(draft, battle, foot + 24 * k)
    return draft.page(
        "crew", sealed=True, banner=Banner(shown_name(draft.name(seat)), say("ask.crew")), under="#1E1408"
    )


def chosen(draft: StageDraft) -> tuple[int, ...]:
    """Which of the crew are chosen, as places in `Captain.crew`, in the order they were chosen."""
    given: tuple[int, ...] = draft.desk.held("crew", ())
    return tuple(i for i in given if i < len(draft.captain.crew))


def committed_crew(draft: StageDraft) -> tuple[int, ...]:
    """The Strengths chosen, strongest first."""
    return tuple(sorted((draft.captain.crew[i] for i in chosen(draft)), reverse=True))


def total_of(draft: StageDraft, battle: Battle) -> int:
    """What the chosen crew and the bonus add up to."""
    return sum(committed_crew(draft)) + bonus_of(draft.state, draft.seat, draft.seat == battle.attacker)


def _extra(draft: StageDraft, seat: int, battle: Battle) -> str:
    attacking = seat == battle.attacker
    if not bonus_of(draft.state, seat, attacking):
        return ""
    return "plus-attack" if attacking else "plus-defence"


def _symbol(draft: StageDraft, strength: int) -> str:
    return draft.sheet.pirates[strength - 1].symbol


def _party(draft: StageDraft, battle: Battle, box: Box) -> None:
    """The crew chosen as a sum, the whole crew to choose from, and the ruler of totals."""
    k, captain = draft.k, draft.captain
    pad = 34 * k
    nodes: list[Node] = [
        *panel(0, 0, box.w, box.h, 18 * k),
        *ribbon(box.w / 2, 4 * k, say("crew.party"), draft.size(18 * k)),
    ]
    party = tuple((captain.crew[i], _symbol(draft, captain.crew[i])) for i in chosen(draft))
    r, y = party_spot(draft, box)
    extra = _extra(draft, draft.seat, battle)
    nodes += sum_nodes(
        pad + 8 * k, y, box.w - 2 * pad - 8 * k, r, party, draft.sheet.boarding.crew, extra, total_of(draft, battle)
    )
    line = box.h * 0.41
    nodes.append(dotted(pad, line, box.w - pad))
    size = draft.size(24 * k)
    y = line + max(36 * k, 8 * k + size * 0.9)
    nodes.append(Text(pad + 6 * k, y, say("crew.yours"), size, "serif", INK, bold=True))
    aside = pad + 22 * k + text_width(say("crew.yours"), size, "serif", True)
    fine, room = draft.size(18 * k), box.w - pad - aside
    nodes.append(line_of(aside, y, say("crew.spent"), fine, room, "serif", SOFT_INK, italic=True))
    ruled = box.h * 0.72
    nodes.append(dotted(pad, ruled, box.w - pad))
    nodes += ruler(draft, battle, pad + 36 * k, ruled, box.w - 2 * pad - 72 * k, box.h - ruled, total_of(draft, battle))
    draft.pieces.append(framed("party", box, nodes, 14))
    _tokens(draft, Box(box.x + pad, box.y + line + 48 * k, box.w - 2 * pad, ruled - line - 52 * k))


def party_spot(draft: StageDraft, box: Box) -> tuple[float, float]:
    """The radius of a berth and the height of the row."""
    return min(78 * draft.k, box.h * 0.13, box.w * 0.078), box.h * 0.222


def _tokens(draft: StageDraft, box: Box) -> None:
    """The whole crew, strongest last as on the sheet; a click chooses or lets go."""
    crew, held = draft.captain.crew, chosen(draft)
    r, across, pitch = crowd(len(crew), box.w, box.h, 47 * draft.k)
    rows = -(-len(crew) // across) if crew else 1
    full = len(held) >= draft.sheet.boarding.crew
    for n, i in enumerate(reversed(range(len(crew)))):
        row, column = divmod(n, across)
        x = box.x + r * 1.15 + pitch * column
        y = box.y + box.h / 2 + (row - (rows - 1) / 2) * r * 2.35
        at = Box(x - r, y - r, 2 * r, 2 * r)
        strength, is_held = crew[i], i in held
        does: Does = Half((("crew", tuple(j for j in held if j != i)),)) if is_held else Half((("crew", (*held, i)),))
        if full and not is_held:
            does = draft.do(CommitCrew(tuple(sorted((*committed_crew(draft), strength), reverse=True))))
        pale = isinstance(does, Refuse)
        draft.pieces.append(framed(f"pirate-{i}", at, token(r, r, r, strength, _symbol(draft, strength), pale), 8))
        state = ring(does, is_held)
        draft.picks.append(
            Pick(f"crew-{i}", at, does, "circle", state, _pirate_note(draft, strength, is_held), order=n)
        )


def _pirate_note(draft: StageDraft, strength: int, held: bool) -> Note:
    title = number("gain.pirate", 1, strength=strength)
    return Note(
        title[0].upper() + title[1:],
        (Line(say("crew.let_go" if held else "crew.send"), (), "CW-42"),),
        _symbol(draft, strength),
    )


def _opponent(draft: StageDraft, battle: Battle, box: Box) -> None:
    """What is known of the other side."""
    k, pad = draft.k, 34 * draft.k
    other = battle.defender if draft.seat == battle.attacker else battle.attacker
    attacking, name = other == battle.attacker, shown_name(draft.name(other))
    nodes: list[Node] = [
        *panel(0, 0, box.w, box.h, 18 * k),
        *ribbon(box.w / 2, 4 * k, say("crew.other", name=name), draft.size(18 * k), box.w - 40 * k),
    ]
    crew, extra = tuple(reversed(draft.state.captains[other].crew)), _extra(draft, other, battle)
    count = len(crew) + bool(extra)
    size = draft.size(18 * k)
    named = [] if draft.sheet.solo is None else wrapped(naming_words(draft.sheet), box.w - 2 * pad, size, "serif", True)
    words = _known(draft, battle, other, attacking, named)
    size = max(LEAST_TEXT, min(size, (box.h - 134 * k) / (1.5 * len(words))))
    area = Box(pad, 32 * k, box.w - 2 * pad, box.h - 54 * k - len(words) * size * 1.5)
    r, across, pitch = crowd(count, area.w, area.h, 33 * k)
    rows = -(-count // across) if count else 1
    for i in range(count):
        row, column = divmod(i, across)
        x, y = area.x + r * 1.1 + pitch * column, area.y + area.h / 2 + (row - (rows - 1) / 2) * r * 2.35
        nodes += token(x, y, r, crew[i], _symbol(draft, crew[i])) if i < len(crew) else bonus(x, y, r * 0.9, extra)
    y = area.y + area.h + size * 1.2
    for i, line in enumerate(words):
        font: Literal["serif", "sans"] = "sans" if i else "serif"
        nodes.append(
            line_of(pad, y + i * size * 1.5, line, size, box.w - 2 * pad, font, SOFT_INK if i else INK, bold=not i)
        )
    draft.pieces.append(framed("other", box, nodes, 14))


def _known(draft: StageDraft, battle: Battle, other: int, attacking: bool, named: Sequence[str]) -> list[str]:
    """Whom the other side may send, or in a solo game how that is `named`; its best, and who wins a tie."""
    fewest = least(battle, other, draft.state.captains[other])
    words = [number("crew.may_send", fewest, name=shown_name(draft.name(other)), most=draft.sheet.boarding.crew)]
    best = best_words(draft.state, other, attacking), best_total(draft.state, other, attacking)
    return [
        *(named if other == draft.state.mode.legend else words),
        say("crew.best", sum=best[0], total=best[1]),
        tie_words(draft.state, battle.attacker, battle.defender),
    ]


def _buttons(draft: StageDraft, battle: Battle, y: float) -> None:
    k, w = draft.k, draft.fmt.width
    crew = committed_crew(draft)
    words = number("crew.commit", len(crew), total=total_of(draft, battle))
    does = draft.do(CommitCrew(crew))
    ready = not isinstance(does, Refuse)
    if not ready and not crew:
        words = say("crew.commit.not_yet")
    at = Box(w / 2 - 230 * k, y, 460 * k, 66 * k)
    # Nobody is sent by a key that was meant for the curtain.
    key = "enter" if crew else ""
    draft.button("commit", at, words, does, "red" if ready else "faint", 26 * k, key=key, grand=ready, order=50)
    again = Box(w / 2 + 256 * k, y + 7 * k, 170 * k, 52 * k)
    draft.button(
        "start-over",
        again,
        say("button.start_over"),
        Half((("crew", None),)),
        "quiet",
        18 * k,
        "undo",
        "backspace",
        order=51,
    )


def crew_ghosts(sight: Sight, desk: Desk, fmt: Format, pick: Pick, page: Page) -> tuple[Piece, ...]:
    """The hovered Pirate, pale, in the next berth."""
    assert desk.lifted is not None, "somebody's curtain is lifted"
    draft = StageDraft(sight, desk, fmt, desk.lifted)
    battle = draft.state.battle
    if battle is None or not isinstance(pick.does, Half) or pick.state == "chosen" or not pick.id.startswith("crew-"):
        return ()
    held, strength = chosen(draft), draft.captain.crew[int(pick.id.removeprefix("crew-"))]
    found = next(piece for piece in page.pieces if piece.id == "party").box
    box = Box(found.x + 14, found.y + 14, found.w - 28, found.h - 28)
    most, y = party_spot(draft, box)
    pad, berths, extra = 34 * draft.k, draft.sheet.boarding.crew, bool(_extra(draft, draft.seat, battle))
    wide = box.w - 2 * pad - 8 * draft.k
    r = berth_radius(wide, most, berths, extra)
    spots, _ = berth_spots(pad + 8 * draft.k, wide, r, berths, extra)
    x = spots[min(len(held), berths - 1)]
    at = Box(box.x + x - r, box.y + y - r, 2 * r, 2 * r)
    return (framed("ghost-berth", at, faded(token(r, r, r, strength, _symbol(draft, strength), True), 0.8), 8),)
