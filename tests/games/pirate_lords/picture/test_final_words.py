"""What the last page says of a win and of a tie."""

from __future__ import annotations

from tests.conformance.final_words import check_final_words
from tests.games.pirate_lords.picture.moments import PICTURE, played, sight_of


def test_B3_PL_42_a_win_is_called_a_win_and_a_tie_a_tie() -> None:
    check_final_words(
        PICTURE, sight_of([*played(3, 1)][-1]), "{names} is king of the pirates.", "{names} share the crown."
    )
