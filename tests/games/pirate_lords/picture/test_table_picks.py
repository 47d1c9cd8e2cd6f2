"""What may be done can be picked: every open decision by picks alone, no two of them in one another's way."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from captains.engine.match import Match
from captains.engine.offers import Offer
from captains.engine.seats import PUBLIC
from captains.games.pirate_lords.actions import Crew, DealLoot, Propose, Split, Suggest
from captains.games.pirate_lords.state import State
from captains.scene.page import Act, Box, Desk, Half, Page, Pick, Refuse, Show
from captains.scene.sight import Sight
from tests.games.pirate_lords.picture.moments import (
    FORMATS,
    PICTURE,
    after,
    click,
    desks,
    found,
    moments,
    pick_of,
    sight_of,
)


def reached(sight: Sight, desk: Desk) -> set[object]:
    """Every listed action that picks lead to within two half-made steps, the bench and the dealing aside."""
    todo, seen, actions = [desk], {repr(desk.half)}, set()
    while todo:
        now = todo.pop()
        for pick in PICTURE.table(sight, now, FORMATS[0]).picks:
            if isinstance(pick.does, Act):
                actions.add(pick.does.action)
            elif isinstance(pick.does, Half) and pick.id.startswith(("refuse", "floor-", "ideas-")):
                further = after(now, pick.does)
                if repr(further.half) not in seen:
                    seen.add(repr(further.half))
                    todo.append(further)
    return actions


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (5, 2), (8, 3)])
def test_every_listed_decision_is_reached_by_picks_alone(seats: int, seed: int) -> None:
    kinds: Counter[str] = Counter()
    for match in moments(seats, seed, 21):
        sight = sight_of(match)
        desk = PICTURE.arrange(sight, Desk())
        offers = [
            offer for offer in sight.offers if offer.kind in ("Pass", "TakeUp", "Accept", "Refuse", "RefuseBelow")
        ]
        if not offers:
            continue
        actions = reached(sight, desk)
        for offer in offers:
            kinds[offer.kind] += 1
            assert set(offer.choices) <= actions, (offer.kind, set(offer.choices) - actions)
        if len(kinds) == 5 and min(kinds.values()) > 2:
            break
    assert set(kinds) == {"Pass", "TakeUp", "Accept", "Refuse", "RefuseBelow"}


def laid(sight: Sight, desk: Desk, crew: Crew, ships: Split) -> Desk:
    """Clear the bench, bring a crew forward and share out the ships, by clicks alone."""
    desk = click(sight, desk, "clear")
    for profession, seats in enumerate(crew):
        for seat in seats:
            desk = click(sight, desk, f"crew-{seat}-{profession}")
    for seat, share in enumerate(ships):
        for _ in range(share):
            desk = click(sight, desk, f"more-{seat}")
    return desk


def sent(sight: Sight, desk: Desk, id: str) -> object:
    """What a button would send."""
    does = pick_of(PICTURE.table(sight, desk, FORMATS[1]), id).does
    assert isinstance(does, Act), does
    return does.action


@pytest.mark.parametrize(("seats", "seed"), [(3, 4), (4, 5), (8, 6)])
def test_any_legal_proposal_and_draft_can_be_laid_by_clicks(seats: int, seed: int) -> None:
    chance, kinds = Random(seed), Counter[str]()
    for match in moments(seats, seed, 31):
        sight = sight_of(match)
        for offer in sight.offers:
            if offer.kind not in ("Propose", "Suggest") or chance.random() < 0.5:
                continue
            desk = PICTURE.arrange(sight, Desk())
            if offer.kind == "Suggest":
                desk = _drafting(sight, desk, offer)
            wanted = offer.draw(chance.randrange)
            assert isinstance(wanted, Propose | Suggest)
            desk = laid(sight, desk, wanted.crew, wanted.ships)
            kinds[offer.kind] += 1
            assert sent(sight, desk, "propose" if offer.kind == "Propose" else "lay") == wanted
        if min(kinds["Propose"], kinds["Suggest"]) > 8:
            break
    assert min(kinds["Propose"], kinds["Suggest"]) >= 3


def test_PL_20_every_pirate_that_lies_to_be_seen_answers_a_click_also_below_another() -> None:
    stacked = 0
    for match in moments(3, 4, 11):
        sight = sight_of(match)
        if not any(offer.kind == "Propose" for offer in sight.offers):
            continue
        desk = click(sight, PICTURE.arrange(sight, Desk()), "clear")
        for fmt in FORMATS:
            page = PICTURE.table(sight, desk, fmt)
            for seat, lord in enumerate(match.state.lords):
                for profession, numbers in enumerate(lord.crew):
                    stacked += len(numbers) > 1
                    for number in numbers:
                        card = next(piece for piece in page.pieces if piece.id == f"card-{profession}-{number}").box
                        assert pick_of(page, f"crew-{seat}-{profession}").box.holds(
                            card.x + card.w / 8, card.y + card.w / 8
                        ), fmt
    assert stacked


def _drafting(sight: Sight, desk: Desk, offer: Offer) -> Desk:
    """Begin a draft with the pencil beside the seat's name."""
    page = PICTURE.table(sight, desk, FORMATS[0])
    ids = [pick.id for pick in page.picks]
    return click(sight, desk, f"suggest-{offer.seat}" if f"suggest-{offer.seat}" in ids else "suggest")


