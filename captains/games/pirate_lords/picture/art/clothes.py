"""What pirates wear: striped shirts, coats, bandoliers, chains."""

from __future__ import annotations

from captains.games.pirate_lords.picture.art.brush import form, hatched, ink, placed, shaded, tone
from captains.games.pirate_lords.picture.art.faces import Skin
from captains.scene.nodes import Circle, Node
from captains.scene.palette import BRIGHT_BRASS, INK, mixed
from captains.scene.shading import overlap

_SHIRT = "M36 716C40 600 96 536 196 506C240 492 322 492 366 506C466 536 522 600 526 716Z"
_SHADOW = "M356 480L420 560L412 720L540 720L540 480Z"


def _dark(colour: str) -> str:
    return mixed(colour, "#0A1018", 0.42)


def striped(stripe: str, scarf: str) -> tuple[Node, ...]:
    """A sailor's striped shirt with a neckerchief."""
    nodes: list[Node] = [tone(_SHIRT, "#F6EEDC")]
    for y in range(560, 860, 46):
        low = f"M0 {y + 10}Q281 {y - 54} 562 {y + 10}L562 {y - 11}Q281 {y - 75} 0 {y - 11}Z"
        nodes.append(tone(overlap(low, _SHIRT), stripe))
    nodes += [
        tone(overlap(_SHIRT, _SHADOW), "#1B2F44", 0.3),
        hatched(_SHIRT, (400, 500, 140, 220), 60, 13, 0.35),
        ink(_SHIRT),
    ]
    collar = "M206 486C240 540 322 540 356 486L372 520C350 580 212 580 190 520Z"
    ends = "M262 552C248 590 232 620 214 640C240 640 262 626 281 596C300 626 322 640 348 640C330 620 314 590 300 552Z"
    nodes += [
        form(collar, scarf),
        tone("M300 536C330 530 350 510 360 494L370 520C356 552 330 566 300 570Z", _dark(scarf)),
        ink(collar),
        form(ends, scarf),
        form("M256 540C264 528 298 528 306 540C312 558 306 574 281 576C256 574 250 558 256 540Z", _dark(scarf)),
    ]
    return tuple(nodes)


_COAT = "M10 730C36 610 92 552 186 524L246 506L316 506L376 524C470 552 526 610 552 730Z"


def coat(colour: str, skin: Skin, shirt: str = "#F1E7D2") -> tuple[Node, ...]:
    """A shooter's coat with wide lapels over a laced shirt, and the neck above."""
    return (
        tone(_COAT, colour),
        tone(overlap(_COAT, "M360 500L430 560L430 730L560 730L560 500Z"), _dark(colour)),
        hatched(_COAT, (400, 500, 140, 220)),
        ink(_COAT),
        form("M240 500C246 560 262 640 281 716C300 640 316 560 322 500Z", shirt),
        ink("M281 560L281 700M262 590L300 590M266 630L296 630", 3),
        form("M246 506L200 524C206 590 236 660 262 716L281 716C262 640 248 570 246 506Z", mixed(colour, INK, 0.25)),
        form("M316 506L362 524C356 590 326 660 300 716L281 716C300 640 314 570 316 506Z", mixed(colour, INK, 0.5)),
        form("M242 400L242 506C256 546 306 546 320 506L320 400Z", skin.shade),
    )


def bandolier(powder: str = "#8C5B31") -> tuple[Node, ...]:
    """A belt across the chest with charges of powder."""
    charge = (
        form("M-14 -26L14 -26L14 24L-14 24Z", powder, 4),
        form("M-16 -34L16 -34L16 -20L-16 -20Z", BRIGHT_BRASS, 4),
    )
    charges = tuple(placed(charge, 112 + k * 58, 606 + k * 25, turn=22) for k in range(5))
    return form("M60 616L92 578L420 716L340 716Z", "#4A3220"), *charges


