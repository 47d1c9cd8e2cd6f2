"""The page on which a table types or taps what its own dice show.

One column a die with that die's own faces, keys 1 to 6; the next column is focused by itself, and a slip is put right
before the dice are confirmed. What is typed so far lies in `Desk.half`; confirming sends `Show("dice", faces)`, a
tuple of one face index (0–5) a die.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from captains.engine.refusal import Refusal
from captains.engine.words import capital
from captains.scene.backdrops import sea
from captains.scene.corner import strip_of
from captains.scene.ensigns import flag
from captains.scene.lettering import name_texts, text_width
from captains.scene.nodes import Node, Path, Rect
from captains.scene.page import Banner, Box, Desk, Die, Does, Format, Half, Page, Pick, Refuse, Show
from captains.scene.palette import (
    BRIGHT_BRASS,
    DARK_WOOD,
    DEEP_SEA,
    FOAM,
    INK,
    SOFT_INK,
    WOOD,
    seat_colour,
)
from captains.scene.spread import Spread
from captains.scene.widgets import LEAST_TEXT, Look, card, line_of, shadow
from captains.screen.pages.corner import ALWAYS, with_corner
from captains.screen.pages.dice_story import Story, beside, strip, strip_height
from captains.screen.pages.dice_words import (
    all_in,
    asks_for,
    confirm_words,
    die_or_dice,
    hint,
    tally,
    title_of,
    to_roll,
)
from captains.screen.pages.die_keys import faces, flat_face

LEAST_TRAY = 18
"""How high the tray is at least, in lines of type, where a strip takes room from it."""
TRAY, TRAY_NOW, LINE = "#113044", "#1E4A60", "#3D6E88"


def dice_page(
    dice: Sequence[Die],
    desk: Desk,
    fmt: Format,
    story: Story | None = None,
    offered: Collection[str] = ALWAYS,
) -> Page:
    """The page for these dice; the `story` tells whose roll it is and what led to it.

    `offered` is what its corner has buttons for.
    """
    story = story or Story()
    spread = Spread(fmt)
    margin, gap = spread.px(26), spread.px(20)
    head_h, foot_h = spread.em(31) * 2.05, spread.em(28) * 4.2
    wide = fmt.width - 2 * margin
    chosen = [desk.held(f"dice.{die.id}") for die in dice]
    now = _now(desk, chosen)
    spread.pieces.append(sea(fmt.width, fmt.height))
    long, thick = strip_of(fmt, len(offered))
    corner = Box(fmt.width - margin - long, round(margin * 0.8 + (head_h - thick) / 2), long, thick)
    _head(spread, Box(margin, margin * 0.8, wide - long - spread.px(20), head_h), story, chosen)
    top = round(margin * 0.8 + head_h + gap)
    room = Box(margin, top, wide, round(fmt.height - top - gap - foot_h - margin * 0.9))
    tray = _told(spread, room, gap, len(dice) == 1, story)
    shown = _tray(spread, tray, dice, desk, now)
    foot = Box(margin, room.y + room.h + gap, wide, foot_h)
    _foot(spread, foot, dice, chosen, now, story)
    who = story.roller.name if story.roller is not None else "The table"
    page = spread.page("dice", dice=shown, tray=tray, banner=Banner(who, asks_for(chosen)))
    return with_corner(page, fmt, offered, corner)


def _told(spread: Spread, room: Box, gap: float, alone: bool, story: Story) -> Box:
    """What led to this roll: beside the tray of a single die, else in a strip over it; returns the tray's room."""
    if alone and (story.drawing is not None or story.past):
        if spread.fmt.upright:
            half = round(room.h * 0.5)
            beside(spread, Box(room.x, room.y, room.w, half - gap), story)
            return Box(room.x, room.y + half, room.w, room.h - half)
        left = round(room.w * 0.52)
        beside(spread, Box(room.x, room.y, left - gap, room.h), story)
        return Box(room.x + left, room.y, room.w - left, room.h)
    if not story.past:
        return room
    high = strip_height(spread)
    down = round(high + gap * 0.6)
    if room.h - down < LEAST_TRAY * spread.em(22):
        return room
    strip(spread, Box(room.x, room.y, room.w, high), story)
    return Box(room.x, room.y + down, room.w, room.h - down)


def _now(desk: Desk, chosen: Sequence[int | None]) -> int:
    """The column that the keys belong to: the one asked for, else the first still open; after the last one, none."""
    asked = desk.held("dice.at")
    if isinstance(asked, int) and 0 <= asked < len(chosen):
        return asked
    return next((i for i, face in enumerate(chosen) if face is None), len(chosen))


def _head(spread: Spread, box: Box, story: Story, chosen: Sequence[int | None]) -> None:
    """Whose roll it is and what for, how to type it in, how many dice are in; the menu."""
    size, small = spread.em(31), spread.em(20)
    w = box.w
    middle = box.h / 2
    nodes: list[Node] = [*card(0, 0, w, box.h)]
    x = spread.px(26)
    if story.sitter is not None:
        high = box.h * 0.46
        nodes += flag(x, middle - high / 2, high * 1.6, high, seat_colour(story.sitter.colour))
        x += high * 1.6 + spread.px(20)
    done = tally(chosen)
    right = text_width(done, small, "sans", True) + spread.px(50)
    room, roller = w - x - right, story.roller
    words = f"Roll your own {die_or_dice(chosen)}"
    if roller is not None:
        # The name is the first to give way: what is rolled for should be read whole.
        end = min(text_width(roller.words, size, "title", True), room * 0.62) + size * 0.4
        name = name_texts(
            roller.name, x, middle + size * 0.35, room - end, size, "title", fill=DEEP_SEA, bold=True, least=LEAST_TEXT
        )
        nodes += name
        run = sum(text_width(text.text, text.size, text.font, text.bold) for text in name) + size * 0.4
        words, x, room = roller.words, x + run, room - run
    nodes.append(line_of(x, middle + size * 0.35, words, size, room, "title", DEEP_SEA, bold=True))
    x += text_width(words, size, "title", True) + spread.px(24)
    if w - x - right > small * 9:
        how = hint(story.lent)
        nodes.append(line_of(x, middle + small * 0.3, how, small, w - x - right, "serif", SOFT_INK, italic=True))
    nodes.append(line_of(w - spread.px(26), middle + small * 0.35, done, small, right, "sans", SOFT_INK, "end", True))
    spread.draw("dice-head", box, nodes, 12)


def _tray(spread: Spread, tray: Box, dice: Sequence[Die], desk: Desk, now: int) -> tuple[Die, ...]:
    """The wooden tray with its columns; returns the dice lying in them."""
    frame, pad, gap = spread.px(18), spread.px(14), spread.px(14)
    spread.draw("dice-tray", tray, _wood(tray.w, tray.h, frame), 22, f"dice-tray {tray.w:g} {tray.h:g} {frame:g}")
    n = max(1, len(dice))
    w = min((tray.w - 2 * frame - 2 * pad - (n - 1) * gap) / n, spread.px(820 if n == 1 else 440))
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
    faces(spread, keys, i, dice, desk, now)
    place = Box(
        round(box.x + (box.w - edge) / 2), round(box.y + (top - size * 1.2 - edge) / 2), round(edge), round(edge)
    )
    return replace(die, box=place, up=face, roll=0, state="chosen" if face is not None else "quiet")


def _foot(spread: Spread, box: Box, dice: Sequence[Die], chosen: Sequence[int | None], now: int, story: Story) -> None:
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
        title = to_roll(title_of(dice, now), len(dice) == 1, story.lent) if open_ else f"Again: {title_of(dice, now)}"
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