def test_PL_24_any_way_to_deal_can_be_dealt_by_clicks_and_taken_back() -> None:
    chance, dealt = Random(7), 0
    for match in moments(5, 8, 1000):
        if match.state.phase != "deal":
            continue
        seat = match.state.active
        sight = sight_of(match, seat)
        desk = PICTURE.arrange(sight, Desk(lifted=seat))
        (offer,) = sight.offers_of(seat)
        wanted = offer.draw(chance.randrange)
        assert isinstance(wanted, DealLoot)
        kinds = [card.kind.value for card in match.state.drawn]
        for other, share in enumerate(wanted.shares):
            for kind in share:
                ids = {pick.id for pick in PICTURE.table(sight, desk, FORMATS[0]).picks}
                if f"share-{other}" in ids:
                    desk = click(sight, desk, f"share-{other}")
                    ids = {pick.id for pick in PICTURE.table(sight, desk, FORMATS[0]).picks}
                card = next(i for i, each in enumerate(kinds) if each == kind and f"hand-{i}" in ids)
                desk = click(sight, desk, f"hand-{card}")
        assert sent(sight, desk, "deal") == wanted
        back = click(sight, desk, "dealt-0")
        page = PICTURE.table(sight, back, FORMATS[0])
        assert isinstance(pick_of(page, "deal").does, Refuse) and pick_of(page, "hand-0")
        dealt += 1
    assert dealt >= 3


def test_PL_20_propose_says_what_is_missing_and_a_third_of_a_profession_is_refused() -> None:
    match = found(4, lambda state: state.phase == "bargain" and len(state.caravan) > 1 and not state.proposals)
    sight = sight_of(match)
    desk = PICTURE.arrange(sight, Desk())
    bare = pick_of(PICTURE.table(sight, desk, FORMATS[1]), "propose").does
    assert isinstance(bare, Refuse)
    assert bare.refusal.words.startswith("Two more sailors; two more shooters; two more boarders; ")
    offer = next(offer for offer in sight.offers if offer.kind == "Propose")
    wanted = offer.draw(Random(1).randrange)
    desk = laid(sight, desk, wanted.crew, (0,) * 4)
    page = PICTURE.table(sight, desk, FORMATS[1])
    does = pick_of(page, "propose").does
    assert isinstance(does, Refuse) and "still to give" in does.refusal.words
    refused = [pick for pick in page.picks if pick.id.startswith("crew-") and isinstance(pick.does, Refuse)]
    lying = sum(lord.pirates for lord in match.state.lords) - 6
    assert (lying == 0) == (not refused) and all(pick.state == "quiet" for pick in refused)


@pytest.mark.parametrize(("seats", "seed"), [(4, 9), (8, 10)])
def test_every_pick_that_acts_is_allowed(seats: int, seed: int) -> None:
    for match in moments(seats, seed, seats * 12):
        for sight, desk in desks(match)[:3]:
            for pick in PICTURE.table(sight, desk, FORMATS[1]).picks:
                if isinstance(pick.does, Act):
                    assert match.refusal(pick.does.seat, pick.does.action) is None, pick
                elif isinstance(pick.does, Refuse):
                    assert pick.does.refusal.words and pick.state != "open", pick


def overlap(a: Pick, b: Pick, slack: float = 0.6) -> bool:
    """Whether some point lies in both hit areas, a hair's breadth aside; round ones count as their boxes."""
    across = min(a.box.x + a.box.w, b.box.x + b.box.w) - max(a.box.x, b.box.x)
    down = min(a.box.y + a.box.h, b.box.y + b.box.h) - max(a.box.y, b.box.y)
    return across > slack and down > slack


