"""A question that is open comes first: its keys, its way back; and what may not be done now says why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from captains.engine.match import Match
from captains.games.captains_war.events import DiceRolled
from captains.games.captains_war.state import State
from captains.scene.page import ONLY_NOTE, Desk, Half, Page, Pick, Refuse, Show
from captains.scene.sight import Sight
from tests.games.captains_war.picture.moments import FORMATS, PICTURE, ended, moments, setup, sight_of
from tests.games.captains_war.picture.test_table_picks import after


def at(phase: str, seed: int = 13) -> Iterator[tuple[Match[State], Sight, Desk]]:
    """Moments of a phase, the active captain at the go."""
    for match in moments(4, seed, 4):
        if match.state.phase == phase:
            sight = sight_of(match)
            yield match, sight, PICTURE.arrange(sight, Desk(go=match.state.active))


def pick_of(page: Page, id: str) -> Pick:
    return next(pick for pick in page.picks if pick.id == id)


def halves(page: Page, before: str) -> list[Half]:
    return [pick.does for pick in page.picks if isinstance(pick.does, Half) and pick.id.startswith(before)]


def half_acquired() -> tuple[Sight, Desk]:
    """An acquisition whose Jokers are asked for."""
    for _, sight, desk in at("command"):
        found = halves(PICTURE.table(sight, desk, FORMATS[1]), "acquire-")
        if found:
            return sight, after(desk, found[0])
    raise AssertionError("no Joker was ever asked for")


def test_CW_24_done_does_not_drop_a_half_paid_acquisition() -> None:
    sight, desk = half_acquired()
    done = pick_of(PICTURE.table(sight, desk, FORMATS[1]), "done")
    assert isinstance(done.does, Refuse) and done.does.refusal.clause == "CW-24"


def test_number_keys_belong_to_the_open_question() -> None:
    sight, desk = half_acquired()
    asked = {pick.key: pick.id for pick in PICTURE.table(sight, desk, FORMATS[0]).picks if pick.key.isdigit()}
    assert set(asked) == set("1234") and all(id.startswith("joker-") for id in asked.values())
    for _, sight, desk in at("loot"):
        found = halves(PICTURE.table(sight, desk, FORMATS[0]), "die-")
        if found:
            page = PICTURE.table(sight, after(desk, found[0]), FORMATS[0])
            assert not any(pick.key for pick in page.picks if pick.id.startswith("die-"))
            assert sum(pick.key.isdigit() for pick in page.picks) in (3, 4)
            return
    raise AssertionError("no die asked anything")


def test_undo_lets_go_of_what_is_half_chosen_before_it_takes_back_a_decision() -> None:
    sight, desk = half_acquired()
    undo = pick_of(PICTURE.table(sight, desk, FORMATS[1]), "undo")
    assert isinstance(undo.does, Half) and after(desk, undo.does).half == ()
    whole = pick_of(PICTURE.table(sight, after(desk, undo.does), FORMATS[1]), "undo")
    assert isinstance(whole.does, Refuse if not sight.undoable else Show) and whole.note is not None


def test_CW_45_a_whole_reward_card_takes_as_many_circles_as_may_be() -> None:
    for match, sight, _ in at("reward"):
        battle: Any = match.state.battle
        page = PICTURE.table(sight, PICTURE.arrange(sight, Desk(go=battle.winner)), FORMATS[0])
        for kind in (0, 1):
            card, none = pick_of(page, f"take-{kind}"), pick_of(page, f"take-{kind}-0")
            assert card.box.h > page.pieces[-1].box.h * 0.5 and card.note and none.note
            counts = [int(pick.id[-1]) for pick in page.picks if pick.id.startswith(f"take-{kind}-")]
            assert card.does == Half((("reward", (kind, max(counts))),))
            assert none.does == Half((("reward", (kind, 0)),))
        return
    raise AssertionError("nobody won anything")


def test_the_print_of_the_sheet_explains_itself() -> None:
    for _, sight, desk in at("loot"):
        page = PICTURE.table(sight, desk, FORMATS[1])
        printed = {pick.id: pick for pick in page.picks if pick.id.startswith("print-")}
        assert {"print-command-0", "print-lock-1-0", "print-hooks", "print-attacks", "print-worth-0"} <= set(printed)
        assert {"print-result-attributes", "print-result-war", "print-result-chest", "print-war"} <= set(printed)
        assert all(pick.does == ONLY_NOTE and not pick.live and pick.note for pick in printed.values())
        lock = printed["print-lock-1-0"].note
        assert lock is not None and "Raft" in lock.title and "number 4" in lock.lines[0].words
        return
    raise AssertionError("no loot phase")


def test_the_roll_says_what_the_dice_show() -> None:
    match = ended(3)
    entry = next(each for each in match.entries if any(isinstance(event, DiceRolled) for event in each.events))
    faces = next(event.faces for event in entry.events if isinstance(event, DiceRolled))
    said = next(each for each in PICTURE.tell(setup(3), entry, match.states[entry.n]) if "dice show" in each.words)
    assert f"{faces[0] + 1} GP, " in said.words and said.words.endswith(f"Strength {faces[5] + 1}")
    assert len(said.short) < 30
