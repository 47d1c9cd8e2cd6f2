"""The people at one screen: they see the page alone and decide by what it offers, with a mouse or with keys."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from captains.engine.seats import Seat, Setup
from captains.host.seating import agree
from captains.library import games, sheets
from captains.scene.page import Act, Half, Pick, Show
from tests.played.driver import Driver

PATIENCE = 40


class People:
    """Those who sit at the screen. `do` is how they do something: `driver.click` or `driver.choose`."""

    def __init__(self, driver: Driver, do: Callable[[str], None], seed: int = 1) -> None:
        self.driver, self._do = driver, do
        self._chance = Random(seed)
        self.decided = 0

    def asked(self) -> bool:
        """Whether the page asks one of them for something, and nothing moves."""
        return not self.driver.app.moving and self._awaited() and bool(self._wishes())

    def _awaited(self) -> bool:
        """Whether the table waits for one of them: for more than what they may suggest, or for their own dice."""
        host, people = self.driver.stage.host, self.driver.stage.humans
        held = any(offer.seat in people and not offer.optional for offer in host.match.offers())
        return held or host.asked() is not None

    def over(self) -> bool:
        """Whether the match has been told to its end."""
        if self.driver.app.moving:
            return False  # between two pages of which one is secret there is none
        return any(isinstance(pick.does, Show) and pick.does.what == "again" for pick in self.driver.page.picks)

    def decide(self) -> None:
        """Make one decision whole: lift the curtain, choose halves, do it."""
        entries = len(self.driver.stage.host.match.entries)
        for _ in range(PATIENCE):
            self.driver.until(lambda: self.asked() or self.over())
            self.check()
            self._do(self._chance.choice(self._wishes()).id)
            if len(self.driver.stage.host.match.entries) != entries:
                self.decided += 1
                return
        raise AssertionError(f"{self.driver.page.kind} leads nowhere")

    def play(self, most: int = 1_000_000) -> None:
        """Play on until the match has been told, or until so many decisions have been made."""
        end = self.decided + most
        while self.decided < end:
            self.driver.until(lambda: self.asked() or self.over())
            if self.over():
                return
            self.decide()

    def check(self) -> None:
        """What must hold of every page that asks for something: it says whose decision it is, and what is asked."""
        page, match = self.driver.page, self.driver.stage.host.match
        deciders = {match.setup.seats[pick.does.seat].name for pick in page.picks if isinstance(pick.does, Act)}
        if deciders and len(self.driver.stage.humans) > 1:
            assert page.banner is not None
            assert page.banner.who in deciders and page.banner.asks
        for pick in page.picks:
            if isinstance(pick.does, Act):
                assert match.refusal(pick.does.seat, pick.does.action) is None, pick

    def _wishes(self) -> list[Pick]:
        """Picks that decide; else those that lead to a decision."""
        picks = self.driver.page.picks
        acts = [pick for pick in picks if isinstance(pick.does, Act)]
        halves = [pick for pick in picks if isinstance(pick.does, Half)]
        lifts = [pick for pick in picks if isinstance(pick.does, Show) and pick.does.what == "lift"]
        typed = [pick for pick in picks if isinstance(pick.does, Show) and pick.does.what == "dice"]
        return acts or typed or lifts or halves


def table(id: str, people: int, bots: int = 0) -> Setup:
    """A setup of people and, after them, bots."""
    game = games.game(id)
    kinds = ["human"] * people + ["random"] * bots
    seats = tuple(Seat(f"{'AB'[kind != 'human']}{n}", game.colours[n], kind) for n, kind in enumerate(kinds))
    return agree(game, seats, sheets.whole_sheet(id))
