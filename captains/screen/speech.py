"""What the window says: the note at what is pointed at, the reason of a refusal, sentences at the bottom that fade."""

from __future__ import annotations

from captains.scene.page import Act, Box, Format, Line, Note, Page, Pick, Refuse
from captains.screen.glow import Attention
from captains.screen.mapping import Area, area_of
from captains.screen.notes import body, note_drawing, put, refused_note, toast_drawing, whole
from captains.screen.painter import Item
from captains.screen.sprites import faded
from captains.screen.surfaces import Surfaces

REFUSED_FOR, FADE = 4200.0, 400.0
TOAST_FOR, EACH_LETTER = 4500.0, 80.0
"""How long a sentence is up: so long, and longer for each of its letters, for a path takes its time to be read."""
FADE_STEPS = 6
NOTE_AFTER = 110.0
MOST_TOASTS = 3


def lasts(words: str) -> float:
    """How many ms a sentence is up."""
    return TOAST_FOR + EACH_LETTER * len(words)


class Speech:
    """Notes and toasts of the window, on the real clock (ms)."""

    def __init__(self, surfaces: Surfaces) -> None:
        self._surfaces = surfaces
        self._toasts: list[tuple[str, float]] = []
        self._why: Refuse | None = None

    def toast(self, words: str, ms: float) -> None:
        """Say one sentence at the bottom; the same one again only lasts longer.

        Where there are too many, the one goes first that would go next by itself.
        """
        others = [(said, since) for said, since in self._toasts if said != words]
        while len(others) >= MOST_TOASTS:
            others.remove(min(others, key=_ends))
        self._toasts = [*others, (words, ms)]

    def wave_off(self, words: str) -> None:
        """Somebody goes on: this sentence need not be said any longer."""
        self._toasts = [toast for toast in self._toasts if toast[0] != words]

    def refuse(self, why: Refuse | None) -> None:
        """Remember why something was refused, for the note at `Attention.refused`."""
        self._why = why

    def due(self, ms: float) -> float | None:
        """In how many ms a toast changes."""
        left = [_ends(toast) - ms for toast in self._toasts]
        if not left:
            return None
        soonest = min(left)
        return FADE / FADE_STEPS if soonest <= FADE else soonest - FADE

    def items(self, page: Page, fmt: Format, ms: float, now: Attention) -> list[Item]:
        """The slips to be seen now, notes below toasts."""
        waiting = now.hover and not now.refused and (now.hushed or ms - now.hover_at < NOTE_AFTER)
        return [*([] if waiting else self._note(page, fmt, now)), *self._bottom(page, fmt, ms)]

    def _note(self, page: Page, fmt: Format, now: Attention) -> list[Item]:
        ident = now.refused or now.hover or now.focus
        pick = next((pick for pick in page.picks if pick.id == ident), None)
        if pick is None:
            return []
        blood = ident == now.refused
        note = note_of(pick, self._why if blood else None)
        if note is None:
            return []
        width, height, _ = body(note, fmt.text, blood)
        box, side, tail = put((width, height), pick.box, fmt, crowd(page, pick))
        drawing = note_drawing(note, fmt.text, blood, side, round(tail))
        area = area_of(whole(box), fmt.scale)
        sprite = self._surfaces.get(drawing, round(drawing.width * fmt.scale), round(drawing.height * fmt.scale))
        if sprite is None:
            return []
        at = Area(area.x, area.y, *sprite.surface.get_size())
        return [Item("note", at, id(sprite.surface), ((sprite.surface, at[:2]),))]

    def _bottom(self, page: Page, fmt: Format, ms: float) -> list[Item]:
        self._toasts = [toast for toast in self._toasts if ms < _ends(toast)]
        items: list[Item] = []
        y = fmt.height - 14.0
        for words, since in reversed(self._toasts):
            left = _ends((words, since)) - ms
            drawing = toast_drawing(words, fmt.width - 40.0, fmt.text)
            y = clear_of(page, Box((fmt.width - drawing.width) / 2, y - drawing.height, drawing.width, drawing.height))
            area = area_of(Box((fmt.width - drawing.width) / 2, y, drawing.width, drawing.height), fmt.scale)
            sprite = self._surfaces.get(drawing, area.w, area.h)
            if sprite is not None:
                step = min(FADE_STEPS, int(left / FADE * FADE_STEPS) + 1)
                surface = sprite.surface if step == FADE_STEPS else faded(sprite.surface, step / FADE_STEPS)
                stamp = (id(sprite.surface), step)
                items.append(Item(f"toast:{words}", area, stamp, ((surface, area[:2]),)))
            y -= 8
        return items


def _ends(toast: tuple[str, float]) -> float:
    """When a sentence goes, in ms."""
    words, since = toast
    return since + lasts(words)


def clear_of(page: Page, box: Box) -> float:
    """How high a slip must lie so as not to cover a button at the page's foot; larger things it may lie on."""
    low = [p.box for p in page.picks if p.box.y + p.box.h > box.y - 1.5 * box.h and p.box.h < 2.5 * box.h]
    row = [b.y for b in low if b.y < box.y + box.h and b.x < box.x + box.w and box.x < b.x + b.w]
    return min(box.y, min(row, default=box.y + box.h + 8) - box.h - 8)


def note_of(pick: Pick, why: Refuse | None) -> Note | None:
    """What is said at a pick: the reason of a refusal, its note, or why it may not be clicked."""
    title = pick.note.title if pick.note else "Not now"
    if why is not None:
        return refused_note(why, title)
    if not isinstance(pick.does, Refuse):
        return pick.note
    if pick.note is None:
        return refused_note(pick.does, title)
    refusal = pick.does.refusal
    return Note(title, (*pick.note.lines, Line(refusal.words, ("cross",), refusal.clause)), pick.note.symbol)


def crowd(page: Page, pick: Pick) -> list[Box]:
    """What a note had better not cover: what may be clicked now, kin above all, and the banner."""
    others = [other for other in page.picks if other.id != pick.id]
    open_ones = [other.box for other in others if other.state != "quiet" or isinstance(other.does, Act)]
    kin = [other.box for other in page.picks if other.id in pick.kin]
    kin += [die.box for die in page.dice if die.id in pick.kin]
    banner = [piece.box for piece in page.pieces if "banner" in piece.id]
    return [*open_ones, *kin, *kin, *kin, *banner, *banner]
