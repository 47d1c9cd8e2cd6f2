"""A solo game at the table: the Captain's phase step by step, its dice, its card, the end for both sides."""

from __future__ import annotations

import pytest

from captains.engine.match import Match
from captains.engine.outcome import Receipt
from captains.games.captains_war.events_solo import CaptainsStep, ChallengeRolled, PirateNamed
from captains.games.captains_war.picture.solo.card_words import card_lines
from captains.games.captains_war.rules.reward import given
from captains.games.captains_war.state import State
from captains.scene.nodes import Node, Text
from captains.scene.page import Act, Desk, Page, Show
from captains.scene.svg import every
from tests.games.captains_war.picture.moments import FORMATS, PICTURE, ended, setup, sight_of, watched
from tests.games.captains_war.picture.test_told import words
from tests.games.captains_war.table_solo import SoloTable

CAPTAINS = ("anne-bony", "blackbeard", "calico-jack", "mary-read")


def page_of(match: Match[State], wide: bool = True) -> Page:
    """The page that everybody sees."""
    return PICTURE.table(sight_of(match), Desk(), FORMATS[1 if wide else 0])


def test_CW_74_each_step_of_its_phase_is_added_to_the_panel_with_its_rule() -> None:
    shown: list[tuple[str, int]] = []
    for match in watched(3):
        if match.state.phase not in ("captain", "challenge"):
            continue
        said = words(page_of(match))
        assert "CW-72" in said and "of the table" in said
        shown.append((match.state.its_step, sum(f"\nCW-7{n}" in f"\n{said}" for n in (2, 3, 4, 5))))
    assert {step for step, _ in shown} >= {"", "table", "first die", "second die", "acquisition", "recruiting"}
    counts = dict(shown)
    assert counts["acquisition"] > counts["table"] and counts["recruiting"] > counts["acquisition"]


def test_CW_74_every_entry_of_the_captain_says_its_rule() -> None:
    for seed, captain in enumerate(CAPTAINS):
        *_, match = watched(seed, captain)
        for entry in match.entries:
            own = [each for each in entry.events if isinstance(each, CaptainsStep | ChallengeRolled | PirateNamed)]
            if own:
                said = PICTURE.tell(match.setup, entry, match.states[entry.n])
                assert sum(bool(each.clause) for each in said) >= len(own)


def test_CW_76_the_blue_dice_lie_open_once_they_have_fallen() -> None:
    before: Page | None = None
    for match in watched(2):
        page = page_of(match)
        if match.state.phase == "attack" and match.state.challenge:
            assert before is not None
            rolled = {die.id: die for die in page.dice}
            assert [die.up for die in page.dice] == list(match.state.challenge)
            for die in before.dice:
                assert die.id in rolled and rolled[die.id].roll != die.roll, "so that they tumble"
            assert page.tray is not None
            return
        before = page
    raise AssertionError("the blue dice never let the player decide")


def test_CW_77_the_yellow_die_and_whom_it_named_are_shown() -> None:
    rolls = set()
    for match in watched(4):
        battle = match.state.battle
        if match.state.phase == "crews" and battle is not None and not match.offers():
            page = page_of(match)
            (die,) = page.dice
            assert die.id == "naming"
            rolls.add((die.roll, len(battle.named)))
    assert {named for _, named in rolls} >= {0, 1, 2}
    assert len({roll for roll, _ in rolls}) == len(rolls)


@pytest.mark.parametrize("captain", CAPTAINS)
def test_CW_79_the_winner_chooses_from_what_the_card_gives(captain: str) -> None:
    for seed in range(6):
        for match in watched(seed, captain):
            battle = match.state.battle
            if match.state.phase != "reward" or battle is None:
                continue
            page = page_of(match)
            coins, circles = given(match.state)
            ids = {pick.id for pick in page.picks}
            if battle.winner == match.state.mode.legend:
                assert not ids and any(piece.id.startswith("reward-its-") for piece in page.pieces)
            else:
                assert ("take-coins" in ids) == bool(coins)
                assert ("take-0" in ids) == bool(circles)


@pytest.mark.parametrize("captain", CAPTAINS)
@pytest.mark.parametrize("wide", [True, False])
def test_CW_84_its_card_says_all_its_lines(captain: str, wide: bool) -> None:
    match = next(watched(1, captain))
    page = page_of(match, wide)
    card = match.state.mode.card
    assert card is not None
    pick = next(pick for pick in page.picks if pick.id == "look-1")
    assert pick.note is not None and pick.note.title == card.name
    said = " ".join(line.words for line in pick.note.lines)
    for head, line in card_lines(match.state.sheet, card):
        assert head in said and line in said
    assert card.name in words(page)


def test_CW_82_the_end_says_who_has_won_and_scores_both_sides() -> None:
    match = ended(1)
    assert match.outcome is not None
    sight = sight_of(match)
    last = PICTURE.steps(sight) - 1
    said = words(PICTURE.table(sight, Desk(step=last), FORMATS[1])).replace("−", "-")
    assert match.outcome.result in said and said.count("Unused Resources") == 1
    assert any(start in said for start in ("Victory!", "Defeat.", "A tie."))
    receipt: Receipt
    for receipt in match.outcome.receipts:
        assert str(receipt.total) in said
    shown = [PICTURE.table(sight, Desk(step=step), FORMATS[0]) for step in range(last + 1)]
    assert shown[0].kind == "naval" and shown[-1].kind == "reckoning"
    assert any(isinstance(pick.does, Show) and pick.does.what == "again" for pick in shown[-1].picks)


def test_paper_shows_the_shared_sheet_once_and_the_scores_of_both() -> None:
    match = ended(1)
    papers = PICTURE.papers(sight_of(match))
    assert [paper.seat for paper in papers] == [0, None]
    assert match.outcome is not None
    said = "\n".join(words_of(papers[1].drawing.nodes))
    assert all(
        f"{name} {receipt.total}" in said
        for name, receipt in zip(match.state.names, match.outcome.receipts, strict=True)
    )


def words_of(nodes: tuple[Node, ...]) -> list[str]:
    """All text of some nodes."""
    return [node.text for node in every(nodes) if isinstance(node, Text)]


def test_the_captains_gains_fly_to_the_places_squared() -> None:
    flown = 0
    before: tuple[int, Page] | None = None
    for match in watched(5):
        page = page_of(match)
        if before is not None and len(match.entries) == before[0] + 1:
            entry = match.entries[-1]
            if entry.seat is None and any(isinstance(each, CaptainsStep) for each in entry.events):
                for flight in PICTURE.flights(sight_of(match), [entry], before[1], page):
                    assert not flight.lands or flight.lands.endswith("squared")
                    flown += 1
        before = (len(match.entries), page)
    assert flown > 2


def test_a_solo_pad_is_the_shared_sheet() -> None:
    sheet = setup(1).sheet
    (shared,), (own,) = PICTURE.pad(sheet, "solo"), PICTURE.pad(sheet)
    assert "Unused" in words_of(shared.nodes) and "Unused" not in words_of(own.nodes)


def test_every_pick_of_a_solo_game_that_acts_is_the_players() -> None:
    for match in watched(6):
        for pick in page_of(match).picks:
            assert not isinstance(pick.does, Act) or pick.does.seat == 0


def test_CW_84_the_captain_who_plays_is_told_by_name_also_where_the_sheet_has_others() -> None:
    table = SoloTable("mary-read")
    table.picked(0, 4)
    entry = table.its_phase()[0]
    before = table.match.states[entry.n]
    for known in (before, None):
        assert PICTURE.tell(table.match.setup, entry, known)[0].words.startswith("Mary Read ")
