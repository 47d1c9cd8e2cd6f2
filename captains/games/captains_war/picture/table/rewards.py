"""The winner's reward: GP, or circles of a track laid flat with their gains and locks (CW-45)."""

from __future__ import annotations

from captains.games.captains_war.actions import TakeCircles, TakeCoins
from captains.games.captains_war.picture.gains import printed_words
from captains.games.captains_war.picture.solo.its_reward import its_reward
from captains.games.captains_war.picture.table.draft import Ring
from captains.games.captains_war.picture.table.flat_track import flat_track
from captains.games.captains_war.picture.table.large_sheet import faded
from captains.games.captains_war.picture.table.sheet_picks import circles_note
from captains.games.captains_war.picture.table.stage import StageDraft
from captains.games.captains_war.picture.table.track_words import track_worth
from captains.games.captains_war.picture.words import number, say
from captains.games.captains_war.rules.reward import given
from captains.games.captains_war.rules.rows import blank_coins
from captains.games.captains_war.rules.tracks import open_circles
from captains.games.captains_war.state import Battle
from captains.scene.lettering import shown_name, text_width
from captains.scene.nodes import Node, Text, Use
from captains.scene.page import Act, Box, Half, Line, Note, Pick
from captains.scene.palette import INK, LIGHT, SOFT_INK
from captains.scene.pencil import pencil_circle
from captains.scene.widgets import dotted, framed, line_of, panel

Choice = tuple[int, int] | tuple[()]
"""A kind and how many of its circles; () for the GP."""


def rewards(draft: StageDraft, battle: Battle, box: Box) -> None:
    """Three cards and a button, or, where nobody here chooses, only what is going on.

    In a solo game there are as many as the Legendary Captain's card gives (CW-79).
    """
    if battle.winner == draft.state.mode.legend:
        its_reward(draft, battle, box)
        return
    k, (coins, circles) = draft.k, given(draft.state)
    name, deciding = shown_name(draft.name(draft.seat)), draft.acting
    size = max(20.0, 31 * k)
    title = say("reward.title" if deciding else "reward.waiting", name=name)
    at = Box(box.x, box.y, box.w, size * 1.5)
    draft.pieces.append(
        framed(
            "reward-title",
            at,
            [line_of(box.w / 2, size * 1.05, title, size, box.w, "title", LIGHT, "middle", bold=True)],
        )
    )
    foot = 78 * k
    gap = 30 * k
    wide = (box.w - 2 * gap) / 3
    top = box.y + size * 1.5 + 12 * k
    high = box.y + box.h - foot - top
    held: Choice | None = draft.desk.held("reward") if deciding else None
    shown = [i for i in range(3) if (circles if i else coins)]
    left = box.x + (3 - len(shown)) * (wide + gap) / 2
    for n, i in enumerate(shown):
        card = Box(left + n * (wide + gap), top, wide, high)
        if i == 0:
            _coins(draft, battle, card, held == (), deciding)
        else:
            _track(draft, i - 1, card, held, deciding)
    if deciding:
        _take(draft, held, Box(box.x + box.w / 2 - 200 * k, box.y + box.h - foot + 16 * k, 400 * k, 58 * k))


def _card(draft: StageDraft, box: Box, symbol: str, title: str, aside: str, chosen: bool) -> list[Node]:
    """A panel with a symbol and a heading."""
    k = draft.k
    nodes: list[Node] = [*panel(0, 0, box.w, box.h, 16 * k, "#FFFBF0" if chosen else "#FBF4E3")]
    nodes.append(Use(symbol, 48 * k, box.h * 0.15, min(52 * k, box.h * 0.2)))
    big, fine = draft.size(27 * k), draft.size(18 * k)
    nodes.append(line_of(88 * k, box.h * 0.15, title, big, box.w - 172 * k, "serif", INK, bold=True))
    nodes.append(
        line_of(88 * k, box.h * 0.15 + fine * 1.25, aside, fine, box.w - 172 * k, "serif", SOFT_INK, italic=True)
    )
    nodes.append(dotted(26 * k, box.h * 0.3, box.w - 26 * k))
    return nodes


def _foot(draft: StageDraft, box: Box, first: str, second: str) -> list[Node]:
    """Two lines at the foot of a card: what is gained, what it means."""
    big, fine = draft.size(19 * draft.k), draft.size(17 * draft.k)
    y, room = box.h - fine * 1.2 - 14 * draft.k, box.w - 40 * draft.k
    return [
        line_of(box.w / 2, y - big * 0.35, first, big, room, "serif", INK, "middle", bold=True),
        line_of(box.w / 2, y + fine * 0.95, second, fine, room, "sans", SOFT_INK, "middle"),
    ]


def _coins(draft: StageDraft, battle: Battle, box: Box, chosen: bool, deciding: bool) -> None:
    """GP, from the loser as far as they go (CW-57)."""
    k, coins = draft.k, given(draft.state)[0]
    loser = draft.state.captains[battle.loser].coins.held
    name = shown_name(draft.name(battle.loser))
    kept = battle.loser == draft.state.mode.legend
    nodes = _card(
        draft, box, "coin", say("gain.coins", n=coins), say("reward.kept" if kept else "reward.purse"), chosen
    )
    pitch = min(80 * k, (box.w - 50 * k) / coins)
    r, y = pitch * 0.4, box.h * 0.5
    room = blank_coins(draft.state, draft.seat)
    for i in range(coins):
        x = box.w / 2 + (i - (coins - 1) / 2) * pitch
        nodes.append(Use("coin", x, y, 2 * r))
        if i < room:
            nodes += faded(pencil_circle(x, y, r * 1.1, f"reward {i}", max(2.0, 3.6 * k)), 0.6 if not chosen else 1.0)
    lost = min(coins, loser)
    words = say("reward.keeps", name=name) if kept else number("reward.loses", lost, name=name)
    nodes += _foot(draft, box, _winner_circles(draft, min(coins, room), deciding), words)
    draft.pieces.append(framed("reward-coins", box, nodes, 20))
    if deciding:
        state: Ring = "chosen" if chosen else "open"
        said = (Line(_winner_circles(draft, min(coins, room), True), ("coin",), "CW-45"), Line(words))
        draft.picks.append(
            Pick(
                "take-coins",
                _inside(box, 9 * k),
                Half((("reward", ()),)),
                "rect",
                state,
                Note(say("reward.take_coins", n=coins), said, "coin"),
                order=10,
                key="1",
                radius=8 * k,
            )
        )


