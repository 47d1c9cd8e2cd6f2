"""Tests of offers: a form's later fields follow from its earlier ones."""

from __future__ import annotations

from msgspec import Struct

from captains.engine.offers import Offer


class Pick(Struct, frozen=True):
    die: int
    joker: int | None = None


OFFER = Offer(0, "pick", (Pick(0), Pick(1, 2), Pick(1, 3)))


def test_a_form_lists_counts_and_tests_its_fillings() -> None:
    assert OFFER.count() == 3
    assert OFFER.listed() == OFFER.choices
    assert OFFER.accepts(Pick(1, 3))
    assert not OFFER.accepts(Pick(1))


def test_a_later_field_depends_on_an_earlier_one() -> None:
    assert OFFER.values("die", {}) == (0, 1)
    assert OFFER.values("joker", {"die": 1}) == (2, 3)
    assert OFFER.values("joker", {"die": 0}) == (None,)


def test_a_random_filling_is_one_of_them() -> None:
    assert [OFFER.draw(lambda n, k=k: min(k, n - 1)) for k in range(3)] == list(OFFER.choices)
