"""A participant's column on the bench: the pirates who have come forward, the ships promised, the answer."""

from __future__ import annotations

from captains.engine.refusal import Refusal
from captains.games.pirate_lords.picture.art.emblems import seal
from captains.games.pirate_lords.picture.cards.faces import face
from captains.games.pirate_lords.picture.cards.pieces import card_high, fan, grid
from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.table.furniture import SHEET, empty_place, sign_disc, strip
from captains.games.pirate_lords.picture.table.making import Making, back, given
from captains.games.pirate_lords.picture.table.ships import promised, taken_back
from captains.games.pirate_lords.picture.table.sign_notes import note_signs
from captains.games.pirate_lords.picture.words import number, say
from captains.games.pirate_lords.state import Proposal
from captains.scene.controls import round_button
from captains.scene.lettering import fit_size, text_width
from captains.scene.nodes import Node, Rect, Text
from captains.scene.page import Box, Does, Drop, Line, Note, Pick, Refuse
from captains.scene.palette import BLOOD, BRASS, BRIGHT_BRASS, INK, LEAF, SOFT_INK, mixed
from captains.scene.widgets import line_of

WORDS = {
    "proposes": mixed(BRASS, INK, 0.35),
    "accepts": LEAF,
    "refuses": BLOOD,
    "asked": SOFT_INK,
    "waits": SOFT_INK,
    "": SOFT_INK,
}


def column(board: Board, seat: int, box: Box) -> None:
    """Draw it."""
    k = board.k
    high = 42 * k
    asked = board.making is None and board.asked == seat
    nodes: list[Node] = []
    if asked:
        nodes.append(Rect(-4, -4, box.w + 8, box.h + 8, 15 * k, stroke=BRIGHT_BRASS, width=5))
    nodes.append(Rect(0, 0, box.w, box.h, 12 * k, fill=SHEET, stroke=INK, width=max(1.3, 1.8 * k)))
    lock = seat in board.bound and board.making is not None
    room = box.w - high * 0.8 - (34 * k if lock else 0)
    nodes += strip(box.w, high, board.colour(seat), board.name(seat), board.size(22), room, 12 * k)
    if lock:
        nodes += sign_disc(box.w - 22 * k, high / 2, 14 * k, "lock")
    board.draw(f"column-{seat}", box, nodes, 8)
    if lock:
        note_signs(board, seat, ("lock",), box.x + box.w - 22 * k, box.y + high / 2, "column")
    answer = 46 * k
    rest = box.h - high - answer - 26 * k
    cards = Box(box.x + 10 * k, box.y + high + 10 * k, box.w - 20 * k, rest * 0.6)
    _crew(board, seat, cards)
    ships = Box(box.x + 10 * k, cards.y + cards.h + 10 * k, box.w - 20 * k, rest * 0.4)
    foot = Box(box.x + 8 * k, box.y + box.h - answer - 4 * k, box.w - 16 * k, answer)
    _ships(board, seat, ships)
    if board.making is not None:
        _give(board, board.making, seat, foot)
    else:
        _answer(board, seat, foot)


def _crew(board: Board, seat: int, box: Box) -> None:
    """The pirates of a seat who take part; a click sends one back."""
    assert board.shown is not None, "somebody takes part"
    found = [
        (profession, number_)
        for profession, numbers in enumerate(board.lord(seat).crew)
        for number_ in numbers[: board.out(seat, profession)]
    ]
    if not found:
        return
    places = grid(board.sheet, len(found), box, 8 * board.k, box.w)
    for i, ((profession, number_), at) in enumerate(zip(found, places, strict=True)):
        named = board.sheet.professions[profession]
        board.card(f"card-{profession}-{number_}", face(board.sheet, profession, number_), at.x, at.y, at.w)
        if board.making is not None:
            does = back(board.state, board.making, profession, seat)
            note = Note(named.name.capitalize(), (Line(say("forward.back", name=board.name(seat)), (), "PL-20"),))
            id, carries = f"back-{seat}-{profession}-{i}", f"card-{profession}-{number_}"
            home = (Drop(board.place(seat), does, 14 * board.k),)
            r = at.w * 0.06
            board.picks.append(
                Pick(id, at, does, state="quiet", note=note, order=12, radius=r, drops=home, carries=carries)
            )


