"""The rule book's worked example played as a story, with the cards it names."""

from captains.games.pirate_lords.actions import Accept, RefuseBelow
from tests.games.pirate_lords.table import ANNA, BORIS, EXAMPLE, GALINA, VIKTOR, example


def test_PL_50_Boris_shares_five_ships_with_Galina_and_Anna():
    table = example()
    table.turn("ship")
    assert len(table.state.caravan) == 5
    table.turn("shooter")
    assert table.crews() == [(2, 0, 1), (0, 1, 2), (1, 0, 1), (0, 1, 1)]

    table.propose(EXAMPLE, 1, 2, 0, 2)
    table.act(GALINA, Accept())
    table.act(ANNA, RefuseBelow(2))
    assert table.state.floors == (2, 0, 0, 0)

    table.propose(EXAMPLE, 2, 1, 0, 2)
    assert [offer.seat for offer in table.match.offers() if not offer.optional] == [GALINA] * 3
    table.act(GALINA, Accept())
    assert table.refused(VIKTOR, Accept())[0] == "PL-21", "Viktor is not asked"
    table.act(ANNA, Accept())

    table.draw_loot(4, 4, 2, 2, 2)
    assert table.match.offers()[0].seat == BORIS and table.match.offers()[0].sealed
    table.deal((0, 0), (2,), (), (0, 2))
    assert [table.points(seat) for seat in range(4)] == [[2, 2], [4], [], [2, 4]]
    assert table.crews() == [(0, 0, 1), (0, 0, 1), (1, 0, 1), (0, 0, 0)]
    assert table.state.caravan == () and table.state.active == VIKTOR
