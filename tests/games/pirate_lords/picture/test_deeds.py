"""What a player might do, in words."""

from msgspec.structs import replace

from captains.games.pirate_lords.actions import DealLoot, Pass, Propose, Suggest, TakeUp
from captains.games.pirate_lords.state import Draft
from captains.library import games
from tests.bots.moments import begun

GAME = games.game("pirate-lords")
MATCH = begun(GAME)
CREW, SHIPS = ((0, 0), (0, 1), (1, 1)), (2, 1, 0)


def deed(action: object) -> str:
    state = replace(MATCH.state, drafts=(Draft(1, CREW, SHIPS, 0),))
    return str(games.picture("pirate-lords").deed(MATCH.setup, 0, action, state))


def test_a_plan_is_named_with_ships_and_pirates() -> None:
    assert deed(Propose(CREW, SHIPS)) == "proposes ships for pirates: S0 2 for 3 and S1 1 for 3"
    assert deed(Suggest(CREW, SHIPS)) == "suggests ships for pirates: S0 2 for 3 and S1 1 for 3"
    assert deed(TakeUp(0)) == "proposes what S1 suggested: S0 2 for 3 and S1 1 for 3"


def test_a_deal_is_named_with_its_points() -> None:
    points = [kind.points for kind in MATCH.state.sheet.loot]
    assert deed(DealLoot(((0, 1), (), (2,)))) == f"deals {points[0]} + {points[1]} to S0 and {points[2]} to S2"


def test_the_rest_is_told() -> None:
    assert deed(Pass()) == ""
