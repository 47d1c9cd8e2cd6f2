"""`captains play`, and `captains` alone: the window, at a match, a setup page or the lobby."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from captains.cli.arguments import GameId
from captains.cli.setup_arguments import Mode, Options, Seed, SheetFile, agreed, read_options

if TYPE_CHECKING:
    from captains.host.records import Record
    from captains.screen.pages.bot_desk import Thinker
    from captains.screen.stage import Stage

Seats = Annotated[
    list[str], typer.Option("--seat", metavar="NAME[:BOT][:COLOUR]", help="A seat, in turn order; may be repeated.")
]
DiceKind = Annotated[Literal["virtual", "real"], typer.Option("--dice", help="Who rolls: the program or the table.")]
Speed = Annotated[int | None, typer.Option("--speed", min=0, max=3, help="0 none, 1 slow, 2 normal, 3 quick.")]
Size = Annotated[str, typer.Option("--window", metavar="WxH", help="The window's size in px.")]
UntilEnd = Annotated[bool, typer.Option("--until-end", help="Close the window when the match has been told.")]


def play(
    game: GameId,
    seat: Seats = [],  # noqa: B006 - typer reads the default, nobody changes it
    mode: Mode = "",
    option: Options = [],  # noqa: B006
    sheet: SheetFile = None,
    dice: DiceKind = "virtual",
    seed: Seed = "",
    speed: Speed = None,
    window: Size = "",
    until_end: UntilEnd = False,
) -> None:
    """Play a match in the window; without seats, its setup page. A table of bots alone can be watched."""
    from captains.bots import registry
    from captains.cli.seats_argument import SeatFault, read_seats
    from captains.library import games

    size = read_size(window)
    found = games.game(game)
    try:
        seats = read_seats(seat, registry.names(), found.colours)
    except SeatFault as fault:
        raise typer.BadParameter(str(fault)) from None
    if not seats:
        own = {}
        if sheet is not None:
            from captains.library.sheets import playable_sheet

            own = {found.id: (playable_sheet(sheet, found.id), sheet.name)}
        options = read_options(option)
        unknown = [key for key in options if key not in {spec.key for spec in found.options}]
        if (mode and mode not in {spec.key for spec in found.modes}) or unknown:
            what = f"no option '{unknown[0]}'" if unknown else f"no mode '{mode}'"
            raise typer.BadParameter(f"{found.name} has {what}.")
        show(lambda program: program.set_up(found.id, mode, options), size, speed, own=own)
        return
    setup = agreed(game, seats, mode, option, sheet)
    show(lambda program: program.begin(setup, dice == "real", seed or None), size, speed, until_end)


def lobby() -> None:
    """Open the window at the lobby."""
    show(lambda program: program.lobby())


def read_size(text: str) -> tuple[int, int] | None:
    """A size such as 1920x1080; None for no size. Anything else is wrong usage."""
    if not text:
        return None
    found = re.fullmatch(r"(\d{3,5})[xX×](\d{3,5})", text.strip())
    if found is None or not (640 <= int(found[1]) <= 16384 and 360 <= int(found[2]) <= 16384):
        raise typer.BadParameter(f"A size is like 1920x1080, at least 640x360, not '{text}'.")
    return int(found[1]), int(found[2])


def show(
    first: Any,
    size: tuple[int, int] | None = None,
    speed: int | None = None,
    until_end: bool = False,
    own: dict[str, tuple[dict[str, Any], str]] | None = None,
) -> None:
    """Run the window from the stage that `first` makes of the program, and leave with its exit code."""
    from captains.cli.saved import saves
    from captains.host.last_tables import LastTables
    from captains.library import games
    from captains.screen import loop
    from captains.screen.pages.shelf import Shelf
    from captains.screen.program import Program

    def export(record: Record) -> str:
        from captains.paper.keepsakes import keepsakes

        return keepsakes(record)

    with saves() as kept:
        shelf = Shelf(games.game_ids(), BOT_WORDS, own or {})
        program = Program(shelf, kept, LastTables(), bot_of, export, until_end)
        stage: Stage = first(program)
        code = loop.run(stage, size=size, speed=speed)
    if code:
        raise typer.Exit(code)


BOT_WORDS = (("random", "random"), ("easy", "easy"))
"""The bots as pages name them; the registry itself is not needed before one of them thinks."""


def bot_of(name: str, game: str, seat: int) -> Thinker:
    """A bot for a seat of a running match."""
    from random import Random

    from captains.bots import registry
    from captains.library import games

    return _Seated(registry.bot(name), games.game(game), seat, Random())


class _Seated:
    """A bot at its seat."""

    def __init__(self, bot: Any, game: Any, seat: int, chance: Any) -> None:
        self._bot, self._game, self._seat, self._chance = bot, game, seat, chance

    def choose(self, view: Any, offers: Any) -> Any:
        """Ask the bot."""
        return self._bot.choose(self._game, view, offers, self._seat, self._chance)
