"""Swaps at the market and with the stockpile: click what is given and what is taken, in either order."""

from __future__ import annotations

from typing import Any, Literal

from captains.games.pirate_islands.actions import SwapAtMarket, SwapWithStockpile
from captains.games.pirate_islands.picture.table.draft import Draft
from captains.games.pirate_islands.picture.table.harbour import booth_box, stock_box
from captains.games.pirate_islands.picture.table.panels import hand_box
from captains.games.pirate_islands.picture.words import say
from captains.games.pirate_islands.tiles import RESOURCES, named
from captains.scene.page import Act, Does, Half, Line, Note, Pick, Refuse

State = Literal["open", "chosen", "quiet"]
TRADE = ("give", "booth", "stock", "want", "ask")
"""The half-made choices of a swap."""


def held_give(draft: Draft) -> int | None:
    """The resource chosen to be given."""
    give: int | None = draft.desk.held("give")
    return give


def fresh(**chosen: Any) -> Half:
    """Begin a swap with these choices, letting go of all others."""
    return Half((*((name, chosen.get(name)) for name in TRADE), ("build", None)))


def trading(draft: Draft) -> None:
    """The player's own tiles, the booths and the raft, as far as they take part in a swap."""
    if not (draft.acting and draft.seat == draft.state.active and draft.state.phase == "play"):
        return
    market, stock = draft.choices("SwapAtMarket"), draft.choices("SwapWithStockpile")
    gives = {
        action.give for kind in ("SwapAtMarket", "SwapWithStockpile", "OfferSwap") for action in draft.choices(kind)
    }
    _own_tiles(draft, gives, market, stock)
    _booth_picks(draft, market)
    _stock_picks(draft, stock)


def _own_tiles(draft: Draft, gives: set[int], market: tuple[Any, ...], stock: tuple[Any, ...]) -> None:
    """A click gives; if what is taken was chosen first, it swaps."""
    booth, take = draft.desk.held("booth"), draft.desk.held("stock")
    paying = {action.give: action for action in market if action.booth == booth}
    paying |= {action.give: action for action in stock if action.take == take}
    waiting = booth is not None or take is not None
    for resource in range(len(RESOURCES)):
        if not draft.state.players[draft.seat].tiles[resource]:
            continue
        chosen = held_give(draft) == resource
        does: Does
        if chosen:
            does = fresh()
        elif resource in paying:
            does = Act(draft.seat, paying[resource])
        elif resource in gives:
            does = fresh(give=resource)
        else:
            does = _refused(draft, resource)
        state: State = "chosen" if chosen else "open" if resource in (paying if waiting else gives) else "quiet"
        if held_give(draft) is not None and not chosen:
            state = "quiet"
        note = Note(
            say("note.give", what=named(resource)), _give_lines(draft, resource, does), f"tile-{RESOURCES[resource]}"
        )
        box = hand_box(draft, draft.seat, resource)
        draft.picks.append(
            Pick(
                f"give-{RESOURCES[resource]}",
                box,
                does,
                "rect",
                state,
                note,
                key=str(resource + 1),
                order=40 + resource,
            )
        )


def _refused(draft: Draft, give: int) -> Does:
    """Why this tile can be given to nobody now."""
    state = draft.state
    if state.agreed.market and not state.marketed:
        other = next((i for i, tile in enumerate(state.booths) if tile != give), 0)
        return draft.do(SwapAtMarket(give, other))
    return draft.do(SwapWithStockpile(give, (give + 1) % len(RESOURCES)))


def _give_lines(draft: Draft, give: int, does: Does) -> tuple[Line, ...]:
    if isinstance(does, Refuse):
        return ()
    if isinstance(does, Act):
        return _swap_lines(draft, does.action)
    market = [f"tile-{RESOURCES[tile]}" for tile in _takes(draft, "SwapAtMarket", give)]
    stock = [f"tile-{RESOURCES[tile]}" for tile in _takes(draft, "SwapWithStockpile", give)]
    lines = []
    if market:
        lines.append(Line(say("note.at_market"), ("booth", *market), "PI-40"))
    if stock:
        lines.append(Line(say("note.at_stock", n=draft.state.figures.rate), tuple(stock), "PI-42"))
    if draft.choices("OfferSwap"):
        lines.append(Line(say("note.at_players"), ("hand",), "PI-44"))
    return tuple(lines)


