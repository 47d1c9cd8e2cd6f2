"""Makes `assets/pirate_islands/charts.json`: under each graph's digest, everything drawn of that side of the board.

Shapes are packed as `curves.packed` says. Where pieces, discs and booths lie stands in the sheet file; what there
follows from the grid is told by `places_told`, to be pasted when the grid changes.
"""

from __future__ import annotations

import json
import math
import random
from pathlib import Path
from typing import Any

from captains.games.pirate_islands.sheet import read_sheet
from captains.games.pirate_islands.sheet_places import Places
from captains.games.pirate_islands.tiles import RESOURCES
from captains.library.sheets import shipped_sheet
from tools.assets.pirate_islands.coasts import coasts
from tools.assets.pirate_islands.curves import Point, Shape, packed, packed_line
from tools.assets.pirate_islands.grid import ALONG, Chart, charts
from tools.assets.pirate_islands.land import ground, layers
from tools.assets.pirate_islands.scenery import Plot, planted, rising, visual_middle
from tools.assets.pirate_islands.sea import quay, quay_parts, sea, skerry

TO = Path(__file__).resolve().parents[3] / "assets" / "pirate_islands" / "charts.json"
SKERRIES = {
    "side_3_4": ((24, 60, 2.2), (30, 130, 2.6), (262, 122, 2.4), (70, 24, 2.2), (226, 160, 2.0)),
    "side_2": ((30, 72, 2.6), (262, 92, 2.4), (84, 30, 2.2), (52, 98, 2.0), (270, 128, 2.2)),
}
"""Rocks in the sea: middle and size in mm."""
KINDS = (*RESOURCES, "spooky")


def make() -> None:
    """Write the charts of the shipped sheet."""
    sheet = read_sheet(shipped_sheet("pirate-islands"))
    made = {}
    for chart, places in zip(charts(sheet.boards), sheet.places, strict=True):
        made[chart.board.graph] = _side(chart, coasts(chart), places)
    TO.parent.mkdir(parents=True, exist_ok=True)
    TO.write_text(json.dumps(made, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{TO.name}: {TO.stat().st_size // 1024} kB")


def _side(chart: Chart, islands: list[Shape], places: Places) -> dict[str, Any]:
    rocks = [skerry(x, y, r, i) for i, (x, y, r) in enumerate(SKERRIES[chart.name])]
    market = places.market
    pier = quay(market.x, market.y, market.w, market.booth)
    land = rising([*islands, *rocks, pier], [(x, y, size) for x, y, size, _ in places.turtles])
    return {
        "sea": sea(land, chart.k, 3 if chart.name == "side_3_4" else 9),
        "skerries": [
            {"land": packed(rock, 0.8), "rock": [round(x * 100), round((y - r * 0.45) * 100), round(r * 180)]}
            for rock, (x, y, r) in zip(rocks, SKERRIES[chart.name], strict=True)
        ],
        "quay": quay_parts(pier),
        "lanes": [packed_line(lane) for lane in chart.lanes],
        "islands": [_island(chart, i, island) for i, island in enumerate(islands)],
    }


def _island(chart: Chart, index: int, island: Shape) -> dict[str, Any]:
    land = ground(chart, index, island)
    spooky = index == chart.board.spooky
    middle = visual_middle(island, chart.middles[index])
    sites = [chart.sites[site] for site in chart.board.islands[index].sites]
    things = {}
    for kind in KINDS:
        if (kind == "spooky") == spooky:
            draw = random.Random(f"{chart.keys[index]}{chart.name}{kind}")
            disc = None if spooky else disc_place(middle, chart.k)
            things[kind] = planted(Plot(land, sites, middle, disc, chart.k, draw), kind)
    return {**layers(chart, index, island, land), "things": things}


def disc_place(middle: Point, k: float) -> Point:
    """Where the number disc lies on an island."""
    return middle[0], middle[1] + 1.5 * k


def places_told() -> str:
    """The places of the shipped sheet that follow from the grid, as its file writes them."""
    boards = read_sheet(shipped_sheet("pirate-islands")).boards
    lines = []
    for chart in charts(boards):
        islands = coasts(chart)
        middles = [visual_middle(island, at) for island, at in zip(islands, chart.middles, strict=True)]
        discs = [at if i == chart.board.spooky else disc_place(at, chart.k) for i, at in enumerate(middles)]
        (x, y), k = middles[chart.board.spooky], chart.k
        lines += [f"# {chart.name}", _row("islands", discs), _row("sites", chart.sites), _berths(chart)]
        lines.append(f"spooky_lair = {_point((x - 5.2 * k, y + 7.6 * k))}")
        lines.append(f"ghost_captain = {_point((x + 6.4 * k, y + 13.2 * k))}")
    return "\n".join(lines)


def _point(at: Point) -> str:
    return f"[{at[0]:.2f}, {at[1]:.2f}]"


def _row(name: str, points: list[Point]) -> str:
    rows = [f"    {' '.join(_point(at) + ',' for at in points[i : i + 6])}" for i in range(0, len(points), 6)]
    return "\n".join([f"{name} = [", *rows, "]"])


def _berths(chart: Chart) -> str:
    """The middle of each lane and how it is turned there, in degrees."""
    found = []
    for lane in chart.lanes:
        half = ALONG // 2
        (ax, ay), (bx, by) = lane[half - 1], lane[half + 1]
        turn = (math.degrees(math.atan2(by - ay, bx - ax)) + 90) % 180 - 90
        found.append(f"[{lane[half][0]:.2f}, {lane[half][1]:.2f}, {turn:.1f}],")
    rows = [f"    {' '.join(found[i : i + 5])}" for i in range(0, len(found), 5)]
    return "\n".join(["ships = [", *rows, "]"])
