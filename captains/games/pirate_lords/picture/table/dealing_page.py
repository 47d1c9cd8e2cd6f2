"""Behind the lifted curtain: the initiator alone sees the loot drawn, and deals it to fill the shares."""

from __future__ import annotations

from typing import NamedTuple

from captains.engine.refusal import Refusal
from captains.games.pirate_lords.actions import DealLoot
from captains.games.pirate_lords.picture.art.emblems import SHIP, emblem
from captains.games.pirate_lords.picture.cards.faces import loot_face
from captains.games.pirate_lords.picture.cards.pieces import card_high, grid
from captains.games.pirate_lords.picture.table.behind import backstage, halves, place, sealed_page
from captains.games.pirate_lords.picture.table.board import Board
from captains.games.pirate_lords.picture.table.drawing_page import put_right
from captains.games.pirate_lords.picture.table.furniture import plate, rule, strip
from captains.games.pirate_lords.picture.table.turning import slipped
from captains.games.pirate_lords.picture.words import number, say
from captains.scene.nodes import Node, Rect
from captains.scene.page import Box, Desk, Does, Drop, Format, Half, Line, Note, Page, Pick, Refuse
from captains.scene.palette import BRIGHT_BRASS, SOFT_INK
from captains.scene.sight import Sight
from captains.scene.widgets import Look, icon, line_of


class Dealing(NamedTuple):
    """How far the dealing is: the kinds drawn, to whom each is dealt so far, who gets how many, whose share is next."""

    seat: int
    kinds: tuple[int, ...]
    dealt: tuple[int | None, ...]
    shares: tuple[int, ...]
    share: int | None

    def left(self, seat: int) -> int:
        """How many cards a share still lacks."""
        return self.shares[seat] - self.dealt.count(seat)

    @property
    def action(self) -> DealLoot:
        """What would be dealt."""
        return DealLoot(
            tuple(
                tuple(sorted(kind for kind, to in zip(self.kinds, self.dealt, strict=True) if to == seat))
                for seat in range(len(self.shares))
            )
        )


def dealing(board: Board, seat: int) -> Dealing:
    """The half-made dealing of this window."""
    state = board.state
    kinds = tuple(card.kind.value for card in state.drawn if card.kind.value is not None)
    shares = state.proposals[-1].ships
    dealt: tuple[int | None, ...] = board.desk.held("dealt", ())
    if len(dealt) != len(kinds):
        dealt = (None,) * len(kinds)
    made = Dealing(seat, kinds, dealt, shares, None)
    order = [other for other in (seat, *state.others()) if shares[other]]
    hot = board.desk.held("share")
    if hot is None or not made.left(hot):
        hot = next((other for other in order if made.left(other)), None)
    return made._replace(share=hot)


def dealing_page(sight: Sight, desk: Desk, fmt: Format) -> Page:
    """The page on which the loot is dealt."""
    assert desk.lifted is not None, "the initiator's curtain is lifted"
    board = Board(sight, desk, fmt)
    seat, k = desk.lifted, board.k
    made = dealing(board, seat)
    asked = say("ask.deal")
    inner = backstage(board, seat, asked, say("deal.how"))
    foot = inner.y + inner.h - 64 * k
    hand, below, large = halves(board, inner, 66 * k, 0.43)
    wide = _stand(board, made, below, 140 * large)
    _hand(board, made, hand, 156 * large)
    for other, at in board.columns.items():
        _share(board, made, other, at, wide, hand)
    _buttons(board, made, foot)
    return sealed_page(board, "dealing", seat, asked)


def _hand(board: Board, made: Dealing, box: Box, most: float) -> None:
    """The cards drawn; those dealt leave their places."""
    places = grid(board.sheet, len(made.kinds), box, 24 * board.k, most)
    for i, (kind, to, at) in enumerate(zip(made.kinds, made.dealt, places, strict=True)):
        if to is not None:
            place(board, f"hand-place-{i}", at, say("deal.dealt"))
            continue
        board.card(f"drawn-{i}", loot_face(board.sheet, kind), at.x, at.y, at.w)
        points = board.sheet.loot[kind].points
        if made.share is None:
            continue
        name = board.name(made.share)
        note = Note(number("deal.points", points), (Line(say("deal.to", name=name), (), "PL-24"),), "coin")
        does = Half((("dealt", _put(made, i, made.share)), ("share", made.share)))
        id, r, drops = f"hand-{i}", at.w * 0.06, _drops(board, made, i)
        pick = Pick(id, at, does, note=note, key=str(i + 1), order=10 + i, radius=r, drops=drops, carries=f"drawn-{i}")
        board.picks.append(pick)


def _put(made: Dealing, i: int, seat: int | None) -> tuple[int | None, ...]:
    return tuple(seat if n == i else to for n, to in enumerate(made.dealt))


def _drops(board: Board, made: Dealing, i: int) -> tuple[Drop, ...]:
    """The shares that a card may be dragged to; one that is full says so."""
    drops = []
    for seat, box in board.columns.items():
        if seat == made.dealt[i]:
            continue
        does: Does = Half((("dealt", _put(made, i, seat)), ("share", made.share)))
        if not made.left(seat):
            does = Refuse(Refusal("rule", "PL-24", say("deal.full", name=board.name(seat))))
        drops.append(Drop(box, does, 15 * board.k))
    return tuple(drops)


