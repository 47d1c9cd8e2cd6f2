"""Tests of secrets: what a viewer may not know is gone without a trace; what holds no secret is not copied."""

from __future__ import annotations

from msgspec import Struct

from captains.engine.seats import PUBLIC
from captains.engine.secrets import MOST_KNOWN, Hidden, mask, secret_fields


class Card(Struct, frozen=True):
    points: int


class Player(Struct, frozen=True):
    name: str
    crew: tuple[int, ...]
    loot: tuple[Hidden[Card], ...] = ()


class Table(Struct, frozen=True):
    turn: int
    players: tuple[Player, ...]
    sealed: Hidden[tuple[int, ...]] | None = None


SECRET = Hidden(Card(4), (1, 2))
TABLE = Table(3, (Player("Anna", (1, 2)), Player("Boris", (), (SECRET, Hidden(Card(2), (0,))))), Hidden((6, 5), (1,)))


def test_a_seat_sees_what_it_knows_and_nothing_else() -> None:
    seen = mask(TABLE, 1)
    assert seen.players[1].loot == (SECRET, Hidden(None, (0,)))
    assert seen.sealed == Hidden((6, 5), (1,))


def test_the_public_sees_no_secret_not_even_its_size() -> None:
    seen = mask(TABLE, PUBLIC)
    assert seen.players[1].loot == (Hidden(None, (1, 2)), Hidden(None, (0,)))
    assert seen.sealed == Hidden(None, (1,))
    assert seen.turn == 3


def test_what_holds_no_secret_is_the_same_object() -> None:
    seen = mask(TABLE, PUBLIC)
    assert seen.players[0] is TABLE.players[0]
    assert mask(seen, PUBLIC) is seen


def test_the_view_does_not_change_when_the_hidden_is_permuted() -> None:
    other = Table(3, (TABLE.players[0], Player("Boris", (), (Hidden(Card(3), (1, 2)), Hidden(Card(4), (0,))))), None)
    assert mask(other.players, PUBLIC) == mask(TABLE.players, PUBLIC)


def test_only_fields_that_may_hide_something_are_looked_at() -> None:
    assert secret_fields(Table) == ("players", "sealed")
    assert secret_fields(Card) == ()


def test_lists_and_dicts_are_masked_too() -> None:
    assert mask([SECRET, 1], PUBLIC) == [Hidden(None, (1, 2)), 1]
    assert mask({"a": SECRET, "b": 2}, 1) == {"a": SECRET, "b": 2}
    assert mask({"a": SECRET}, 5) == {"a": Hidden(None, (1, 2))}


def test_what_was_masked_before_is_not_masked_again_and_looks_the_same() -> None:
    known: dict[int, tuple[object, object]] = {}
    first = mask(TABLE, PUBLIC, known)
    later = Table(4, TABLE.players, TABLE.sealed)
    assert mask(later, PUBLIC, known) == mask(later, PUBLIC)
    assert mask(later, PUBLIC, known).players is first.players
    assert first == mask(TABLE, PUBLIC)


def test_what_is_remembered_is_bounded_and_never_taken_for_something_else() -> None:
    known: dict[int, tuple[object, object]] = {}
    for points in range(3000):
        player = Player("Boris", (), (Hidden(Card(points), (0,)),))
        assert mask(player, 0, known).loot[0].value == Card(points)
        assert mask(player, PUBLIC).loot[0].value is None
        assert len(known) <= MOST_KNOWN