def _ships(board: Board, seat: int, box: Box) -> None:
    """The ships promised as cards in a fan, and their number, large."""
    assert board.shown is not None, "somebody takes part"
    k = board.k
    fleet = [n for n, whose in zip(board.state.caravan, promised(board), strict=True) if whose == seat]
    label = min(92 * k, box.w * 0.46)
    wide = min(110 * k, box.h / card_high(board.sheet, 1.0), (box.w - label) * 0.7)
    high = card_high(board.sheet, wide)
    step = fan(len(fleet), wide, box.w - label - 4 * k, wide * 0.5)
    used = wide + step * max(0, len(fleet) - 1)
    left = box.x + (box.w - used - label) / 2
    y = box.y + (box.h - high) / 2
    if not fleet:
        board.draw(f"no-ship-{seat}", Box(left, y, wide, high), empty_place("ship", wide, high)[:1])
    for i, n in enumerate(fleet):
        board.card(f"card-{board.sheet.ship}-{n}", face(board.sheet, board.sheet.ship, n), left + i * step, y, wide)
    if fleet:
        taken_back(board, seat, fleet[-1], Box(left + (len(fleet) - 1) * step, y, wide, high))
    share = board.shown[1][seat]
    big, small = min(50 * k, box.h * 0.56), board.size(20)
    nodes: list[Node] = [
        Text(label / 2, big * 0.84, str(share), big, "title", INK, "middle", True),
        line_of(
            label / 2, big * 0.84 + small * 1.1, number("ships", share), small, label, fill=SOFT_INK, anchor="middle"
        ),
    ]
    at = Box(left + used, box.y + (box.h - big - small * 1.1) / 2, label, big + small * 1.5)
    board.draw(f"share-{seat}", at, nodes)


def _give(board: Board, made: Making, seat: int, box: Box) -> None:
    """Fewer and more ships for this participant."""
    state = board.state
    d = min(box.h, 44 * board.k)
    share, left = made.ships[seat], len(state.caravan) - sum(made.ships)
    size = board.size(19)
    words = say("share.words")
    wide = min(text_width(words, size), box.w - 2 * d - 20 * board.k)
    mid = box.x + box.w / 2
    gap = (wide / 2 + 10 * board.k) if wide > 40 * board.k else 4 * board.k
    y = box.y + (box.h - d) / 2

    def does(more: int) -> Does:
        if more < 0 and not share:
            return Refuse(Refusal("rule", "PL-20", say("refuse.no_ship", name=board.name(seat))))
        if more > 0 and left <= 0:
            return Refuse(Refusal("rule", "PL-20", say("refuse.all_given")))
        return given(state, made, seat, more)

    less, more = Box(mid - gap - d, y, d, d), Box(mid + gap, y, d, d)
    name = board.name(seat)
    note = Note(say("share.less", name=name), (Line(say("share.how"), (), "PL-20"),), "minus")
    board.put(*round_button(f"less-{seat}", less, "minus", does(-1), "", note, 14, dull=not share))
    note = Note(say("share.more", name=name), (Line(say("share.how"), (), "PL-20"),), "plus")
    board.put(*round_button(f"more-{seat}", more, "plus", does(1), "", note, 15, dull=left <= 0))
    if wide > 40 * board.k:
        text = line_of(wide / 2 + 4, box.h / 2 + size * 0.34, words, size, wide + 4, fill=SOFT_INK, anchor="middle")
        board.draw(f"share-words-{seat}", Box(mid - wide / 2 - 4, box.y, wide + 8, box.h), [text])


def answer_of(board: Board, seat: int, proposal: Proposal) -> str:
    """A participant's answer to a proposal of this turn; "" where nobody asks for it any more."""
    if seat == board.state.active:
        return "proposes"
    for reply in proposal.replies:
        if reply.seat == seat:
            return "accepts" if reply.accepts else "refuses"
    if board.state.phase != "answers" or proposal is not board.state.proposals[-1]:
        return ""
    return "asked" if seat == board.asked else "waits"


def _answer(board: Board, seat: int, box: Box) -> None:
    """The answer as a seal, with its word."""
    answer = answer_of(board, seat, board.state.proposals[-1])
    if not answer:
        return
    r = min(19 * board.k, box.h * 0.42)
    size = fit_size(say(f"seal.{answer}"), box.w - 2 * r - 14 * board.k, board.size(22), 13, "sans", True)
    words = say(f"seal.{answer}")
    wide = 2 * r + 10 * board.k + text_width(words, size, "sans", True)
    x = (box.w - wide) / 2
    nodes: list[Node] = [*seal(answer, x + r, box.h / 2, r, seat)]
    nodes.append(
        line_of(x + 2 * r + 10 * board.k, box.h / 2 + size * 0.35, words, size, box.w, fill=WORDS[answer], bold=True)
    )
    board.draw(f"answer-{seat}", box, nodes, 4)