def _winner_circles(draft: StageDraft, n: int, deciding: bool) -> str:
    """How many GP the winner circles: "you" only to the one who chooses."""
    return (
        say("reward.circles", n=n)
        if deciding
        else say("reward.who_circles", name=shown_name(draft.name(draft.seat)), n=n)
    )


def _inside(box: Box, pad: float) -> Box:
    return Box(box.x + pad, box.y + pad, box.w - 2 * pad, box.h - 2 * pad)


def _track(draft: StageDraft, kind: int, box: Box, held: Choice | None, deciding: bool) -> None:
    """Circles of a track as far as its locks are open; how many is chosen on the circles."""
    k, sheet, printed = draft.k, draft.sheet, draft.sheet.kinds[kind]
    most = open_circles(sheet, draft.captain, kind, given(draft.state)[1])
    count = held[1] if held and held[0] == kind else None
    aside = number("reward.up_to", most) if most else say("reward.locked")
    nodes = _card(draft, box, printed.symbol, say("crew.track", track=printed.one), aside, count is not None)
    strip = Box(22 * k, box.h * 0.34, box.w - 44 * k, box.h * 0.36)
    drawn, spots, r = flat_track(draft, kind, strip, most, count if count is not None else most, ghost=most > 0)
    nodes += drawn
    shown = count if count is not None else most
    at = draft.captain.tracks[kind]
    gains = printed_words(sheet, [circle.gain for circle in printed.track[at : at + shown]])
    first = say("reward.gains", gains=gains) if gains else number("note.circles", shown, track=printed.one)
    nodes += _foot(draft, box, first, track_worth(draft, kind, at + shown))
    draft.pieces.append(framed(f"reward-{kind}", box, nodes, 20))
    if deciding:
        _track_picks(draft, kind, box, most, count, spots, r)


def _track_picks(
    draft: StageDraft,
    kind: int,
    box: Box,
    most: int,
    count: int | None,
    spots: dict[int, tuple[float, float]],
    r: float,
) -> None:
    """The card takes all that may be taken; on it a circle as many as lie up to it, and the word none at all."""
    k, at = draft.k, draft.captain.tracks[kind]
    state: Ring = "chosen" if count is not None else "open"
    draft.picks.append(
        Pick(
            f"take-{kind}",
            _inside(box, 9 * k),
            Half((("reward", (kind, most)),)),
            "rect",
            state,
            _circles_note(draft, kind, most),
            order=11 + 10 * kind,
            key="23"[kind],
            radius=8 * k,
        )
    )
    for n in range(1, most + 1):
        x, y = spots[at + n - 1]
        on = Box(box.x + x - r, box.y + y - r, 2 * r, 2 * r)
        mark: Ring = "chosen" if count is not None and n <= count else "open"
        draft.picks.append(
            Pick(
                f"take-{kind}-{n}",
                on,
                Half((("reward", (kind, n)),)),
                "circle",
                mark,
                _circles_note(draft, kind, n),
                order=12 + 10 * kind + n,
            )
        )
    _none_pick(draft, kind, box, count)


def _none_pick(draft: StageDraft, kind: int, box: Box, count: int | None) -> None:
    """The word at the head of the card that takes nothing."""
    k, side = draft.k, 44 * draft.k
    size, words = max(13.0, 20 * k), say("reward.none")
    wide = text_width(words, size, "sans", True) + 16 * k
    none = Box(box.x + box.w - 20 * k - wide, box.y + box.h * 0.15 - side / 2, wide, side)
    draft.pieces.append(
        framed(
            f"take-{kind}-0-drawn",
            none,
            [Text(wide / 2, side / 2 + size * 0.35, words, size, "sans", SOFT_INK, "middle", True)],
        )
    )
    zero: Ring = "chosen" if count == 0 else "open"
    draft.picks.append(
        Pick(
            f"take-{kind}-0",
            none,
            Half((("reward", (kind, 0)),)),
            "rect",
            zero,
            _circles_note(draft, kind, 0),
            order=12 + 10 * kind,
            radius=side / 2,
        )
    )


def _circles_note(draft: StageDraft, kind: int, count: int) -> Note:
    """What so many circles bring; for none, that nothing is taken."""
    if count:
        return circles_note(draft, kind, count, "CW-45")
    printed = draft.sheet.kinds[kind]
    line = Line(say("reward.nothing"), (), "CW-45")
    return Note(number("reward.take", 0, track=printed.one), (line,), printed.symbol)


def _take(draft: StageDraft, held: Choice | None, box: Box) -> None:
    """The button that takes what is chosen."""
    if held is None:
        return
    if held == ():
        words, action = say("reward.take_coins", n=given(draft.state)[0]), Act(draft.seat, TakeCoins())
    else:
        kind, count = held  # type: ignore[misc]
        words = number("reward.take", count, track=draft.sheet.kinds[kind].one)
        action = Act(draft.seat, TakeCircles(kind, count))
    draft.button("take", box, words, action, "red", 23 * draft.k, key="enter", grand=True, order=40)
