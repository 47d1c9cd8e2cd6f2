"""The end told step by step: every step shows more than the one before, the last one everything and the ways on."""

from __future__ import annotations

from captains.engine.match import Match
from captains.games.captains_war.picture.table.told import naval_steps, steps_of, ties_of, told_at
from captains.games.captains_war.state import State
from captains.scene.nodes import Group, Node, Text
from captains.scene.page import Desk, Page, Show
from tests.games.captains_war.picture.moments import FORMATS, PICTURE, ended, moments, sight_of


def words(page: Page) -> str:
    """All text of a page."""

    def inside(nodes: tuple[Node, ...]) -> list[str]:
        found: list[str] = []
        for node in nodes:
            if isinstance(node, Group):
                found += inside(node.nodes)
            elif isinstance(node, Text):
                found.append(node.text)
        return found

    return "\n".join("\n".join(inside(piece.drawing.nodes)) for piece in page.pieces)


def tied() -> Match[State]:
    """A match whose Naval Battle has equal totals that the crews tell apart."""
    return ended(4, lambda match: any(tie.place is not None for tie in ties_of(match.state)))


def test_there_is_nothing_to_tell_before_the_end() -> None:
    for match in moments(3, 1, 40):
        assert (PICTURE.steps(sight_of(match)) > 0) == match.over


def test_CW_52_the_naval_battle_shows_crews_then_totals_then_ranks() -> None:
    match = ended(3)
    sight, state = sight_of(match), match.state
    pages = [PICTURE.table(sight, Desk(step=step), FORMATS[1]) for step in range(naval_steps(state))]
    assert all(page.kind == "naval" for page in pages)
    assert not any(piece.id.startswith("total-") for piece in pages[0].pieces)
    assert sum(piece.id.startswith("total-") for piece in pages[1].pieces) == 3
    assert not any(piece.id.startswith("rank-") for piece in pages[1].pieces)
    assert sum(piece.id.startswith("rank-") for piece in pages[-1].pieces) == 3


def test_CW_53_a_tie_is_told_between_the_two_ships() -> None:
    match = tied()
    tie = next(tie for tie in ties_of(match.state) if tie.place is not None)
    step = 2 + ties_of(match.state).index(tie)
    said = words(PICTURE.table(sight_of(match), Desk(step=step), FORMATS[1]))
    assert f"{tie.high} beats {tie.low}" in said.replace("\n", " ")
    crews = [match.state.captains[seat].crew for seat in (tie.one, tie.other)]
    assert crews[0][: tie.place] == crews[1][: tie.place]
    assert (tie.high, tie.low) == (crews[0][tie.place], crews[1][tie.place])


def test_CW_54_the_reckoning_adds_a_heading_a_step_up_to_the_score() -> None:
    match = ended(4)
    sight, state, outcome = sight_of(match), match.state, match.outcome
    assert outcome is not None
    first = naval_steps(state)
    for n, step in enumerate(range(first, steps_of(state) - 1), 1):
        page = PICTURE.table(sight, Desk(step=step), FORMATS[0])
        assert page.kind == "reckoning"
        assert sum(piece.id.startswith("line-") for piece in page.pieces) == 4 * n
    last = words(PICTURE.table(sight, Desk(step=steps_of(state) - 1), FORMATS[1]))
    for receipt in outcome.receipts:
        assert str(receipt.total).replace("-", "−") in last
        for line in receipt.lines:
            assert line.heading in last and line.clause in last
    assert outcome.why in last


def test_the_last_step_leads_on() -> None:
    match = ended(2)
    page = PICTURE.table(sight_of(match), Desk(step=10_000), FORMATS[0])
    whats = {pick.does.what for pick in page.picks if isinstance(pick.does, Show)}
    assert whats >= {"again", "export", "lobby", "step"}


def test_every_step_leads_to_the_next_back_and_to_the_end() -> None:
    state, sight = (match := ended(3)).state, sight_of(match)
    for step in range(steps_of(state) - 1):
        page = PICTURE.table(sight, Desk(step=step), FORMATS[1])
        goals = {pick.id: pick.does.arg for pick in page.picks if isinstance(pick.does, Show)}
        assert goals["next"] == step + 1
        assert goals["back"] == max(0, step - 1)
        assert goals["end"] == steps_of(state) - 1
    assert told_at(state, steps_of(state) - 1).final
