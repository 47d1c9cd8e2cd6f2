"""`captains play`: the window at a match, or at the setup page of a game."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import typer

from captains.cli.arguments import GameId
from captains.cli.setup_arguments import Mode, Options, Seed, SheetFile, agreed, read_options

Seats = Annotated[
    list[str],
    typer.Option(
        "--seat",
        metavar="NAME[:BOT][:COLOUR]",
        help="A seat, in turn order; may be repeated. Bots: random, easy, normal, hard.",
    ),
]
DiceKind = Annotated[
    Literal["virtual", "real"], typer.Option("--dice", help="Dice or cards: virtual, or the table's own.")
]
Speed = Annotated[int | None, typer.Option("--speed", min=0, max=3, help="1 slow, 2 normal, 3 quick, 0 at once.")]
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
    from captains.cli.window import show
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
        raise typer.Exit(show(lambda program: program.set_up(found.id, mode, options, seed), size, speed, own=own))
    setup = agreed(game, seats, mode, option, sheet)
    raise typer.Exit(show(lambda program: program.begin(setup, dice == "real", seed or None), size, speed, until_end))


def read_size(text: str) -> tuple[int, int] | None:
    """A size such as 1920x1080; None for no size. Anything else is wrong usage."""
    if not text:
        return None
    found = re.fullmatch(r"(\d{3,5})[xX×](\d{3,5})", text.strip())
    if found is None or not (640 <= int(found[1]) <= 16384 and 360 <= int(found[2]) <= 16384):
        raise typer.BadParameter(f"A size is like 1920x1080, at least 640x360, not '{text}'.")
    return int(found[1]), int(found[2])
