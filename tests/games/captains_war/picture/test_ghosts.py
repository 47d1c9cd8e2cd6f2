"""Hovering shows what would happen on the very places; what has happened flies there."""

from __future__ import annotations

from captains.games.captains_war.actions import Acquire, BuyResource, PickDie, Recruit
from captains.scene.page import Act, Desk, Half
from tests.games.captains_war.picture.moments import FORMATS, PICTURE, moments, sight_of


def test_ghosts_are_the_marks_that_the_decision_then_makes() -> None:
    seen = set()
    for match in moments(3, 2, 5):
        sight = sight_of(match)
        desk = PICTURE.arrange(sight, Desk(go=match.state.active))
        page = PICTURE.table(sight, desk, FORMATS[1])
        pick = next((p for p in reversed(page.picks) if _marks(p.does)), None)
        if pick is None:
            continue
        assert isinstance(pick.does, Act)
        ghosts = {piece.id: piece.box for piece in PICTURE.ghosts(sight, desk, FORMATS[1], pick.id)}
        before = {piece.id for piece in page.pieces}
        match.act(pick.does.seat, pick.does.action)
        made = PICTURE.table(sight_of(match), desk, FORMATS[1])
        new = {p.id: p.box for p in made.pieces if p.id.startswith("mark-") and p.id not in before}
        prefix = f"mark-{desk.go}-"
        assert {id: box for id, box in ghosts.items() if "lock" not in id} == {
            id.replace(prefix, "ghost-"): box for id, box in new.items()
        }
        seen.add(type(pick.does.action))
        match.undo(pick.does.seat)
    assert seen >= {PickDie, Recruit}


def _marks(does: object) -> bool:
    return isinstance(does, Act) and isinstance(does.action, PickDie | BuyResource | Recruit | Acquire)


def test_CW_31_an_acquisition_shows_the_lock_it_opens() -> None:
    for match in moments(4, 3, 1):
        sight = sight_of(match)
        desk = PICTURE.arrange(sight, Desk(go=match.state.active))
        page = PICTURE.table(sight, desk, FORMATS[1])
        for pick in page.picks:
            if isinstance(pick.does, Act) and isinstance(pick.does.action, Acquire):
                ghosts = PICTURE.ghosts(sight, desk, FORMATS[1], pick.id)
                assert sum(piece.id.startswith("ghost-lock-") for piece in ghosts) == 1
                return
    raise AssertionError("nobody could acquire anything")


def test_half_choices_and_refusals_have_no_ghosts() -> None:
    for match in moments(3, 4, 9):
        sight = sight_of(match)
        desk = PICTURE.arrange(sight, Desk())
        for pick in PICTURE.table(sight, desk, FORMATS[0]).picks:
            if isinstance(pick.does, Half):
                assert PICTURE.ghosts(sight, desk, FORMATS[0], pick.id) == ()


def test_a_hovered_pirate_stands_palely_in_the_next_berth() -> None:
    for match in moments(3, 5, 1):
        sealed = sight_of(match).sealed
        if not sealed:
            continue
        sight, desk = sight_of(match, sealed[0]), Desk(lifted=sealed[0])
        pick = next(p for p in PICTURE.table(sight, desk, FORMATS[1]).picks if p.id.startswith("crew-"))
        (ghost,) = PICTURE.ghosts(sight, desk, FORMATS[1], pick.id)
        party = next(p for p in PICTURE.table(sight, desk, FORMATS[1]).pieces if p.id == "party")
        assert party.box.holds(*ghost.box.middle)
        return
    raise AssertionError("no battle was fought")


def test_a_picked_die_flies_to_each_place_it_circles() -> None:
    flown = 0
    for match in moments(3, 6, 5):
        sight = sight_of(match)
        desk = PICTURE.arrange(sight, Desk(go=match.state.active))
        before = PICTURE.table(sight, desk, FORMATS[1])
        pick = next((p for p in before.picks if isinstance(p.does, Act) and isinstance(p.does.action, PickDie)), None)
        if pick is None:
            continue
        assert isinstance(pick.does, Act)
        entry = match.act(pick.does.seat, pick.does.action)
        after = PICTURE.table(sight_of(match), desk, FORMATS[1])
        die = next(d for d in before.dice if d.id == f"die-{pick.does.action.die}")
        flights = PICTURE.flights(sight_of(match), [entry], before, after)
        for flight in flights:
            assert die.box.holds(*flight.start.middle)
            assert flight.lands in {piece.id for piece in after.pieces}
            flown += 1
        match.undo(pick.does.seat)
    assert flown > 5
