"""The sheet file: what an edited one may change, and the one sentence for whatever breaks a constraint."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from captains.engine.match import Match
from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.sheet import read_sheet
from captains.parts.sheet_files import SheetFault
from tests.games.pirate_islands.sea import SHEET, setup

Edit = Callable[[dict[str, Any]], Any]


def edited(edit: Edit) -> dict[str, Any]:
    data = copy.deepcopy(SHEET)
    edit(data)
    return data


def board(data: dict[str, Any], side: int = 0) -> Any:
    return data["boards"][side]


def set_(path: str, value: Any) -> Edit:
    """Set the entry at this path, such as `boards.0.islands.1.number`."""

    def edit(data: dict[str, Any]) -> None:
        *way, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
        at: Any = data
        for part in way:
            at = at[part]
        at[last] = value

    return edit


@pytest.mark.parametrize(
    "edit",
    [
        set_("boards.0.islands.0.resource", "gold"),
        set_("boards.0.islands.0.number", 5),
        set_("boards.0.starts.0.lairs", [5, 16]),
        set_("boards.0.starts.1.ships", [[22, 23], [11, 12]]),
        set_("pieces.lairs", 6),
        set_("pieces.ships", 10),
        set_("pieces.tiles", 30),
        set_("coco.1.tiles", 0),
        set_("costs.ship", ["goat", "wood", "wood"]),
        set_("stockpile.rate", 3),
        set_("start.tiles", []),
    ],
)
def test_PI_02a_resources_numbers_starts_and_counts_may_be_edited_and_the_sheet_is_played(edit: Edit) -> None:
    data = edited(edit)
    read_sheet(data)
    assert Match(GAME, setup(4, data)).state.phase == "roll"


GRAPH = "but not what lies next to what."


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (
            set_("boards.0.islands.0.sites", [1, 2, 3, 24, 25]),
            f"The side for 3 to 4 players has other islands{{}}{GRAPH}",
        ),
        (lambda data: board(data, 1)["ships"].append([1, 2]), f"The side for 2 players has other islands{{}}{GRAPH}"),
        (lambda data: board(data)["islands"].reverse(), f"The side for 3 to 4 players has other islands{{}}{GRAPH}"),
        (set_("boards.0.ships.0", [1, 1]), "ship-site 1-1{}name a site twice."),
        (set_("boards.0.ships.0", [1, 99]), "ship-site 1-99{}name site 99; there are 1 to 32."),
        (set_("boards.0.ships.0", [26, 1]), "The ship-site 26-1{}is named twice."),
        (set_("boards.0.islands.0.number", 6), "Island A{}bears 6, which moves the Ghost Captain and yields nothing."),
        (set_("boards.0.islands.0.number", 7), "Island A{}must bear a number from 1 to 6, not 7."),
        (lambda data: board(data)["islands"][0].pop("number"), "Island A{}must bear a number."),
        (set_("boards.0.islands.12.number", 2), "Island S{}is Spooky Island and must bear no number."),
        (set_("boards.0.islands.0.resource", "spooky"), "The islands{}must have one Spooky Island, not 2."),
        (set_("boards.0.islands.0.resource", "rum"), "'boards[0].islands[0].resource' is at fault: invalid enum{}"),
        (set_("boards.0.starts.0.lairs", [5, 12]), "starts of the side for 3 to 4 players put two lairs on one site."),
        (set_("boards.0.starts.0.ships", [[4, 5], [11, 12]]), "put two ships on one ship-site."),
        (set_("boards.0.starts.0.ships", [[4, 5]]), "The start of red{}must name 2 ship-sites, not 1."),
        (set_("boards.0.starts.0.ships", [[4, 5], [1, 2]]), "names a ship-site that touches none of its lairs."),
        (set_("boards.0.starts.0.ships", [[4, 5], [1, 15]]), "names 1-15, which is no ship-site."),
        (set_("boards.0.starts.1.lairs", [12]), "must name as many lairs as the others{}"),
        (set_("boards.0.starts.0.colour", "green"), "must be those of red, blue, orange, white, in this order."),
        (set_("boards.1.seats", [3, 3]), "boards must have one side for 2 players, not 0."),
        (set_("pieces.tiles", 4), "pieces.tiles must be at least 5, what the start and the market need."),
        (set_("pieces.lairs", 0), "pieces.lairs must lie between 1 and 99, not 0."),
        (set_("pieces.lairs", 2), "at least 1 and fewer than 2."),
        (set_("pieces.ships", 1), "pieces.ships must be at least 2."),
        (set_("costs.lair", []), "costs.lair must name at least one resource."),
        (set_("die.ghost_captain", 7), "die.ghost_captain must be a face of the die, 1 to 6, not 7."),
        (set_("die.faces", 1), "die.faces must lie between 2 and 6, not 1."),
        (set_("ghost_captain.takes", 0), "ghost_captain.takes must be at least 1, not 0."),
        (set_("stockpile.rate", 1), "stockpile.rate must be at least 2, so that a turn comes to an end, not 1."),
        (set_("market.booths", ["goat"] * 5), "market.booths must name each resource once{}"),
        (set_("coco.0.tiles", -1), "Coco kind 1 must have 0 to 99 tiles, not -1."),
        (set_("coco.2.gift", []), "Coco kind 3 is a gift and must name the tiles it gives."),
        (set_("coco.0.gift", ["goat"]), "Coco kind 1 is no gift and must name no tiles to give."),
        (set_("coco", []), "coco must name at least one kind of Coco tile."),
        (set_("pieces.rum", 4), "'pieces' is at fault{}rum{}"),
        (lambda data: data.pop("die"), "missing required field 'die'."),
        (set_("pieces.lairs", "seven"), "'pieces.lairs' is at fault: expected 'int', got 'str'."),
    ],
)
def test_PI_02a_whatever_breaks_a_constraint_is_told_in_one_sentence(edit: Edit, sentence: str) -> None:
    with pytest.raises(SheetFault) as fault:
        read_sheet(edited(edit))
    words = str(fault.value)
    assert "\n" not in words and words.endswith(".")
    at = 0
    for part in sentence.split("{}"):
        found = words.find(part, at)
        assert found >= 0, words
        at = found + len(part)


def test_a_match_is_played_by_the_figures_of_its_sheet() -> None:
    data = edited(set_("pieces.lairs", 3))
    assert GAME.start(setup(4, data)).lairs_left(0) == 1
    assert GAME.start(setup(4)).lairs_left(0) == 5


def test_an_equal_sheet_is_read_once() -> None:
    assert GAME.read_sheet(SHEET) is GAME.read_sheet(copy.deepcopy(SHEET))
