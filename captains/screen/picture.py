"""Everything seen in the window at one moment: the page with its dice, rings, flights, fields, notes and toasts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec
import pygame

from captains.scene.page import Flight, Format, Page, Piece, Refuse
from captains.screen.dice import Tray
from captains.screen.dragging import Drag
from captains.screen.field_view import Fields
from captains.screen.glow import Attention, Glow, ring_of
from captains.screen.lens import Lens
from captains.screen.mapping import Area, area_of
from captains.screen.motion import Flights
from captains.screen.painter import Item, Painter
from captains.screen.speech import NOTE_AFTER, REFUSED_FOR, Speech
from captains.screen.sprites import Breaths
from captains.screen.surfaces import Raster, Surfaces
from captains.screen.tweens import Clock

BRIGHTEST = 1200.0
SHAKEN = 400.0


class Picture:
    """Composes the parts; times called `ms` are real ms since the window opened."""

    def __init__(self, done: Callable[[], None], speed: int, raster: Raster | None = None) -> None:
        self.surfaces = Surfaces(raster, done)
        self.clock = Clock(speed)
        self.painter = Painter(self.surfaces, self.clock)
        breaths = Breaths()
        self.tray = Tray(self.surfaces, breaths, self.clock)
        self.glow = Glow(self.surfaces, breaths)
        self.flights = Flights(self.surfaces, self.clock)
        self.fields = Fields(self.surfaces)
        self.speech = Speech(self.surfaces)
        self.lens = Lens(self.surfaces)
        self.attention = Attention()
        self.hushed = False
        self.carried: Drag | None = None
        self._put_down = False
        self.typed = 0.0
        self._coming: Sequence[Flight] = ()
        self._faults = 0

    @property
    def page(self) -> Page | None:
        """The page that is shown."""
        return self.painter.page

    @property
    def moving(self) -> bool:
        """Whether anything is in motion or on its way."""
        return self.animated or self.painter.coming is not None

    @property
    def animated(self) -> bool:
        """Whether frames must follow one another."""
        return self.tray.moving or self.flights.moving or self.painter.board.moving

    def resize(self, surface: pygame.Surface) -> None:
        """Paint on this surface from now on."""
        self.painter.resize(surface)

    def offer(self, page: Page, fmt: Format, ms: float, jump: bool, flights: Sequence[Flight] = ()) -> None:
        """Show this page as soon as it is drawn; `jump` without motion."""
        if jump or self.clock.still:
            flights = ()
            self.settle()
        self._coming = (*self._coming, *flights) if self.painter.coming else tuple(flights)
        hidden = [*self.flights.hides(), *(flight.lands for flight in self._coming if flight.lands)]
        if self.carried is not None and not self._put_down:
            hidden.append(self.carried.piece.id)
        more = [*self.tray.wants(page.dice, fmt.scale), *self.fields.wants(page, fmt.scale)]
        self.painter.offer(page, fmt, ms, jump, more, hidden)

    def advance(self, ms: float) -> bool:
        """Bring time forward; True when a new page has come up."""
        coming = self.painter.coming
        shown = self.painter.update(ms)
        if shown and coming is not None:
            self.tray.show(coming.page, not coming.jump and not self.clock.still)
            self.fields.follow(coming.page)
            if not coming.jump:
                self.flights.begin(self._coming)
            else:
                for ident in (*coming.hidden, *self.flights.skip()):
                    self.painter.reveal(ident)
            self._coming = ()
        if shown and self.carried is not None and self._put_down:
            self.painter.reveal(self.carried.piece.id)
            self.carried = None
        for ident in self.flights.landed():
            self.painter.reveal(ident)
        if self.attention.refused and ms - self.attention.refused_at > REFUSED_FOR:
            self.calm()
        return shown

    def settle(self) -> None:
        """End all motion at once."""
        self.tray.skip()
        self.painter.settle()
        for ident in self.flights.skip():
            self.painter.reveal(ident)

    def carry(self, drag: Drag | None) -> None:
        """Show a piece under the pointer instead of where it lies.

        None lets go of it: it stays there until the next page, and slides from there to its place.
        """
        if drag is not None:
            if self.carried is None or self.carried.piece != drag.piece:
                self.painter.hide(drag.piece.id)
            self.carried = drag
        elif self.carried is not None:
            self.painter.hide(self.carried.piece.id, area_of(self.carried.box, self.painter.fmt.scale))
        self._put_down = drag is None

    def refuse(self, pick: str, why: Refuse, ms: float) -> None:
        """Shake this pick and say why it may not be clicked."""
        self.speech.refuse(why)
        self.attention = self.attention._replace(refused=pick, refused_at=ms)

    def calm(self) -> None:
        """Let a refusal be over."""
        self.attention = self.attention._replace(refused="")

    def draw(self, ms: float, hover: str, focus: str, ghosts: Sequence[Piece] = (), still: bool = False) -> list[Area]:
        """Draw what has changed; `still` lets rings rest at their brightest. Returns the areas drawn."""
        page, fmt = self.painter.page, self.painter.fmt
        if page is None:
            return self.painter.draw(self.speech.items(Page("", ()), fmt, ms, Attention()))
        if hover != self.attention.hover:
            if self.attention.refused not in ("", hover):
                self.calm()
            self.attention = self.attention._replace(hover=hover, hover_at=ms)
        self.attention = now = self.attention._replace(focus=focus, hushed=self.hushed)
        breath = BRIGHTEST if still and not now.refused else ms
        dice = self.tray.items(page, fmt, breath, now)
        over = [*self._pieces(ghosts, fmt, "ghost"), *self.fields.items(page, fmt, ms - self.typed)]
        items = [
            *dice,
            *self._pieces(page.over, fmt, "over"),
            *over,
            *self._rings(page, fmt, breath),
            *self.flights.items(fmt.scale),
            *self.speech.items(page, fmt, ms, Attention() if self.lens.up else now),
            *self.lens.items(page, fmt, [*([] if page.over else dice), *over]),
        ]
        return self.painter.draw(items)

    def _rings(self, page: Page, fmt: Format, ms: float) -> list[Item]:
        """The rings of the picks; while something is carried those of the places for it, and itself above them."""
        if self.carried is None:
            return self.glow.items(page, fmt, ms, self.attention)
        piece = msgspec.structs.replace(self.carried.piece, box=self.carried.box)
        places = () if self._put_down else self.carried.open
        return [
            *self.glow.places(places, self.carried.over, fmt, ms),
            *self._pieces((piece,), fmt, "carried"),
        ]

    def _pieces(self, pieces: Iterable[Piece], fmt: Format, kind: str) -> list[Item]:
        items: list[Item] = []
        for piece in pieces:
            area = area_of(piece.box, fmt.scale)
            sprite = self.surfaces.get(piece.drawing, area.w, area.h)
            if sprite is not None:
                blits = ((sprite.surface, area[:2]),)
                items.append(Item(f"{kind}:{piece.id}", area, id(sprite.surface), blits, kind == "over"))
        return items

    def breathing(self) -> bool:
        """Whether any ring breathes."""
        page = self.page
        if page is None:
            return False
        return any(ring_of(pick) == "open" for pick in page.picks) or any(
            d.state in ("open", "aside") for d in page.dice
        )

    def shaking(self, ms: float) -> bool:
        """Whether something refused still shakes."""
        return bool(self.attention.refused) and ms - self.attention.refused_at < SHAKEN

    def note_due(self, ms: float) -> float | None:
        """In how many ms the note of what is hovered appears, if it is still to come."""
        left = self.attention.hover_at + NOTE_AFTER - ms
        return left if self.attention.hover and not self.attention.hushed and left > 0 else None

    def caret(self) -> Area | None:
        """Where the caret of the text field is, in physical px."""
        field = self.fields.field(self.page) if self.page is not None else None
        return area_of(self.fields.caret_box(field), self.painter.fmt.scale) if field is not None else None

    def new_faults(self) -> bool:
        """Whether a drawing has failed since the last call."""
        before, self._faults = self._faults, self.surfaces.faults
        return self._faults > before

    def close(self) -> None:
        """End the workers."""
        self.surfaces.close()
