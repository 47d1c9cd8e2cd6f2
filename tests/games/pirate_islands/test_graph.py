"""The board's graph: the shipped sheet against a grid of hexagons it was printed on, and the graph as text (PI-02a)."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains.cli.main import main
from captains.games.pirate_islands.graph import as_text, ways
from captains.games.pirate_islands.sheet import Board, read_sheet
from tests.games.pirate_islands.sea import SHEET

Point = tuple[int, int]

CORNERS: tuple[Point, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""The corners around a hexagon's middle, x in half widths, y in half radii."""

SIDES: dict[int, tuple[dict[str, Point], tuple[Point, ...]]] = {
    4: (
        {
            "A": (0, 0),
            "B": (1, -3),
            "C": (1, 3),
            "D": (2, 0),
            "E": (3, -3),
            "F": (3, 3),
            "G": (5, -3),
            "H": (5, 3),
            "I": (6, 0),
            "J": (7, -3),
            "K": (7, 3),
            "L": (8, 0),
            "S": (4, 0),
        },
        (
            *((-1, -1), (0, -2), (1, -1), (2, -2), (2, -4), (3, -5), (4, -4), (5, -5), (6, -4), (6, -2), (7, -1)),
            *((8, -2), (9, -1), (9, 1), (8, 2), (7, 1), (6, 2), (6, 4), (5, 5), (4, 4), (3, 5), (2, 4), (2, 2)),
            *((1, 1), (0, 2), (-1, 1), (3, -1), (4, -2), (5, -1), (5, 1), (4, 2), (3, 1)),
        ),
    ),
    2: (
        {
            "a": (1, -3),
            "b": (3, -3),
            "c": (5, -3),
            "d": (2, 0),
            "e": (4, 0),
            "f": (6, 0),
            "g": (3, 3),
            "h": (5, 3),
            "i": (7, 3),
            "s": (0, 40),
        },
        (
            *((1, -1), (2, -4), (2, -2), (2, 2), (3, -1), (3, 1), (4, -4), (4, -2), (4, 2), (4, 4), (5, -1), (5, 1)),
            *((6, -2), (6, 2), (6, 4), (7, 1)),
        ),
    ),
}
"""For each side the middles of its islands, and the places of its lair-sites in their order. Spooky Island of the side
for two lies apart from all of them."""


def side(seats: int) -> Board:
    return read_sheet(SHEET).board_for(seats)


def around(middle: Point) -> list[Point]:
    return [(middle[0] + x, middle[1] + y) for x, y in CORNERS]


@pytest.mark.parametrize(("seats", "sites", "ships"), [(4, 32, 40), (2, 16, 16)])
def test_PI_02a_the_boards_have_32_and_16_lair_sites_and_40_and_16_ship_sites(
    seats: int, sites: int, ships: int
) -> None:
    assert (side(seats).sites, len(side(seats).ships)) == (sites, ships)


@pytest.mark.parametrize("seats", [2, 4])
def test_PI_02a_an_islands_lair_sites_are_the_corners_of_its_hexagon_that_are_sites(seats: int) -> None:
    middles, places = SIDES[seats]
    assert [each.key for each in side(seats).islands] == list(middles)
    for each in side(seats).islands:
        corners = around(middles[each.key])
        assert set(each.sites) == {n for n, place in enumerate(places) if place in corners}


@pytest.mark.parametrize("seats", [2, 4])
def test_PI_02a_the_ship_sites_are_the_edges_of_the_hexagons_between_two_lair_sites(seats: int) -> None:
    middles, places = SIDES[seats]
    edges = set()
    for middle in middles.values():
        corners = around(middle)
        for one, other in zip(corners, corners[1:] + corners[:1], strict=True):
            if one in places and other in places:
                edges.add(frozenset((places.index(one), places.index(other))))
    assert {frozenset(ends) for ends in side(seats).ships} == edges


@pytest.mark.parametrize(
    ("seats", "yields"),
    [
        (
            4,
            "A wood 3, B cutlass 1, C cutlass 4, D gold 5, E wood 2, F wood 1, G goat 1, H goat 2, I gold 3, "
            "J molasses 2, K molasses 4, L goat 5, S spooky",
        ),
        (
            2,
            "a cutlass 1, b goat 2, c wood 3, d molasses 3, e gold 5, f molasses 4, g wood 4, h goat 1, i cutlass 2, "
            "s spooky",
        ),
    ],
)
def test_PI_02a_the_islands_yield_what_is_printed(seats: int, yields: str) -> None:
    lines = [line for line in as_text([side(seats)]).splitlines() if line.startswith("island ")]
    assert ", ".join(line.removeprefix("island ").partition(":")[0] for line in lines) == yields


def test_the_graph_as_text_names_every_site_as_the_file_does() -> None:
    text = as_text(read_sheet(SHEET).boards).splitlines()
    assert text[0].startswith("board 3-4 players: 32 lair-sites, 40 ship-sites, 13 islands, graph ")
    assert "island D gold 5: 3 4 27 32 23 24" in text
    assert "ship-site 10-29" in text
    assert "start blue: lairs 12 22, ships 11-12 22-23" in text
    assert "island s spooky:" in text
    assert sum(line.startswith("ship-site ") for line in text) == 40 + 16


def test_the_command_line_prints_the_graph_of_a_sheet_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.toml"
    assert main(["sheet-file", "pirate-islands", "--to", str(own)]) == 0
    capsys.readouterr()
    assert main(["check-sheet", str(own), "--graph"]) == 0
    assert capsys.readouterr().out == as_text(read_sheet(SHEET).boards) + "\n"
    assert main(["check-sheet", str(own)]) == 0
    assert "can be played" in capsys.readouterr().out


def test_a_game_without_a_board_has_no_graph_to_print(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.toml"
    assert main(["sheet-file", "captains-war", "--to", str(own)]) == 0
    assert main(["check-sheet", str(own), "--graph"]) == 1
    assert "has no board" in capsys.readouterr().err


def test_what_lies_next_to_a_lair_site_agrees_with_what_the_islands_and_ship_sites_say() -> None:
    for seats in (2, 4):
        board = side(seats)
        table = ways(board)
        for site in range(board.sites):
            assert {board.ships[n] for n in table.ships_at[site]} == {e for e in board.ships if site in e}
            assert 1 <= len(table.ships_at[site]) <= 3
            assert all(site in board.islands[n].sites for n in table.islands_at[site])
            assert 1 <= len(table.islands_at[site]) <= 3
        assert board.spooky not in {n for row in table.islands_at for n in row}
