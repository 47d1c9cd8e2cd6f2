"""So far in this bargain: each proposal with the answers to it, what was said, and the drafts others have laid."""

from __future__ import annotations

from captains.games.pirate_lords.actions import Crew, Split, TakeUp
from captains.games.pirate_lords.picture.art.emblems import seal
from captains.games.pirate_lords.picture.table.board import Board, Ring
from captains.games.pirate_lords.picture.table.columns import answer_of
from captains.games.pirate_lords.picture.table.furniture import chip, plate, rule, said, sign_disc
from captains.games.pirate_lords.picture.words import counted, listed, number, say
from captains.games.pirate_lords.state import Draft, Proposal
from captains.scene.controls import bare_button
from captains.scene.ensigns import filled
from captains.scene.lettering import name_texts, wrapped
from captains.scene.nodes import Node, Path, Rect, Text
from captains.scene.page import Box, Does, Half, Line, Note, Pick, Refuse
from captains.scene.palette import INK, PENCIL, SOFT_INK
from captains.scene.patterns import box_outline
from captains.scene.widgets import SHADE, line_of

SLIPS = 4
"""How many places for slips are marked before the first lies there."""


def so_far(board: Board) -> None:
    """The history, and the ideas in their own box or below it."""
    k, box = board.k, board.layout.sofar
    board.draw("sofar", box, plate(box.w, box.h, 14 * k), 8)
    inner = Box(box.x + 18 * k, box.y + 8 * k, box.w - 36 * k, box.h - 20 * k)
    if board.layout.ideas is not None:
        _history(board, inner)
        at = board.layout.ideas
        board.draw("ideas", at, plate(at.w, at.h, 14 * k), 8)
        _ideas(board, Box(at.x + 18 * k, at.y + 8 * k, at.w - 36 * k, at.h - 20 * k))
        return
    row, head = 46 * k, 34 * k
    ideas = len(board.state.drafts)
    wish = head + row * min(max(ideas, 1), 3)
    low = min(inner.h * (0.6 if ideas else 0.42), wish, inner.h - 100 * k)
    _history(board, Box(inner.x, inner.y, inner.w, inner.h - low - 6 * k))
    _ideas(board, Box(inner.x, inner.y + inner.h - low, inner.w, low))


def _heading(board: Board, id: str, box: Box, words: str) -> float:
    """A heading with a line under it; returns how high it is."""
    k = board.k
    size, high = max(14.0, 23 * k), 34 * k
    nodes: list[Node] = [
        Text(2, high * 0.7, words, size, "title", INK, bold=True),
        rule(0, high - 2, box.w),
    ]
    board.draw(id, Box(box.x, box.y, box.w, high), nodes)
    return high


def _history(board: Board, box: Box) -> None:
    """The last proposals that fit, each with chips, seals and what was said."""
    k, state = board.k, board.state
    y = _heading(board, "history-head", box, say("history.title"))
    if not state.proposals:
        size = board.size(20)
        words = [said(2, size * 1.2, say("history.none"), size, box.w)]
        board.draw("history-none", Box(box.x, box.y + y, box.w, size * 1.8), words)
        _legend(board, Box(box.x, box.y + y + size * 2.2, box.w, box.h - y - size * 2.2))
        return
    shown, used = 0, 0.0
    for proposal in reversed(state.proposals):
        need = _row_high(board, proposal, box.h - y)
        if shown and used + need > box.h - y:
            break
        shown, used = shown + 1, used + need
    top = box.y + y + 3 * k
    first = len(state.proposals) - shown
    for i, proposal in enumerate(state.proposals[first:]):
        high = _row_high(board, proposal, box.h - y)
        last = i == shown - 1
        if last and box.y + box.h - top >= _whole_high(board, proposal):
            _whole(board, first + i, proposal, Box(box.x, top, box.w, box.y + box.h - top))
        else:
            _row(board, first + i, proposal, Box(box.x, top, box.w, high))
        top += high


def _legend(board: Board, box: Box) -> None:
    """What the seals mean, where there is room for it."""
    k = board.k
    row, size = 48 * k, board.size(20)
    if box.h < 4 * row:
        return
    nodes: list[Node] = []
    for i, answer in enumerate(("proposes", "accepts", "refuses", "asked")):
        y = row * (i + 0.5)
        nodes += seal(answer, 24 * k, y, 17 * k, i + 3)
        nodes.append(line_of(54 * k, y + size * 0.35, say(f"seal.{answer}"), size, box.w - 60 * k, fill=SOFT_INK))
    board.draw("history-legend", Box(box.x, box.y, box.w, 4 * row), nodes, 2)


