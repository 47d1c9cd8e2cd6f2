"""The end: only last loot left after an attack; and what is left of a deck when a player draws."""

from captains.games.pirate_lords.events import MatchEnded
from tests.games.pirate_lords.table import ANNA, BORIS, EXAMPLE, GALINA, VIKTOR, Table, bargaining, kinds, loot


def late(regular: int, last: int = 6) -> Table:
    """The example with so much loot left; Viktor has the rest."""
    table = bargaining()
    cards = [loot(p, (VIKTOR,)) for p in (2, 3, 4) for _ in range(7)]
    red = [loot(p, (VIKTOR,), last=True) for p in (2, 3, 4) for _ in range(2)]
    table.give(VIKTOR, loot=[*cards[: 21 - regular], *red[: 6 - last]])
    table.propose(EXAMPLE, 2, 1, 0, 2)
    table.accept(GALINA, ANNA)
    return table


def test_PL_40_the_game_ends_at_once_when_only_last_loot_is_left():
    table = late(5)
    table.draw_loot(4, 4, 4, 4, 4)
    entry = table.deal((2, 2), (2,), (), (2, 2))
    assert kinds(entry)[-2:] == ["CaravanTaken", "MatchEnded"]
    assert entry.events[-1] == MatchEnded(BORIS)
    assert table.match.over and table.match.offers() == ()
    assert table.match.outcome.why == "After the attack led by Boris only 6 last loot cards are left."


def test_PL_40_with_one_regular_card_left_the_game_goes_on():
    table = late(6)
    table.draw_loot(4, 4, 4, 4, 4)
    table.deal((2, 2), (2,), (), (2, 2))
    assert not table.match.over and table.state.regular == 1 and table.state.active == VIKTOR


def test_PL_40_last_loot_may_be_drawn_in_the_last_attack():
    table = late(3)
    table.draw_loot(4, 4, 4, 4, 2, last=2)
    assert (table.state.regular, table.state.last) == (0, 4)
    table.deal((2, 2), (2,), (), (3, 5))
    assert table.match.over
    assert [card.last for card in table.lord(GALINA).loot] == [True, True]
    assert table.match.outcome.cause == "loot"


def test_PL_40_it_ends_too_when_no_loot_is_left_at_all():
    table = late(4, last=1)
    table.draw_loot(4, 4, 4, 4, 4, last=1)
    table.deal((2, 2), (2,), (), (2, 5))
    assert table.match.over
    assert table.match.outcome.why == "After the attack led by Boris no loot card is left."


def test_PL_40_at_the_end_everything_is_open():
    table = late(5)
    table.draw_loot(4, 4, 4, 4, 4)
    table.deal((2, 2), (2,), (), (2, 2))
    assert table.match.view(ANNA) == table.state
    assert table.match.log(ANNA) == table.match.entries