def _takes(draft: Draft, kind: str, give: int) -> list[int]:
    """What can be had for this tile, each once."""
    found: dict[int, None] = {}
    for action in draft.choices(kind):
        if action.give == give:
            take = draft.state.booths[action.booth] if kind == "SwapAtMarket" else action.take
            found[take] = None
    return list(found)


def _booth_picks(draft: Draft, market: tuple[SwapAtMarket, ...]) -> None:
    give, held = held_give(draft), draft.desk.held("booth")
    for booth, lies in enumerate(draft.state.booths):
        if lies is None:
            continue
        does: Does
        state: State
        if held == booth:
            does, state = fresh(), "chosen"
        elif give is not None:
            does = draft.do(SwapAtMarket(give, booth))
            state = "quiet" if isinstance(does, Refuse) else "open"
        elif any(action.booth == booth for action in market):
            does, state = (
                fresh(booth=booth),
                "quiet" if held is not None or draft.desk.held("stock") is not None else "open",
            )
        else:
            does, state = _market_refused(draft, booth), "quiet"
        note = Note(say("note.take", what=named(lies)), _take_lines(draft, does, "note.from_market", "PI-40"), "booth")
        draft.picks.append(Pick(f"booth-{booth}", booth_box(draft, booth), does, "rect", state, note, order=50 + booth))


def _market_refused(draft: Draft, booth: int) -> Does:
    tiles, lies = draft.state.players[draft.seat].tiles, draft.state.booths[booth]
    give = next((r for r, count in enumerate(tiles) if count and r != lies), 0)
    return draft.do(SwapAtMarket(give, booth))


def _stock_picks(draft: Draft, stock: tuple[SwapWithStockpile, ...]) -> None:
    give, held = held_give(draft), draft.desk.held("stock")
    for resource in range(len(RESOURCES)):
        does: Does
        state: State
        if held == resource:
            does, state = fresh(), "chosen"
        elif give is not None:
            does = draft.do(SwapWithStockpile(give, resource))
            state = "quiet" if isinstance(does, Refuse) else "open"
        elif any(action.take == resource for action in stock):
            does, state = (
                fresh(stock=resource),
                "quiet" if held is not None or draft.desk.held("booth") is not None else "open",
            )
        else:
            rich = max(range(len(RESOURCES)), key=lambda r: (r != resource) * draft.state.players[draft.seat].tiles[r])
            does, state = draft.do(SwapWithStockpile(rich, resource)), "quiet"
        note = Note(
            say("note.take", what=named(resource)),
            _take_lines(draft, does, "note.from_stock", "PI-42"),
            f"tile-{RESOURCES[resource]}",
        )
        draft.picks.append(
            Pick(
                f"stock-{RESOURCES[resource]}",
                stock_box(draft, resource),
                does,
                "rect",
                state,
                note,
                order=56 + resource,
            )
        )


def _take_lines(draft: Draft, does: Does, how: str, clause: str) -> tuple[Line, ...]:
    if isinstance(does, Refuse):
        return ()
    if isinstance(does, Act):
        return _swap_lines(draft, does.action)
    return (Line(say(how, n=draft.state.figures.rate), (), clause),)


def _swap_lines(draft: Draft, action: SwapAtMarket | SwapWithStockpile) -> tuple[Line, ...]:
    """The swap in pictures: what goes, what comes."""
    if isinstance(action, SwapAtMarket):
        count, take, clause = 1, draft.state.booths[action.booth], "PI-40"
    else:
        count, take, clause = draft.state.figures.rate, action.take, "PI-42"
    assert take is not None, "an empty booth takes no part"
    gone = (f"tile-{RESOURCES[action.give]}",) * min(count, 4)
    return (Line("", (*gone, "arrow", f"tile-{RESOURCES[take]}"), clause),)