def _spoken(proposal: Proposal) -> tuple[int, int] | None:
    """Who named the least they would do it for, and how many ships that is."""
    for reply in proposal.replies:
        if reply.below:
            return reply.seat, reply.below
    return None


def _row_high(board: Board, proposal: Proposal, room: float) -> float:
    """How high a row is: with what was said, where there is room for it."""
    longer = 86 * board.k
    return longer if _said(board, proposal) and room >= longer else 58 * board.k


def _said(board: Board, proposal: Proposal) -> str:
    """What a refusal said."""
    spoken = _spoken(proposal)
    if spoken is not None:
        never = spoken[1] > len(board.state.caravan)
        name = board.name(spoken[0])
        return say("history.never", name=name) if never else say("history.below", name=name, n=spoken[1])
    for reply in proposal.replies:
        if reply.reason:
            return say("history.reason", name=board.name(reply.seat), reason=say(f"reason.{reply.reason}"))
    return ""


def _row(board: Board, n: int, proposal: Proposal, box: Box) -> None:
    """One proposal."""
    k = board.k
    side, r = 30 * k, 11 * k
    inside = board.state.in_turn(proposal.crew)
    nodes: list[Node] = [Text(2, 27 * k, str(n + 1), max(15.0, 26 * k), "title", SOFT_INK, bold=True)]
    left = 34 * k
    pitch = min(52 * k, (box.w - left) / max(1, len(inside)))
    for i, seat in enumerate(inside):
        x = left + i * pitch + (pitch - side) / 2
        nodes += chip(x, 2 * k, side, board.colour(seat), str(proposal.ships[seat]))
        answer = answer_of(board, seat, proposal)
        if answer:
            nodes += seal(answer, x + side / 2, side + 4 * k + r, r, n * 8 + seat)
    words = _said(board, proposal)
    if words and box.h > 80 * k:
        size = board.size(23)
        nodes.append(line_of(2, 78 * k, words, size, box.w - 4, "hand", PENCIL, bold=True))
    board.draw(f"history-{n}", box, nodes, 2)


PART, NUMBER = 42.0, 38.0
"""How high a participant's line is where a proposal is told whole, and its number over them."""


def _whole_high(board: Board, proposal: Proposal) -> float:
    parts = len(board.state.in_turn(proposal.crew)) + bool(_said(board, proposal))
    return (NUMBER + PART * parts + 6) * board.k


def _whole(board: Board, n: int, proposal: Proposal, box: Box) -> None:
    """The last proposal with a line for each participant, where there is room for it: ships, name, answer."""
    k, size = board.k, board.size(20)
    side, r = 30 * k, 12 * k
    title = say("history.number", n=n + 1)
    nodes: list[Node] = [line_of(2, 27 * k, title, size, box.w - 4, "serif", SOFT_INK, bold=True)]
    y = NUMBER * k
    for seat in board.state.in_turn(proposal.crew):
        nodes += chip(2, y, side, board.colour(seat), str(proposal.ships[seat]))
        answer = answer_of(board, seat, proposal)
        right = box.w - 4
        if answer:
            nodes += seal(answer, right - r, y + side / 2, r, n * 8 + seat)
            words = say(f"seal.{answer}")
            right -= 2 * r + 8 * k
            nodes.append(line_of(right, y + side / 2 + size * 0.35, words, size, box.w * 0.36, "sans", SOFT_INK, "end"))
            right -= box.w * 0.36
        room, base = right - side - 14 * k, y + side / 2 + size * 0.35
        nodes += name_texts(board.name(seat), side + 12 * k, base, room, size, "sans", fill=INK, bold=True, least=13.0)
        y += PART * k
    words = _said(board, proposal)
    if words:
        size = board.size(23)
        nodes.append(line_of(2, y + size, words, size, box.w - 4, "hand", PENCIL, bold=True))
    board.draw(f"history-{n}", box, nodes, 2)


