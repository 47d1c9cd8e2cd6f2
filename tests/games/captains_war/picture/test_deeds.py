"""What a captain might do, in words."""

from captains.games.captains_war.actions import Acquire, Attack, CommitCrew, Done
from captains.games.captains_war.picture.deeds import deed
from captains.games.captains_war.picture.picture import PICTURE
from captains.games.captains_war.state import State
from captains.library import games
from tests.bots.moments import begun

GAME = games.game("captains-war")
MATCH = begun(GAME)
STATE: State = MATCH.state


def test_a_crew_is_named_before_it_is_sealed() -> None:
    games.picture("captains-war")
    assert deed(0, CommitCrew((5, 3, 1)), STATE) == "sends 5, 3 and 1: 9"
    assert deed(0, CommitCrew(()), STATE) == "sends nobody"


def test_an_attack_and_an_acquisition_with_a_joker() -> None:
    assert deed(0, Attack(1), STATE) == "boards S1"
    words = deed(0, Acquire(0, (1,)), STATE)
    assert words.startswith("acquires the ") and STATE.sheet.resources[1].name in words


def test_what_the_telling_says_whole_is_left_to_it() -> None:
    assert PICTURE.deed(MATCH.setup, 0, Done(), STATE) == ""
    assert deed(0, Acquire(0), STATE) == ""
