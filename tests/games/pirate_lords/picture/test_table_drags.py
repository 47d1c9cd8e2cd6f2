"""Dragging at the table: pirates come forward and go back, ships lie before whom they were laid, loot is dealt."""

from __future__ import annotations

from random import Random

import pytest

from captains.games.pirate_lords.actions import DealLoot, Propose
from captains.games.pirate_lords.state import State
from captains.scene.page import ONLY_NOTE, Act, Box, Desk, Drop, Half, Page, Refuse
from captains.scene.sight import Sight
from tests.games.pirate_lords.picture.moments import FORMATS, PICTURE, after, found, moments, pick_of, sight_of


def drop_in(page: Page, id: str, piece: str) -> Drop:
    """Where the middle of a piece lies among the places that a pick may be dragged to."""
    box = next(each.box for each in page.pieces if each.id == piece)
    x, y = box.middle
    return next(drop for drop in reversed(pick_of(page, id).drops) if drop.box.holds(x, y))


def dragged(sight: Sight, desk: Desk, id: str, piece: str) -> Desk:
    """Drag a pick onto a piece."""
    does = drop_in(PICTURE.table(sight, desk, FORMATS[0]), id, piece).does
    assert isinstance(does, Half), does
    return after(desk, does)


@pytest.mark.parametrize(("seats", "seed"), [(3, 14), (8, 16)])
def test_PL_20_any_legal_proposal_can_be_laid_by_dragging(seats: int, seed: int) -> None:
    chance, laid = Random(seed), 0
    for match in moments(seats, seed, 23):
        sight = sight_of(match)
        offer = next((offer for offer in sight.offers if offer.kind == "Propose"), None)
        if offer is None:
            continue
        wanted = offer.draw(chance.randrange)
        assert isinstance(wanted, Propose)
        desk = after(PICTURE.arrange(sight, Desk()), Half((("crew", None),)))
        desk = after(desk, cleared(sight, desk))
        for profession, named in enumerate(wanted.crew):
            for seat in named:
                desk = dragged(sight, desk, f"crew-{seat}-{profession}", "bench")
        whose = [seat for seat, share in enumerate(wanted.ships) for _ in range(share)]
        chance.shuffle(whose)
        for number, seat in zip(match.state.caravan, whose, strict=True):
            desk = dragged(sight, desk, f"ship-{number}", f"column-{seat}")
        assert flags(PICTURE.table(sight, desk, FORMATS[1]), match.state) == [
            sight.setup.seats[s].colour for s in whose
        ]
        does = pick_of(PICTURE.table(sight, desk, FORMATS[1]), "propose").does
        assert isinstance(does, Act) and does.action == wanted
        laid += 1
        if laid == 4:
            break
    assert laid


def cleared(sight: Sight, desk: Desk) -> Half:
    """Everything put back."""
    does = pick_of(PICTURE.table(sight, desk, FORMATS[0]), "clear").does
    assert isinstance(does, Half)
    return does


def flags(page: Page, state: State) -> list[str]:
    """The colours that the ships of the caravan fly."""
    pieces = {piece.id: piece for piece in page.pieces}
    return [pieces[f"ship-{number}"].drawing.key.split(" ")[-1] for number in state.caravan]


def test_PL_20_pirates_and_ships_can_be_dragged_back_and_from_one_to_another() -> None:
    match = found(4, lambda state: state.phase == "bargain" and len(state.caravan) > 1 and len(state.proposals) == 1)
    sight, state = sight_of(match), match.state
    desk = PICTURE.arrange(sight, Desk())
    seat = max(range(4), key=lambda each: state.proposals[-1].ships[each])
    page = PICTURE.table(sight, desk, FORMATS[0])
    other = next(
        int(p.id.split("-")[1]) for p in page.pieces if p.id.startswith("column-") and p.id != f"column-{seat}"
    )
    moved = dragged(sight, desk, f"shipped-{seat}", f"column-{other}")
    ships = list(state.proposals[-1].ships)
    ships[seat], ships[other] = ships[seat] - 1, ships[other] + 1
    assert moved.held("ships") == tuple(ships)
    back = dragged(sight, moved, f"shipped-{other}", "deck")
    assert sum(back.held("ships")) == len(state.caravan) - 1
    named = next(pick.id for pick in page.picks if pick.id.startswith("back-"))
    whose = int(named.split("-")[1])
    fewer = dragged(sight, desk, named, f"seat-{whose}")
    assert sum(map(len, fewer.held("crew"))) == 5


def test_PL_20_one_too_many_of_a_profession_is_refused_where_it_is_dropped() -> None:
    match = found(5, lambda state: state.phase == "bargain" and len(state.proposals) == 1)
    sight = sight_of(match)
    page = PICTURE.table(sight, PICTURE.arrange(sight, Desk()), FORMATS[0])
    refused = [
        pick for pick in page.picks if pick.id.startswith("crew-") and isinstance(pick.does, Refuse) and pick.drops
    ]
    assert refused and all(isinstance(drop.does, Refuse) for pick in refused for drop in pick.drops)


def test_PL_24_loot_can_be_dealt_by_dragging_and_a_full_share_says_so() -> None:
    match = found(5, lambda state: state.phase == "deal" and sum(map(bool, state.proposals[-1].ships)) > 1)
    seat, state = match.state.active, match.state
    sight = sight_of(match, seat)
    desk = PICTURE.arrange(sight, Desk(lifted=seat))
    shares = state.proposals[-1].ships
    order = [other for other, share in enumerate(shares) for _ in range(share)]
    for i, other in enumerate(order):
        desk = dragged(sight, desk, f"hand-{i}", f"share-plate-{other}")
        full = order[0] != other and order.count(order[0]) <= i
        if full and i + 1 < len(order):
            page = PICTURE.table(sight, desk, FORMATS[0])
            assert isinstance(drop_in(page, f"hand-{i + 1}", f"share-plate-{order[0]}").does, Refuse)
    does = pick_of(PICTURE.table(sight, desk, FORMATS[1]), "deal").does
    assert isinstance(does, Act) and isinstance(does.action, DealLoot)
    kinds = [card.kind.value for card in state.drawn]
    for other in range(5):
        dealt = sorted(kind for kind, to in zip(kinds, order, strict=True) if to == other and kind is not None)
        assert does.action.shares[other] == tuple(dealt)
    page = PICTURE.table(sight, desk, FORMATS[0])
    back = pick_of(page, "dealt-0").drops[-1]
    assert isinstance(back.does, Half) and after(desk, back.does).held("dealt") == (None, *order[1:]), "into the hand"


@pytest.mark.parametrize("seats", [3, 8])
def test_whatever_is_dragged_is_a_piece_of_the_page_and_has_somewhere_to_go(seats: int) -> None:
    seen = set[str]()
    for match in moments(seats, 5, 40):
        sight = sight_of(match)
        for fmt in FORMATS[:2]:
            page = PICTURE.table(sight, PICTURE.arrange(sight, Desk()), fmt)
            pieces = {piece.id for piece in page.pieces}
            whole = Box(0, 0, fmt.width, fmt.height)
            for pick in page.picks:
                assert bool(pick.drops) == bool(pick.carries) and (not pick.drops or pick.carries in pieces)
                assert all(whole.holds(*drop.box.middle) for drop in pick.drops)
                assert pick.does != ONLY_NOTE or pick.drops or pick.note
                seen.add(pick.id.split("-")[0] if pick.drops else "")
    assert seen >= {"crew", "back", "ship", "shipped"}
