"""Every generic page in every format: nothing overlaps, nothing lies outside, nothing is too small to read."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from captains.host.muster import changed
from captains.scene.curtain import curtain
from captains.scene.nodes import Drawing, Rect
from captains.scene.page import Box, Desk, Die, Format, Page, Show
from captains.scene.picture import Paper, Past, Roller, Sentence
from captains.screen.pages.ask import Ask
from captains.screen.pages.dice_story import Story
from captains.screen.pages.lobby_page import lobby_page
from captains.screen.pages.lobby_view import LobbyView
from captains.screen.pages.log import Log
from captains.screen.pages.log_lines import LogLine, log_lines
from captains.screen.pages.menu import Menu, MenuTable, Sitter
from captains.screen.pages.print_leaf import PrintLeaf
from captains.screen.pages.real_dice import dice_page
from captains.screen.pages.rules_page import Rules
from captains.screen.pages.settings_rows import SettingsLeaf
from captains.screen.pages.setup_page import setup_page
from captains.screen.settings import Settings
from tests.screen.pages.layout import formats, sound
from tests.screen.pages.stand_in import GAME, NAMES, RULES, match_info, muster, shelf

FORMATS = [*formats(), *formats(1.25), *formats(1.5)]
every_format = pytest.mark.parametrize("fmt", FORMATS, ids=lambda f: f"{f.width}x{f.height}-{f.text:g}")
SITTERS = tuple(
    Sitter(name, colour, "human" if i % 2 else "easy")
    for i, (name, colour) in enumerate(zip(NAMES, GAME.colours, strict=True))
)
UNDER = Page("table", ())


def table(seats: int, ended: bool = False) -> MenuTable:
    bots = (("random", "random"), ("easy", "easy"), ("hard", "hard"))
    return MenuTable(SITTERS[:seats], bots, "turn 12, boarding", ended, (12, "Ingibjörg's decision"))


CLAUSED = Sentence(0, "takes what the sea gives", "coin", "RG-3")


def told() -> tuple[LogLine, ...]:
    entries = []
    for n in range(90):
        seat = (n // 10) % 4
        words = "takes what the sea gives and sails on with it" * (1 + n % 3)
        line = (
            Sentence(seat, f"Turn {n // 10 + 1}", "wheel", opens=True)
            if n % 10 == 0
            else Sentence(seat, words, "coin", "RG-3")
        )
        entries.append((n, (line,), n % 7 == 0))
    return log_lines(entries)


def papers(entries: int) -> list[Paper]:
    drawing = Drawing(297, 210, (Rect(0, 0, 297, 210, fill="#F4E9D0"),), "mm")
    return [*(Paper(seat, "sheet", drawing) for seat in range(4)), Paper(None, "all", drawing)]


def dice(count: int) -> list[Die]:
    here = Box(0, 0, 0, 0)
    coins = tuple((f"gold-{n}",) for n in range(1, 7))
    mixed = (("pearl",), ("wood",), ("gem",), ("barrel",), ("joker",), ("wood", "wood"))
    two = (("skull-circles",), ("anchor-circles",)) * 3
    faces = (coins, mixed, two)
    return [Die(f"die-{n}", here, ("yellow", "blue", "red")[n % 3], faces[n % 3]) for n in range(count)]


@every_format
@pytest.mark.parametrize("name", ["Bo", "😀 " * 40, "مريم بنت عبد الله", "漢字船長", "A" * 60, "e\u0301" * 50])
def test_the_curtain(fmt: Format, name: str) -> None:
    sound_but_plaque(curtain(name, "plum", fmt, Show("lift", 0)), fmt)


def sound_but_plaque(page: Page, fmt: Format) -> None:
    sound(page, fmt)
    assert page.sealed
    assert {pick.key for pick in page.picks} == {"enter", "space"}


@every_format
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize("kept", [0, 1, 9])
def test_the_lobby(fmt: Format, seats: int, played: bool, kept: int) -> None:
    running = [match_info(n) for n in range(kept)]
    ended = [match_info(n, "over" if n % 2 else "abandoned", 6) for n in range(kept)]
    view = LobbyView("regatta", muster(seats), played, running, ended, today="2026-05-04")
    sound(lobby_page(fmt, view, shelf()), fmt)


@every_format
def test_the_lobby_with_three_games(fmt: Format) -> None:
    view = LobbyView("two", muster(4), True, [match_info(1)], [match_info(2, "over")], today="2026-05-04")
    sound(lobby_page(fmt, view, shelf(("one", "two", "three"))), fmt)


@every_format
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("named", [False, True])
def test_the_setup_page(fmt: Format, seats: int, named: bool) -> None:
    sound(setup_page(fmt, muster(seats, named), shelf()), fmt)


@every_format
def test_the_setup_page_with_a_name_that_is_too_long(fmt: Format) -> None:
    sound(setup_page(fmt, changed(muster(4), 1, name="ab" * 80), shelf()), fmt)


@every_format
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("opened", [None, 1])
def test_the_menu(fmt: Format, seats: int, opened: int | None) -> None:
    sound(Menu(Settings, lambda: table(seats), opened).page(UNDER, fmt), fmt)


@every_format
def test_the_menu_of_a_match_that_ended(fmt: Format) -> None:
    sound(Menu(Settings, lambda: table(6, True)).page(UNDER, fmt), fmt)


@every_format
def test_the_settings(fmt: Format) -> None:
    sound(SettingsLeaf(Settings, 2).page(UNDER, fmt), fmt)


@every_format
def test_how_sheets_are_written(fmt: Format) -> None:
    sound(PrintLeaf().page(UNDER, fmt), fmt)


@every_format
def test_a_question(fmt: Format) -> None:
    sound(Ask("Delete this match?", "It will be gone for good. " * 8, "Delete", Show("x")).page(UNDER, fmt), fmt)


@every_format
@pytest.mark.parametrize("at", [0, 44, 89])
def test_the_log(fmt: Format, at: int) -> None:
    log = Log(SITTERS[:4], told(), papers, True)
    log.page(UNDER, fmt)
    log.wish(Show("log-at", at))
    sound(log.page(UNDER, fmt), fmt)


def test_all_of_a_row_of_the_log_answers_also_where_no_clause_leads_to_the_rules() -> None:
    lines = log_lines([(0, (Sentence(0, "Turn 1", "wheel", "RG-1", opens=True), Sentence(0, "sails"), CLAUSED), False)])
    fmt = Format(1280, 720)
    page = Log(SITTERS[:4], lines, papers).page(UNDER, fmt)
    for i in range(3):
        row = next(piece.box for piece in page.pieces if piece.id == f"log-slot-{i}")
        parts = [pick.box for pick in page.picks if pick.id.startswith(f"log-row-{i}-")]
        assert sum(box.w for box in parts) == pytest.approx(row.w) and len(parts) == 1 + (i == 2)


@every_format
def test_the_log_before_anything_happened(fmt: Format) -> None:
    sound(Log(SITTERS[:4], (), papers).page(UNDER, fmt), fmt)


@every_format
@pytest.mark.parametrize("at", ["", "RG-20"])
def test_the_rules(fmt: Format, at: str) -> None:
    sound(Rules("Regatta", RULES, at).page(UNDER, fmt), fmt)


@every_format
@pytest.mark.parametrize("count", [1, 2, 6, 8])
@pytest.mark.parametrize("typed", [False, True])
def test_the_tables_own_dice(fmt: Format, count: int, typed: bool) -> None:
    held = tuple((f"dice.{die.id}", 1) for die in dice(count)) if typed else ()
    past = tuple(Past(line.n, line.sentence) for line in told()[-12:])
    story = Story((Sitter("漢字船長" * 9, "navy", "easy"), *SITTERS[1:]), Roller("漢字船長" * 9, "rolls", 0), past)
    sound(dice_page(dice(count), Desk(half=held), fmt, replace(story, drawing=papers(1)[0].drawing)), fmt)
