"""What may be done can be picked: every open decision by picks alone, no two of them in one another's way."""

from __future__ import annotations

from collections import Counter

import pytest

from captains.engine.chance import Draw
from captains.engine.match import Match
from captains.games.pirate_islands.state import State
from captains.scene.page import Act, Desk, Half, Page, Pick, Refuse, Show
from captains.scene.sight import Sight
from tests.games.pirate_islands.picture.moments import FORMATS, LARGE, PICTURE, desk_of, ended, moments, sight_of

OPEN = {"trade": "open"}


def after(desk: Desk, half: Half) -> Desk:
    """The desk after a half-made choice, as the table keeps it."""
    held = {key: value for key, value in (*desk.half, *half.change) if value is not None}
    for key, value in half.change:
        if value is None:
            held.pop(key, None)
    return Desk(go=desk.go, half=tuple(sorted(held.items())))


def reached(sight: Sight, desk: Desk) -> set[object]:
    """Every action of the seat at the go that some sequence of picks leads to."""
    todo, seen, actions = [desk], {repr(desk.half)}, set()
    while todo:
        now = todo.pop()
        for pick in PICTURE.table(sight, now, FORMATS[0]).picks:
            if isinstance(pick.does, Act):
                assert pick.does.seat == now.go
                actions.add(pick.does.action)
            elif isinstance(pick.does, Half):
                then = after(now, pick.does)
                if repr(then.half) not in seen:
                    seen.add(repr(then.half))
                    todo.append(then)
    return actions


@pytest.mark.parametrize(
    ("seats", "seed", "every", "options"), [(4, 1, 9, {}), (2, 2, 7, {"ships": "2"}), (3, 3, 60, OPEN)]
)
def test_every_open_decision_is_reached_by_picks_alone(
    seats: int, seed: int, every: int, options: dict[str, str]
) -> None:
    kinds: Counter[str] = Counter()
    for match in moments(seats, seed, every, 240, **options):
        sight = sight_of(match)
        if not sight.offers:
            continue
        actions = reached(sight, desk_of(sight))
        for offer in sight.offers:
            kinds[offer.kind] += 1
            missing = set(offer.choices) - actions
            assert not missing, (match.state.phase, offer.kind, missing)
    wanted = {"BuildLair", "BuildShip", "EndTurn", "SwapWithStockpile"}
    wanted |= {"OfferSwap", "AcceptSwap", "RefuseSwap"} if options == OPEN else {"SwapAtMarket", "MoveGhostCaptain"}
    assert set(kinds) >= wanted


@pytest.mark.parametrize(("seats", "seed", "options"), [(4, 6, {}), (3, 7, OPEN)])
def test_every_pick_that_acts_is_allowed(seats: int, seed: int, options: dict[str, str]) -> None:
    for match in moments(seats, seed, 12, 160, **options):
        sight = sight_of(match)
        for pick in PICTURE.table(sight, desk_of(sight), FORMATS[1]).picks:
            if isinstance(pick.does, Act):
                assert match.refusal(pick.does.seat, pick.does.action) is None, pick
            elif isinstance(pick.does, Refuse):
                assert pick.does.refusal.words.endswith(".") and pick.state == "quiet", pick


def overlap(a: Pick, b: Pick, slack: float = 0.6) -> bool:
    """Whether some point lies in both hit areas, a hair's breadth aside."""
    if a.shape == b.shape == "circle":
        (ax, ay), (bx, by) = a.box.middle, b.box.middle
        reach = (a.box.w + b.box.w) / 2 - slack
        return (ax - bx) ** 2 + (ay - by) ** 2 < reach**2
    across = min(a.box.x + a.box.w, b.box.x + b.box.w) - max(a.box.x, b.box.x)
    down = min(a.box.y + a.box.h, b.box.y + b.box.h) - max(a.box.y, b.box.y)
    return across > slack and down > slack