def check_apart(page: Page, width: int, height: int) -> None:
    """Ids and keys are distinct; the picks lie in the window, apart from one another, and can be hit."""
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
            assert not overlap(pick, other), (page.kind, pick.id, other.id, pick.box, other.box)


@pytest.mark.parametrize(("seats", "seed"), [(3, 11), (4, 12), (6, 13), (8, 14)])
def test_no_two_picks_share_a_point(seats: int, seed: int) -> None:
    for i, match in enumerate(moments(seats, seed, seats * 18)):
        for sight, desk in desks(match)[:: 1 + i % 2]:
            for fmt in (FORMATS[i % 2], FORMATS[2 + i % 3]):
                check_apart(PICTURE.table(sight, desk, fmt), fmt.width, fmt.height)


def test_no_two_picks_share_a_point_while_a_choice_is_half_made() -> None:
    match = found(8, lambda state: state.phase == "bargain" and bool(state.drafts) and len(state.caravan) > 2)
    sight = sight_of(match)
    desk = PICTURE.arrange(sight, Desk())
    offer = next(offer for offer in sight.offers if offer.kind == "Propose")
    for seed in range(4):
        wanted = offer.draw(Random(seed).randrange)
        full = laid(sight, desk, wanted.crew, wanted.ships)
        for fmt in FORMATS:
            check_apart(PICTURE.table(sight, full, fmt), fmt.width, fmt.height)
    match = found(5, lambda state: state.phase == "answers")
    sight = sight_of(match)
    desk = click(sight, PICTURE.arrange(sight, Desk()), "refuse")
    for fmt in FORMATS:
        check_apart(PICTURE.table(sight, desk, fmt), fmt.width, fmt.height)


def test_the_end_keeps_its_picks_apart() -> None:
    for seats in (3, 4, 8):
        sight = sight_of(found(seats, lambda state: state.phase == "over"))
        assert PICTURE.steps(sight) == 5
        for fmt in FORMATS:
            for step in range(5):
                page = PICTURE.table(sight, Desk(step=step), fmt)
                assert page.kind == "reckoning"
                check_apart(page, fmt.width, fmt.height)
            assert {pick.id for pick in page.picks} >= {"watch", "export", "again", "lobby"}


def test_PL_25_each_person_holds_to_look_at_their_own_loot_and_nobody_elses() -> None:
    match = found(4, lambda state: state.phase == "bargain" and sum(bool(lord.loot) for lord in state.lords) > 2, 3)
    page = PICTURE.table(sight_of(match), Desk(), FORMATS[1])
    looks = {pick.id: pick.does for pick in page.picks if pick.id.startswith("look-")}
    people = [seat for seat in range(3) if match.state.lords[seat].loot]
    assert looks == {f"look-{seat}": Show("hold", seat) for seat in people}


def test_the_discard_pile_can_be_looked_through_and_closed() -> None:
    match = found(4, lambda state: state.phase == "bargain" and len(state.discard) > 3)
    sight = sight_of(match)
    desk = click(sight, PICTURE.arrange(sight, Desk()), "discard-look")
    page = PICTURE.table(sight, desk, FORMATS[0])
    shown = {piece.id for piece in page.over if piece.id.startswith("pile-")}
    assert {f"pile-{card.kind}-{card.number}" for card in match.state.discard} <= shown
    assert [pick.id for pick in page.picks] == ["pile-close"]
    assert click(sight, desk, "pile-close").held("look") is None


def _all_pieces(match: Match[State], viewer: object, desk: Desk) -> str:
    """Everything that is drawn on a page."""
    page = PICTURE.table(sight_of(match, viewer), desk, FORMATS[1])  # type: ignore[arg-type]
    return "\n".join(piece.drawing.key for piece in (*page.pieces, *page.over))


def test_PL_25_loot_is_face_up_on_nobody_elses_page() -> None:
    match = found(5, lambda state: state.phase == "bargain" and len(state.lords[1].loot) > 1)
    assert "card loot" not in _all_pieces(match, PUBLIC, Desk())
    assert _all_pieces(match, 1, Desk(lifted=1)).count("card loot") >= len(match.state.lords[1].loot)
    dealing = found(5, lambda state: state.phase == "deal")
    public = _all_pieces(dealing, PUBLIC, Desk())
    assert "card loot" not in public
    secret = PICTURE.table(sight_of(dealing, dealing.state.active), Desk(lifted=dealing.state.active), FORMATS[1])
    assert secret.sealed and secret.kind == "dealing"
