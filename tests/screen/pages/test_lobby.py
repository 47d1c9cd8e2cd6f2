"""The lobby and the setup page as stages: what their wishes lead to, and that all of it can be reached by keys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as replace_info

from captains.engine.cover import ModeSpec, OptionSpec
from captains.engine.seats import Setup
from captains.host.last_tables import LastTables
from captains.host.muster import Muster, changed, signed_off
from captains.library.fault import LibraryFault
from captains.scene.page import ONLY_NOTE, Box, Desk, Format, Half, Line, Note, Page, Refuse, Show
from captains.screen.keys import walk
from captains.screen.mapping import format_for
from captains.screen.pages.lobby import Lobby
from captains.screen.pages.posters import LINES, tagline
from captains.screen.pages.setup import SetUp
from captains.screen.pointer import hit
from captains.screen.stage import DeclinedError, Stage
from tests.screen.pages.layout import asked_for, pick, texts, within
from tests.screen.pages.stand_in import Glass, Regatta, match_info, muster, shelf

FMT = Format(1280, 720)


class Store:
    """Saves that only keep a list."""

    def __init__(self) -> None:
        self.infos = [match_info(1), match_info(2, "over"), match_info(3)]
        self.fault = ""

    def listed(self) -> list[Any]:
        if self.fault:
            raise LibraryFault(self.fault)
        return list(self.infos)

    def delete(self, id: str) -> None:
        self.infos = [info for info in self.infos if info.id != id]


class Table(Stage):
    """Where a match leads."""

    def page(self, fmt: Format, desk: Desk) -> Page:
        return Page("table", ())


class Port:
    """What a lobby is opened with, and a note of where it led."""

    def __init__(self, folder: Path, played: Muster | None = None) -> None:
        self.saves = Store()
        self.begun: list[tuple[Setup, bool]] = []
        self.resumed: list[str] = []
        self.glass = Glass()
        self.folder = folder
        self.tables = LastTables(folder / "tables.json")
        if played is not None:
            self.tables.keep(played)

    def lobby(self) -> Lobby:
        lobby = Lobby(shelf(), self.saves, self.tables, self.set_up, self.open, self.resume, today=lambda: "2026-05-04")
        lobby.enter(self.glass)  # type: ignore[arg-type]
        return lobby

    def set_up(self, game: str) -> SetUp:
        found = self.tables.of(game) or muster(3, named=False)
        stage = SetUp(shelf(), self.tables, found, self.open, self.lobby, lambda n: 0)
        stage.enter(self.glass)  # type: ignore[arg-type]
        return stage

    def open(self, setup: Setup, real: bool, seed: str | None) -> Stage:
        self.begun.append((setup, real))
        return Table()

    def resume(self, id: str) -> Stage:
        if id == "gone":
            raise LibraryFault("There is no match gone.")
        self.resumed.append(id)
        return Table()


@pytest.fixture
def port(tmp_path: Path) -> Port:
    return Port(tmp_path)


def page(stage: Stage) -> Page:
    return stage.page(FMT, Desk())


def press(stage: Stage, id: str) -> None:
    stage.wish(pick(page(stage), id).does, Desk())


def test_before_the_first_match_set_sail_leads_to_the_setup_page(port: Port) -> None:
    press(port.lobby(), "set-sail")
    assert isinstance(port.glass.gone[0], SetUp)


@pytest.mark.parametrize("text", [1.25, 1.5])
def test_before_the_first_match_every_mode_is_told_in_large_type_too(
    port: Port, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    about = "One boat against the whole of the fleet, and every buoy counts twice."
    modes = tuple(ModeSpec(str(n), f"Mode {n}", about, 1, 6) for n in range(4 if text < 1.5 else 3))
    monkeypatch.setattr(Regatta, "modes", modes)
    shown = port.lobby().page(Format(1280, 720, text=text), Desk())
    nodes = next(piece.drawing.nodes for piece in shown.pieces if piece.id == "lobby-table")
    said = {part.text for part, _ in texts(nodes, 1.0)}
    assert {mode.name for mode in modes} <= said


def test_set_sail_begins_a_match_with_the_table_played_last(tmp_path: Path) -> None:
    port = Port(tmp_path, muster(3))
    press(port.lobby(), "set-sail")
    assert [seat.name for seat in port.begun[0][0].seats] == ["Boris", "Anna", "Clara"]


def test_the_whole_tile_answers_its_play_button_too_and_only_the_bin_deletes(port: Port) -> None:
    shown = page(port.lobby())
    card, bin_ = pick(shown, "resume-1").box, pick(shown, "delete-1").box
    drawn = next(piece.box for piece in shown.pieces if piece.id == "tile-1")
    assert within(card, drawn) and card.x + card.w >= drawn.x + drawn.w - 30
    for x in (card.x + 5, card.x + card.w - 5):
        found = hit(shown.picks, x, card.y + card.h * 0.8)
        assert found is not None and found.id == "resume-1"
    found = hit(shown.picks, *bin_.middle)
    assert found is not None and found.id == "delete-1"


def test_a_tile_goes_on_with_its_match(port: Port) -> None:
    press(port.lobby(), "resume-1")
    assert port.resumed == ["m3"]


def test_a_match_is_deleted_only_after_asking(port: Port) -> None:
    lobby = port.lobby()
    press(lobby, "delete-0")
    assert len(port.saves.infos) == 3
    press(lobby, "ask-no")
    assert len(port.saves.infos) == 3 and not lobby.leaves
    press(lobby, "delete-0")
    press(lobby, "ask-yes")
    assert [info.id for info in port.saves.infos] == ["m2", "m3"]
    assert str(Show("lobby-resume", "m1")) not in asked_for(page(lobby))


def said(shown: Page, *pieces: str) -> list[str]:
    found = [piece for piece in (*shown.pieces, *shown.over) if piece.id in pieces]
    return [part.text for piece in found for part, _ in texts(piece.drawing.nodes, 1.0)]


def test_the_game_is_named_wherever_a_match_is_told_or_deleted(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Regatta, "name", "Pirate Regatta")
    lobby = port.lobby()
    shown = page(lobby)
    for piece in ("tile-0", "ended-0"):
        assert Regatta.name in said(shown, piece)
    for bin_ in ("delete-0", "ended-delete-0"):
        press(lobby, bin_)
        asked = " ".join(said(page(lobby), "ask"))
        assert f"This match of {Regatta.name} with " in asked
        assert ("(won by Ann and " in asked) == (bin_ != "delete-0")
        press(lobby, "ask-no")


@pytest.mark.parametrize("day", ["2026-04-29", "2026-01-28", "2025-09-28"])
def test_the_day_of_a_match_is_shortened_before_its_game_is_cut(
    port: Port, monkeypatch: pytest.MonkeyPatch, day: str
) -> None:
    monkeypatch.setattr(Regatta, "name", "Pirate Regatta")
    port.saves.infos = [match_info(1, day=day)]
    name, told, *_ = said(page(port.lobby()), "tile-0")
    assert name == Regatta.name and told and "…" not in told


def test_no_card_cuts_where_its_match_stands_or_says_it_twice(port: Port) -> None:
    stands = "turn 23, the bargain, 19 loot left"
    port.saves.infos = [replace_info(match_info(1, seats=n), stands=stands) for n in (1, 8)]
    shown = page(port.lobby())
    for tile, named in (("tile-0", True), ("tile-1", False)):
        assert stands in " ".join(said(shown, tile))
        assert "turn 23, the bargain," in said(shown, tile) or named
        note = pick(shown, tile.replace("tile", "resume")).note
        assert (note is None) == named
        assert note is None or stands not in str(note)


@pytest.mark.parametrize(
    ("about", "told"),
    [
        ("One line: and more.", "One line"),
        ("Gather a crew, bargain with rivals over every caravan, and deal the loot", "Gather a crew, bargain with"),
        ("No comma is here " + "where the sentence could end " * 4, "No comma"),
    ],
)
def test_a_poster_says_what_its_game_is_about_in_whole_words(about: str, told: str) -> None:
    lines = tagline(about, 220.0, 17.0)
    assert len(lines) <= LINES and " ".join(lines).startswith(told)
    assert ("…" in lines[-1]) == (told == "No comma")
    assert not lines[-1].endswith(",")


def test_what_lies_under_a_question_does_not_answer(port: Port) -> None:
    lobby = port.lobby()
    press(lobby, "delete-0")
    assert {each.id for each in page(lobby).picks} == {"ask-no", "ask-yes"}
    lobby.wish(Show("lobby-sail"), Desk())
    assert port.begun == []


def test_a_fault_of_the_saves_is_one_sentence(port: Port) -> None:
    port.saves.fault = "The saved matches can't be read."
    lobby = port.lobby()
    assert port.glass.said == ["The saved matches can't be read."]
    assert page(lobby).picks
    with pytest.raises(DeclinedError, match="no match gone"):
        lobby.wish(Show("lobby-resume", "gone"), Desk())


def test_everything_in_the_lobby_is_reached_with_tab(port: Port) -> None:
    shown = page(port.lobby())
    reached = {each.id for each in walk(shown.picks)}
    assert {"set-sail", "resume-0", "delete-0", "look-0", "ended-delete-0", "settings", "quit"} <= reached


def test_settings_lie_over_the_lobby_until_esc(port: Port) -> None:
    lobby = port.lobby()
    press(lobby, "settings")
    assert str(Show("speed", 3)) in asked_for(page(lobby))
    lobby.wish(Show("back"), Desk())
    assert not lobby.leaves


def test_set_sail_says_what_is_missing(port: Port) -> None:
    stage = port.set_up("regatta")
    does = pick(page(stage), "set-sail").does
    assert isinstance(does, Refuse) and does.refusal.words == "Seat 1 has no name yet."
    with pytest.raises(DeclinedError, match="Seat 1 has no name"):
        stage.wish(Show("sail"), Desk())


def test_names_are_offered_and_then_the_table_sails(port: Port) -> None:
    stage = port.set_up("regatta")
    stage.wish(Half((("name.0", "Mo "),)), Desk())
    press(stage, "name-all")
    press(stage, "agree-dice-1")
    press(stage, "set-sail")
    setup, real = port.begun[0]
    assert [seat.name for seat in setup.seats] == ["Mo", "Anna", "Boris"] and real
    assert port.tables.of("regatta") == stage.muster


def test_rows_are_typed_moved_coloured_and_left(port: Port) -> None:
    port.tables.keep(muster(3))
    stage = port.set_up("regatta")
    names = [berth.name for berth in stage.muster.berths]
    press(stage, "seat-2-up")
    press(stage, "seat-1-crimson")
    press(stage, "seat-1-kind-1")
    press(stage, "seat-1-bot-2")
    press(stage, "seat-1-pilot")
    stage.wish(Half((("detail.1.boat", "Dora"),)), Desk())
    moved = stage.muster.berths[1]
    assert (moved.name, moved.colour, moved.kind, moved.switches) == (names[2], "crimson", "hard", ("pilot",))
    assert moved.detail("boat") == "Dora"
    press(stage, "seat-0-cross")
    assert len(stage.muster.berths) == 2
    press(stage, "seat-add")
    press(stage, "seat-0-down")
    assert len(stage.muster.berths) == 3


def test_the_table_never_falls_below_the_least_number(port: Port) -> None:
    port.tables.keep(muster(2))
    stage = port.set_up("regatta")
    press(stage, "seat-0-cross")
    assert len(stage.muster.berths) == 2


def test_a_mode_takes_the_seats_it_needs(port: Port) -> None:
    port.tables.keep(muster(2))
    stage = port.set_up("regatta")
    press(stage, "agree-mode-1")
    assert (stage.muster.mode, len(stage.muster.berths)) == ("open", 3)
    assert stage.muster.berths[:2] == muster(2).berths
    press(stage, "agree-mode-0")
    assert (stage.muster.mode, stage.muster.berths) == ("duel", muster(2).berths)


def test_a_mode_that_would_cost_a_person_their_seat_says_so(port: Port) -> None:
    port.tables.keep(changed(muster(3), 1, kind="human"))
    stage = port.set_up("regatta")
    does = pick(page(stage), "agree-mode-0").does
    words = "Duel is for 2 seats; here are 3: take some away."
    assert isinstance(does, Refuse) and does.refusal.words == words
    stage.wish(Show("mode", "duel"), Desk())
    assert len(stage.muster.berths) == 3


@pytest.mark.parametrize("pinned", [True, False])
def test_a_chosen_mode_for_another_number_of_seats_gives_way_and_that_is_said(port: Port, pinned: bool) -> None:
    port.tables.keep(muster(2))
    stage = port.set_up("regatta")
    if pinned:
        press(stage, "agree-mode-0")
    press(stage, "seat-add")
    assert stage.muster.mode == ""
    assert port.glass.said == (["Duel is for 2 seats; chosen now: Open race."] if pinned else [])


def test_options_are_agreed_at_the_foot(port: Port) -> None:
    port.tables.keep(muster(3))
    stage = port.set_up("regatta")
    press(stage, "agree-option-wind-2")
    press(stage, "set-sail")
    assert port.begun[0][0].options == {"wind": "gale-force"}


FOOT = [format_for(*size, text) for size in ((1280, 720), (1920, 1080), (1200, 1600)) for text in (1.0, 1.5)]


@pytest.mark.parametrize("fmt", FOOT, ids=lambda fmt: f"{fmt.width}-{fmt.text:g}")
def test_what_is_clicked_at_the_foot_stays_where_it_is(
    port: Port, monkeypatch: pytest.MonkeyPatch, fmt: Format
) -> None:
    crews = tuple(f"a crew of {n}" for n in range(4))
    alone = OptionSpec("crew", "Crew", "With whom.", crews, crews[0], modes=("solo",))
    monkeypatch.setattr(Regatta, "modes", (*Regatta.modes, ModeSpec("solo", "Solo", "One boat.", 1, 1)))
    monkeypatch.setattr(Regatta, "options", (*Regatta.options, alone))
    stage = port.set_up("regatta")

    def places() -> dict[str, Box]:
        return {each.id: each.box for each in stage.page(fmt, Desk()).picks}

    before = places()
    stage.wish(Show("name-all"), Desk())
    named = places()
    stage.wish(Show("mode", "duel"), Desk())
    duel = places()
    stage.muster = signed_off(muster(2), 1)
    stage.wish(Show("mode", "solo"), Desk())
    solo = places()
    assert "name-all" in before and "name-all" not in named
    assert "agree-option-crew-0" in solo and "agree-option-crew-0" not in duel
    lasting = {"back", "set-sail", *(id for id in named if id.startswith("agree-"))}
    for other in (named, duel, solo):
        assert {id: other[id] for id in lasting} == {id: before[id] for id in lasting}


def test_what_is_agreed_is_explained_at_the_pointer(port: Port) -> None:
    port.tables.keep(muster(3))
    shown = page(port.set_up("regatta"))
    told = Note("Wind", (Line("How it blows."),))
    assert pick(shown, "agree-option-wind-about").note == pick(shown, "agree-option-wind-1").note == told


def test_one_alone_is_not_told_who_goes_first(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Regatta, "modes", (ModeSpec("solo", "Solo", "One boat.", 1, 2),))
    stage = port.set_up("regatta")
    for seats, told in ((2, True), (1, False)):
        stage.muster = muster(seats)
        ids = {each.id for each in page(stage).picks}
        assert ({"setup-first-clause", "lots", "first-asked"} <= ids) == told == ("setup-first-clause" in ids)


def test_who_sits_first_is_said_in_the_rule_books_words(port: Port) -> None:
    stage = port.set_up("regatta")
    press(stage, "setup-first-clause")
    assert page(stage).kind == "rules"
    stage.wish(Show("back"), Desk())
    assert page(stage).kind == "setup"


def test_back_leads_to_the_lobby(port: Port) -> None:
    press(port.set_up("regatta"), "back")
    assert isinstance(port.glass.gone[0], Lobby)
    assert not port.lobby().view().played


@pytest.mark.parametrize("way", [Show("back"), Show("lobby")])
def test_a_setup_that_is_left_is_found_again_as_it_was_until_it_sails(port: Port, way: Show) -> None:
    port.tables.keep(muster(2))
    stage = port.set_up("regatta")
    stage.wish(Half((("name.0", "Mo"),)), Desk())
    press(stage, "seat-add")
    press(stage, "seat-2-kind-1")
    stage.wish(way, Desk())
    assert port.lobby().view().muster == stage.muster
    again = port.set_up("regatta")
    assert again.muster == stage.muster
    again.wish(way, Desk())
    press(port.lobby(), "set-sail")
    assert port.begun[0][0].seats[0].name == "Mo"
    assert LastTables(port.folder / "tables.json").of("regatta") == stage.muster


def test_the_lobby_comes_back_with_the_game_dealt_with_last(port: Port) -> None:
    shelf_of_two = shelf(("one", "two"))
    port.tables.keep(Muster("two", muster(3).berths))
    lobby = Lobby(shelf_of_two, port.saves, port.tables, port.set_up, port.open, port.resume)
    assert lobby.view().chosen == "two"
    lobby.wish(Show("lobby-game", "one"), Desk())
    assert Lobby(shelf_of_two, port.saves, port.tables, port.set_up, port.open, port.resume).view().chosen == "one"
    port.tables.turn_to("gone")
    assert Lobby(shelf_of_two, port.saves, port.tables, port.set_up, port.open, port.resume).view().chosen == "one"


def test_everything_on_the_setup_page_is_reached_with_tab(port: Port) -> None:
    port.tables.keep(muster(3))
    shown = page(port.set_up("regatta"))
    reached = {each.id for each in walk(shown.picks)}
    unmoved = {each.id for each in shown.picks if isinstance(each.does, Refuse) or each.does == ONLY_NOTE}
    assert reached | unmoved == {each.id for each in shown.picks}
    assert {"name.0", "detail.0.boat"} <= {field.name for field in shown.fields}


def test_the_users_own_sheet_is_named_and_played(port: Port) -> None:
    own = {"game": "regatta", "mine": True}
    port.tables.keep(muster(3))
    stage = port.set_up("regatta")
    stage.shelf = replace(stage.shelf, own={"regatta": (own, "mine.toml")})
    assert any("mine.toml" in str(piece.drawing.nodes) for piece in page(stage).pieces)
    press(stage, "set-sail")
    assert port.begun[0][0].sheet == own
