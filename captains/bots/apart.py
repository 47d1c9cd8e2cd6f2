"""A process apart, in which what takes long is thought, so that the window's own never waits for it.

It is started when it is first asked, gets nothing but what it is asked with, and is killed when it does not answer in
time: then whoever asked goes on without it, and the next question starts another.
"""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Callable
from multiprocessing import get_context
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

PART = 0.85
"""The part of the time that may be thought; the rest is for the way there and back, and for a machine that is busy."""
COURTESY = 2
"""By how much the process stands back behind the window's, where the system knows of that."""


class ApartError(RuntimeError):
    """No answer: its text says why."""


class StartingError(ApartError):
    """No answer, for the process is still on its way."""


class Apart:
    """One process, one question at a time; it may be asked from any thread."""

    def __init__(self) -> None:
        self._turn, self._gate = Lock(), Lock()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._ready = self._closed = False

    def start(self) -> None:
        """Start the process, so that the first question finds it running."""
        self._started()

    def ask(self, within: float, function: Callable[..., Any], *args: Any) -> Any:
        """What `function(*args, seconds)` returns there; `seconds` are those of `within` that it may take.

        Function and arguments travel, so they are found by import and can be pickled. Raises ApartError if there is
        no answer within so many seconds.
        """
        until = monotonic() + within
        with self._turn:
            try:
                return self._asked(until, function, args)
            except StartingError:
                raise
            except Exception as fault:
                self._kill()
                raise fault if isinstance(fault, ApartError) else ApartError(f"it has died ({fault!r})") from fault

    def _asked(self, until: float, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        pipe = self._started()
        if not self._ready:
            if not pipe.poll(max(0.0, until - monotonic())):
                raise StartingError("it is still starting")
            pipe.recv()
            self._ready = True
        pipe.send((function, (*args, PART * max(0.0, until - monotonic()))))
        if not pipe.poll(max(0.0, until - monotonic())):
            raise ApartError("it took too long")
        fine, found = pipe.recv()
        if not fine:
            raise ApartError(found)
        return found

    def _started(self) -> Connection:
        """The pipe to the process, which is started if it does not run."""
        with self._gate:
            if self._closed:
                raise ApartError("it is closed")
            if self._pipe is None:
                context = get_context("spawn")
                ours, theirs = context.Pipe()
                process = context.Process(target=_serve, args=(theirs,), daemon=True, name="thinking")
                process.start()
                theirs.close()
                self._process, self._pipe = process, ours
            return self._pipe

    def _kill(self) -> None:
        with self._gate:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
            self._ready = False
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()

    def close(self) -> None:
        """End the process, whatever it is thinking; who waits for it gets an ApartError."""
        with self._gate:
            self._closed = True
            process = self._process
        if process is not None:
            process.kill()
        if self._turn.acquire(timeout=1.0):
            self._turn.release()
            self._kill()


def _serve(pipe: Connection) -> None:
    """In the process apart: answer questions until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    try:
        pipe.send(None)
        while True:
            function, args = pipe.recv()
            try:
                pipe.send((True, function(*args)))
            except Exception:
                pipe.send((False, f"it failed:\n{traceback.format_exc()}"))
    except (EOFError, OSError):
        return
