"""Swaps between players: an offer put together on a slip, and the answer of who is asked (PI-44)."""

from __future__ import annotations

from typing import Literal

from captains.games.pirate_islands.actions import AcceptSwap, OfferSwap, RefuseSwap, Scope
from captains.games.pirate_islands.picture.table.draft import Draft
from captains.games.pirate_islands.picture.table.panels import hand_box
from captains.games.pirate_islands.picture.table.trading import fresh, held_give
from captains.games.pirate_islands.picture.tokens import tile
from captains.games.pirate_islands.picture.words import say
from captains.games.pirate_islands.rules.swap import SCOPES
from captains.games.pirate_islands.tiles import RESOURCES, many, named
from captains.scene.lettering import wrapped
from captains.scene.nodes import Node, Path, Rect, Use
from captains.scene.page import Act, Box, Does, Half, Line, Note, Pick, Refuse
from captains.scene.palette import BLOOD, BRASS, DEEP_SEA, INK, SOFT_INK
from captains.scene.widgets import card, icon, line_of

Ring = Literal["open", "chosen", "quiet"]


def parley(draft: Draft) -> None:
    """What concerns swaps with other players now."""
    state = draft.state
    if state.phase == "answer":
        _answer(draft)
    elif draft.choices("OfferSwap") and draft.seat == state.active:
        _wishes(draft)
        if draft.desk.held("want") is not None and held_give(draft) is not None:
            _offer(draft)


def _wishes(draft: Draft) -> None:
    """The others' tiles: a click asks their owner for one."""
    give, want = held_give(draft), draft.desk.held("want")
    asked: tuple[int, ...] = draft.desk.held("ask", ())
    for seat, player in enumerate(draft.state.players):
        if seat == draft.seat:
            continue
        for resource, count in enumerate(player.tiles):
            if not count or give is None:
                continue
            does: Does = Half((("want", resource), ("ask", (seat,))))
            refused = draft.do(OfferSwap((seat,), give, resource))
            if isinstance(refused, Refuse):
                does = refused
            elif want == resource:
                does = Half((("ask", _toggled(asked, seat)),))
            on = want == resource and seat in asked
            lines = (Line("", (f"tile-{RESOURCES[give]}", "arrow", f"tile-{RESOURCES[resource]}"), "PI-44"),)
            note = Note(
                say("note.ask", name=draft.name(seat), what=named(resource)),
                lines,
                f"crest-{draft.state.colours[seat]}",
            )
            ring: Ring = "chosen" if on else "quiet" if isinstance(does, Refuse) else "open"
            box = hand_box(draft, seat, resource)
            draft.picks.append(
                Pick(f"want-{seat}-{RESOURCES[resource]}", box, does, "rect", ring, note, order=64 + seat)
            )


def _toggled(asked: tuple[int, ...], seat: int) -> tuple[int, ...] | None:
    """The players asked, with this one added or left out; None if nobody is left."""
    found = tuple(sorted(set(asked) ^ {seat}))
    return found or None


