"""What there is to decide, beside the nearest seat: propose or pass, lay a draft, answer a proposal."""

from __future__ import annotations

from captains.engine.words import capital
from captains.games.pirate_lords.actions import Pass
from captains.games.pirate_lords.picture.table.answering import answering
from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.table.furniture import said
from captains.games.pirate_lords.picture.table.making import Making, cleared, speaking
from captains.games.pirate_lords.picture.table.suggesting import suggest_button
from captains.games.pirate_lords.picture.table.turning import turns
from captains.games.pirate_lords.picture.words import counted, listed, number, say
from captains.games.pirate_lords.rules.lacks import Lacks
from captains.scene.lettering import wrapped
from captains.scene.nodes import Node, Text
from captains.scene.page import Box, Line, Note, Refuse
from captains.scene.palette import BLOOD, INK, LEAF, SOFT_INK
from captains.scene.widgets import line_of


def decision(board: Board, box: Box) -> None:
    """Draw what may be decided now, or what is waited for."""
    made, decider = board.making, board.decider
    if made is not None and made.draft:
        _draft(board, box, made)
    elif made is not None:
        _proposal(board, box, made)
    elif decider is not None:
        answering(board, box, decider)
    else:
        _waits(board, box)


def _missing(board: Board, box: Box, made: Making, lead: str) -> None:
    """Who makes it, and what it still lacks."""
    lacks = made.lacks(board.state)
    size = board.size(20)
    nodes: list[Node] = [line_of(0, size * 0.95, lead, size, box.w, "sans", INK, bold=True)]
    words = _lacking(board, lacks)
    tint = BLOOD if lacks.words else LEAF
    if not lacks.words:
        words = say("make.ready")
    elif any(lacks.pirates) or lacks.ships:
        words = say("make.lacks", what=words)
    else:
        words = f"{capital(words)}."
    fine = max(14.2, board.size(20))
    lines = wrapped(words, box.w, fine, "serif")
    while fine > 13 and len(lines) * fine * 1.14 > box.h - size - 4:
        fine = max(13.0, fine - 0.5)
        lines = wrapped(words, box.w, fine, "serif")
    most = max(1, int((box.h - size - 2) / (fine * 1.14)))
    if len(lines) > most and (any(lacks.pirates) or lacks.ships):
        words = say("make.lacks", what=_lacking(board, lacks, short=True))
    lines = wrapped(words, box.w, fine, "serif", most=most)
    for i, line in enumerate(lines):
        nodes.append(Text(0, size * 0.95 + fine * 1.14 * (i + 1), line, fine, "serif", tint, italic=True))
    board.draw("decision-words", box, nodes)


def _lacking(board: Board, lacks: Lacks, short: bool = False) -> str:
    """What is missing, in as few words as can be; where something is too much, as the rules say it."""
    if min(*lacks.pirates, lacks.ships) < 0 or not (any(lacks.pirates) or lacks.ships):
        return "; ".join(lacks.words)
    if short:
        parts = [number("n_pirates", sum(lacks.pirates))] if any(lacks.pirates) else []
        return listed([*parts, number("n_ships", lacks.ships)] if lacks.ships else parts)
    parts = counted(board.sheet, lacks.pirates)
    if lacks.ships:
        parts.append(number("n_ships", lacks.ships))
    return listed(parts)


def _rows(board: Board, box: Box) -> tuple[Box, Box, Box]:
    """Room for words, a button of full width, and a row of two."""
    k = board.k
    high, gap = min(45 * k, box.h * 0.27), 8 * k
    low = box.y + box.h - high
    main = Box(box.x, low - gap - high, box.w, high)
    return Box(box.x, box.y, box.w, main.y - box.y - 4 * k), main, Box(box.x, low, box.w, high)


def _halves(box: Box, gap: float) -> tuple[Box, Box]:
    wide = (box.w - gap) / 2
    return Box(box.x, box.y, wide, box.h), Box(box.x + wide + gap, box.y, wide, box.h)


def _proposal(board: Board, box: Box, made: Making) -> None:
    words, main, row = _rows(board, box)
    key = "make.again" if board.state.proposals else "make.propose"
    _missing(board, words, made, say(key, name=board.name(made.seat)))
    does = board.do(made.seat, made.action)
    ready = not isinstance(does, Refuse)
    size = board.size(22)
    board.button(
        "propose",
        main,
        say("button.propose"),
        does,
        "main" if ready else "quiet",
        size=size,
        picture="tick",
        key="enter",
        grand=ready,
        order=20,
    )
    one, other = _halves(row, 10 * board.k)
    giving = bool(board.state.proposals)
    label = say("button.give_up" if giving else "button.pass")
    note = Note(label, (Line(say("note.give_up" if giving else "note.pass"), (), "PL-23" if giving else "PL-11"),))
    board.button(
        "pass",
        one,
        label,
        board.do(made.seat, Pass()),
        size=board.size(20),
        picture="cross",
        key="g",
        note=note,
        order=22,
    )
    board.button(
        "clear",
        other,
        say("button.clear"),
        cleared(board.state, made),
        size=board.size(20),
        picture="undo",
        key="c",
        order=21,
    )


def _draft(board: Board, box: Box, made: Making) -> None:
    words, main, row = _rows(board, box)
    _missing(board, words, made, say("make.draft", name=board.name(made.seat)))
    does = board.do(made.seat, made.action)
    ready = not isinstance(does, Refuse)
    board.button(
        "lay",
        main,
        say("button.lay"),
        does,
        "main" if ready else "quiet",
        size=board.size(22),
        picture="pencil",
        key="enter",
        grand=ready,
        order=20,
    )
    one, other = _halves(row, 10 * board.k)
    size = board.size(20)
    board.button(
        "leave", one, say("button.leave"), speaking(None), size=size, picture="left", key="backspace", order=22
    )
    board.button(
        "clear", other, say("button.clear"), cleared(board.state, made), size=size, picture="undo", key="c", order=21
    )


def _waits(board: Board, box: Box) -> None:
    """Who is waited for; whoever sits alone here may suggest something meanwhile."""
    state = board.state
    size = board.size(22)
    whom = board.name(board.asked if board.asked is not None else state.active)
    words = say("wait.typing" if turns(board) else f"wait.{state.phase}", name=whom)
    _, main, row = _rows(board, box)
    seat = state.active
    passes = board.offer(seat, "Pass") is not None
    room = (main if passes else row).y - box.y
    most = max(1, int(room / size / 1.25 - 0.1))
    lines = wrapped(words, box.w, size, "serif", most=most)
    nodes = [said(0, size * (1.1 + 1.25 * i), line, size, box.w, SOFT_INK) for i, line in enumerate(lines)]
    board.draw("decision-words", Box(box.x, box.y, box.w, room), nodes)
    if passes:
        label = say("button.give_up" if state.proposals else "button.pass")
        board.button("pass", main, label, board.do(seat, Pass()), size=size, picture="cross", key="g", order=22)
    suggest_button(board, row)