def _ideas(board: Board, box: Box) -> None:
    """The drafts as slips of paper, newest first; the initiator takes one up with a click."""
    k, drafts = board.k, board.state.drafts
    y = _heading(board, "ideas-head", box, say("ideas.title"))
    row = max(44 * k, 30.0)
    fits = max(1, int((box.h - y) / row))
    if not drafts:
        _no_ideas(board, Box(box.x, box.y + y, box.w, box.h - y))
        return
    newest = list(reversed(range(len(drafts))))
    pages = -(-len(newest) // fits)
    page = min(board.desk.held("ideas", 0), pages - 1)
    for i, n in enumerate(newest[page * fits : (page + 1) * fits]):
        _slip(board, n, drafts[n], Box(box.x, box.y + y + 4 * k + i * row, box.w, row - 7 * k))
    if pages > 1:
        d = max(y - 8 * k, 18.0)
        for name, to, x in (("left", page - 1, 2 * d + 4), ("right", page + 1, d)):
            at = Box(box.x + box.w - x, box.y, d, d)
            does: Does = Half((("ideas", to % pages),))
            board.put(*bare_button(f"ideas-{name}", at, name, does, 56))


def _no_ideas(board: Board, box: Box) -> None:
    """Before the first draft: how one is written, if anybody here may now, and where the slips will lie."""
    k, size = board.k, board.size(20)
    how = how_to_suggest(board)
    nodes: list[Node] = [said(2, size * 1.2, say(f"ideas.none_{how}" if how == "later" else "ideas.none"), size, box.w)]
    y = size * 2.2
    if box.h > 5 * size:
        r = 16 * k
        nodes += sign_disc(r + 2, size * 3.2, r, "pencil")
        most = int(box.h / size / 1.25 - 1.6)
        lines = wrapped(say(f"ideas.how_{how}"), box.w - 2 * r - 14 * k, size, most=most)
        for i, line in enumerate(lines):
            nodes.append(Text(2 * r + 12 * k, size * (3.0 + 1.25 * i), line, size, "sans", SOFT_INK))
        y = size * (3.0 + 1.25 * len(lines))
    row = max(44 * k, 30.0)
    for i in range(min(SLIPS, int((box.h - y) / row))):
        at = y + i * row
        nodes.append(Rect(2, at, box.w - 4, row - 9 * k, 3, stroke=SOFT_INK, width=1.2, dash="3 6", stroke_opacity=0.5))
    board.draw("ideas-none", box, nodes)


def how_to_suggest(board: Board) -> str:
    """By which sign a draft is begun now: the "pencil" beside a name, the "button" of the nearest seat, or "later"."""
    if any(board.offer(seat, "Suggest") is not None for seat in board.others):
        return "pencil"
    return "button" if board.offer(board.home, "Suggest") is not None else "later"


def _slip(board: Board, n: int, draft: Draft, box: Box) -> None:
    """One draft: who suggests it and how it splits the ships."""
    k = board.k
    offered = board.offer(board.state.active, "TakeUp")
    action = TakeUp(n)
    may = offered is not None and offered.accepts(action)
    edge = 9 * k
    inside = board.state.in_turn(draft.crew)
    side = min(26 * k, box.h - 6 * k)
    need = len(inside) * (side + 5 * k)
    room = box.w - need - edge - 22 * k
    nodes: list[Node] = [
        Rect(3, 4, box.w - 2, box.h, fill=SHADE, fill_opacity=0.3),
        Path(f"M0 0H{box.w:.1f}L{box.w - 2:.1f} {box.h:.1f}H1Z", fill="#FFFBEC", stroke=SOFT_INK, width=1.2),
        *filled((box_outline(2, 2, edge, box.h - 4),), board.colour(draft.seat), 6 * k),
    ]
    size = board.size(24)
    y = box.h / 2 + size * 0.3
    nodes += name_texts(board.name(draft.seat), edge + 9 * k, y, room, size, "hand", fill=PENCIL, bold=True, least=13.0)
    for i, seat in enumerate(inside):
        x = box.w - need - 6 * k + i * (side + 5 * k)
        nodes += chip(x, (box.h - side) / 2, side, board.colour(seat), str(draft.ships[seat]))
    board.draw(f"idea-{n}", box, nodes, 5)
    lines = [Line(words) for words in told(board, draft.crew, draft.ships)]
    lines.append(Line(say("ideas.take" if may else "ideas.talk"), (), "PL-23b"))
    note = Note(say("ideas.of", name=board.name(draft.seat)), tuple(lines), "pencil")
    does = board.do(board.state.active, action) if board.state.active in board.sight.seats else Half(())
    state: Ring = "open" if may and not isinstance(does, Refuse) else "quiet"
    board.picks.append(Pick(f"take-{n}", box, does, state=state, note=note, order=50, radius=3))


def told(board: Board, crew: Crew, ships: Split) -> list[str]:
    """Each participant's part in words: pirates and ships."""
    return [
        say(
            "ideas.part",
            name=board.name(seat),
            crew=listed(counted(board.sheet, (seats.count(seat) for seats in crew))),
            ships=number("n_ships", ships[seat]),
        )
        for seat in board.state.in_turn(crew)
    ]
