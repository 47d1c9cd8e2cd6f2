"""The sheet file: the shipped one, edited ones, and a sentence for each fault."""

import pytest

from captains.games.pirate_lords.game import GAME
from captains.library.sheets import shipped_sheet
from captains.parts.sheet_files import SheetFault
from tests.conformance.play import played
from tests.games.pirate_lords.table import Table


def edited(**changes):
    """The shipped sheet with some entries changed: `crew__each=3` changes `crew.each`."""
    sheet = shipped_sheet("pirate-lords")
    for key, value in changes.items():
        at = sheet
        *path, last = key.split("__")
        for part in path:
            at = at[int(part)] if part.isdecimal() else at[part]
        at[int(last) if last.isdecimal() else last] = value
    return sheet


def test_the_shipped_sheet_names_its_game_first_and_is_for_it():
    sheet = shipped_sheet("pirate-lords")
    assert next(iter(sheet)) == "game" and sheet["game"] == GAME.id
    assert GAME.read_sheet(sheet).card.width == 63


@pytest.mark.parametrize(
    "changes, words",
    [
        ({"seats__least": 1}, "seats must lie between 2 and 8"),
        ({"seats__most": 9}, "seats must lie between 2 and 8"),
        ({"crew__each": 0}, "crew.each must be at least 1"),
        ({"crew__each": 8}, "professions.sailor.cards must lie between crew.each, 8, and 40, not 7"),
        ({"crew__keep": 0}, "crew.keep must lie between 1 and 40"),
        ({"professions__1__name": "Sailor"}, "Two professions have the same name"),
        ({"professions__1__cards": 41}, "professions.shooter.cards"),
        ({"ships__cards": 0}, "ships.cards must lie between 1 and 40, not 0"),
        ({"ships__cards": 8}, "the last loot must still be enough for all ships"),
        ({"loot__0__points": 3}, "Two rows of loot have the same points"),
        ({"loot__0__points": -1}, "A loot card has 0 to 99 points, not -1"),
        ({"loot__0__last": -1}, "The loot cards of 2 points must be 0 to 40"),
        ({"loot": [{"points": 2, "regular": 0, "last": 9}]}, "at least one regular loot card"),
        ({"pirate__points": -1}, "pirate.points must lie between 0 and 99"),
        ({"card__width": 5.0}, "A card is 20 to 200 mm"),
        ({"card__corner": 11.0}, "corner and bleed are 0 to 10 mm"),
        ({"professions": []}, "professions must be 3, not 0"),
        ({"professions__0__symbol": "anchor"}, "'professions[0].symbol' is at fault"),
        ({"parrots": 3}, "parrots"),
    ],
)
def test_a_sheet_that_cannot_be_played_says_why(changes, words):
    with pytest.raises(SheetFault) as fault:
        GAME.read_sheet(edited(**changes))
    assert words in str(fault.value) and str(fault.value).endswith(".")


def test_rules_and_score_follow_an_edited_sheet():
    table = Table(3, edited(crew__each=1, crew__keep=1, pirate__points=2))
    table.give(1, 1, 0, 0)
    table.sail(1)
    table.turn("shooter")
    assert table.state.active == 1
    table.turn("boarder")
    table.propose(((1,), (0,), (1,)), 1, 0, 0)
    table.accept(0)
    assert table.state.phase == "loot"
    table.draw_loot(2)
    table.deal((0,), (), ())
    assert table.crews() == [(0, 0, 0)] * 3


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_match_on_an_edited_sheet_ends(seats):
    sheet = edited(crew__each=1, crew__keep=3, ships__cards=4, professions__0__cards=9, loot__2__regular=0)
    match = played(GAME, sheet, "lords", seats, 11)
    assert match.over
