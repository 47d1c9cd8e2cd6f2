"""A participant's answer: accept, refuse with or without a reason, or name the least they would do it for."""

from __future__ import annotations

from captains.engine.refusal import Refusal
from captains.games.pirate_lords.actions import Accept, Refuse, RefuseBelow
from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.table.suggesting import suggest_button
from captains.games.pirate_lords.picture.words import counted, listed, number, say
from captains.games.pirate_lords.rules.answers import REASONS
from captains.scene.controls import round_button
from captains.scene.lettering import ellipsis, text_width
from captains.scene.nodes import Node
from captains.scene.page import Box, Does, Half, Line, Note
from captains.scene.page import Refuse as Declined
from captains.scene.widgets import line_of


def answering(board: Board, box: Box, seat: int) -> None:
    """Draw the question and the ways to answer it."""
    k = board.k
    size = board.size(20)
    why = board.desk.held("refusing") == _moment(board, seat)
    words = say("answer.why", name=board.name(seat)) if why else _question(board, seat, box.w, size)
    nodes: list[Node] = [line_of(0, size * 1.05, words, size, box.w, bold=True)]
    top = size * 1.6
    board.draw("decision-words", Box(box.x, box.y, box.w, top), nodes)
    area = Box(box.x, box.y + top, box.w, box.h - top)
    if why:
        _reasons(board, area, seat)
        return
    gap = 8 * k
    high = (area.h - 2 * gap) / 3
    wide = (area.w - gap) / 2
    big = board.size(22)
    board.button(
        "accept",
        Box(area.x, area.y, wide, high),
        say("button.accept"),
        board.do(seat, Accept()),
        "main",
        size=big,
        picture="tick",
        key="a",
        order=20,
    )
    board.button(
        "refuse",
        Box(area.x + wide + gap, area.y, wide, high),
        say("button.refuse"),
        Half((("refusing", _moment(board, seat)),)),
        "blood",
        size=big,
        picture="cross",
        key="x",
        order=21,
    )
    _below(board, Box(area.x, area.y + high + gap, area.w, high), seat)
    suggest_button(board, Box(area.x, area.y + 2 * (high + gap), area.w, high))


def _moment(board: Board, seat: int) -> tuple[int, int]:
    return seat, len(board.state.proposals)


def _question(board: Board, seat: int, room: float, size: float) -> str:
    """What the seat would give and get; a long name gives way to it."""
    state, proposal = board.state, board.state.proposals[-1]
    given = listed(counted(state.sheet, (seats.count(seat) for seats in proposal.crew)))
    asked = number("answer.question", proposal.ships[seat], name="", crew=given)
    name = ellipsis(board.name(seat), max(4 * size, room - text_width(asked, size, "sans", True)), size, "sans", True)
    return f"{name}{asked}"


def _below(board: Board, box: Box, seat: int) -> None:
    """ "Not for less than n": a number between two buttons, and the answer itself."""
    k = board.k
    share, most = board.state.proposals[-1].ships[seat], len(board.state.caravan) + 1
    held = board.desk.held("floor")
    count = held[1] if held is not None and held[0] == _moment(board, seat) else share + 1
    count = max(share + 1, min(count, most))
    d = box.h

    def step(to: int) -> Does:
        if share < to <= most:
            return Half((("floor", (_moment(board, seat), to)),))
        return Declined(Refusal("rule", "PL-23a", say("answer.no_further", least=share + 1, most=most)))

    less, more = Box(box.x, box.y, d, d), Box(box.x + box.w - d, box.y, d, d)
    board.put(*round_button("floor-less", less, "minus", step(count - 1), "left", None, 23, dull=count - 1 <= share))
    board.put(*round_button("floor-more", more, "plus", step(count + 1), "right", None, 24, dull=count + 1 > most))
    words = say("answer.never") if count == most else number("answer.below", count)
    note = Note(words, (Line(say("answer.below_how"), (), "PL-23a"),))
    middle = Box(box.x + d + 8 * k, box.y, box.w - 2 * d - 16 * k, box.h)
    does = board.do(seat, RefuseBelow(count))
    board.button("below", middle, words, does, "quiet", size=board.size(20), key="n", note=note, order=22)


def _reasons(board: Board, area: Box, seat: int) -> None:
    """The reasons, and a way back."""
    gap = 7 * board.k
    high = (area.h - 2 * gap) / 3
    wide = (area.w - gap) / 2
    size = board.size(19)
    places = [Box(area.x + c * (wide + gap), area.y + r * (high + gap), wide, high) for r in range(3) for c in range(2)]
    for i, (reason, box) in enumerate(zip(REASONS, places, strict=False)):
        label = say(f"reason.{reason or 'none'}")
        board.button(
            f"reason-{i}", box, label, board.do(seat, Refuse(reason)), "blood", size=size, key=str(i + 1), order=20 + i
        )
    board.button(
        "reason-back",
        places[5],
        say("button.back"),
        Half((("refusing", None),)),
        size=size,
        picture="left",
        key="backspace",
        order=26,
    )
