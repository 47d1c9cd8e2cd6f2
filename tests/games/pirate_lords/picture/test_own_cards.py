"""The table's own cards typed in: only what may have come up, loot behind its initiator's curtain, slips put right."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from captains.engine.chance import Draw, Scripted, Seeded
from captains.engine.entry import Answer
from captains.engine.match import Match
from captains.engine.secrets import Hidden
from captains.games.pirate_lords.game import GAME
from captains.games.pirate_lords.state import State
from captains.host.host import Host
from captains.scene.page import Page, Show
from captains.screen.pages.table_stage import TableStage
from captains.screen.stage import DeclinedError
from tests.games.pirate_lords.picture.moments import FORMATS, decision, pick_of, setup
from tests.games.pirate_lords.picture.test_at_the_table import Glass, seated

FMT = FORMATS[1]


def typed(want: Callable[[State], bool], humans: int = 8) -> tuple[TableStage, Glass]:
    """A table of four with its own cards, where the state is as wanted; all cards so far were typed in."""
    for seed in range(40):
        match, chance, source = Match(GAME, setup(4, humans)), Random(seed), Seeded(str(seed))
        while not match.over:
            if want(match.state):
                stage, glass = seated(match)
                stage.host.use_dice(True)
                glass.desk = stage.happened([], glass.desk)
                return stage, glass
            due = match.game.due(match.state)
            if due is None:
                match.act(*decision(match, chance))
            else:
                match.advance(Scripted([source.answer(due, match.draws)], typed=True))
    raise AssertionError("no such moment in forty matches")


def wish(stage: TableStage, glass: Glass, show: Show) -> Page:
    """The page after a wish."""
    glass.desk = stage.wish(show, glass.desk)
    return stage.page(FMT, glass.desk)


def kinds(page: Page) -> dict[int, str]:
    """The cards to choose from and their keys."""
    return {
        pick.does.arg[0]: pick.key for pick in page.picks if isinstance(pick.does, Show) and pick.does.what == "dice"
    }


def last(host: Host) -> Answer:
    """The last thing that happened, which was an answer of chance."""
    action = host.match.entries[-1].action
    assert isinstance(action, Answer)
    return action


def test_PL_10_the_kinds_left_in_the_deck_are_offered_with_their_numbers_and_nothing_falls_by_itself() -> None:
    stage, glass = typed(lambda state: state.phase == "turn" and not state.deck[3] and any(state.deck))
    page = stage.page(FMT, glass.desk)
    deck = stage.host.match.state.deck
    assert kinds(page) == {kind: str(kind + 1) for kind, numbers in enumerate(deck) if numbers}
    for kind in kinds(page):
        shown = next(piece for piece in page.pieces if piece.id == f"type-left-{kind}")
        assert f"{len(deck[kind])} left" in str(shown.drawing.nodes)
    assert stage.host.advance() is None
    with pytest.raises(DeclinedError, match="not left in the pile"):
        stage.wish(Show("dice", (3,)), glass.desk)


def test_PL_11_a_card_typed_in_is_turned_over_and_marked_and_a_slip_of_the_finger_is_taken_back() -> None:
    stage, glass = typed(lambda state: state.phase == "turn" and state.turn > 2 and all(state.deck))
    before = stage.host.match.state
    wish(stage, glass, Show("dice", (3,)))
    assert last(stage.host) == Answer((3,), typed=True)
    assert len(stage.host.match.state.caravan) == len(before.caravan) + 1
    page = wish(stage, glass, Show("undo"))
    assert stage.host.match.state == before and kinds(page)
    wish(stage, glass, Show("dice", (0,)))
    assert last(stage.host) == Answer((0,), typed=True)


def test_PL_11_the_undo_button_is_live_only_for_a_card_just_typed_in() -> None:
    stage, glass = typed(lambda state: state.phase == "bargain" and state.turn > 2)
    assert pick_of(stage.page(FMT, glass.desk), "undo").live
    stage.host.use_dice(False)
    glass.desk = stage.happened([], glass.desk)
    assert not pick_of(stage.page(FMT, glass.desk), "undo").live


def test_PL_24_loot_is_typed_in_by_its_initiator_behind_the_curtain_and_nobody_else_sees_it() -> None:
    stage, glass = typed(lambda state: state.phase == "loot" and sum(state.proposals[-1].ships) > 2)
    dealer, count = stage.host.match.state.active, sum(stage.host.match.state.proposals[-1].ships)
    assert stage.page(FMT, glass.desk).kind == "curtain"
    page = wish(stage, glass, Show("lift", dealer))
    assert page.kind == "drawing" and page.sealed and page.banner is not None
    assert page.banner.who == stage.host.match.setup.seats[dealer].name
    sheet = stage.host.match.state.sheet
    assert kinds(page) == {kind: str(loot.points) for kind, loot in enumerate(sheet.loot) if not loot.last}
    for n in range(count):
        due = stage.host.asked()
        assert isinstance(due, Draw) and due.knows == (dealer,)
        kind = max(range(3), key=lambda kind: (due.left[kind], -abs(kind - n % 3)))
        page = wish(stage, glass, Show("dice", (kind,)))
        answer = last(stage.host)
        assert isinstance(answer.values, Hidden) and answer.values.knows == (dealer,) and answer.typed
    assert page.kind == "dealing"
    page = wish(stage, glass, Show("undo"))
    assert page.kind == "drawing" and len(stage.host.match.state.drawn) == count - 1, "the last one once more"
    glass.desk = stage.wish(Show("lift", None), glass.desk)
    assert stage.page(FMT, glass.desk).kind == "curtain"


def test_PL_25_what_the_others_hold_counts_as_unseen() -> None:
    stage, glass = typed(lambda state: state.phase == "loot" and state.regular < 12 and not state.drawn)
    page = wish(stage, glass, Show("lift", stage.host.match.state.active))
    state = stage.host.match.view(stage.host.match.state.active)
    known = [card.kind.value for lord in state.lords for card in lord.loot]
    for kind in kinds(page):
        unseen = state.sheet.loot[kind].cards - known.count(kind)
        shown = next(piece for piece in page.pieces if piece.id == f"type-left-{kind}")
        assert f"{unseen} unseen" in str(shown.drawing.nodes)


def test_PL_24_for_a_bot_somebody_lends_a_hand_and_the_bot_deals_by_itself() -> None:
    stage, glass = typed(lambda state: state.phase == "loot" and state.active == 3, humans=2)
    page = stage.page(FMT, glass.desk)
    assert page.kind == "curtain"
    page = wish(stage, glass, Show("lift", 3))
    while stage.host.match.state.phase == "loot":
        assert page.kind == "drawing"
        due = stage.host.asked()
        assert isinstance(due, Draw)
        page = wish(stage, glass, Show("dice", (next(kind for kind, left in enumerate(due.left) if left),)))
    assert glass.desk.lifted is None and page.kind == "table"
    assert not any("card loot" in piece.drawing.key for piece in page.pieces), "no face of loot lies on the table"


def test_the_menu_changes_between_cards_on_screen_and_the_tables_own() -> None:
    stage, glass = typed(lambda state: state.phase == "turn" and state.turn > 1)
    page = wish(stage, glass, Show("menu"))
    shown = [pick for pick in page.picks if isinstance(pick.does, Show) and pick.does.what == "real-dice"]
    assert [pick.does.arg for pick in shown if isinstance(pick.does, Show)] == [False, True]
    page = wish(stage, glass, Show("real-dice", False))
    assert any(pick.id == "menu-back" for pick in page.picks), "the menu stays open"
    assert not stage.host.real_dice and stage.host.advance() is not None
