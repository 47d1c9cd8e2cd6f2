"""Drawings turned into surfaces by worker threads, and the cache that keeps them.

The main thread asks with `get` and never waits; what is missing is rastered by a worker, and `done` is called from that
worker when a surface has arrived. Equal content at an equal size is rastered once.
"""

from __future__ import annotations

import hashlib
import io
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec
import pygame

from captains.scene.nodes import Drawing

Raster = Callable[[Drawing, int, int], bytes]
Key = tuple[object, int, int]

KNOWN_DRAWINGS = 4096
OPAQUE_FROM = 128 * 128
log = logging.getLogger(__name__)


class Sprite(NamedTuple):
    """A surface ready to be blitted; `opaque` where no pixel lets anything through."""

    surface: pygame.Surface
    opaque: bool


class Want(NamedTuple):
    """A drawing at a size in physical px."""

    drawing: Drawing
    width: int
    height: int


def standard_raster(drawing: Drawing, width: int, height: int) -> bytes:
    """The renderer's PNG, kept between starts; imported in a worker, so that the first frame does not wait for it."""
    from captains.render.cache import cached_png

    return cached_png(drawing, width, height)


def decoded(data: bytes) -> Sprite:
    """A PNG as a surface in the display's format; costs time, so workers do it."""
    surface = pygame.image.load(io.BytesIO(data), "piece.png")
    width, height = surface.get_size()
    if width * height >= OPAQUE_FROM and pygame.mask.from_surface(surface, 254).count() == width * height:
        return Sprite(surface.convert(), True)
    return Sprite(surface.convert_alpha(), False)


class Surfaces:
    """The cache and its workers. `budget` bytes of surfaces are kept, least recently used ones go first."""

    def __init__(
        self,
        raster: Raster | None = None,
        done: Callable[[], None] | None = None,
        budget: int = 384 << 20,
        workers: int = 2,
    ) -> None:
        self._raster = raster or standard_raster
        self._done = done or (lambda: None)
        self._budget, self._used = budget, 0
        self._kept: OrderedDict[Key, Sprite] = OrderedDict()
        self._names: OrderedDict[int, tuple[Drawing, object]] = OrderedDict()
        self._failed: set[Key] = set()
        self._needed: set[Key] = set()
        self._queue: OrderedDict[Key, Want] = OrderedDict()
        self._busy: set[Key] = set()
        self._arrived: list[tuple[Key, Sprite | None]] = []
        self._change = threading.Condition()
        self._workers, self._started, self._open = workers, 0, True
        self.faults = 0

    def key(self, want: Want) -> Key:
        """What names this content at this size. A drawing seen before costs one look-up."""
        known = self._names.get(id(want.drawing))
        if known is None or known[0] is not want.drawing:
            known = (want.drawing, content_name(want.drawing))
            self._names[id(want.drawing)] = known
            if len(self._names) > KNOWN_DRAWINGS:
                self._names.popitem(last=False)
        return known[1], want.width, want.height

    def get(self, drawing: Drawing, width: int, height: int) -> Sprite | None:
        """The surface, or None while a worker is at it (or where it could not be drawn)."""
        want = Want(drawing, width, height)
        key = self.key(want)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        self._ask(key, want)
        return None

    def ready(self, wants: Iterable[Want]) -> bool:
        """Ask for all of these; whether each is there, or known not to come."""
        missing = 0
        for want in wants:
            key = self.key(want)
            if key not in self._kept and key not in self._failed:
                self._ask(key, want)
                missing += 1
        return missing == 0

    def _ask(self, key: Key, want: Want) -> None:
        with self._change:
            if key in self._queue or key in self._busy or key in self._failed:
                return
            self._queue[key] = want
            if self._started < self._workers:
                self._started += 1
                threading.Thread(target=self._work, name=f"raster-{self._started}", daemon=True).start()
            self._change.notify()

    def only(self, wants: Iterable[Want]) -> None:
        """These are needed now: they are never dropped, and what else is queued is forgotten."""
        self._needed = {self.key(want) for want in wants}
        with self._change:
            for key in [key for key in self._queue if key not in self._needed]:
                del self._queue[key]

    def _work(self) -> None:
        while True:
            with self._change:
                while self._open and not self._queue:
                    self._change.wait()
                if not self._open:
                    return
                key, want = self._queue.popitem(last=False)
                self._busy.add(key)
            sprite: Sprite | None = None
            try:
                sprite = decoded(self._raster(want.drawing, want.width, want.height))
            except Exception:
                if not self._open:
                    return
                log.exception("could not draw %s at %d x %d", want.drawing.title or "a piece", want.width, want.height)
            with self._change:
                self._arrived.append((key, sprite))
                self._change.notify_all()
            self._done()

    def collect(self) -> bool:
        """Take in what the workers have finished; whether anything came."""
        with self._change:
            came, self._arrived = self._arrived, []
            self._busy.difference_update(key for key, _ in came)
        for key, sprite in came:
            if sprite is None:
                self._failed.add(key)
                self.faults += 1
                continue
            self._kept[key] = sprite
            self._used += key[1] * key[2] * 4
        if self._used > self._budget:
            self._drop()
        return bool(came)

    def _drop(self) -> None:
        for key in [key for key in self._kept if key not in self._needed]:
            if self._used <= self._budget:
                break
            del self._kept[key]
            self._used -= key[1] * key[2] * 4

    @property
    def busy(self) -> bool:
        """Whether anything is queued, being drawn, or drawn and not yet collected."""
        with self._change:
            return bool(self._queue or self._busy or self._arrived)

    def wait(self, seconds: float) -> bool:
        """Block until something has arrived or the time is over; for stills and tests, never for a live window."""
        with self._change:
            return self._change.wait_for(lambda: bool(self._arrived) or not (self._queue or self._busy), seconds)

    def close(self) -> None:
        """Let the workers end; what they are at is dropped."""
        with self._change:
            self._open = False
            self._queue.clear()
            self._change.notify_all()


def content_name(drawing: Drawing) -> object:
    """The drawing's own key with its size, or a digest of its nodes."""
    if drawing.key:
        return drawing.key, drawing.width, drawing.height
    return hashlib.blake2b(msgspec.msgpack.encode(drawing), digest_size=16).digest()
