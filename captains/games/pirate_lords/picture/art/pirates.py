"""The pirates: seven of each profession, each somebody; larger packs begin again from the first."""

from __future__ import annotations

from captains.games.pirate_lords.picture.art import clothes, faces, hair, hats, props, scenery
from captains.games.pirate_lords.picture.art.boarders import BOARDERS
from captains.games.pirate_lords.picture.art.brush import mirrored, placed
from captains.games.pirate_lords.picture.art.looks import Looks
from captains.games.pirate_lords.picture.art.sailors import SAILORS
from captains.games.pirate_lords.picture.art.shooters import SHOOTERS
from captains.scene.nodes import Node
from captains.scene.palette import BLOOD, CORAL, LEAF, NIGHT


def looks(symbol: str, number: int) -> Looks:
    """The looks of a pirate of the profession with this symbol."""
    each = {"wheel": SAILORS, "pistol": SHOOTERS, "sabres": BOARDERS}[symbol]
    return each[number % len(each)]


def figure(symbol: str, number: int) -> tuple[Node, ...]:
    """Head and shoulders alone, 562 wide and 716 high."""
    return (placed(_bust(symbol, looks(symbol, number)), 281, 716),)


def pirate(symbol: str, number: int, high: float, scale: float, x: float, y: float) -> tuple[Node, ...]:
    """The whole picture, 562 wide and `high` high; the bust is moved and scaled in it."""
    who = looks(symbol, number)
    match symbol:
        case "wheel":
            back = scenery.morning(high, number)
            props_behind: tuple[Node, ...] = props.wheel(281, 322, 200, 11.0 * (number % 3))
        case "pistol":
            back, props_behind = scenery.night(high, number), ()
            x -= 41
        case _:
            back = scenery.sunset(high, number)
            props_behind = props.sabres("#4A3220" if number % 2 else "#5C1823")
    bust = placed(_bust(symbol, who), 281, 716, turn=who.turn)
    nodes: list[Node] = [*props_behind, mirrored((bust,), 562) if who.mirrored else bust]
    if symbol == "pistol":
        arm = props.pistol_arm(who.cloth[0], who.skin, who.cloth[1], number % 2 == 0)
        nodes.append(placed((arm,), 44, 0))
    return *back, placed(nodes, x, y, scale)


def _bust(symbol: str, who: Looks) -> tuple[Node, ...]:
    """Head and shoulders, with their origin at the middle of the foot."""
    wear = {"wheel": _shirt, "pistol": _coat, "sabres": _open_coat}[symbol](who)
    shape = faces.SLIM if who.slim else faces.BROAD
    nodes: list[Node] = [*faces.head(who.skin, shape)]
    if "tattoo" in who.signs:
        nodes += hair.tattoo()
    if "wrinkles" in who.signs:
        nodes.append(faces.wrinkles(who.skin))
    if "freckles" in who.signs:
        nodes += faces.freckles(who.skin)
    nodes += faces.eye(241, 297, who.iris)
    nodes += faces.eye(321, 297, who.iris)
    nodes += faces.nose(who.skin)
    nodes += faces.brows(who.brows, who.hair[0])
    nodes += hair.beard(who.beard, *who.hair)
    nodes += faces.mouth(who.mouth, who.skin)
    nodes += hair.moustache(who.moustache, who.hair[0])
    nodes += _signs(who)
    # A chin without a beard sits lower, or its neck would look too long.
    low = 4.0 if who.beard in ("full", "plaits") else 24.0
    behind = placed(hair.behind(who.behind, who.hair[0], who.hair[1]), 0, low)
    whole = [behind, *wear, placed(nodes, 0, low)]
    if "parrot" in who.signs:
        whole.append(clothes.parrot(466, 520, BLOOD if who.mirrored else LEAF))
    return (placed(whole, -281, -716),)


def _signs(who: Looks) -> list[Node]:
    """Scars, patches, hats and what else lies over the face."""
    nodes: list[Node] = []
    for sign in who.signs:
        what, _, where = sign.partition(" ")
        if what == "scar":
            nodes.append(faces.scar(where))
        elif what == "patch":
            nodes += faces.patch(where == "left")
        elif what == "monocle":
            nodes += faces.monocle()
        elif what == "knife":
            nodes += props.knife()
        elif what == "topknot":
            nodes += hair.topknot(*who.hair)
        elif what == "fringe":
            nodes += hair.fringe(*who.hair)
    if "earring" in who.signs:
        nodes += faces.earring()
    nodes += hats.hat(*who.hat)
    if "braids" in who.signs:
        nodes += hair.braids(who.hair[0], CORAL)
    if "pipe" in who.signs:
        nodes += props.pipe()
    return nodes


def _shirt(who: Looks) -> tuple[Node, ...]:
    return faces.neck(who.skin), *clothes.striped(*who.cloth)


def _coat(who: Looks) -> tuple[Node, ...]:
    more: tuple[Node, ...] = clothes.ruff() if "ruff" in who.signs else ()
    belt = clothes.bandolier() if "bandolier" in who.signs or who is SHOOTERS[0] else ()
    return *clothes.coat(who.cloth[0], who.skin), *more, *belt


def _open_coat(who: Looks) -> tuple[Node, ...]:
    shirt = NIGHT if who.signs and "tattoo" in who.signs else "#F1E7D2"
    return *clothes.open_coat(who.cloth[0], who.skin, shirt), *clothes.chain(who.cloth[1])
