"""The order of the seats: moved by hand, drawn by lots, led by whoever goes first."""

from __future__ import annotations

from collections import Counter

import pytest

from captains.host import muster as m
from captains.host import order as o
from tests.host.test_muster import GAME, SHEET, muster


def colours(table: m.Muster) -> list[str]:
    return [berth.colour for berth in table.berths]


@pytest.mark.parametrize(
    ("seat", "to", "order"),
    [(0, 2, (1, 2, 0, 3)), (3, 0, (3, 0, 1, 2)), (1, 1, (0, 1, 2, 3)), (0, -1, (0, 1, 2, 3)), (3, 9, (0, 1, 2, 3))],
)
def test_a_seat_is_placed_and_the_others_close_up(seat: int, to: int, order: tuple[int, ...]) -> None:
    table = muster(4)
    assert o.placed(table, seat, to).berths == tuple(table.berths[n] for n in order)


def test_whoever_goes_first_leads_and_the_others_follow_as_they_sit() -> None:
    table = muster(4)
    assert colours(o.led_by(table, 2)) == [*colours(table)[2:], *colours(table)[:2]]
    assert o.led_by(table, 0) == table


def test_seat_options_go_with_the_seat_when_the_order_changes() -> None:
    table = o.placed(m.switched(muster(3), 0, "pilot"), 0, 1)
    assert m.to_setup(table, GAME, SHEET).chosen("pilot") == (1,)
    assert m.to_setup(m.switched(table, 1, "pilot"), GAME, SHEET).options == {"wind": "fresh"}


def test_lots_keep_everybody_and_are_decided_by_the_seed() -> None:
    drawn = o.lots(6, "s")
    assert sorted(drawn) == list(range(6))
    assert o.lots(6, "s") == drawn
    assert len({o.lots(6, "s", time) for time in range(9)}) > 5
    assert len({o.lots(6, seed) for seed in "abcdefghi"}) > 5
    table = muster(5)
    assert Counter(o.in_order(table, o.lots(5, "s")).berths) == Counter(table.berths)


def test_by_lots_everybody_is_first_about_as_often() -> None:
    first = Counter(o.lots(4, "fair", time)[0] for time in range(400))
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 70
