"""What a player might do, in words."""

from captains.games.pirate_islands.actions import BuildLair, BuildShip, BuyCocoTile, EndTurn
from captains.games.pirate_islands.graph import ways
from captains.library import games
from tests.bots.moments import begun

GAME = games.game("pirate-islands")
MATCH = begun(GAME)
BOARD = MATCH.state.board


def deed(action: object) -> str:
    return str(games.picture("pirate-islands").deed(MATCH.setup, 0, action, MATCH.state))


def test_buildings_are_named_with_the_islands_beside_them() -> None:
    site = next(site for site in range(BOARD.sites) if len(ways(BOARD).islands_at[site]) == 3)
    words = deed(BuildLair(site))
    assert words.startswith("builds a lair by ") and words.count(" + ") == 2
    for number in ways(BOARD).islands_at[site]:
        assert str(BOARD.islands[number].number) in words
    assert deed(BuildShip(0)).startswith("builds a ship between ")


def test_the_end_of_a_turn_is_named_and_the_rest_told() -> None:
    assert deed(EndTurn()) == "ends the turn"
    assert deed(BuyCocoTile()) == ""
