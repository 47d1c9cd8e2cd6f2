"""Leaves over a page: the menu, the log, the rules, the table's own dice, and the curtain that tells nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from captains.engine.seats import Seat, Setup
from captains.scene.curtain import curtain, curtain_page
from captains.scene.page import Desk, Does, Format, Half, Page, Refuse, Show
from captains.scene.palette import LIGHT
from captains.scene.picture import Paper
from captains.screen.pages.leaf import Leaf, Leaves
from captains.screen.pages.log import Log
from captains.screen.pages.log_lines import turns
from captains.screen.pages.menu import Menu, MenuTable
from captains.screen.pages.print_leaf import PrintLeaf
from captains.screen.pages.real_dice import dice_page
from captains.screen.pages.rules_page import QUERY, Rules
from captains.screen.pages.when import day_words
from captains.screen.settings import Settings
from tests.screen.pages.layout import asked_for, pick, texts
from tests.screen.pages.stand_in import RULES
from tests.screen.pages.test_pages import SITTERS, UNDER, dice, papers, table, told

FMT = Format(1280, 720)


def press(leaf: Leaf, id: str) -> Does | None:
    return leaf.wish(pick(leaf.page(UNDER, FMT), id).does)


# --- the menu ---------------------------------------------------------------------------------------------------------


def menu(seats: int = 4) -> Menu:
    return Menu(Settings, lambda: table(seats))


def test_a_seat_goes_home_to_a_bot_that_is_chosen_in_its_row() -> None:
    leaf = menu()
    assert press(leaf, "menu-home-1") is None
    assert press(leaf, "menu-bots-2") == Show("seat", (1, "hard"))
    assert not leaf.done


def test_only_one_row_is_open_at_a_time() -> None:
    leaf = menu()
    press(leaf, "menu-home-1")
    press(leaf, "menu-home-3")
    assert press(leaf, "menu-bots-0") == Show("seat", (3, "random"))


def test_a_bots_seat_is_taken_over_at_once() -> None:
    assert press(menu(), "menu-take-2") == Show("seat", (2, "human"))


def test_giving_up_and_going_back_ask_first() -> None:
    leaf = menu()
    assert press(leaf, "menu-give-up") is None
    assert press(leaf, "ask-yes") == Show("give-up") and leaf.done
    leaf = menu()
    assert press(leaf, "menu-rewind") is None
    assert press(leaf, "ask-no") is None and not leaf.done
    press(leaf, "menu-rewind")
    assert press(leaf, "ask-yes") == Show("rewind", 12)


def test_going_back_names_everybody_at_the_table() -> None:
    leaf = menu()
    press(leaf, "menu-rewind")
    words = str(leaf.page(UNDER, FMT).over)
    assert all(sitter.name[:6] in words for sitter in SITTERS[:4] if sitter.kind == "human")


def test_the_window_gets_its_own_wishes() -> None:
    asked = asked_for(menu().page(UNDER, FMT))
    for wish in (Show("speed", 0), Show("fullscreen", True), Show("text", 1.5), Show("quit"), Show("export")):
        assert str(wish) in asked


@pytest.mark.parametrize("speed", range(4))
def test_motion_goes_from_slow_to_none(speed: int) -> None:
    page = Menu(lambda: Settings(speed=speed), lambda: table(4)).page(UNDER, FMT)
    picks = [each for each in page.picks if each.id.startswith("set-speed-")]
    assert [each.does for each in picks] == [Show("speed", value) for value in (1, 2, 3, 0)]
    (row,) = (piece for piece in page.over if piece.id == "set-speed")
    (chosen,) = (text.text for text, _ in texts(row.drawing.nodes, 1.0) if text.fill == LIGHT)
    assert chosen == {1: "slow", 2: "normal", 3: "quick", 0: "at once"}[speed]


def test_an_ended_match_is_neither_given_up_nor_handed_over() -> None:
    leaf = Menu(Settings, lambda: MenuTable(SITTERS[:4], (("easy", "easy"),), ended=True))
    shown = leaf.page(UNDER, FMT)
    assert not [each.id for each in shown.picks if "give-up" in each.id or "home" in each.id or "take" in each.id]


def test_a_leaf_opens_once_and_uncovers_the_one_below() -> None:
    leaves = Leaves()
    leaves.lay(menu())
    leaves.lay(menu())
    leaves.lay(Rules("Regatta", RULES))
    assert leaves.wish(Show("back")) is None and isinstance(leaves.top, Menu)
    leaves.wish(Show("back"))
    assert not leaves
    assert leaves.wish(Show("go", 1)) == Show("go", 1)


# --- writing the sheets -----------------------------------------------------------------------------------------------


def test_a_theme_and_a_paper_are_chosen_before_the_sheets_are_written() -> None:
    leaf = PrintLeaf()
    assert press(leaf, "print-now") == Show("print", ("full", "A4"))
    leaf = PrintLeaf()
    assert press(leaf, "print-outline") is press(leaf, "print-paper-1") is None
    assert not leaf.done
    assert pick(leaf.page(UNDER, FMT), "print-outline").state == "chosen"
    assert press(leaf, "print-now") == Show("print", ("outline", "Letter"))
    assert leaf.done


def test_sheets_need_not_be_written() -> None:
    leaf = PrintLeaf()
    assert press(leaf, "print-no") is None
    assert leaf.done


# --- the log ----------------------------------------------------------------------------------------------------------


def test_turns_are_counted_from_the_sentences_that_open_them() -> None:
    found = turns(told())
    assert [turn.number for turn in found] == list(range(1, 10))
    assert [turn.seat for turn in found[:5]] == [0, 1, 2, 3, 0]
    assert (found[0].first, found[-1].end) == (0, 90)
    assert turns(()) == ()


def test_what_happens_before_a_turn_is_opened_is_the_first_turn() -> None:
    found = turns(told()[3:])
    assert [(turn.number, turn.seat) for turn in found[:3]] == [(1, 0), (2, 1), (3, 2)]
    assert found[0].end == 7


def test_going_to_an_entry_shows_the_sheets_as_they_were_then() -> None:
    asked: list[int] = []

    def drawn(entries: int) -> Sequence[Paper]:
        asked.append(entries)
        return papers(entries)

    log = Log(SITTERS[:4], told(), drawn)
    log.page(UNDER, FMT)
    log.wish(Show("log-at", 41))
    log.page(UNDER, FMT)
    log.wish(Show("log-sheet", 2))
    log.page(UNDER, FMT)
    assert asked == [90, 42]


def test_the_chosen_line_is_in_sight_wherever_it_is() -> None:
    log = Log(SITTERS[:4], told(), papers)
    for at in (0, 1, 44, 88, 89):
        log.page(UNDER, FMT)
        log.wish(Show("log-at", at))
        assert f"log-row-{at}-at" in {each.id for each in log.page(UNDER, FMT).picks}


def test_the_list_scrolls_and_stops_at_its_ends() -> None:
    log = Log(SITTERS[:4], told(), papers)
    log.page(UNDER, FMT)
    for _ in range(99):
        log.wish(Show("scroll", (0.0, 0.0, 1)))
    assert "log-row-0-at" in {each.id for each in log.page(UNDER, FMT).picks}
    for _ in range(99):
        log.wish(Show("scroll", (0.0, 0.0, -1)))
    assert "log-row-89-at" in {each.id for each in log.page(UNDER, FMT).picks}


def test_a_clause_leads_to_the_rules_and_going_back_asks_everybody() -> None:
    log = Log(SITTERS[:4], told(), papers, True)
    log.page(UNDER, FMT)
    assert log.wish(Show("rules", "RG-3")) == Show("rules", "RG-3")
    log.wish(Show("log-at", 20))
    press(log, "log-rewind")
    assert press(log, "ask-yes") == Show("rewind", 21) and log.done


def test_typed_rolls_are_marked() -> None:
    log = Log(SITTERS[:4], told()[:4], papers)
    drawn = {piece.id: str(piece.drawing.nodes) for piece in log.page(UNDER, FMT).pieces}
    assert [("pencil" in drawn[f"log-slot-{i}"]) for i in range(1, 4)] == [False, False, False]
    log = Log(SITTERS[:4], told()[7:9], papers)
    assert "pencil" in {piece.id: str(piece.drawing.nodes) for piece in log.page(UNDER, FMT).pieces}["log-slot-0"]


# --- the rules --------------------------------------------------------------------------------------------------------


def shown_clauses(rules: Rules) -> list[str]:
    ids = [each.id for each in rules.page(UNDER, FMT).picks]
    return [id.removeprefix("rules-clause-") for id in ids if id.startswith("rules-clause-")]


def test_the_rules_open_at_the_clause_asked_about() -> None:
    rules = Rules("Regatta", RULES, "rg-20")
    assert "RG-20" in shown_clauses(rules) and rules.section == "Sailing"


def test_an_unknown_clause_opens_the_book_at_its_beginning() -> None:
    assert shown_clauses(Rules("Regatta", RULES, "XX-1")) == ["RG-1", "RG-2"]


def test_typing_searches_all_sections_and_esc_first_clears_it() -> None:
    rules = Rules("Regatta", RULES)
    rules.wish(Half(((QUERY, "BOAT takes"),)))
    assert shown_clauses(rules) == ["RG-1"]
    rules.wish(Show("back"))
    assert not rules.done and shown_clauses(rules) == ["RG-1", "RG-2"]
    rules.wish(Show("back"))
    assert rules.done


def test_close_closes_the_rules_even_while_something_is_searched_for() -> None:
    rules = Rules("Regatta", RULES)
    rules.wish(Half(((QUERY, "boat"),)))
    close = next(each for each in rules.page(UNDER, FMT).picks if each.id == "rules-close")
    assert rules.wish(close.does) is None
    assert rules.done


def test_every_clause_can_be_reached_by_keys() -> None:
    rules = Rules("Regatta", RULES)
    rules.wish(Show("rules-section", "Sailing"))
    seen = set(shown_clauses(rules))
    for _ in range(40):
        press(rules, "rules-down")
        seen |= set(shown_clauses(rules))
    assert seen == {clause.id for clause in RULES if clause.heading == "Sailing"}
    assert {each.key for each in rules.page(UNDER, FMT).picks} >= {"page up", "page down", "escape"}


# --- the table's own dice ---------------------------------------------------------------------------------------------


def typed(desk: Desk, page: Page, key: str) -> Desk:
    """The desk after a key."""
    does = next(each.does for each in page.picks if each.key == key)
    assert isinstance(does, Half)
    held = dict(desk.half) | dict(does.change)
    return replace(desk, half=tuple((name, value) for name, value in held.items() if value is not None))


def test_one_key_a_die_and_enter_confirms() -> None:
    desk = Desk()
    row = [die for die in dice(6) if die.colour != "red"]
    for key in "4163":
        desk = typed(desk, dice_page(row, desk, FMT), key)
    page = dice_page(row, desk, FMT)
    assert next(each.does for each in page.picks if each.key == "enter") == Show("dice", (3, 0, 5, 2))
    assert [die.up for die in page.dice] == [3, 0, 5, 2]


def test_a_die_with_two_different_faces_has_two_keys() -> None:
    red = [die for die in dice(3) if die.colour == "red"]
    page = dice_page(red, Desk(), FMT)
    assert {each.key for each in page.picks} >= {"1", "2"} and "3" not in {each.key for each in page.picks}
    desk = typed(Desk(), page, "2")
    assert str(Show("dice", (1,))) in asked_for(dice_page(red, desk, FMT))


def test_a_single_die_is_spoken_of_as_one() -> None:
    pips = replace(dice(1)[0], faces=tuple(("pip",) * n for n in range(1, 7)), name="")
    page = dice_page([pips], Desk(), FMT)
    typed_in = dice_page([pips], typed(Desk(), page, "2"), FMT)
    said = [text.text for each in (page, typed_in) for p in each.pieces for text, _ in texts(p.drawing.nodes, 1)]
    assert page.banner is not None and page.banner.asks == "types what the die shows"
    assert {"Roll your own die", "The die", "1 pip", "2 pips", "This is the die"} <= set(said)
    assert not any("dice" in words or "of one" in words for words in said)


def test_before_all_are_in_confirming_says_how_many_are_missing() -> None:
    does = pick(dice_page(dice(6), Desk(), FMT), "dice-done").does
    assert isinstance(does, Refuse) and "Six dice to go" in does.refusal.words


def test_a_slip_is_put_right_before_it_counts() -> None:
    row = dice(2)
    desk = typed(
        typed(Desk(), dice_page(row, Desk(), FMT), "3"), dice_page(row, Desk(half=(("dice.die-0", 2),)), FMT), "1"
    )
    page = dice_page(row, desk, FMT)
    change = pick(page, "face-0-5").does
    assert isinstance(change, Half)
    held = dict(desk.half) | dict(change.change)
    right = dice_page(row, Desk(half=tuple(item for item in held.items() if item[1] is not None)), FMT)
    assert pick(right, "dice-done").does == Show("dice", (4, 0))
    back = pick(page, "dice-back").does
    assert isinstance(back, Half) and ("dice.die-1", None) in back.change


# --- the curtain ------------------------------------------------------------------------------------------------------


def test_B27_the_curtain_depends_on_name_and_colour_only() -> None:
    seats = (Seat("Ann", "navy"), Seat("Bo", "ochre", "easy", {"boat": "Tern"}))
    one = Setup("regatta", "duel", {}, seats, {"a": 1})
    other = Setup("other", "open", {"x": "y"}, (Seat("Cy", "plum"), replace(seats[1], kind="human", details={})), {})
    assert curtain_page(one, 1, FMT) == curtain_page(other, 1, FMT)
    assert curtain_page(one, 1, FMT) == curtain("Bo", "ochre", FMT, Show("lift", 1))


# --- days -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("days", "words"),
    [
        (0, "today"),
        (1, "yesterday"),
        (2, "Saturday"),
        (6, "Tuesday"),
        (7, "27 April"),
        (100, "24 January"),
        (200, "16 Oct 2025"),
    ],
)
def test_days_in_words(days: int, words: str) -> None:
    now = datetime(2026, 5, 4, 12, tzinfo=UTC)
    stamp = (now - timedelta(days=days)).strftime("%Y-%m-%dT%H:%M:%SZ")
    assert day_words(stamp, "2026-05-04") == words


def test_what_is_no_stamp_has_no_day() -> None:
    for stamp in ("", "soon", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00"):
        assert day_words(stamp, "2026-05-04") == ""
