"""Building and buying: the sites of the map, the cards of the building-cost tile, the pile of Coco tiles."""

from __future__ import annotations

from typing import Literal

from captains.engine.refusal import Refusal
from captains.games.pirate_islands.actions import BuildLair, BuildShip, BuyCocoTile
from captains.games.pirate_islands.graph import ways
from captains.games.pirate_islands.picture.panel import COST_KINDS, can_have, cost_of, picture_of
from captains.games.pirate_islands.picture.table.draft import Draft
from captains.games.pirate_islands.picture.table.harbour import plate_of
from captains.games.pirate_islands.picture.table.panels import cost_box
from captains.games.pirate_islands.picture.words import number, say
from captains.games.pirate_islands.rules.sites import open_sites
from captains.games.pirate_islands.tiles import RESOURCES
from captains.scene.page import Does, Half, Line, Note, Pick, Refuse

SITE_PICK, SHIP_PICK = 9.0, 8.4
"""The sides of the squares that are clicked, in mm."""
CLAUSES = {"lair": "PI-20", "ship": "PI-21", "coco": "PI-30"}


def building(draft: Draft) -> None:
    """What may be built and bought now, and every other empty site with the reason why not."""
    _sites(draft)
    _ship_sites(draft)
    if draft.acting and draft.seat == draft.state.active and draft.state.phase == "play":
        _cards(draft)
        _deck(draft)


def _state(draft: Draft, does: Does, kind: str) -> Literal["open", "quiet"]:
    """Open sites glow, those that are not meant with the chosen card rest."""
    chosen = draft.desk.held("build")
    return "quiet" if isinstance(does, Refuse) or chosen not in (None, kind) or swapping(draft) else "open"


def swapping(draft: Draft) -> bool:
    """Whether a swap is half chosen: then only what belongs to it glows."""
    return any(draft.desk.held(name) is not None for name in ("give", "booth", "stock"))


def _does(draft: Draft, action: BuildLair | BuildShip) -> Does:
    if draft.acting and draft.seat == draft.state.active:
        return draft.do(action)
    return Refuse(Refusal("turn", "PI-13", say("build.later")))


def _sites(draft: Draft) -> None:
    for site, owner in enumerate(draft.state.lairs):
        if owner is not None:
            continue
        box = draft.view.square(*draft.side.places.sites[site], SITE_PICK)
        does = _does(draft, BuildLair(site))
        note = Note(say("note.lair"), _site_lines(draft, site), f"lair-{draft.state.colours[draft.seat]}")
        draft.picks.append(Pick(f"site-{site}", box, does, "circle", _state(draft, does, "lair"), note, order=10))


def _site_lines(draft: Draft, site: int) -> tuple[Line, ...]:
    """What a lair there costs and what it brings with which numbers."""
    state = draft.state
    brings: list[str] = []
    for index in sorted(ways(state.board).islands_at[site], key=lambda i: state.board.islands[i].number or 0):
        island = state.board.islands[index]
        assert island.resource is not None and island.number is not None, "a producing island"
        brings += (f"number-{island.number}", f"tile-{RESOURCES[island.resource]}")
    lines = list(_cost_lines(draft, "lair"))
    lines.append(Line(say("note.brings") if brings else say("note.brings_nothing"), tuple(brings), "PI-10"))
    return tuple(lines)


def _ship_sites(draft: Draft) -> None:
    state = draft.state
    for ship, owner in enumerate(state.ships):
        if owner is not None:
            continue
        x, y, _ = draft.side.places.ships[ship]
        box = draft.view.square(x, y, SHIP_PICK)
        does = _does(draft, BuildShip(ship))
        lines = (*_cost_lines(draft, "ship"), *_leads_to(draft, ship))
        note = Note(say("note.ship"), lines, f"ship-{state.colours[draft.seat]}")
        draft.picks.append(Pick(f"ship-site-{ship}", box, does, "circle", _state(draft, does, "ship"), note, order=20))


def _leads_to(draft: Draft, ship: int) -> tuple[Line, ...]:
    """The empty lair-site beyond, and what a lair there would bring."""
    state = draft.state
    free = [site for site in state.board.ships[ship] if state.lairs[site] is None]
    if not free:
        return (Line(say("note.leads_nowhere")),)
    found: list[str] = []
    for index in ways(state.board).islands_at[free[0]]:
        island = state.board.islands[index]
        assert island.resource is not None, "a producing island"
        found += (f"number-{island.number}", f"tile-{RESOURCES[island.resource]}")
    return (Line(say("note.leads"), tuple(found)),)


def _cost_lines(draft: Draft, kind: str) -> tuple[Line, ...]:
    """The cost as pictures, or that it is free now."""
    if draft.state.phase == "free-build" and draft.seat == draft.state.active:
        return (Line(say("note.free"), ("coco-build",), "PI-31"),)
    icons = tuple(f"tile-{RESOURCES[icon]}" for icon in cost_of(draft.state, kind).icons)
    return (Line(say("note.costs"), icons, CLAUSES[kind]),)


def _cards(draft: Draft) -> None:
    """The lines of the building-cost tile: lairs and ships show only their sites, a Coco tile is bought."""
    for i, kind in enumerate(COST_KINDS):
        does = _card_does(draft, kind)
        chosen = draft.desk.held("build") == kind
        lit = can_have(draft.state, draft.seat, kind)
        state: Literal["open", "chosen", "quiet"] = (
            "chosen" if chosen else "open" if kind == "coco" and lit and not swapping(draft) else "quiet"
        )
        note = Note(
            say(f"note.card_{kind}"),
            _cost_lines(draft, kind),
            picture_of(draft.state, draft.seat, kind),
        )
        draft.picks.append(
            Pick(f"cost-{kind}", cost_box(draft, kind), does, "rect", state, note, _kin(draft, kind), "bsc"[i], 30 + i)
        )


def _kin(draft: Draft, kind: str) -> tuple[str, ...]:
    """The sites that glow along with a card."""
    if kind == "coco":
        return ("deck",)
    action, name = ("BuildLair", "site") if kind == "lair" else ("BuildShip", "ship-site")
    return tuple(f"{name}-{choice.site}" for choice in draft.choices(action))


def _card_does(draft: Draft, kind: str) -> Does:
    if kind == "coco":
        return draft.do(BuyCocoTile())
    if draft.desk.held("build") == kind:
        return Half((("build", None),))
    if draft.choices("BuildLair" if kind == "lair" else "BuildShip"):
        return Half((("build", kind),))
    state = draft.state
    lairs, ships = open_sites(state.board, state.lairs, state.ships, draft.seat)
    sites = lairs if kind == "lair" else ships
    if not sites:
        return Refuse(Refusal("rule", CLAUSES[kind], say(f"build.no_{kind}_site")))
    return draft.do(BuildLair(sites[0]) if kind == "lair" else BuildShip(sites[0]))


def _deck(draft: Draft) -> None:
    does = draft.do(BuyCocoTile())
    left = sum(draft.state.coco)
    lines = (*_cost_lines(draft, "coco"), Line(number("note.deck_left", left)))
    state: Literal["open", "quiet"] = "quiet" if isinstance(does, Refuse) or swapping(draft) else "open"
    note = Note(say("note.card_coco"), lines, "coco-tile")
    draft.picks.append(Pick("deck", plate_of(draft).deck, does, "rect", state, note, ("cost-coco",), order=33))