_VEST = "M40 716C46 606 104 548 196 514L366 514C458 548 516 606 522 716Z"


def open_coat(colour: str, skin: Skin, shirt: str = "#F1E7D2") -> tuple[Node, ...]:
    """A boarder's coat, open over the chest, with brass buttons, and the neck above."""
    chest = "M206 506C220 580 250 660 281 716C312 660 342 580 356 506Z"
    buttons = tuple(
        Circle(x, y, 11, fill=BRIGHT_BRASS, stroke=INK, width=4)
        for x, y in ((126, 600), (140, 656), (436, 600), (422, 656))
    )
    return (
        tone(_VEST, colour),
        tone(overlap(_VEST, "M366 500L430 560L430 720L560 720L560 500Z"), _dark(colour)),
        hatched(_VEST, (400, 500, 140, 220)),
        ink(_VEST),
        form(chest, skin.light),
        tone("M281 716C312 660 342 580 356 506L310 506C316 580 304 650 281 716Z", skin.shade),
        ink("M281 590L281 640M240 560C256 574 270 578 281 574C292 578 306 574 322 560", 4),
        form("M206 506L150 534C160 610 200 680 232 716L281 716C250 660 220 580 206 506Z", shirt),
        form("M356 506L412 534C402 610 362 680 330 716L281 716C312 660 342 580 356 506Z", mixed(shirt, INK, 0.14)),
        *buttons,
        form("M234 400L234 512C252 552 310 552 328 512L328 400Z", skin.shade),
    )


def chain(kind: str) -> tuple[Node, ...]:
    """What hangs on the chest: a gold "plate", a "tooth", a "cross" or "" for nothing."""
    cord = ink("M212 520C230 600 332 600 350 520", 4)
    match kind:
        case "plate":
            return cord, form("M270 578L292 578L300 604L281 622L262 604Z", BRIGHT_BRASS, 4)
        case "tooth":
            return cord, form("M268 578L294 578C296 604 290 622 276 634C276 612 272 596 268 578Z", "#F7EEDC", 4)
        case "cross":
            return cord, ink("M281 578V632M264 596H298", 12), ink("M281 578V632M264 596H298", 6, BRIGHT_BRASS)
        case _:
            return ()


def ruff() -> tuple[Node, ...]:
    """A lace jabot at the throat."""
    d = "M246 500C240 520 236 540 246 552C238 572 250 590 262 596C260 616 272 628 281 634C290 628 302 616 300 596"
    folds = "M262 520C268 540 270 560 268 580M300 520C294 540 292 560 294 580M281 540V610"
    return form(d + "C312 590 324 572 316 552C326 540 322 520 316 500Z", "#FBF7EC"), ink(folds, 3, strength=0.7)


def parrot(x: float, y: float, colour: str) -> Node:
    """A parrot on the shoulder, about 130 high; its feet at (x, y)."""
    body = (
        "M-26 0C-44 -40 -36 -96 -2 -112C30 -118 46 -92 38 -66C34 -40 22 -16 10 0C4 30 -6 54 -18 66C-26 44 -30 20 -26 0Z"
    )
    wing = "M-22 -64C-4 -74 14 -62 14 -40C10 -14 -4 6 -16 14C-26 -10 -30 -40 -22 -64Z"
    nodes: tuple[Node, ...] = (
        *shaded(body, colour, "M10 -120L26 -60L0 60L60 20L60 -120Z", _dark(colour), 4.5),
        form(wing, "#2F6DA8", 4.5),
        ink("M-14 -40C-6 -44 2 -40 4 -32M-14 -20C-8 -22 -2 -20 0 -12", 3),
        form("M22 -104C44 -108 52 -92 44 -78C38 -84 30 -86 24 -86Z", BRIGHT_BRASS, 4),
        Circle(14, -92, 7.5, fill="#FBF5E6", stroke=INK, width=3),
        Circle(15, -92, 3, fill=INK),
    )
    return placed(nodes, x, y)
