"""What tells a profession: the ship's wheel, the pistol in its hand, crossed sabres."""

from __future__ import annotations

import math

from captains.games.pirate_lords.picture.art.brush import form, hatched, ink, mirrored, placed, tone
from captains.games.pirate_lords.picture.art.faces import Skin
from captains.scene.nodes import Circle, Node
from captains.scene.palette import BRASS, BRIGHT_BRASS, INK

_WOOD, _LIGHT_WOOD = "#8C5B31", "#B98449"


def wheel(x: float, y: float, r: float, turn: float = 0.0) -> tuple[Node, ...]:
    """A ship's wheel behind the head; its handles reach 1.37 × r."""
    half = f"L12 {-r * 0.9:.0f}C9 {-r * 0.78:.0f} 20 {-r * 0.7:.0f} 13 {-r * 0.62:.0f}L13 0Z"
    spoke = f"M-13 0L-13 {-r * 0.62:.0f}C-20 {-r * 0.7:.0f} -9 {-r * 0.78:.0f} -12 {-r * 0.9:.0f}L-12 {-r * 1.06:.0f}"
    spoke += f"C-24 {-r * 1.12:.0f} -24 {-r * 1.24:.0f} -9 {-r * 1.34:.0f}C-4 {-r * 1.37:.0f} 4 {-r * 1.37:.0f}"
    spoke += f" 9 {-r * 1.34:.0f}C24 {-r * 1.24:.0f} 24 {-r * 1.12:.0f} 12 {-r * 1.06:.0f}{half}"
    dark = f"M3 0L3 {-r * 1.3:.0f}C26 {-r * 1.25:.0f} 20 {-r * 1.1:.0f} 12 {-r * 1.06:.0f}L12 0Z"
    nodes: list[Node] = []
    for k in range(8):
        one = (tone(spoke, _LIGHT_WOOD), tone(dark, _WOOD), ink(spoke))
        nodes.append(placed(one, x, y, turn=k * 45 + 22.5 + turn))
    rim = r * 0.9
    nodes += [
        Circle(x, y, rim, stroke=INK, width=r * 0.26 + 11),
        Circle(x, y, rim, stroke=_WOOD, width=r * 0.26),
        Circle(x, y, r * 0.94, stroke=_LIGHT_WOOD, width=r * 0.14),
        Circle(x, y, rim, stroke=BRIGHT_BRASS, width=8),
        Circle(x, y, rim + 6, stroke=INK, width=2.5),
        Circle(x, y, rim - 6, stroke=INK, width=2.5),
    ]
    joints = ""
    for k in range(8):
        a = math.radians(k * 45 + turn)
        joints += f"M{x + r * 0.77 * math.cos(a):.0f} {y + r * 0.77 * math.sin(a):.0f}"
        joints += f"L{x + r * 1.03 * math.cos(a):.0f} {y + r * 1.03 * math.sin(a):.0f}"
    nodes.append(ink(joints, 3.5))
    return tuple(nodes)


def pipe() -> tuple[Node, ...]:
    """A pipe in the corner of the mouth, with a curl of smoke."""
    return (
        form("M252 392C226 404 196 410 170 412L164 398C192 396 226 388 246 380Z", "#5A3A22", 4.5),
        form("M136 366L178 362C180 388 178 412 160 416C142 416 136 392 136 366Z", "#7C4E2B", 4.5),
        form("M134 370L180 366L179 356L134 360Z", "#3A2617", 4),
        ink("M150 344C128 322 170 306 148 284C132 266 156 252 148 232", 5, "#FFFFFF", 0.85),
    )


def _pistol(stock: str) -> tuple[Node, ...]:
    """A pistol, muzzle up; about 130 by 380."""
    grip = (
        "M50 92L34 100L32 262C32 300 50 330 84 372C96 388 122 384 124 366"
        "C126 350 112 318 104 300C96 280 94 262 92 250L50 250Z"
    )
    return (
        tone("M52 0L84 0L86 250L50 250Z", "#C7CCCB"),
        tone("M71 0L84 0L86 250L71 250Z", "#8E9698"),
        ink("M52 0L84 0L86 250L50 250Z"),
        form("M46 -6L90 -6L90 14L46 14Z", "#AEB4B4"),
        tone(grip, stock),
        tone("M62 262C70 300 86 330 112 378C122 376 126 366 122 356C114 330 100 306 96 282L90 250Z", "#3A2617", 0.5),
        ink(grip),
        form("M88 370C96 390 128 388 126 362C112 362 98 364 88 370Z", BRIGHT_BRASS),
        form("M50 112L90 112L90 126L49 126Z", BRIGHT_BRASS, 4),
        form("M50 176L88 176L88 190L49 190Z", BRIGHT_BRASS, 4),
        form("M92 236L106 230L112 200L126 196L130 206L122 212L124 250C114 262 100 262 92 258Z", "#7E868A"),
        ink("M34 240C14 244 10 282 34 292", 7),
        ink("M36 262L24 272", 5),
    )


