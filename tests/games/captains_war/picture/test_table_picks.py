"""What may be done can be picked: every open decision by picks alone, no two of them in one another's way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from captains.engine.match import Match
from captains.engine.seats import PUBLIC
from captains.games.captains_war.actions import TakeCircles
from captains.games.captains_war.state import State
from captains.library.sheets import shipped_sheet
from captains.scene.page import Act, Box, Desk, Half, Page, Pick, Refuse
from captains.scene.sight import Sight
from tests.games.captains_war.picture.moments import FORMATS, PICTURE, ended, moments, sight_of


def desks(match: Match[State]) -> list[tuple[Sight, Desk]]:
    """The sights and desks with which this moment can be on screen: the go with each who may have it, each curtain."""
    public = sight_of(match)
    found = [(public, PICTURE.arrange(public, Desk(go=seat))) for seat in range(match.state.seats)]
    found += [(sight_of(match, seat), Desk(go=seat, lifted=seat)) for seat in public.sealed]
    return found


def after(desk: Desk, half: Half) -> Desk:
    """The desk after a half-made choice, as the table keeps it."""
    held = {key: value for key, value in (*desk.half, *half.change) if value is not None}
    for key, value in half.change:
        if value is None:
            held.pop(key, None)
    return Desk(go=desk.go, lifted=desk.lifted, half=tuple(held.items()))


def reached(sight: Sight, desk: Desk) -> tuple[set[object], int]:
    """Every action of the seat at the go that some sequence of picks leads to; and how many pages that took."""
    seat = desk.go if desk.lifted is None else desk.lifted
    todo, seen, actions = [desk], {repr(desk.half)}, set()
    while todo:
        now = todo.pop()
        page = PICTURE.table(sight, now, FORMATS[0])
        for pick in page.picks:
            if isinstance(pick.does, Act) and pick.does.seat == seat:
                actions.add(pick.does.action)
            elif isinstance(pick.does, Half):
                next_desk = after(now, pick.does)
                key = _key(sight, next_desk)
                if key not in seen:
                    seen.add(key)
                    todo.append(next_desk)
    return actions, len(seen)


def _key(sight: Sight, desk: Desk) -> str:
    """Half-made crews count as the same where the Strengths are."""
    held = desk.held("crew")
    if held is None:
        return repr(desk.half)
    crew = sight.view.captains[desk.lifted].crew
    return repr(sorted(crew[i] for i in held))


@pytest.mark.parametrize(("seats", "seeds", "every"), [(3, (1,), 9), (5, (3,), 9), (2, (4,), 9), (1, range(8), 3)])
def test_every_open_decision_is_reached_by_picks_alone(seats: int, seeds: Iterable[int], every: int) -> None:
    kinds: Counter[str] = Counter()
    for match in (match for seed in seeds for match in moments(seats, seed, every)):
        for sight, desk in desks(match):
            seat = desk.go if desk.lifted is None else desk.lifted
            offers = [offer for offer in sight.offers_of(seat) if offer.sealed == (desk.lifted is not None)]
            if not offers:
                continue
            actions, _ = reached(sight, desk)
            for offer in offers:
                kinds[offer.kind] += 1
                assert set(offer.choices) <= actions, (match.state.phase, offer.kind, set(offer.choices) - actions)
    assert set(kinds) >= {"PickDie", "BuyResource", "Done", "Acquire", "Recruit", "Attack", "CommitCrew", "TakeCircles"}


def test_a_reward_of_more_circles_than_are_drawn_about_the_next_is_taken_by_picks() -> None:
    sheet = shipped_sheet("captains-war")
    sheet["boarding"]["circles"] = 50
    for kind in sheet["kinds"]:
        for acquisition in kind["acquisitions"]:
            acquisition["cost"] = {"pearl": 1}
    most = 0
    for match in moments(3, 1, 1000, sheet):
        if match.state.phase == "reward":
            choices = {action for offer in match.offers() for action in offer.choices}
            actions, _ = reached(*desks(match)[match.offers()[0].seat])
            assert choices <= actions
            most = max(most, *(action.circles for action in choices if isinstance(action, TakeCircles)))
    assert most > 6


@pytest.mark.parametrize(("seats", "seed"), [(4, 6), (2, 7), (1, 8)])
def test_every_pick_that_acts_is_allowed(seats: int, seed: int) -> None:
    for match in moments(seats, seed, 9):
        for sight, desk in desks(match):
            for pick in PICTURE.table(sight, desk, FORMATS[1]).picks:
                if isinstance(pick.does, Act):
                    assert match.refusal(pick.does.seat, pick.does.action) is None, pick
                elif isinstance(pick.does, Refuse):
                    assert pick.does.refusal.words and pick.state != "open", pick


def overlap(a: Pick, b: Pick, slack: float = 0.6) -> bool:
    """Whether some point lies in both hit areas, a hair's breadth aside."""
    if a.shape == b.shape == "circle":
        (ax, ay), (bx, by) = a.box.middle, b.box.middle
        reach = (min(a.box.w, a.box.h) + min(b.box.w, b.box.h)) / 2 - slack
        return (ax - bx) ** 2 + (ay - by) ** 2 < reach**2
    if "circle" in (a.shape, b.shape):
        disc, box = (a, b.box) if a.shape == "circle" else (b, a.box)
        x, y = disc.box.middle
        dx, dy = max(box.x - x, 0, x - box.x - box.w), max(box.y - y, 0, y - box.y - box.h)
        return dx * dx + dy * dy < (min(disc.box.w, disc.box.h) / 2 - slack) ** 2
    across = min(a.box.x + a.box.w, b.box.x + b.box.w) - max(a.box.x, b.box.x)
    down = min(a.box.y + a.box.h, b.box.y + b.box.h) - max(a.box.y, b.box.y)
    return across > slack and down > slack


