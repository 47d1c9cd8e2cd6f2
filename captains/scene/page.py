"""A page of the window as plain data: pieces to draw back to front, picks to point at, dice to show.

All places are logical px of the page's format, origin upper left. The window rasters each piece once per content and
size, so whatever changes often (a pencil mark, a number) should be a small piece of its own over a large, lasting one.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from captains.engine.refusal import Refusal
from captains.scene.nodes import Drawing


class Box(Struct, frozen=True):
    """A rectangle in px."""

    x: float
    y: float
    w: float
    h: float

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies inside."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        """The centre."""
        return self.x + self.w / 2, self.y + self.h / 2


class Piece(Struct, frozen=True):
    """A drawing placed on the page; `id` is stable from one state to the next, so that motion can follow it."""

    id: str
    box: Box
    drawing: Drawing


class Act(Struct, frozen=True, tag=True):
    """Send this action of this seat to the host."""

    seat: int
    action: Any


class Half(Struct, frozen=True, tag=True):
    """Change the half-made choice of this window: each pair replaces that entry of `Desk.half`; None removes it."""

    change: tuple[tuple[str, Any], ...]


class Show(Struct, frozen=True, tag=True):
    """A wish to the window itself: open or close a page, enlarge a sheet, skip an animation, undo, ..."""

    what: str
    arg: Any = None


class Refuse(Struct, frozen=True, tag=True):
    """May not be clicked now; the window shakes it and says why."""

    refusal: Refusal


Does = Act | Half | Show | Refuse


ONLY_NOTE = Show("skip")
"""What a pick does that only explains: a click there counts as one that hits nothing."""


class Line(Struct, frozen=True):
    """A line of a hover note: symbols first, then words, the clause at the right."""

    words: str
    symbols: tuple[str, ...] = ()
    clause: str = ""


class Note(Struct, frozen=True):
    """What hovering says: a title, its symbol, lines."""

    title: str
    lines: tuple[Line, ...] = ()
    symbol: str = ""


class Drop(Struct, frozen=True):
    """Where a pick may be dragged to, and what letting go of it there does; `Refuse` says why it may not lie there."""

    box: Box
    does: Does
    radius: float = 8.0


class Pick(Struct, frozen=True):
    """A place that answers the pointer and the keys.

    `shape` is the hit area and the form of its glow; `state` what it looks like at rest; `kin` other pick or piece ids
    that glow along when this is hovered (the die and the place on the sheet); `key` a shortcut ("d", "enter", "f1").
    Among overlapping picks the later one wins. `order` sorts the walk with Tab and arrows (then reading order).
    With `drops` it may also be dragged: the piece `carries` follows the pointer, and slides back if let go elsewhere.
    """

    id: str
    box: Box
    does: Does
    shape: Literal["circle", "rect"] = "rect"
    state: Literal["open", "chosen", "quiet"] = "open"
    note: Note | None = None
    kin: tuple[str, ...] = ()
    key: str = ""
    order: int = 0
    radius: float = 8.0
    drops: tuple[Drop, ...] = ()
    carries: str = ""

    @property
    def live(self) -> bool:
        """Whether a click may do something now."""
        return not isinstance(self.does, Refuse) and self.does != ONLY_NOTE


class Die(Struct, frozen=True):
    """A solid die in its tray: colour of the body, its six faces as symbols (one or two on a face), the face that is up
    (0–5, None before the roll), and how it lies. `id` is stable; `roll` counts rolls, a new number makes it tumble.
    `name` is what people call it where they type in real dice."""

    id: str
    box: Box
    colour: str
    faces: tuple[tuple[str, ...], ...]
    up: int | None = None
    roll: int = 0
    state: Literal["open", "chosen", "quiet", "aside"] = "quiet"
    name: str = ""


class Flight(Struct, frozen=True):
    """A drawing that flies from a box to a box after `delay` ms; the piece `lands` stays hidden until it arrives."""

    drawing: Drawing
    start: Box
    end: Box
    delay: int = 0
    lands: str = ""


class Banner(Struct, frozen=True):
    """Whose decision it is and what is asked: also spoken in the window's title and the log."""

    who: str
    asks: str


class Page(Struct, frozen=True):
    """One page. `kind` names it ("table", "curtain", "crew", ...); `fields` are text fields.

    `over` are pieces above the dice: dialogs and menus. Of a `sealed` page's neighbours nothing may be seen through it.
    """

    kind: str
    pieces: tuple[Piece, ...]
    picks: tuple[Pick, ...] = ()
    dice: tuple[Die, ...] = ()
    tray: Box | None = None
    banner: Banner | None = None
    fields: tuple[TextField, ...] = ()
    sealed: bool = False
    under: str = "#12324A"
    over: tuple[Piece, ...] = ()


class TextField(Struct, frozen=True):
    """A place to type: the window owns the caret; each change is sent to the stage as `Half(((name, text),))`."""

    name: str
    box: Box
    text: str
    hint: str = ""
    size: float = 20.0


class Format(Struct, frozen=True):
    """What a page is laid out for: logical px and how many physical px one of them is."""

    width: int
    height: int
    scale: float = 1.0
    text: float = 1.0

    @property
    def narrow(self) -> bool:
        """Whether the 1280-wide arrangement is due."""
        return self.width < 1600 or self.height < 900

    @property
    def upright(self) -> bool:
        """Whether it is higher than wide."""
        return self.height > self.width

    def eased(self, most: float) -> Format:
        """The same with type at most so many times its size: for pages that have no room for more."""
        return self if self.text <= most else replace(self, text=most)


class Desk(Struct, frozen=True):
    """What this window has open and half chosen; nothing of it belongs to the match.

    `go` is the seat whose sheet is large, `lifted` the seat whose curtain is up, `half` the half-made choice,
    `step` how far a told page (reveal, reckoning) has come, `shown` sheets looked at large (one, or side by side).
    """

    go: int = 0
    lifted: int | None = None
    half: tuple[tuple[str, Any], ...] = ()
    step: int = 0
    shown: tuple[int, ...] = ()
    real_dice: bool = False

    def held(self, name: str, default: Any = None) -> Any:
        """The value of a half-made choice."""
        for key, value in self.half:
            if key == name:
                return value
        return default
