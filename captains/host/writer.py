"""The writer: the one thread that owns the connection to the saves, and keeps what could not be written for later."""

from __future__ import annotations

import atexit
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import TypeVar

from captains.host.fault import SaveFault
from captains.host.tables import is_unwritable, transaction
from captains.library.files import reason

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Callable[[], None] | None]
"""Writes something, and says what else is to be done once that is kept."""


class Writer:
    """Writes in the order it was asked to, each job in a transaction of its own, while the asker goes on.

    Where something can't be written, `tell` gets one sentence, once, on the writer's thread; the jobs wait and are
    tried again with the next one. A job that contradicts what is kept (SaveFault), or can't be done at all, ends the
    writing for its owner alone.
    """

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        tell: Callable[[str], None],
        present: Callable[[], bool] = lambda: True,
    ) -> None:
        self._connect = connect
        self._present = present
        self.tell = tell
        self.opened, self.lost = 0, 0
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._waiting: deque[tuple[object, Job]] = deque()
        self._barred: set[object] = set()
        self._thread: threading.Thread | None = None
        self._db: sqlite3.Connection | None = None
        self._told = False

    def write(self, owner: object, job: Job) -> None:
        """Have this done; returns at once."""
        self._post(lambda: self._take(owner, job))

    def ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """An answer from the database, with all that was written before. Raises SaveFault if it can't be had."""
        answer: Future[T] = Future()
        self._post(lambda: self._answer(question, answer))
        return answer.result()

    def wait(self) -> bool:
        """Wait until everything asked so far is done; whether all of it is kept."""
        answer: Future[bool] = Future()
        self._post(lambda: answer.set_result(self._flush(eager=True) and not self._barred))
        return answer.result()

    def close(self) -> bool:
        """Wait for the queue and let go of the file; whether everything is kept. It may be used again afterwards."""
        if self._thread is None:
            return True
        kept = self.wait()
        self._jobs.put(None)
        self._thread.join()
        self._thread = None
        atexit.unregister(self.close)
        return kept

    def _post(self, job: Callable[[], None]) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="saves", daemon=True)
            self._thread.start()
            atexit.register(self.close)
        self._jobs.put(job)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()
        self._let_go()

    def _let_go(self) -> None:
        if self._db is not None:
            self._db.close()
            self._db = None

    def _take(self, owner: object, job: Job) -> None:
        self._waiting.append((owner, job))
        # Whether there is room again, or leave to write, is looked for more seldom the longer it has been in vain.
        self._flush(eager=len(self._waiting).bit_count() == 1)

    def _answer(self, question: Callable[[sqlite3.Connection], T], answer: Future[T]) -> None:
        self._flush()
        try:
            answer.set_result(question(self._open()))
        except SaveFault as fault:
            answer.set_exception(fault)
        except (sqlite3.Error, OSError) as fault:
            answer.set_exception(SaveFault(f"The saved matches can't be reached: {_words(fault)}."))
        except BaseException as fault:
            answer.set_exception(fault)

    def _open(self) -> sqlite3.Connection:
        if self._db is not None and not self._present():
            # What would be written now goes nowhere: somebody has moved or removed the file under our hands.
            self._let_go()
            self.lost += 1
        if self._db is None:
            self._db = self._connect()
            self.opened += 1
        return self._db

    def _flush(self, eager: bool = False) -> bool:
        """Write what waits, as far as it goes; whether nothing waits any more.

        What could only be opened for reading is opened again, once, if that is asked for.
        """
        while self._waiting:
            owner, job = self._waiting[0]
            if owner not in self._barred:
                try:
                    db = self._open()
                    with transaction(db):
                        done = job(db)
                    if done is not None:
                        done()
                except SaveFault as fault:
                    if self._db is None:
                        self._complain(str(fault))
                        return False
                    self._bar(owner, str(fault))
                except (sqlite3.Error, OSError) as fault:
                    if eager and self._db is not None and is_unwritable(fault):
                        eager = False
                        self._let_go()
                        continue
                    self._complain(
                        f"Nothing can be kept for now ({_words(fault)}); play goes on, and it is tried again."
                    )
                    return False
                except Exception as fault:
                    # Whoever waits for this thread would wait for ever if one job could end it.
                    self._bar(owner, f"What happens in this match now can't be kept ({type(fault).__name__}: {fault}).")
            self._waiting.popleft()
        return True

    def _bar(self, owner: object, words: str) -> None:
        self._barred.add(owner)
        self.tell(words)

    def _complain(self, words: str) -> None:
        if not self._told:
            self._told = True
            self.tell(words)


def _words(fault: sqlite3.Error | OSError) -> str:
    """What the system says, as part of a sentence."""
    return reason(fault) if isinstance(fault, OSError) else str(fault)
