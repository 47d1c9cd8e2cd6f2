"""The drawn islands are the board: each reaches its own sites and no other, ships have water under them."""

from __future__ import annotations

import math
from typing import Any

import pytest
from shapely.geometry import LineString, Point, Polygon

from captains.games.pirate_islands.game import GAME
from captains.games.pirate_islands.picture.board.charts import CHARTS, points
from captains.games.pirate_islands.picture.board.print import Side, side_of
from captains.games.pirate_islands.sheet_checks import GRAPHS
from captains.library.assets import drawings, symbols
from captains.library.files import shipped
from captains.library.sheets import shipped_sheet
from tests.games.pirate_islands.picture.moments import PICTURE
from tools.assets.pirate_islands.charts import places_told

SHEET = GAME.read_sheet(shipped_sheet("pirate-islands"))
SIDES = [side_of(SHEET, board) for board in SHEET.boards]
REACH = 3.5
"""A lair-site's radius: whoever stands on it stands at the coast."""
assert PICTURE, "the library hands the charts over when it loads the picture"


def coasts(side: Side) -> list[Any]:
    """The drawn islands as polygons."""
    chart = CHARTS.of(side.board.graph)
    return [Polygon(chart.coast(i)).buffer(0) for i in range(len(side.board.islands))]


def lanes(side: Side) -> list[Any]:
    """The drawn ways of the ships."""
    packed = drawings("pirate-islands")["charts"][side.board.graph]["lanes"]
    return [LineString(points(lane)) for lane in packed]


def test_there_is_a_chart_for_every_graph_a_sheet_may_have() -> None:
    assert set(drawings("pirate-islands")["charts"]) == GRAPHS == {board.graph for board in SHEET.boards}


@pytest.mark.parametrize("side", SIDES)
def test_every_island_reaches_exactly_its_own_sites(side: Side) -> None:
    for island, land in zip(side.board.islands, coasts(side), strict=True):
        assert land.is_valid and land.geom_type == "Polygon", island.key
        reached = [i for i, at in enumerate(side.places.sites) if land.distance(Point(at)) < REACH]
        assert sorted(reached) == sorted(island.sites), island.key


@pytest.mark.parametrize("side", SIDES)
def test_no_lane_crosses_land_and_each_joins_its_two_sites(side: Side) -> None:
    lands = coasts(side)
    for ends, lane in zip(side.board.ships, lanes(side), strict=True):
        assert not any(lane.intersects(land) for land in lands), ends
        for site, at in zip(ends, (lane.coords[0], lane.coords[-1]), strict=True):
            assert math.dist(at, side.places.sites[site]) < 0.05, ends


@pytest.mark.parametrize("side", SIDES)
def test_no_islands_touch(side: Side) -> None:
    lands = coasts(side)
    for i, land in enumerate(lands):
        assert all(land.distance(other) > 0.8 for other in lands[i + 1 :]), side.board.islands[i].key


@pytest.mark.parametrize("side", SIDES)
def test_berths_lie_on_their_lanes_in_the_water(side: Side) -> None:
    lands = coasts(side)
    for (x, y, turn), lane in zip(side.places.ships, lanes(side), strict=True):
        assert lane.distance(Point(x, y)) < 0.05
        along = LineString([(x - math.cos(math.radians(turn)), y - math.sin(math.radians(turn))), (x, y)])
        assert lane.buffer(0.3).contains(along)
        assert min(land.distance(Point(x, y)) for land in lands) > 1.5


@pytest.mark.parametrize("side", SIDES)
def test_discs_and_the_places_on_spooky_island_lie_on_their_islands(side: Side) -> None:
    lands, places = coasts(side), side.places
    for i, land in enumerate(lands):
        if i != side.board.spooky:
            assert land.contains(Point(places.islands[i]).buffer(side.sizes.disc)), side.board.islands[i].key
    spooky = lands[side.board.spooky]
    assert spooky.contains(Point(places.spooky_lair).buffer(side.sizes.site))
    assert spooky.contains(Point(places.ghost_captain))


@pytest.mark.parametrize("side", SIDES)
def test_what_is_pointed_at_lies_apart(side: Side) -> None:
    spots = [*side.places.sites, *((x, y) for x, y, _ in side.places.ships)]
    for i, one in enumerate(spots):
        assert all(math.dist(one, other) > 9 for other in spots[i + 1 :]), one


@pytest.mark.parametrize("side", SIDES)
def test_an_island_has_scenery_for_each_resource_clear_of_its_sites(side: Side) -> None:
    chart, known = CHARTS.of(side.board.graph), symbols()
    for i, (island, land) in enumerate(zip(side.board.islands, coasts(side), strict=True)):
        kinds = ["spooky"] if island.resource is None else ["cutlass", "goat", "wood", "gold", "molasses"]
        for kind in kinds:
            things = chart.things(i, kind)
            assert len(things) >= 8, (island.key, kind)
            for symbol, x, y, size, _ in things:
                assert symbol in known
                foot = Point(x, y + size * 0.44)
                assert land.buffer(0.3).contains(foot), (island.key, kind, symbol)
                assert all(foot.distance(Point(side.places.sites[site])) > 3 for site in island.sites)


def test_the_sheets_places_are_those_of_the_grid_the_charts_are_made_from() -> None:
    written = {
        line.strip() for line in shipped("sheets", "pirate_islands", "sheet.toml").read_text("utf-8").splitlines()
    }
    for line in places_told().splitlines():
        assert line.startswith("#") or line.strip() in written, line
