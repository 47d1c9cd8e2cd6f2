"""The cards of the Legendary Captains: shipped, added by a user, chosen at setup, and their faults (CW-84)."""

import copy

import pytest

from captains.engine.seats import Seat, Setup
from captains.games.captains_war.game import GAME
from captains.games.captains_war.sheet import CaptainWins, PlayerWins, read_sheet
from captains.host.muster import Berth, Muster, to_setup
from captains.host.seating import SeatingFault, agree
from captains.library.sheets import shipped_sheet, whole_sheet
from captains.parts.sheet_files import SheetFault

DATA = whole_sheet("captains-war")
KEYS = ("anne-bony", "blackbeard", "calico-jack", "mary-read")


def crew(names: str) -> list[Seat]:
    """Seats of these one-letter names under the game's colours."""
    return [Seat(name, colour) for name, colour in zip(names, GAME.colours, strict=False)]


def card(key):
    return next(each for each in read_sheet(DATA).captains if each.key == key)


def test_CW_84_the_game_ships_four_Captains_one_of_them_Anne_Bony():
    assert {each.key for each in read_sheet(DATA).captains} >= set(KEYS)
    assert card("anne-bony").wins == CaptainWins(5, 0, (0, 0, 0, 0)), "her victory reward includes 5 GP"
    assert card("anne-bony").loses == PlayerWins(5, 2)


def test_CW_84_one_circle_is_told_as_one():
    sheet = copy.deepcopy(DATA)
    sheet["captains"]["blackbeard"]["captain_wins"] = {"circles": 1}
    sheet["captains"]["blackbeard"]["you_win"] = {"coins": 2, "circles": 1}
    option = GAME.options_for(sheet)[-1]
    note = option.notes[option.values.index("blackbeard")]
    assert "wins 1 circle, you win 2 GP or 1 circle;" in note


def test_CW_84_start_reward_and_effect_are_the_lines_of_a_card():
    assert not card("blackbeard").recruits and card("blackbeard").wins.circles == 2
    assert card("mary-read").gains_purchases and card("mary-read").wins == CaptainWins(2, 0, (1, 0, 0, 0))
    assert card("mary-read").loses == PlayerWins(0, 2) and card("blackbeard").loses == PlayerWins(5, 0)
    assert card("calico-jack").coins == 6 and card("calico-jack").recruits


def captain_option(sheet):
    return GAME.options_for(sheet)[-1]


def test_CW_84_who_can_be_chosen_is_what_the_sheet_has():
    option = captain_option(DATA)
    assert option.default == "anne-bony" and option.modes == ("solo",)
    names = dict(zip(option.values, option.names, strict=True))
    assert names == names | dict(zip(KEYS, ("Anne Bony", "Blackbeard", "Calico Jack", "Mary Read"), strict=True))
    start = "Starts with 3 pearl, 2 wood, 1 gem, 2 barrel, Pirates 3, 4, 5, 6"
    note = option.notes[option.values.index("blackbeard")]
    assert note == f"{start}; wins 2 circles, you win 5 GP; never recruits."
    assert captain_option(shipped_sheet("captains-war")).values == ()


def test_CW_84_a_match_carries_the_Captain_who_plays_and_no_other():
    setup = agree(GAME, [Seat("Mary", "crimson")], DATA, options={"captain": "blackbeard"})
    assert setup.mode == "solo" and list(setup.sheet["captains"]) == ["blackbeard"]
    assert GAME.start(setup).names == ("Mary", "Blackbeard")
    full = agree(GAME, crew("ABC"), DATA)
    assert "captains" not in full.sheet and full.options == {}


def test_CW_84_without_a_word_the_first_Captain_plays():
    assert agree(GAME, [Seat("Mary", "crimson")], DATA).options == {"captain": "anne-bony"}


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (
            {"options": {"captain": "hook"}},
            "the option 'captain' is one of anne-bony, blackbeard, calico-jack, ",
        ),
        (
            {"sheet": shipped_sheet("captains-war")},
            "a solo game needs the option 'captain': on this sheet there is none",
        ),
        ({"options": {"arms-master": "Mary"}}, "the option 'arms-master' goes with full, duel, not with solo"),
        ({"mode": "duel"}, "Duel is for 2 seats, not 1"),
    ],
)
def test_CW_84_what_does_not_go_together_is_a_sentence(more, words):
    with pytest.raises(SeatingFault, match=words):
        agree(GAME, [Seat("Mary", "crimson")], **{"sheet": DATA, **more})


def test_CW_84_the_setup_page_agrees_on_the_Captain_too():
    table = Muster("captains-war", (Berth("Mary", "crimson"),), options=(("captain", "calico-jack"),))
    setup = to_setup(table, GAME, DATA)
    assert setup.mode == "solo" and setup.options == {"captain": "calico-jack"}
    assert to_setup(Muster("captains-war", (Berth("Mary", "crimson"),)), GAME, DATA).options == {"captain": "anne-bony"}


