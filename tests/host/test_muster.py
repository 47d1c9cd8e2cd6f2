"""The muster: names, colours, order, what is missing, and the setup that comes of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from captains.engine.cover import ModeSpec, OptionSpec, seat_span
from captains.engine.seats import Seat
from captains.host import muster as m
from captains.host.last_tables import LastTables
from captains.host.mode_seats import in_mode, meant_for, mode_refused
from captains.host.seating import SeatingFault
from tests.screen.pages.stand_in import GAME, muster

SHEET = {"game": "regatta"}


def test_a_fresh_table_has_as_few_seats_as_its_first_mode_takes() -> None:
    fresh = m.first_muster(GAME, lambda n: 0)
    assert len(fresh.berths) == 2
    assert [berth.colour for berth in fresh.berths] == ["crimson", "navy"]
    assert [berth.detail("boat") for berth in fresh.berths] == ["Heron", "Tern"]


def test_bots_get_a_name_when_they_sit_down_and_people_are_asked() -> None:
    table = m.signed_on(m.first_muster(GAME, lambda n: 0), GAME, lambda n: 0, "easy")
    assert [berth.name for berth in table.berths] == ["", "", "Anna"]
    assert m.missing(table, GAME) == ("Seat 1 has no name yet.", 0)


def test_a_seat_that_becomes_a_bots_keeps_the_name_it_had() -> None:
    table = m.changed(muster(2, named=False), 0, name="Mo")
    assert m.played_by(table, 0, "hard").berths[0].name == "Mo"


@pytest.mark.parametrize("name", ["", "   ", "\u200e\u202b", "\u0007", "\u200d"])
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    lack = m.missing(m.changed(muster(2), 1, name=name), GAME)
    assert lack is not None and lack[1] == 1


@pytest.mark.parametrize(
    ("one", "other"), [("Straße", "STRASSE"), ("anna", "Anna "), ("Ａnna", "Anna"), ("e\u0301", "é")]
)
def test_names_that_people_would_mix_up_are_refused(one: str, other: str) -> None:
    lack = m.missing(m.changed(m.changed(muster(2), 0, name=one), 1, name=other), GAME)
    assert lack is not None and "Two seats are called" in lack[0]


@pytest.mark.parametrize("name", ["all", "Public", "LAST"])
def test_words_that_mean_something_else_are_refused(name: str) -> None:
    assert m.missing(m.changed(muster(2), 0, name=name), GAME) is not None


def test_a_detail_of_no_end_is_told_before_the_match_begins() -> None:
    key = GAME.details[0].key
    words, seat = m.missing(m.detailed(muster(3), 1, key, "Q" * 200), GAME)
    assert seat == 1 and "200 characters" in words and "Q" * 30 not in words
    with pytest.raises(m.SeatingFault, match="200 characters"):
        m.to_setup(m.detailed(muster(3), 1, key, "Q" * 200), GAME, SHEET)


@pytest.mark.parametrize("name", ["A" * 60, "😀", "مريم", "漢字船長", "Иван", "O'Malley: the 2nd"])
def test_names_in_any_script_come_through_exactly(name: str) -> None:
    setup = m.to_setup(m.changed(muster(3), 2, name=f"  {name} "), GAME, SHEET)
    assert setup.seats[2].name == name


@pytest.mark.parametrize("name", ["Anna 🦜", "ánna!", "A\u0301nna", "«Anna»"])
def test_an_offered_name_is_not_called_like_anybodys(name: str) -> None:
    table = m.changed(m.first_muster(GAME, lambda n: 0), 0, name=name)
    assert m.offered_name(table, 1) != m.FIRST_NAMES[0]


def test_an_offered_name_is_nobodys() -> None:
    table = m.all_named(muster(6, named=False))
    assert len({berth.name for berth in table.berths}) == 6


def test_taking_a_colour_changes_with_who_has_it() -> None:
    table = m.coloured(muster(3), 2, "crimson")
    assert [berth.colour for berth in table.berths] == ["ochre", "navy", "crimson"]


def test_a_drawn_detail_is_one_that_nobody_has() -> None:
    table = m.drawn(muster(3), GAME, 0, "boat", lambda n: 0)
    boats = [berth.detail("boat") for berth in table.berths]
    assert len(set(boats)) == 3


def test_the_number_of_seats_decides_the_mode_unless_one_is_chosen() -> None:
    assert m.to_setup(muster(2), GAME, SHEET).mode == "duel"
    assert m.to_setup(muster(3), GAME, SHEET).mode == "open"
    chosen = m.Muster("regatta", muster(3).berths, "duel")
    assert m.missing(chosen, GAME) == ("Duel is for 2 seats; here are 3: take some away.", None)
    with pytest.raises(SeatingFault, match="Duel is for 2 seats"):
        m.to_setup(chosen, GAME, SHEET)


def test_a_setup_and_its_muster_lead_to_each_other() -> None:
    table = m.agreed(m.switched(muster(4), 3, "pilot"), "wind", "light")
    setup = m.to_setup(table, GAME, SHEET)
    again = m.of_setup(setup, GAME)
    assert m.to_setup(again, GAME, SHEET) == setup
    assert setup.seats[1] == Seat("Anna", "navy", "easy", {"boat": table.berths[1].detail("boat")})


def test_a_remembered_table_is_made_to_fit_this_program() -> None:
    berths = tuple(
        m.Berth(f"N{n}", "crimson", "gone", (("boat", "Tern"), ("sail", "red")), ("pilot", "x")) for n in range(9)
    )
    fit = m.fitting(m.Muster("regatta", berths, "gone", (("wind", "hurricane"),)), GAME, ["easy"], lambda n: 0)
    assert len(fit.berths) == 6
    assert len({berth.colour for berth in fit.berths}) == 6
    assert {berth.kind for berth in fit.berths} == {"easy"}
    assert (fit.mode, fit.options) == ("", ())
    assert fit.berths[0].details == (("boat", "Tern"),) and fit.berths[0].switches == ("pilot",)


def test_the_last_table_is_remembered_game_by_game(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "tables.json"
    LastTables(path).keep(muster(4))
    assert LastTables(path).of("regatta") == muster(4)
    assert LastTables(path).of("other") is None


def test_the_game_played_last_is_known_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "tables.json"
    assert LastTables(path).latest == ""
    for game in ("regatta", "other", "regatta"):
        LastTables(path).keep(m.Muster(game, ()))
        assert LastTables(path).latest == game
    LastTables(path).turn_to("other")
    LastTables(path).lay_aside(m.Muster("other", ()))
    assert LastTables(path).latest == "regatta"
    LastTables(path).sit_down("unknown")
    LastTables(path).sit_down("other")
    assert LastTables(path).latest == "other"


def test_a_table_laid_aside_is_remembered_until_one_of_its_game_sails(tmp_path: Path) -> None:
    path = tmp_path / "tables.json"
    tables = LastTables(path)
    tables.keep(muster(4))
    tables.lay_aside(muster(3, named=False))
    tables.keep(m.Muster("other", ()))
    assert tables.of("regatta") == muster(3, named=False)
    assert LastTables(path).of("regatta") == muster(4)
    tables.keep(muster(2))
    assert tables.of("regatta") == muster(2)


@pytest.mark.parametrize(
    "text", ["", "{", '{"regatta": 7}', '{"regatta": {"game": "regatta", "berths": [{"name": 7}]}}']
)
def test_a_damaged_file_of_tables_counts_as_empty(tmp_path: Path, text: str) -> None:
    path = tmp_path / "tables.json"
    path.write_text(text, encoding="utf-8")
    assert LastTables(path).of("regatta") is None


def test_where_nothing_can_be_written_the_table_is_remembered_until_the_end(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    tables = LastTables(blocked / "tables.json")
    tables.keep(muster(2))
    assert tables.of("regatta") == muster(2)


def test_a_muster_is_meant_for_a_mode_with_its_seats_and_options() -> None:
    meant = meant_for(muster(2), GAME, "open", {"wind": "light"}, lambda n: 0)
    assert m.mode_of(meant, GAME).key == "open" and len(meant.berths) == 3
    assert dict(meant.options)["wind"] == "light"
    assert len(meant_for(muster(5), GAME, "duel", {}, lambda n: 0).berths) == 2
    assert meant_for(muster(5), GAME, "", {}, lambda n: 0) == muster(5)


def test_seats_leave_for_a_mode_from_the_end_and_nobody_with_a_name() -> None:
    duel, race = GAME.modes
    table = m.changed(muster(5, named=False), 4, kind="human", name="Mo")
    assert [berth.kind == "human" for berth in table.berths] == [True, False, True, False, True]
    table = m.changed(table, 0, name="  ")
    assert mode_refused(table, duel) == mode_refused(table, race) == ""
    fit = in_mode(table, GAME, duel, lambda n: 0)
    assert fit == replace(table, mode="duel", berths=(table.berths[0], table.berths[4]))
    people = m.changed(m.changed(table, 0, name="Ann"), 2, name="Bo")
    assert mode_refused(people, duel) == "Duel is for 2 seats; here are 5: take some away."
    assert in_mode(people, GAME, race, lambda n: 0).berths == people.berths


def test_one_seat_is_told_as_one() -> None:
    alone = ModeSpec("solo", "Solo", "", 1, 1)
    assert m.mode_unfit(alone, 3) == "Solo is for 1 seat; here are 3: take some away."
    assert (seat_span(2, 2), seat_span(1, 6, "player")) == ("2 seats", "1 to 6 players")


def test_options_are_those_of_the_sheet_played_on() -> None:
    wider = (*GAME.options[:1], OptionSpec("wind", "Wind", "", ("calm",), "calm"))
    assert m.options_of(muster(2), GAME, wider) == wider
    fit = m.fitting(m.agreed(muster(2), "wind", "calm"), GAME, ["easy", "hard"], lambda n: 0, wider)
    assert dict(fit.options) == {"wind": "calm"}
    assert m.fitting(fit, GAME, ["easy", "hard"], lambda n: 0).options == ()