def _smoke() -> tuple[Node, ...]:
    puff = (
        "M462 240C430 226 440 196 462 200C446 172 486 156 498 180"
        "C520 164 548 186 532 206C552 222 532 248 510 238C500 254 474 254 462 240Z"
    )
    return form(puff, "#EFE8DA"), ink("M480 226C484 206 512 206 512 224C512 234 500 236 498 228", 3.5)


def pistol_arm(sleeve: str, skin: Skin, stock: str, smoke: bool = True) -> Node:
    """A raised pistol, the hand that holds it, the sleeve."""
    arm = "M396 716C392 660 402 610 420 590L520 580C546 620 552 680 550 716Z"
    cuff = "M408 604C402 580 412 566 424 560L506 548C524 556 530 578 524 596C490 606 440 612 408 604Z"
    fist = (
        "M414 560C396 540 398 500 412 494C402 484 410 462 430 464"
        "C438 452 470 450 480 468C500 470 508 500 500 530C496 552 488 560 478 564Z"
    )
    nodes: list[Node] = [
        form(arm, sleeve),
        hatched(arm, (470, 570, 90, 160), 60, 12),
        form(cuff, "#F1E7D2"),
        ink("M430 566L432 604M456 562L460 606M484 556L490 602", 3),
        placed(_pistol(stock), 384, 186, 1.18, 3),
        form(fist, skin.light),
        ink("M412 494C430 500 452 500 470 494M408 526C430 532 450 530 468 524M430 464C444 470 460 470 480 468", 4),
        tone("M478 480C492 490 494 520 484 556L478 564C496 552 500 530 500 510C500 492 492 484 478 480Z", skin.shade),
    ]
    if smoke:
        nodes.append(placed(_smoke(), -24, -82))
    return placed(nodes, 6, 6)


def _sabre(grip: str) -> tuple[Node, ...]:
    """A sabre, its hilt at the origin, its blade upwards 500 long."""
    blade = "M-15 -60C-24 -200 -6 -360 74 -500C76 -360 48 -200 19 -60Z"
    guard = (
        "M-48 -66C-20 -78 20 -78 46 -62C50 -52 46 -46 40 -46C60 -20 54 30 14 58C2 66 -16 62 -16 50"
        "C-16 42 -8 38 0 42C30 28 36 -20 20 -44L-44 -50C-54 -54 -54 -62 -48 -66Z"
    )
    return (
        tone(blade, "#DDE2DF"),
        tone("M2 -60C4 -200 26 -360 74 -500C76 -360 48 -200 19 -60Z", "#98A2A4"),
        ink(blade),
        ink("M-2 -80C-6 -200 6 -320 46 -430", 3, strength=0.5),
        form("M-13 -50L15 -50L12 46L-10 46Z", grip),
        ink("M-12 -32L14 -26M-12 -12L14 -6M-11 8L13 14M-11 28L12 34", 3.5, BRIGHT_BRASS),
        form(guard, BRASS),
        ink("M-40 -58C-18 -66 16 -66 36 -56", 3.5, BRIGHT_BRASS),
    )


def sabres(grip: str = "#4A3220") -> tuple[Node, ...]:
    """Two sabres crossed behind the head."""
    one = (placed(_sabre(grip), 0, 0, turn=33),)
    return placed(one, 60, 556, 1.26), mirrored((placed(_sabre(grip), 0, 0, turn=33),), 502, 556, 1.26)


def knife() -> tuple[Node, ...]:
    """A knife between the teeth."""
    blade = "M262 376L400 366C412 372 404 388 386 392L262 396Z"
    return (
        form(blade, "#DDE2DF", 4.5),
        ink("M270 390L388 384", 3, strength=0.5),
        form("M170 374L262 370L264 400L172 400C162 392 162 382 170 374Z", "#5A3A22", 4.5),
        form("M254 364L268 364L270 406L256 406Z", BRIGHT_BRASS, 4),
    )
