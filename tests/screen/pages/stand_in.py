"""Stand-ins for pages' tests: a small game, its poster, its shelf, a window that only remembers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from captains.engine.cover import DetailSpec, ModeSpec, OptionSpec
from captains.host.muster import Muster, all_named, first_muster, played_by, signed_on
from captains.host.records import MatchInfo, Status
from captains.library.rules import Clause
from captains.scene.nodes import Drawing, Rect
from captains.scene.page import Desk
from captains.screen.pages.shelf import Shelf
from captains.screen.settings import Settings
from captains.screen.stage import Stage

NAMES = (
    "Ann",
    "Алёна Всеволодовна Морская",
    "بحر",
    "漢字船長" * 15,
    "Zoë 👩‍👩‍👧 " * 9,
    "Ingibjörg Þorvaldsdóttir-Hohenzollern",
)


class Regatta:
    """A game only as far as lobby and setup ask for it; it is played by nobody."""

    id = "regatta"
    name = "Regatta of the Long Name"
    about = "Sail once around: whoever comes home first has won. It takes a quarter of an hour."
    modes = (
        ModeSpec("duel", "Duel", "Two boats, one buoy.", 2, 2),
        ModeSpec("open", "Open race", "Three to six boats, each for itself.", 3, 6),
    )
    options = (
        OptionSpec("pilot", "Pilot", "Knows the shoals.", seats=True),
        OptionSpec("wind", "Wind", "How it blows.", ("light", "fresh", "gale-force"), "fresh"),
    )
    details = (DetailSpec("boat", "Boat's name", ("Heron", "Tern", "Gull", "Petrel", "Puffin", "Skua", "Auk")),)
    colours = ("crimson", "navy", "ochre", "green", "plum", "slate")

    def default_mode(self, seats: int) -> str:
        """The mode for so many."""
        return "duel" if seats == 2 else "open"

    def options_for(self, sheet: Any) -> tuple[OptionSpec, ...]:
        """The same on every sheet."""
        return self.options

    def carried(self, setup: Any) -> Any:
        """The whole sheet."""
        return setup.sheet

    def check_setup(self, setup: Any) -> None:
        """Every setup will do."""

    def read_sheet(self, data: Any) -> Any:
        """Every sheet will do."""
        return data


GAME: Any = Regatta()
RULES = tuple(
    Clause(f"RG-{n}", words, heading)
    for n, (heading, words) in enumerate(
        [
            ("Setup", "Each captain takes a boat."),
            ("Setup", "The first captain is whoever saw the sea last."),
            *[
                ("Sailing", f"On a wind of {n}, a boat goes on {n} spaces → and turns. " * (1 + n % 4))
                for n in range(30)
            ],
            ("End", "Whoever is home first has won."),
        ],
        1,
    )
)


def poster(id: str, width: float, height: float) -> Drawing:
    """A blank poster."""
    return Drawing(width, height, (Rect(0, 0, width, height, fill="#F2CF8E"),), key=f"poster {id} {width} {height}")


def shelf(games: Sequence[str] = ("regatta",)) -> Shelf:
    """A shelf of this game, as often as wanted."""
    bots = (("random", "random"), ("easy", "easy"), ("hard", "hard"))
    sheet = {"game": "regatta"}
    return Shelf(
        tuple(games),
        bots,
        game=lambda id: GAME,
        cover=lambda id: GAME,
        poster=poster,
        shipped=lambda id: sheet,
        clauses=lambda id: RULES,
    )


def muster(seats: int, named: bool = True) -> Muster:
    """A table of so many seats, every second a bot."""
    found = first_muster(GAME, lambda n: 0)
    while len(found.berths) < seats:
        found = signed_on(found, GAME, lambda n: n - 1)
    for seat in range(1, seats, 2):
        found = played_by(found, seat, "easy")
    return all_named(found) if named else found


def match_info(n: int, status: Status = "running", seats: int = 4, day: str = "2026-05-03") -> MatchInfo:
    """A line of the list of matches."""
    winners = (NAMES[0], NAMES[2]) if status == "over" else ()
    stands = {"running": f"turn {n}, the long leg", "over": "", "abandoned": f"given up at turn {n}"}[status]
    stamp = f"{day}T12:00:00Z"
    return MatchInfo(
        f"m{n}", "regatta", "open", NAMES[:seats], stamp, stamp, 10 * n, status, stands, winners, GAME.colours[:seats]
    )


@dataclass
class Glass:
    """A window that shows nothing and remembers what was asked of it."""

    settings: Settings = field(default_factory=Settings)
    desk: Desk = field(default_factory=Desk)
    gone: list[Any] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    moving: bool = False

    def go(self, stage: Stage) -> None:
        """Remember where it leads."""
        self.gone.append(stage)

    def toast(self, words: str) -> None:
        """Remember what was said."""
        self.said.append(words)

    def redraw(self) -> None:
        """Nothing to draw."""
