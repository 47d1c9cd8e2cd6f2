"""The banner: whose decision it is, what is asked, the turn and its phases; and the quiet buttons beside it."""

from __future__ import annotations

from captains.engine.refusal import Refusal
from captains.games.captains_war.picture.table.asking import asks, more, speaker
from captains.games.captains_war.picture.table.draft import TableDraft
from captains.games.captains_war.picture.words import say
from captains.games.captains_war.state import PHASE_NAMES
from captains.scene.ensigns import flag
from captains.scene.lettering import face_for, fit_size, shown_name, text_width
from captains.scene.nodes import Node, Path, Rect, Text
from captains.scene.page import Banner, Does, Half, Line, Note, Refuse, Show
from captains.scene.palette import BLOOD, BRASS, DEEP_SEA, SOFT_INK
from captains.scene.widgets import LEAST_TEXT, Look, button, card, framed, line_of

PHASES = ("loot", "command", "boarding")
SOLO_PHASES = ("loot", "command", "captain", "boarding")
BUTTONS = (("undo", "u"), ("hint", "h"), ("log", "l"), ("rules", "r"), ("menu", "m"))


def banner(draft: TableDraft) -> Banner:
    """Draw the banner and say what it says."""
    seat = speaker(draft.sight, draft.desk)
    who, asked = shown_name(draft.name(seat)), asks(draft.state, seat)
    aside = more(draft.state, seat, draft.desk)
    box = draft.layout.banner
    draw = _tall if draft.layout.narrow else _flat
    title = f"{who} {asked}".strip()
    if draft.layout.narrow and text_width(title, LEAST_TEXT * 1.15, "title", True) > box.w - 72 * draft.k:
        title, aside = who, asked
    nodes = [*card(0, 0, box.w, box.h, 5, draft.k), *draw(draft, seat, title, aside)]
    draft.pieces.append(framed("banner", box, nodes, 12))
    return Banner(who, asked)


def buttons(draft: TableDraft) -> None:
    """Undo, hint, log, rules, menu: words and pictures, or as much of them as there is room for."""
    for (name, key), box in zip(BUTTONS, draft.layout.buttons, strict=True):
        does, note = (Show(name), None) if name != "undo" else _undo(draft)
        look: Look = "dim" if isinstance(does, Refuse) else "dark"
        size = draft.size(18 * draft.k if not draft.layout.narrow else 13 * draft.k)
        words = say(f"button.{name}") if box.w > size * 4.2 else ""
        picture = name if box.w > size * 4.6 or not words else ""
        note = note or (None if words else Note(say(f"button.{name}")))
        piece, pick = button(name, box, words, does, look, size, picture, key, note, order=90)
        draft.pieces.append(piece)
        draft.picks.append(pick)


def _undo(draft: TableDraft) -> tuple[Does, Note]:
    """A half-made choice is let go of first; nothing to take back: the button says so."""
    if draft.acting and draft.desk.half:
        return Half(tuple((name, None) for name, _ in draft.desk.half)), _said("undo.half")
    if not draft.sight.undoable:
        return Refuse(Refusal("undo", "", say("undo.nothing"))), Note(say("button.undo"))
    return Show("undo", draft.seat), _said("undo.last")


def _said(key: str) -> Note:
    return Note(say("button.undo"), (Line(say(key)),))


def _title(words: str, x: float, y: float, size: float, room: float) -> Text:
    return line_of(x, y, words, size, room, "title", DEEP_SEA, bold=True)


def _flat(draft: TableDraft, seat: int, title: str, aside: str) -> list[Node]:
    """All in one line, for a wide window."""
    box, k = draft.layout.banner, draft.k
    mid = box.h / 2
    nodes: list[Node] = [*flag(24 * k, mid - 16 * k, 50 * k, 31 * k, draft.colour(seat))]
    phases, left = _phases(draft, box.w - 26 * k, mid + 6 * k, draft.size(17 * k))
    turn = say("banner.turn", n=draft.state.turn)
    nodes += phases
    nodes.append(Text(left - 30 * k, mid + 6 * k, turn, draft.size(17 * k), "sans", SOFT_INK, "end"))
    room = left - 30 * k - text_width(turn, draft.size(17 * k)) - 118 * k
    font, bold, _ = face_for(title, "title", True)
    size = fit_size(title, room, 31 * k, max(LEAST_TEXT, 15 * k), font, bold)
    nodes.append(_title(title, 94 * k, mid + size * 0.36, size, room))
    used = text_width(title, size, font, bold) + 22 * k
    if aside and room - used > 80 * k:
        small = draft.size(18 * k)
        nodes.append(line_of(94 * k + used, mid + 8 * k, aside, small, room - used, "serif", SOFT_INK, italic=True))
    return nodes


def _tall(draft: TableDraft, seat: int, title: str, aside: str) -> list[Node]:
    """Three lines, for a narrow column."""
    box, k = draft.layout.banner, draft.k
    nodes: list[Node] = [*flag(16 * k, 14 * k, 34 * k, 22 * k, draft.colour(seat))]
    nodes.append(_title(title, 60 * k, 33 * k, 21 * k, box.w - 72 * k))
    turn, size = say("banner.turn", n=draft.state.turn), draft.size(13.5 * k)
    nodes.append(Text(box.w - 14 * k, 58 * k, turn, size, "sans", SOFT_INK, "end"))
    room = box.w - 36 * k - text_width(turn, size)
    # It stands below the flag's pole, whatever size of text is wished for.
    fine = min(draft.size(14 * k), 18.5 * k)
    nodes.append(line_of(15 * k, 58 * k, aside, fine, room, "serif", SOFT_INK, italic=True))
    _, left = _phases(draft, box.w, 77 * k, size)
    phase_size = min(size, size * (box.w - 30 * k) / (box.w - left))
    gap = 1.0
    if phase_size < LEAST_TEXT:
        # Four phases: rather close together than small.
        over, joints = (box.w - left) / size * LEAST_TEXT - (box.w - 26 * k), len(SOLO_PHASES) - 1
        phase_size, gap = LEAST_TEXT, max(0.3, 1 - over / (joints * 2 * LEAST_TEXT))
    _, left = _phases(draft, box.w, 77 * k, phase_size, gap)
    phases, _ = _phases(draft, box.w - left + 15 * k, 77 * k, phase_size, gap)
    return [*nodes, *phases]


def _phases(draft: TableDraft, right: float, y: float, size: float, gap: float = 1.0) -> tuple[list[Node], float]:
    """Loot, command, boarding, ending at `right`, the present one underlined; and where they begin."""
    now, x = PHASE_NAMES[draft.state.phase], right
    nodes: list[Node] = []
    tip = size * 0.28 * min(1.0, gap + 0.3)
    phases = PHASES if draft.state.mode.legend is None else SOLO_PHASES
    for i, phase in enumerate(reversed(phases)):
        words, here = say(f"phase.{phase}"), phase == now
        wide = text_width(words, size, "sans", here)
        nodes.append(Text(x - wide, y, words, size, "sans", DEEP_SEA if here else SOFT_INK, bold=here))
        if here:
            nodes.append(Rect(x - wide, y + size * 0.45, wide, size * 0.18, size * 0.09, fill=BLOOD))
        x -= wide
        if i < len(phases) - 1:
            x -= size * 1.15 * gap
            nodes.append(
                Path(
                    f"M{x:.1f} {y - size * 0.6:.1f}l{tip:.1f} {tip:.1f}l{-tip:.1f} {tip:.1f}",
                    stroke=BRASS,
                    width=2,
                )
            )
            x -= size * 0.85 * gap
    return nodes, x
