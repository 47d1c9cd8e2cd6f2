"""Leaves: pages laid over a stage's page until they are put away, such as a question, the menu, the rules, the log."""

from __future__ import annotations

from captains.scene.page import Does, Format, Page, Show


class Leaf:
    """One such page. It carries out what it can itself and hands the rest to the stage that laid it down."""

    done = False
    """Whether it is to be put away."""

    def stale(self) -> bool:
        """Whether what it waits for has come since its page was drawn."""
        return False

    def page(self, under: Page, fmt: Format) -> Page:
        """The page with this leaf over it."""
        return under

    def wish(self, does: Does) -> Does | None:
        """Carry out a wish; what the stage must do instead or besides, None if nothing. Raises `DeclinedError`."""
        if does == Show("back"):
            self.done = True
            return None
        return does


class Leaves:
    """The leaves that lie over a stage's page; only the topmost answers, and the one below it comes back after it."""

    def __init__(self) -> None:
        self._leaves: list[Leaf] = []

    def __bool__(self) -> bool:
        return bool(self._leaves)

    @property
    def top(self) -> Leaf | None:
        """The leaf that answers now."""
        return self._leaves[-1] if self._leaves else None

    def lay(self, leaf: Leaf) -> None:
        """Lay one more leaf down; nothing if the topmost is of its kind, so that a dialog never opens twice."""
        if type(self.top) is not type(leaf):
            self._leaves.append(leaf)

    def stale(self) -> bool:
        """Whether the topmost leaf must be drawn again, for what it waits for has come."""
        return bool(self._leaves) and self._leaves[-1].stale()

    def clear(self) -> None:
        """Put all away."""
        self._leaves.clear()

    def page(self, under: Page, fmt: Format) -> Page:
        """The page as it looks with the topmost leaf over it."""
        return self._leaves[-1].page(under, fmt) if self._leaves else under

    def wish(self, does: Does) -> Does | None:
        """Let the topmost leaf carry out a wish; what is left for the stage to do, None if nothing.

        Without a leaf the wish comes back as it is.
        """
        if not self._leaves:
            return does
        leaf = self._leaves[-1]
        left = leaf.wish(does)
        if leaf.done and leaf in self._leaves:
            self._leaves.remove(leaf)
        return left
