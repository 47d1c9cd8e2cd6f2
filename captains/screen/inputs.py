"""Mouse and keys turned into wishes: which pick is meant, what has the focus, which text field is being typed in."""

from __future__ import annotations

from typing import Protocol

import pygame

from captains.scene.page import Does, Half, Page, Pick, Refuse, Show, TextField
from captains.screen import field_keys, keys
from captains.screen.dragging import Drag, begun, followed
from captains.screen.field_view import Fields
from captains.screen.mapping import Mapping
from captains.screen.pointer import Pointer, Shape, changed, field_at
from captains.screen.second_click import SecondClick

EVERYWHERE: dict[str, Show] = {
    "ctrl+z": Show("undo"),
    "ctrl+y": Show("redo"),
    "shift+ctrl+z": Show("redo"),
    "f1": Show("rules", ""),
    "f11": Show("fullscreen"),
    "z": Show("lens", "turn"),
}
"""Keys that mean the same on every page."""
ARROWS: dict[str, keys.Way] = {"left": "left", "right": "right", "up": "up", "down": "down"}


class Doer(Protocol):
    """What carries out wishes and knows the page that is shown."""

    def do(self, does: Does, pick: str = "") -> None:
        """Carry out a wish that came from this pick."""

    def hurry(self) -> bool:
        """End what moves; whether dice were rolling, so that the click has done its work."""

    def drag(self, drag: Drag | None) -> None:
        """Show what is being dragged; None: it is let go."""


def held_by(pick: Pick) -> Show | None:
    """What a pick does only as long as it is held down, None for one that is clicked."""
    return pick.does if isinstance(pick.does, Show) and pick.does.what == "hold" else None


