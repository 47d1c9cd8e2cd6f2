"""Paper figures: one sheet, a new drawing each time, as a page of print and as pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

from msgspec.structs import replace

from captains.cli.demo import as_record, demo_match
from captains.engine.seats import PUBLIC
from captains.host.reading import Reading
from captains.library import games
from captains.paper.sheets import pages, picture
from captains.render.raster import png
from captains.scene.nodes import Drawing, Text
from tools.measures.row import Row, cpu_cost

RUNS = 5


def rows() -> Iterator[Row]:
    """The rows of one filled sheet of each game."""
    for id in games.game_ids():
        fresh = sheets_of(id)
        jobs: tuple[tuple[str, Callable[[Drawing], object], float, float, float | None], ...] = (
            ("PDF", lambda sheet: pages([sheet], "A4"), 150, 40, 20),
            ("PNG, 300 dpi", lambda sheet: picture(sheet, ".png", 300), 1000, 500, 420),
            ("1080p page", lambda sheet: png(sheet, 1527, 1080), 400, 150, None),
            ("4K page", lambda sheet: png(sheet, 3054, 2160), 1500, 600, None),
        )
        for what, job, floor, goal, known in jobs:
            job(fresh())
            seconds, spread = cpu_cost(lambda job=job, fresh=fresh: (job(fresh()), None)[1], 2, RUNS)  # type: ignore[misc]
            note = "" if known is None else f"the renderer alone took {known:g} ms on the reference machine"
            yield Row(f"{id}, one sheet: {what}", seconds * 1000, "ms", floor, goal, spread=spread, note=note)


def sheets_of(id: str) -> Callable[[], Drawing]:
    """Gives the same filled sheet again and again, each time another drawing, so that nothing kept can serve."""
    match = demo_match(id)
    sight = Reading(match, as_record(match, len(match.entries))).sight(None, PUBLIC)
    drawing: Drawing = next(paper.drawing for paper in games.picture(id).papers(sight) if paper.seat == 0)
    numbers = count()

    def fresh() -> Drawing:
        number = next(numbers)
        mark = Text(1.0 + number % 50, drawing.height - 1, str(number), 1.5)
        return replace(drawing, nodes=(*drawing.nodes, mark), key="")

    return fresh
