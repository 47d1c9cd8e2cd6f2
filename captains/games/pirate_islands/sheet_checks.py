"""What any edited sheet of Pirate Islands must still satisfy, each constraint with its sentence."""

from __future__ import annotations

from captains.games.pirate_islands.cover import COLOURS
from captains.games.pirate_islands.sheet_places import Places, fault
from captains.games.pirate_islands.sheet_printed import Board, Figures, Sheet
from captains.games.pirate_islands.tiles import RESOURCES
from captains.parts.sheet_files import need

GRAPHS = frozenset(
    {
        "29cf6bd9f7bd3df412001a518d3217c8794daf40d8cee699b085c7b39400b29a",
        "2f8b03782c6efbd44d1ea40c8faecd2f467a73c7ba8886bfc190970c13a06c87",
    }
)
"""The digests of the graphs that coasts are drawn for: the side for three and four players, the side for two."""

START_SHIPS = 2
"""How many ship-sites a start names: one to be used, or both (PI-02a)."""


def check(sheet: Sheet) -> None:
    """Raise SheetFault with the first constraint that this sheet breaks."""
    _check_pieces(sheet.figures)
    _check_figures(sheet.figures)
    _check_coco(sheet.figures)
    _check_sides(sheet)
    for board, places in zip(sheet.boards, sheet.places, strict=True):
        _check_board(board, sheet.figures)
        _check_starts(board, sheet.figures)
        _check_places(board, sheet, places)


def _check_pieces(figures: Figures) -> None:
    for name in ("lairs", "ships", "tiles"):
        count = getattr(figures, name)
        need(1 <= count <= 99, f"pieces.{name} must lie between 1 and 99, not {count}.")
    least = max(len(COLOURS) * count for count in figures.start.tiles) + 1
    need(figures.tiles >= least, f"pieces.tiles must be at least {least}, what the start and the market need.")


def _check_figures(figures: Figures) -> None:
    for name, cost in (("lair", figures.lair), ("ship", figures.ship), ("coco", figures.coco_tile)):
        need(len(cost.icons) >= 1, f"costs.{name} must name at least one resource.")
        most = max(cost.tiles)
        need(most <= figures.tiles, f"costs.{name} asks for {most} tiles of a kind; there are {figures.tiles}.")
    need(2 <= figures.faces <= 6, f"die.faces must lie between 2 and 6, not {figures.faces}.")
    inside = 1 <= figures.ghost_number <= figures.faces
    need(inside, f"die.ghost_captain must be a face of the die, 1 to {figures.faces}, not {figures.ghost_number}.")
    need(figures.loot >= 1, f"ghost_captain.takes must be at least 1, not {figures.loot}.")
    need(figures.rate >= 2, f"stockpile.rate must be at least 2, so that a turn comes to an end, not {figures.rate}.")
    once = sorted(figures.booths) == list(range(len(RESOURCES)))
    need(once, f"market.booths must name each resource once: {', '.join(RESOURCES)}.")


def _check_coco(figures: Figures) -> None:
    for number, kind in enumerate(figures.coco, 1):
        need(0 <= kind.tiles <= 99, f"Coco kind {number} must have 0 to 99 tiles, not {kind.tiles}.")
        gives = bool(kind.gift.icons)
        need(gives or kind.does != "gift", f"Coco kind {number} is a gift and must name the tiles it gives.")
        need(not gives or kind.does == "gift", f"Coco kind {number} is no gift and must name no tiles to give.")
    need(len(figures.coco) >= 1, "coco must name at least one kind of Coco tile.")


def _check_sides(sheet: Sheet) -> None:
    for seats in range(2, len(COLOURS) + 1):
        sides = sum(board.seats[0] <= seats <= board.seats[1] for board in sheet.boards)
        need(sides == 1, f"boards must have one side for {seats} players, not {sides}.")


def _check_board(board: Board, figures: Figures) -> None:
    for island in board.islands:
        where = f"Island {island.key} of {board.name}"
        if island.resource is None:
            need(island.number is None, f"{where} is Spooky Island and must bear no number.")
            continue
        need(island.number is not None, f"{where} must bear a number.")
        inside = island.number is not None and 1 <= island.number <= figures.faces
        need(inside, f"{where} must bear a number from 1 to {figures.faces}, not {island.number}.")
        ghost = island.number == figures.ghost_number
        need(not ghost, f"{where} bears {island.number}, which moves the Ghost Captain and yields nothing.")
    need(
        board.graph in GRAPHS,
        f"{board.name[0].upper()}{board.name[1:]} has other islands, lair-sites or ship-sites than the shipped one; "
        "an edited board may change resources, numbers, starts and counts, but not what lies next to what.",
    )


def _check_places(board: Board, sheet: Sheet, places: Places) -> None:
    booths = len(sheet.figures.booths)
    wrong = fault(sheet.sizes, places, len(board.islands), board.sites, len(board.ships), board.turtles, booths)
    need(wrong is None, f"The places of {board.name} {wrong}.")


def _check_starts(board: Board, figures: Figures) -> None:
    wanted = COLOURS[: board.seats[1]]
    colours = tuple(start.colour for start in board.starts)
    need(colours == wanted, f"starts of {board.name} must be those of {', '.join(wanted)}, in this order.")
    lairs = [site for start in board.starts for site in start.lairs]
    ships = [ship for start in board.starts for ship in start.ships]
    need(len(set(lairs)) == len(lairs), f"starts of {board.name} put two lairs on one site.")
    need(len(set(ships)) == len(ships), f"starts of {board.name} put two ships on one ship-site.")
    first = len(board.starts[0].lairs)
    for start in board.starts:
        where = f"The start of {start.colour} on {board.name}"
        even = 1 <= len(start.lairs) == first < figures.lairs
        need(even, f"{where} must name as many lairs as the others, at least 1 and fewer than {figures.lairs}.")
        need(len(start.ships) == START_SHIPS, f"{where} must name {START_SHIPS} ship-sites, not {len(start.ships)}.")
        need(figures.ships >= START_SHIPS, f"pieces.ships must be at least {START_SHIPS}.")
        for ship in start.ships:
            meets = bool(set(board.ships[ship]) & set(start.lairs))
            need(meets, f"{where} names a ship-site that touches none of its lairs.")