def check_apart(page: Page, width: int, height: int) -> None:
    ids = [pick.id for pick in page.picks]
    assert len(ids) == len(set(ids))
    keys = [pick.key for pick in page.picks if pick.key]
    assert len(keys) == len(set(keys)), Counter(keys).most_common(2)
    for i, pick in enumerate(page.picks):
        box = pick.box
        inside = box.x >= -0.5 and box.y >= -0.5 and box.x + box.w <= width + 0.5 and box.y + box.h <= height + 0.5
        assert inside, (page.kind, pick.id, box)
        assert min(box.w, box.h) >= 16, (page.kind, pick.id, box)
        for other in page.picks[i + 1 :]:
            assert not overlap(pick, other), (page.kind, pick.id, other.id, pick.box, other.box)


@pytest.mark.parametrize(("seats", "seed", "options"), [(4, 8, {}), (3, 9, OPEN), (2, 10, {}), (4, 11, OPEN)])
def test_no_two_picks_share_a_point(seats: int, seed: int, options: dict[str, str]) -> None:
    for i, match in enumerate(moments(seats, seed, 23, 200, **options)):
        sight = sight_of(match)
        desk = desk_of(sight)
        for fmt in (FORMATS[i % 2], (*FORMATS[2:], LARGE)[i % 4]):
            page = PICTURE.table(sight, desk, fmt)
            check_apart(page, fmt.width, fmt.height)
            for pick in page.picks:
                if isinstance(pick.does, Half) and i % 5 == 0:
                    check_apart(PICTURE.table(sight, after(desk, pick.does), fmt), fmt.width, fmt.height)


def test_a_half_made_choice_can_be_let_go() -> None:
    found = set()
    for match in moments(4, 13, 4, 120):
        sight = sight_of(match)
        desk = desk_of(sight)
        for pick in PICTURE.table(sight, desk, FORMATS[0]).picks:
            if isinstance(pick.does, Half):
                half = after(desk, pick.does)
                page = PICTURE.table(sight, half, FORMATS[0])
                backs = [each for each in page.picks if isinstance(each.does, Half) and not after(half, each.does).half]
                assert backs, pick.id
                found |= set(dict(half.half))
    assert found >= {"give", "booth", "stock", "build"}


def test_half_made_choices_that_no_longer_fit_are_dropped() -> None:
    for match in moments(4, 14, 3, 80):
        sight = sight_of(match)
        every = Desk(go=match.state.active, half=(("give", 9), ("booth", 9), ("stock", 9), ("build", "lair")))
        kept = dict(PICTURE.arrange(sight, every).half)
        builds = any(offer.kind == "BuildLair" for offer in sight.offers)
        assert kept == ({"build": "lair"} if builds else {})


def test_who_does_not_decide_here_can_build_nothing_but_may_look() -> None:
    for match in moments(3, 15, 9, 60):
        sight = sight_of(match, ())
        page = PICTURE.table(sight, desk_of(sight), FORMATS[1])
        assert not any(isinstance(pick.does, Act) for pick in page.picks)
        assert match.state.phase == "ghost-captain" or any(pick.note for pick in page.picks)


def test_a_table_with_its_own_tiles_tells_which_coco_tile_was_turned_up() -> None:
    match = _bought(4, 16)
    sight, due = sight_of(match), match.game.due(match.state)
    assert isinstance(due, Draw)
    page = PICTURE.table(sight, Desk(go=match.state.active, real_dice=True), FORMATS[1])
    answers = [pick.does.arg for pick in page.picks if isinstance(pick.does, Show) and pick.does.what == "dice"]
    assert answers == [(kind,) for kind, left in enumerate(due.left) if left]
    check_apart(page, 1920, 1080)


def _bought(seats: int, seed: int) -> Match[State]:
    """A match in which a Coco tile has just been paid for."""
    for match in moments(seats, seed, 1):
        for offer in match.offers():
            if offer.kind == "BuyCocoTile":
                match.act(offer.seat, offer.choices[0])
                return match
    raise AssertionError("nobody could buy one")


def test_the_end_keeps_its_picks_apart() -> None:
    for seats in (2, 3, 4):
        sight = sight_of(ended(seats))
        for fmt in (*FORMATS, LARGE):
            for step in range(PICTURE.steps(sight)):
                check_apart(PICTURE.table(sight, Desk(step=step), fmt), fmt.width, fmt.height)
