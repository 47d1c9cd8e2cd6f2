"""What the last page says of a win and of a tie."""

from __future__ import annotations

from tests.conformance.final_words import check_final_words
from tests.games.pirate_islands.picture.moments import PICTURE, ended, sight_of


def test_B3_PI_51_a_win_is_called_a_win_and_a_tie_a_tie() -> None:
    check_final_words(PICTURE, sight_of(ended(3)), "{names} wins!", "{names} share it")