def test_CW_01_solo_is_for_one_seat():
    assert GAME.default_mode(1) == "solo"
    with pytest.raises(ValueError, match="Solo is for 1 seat, not 2"):
        GAME.check_setup(Setup("captains-war", "solo", {"captain": "anne-bony"}, (Seat("A"), Seat("B")), DATA))


def with_card(**changes):
    data = copy.deepcopy(DATA)
    new = data["captains"]["davy-jones"] = copy.deepcopy(data["captains"]["anne-bony"])
    for path, value in changes.items():
        *way, last = path.split("__")
        place = new
        for step in way:
            place = place[step]
        if value is None:
            del place[last]
        else:
            place[last] = value
    return data


def test_CW_84_a_Captain_may_be_added():
    data = with_card(name="Davy Jones", start__pirates=[6, 6])
    assert captain_option(data).values[-1] == "davy-jones"
    setup = agree(GAME, [Seat("Mary", "crimson")], data, options={"captain": "davy-jones"})
    assert GAME.start(setup).captains[1].crew == (6, 6)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"name": None}, "the file missing required field 'name'"),
        ({"name": " "}, "it must have a name"),
        ({"start__coins": "many"}, "the entry 'start.coins' is at fault: expected 'int', got 'str'"),
        ({"start__rum": 1}, "the entry 'start' is at fault: the file contains unknown field 'rum'"),
        ({"start__coins": 37}, "its 37 GP and the player's 3 do not leave any of 40 to gain"),
        ({"start__pearl": 14}, "its 14 Pearl do not leave any of 14 places to gain"),
        ({"start__pirates": [7]}, "start.pirates must have Strengths from 1 to 6, not 7"),
        ({"start__pirates": [1] * 6}, "its 6 Pirates of Strength 1 do not fit beside the player's 1 in a row of 6"),
        ({"start__coins": -1}, "no amount may be negative"),
        ({"captain_wins": {}}, "captain_wins must give something"),
        ({"you_win": {}}, "you_win must give coins or circles, or the choice of both"),
    ],
)
def test_CW_84_a_card_that_cannot_be_played_is_a_sentence_that_names_it(changes, words):
    with pytest.raises(SheetFault) as fault:
        read_sheet(with_card(**changes))
    assert str(fault.value) == f"The Legendary Captain davy-jones: {words}."


def test_CW_84_a_card_with_a_fault_spoils_only_its_own_match():
    data = with_card(start__coins=37)
    agree(GAME, [Seat("Mary", "crimson")], data, options={"captain": "anne-bony"})
    agree(GAME, crew("ABC"), data)
    with pytest.raises(SeatingFault, match="The Legendary Captain davy-jones: its 37 GP"):
        agree(GAME, [Seat("Mary", "crimson")], data, options={"captain": "davy-jones"})


def solo(**changes):
    data = copy.deepcopy(DATA)
    for path, value in changes.items():
        *way, last = path.split("__")
        place = data
        for step in way:
            place = place[step]
        place[last] = value
    return data


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"solo__table": DATA["solo"]["table"][1:]}, "solo.table must have one row for each pair of dice"),
        ({"solo__table": [*DATA["solo"]["table"], DATA["solo"]["table"][0]]}, "solo.table must have one row for each"),
        ({"solo__naming": ["none"]}, "solo.naming an entry for each face of the yellow die"),
        ({"solo__boats": 5}, "solo.attributes and solo.boats must be numbers of acquisitions that there are"),
        ({"solo__war": [7, 15]}, "solo.war must not rise"),
        ({"places__solo__boarding__left": [38.9]}, "places.solo must name as many circles and squares"),
        ({"places__solo__boarding__player": 26.0}, "line-0-player lies outside its zone"),
        ({"places__solo__boarding__right": [46.0, 75.1, 82.1]}, "line-0-left-1 and line-0-right-0 overlap"),
    ],
)
def test_CW_84_the_solo_part_of_a_sheet_has_its_constraints(changes, words):
    with pytest.raises(SheetFault, match=words):
        read_sheet(solo(**changes))


def test_CW_84_a_sheet_without_a_solo_part_has_all_other_modes():
    data = copy.deepcopy(shipped_sheet("captains-war"))
    del data["solo"], data["places"]["solo"], data["modes"]["solo"]
    assert read_sheet(data).solo is None
    agree(GAME, crew("AB"), data)
    with pytest.raises(SeatingFault, match="on this sheet there is none"):
        agree(GAME, crew("A"), data | {"captains": DATA["captains"]})