def nested(outer: Pick, inner: Pick) -> bool:
    """A pick that lies wholly on an earlier one and is named after it: the later one wins, as circles on a card do."""
    a, b = outer.box, inner.box
    inside = a.x <= b.x and a.y <= b.y and b.x + b.w <= a.x + a.w and b.y + b.h <= a.y + a.h
    return inside and inner.id.startswith(f"{outer.id}-")


def check_apart(page: Page, width: int, height: int) -> None:
    ids = [pick.id for pick in page.picks]
    assert len(ids) == len(set(ids))
    keys = [pick.key for pick in page.picks if pick.key]
    assert len(keys) == len(set(keys)), Counter(keys).most_common(2)
    for i, pick in enumerate(page.picks):
        box: Box = pick.box
        inside = box.x >= -0.5 and box.y >= -0.5 and box.x + box.w <= width + 0.5 and box.y + box.h <= height + 0.5
        assert inside, (page.kind, pick.id, box)
        assert min(box.w, box.h) >= 16, (page.kind, pick.id, box)
        for other in page.picks[i + 1 :]:
            assert nested(pick, other) or not overlap(pick, other), (page.kind, pick.id, other.id, pick.box, other.box)


@pytest.mark.parametrize(("seats", "seed"), [(3, 8), (5, 10), (6, 11), (2, 12), (1, 14)])
def test_no_two_picks_share_a_point(seats: int, seed: int) -> None:
    for i, match in enumerate(moments(seats, seed, 17)):
        for sight, desk in desks(match)[i % 2 :: 2]:
            for fmt in (FORMATS[i % 2], FORMATS[2 + i % 3]):
                check_apart(PICTURE.table(sight, desk, fmt), fmt.width, fmt.height)


def test_half_made_choices_have_their_own_picks_and_a_way_back() -> None:
    found = set()
    for match in moments(4, 13, 4):
        sight = sight_of(match)
        desk = PICTURE.arrange(sight, Desk(go=match.state.active))
        for pick in PICTURE.table(sight, desk, FORMATS[0]).picks:
            if not isinstance(pick.does, Half):
                continue
            half = after(desk, pick.does)
            for fmt in FORMATS[:2]:
                page = PICTURE.table(sight, half, fmt)
                check_apart(page, fmt.width, fmt.height)
                backs = [each for each in page.picks if isinstance(each.does, Half) and not after(half, each.does).half]
                assert backs or page.kind == "reveal", (pick.id, page.kind)
            found.add(pick.does.change[0][0])
    assert found >= {"die", "acquire", "reward"}


def test_the_end_and_sheets_looked_at_keep_their_picks_apart() -> None:
    for seats in (1, 2, 3, 6):
        match = ended(seats)
        sight = sight_of(match)
        for fmt in FORMATS:
            for step in range(PICTURE.steps(sight)):
                check_apart(PICTURE.table(sight, Desk(step=step), fmt), fmt.width, fmt.height)
            for shown in ((0,), (0, 1), tuple(range(seats))):
                check_apart(PICTURE.table(sight, Desk(shown=shown), fmt), fmt.width, fmt.height)


def test_the_crew_of_one_is_not_on_the_page_of_another() -> None:
    for match in moments(3, 14, 1):
        battle = match.state.battle
        if match.state.phase != "crews" or battle is None or battle.left is None:
            continue
        crew = battle.left.value
        page = PICTURE.table(sight_of(match, battle.defender), Desk(lifted=battle.defender), FORMATS[1])
        assert page.sealed and page.kind == "crew"
        public = PICTURE.table(sight_of(match, PUBLIC), Desk(go=battle.attacker), FORMATS[1])
        assert public.kind == "table"
        assert not any(pick.id.startswith("crew-") for pick in public.picks)
        assert crew is not None
        return
    raise AssertionError("no battle was fought")
