"""The cache of surfaces: rastered once, off the main thread, bounded, and calm about drawings that fail."""

import threading

from captains.scene.nodes import Drawing, Rect
from captains.screen.surfaces import Surfaces, Want
from tests.screen.flat import flat


def drawing(colour, key="", side=20):
    return Drawing(side, side, (Rect(0, 0, side, side, fill=colour),), key=key)


def settled(surfaces):
    while surfaces.busy:
        surfaces.wait(5)
        surfaces.collect()


def counting():
    made, threads = [], set()

    def raster(what, width, height):
        made.append((what, width, height))
        threads.add(threading.current_thread())
        return flat(what, width, height)

    return made, threads, raster


def test_equal_content_is_drawn_once_and_never_by_the_main_thread():
    made, threads, raster = counting()
    surfaces = Surfaces(raster)
    for _ in range(3):
        assert surfaces.get(drawing("#FF0000"), 20, 20) is None
    settled(surfaces)
    found = surfaces.get(drawing("#FF0000"), 20, 20)
    assert found is not None and found.surface.get_at((5, 5))[:3] == (255, 0, 0)
    assert len(made) == 1 and threading.current_thread() not in threads
    surfaces.close()


def test_another_size_or_content_is_drawn_anew_and_the_key_stands_for_the_content():
    made, _, raster = counting()
    surfaces = Surfaces(raster)
    surfaces.ready(
        [Want(drawing("#FF0000"), 20, 20), Want(drawing("#FF0000"), 40, 40), Want(drawing("#00FF00"), 20, 20)]
    )
    surfaces.ready([Want(drawing("#0000FF", "mine"), 20, 20), Want(drawing("#0000FF", "mine"), 20, 20)])
    settled(surfaces)
    assert len(made) == 4
    surfaces.close()


def test_large_surfaces_without_a_hole_are_known_as_opaque():
    surfaces = Surfaces(flat)
    holed = Drawing(200, 200, (Rect(1, 1, 199, 199, fill="#336699"),))
    wants = [Want(drawing("#336699", side=200), 200, 200), Want(holed, 200, 200)]
    surfaces.ready(wants)
    settled(surfaces)
    assert [surfaces.get(*want).opaque for want in wants] == [True, False]
    surfaces.close()


def test_the_budget_drops_the_oldest_but_nothing_that_is_needed_now():
    _, _, raster = counting()
    surfaces = Surfaces(raster, budget=3 * 20 * 20 * 4)
    first = [Want(drawing(f"#00000{n}"), 20, 20) for n in range(5)]
    surfaces.only(first)
    surfaces.ready(first)
    settled(surfaces)
    assert surfaces.ready(first)
    later = [Want(drawing("#FFFFFF"), 20, 20)]
    surfaces.only(later)
    surfaces.ready(later)
    settled(surfaces)
    assert surfaces.ready(later) and not surfaces.ready(first[:3])
    settled(surfaces)
    surfaces.close()


def test_a_drawing_that_fails_is_counted_and_not_tried_for_ever():
    def raster(what, width, height):
        raise KeyError("no such symbol")

    surfaces = Surfaces(raster)
    want = Want(drawing("#FF0000"), 20, 20)
    surfaces.ready([want])
    settled(surfaces)
    assert surfaces.faults == 1 and surfaces.ready([want]) and surfaces.get(*want) is None
    assert not surfaces.busy
    surfaces.close()


def test_whoever_waits_is_told_when_a_surface_has_come():
    came = threading.Event()
    surfaces = Surfaces(flat, came.set)
    surfaces.get(drawing("#FF0000"), 20, 20)
    assert came.wait(5)
    surfaces.close()
