"""The page on which a table types or taps what its own dice show.

One column a die with that die's own faces, keys 1 to 6; the next column is focused by itself, and a slip is put right
before the dice are confirmed. What is typed so far lies in `Desk.half`; confirming sends `Show("dice", faces)`, a
tuple of one face index (0–5) a die.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from msgspec.structs import replace

from captains.engine.refusal import Refusal
from captains.engine.words import capital
from captains.scene.backdrops import sea
from captains.scene.controls import CHART_SHADOW
from captains.scene.corner import strip_of
from captains.scene.ensigns import flag
from captains.scene.lettering import name_texts, text_width
from captains.scene.nodes import Group, Node, Path, Rect
from captains.scene.page import Banner, Box, Desk, Die, Does, Format, Half, Page, Pick, Refuse, Show
from captains.scene.palette import (
    BRIGHT_BRASS,
    DARK_WOOD,
    DEEP_SEA,
    DICE_COLOURS,
    FOAM,
    INK,
    PAPER,
    SOFT_INK,
    WHITE,
    WOOD,
    mixed,
    seat_colour,
)
from captains.scene.pencil import pencil_stroke
from captains.scene.spread import Spread
from captains.scene.widgets import LEAST_TEXT, SHADE, Look, card, line_of, shadow
from captains.screen.die_faces import counting, face_art
from captains.screen.pages.corner import ALWAYS, with_corner
from captains.screen.pages.dice_words import (
    HINT,
    a_real,
    all_in,
    asks_for,
    confirm_words,
    die_or_dice,
    tally,
    title_of,
    words_of,
)

TRAY, TRAY_NOW, LINE = "#113044", "#1E4A60", "#3D6E88"


def dice_page(
    dice: Sequence[Die],
    desk: Desk,
    fmt: Format,
    who: tuple[str, str] | None = None,
    offered: Collection[str] = ALWAYS,
) -> Page:
    """The page for these dice; `who` is the name and seat colour of who rolls, if somebody does.

    `offered` is what its corner has buttons for.
    """
    spread = Spread(fmt)
    margin, gap = spread.px(26), spread.px(20)
    head_h, foot_h = spread.em(31) * 2.05, spread.em(28) * 4.2
    wide = fmt.width - 2 * margin
    chosen = [desk.held(f"dice.{die.id}") for die in dice]
    now = _now(desk, chosen)
    spread.pieces.append(sea(fmt.width, fmt.height))
    long, thick = strip_of(fmt, len(offered))
    corner = Box(fmt.width - margin - long, round(margin * 0.8 + (head_h - thick) / 2), long, thick)
    _head(spread, Box(margin, margin * 0.8, wide - long - spread.px(20), head_h), who, chosen)
    tray_y = round(margin * 0.8 + head_h + gap)
    tray = Box(margin, tray_y, wide, round(fmt.height - tray_y - gap - foot_h - margin * 0.9))
    shown = _tray(spread, tray, dice, desk, now)
    foot = Box(margin, tray.y + tray.h + gap, wide, foot_h)
    _foot(spread, foot, dice, chosen, now)
    banner = Banner(who[0] if who else "The table", asks_for(chosen))
    return with_corner(spread.page("dice", dice=shown, tray=tray, banner=banner), fmt, offered, corner)


def _now(desk: Desk, chosen: Sequence[int | None]) -> int:
    """The column that the keys belong to: the one asked for, else the first still open; after the last one, none."""
    asked = desk.held("dice.at")
    if isinstance(asked, int) and 0 <= asked < len(chosen):
        return asked
    return next((i for i, face in enumerate(chosen) if face is None), len(chosen))


def _head(spread: Spread, box: Box, who: tuple[str, str] | None, chosen: Sequence[int | None]) -> None:
    size, small = spread.em(31), spread.em(20)
    w = box.w
    middle = box.h / 2
    nodes: list[Node] = [*card(0, 0, w, box.h)]
    x = spread.px(26)
    if who:
        high = box.h * 0.46
        nodes += flag(x, middle - high / 2, high * 1.6, high, seat_colour(who[1]))
        x += high * 1.6 + spread.px(20)
    done = tally(chosen)
    right = text_width(done, small, "sans", True) + spread.px(50)
    words = f"{who[0]} rolls {a_real(chosen)}" if who else f"Roll your own {die_or_dice(chosen)}"
    title = name_texts(
        words, x, middle + size * 0.35, (w - x - right) * 0.7, size, "title", fill=DEEP_SEA, bold=True, least=LEAST_TEXT
    )
    nodes += title
    hint_x = x + sum(text_width(t.text, t.size, t.font, t.bold) for t in title) + spread.px(24)
    room = w - hint_x - right
    if room > small * 9:
        nodes.append(line_of(hint_x, middle + small * 0.3, HINT, small, room, "serif", SOFT_INK, italic=True))
    nodes.append(line_of(w - spread.px(26), middle + small * 0.35, done, small, right, "sans", SOFT_INK, "end", True))
    spread.draw("dice-head", box, nodes, 12)


def _tray(spread: Spread, tray: Box, dice: Sequence[Die], desk: Desk, now: int) -> tuple[Die, ...]:
    """The wooden tray with its columns; returns the dice lying in them."""
    frame, pad, gap = spread.px(18), spread.px(14), spread.px(14)
    spread.draw("dice-tray", tray, _wood(tray.w, tray.h, frame), 22, f"dice-tray {tray.w:g} {tray.h:g} {frame:g}")
    n = max(1, len(dice))
    w = min((tray.w - 2 * frame - 2 * pad - (n - 1) * gap) / n, spread.px(440))
    x = tray.x + (tray.w - n * w - (n - 1) * gap) / 2
    shown = []
    for i in range(len(dice)):
        column = Box(round(x), tray.y + frame + pad, round(w), tray.h - 2 * frame - 2 * pad)
        shown.append(_column(spread, column, i, dice, desk, i == now))
        x += w + gap
    return tuple(shown)


def _wood(w: float, h: float, frame: float) -> tuple[Node, ...]:
    return (
        *shadow(0, 0, w, h, 14),
        Rect(0, 0, w, h, 14, DARK_WOOD, INK, 1.8),
        Rect(4, 4, w - 8, h - 8, 11, stroke=WOOD, width=3.4),
        Rect(frame, frame, w - 2 * frame, h - 2 * frame, 8, "#16384B", "#08151F", 2.6),
        Path(f"M{frame + 3} {h - frame - 3}V{frame + 3}H{w - frame - 3}", stroke="#0A1E2C", width=6),
    )


def _column(spread: Spread, box: Box, i: int, dice: Sequence[Die], desk: Desk, now: bool) -> Die:
    """One die: the solid one on top, below it its faces to tap."""
    die = dice[i]
    face: int | None = desk.held(f"dice.{die.id}")
    size = spread.em(22)
    top = min(spread.px(210), box.h * 0.29)
    edge = min(top - size * 1.6, box.w * 0.62)
    nodes: list[Node] = []
    if now:
        nodes += [Rect(-5, -5, box.w + 10, box.h + 10, 13, stroke=BRIGHT_BRASS, width=4)]
    nodes.append(Rect(0, 0, box.w, box.h, 10, TRAY_NOW if now else TRAY, BRIGHT_BRASS if now else LINE, 1.6))
    ink = BRIGHT_BRASS if now else FOAM
    title = capital(title_of(dice, i))
    nodes.append(line_of(box.w / 2, top - size * 0.35, title, size, box.w - 16, "serif", ink, "middle", True))
    nodes.append(Path(f"M20 {top + size * 0.4:.1f}H{box.w - 20:.1f}", stroke=LINE, width=1.4))
    spread.draw(f"dice-column-{i}", box, nodes, 8)
    head = Box(box.x, box.y, box.w, top)
    spread.picks.append(Pick(f"column-{i}", head, Half((("dice.at", i),)), state="quiet", order=2, radius=10))
    keys = Box(box.x, box.y + top + size, box.w, box.h - top - size)
    _faces(spread, keys, i, dice, desk, now)
    place = Box(
        round(box.x + (box.w - edge) / 2), round(box.y + (top - size * 1.2 - edge) / 2), round(edge), round(edge)
    )
    return replace(die, box=place, up=face, roll=0, state="chosen" if face is not None else "quiet")


def _faces(spread: Spread, box: Box, i: int, dice: Sequence[Die], desk: Desk, now: bool) -> None:
    """The distinct faces of a die as keys to press."""
    die = dice[i]
    face: int | None = desk.held(f"dice.{die.id}")
    was: int | None = desk.held(f"dice.was.{die.id}")
    distinct = [f for f in range(len(die.faces)) if die.faces.index(die.faces[f]) == f]
    columns = 1 if len(distinct) <= 3 or box.w < spread.px(200) else 2
    rows = -(-len(distinct) // columns)
    gap = spread.px(12)
    w = (box.w - gap * (columns + 1)) / columns
    h = min((box.h - gap * rows) / rows, w * 1.25)
    size = _words_size(spread, dice, (box.w - 3 * gap) / 2 - 8)
    for q, f in enumerate(distinct):
        x = box.x + gap + (q % columns) * (w + gap)
        y = box.y + (q // columns) * (h + gap)
        key = Box(round(x), round(y), round(w), round(h))
        on = face is not None and die.faces[face] == die.faces[f]
        slip = was is not None and not on and die.faces[was] == die.faces[f]
        id = f"face-{i}-{q + 1}"
        spread.draw(f"{id}-drawn", key, _key(key, (die, f), q + 1, size, on, slip), 8)
        change: list[tuple[str, object]] = [(f"dice.{die.id}", f), ("dice.at", None)]
        if face is not None and not on:
            change.append((f"dice.was.{die.id}", face))
        spread.picks.append(
            Pick(
                id,
                key,
                Half(tuple(change)),
                state="chosen" if on else "open" if now else "quiet",
                key=str(q + 1) if now else "",
                order=1 if now else 3,
                radius=10,
            )
        )


def _words_size(spread: Spread, dice: Sequence[Die], room: float) -> tuple[float, bool]:
    """The type size of the keys, and whether words fit beside their digits: on all faces of all dice or on none."""
    size = spread.em(18)
    cap = size * 1.75
    longest = max(text_width(words_of(face), LEAST_TEXT, "sans", True) for die in dice for face in die.faces)
    return size, longest + cap + 8 <= room


def _key(box: Box, at: tuple[Die, int], number: int, type_: tuple[float, bool], on: bool, slip: bool) -> list[Node]:
    """One face to tap: its flat picture, the key that presses it, its words."""
    (die, face), (size, worded) = at, type_
    cap = min(size * 1.75, box.h * 0.3)
    z = min(box.w - 24, box.h - cap - 20)
    nodes: list[Node] = [Rect(2, 4, box.w, box.h, 10, SHADE, fill_opacity=0.4)]
    nodes.append(Rect(0, 0, box.w, box.h, 10, WHITE if on else PAPER, INK, 1.6))
    nodes += flat_face(die, face, (box.w - z) / 2, 8, z)
    words = words_of(die.faces[face])
    room = box.w - cap - 16
    run = min(text_width(words, size, "sans", True), room) + 8 if worded else 0
    x, y = (box.w - cap - run) / 2, box.h - cap - 8
    nodes.append(Rect(x, y + 2, cap, cap, 6, CHART_SHADOW))
    nodes.append(Rect(x, y, cap, cap - 1, 6, BRIGHT_BRASS if on else WHITE, INK, 1.4))
    digit = size * 1.05
    nodes.append(
        line_of(x + cap / 2, y + cap * 0.5 + digit * 0.33, str(number), digit, cap, "sans", INK, "middle", True)
    )
    if worded:
        nodes.append(line_of(x + cap + 8, y + cap * 0.5 + size * 0.33, words, size, room, "sans", INK, bold=True))
    if slip:
        nodes += pencil_stroke(8, box.h - cap - 12, box.w - 8, 10, f"slip {die.id} {face}", 3.2)
    return nodes


@lru_cache(maxsize=128)
def flat_face(die: Die, face: int, x: float, y: float, z: float) -> tuple[Node, ...]:
    """One face of a die seen from above, `z` wide."""
    colour = DICE_COLOURS.get(die.colour, die.colour)
    body = mixed(colour, "#FFFFFF", 0.14)
    shine = f"M{x + z * 0.07:.1f} {y + z * 0.75:.1f}V{y + z * 0.2:.1f}q0 {-z * 0.13:.1f} {z * 0.13:.1f} {-z * 0.13:.1f}"
    return (
        Rect(x, y, z, z, z * 0.15, body, INK, 2),
        Path(f"{shine}H{x + z * 0.75:.1f}", stroke="#FFFFFF", width=z * 0.03, stroke_opacity=0.45),
        Group(face_art(die.faces[face], counting(die)), x=x, y=y, scale=z / 100),
    )


def _foot(spread: Spread, box: Box, dice: Sequence[Die], chosen: Sequence[int | None], now: int) -> None:
    """What comes next, in words, and the buttons."""
    size, small = spread.em(28), spread.em(20)
    pad = spread.px(26)
    open_ = chosen.count(None)
    button_h = small * 3
    confirm_w, back_w = small * 13, small * 8.5
    room = box.w - confirm_w - back_w - 4 * pad
    nodes: list[Node] = [*card(0, 0, box.w, box.h, 6)]
    x = pad
    if now < len(dice):
        z = box.h - 2 * pad
        nodes += flat_face(replace(dice[now], faces=((),) * 6, box=Box(0, 0, 0, 0)), 0, x, pad, z)
        x += z + pad
        title = f"Next: {title_of(dice, now)}" if open_ else f"Again: {title_of(dice, now)}"
        keys = len(set(dice[now].faces))
        words = f"Tap the face that is up, or press its key, 1 to {keys}."
    else:
        title, words = all_in(chosen)
    nodes.append(line_of(x, box.h / 2 - size * 0.12, title, size, room - x, "serif", INK, bold=True))
    nodes.append(line_of(x, box.h / 2 + small * 1.35, words, small, room - x, "sans", SOFT_INK))
    spread.draw("dice-foot", box, nodes, 12)
    y = round(box.y + (box.h - button_h) / 2)
    confirm = Box(round(box.x + box.w - pad - confirm_w), y, round(confirm_w), round(button_h))
    back = Box(round(confirm.x - pad * 0.8 - back_w), y, round(back_w), round(button_h))
    last = [die.id for die, face in zip(dice, chosen, strict=True) if face is not None]
    if last:
        undo = Half(((f"dice.{last[-1]}", None), (f"dice.was.{last[-1]}", None), ("dice.at", None)))
        spread.button("dice-back", back, "Back one", undo, size=small, picture="undo", key="backspace", order=7)
    ready = not open_
    does: Does = Show("dice", tuple(chosen))
    label = confirm_words(chosen)
    if not ready:
        does = Refuse(Refusal("form", "", f"{label}: each needs the face that is up."))
    look: Look = "red" if ready else "quiet"
    spread.button("dice-done", confirm, label, does, look, size=small * 1.1, key="enter", grand=ready, order=6)