def in_turn(draft: Draft, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Seats in turn order from the one at the go."""
    count = len(draft.state.players)
    return tuple(sorted(seats, key=lambda seat: (seat - draft.seat) % count))


def _offer(draft: Draft) -> None:
    """The slip: what is given and wanted, whom to ask, and the button that asks."""
    give, want = held_give(draft), draft.desk.held("want")
    assert give is not None, "something is offered"
    asked: tuple[int, ...] = in_turn(draft, draft.desk.held("ask", ()))
    box = draft.layout.slip
    everybody = in_turn(draft, tuple(range(len(draft.state.players))))
    willing = [seat for seat in everybody if _may_ask(draft, seat, give, want)]
    q = min(box.h * 0.42, box.w * 0.11)
    top, x = box.h * 0.38, box.w * 0.035 + q / 2
    nodes: list[Node] = [*card(0, 0, box.w, box.h, 8, draft.k)]
    size = draft.size(21)
    words = say("offer.title", give=named(give), take=named(want))
    room = box.w - 90 * draft.k
    nodes.append(line_of(box.w / 2, box.h * 0.24, words, size, room, "serif", DEEP_SEA, "middle", bold=True))
    nodes += _swap_nodes(x, top + q / 2, q, give, want)
    draft.draw("offer", box, nodes, 10)
    wide = box.w * 0.22
    at = Box(box.x + box.w * 0.965 - wide, box.y + top, wide, q)
    start = box.x + x + q * 3.05
    pitch = min(q * 1.1, (at.x - start - 12 * draft.k) / len(willing)) if willing else q
    r = pitch * 0.84
    for i, seat in enumerate(willing):
        place = Box(start + i * pitch, box.y + top + (q - r) / 2, r, r)
        crest = f"crest-{draft.state.colours[seat]}"
        draft.draw(f"offer-{seat}", place, (Use(crest, r / 2, r / 2, r),), 3)
        does = Half((("ask", _toggled(asked, seat)),)) if asked != (seat,) else fresh(give=give)
        note = Note(say("note.ask_who", name=draft.name(seat)), (), crest)
        ring: Ring = "chosen" if seat in asked else "open"
        draft.picks.append(Pick(f"ask-{seat}", place, does, "rect", ring, note, order=70 + i))
    offer = draft.do(OfferSwap(asked, give, want))
    draft.button("ask", at, say("offer.ask"), offer, "main", 22, "hand", "enter", grand=True, order=74)
    small = draft.size(20) * 1.4
    away = Box(box.x + box.w - small - 9, box.y + 9, small, small)
    draft.button("offer-away", away, "", fresh(), "quiet", 14, "cross", "backspace", Note(say("offer.away")), order=75)


def _may_ask(draft: Draft, seat: int, give: int, want: int) -> bool:
    return seat != draft.seat and draft.sight.check(draft.seat, OfferSwap((seat,), give, want)) is None


def _swap_nodes(x: float, y: float, q: float, give: int, take: int) -> list[Node]:
    """Give, two arrows, take, in a row that begins at x."""
    mid, half, tip = x + q * 1.06, q * 0.28, q * 0.14
    there = (
        f"M{mid - half:.1f} {y - tip:.1f}h{2 * half:.1f}m{-tip:.1f} {-tip:.1f}l{tip:.1f} {tip:.1f}l{-tip:.1f} {tip:.1f}"
    )
    back = (
        f"M{mid + half:.1f} {y + tip:.1f}h{-2 * half:.1f}m{tip:.1f} {-tip:.1f}l{-tip:.1f} {tip:.1f}l{tip:.1f} {tip:.1f}"
    )
    return [
        tile(x, y, q, give),
        Path(there, stroke=BLOOD, width=q * 0.07),
        Path(back, stroke=BRASS, width=q * 0.07),
        tile(x + q * 2.12, y, q, take),
    ]


def _answer(draft: Draft) -> None:
    """Who is asked sees the swap and says yes or one of the four kinds of no."""
    state, box, k = draft.state, draft.layout.slip, draft.k
    swap = state.swap
    assert swap is not None, "somebody is asked in this phase"
    q, mid = box.h * 0.29, box.h * 0.24
    x = 16 * k + q / 2
    nodes: list[Node] = [*card(0, 0, box.w, box.h, 8, k), Use(f"crest-{state.colours[state.active]}", x, mid, q * 0.9)]
    nodes += _swap_nodes(x + q * 1.3, mid, q, swap.give, swap.take)
    lead, size = x + q * 4.15, draft.size(21)
    words = say("answer.title", name=draft.name(state.active, 16), give=named(swap.give), take=named(swap.take))
    room = box.w - lead - 14 * k
    nodes.append(line_of(lead, mid + size * 0.35, words, size, room, "serif", DEEP_SEA, bold=True))
    draft.draw("answer", box, nodes, 10)
    if draft.seat != swap.asked[0] or not draft.acting:
        return
    gap, left = 8 * k, box.x + 16 * k
    wide = (box.w - 32 * k - 4 * gap) / 5.35
    yes = Box(left, box.y + box.h * 0.46, wide * 1.35, box.h * 0.45)
    does = Act(draft.seat, AcceptSwap())
    draft.button("accept", yes, say("answer.yes"), does, "main", 24, "tick", "enter", grand=True, order=70)
    for i, scope in enumerate(SCOPES):
        at = Box(yes.x + yes.w + gap + i * (wide + gap), yes.y, wide, yes.h)
        _no(draft, at, i, scope, swap.give, swap.take)


def _no(draft: Draft, box: Box, index: int, scope: Scope, give: int, take: int) -> None:
    """A way to refuse: a picture of what is not given, words beside or below it."""
    words = say(f"answer.{scope}", give=many(give), take=many(take))
    size = draft.size(17)
    lines = wrapped(words, box.w - 6, size, most=2)
    high = size * 1.15 * len(lines)
    r = min(box.h - high - 6, box.w * 0.5)
    cx, cy = box.w / 2, 4 + r / 2
    nodes: list[Node] = [Rect(0, 0, box.w, box.h, 7, fill="#FBF5E4", stroke=SOFT_INK, width=1.5)]
    if scope == "this":
        nodes.append(icon("cross", cx, cy, r * 0.9, BLOOD))
    elif scope == "all":
        nodes.append(icon("hand", cx, cy, r * 0.95, INK))
    else:
        nodes.append(tile(cx, cy, r, give if scope == "for" else take))
    if scope != "this":
        half = r * 0.44
        nodes.append(
            Path(f"M{cx - half:.1f} {cy - half:.1f}l{2 * half:.1f} {2 * half:.1f}", stroke=BLOOD, width=r * 0.13)
        )
    for i, line in enumerate(lines):
        y = box.h - high + size * (0.78 + 1.15 * i) - 2
        nodes.append(line_of(cx, y, line, size, box.w - 4, fill=INK, anchor="middle"))
    draft.draw(f"refuse-{scope}-drawn", box, nodes, 3)
    note = Note(words, (Line(say(f"answer.{scope}_more", give=many(give), take=many(take)), (), "PI-44"),))
    does = Act(draft.seat, RefuseSwap(scope))
    draft.picks.append(Pick(f"refuse-{scope}", box, does, "rect", "open", note, key="nxvw"[index], order=71 + index))