class Inputs:
    """The state of mouse and keyboard over one page."""

    def __init__(self, doer: Doer, fields: Fields) -> None:
        self._doer, self._fields = doer, fields
        self.pointer = Pointer()
        self.second, self.second_press = SecondClick(), SecondClick()
        self.focus = ""
        self.drag: Drag | None = None
        self._held: Show | None = None
        self._last: Pick | None = None
        self._under: Pick | None = None

    def shape(self, page: Page | None) -> Shape:
        """The form of the mouse's pointer here."""
        if page is None or self.pointer.place is None:
            return "arrow"
        if self.drag is not None:
            return "hand"
        pick = self.pointer.over(page)
        if pick is not None:
            return "hand" if pick.live or pick.drops else "arrow"
        return "text" if field_at(page, *self.pointer.place) is not None else "arrow"

    def attended(self, page: Page | None) -> tuple[str, str]:
        """The picks that the pointer and the keys are at; none while something is dragged."""
        if self.drag is not None:
            return "", ""
        pick = self.pointer.over(page)
        return pick.id if pick else "", self.focus

    def mouse(self, event: pygame.event.Event, page: Page, mapping: Mapping, ms: float) -> None:
        """A motion, press, release or turn of the wheel, at this time in ms."""
        if event.type == pygame.MOUSEWHEEL:
            if self.pointer.place is not None and event.y:
                self._doer.do(Show("scroll", (*self.pointer.place, event.y)))
            return
        x, y = mapping.to_page(*event.pos)
        self.pointer.stir(x, y)
        if event.type == pygame.MOUSEMOTION:
            self.pointer.move(x, y)
            self._pull(page, x, y)
        elif event.button == 3:
            self.pointer.move(x, y)
            self._doer.do(Show("lens", "hold" if event.type == pygame.MOUSEBUTTONDOWN else "release"))
        elif event.button == 1 and event.type == pygame.MOUSEBUTTONDOWN:
            self._down(page, x, y, ms)
        elif event.button == 1:
            self._up(page, x, y, ms)
        self._under = self.pointer.over(page)

    def _down(self, page: Page, x: float, y: float, ms: float) -> None:
        self.focus = ""
        if self._doer.hurry():
            return
        pick = self.pointer.down(page, x, y)
        field = field_at(page, x, y) if pick is None else None
        self._fields.focus(field, x)
        if pick is not None and (held := held_by(pick)) is not None and self.second.meant(pick, x, y, ms):
            self._hold(held, pick.id)

    def _pull(self, page: Page, x: float, y: float) -> None:
        """The mouse has moved: what is dragged follows, and a press that strays becomes a drag."""
        press = self.pointer.press
        if self.drag is not None:
            self._carry(self.drag._replace(at=(x, y)))
        elif press is not None and press.pick and self._held is None:
            self._carry(begun(page, press.pick, (press.x, press.y), (x, y)))

    def _carry(self, drag: Drag | None) -> None:
        if drag is not self.drag:
            self.drag = drag
            self._doer.drag(drag)

    def _drop(self, drag: Drag) -> None:
        """What is dragged is let go: where it may not lie it goes back."""
        self._carry(None)
        if drag.over is not None:
            self._doer.do(drag.over.does, drag.pick.id)

    def _up(self, page: Page, x: float, y: float, ms: float) -> None:
        if self.drag is not None:
            self.pointer.press, self.pointer.place = None, (x, y)
            self._drop(self.drag._replace(at=(x, y)))
            return
        if self._release():
            self.pointer.press = None
            return
        click, pick = self.pointer.up(page, x, y)
        if not click:
            return
        meant = self.second.meant(pick, x, y, ms)
        if pick is not None:
            if meant and held_by(pick) is None:
                self._doer.do(pick.does, pick.id)
        elif meant and field_at(page, x, y) is None:
            self._doer.do(Show("skip"))

    def _hold(self, does: Show, pick: str) -> None:
        if self._held is None:
            self._held = does
            # A note over what is looked at would hide it.
            self.pointer.rest()
            self._doer.do(does, pick)

    def _release(self) -> bool:
        held, self._held = self._held, None
        if held is not None:
            self._doer.do(Show("release", held.arg))
        return held is not None

    def key_up(self) -> None:
        """A key has been let go: what was held with the keys is over."""
        if self.pointer.press is None:
            self._release()

    def text(self, words: str, page: Page) -> None:
        """Words typed, pasted or composed for the field with the caret."""
        if self._fields.field(page) is not None and words:
            self._fields.edit.insert(words)
            self._changed()

    def composing(self, words: str) -> None:
        """What an input method is composing, not yet part of the text."""
        self._fields.edit.composing = words

    def _changed(self) -> None:
        self._doer.do(Half(((self._fields.name, self._fields.edit.text),)))

    def key(self, event: pygame.event.Event, page: Page, ms: float) -> None:
        """A key goes down, at this time in ms."""
        name = keys.name_of(event.key, event.mod)
        if self.drag is not None:
            if name == "escape":
                self.pointer.press = None
                self._carry(None)
            return
        field = self._fields.field(page)
        if field is not None and self._in_field(name, field, page):
            return
        if name in ("tab", "shift+tab"):
            self._walk(page, 1 if name == "tab" else -1)
        elif name == "escape":
            pick = keys.by_key(page.picks, name)
            self._doer.do(pick.does if pick else Show("back"), pick.id if pick else "")
        elif name in ("enter", "space"):
            self._confirm(page, name, ms)
        elif (pick := keys.by_key(page.picks, name)) is not None:
            self._press(pick)
        elif name in EVERYWHERE:
            self._doer.do(EVERYWHERE[name])
        elif name.removeprefix("shift+") in ARROWS and name not in ARROWS:
            self._doer.do(Show("lens", name.removeprefix("shift+")))
        elif name in ARROWS:
            target = keys.towards(page.picks, self.focus, ARROWS[name])
            self._at(target)

    def _in_field(self, name: str, field: TextField, page: Page) -> bool:
        came = field_keys.pressed(self._fields.edit, name)
        if came == "typed":
            self._changed()
        elif came == "enter":
            self._doer.do(Show("enter", field.name))
        elif came == "leave":
            self._fields.focus(None)
        elif came in ("next", "back"):
            self._leave_field(field, page, 1 if came == "next" else -1)
        return came != "other"

    def _leave_field(self, field: TextField, page: Page, by: int) -> None:
        """Tab goes on to the next field; from the last one to the picks."""
        names = [other.name for other in page.fields]
        at = names.index(field.name) + by
        if 0 <= at < len(names):
            self._fields.focus(page.fields[at])
        else:
            self._fields.focus(None)
            self._at(keys.step(page.picks, "", by))

    def _walk(self, page: Page, by: int) -> None:
        """Tab: the text fields first, then the picks, round and round."""
        order = keys.walk(page.picks)
        last = not order or self.focus == order[-1 if by > 0 else 0].id
        if page.fields and (last or (by > 0 and not self.focus)):
            self.focus = ""
            self._fields.focus(page.fields[0 if by > 0 else -1])
        else:
            self._at(keys.step(page.picks, self.focus, by))

    def _at(self, pick: Pick | None) -> None:
        self.pointer.leave()
        if pick is not None:
            self.focus, self._last = pick.id, pick

    def _confirm(self, page: Page, name: str, ms: float) -> None:
        focused = next((pick for pick in page.picks if pick.id == self.focus), None)
        pick = focused or keys.by_key(page.picks, name)
        if not self.second_press.meant(pick, 0, 0, ms):
            return
        if pick is not None:
            self._press(pick)
        else:
            self._doer.hurry()
            self._doer.do(Show("skip"))

    def _press(self, pick: Pick) -> None:
        if (held := held_by(pick)) is not None:
            self._hold(held, pick.id)
        else:
            self._doer.do(pick.does, pick.id)

    def follow(self, page: Page) -> None:
        """A new page is up: a focused pick that is gone hands the focus to the nearest one that does the like.

        Without one the focus is gone, so that Enter never does what nobody meant. What is dragged is let go where the
        page has no place for it any more. What has come to lie under the pointer, which nobody has moved there, says
        nothing of itself yet.
        """
        under = self.pointer.over(page)
        if changed(self._under, under):
            self.pointer.rest()
        self._under = under
        if self.drag is not None:
            self._carry(followed(self.drag, page))
            if self.drag is None:
                self.pointer.press = None
        if not self.focus or any(pick.id == self.focus and not isinstance(pick.does, Refuse) for pick in page.picks):
            return
        last, self.focus = self._last, ""
        if last is None:
            return
        x, y = last.box.middle
        like = [pick for pick in keys.walk(page.picks) if keys.alike(pick, last)]
        if like:
            self._at(min(like, key=lambda pick: (pick.box.middle[0] - x) ** 2 + (pick.box.middle[1] - y) ** 2))
