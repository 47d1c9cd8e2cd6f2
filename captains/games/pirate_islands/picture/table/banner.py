"""The banner over the map: whose decision it is, what is asked, how far the turn has come; and the strip of buttons."""

from __future__ import annotations

from captains.engine.refusal import Refusal
from captains.games.pirate_islands.actions import EndTurn
from captains.games.pirate_islands.picture.asking import asks, speaker
from captains.games.pirate_islands.picture.table.draft import Draft
from captains.games.pirate_islands.picture.words import say
from captains.scene.lettering import fit_size, has_letters, text_width
from captains.scene.nodes import Font, Node, Text, Use
from captains.scene.page import Banner, Does, Note, Refuse, Show
from captains.scene.palette import DEEP_SEA, SOFT_INK
from captains.scene.widgets import LEAST_TEXT, Look, card, framed, line_of, tick

BUTTONS = (("undo", "u"), ("hint", "h"), ("log", "l"), ("rules", "r"), ("menu", "m"))


def banner(draft: Draft) -> Banner:
    """Draw the banner and say what it says."""
    state, box, k = draft.state, draft.layout.banner, draft.k
    seat = speaker(state)
    who, asked = draft.name(seat), asks(state, seat)
    mid, crest = box.h / 2, box.h * 0.68
    nodes: list[Node] = [
        *card(0, 0, box.w, box.h, 8 * k, k),
        Use(f"crest-{state.colours[seat]}", 16 * k + crest / 2, mid, crest),
    ]
    end = _turn(draft, nodes)
    start = 30 * k + crest
    words = f"{who} {asked}".strip()
    face: Font = "title" if has_letters(words, "title", True) else "sans"
    room = end - start - 16 * k
    size = fit_size(words, room, (32 if face == "title" else 27) * k, LEAST_TEXT, face, True)
    nodes.append(line_of(start, mid + size * 0.35, words, size, room, face, DEEP_SEA, bold=True))
    draft.pieces.append(framed("banner", box, nodes, 10))
    return Banner(who, asked)


def _turn(draft: Draft, nodes: list[Node]) -> float:
    """The turn and its three parts from the right: the roll, building, trading; returns where they begin."""
    state, box, k = draft.state, draft.layout.banner, draft.k
    mid, icon = box.h / 2, box.h * 0.6
    size = draft.size(20)
    words = say("banner.turn", n=state.turn)
    x = box.w - 20 * k - text_width(words, size)
    nodes.append(Text(x, mid + size * 0.36, words, size, "sans", SOFT_INK))
    playing = state.phase in ("play", "coco", "free-build", "answer")
    parts = (
        (
            "booth" if state.agreed.market else "hand",
            say("banner.trade"),
            playing and not state.marketed,
            state.marketed,
        ),
        (f"lair-{state.colours[state.active]}", say("banner.build"), playing, False),
        (_rolled(draft), say("banner.roll"), state.phase == "roll", state.number is not None),
    )
    for symbol, label, now, done in parts:
        wide = text_width(label, size, "sans", now)
        if x - wide - icon - 30 * k < box.w * 0.5:
            wide = -6 * k
        else:
            nodes.append(line_of(x - 26 * k - wide, mid + size * 0.36, label, size, wide + 2, bold=now))
        x -= wide + icon + 34 * k
        nodes.append(Use(symbol, x + icon / 2, mid, icon))
        if done:
            nodes += tick(x + icon * 0.92, mid + icon * 0.42, icon * 0.24)
    return x


def _rolled(draft: Draft) -> str:
    """What the die shows, as a disc; before the roll a die."""
    number, figures = draft.state.number, draft.state.figures
    if number is None:
        return "die"
    return "ghost-captain" if number == figures.ghost_number else f"number-{number}"


def buttons(draft: Draft) -> None:
    """Undo, hint, log, rules, menu; and the end of the turn, the one thing always to do."""
    narrow = draft.fmt.narrow
    for (name, key), box in zip(BUTTONS, draft.layout.buttons, strict=True):
        does: Does = Show(name)
        look: Look = "dark"
        if name == "undo":
            does = Show("undo", draft.seat)
            if not draft.sight.undoable:
                does, look = Refuse(Refusal("undo", "", say("undo.nothing"))), "dim"
        label = "" if narrow or box.w < draft.size(18) * 4.4 else say(f"button.{name}")
        note = None if label else Note(say(f"button.{name}"))
        draft.button(name, box, label, does, look, 18, name, key, note, order=90)
    mine = draft.seat == draft.state.active
    does = draft.do(EndTurn())
    if not mine or not draft.acting:
        return
    grand = not isinstance(does, Refuse)
    ends: Look = "main" if grand else "dim"
    draft.button(
        "end-turn", draft.layout.end, say("button.end"), does, ends, 24, "done", "enter", grand=grand, order=80
    )