def _stand(board: Board, made: Dealing, box: Box, most: float) -> float:
    """Set up a plate for each share, wide enough for its places; returns how wide a card on them is."""
    k, state = board.k, board.state
    seats = [seat for seat in (made.seat, *state.others()) if made.shares[seat]]
    total = sum(made.shares)
    gap, pad, head, foot = 26 * k, 16 * k, 46 * k, 52 * k
    inside = box.h - head - foot - 24 * k
    cell = 12 * k
    room = box.w - gap * (len(seats) - 1) - len(seats) * (2 * pad - cell)
    wide = min(most, inside / card_high(board.sheet, 1.0), room / max(1, total) - cell)
    widths = [max(210 * k, made.shares[seat] * (wide + cell) - cell + 2 * pad) for seat in seats]
    spare = box.w - sum(widths) - gap * (len(seats) - 1)
    if spare < 0:
        widths = [w + spare / len(widths) for w in widths]
    x = box.x + max(0.0, spare) / 2
    for seat, w in zip(seats, widths, strict=True):
        board.columns[seat] = Box(x, box.y, w, head + foot + 24 * k + card_high(board.sheet, wide))
        x += w + gap
    return wide


def _share(board: Board, made: Dealing, seat: int, box: Box, wide: float, hand: Box) -> None:
    """One share: its cards, its empty places, how much it lacks."""
    k = board.k
    head, foot = 46 * k, 52 * k
    hot = seat == made.share
    nodes: list[Node] = []
    if hot:
        nodes.append(Rect(-5, -5, box.w + 10, box.h + 10, 19 * k, stroke=BRIGHT_BRASS, width=6))
    nodes += plate(box.w, box.h, 15 * k)
    nodes += strip(box.w, head, board.colour(seat), board.name(seat), board.size(24), box.w - head * 0.8, 15 * k)
    done, count = made.dealt.count(seat), made.shares[seat]
    size = board.size(21)
    y = box.h - foot * 0.36
    nodes.append(rule(18 * k, box.h - foot, box.w - 18 * k))
    nodes.append(
        line_of(box.w - 18 * k, y, say("deal.of", done=done, n=count), size, box.w * 0.6, anchor="end", bold=True)
    )
    mini = min(30 * k, (box.w * 0.45) / count)
    for i in range(count):
        nodes.append(emblem("ship", 18 * k + mini * (i + 0.5), box.h - foot * 0.5, mini * 0.86, SHIP.dark))
    board.draw(f"share-plate-{seat}", box, nodes, 10)
    _places(board, made, seat, box, wide, hand)
    _choose(board, made, seat, box)


def _places(board: Board, made: Dealing, seat: int, box: Box, wide: float, hand: Box) -> None:
    """The cards of a share, then its empty places."""
    high = card_high(board.sheet, wide)
    k, count = board.k, made.shares[seat]
    cell = 12 * k
    left = box.x + (box.w - count * (wide + cell) + cell) / 2
    mine = [i for i, to in enumerate(made.dealt) if to == seat]
    for n in range(count):
        at = Box(left + n * (wide + cell), box.y + 46 * k + 12 * k, wide, high)
        if n < len(mine):
            i = mine[n]
            board.card(f"drawn-{i}", loot_face(board.sheet, made.kinds[i]), at.x, at.y, wide)
            does = Half((("dealt", _put(made, i, None)), ("share", seat)))
            note = Note(say("deal.take_back"), (Line(say("deal.take_back_how"), (), "PL-24"),))
            drops = (*_drops(board, made, i), Drop(hand, does, 15 * k))
            id, r, carries = f"dealt-{i}", wide * 0.06, f"drawn-{i}"
            board.picks.append(
                Pick(id, at, does, state="quiet", note=note, order=30 + i, radius=r, drops=drops, carries=carries)
            )
        else:
            hole = Rect(2, 2, wide - 4, high - 4, wide * 0.06, fill="#EBDCB6", stroke=SOFT_INK, width=1.8, dash="8 6")
            sign = icon("plus", wide / 2, high / 2, wide * 0.24, "#B29B70")
            board.draw(f"share-place-{seat}-{n}", at, [hole, sign])


def _choose(board: Board, made: Dealing, seat: int, box: Box) -> None:
    """A click on the name makes this share the next to be dealt to."""
    if not made.left(seat) or seat == made.share:
        return
    at = Box(box.x, box.y, box.w, 46 * board.k)
    note = Note(say("deal.next", name=board.name(seat)))
    board.picks.append(
        Pick(f"share-{seat}", at, Half((("share", seat),)), note=note, order=20 + seat, radius=12 * board.k)
    )


def _buttons(board: Board, made: Dealing, y: float) -> None:
    """Take everything back; deal; where the last card was typed in, take that back."""
    k, w = board.k, float(board.fmt.width)
    again = slipped(board) and made.dealt.count(None) == len(made.dealt)
    if again:
        w -= 270 * k
        put_right(board, Box(w / 2 + 334 * k, y + 3 * k, 246 * k, 54 * k))
    left = made.dealt.count(None)
    does = board.do(made.seat, made.action)
    ready = not isinstance(does, Refuse)
    words = say("deal.deal") if not left else number("deal.to_go", left)
    at = Box(w / 2 - 130 * k, y, 440 * k, 60 * k)
    look: Look = "red" if ready else "quiet"
    size = board.size(25)
    picture = "tick" if ready else ""
    board.button("deal", at, words, does, look, size=size, picture=picture, key="enter", grand=ready, order=50)
    back = Box(w / 2 - 400 * k, y + 3 * k, 246 * k, 54 * k)
    undo = Half((("dealt", None), ("share", None)))
    size = board.size(22)
    board.button("take-back", back, say("button.take_back"), undo, size=size, picture="undo", key="backspace", order=51)
