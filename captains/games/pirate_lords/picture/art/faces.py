"""Faces: head, ears, eyes, brows, nose and mouths, and what life has left on them."""

from __future__ import annotations

from typing import NamedTuple

from captains.games.pirate_lords.picture.art.brush import form, ink, tone
from captains.scene.nodes import Circle, Node
from captains.scene.palette import BRIGHT_BRASS, INK
from captains.scene.shading import overlap

BROAD = (
    "M196 292C190 214 228 176 281 176C334 176 372 214 366 292C366 352 344 400 312 420"
    "C298 430 264 430 250 420C218 400 196 352 196 292Z"
)
SLIM = (
    "M200 292C196 214 230 178 281 178C332 178 366 214 362 292C362 344 342 386 308 416"
    "C292 430 270 430 254 416C220 386 200 344 200 292Z"
)
_SHADE = "M322 160C338 220 330 262 318 288C338 330 316 372 300 392C296 410 286 424 276 440L390 440L390 160Z"


class Skin(NamedTuple):
    """A colour of skin, its shade, and that of the lips."""

    light: str
    shade: str
    lips: str = "#A33F3A"


ROSY = Skin("#E9B78C", "#C68A5E", "#B4574A")
TAN = Skin("#D9A273", "#A9744A")
OLIVE = Skin("#C98E62", "#95603C")
BROWN = Skin("#A8714A", "#744A2C", "#8C3B36")
DARK = Skin("#8B5A3C", "#5C3824", "#7A2E2C")
DEEP = Skin("#6E4530", "#46291B", "#6E2A2A")


def head(skin: Skin, shape: str = BROAD) -> tuple[Node, ...]:
    """Ears and face in two tones."""
    return (
        form("M196 286C176 274 168 300 178 324C184 340 196 342 202 334Z", skin.light),
        form("M366 286C386 274 394 300 384 324C378 340 366 342 360 334Z", skin.shade),
        tone(shape, skin.light),
        tone(overlap(_SHADE, shape), skin.shade),
        ink(shape),
    )


def neck(skin: Skin) -> Node:
    """The neck, in the chin's shadow."""
    return form("M238 400L238 508C254 548 308 548 324 508L324 400Z", skin.shade)


def eye(x: float, y: float, iris: str) -> tuple[Node, ...]:
    """An open eye."""
    white = f"M{x - 21} {y + 2}C{x - 10} {y - 12} {x + 10} {y - 12} {x + 21} {y + 1}"
    white += f"C{x + 10} {y + 9} {x - 10} {y + 10} {x - 21} {y + 2}Z"
    return (
        form(white, "#FBF5E6", 3.4),
        Circle(x, y - 1, 8, fill=iris),
        Circle(x - 3, y - 4, 2.6, fill="#FFFFFF"),
        ink(f"M{x - 23} {y + 1}C{x - 12} {y - 14} {x + 12} {y - 14} {x + 23} {y}"),
    )


def nose(skin: Skin) -> tuple[Node, ...]:
    """The nose with its shadow at the right."""
    return (
        tone("M284 292C292 318 304 330 300 342C296 350 284 352 281 350Z", skin.shade),
        ink("M280 286C276 312 262 328 266 342C272 352 290 352 297 343", 4.5),
    )


def brows(kind: str, colour: str) -> tuple[Node, ...]:
    """Eyebrows: "bushy", "stern", "arched" or "thin"."""
    match kind:
        case "bushy":
            return (
                form("M208 278C216 254 246 252 266 270C250 266 230 268 208 278Z", colour, 4),
                form("M354 278C346 254 316 252 296 270C312 266 332 268 354 278Z", colour, 4),
            )
        case "stern":
            return (ink("M212 266C228 262 250 270 266 282M350 266C334 262 312 270 296 282", 9, colour),)
        case "arched":
            return (ink("M212 276C220 256 250 254 264 270M298 270C312 254 342 256 350 276", 8, colour),)
        case _:
            return (ink("M216 272C230 262 250 262 262 270M300 270C312 262 332 262 346 272", 5, colour),)


def mouth(kind: str, skin: Skin) -> tuple[Node, ...]:
    """Mouths: "lips", "grin" with a gold tooth, "firm", "smile" or "bearded", between moustache and beard."""
    match kind:
        case "lips":
            upper = "M252 376C264 368 274 370 281 374C288 370 298 368 310 376C300 396 262 396 252 376Z"
            return form(upper, skin.lips, 4), ink("M250 377C270 382 292 382 312 376", 3.5)
        case "grin":
            teeth = "M248 376C264 386 298 386 314 376C310 402 252 402 248 376Z"
            gold = "M288 384L299 383L298 393L289 394Z"
            return (
                form(teeth, "#F7EEDC", 4),
                ink("M262 383V396M275 385V399M310 380V386", 2),
                form(gold, BRIGHT_BRASS, 2),
            )
        case "smile":
            return ink("M244 374C262 396 300 396 318 374"), ink(
                "M240 370l6 8M322 370l-6 8M268 402C276 406 288 406 294 402", 3
            )
        case "bearded":
            return (form("M250 384C268 396 294 396 312 384C306 404 256 404 250 384Z", "#7A3A2A", 3.5),)
        case _:
            return ink("M250 384C270 378 292 378 312 384"), ink("M266 400C276 404 288 404 296 400", 3)


def scar(where: str) -> Node:
    """A stitched scar on the cheek, over the brow or across the nose."""
    match where:
        case "cheek":
            return ink("M318 322L338 352M319 337L330 331M327 347L338 341", 3.5, "#6E3328")
        case "brow":
            return ink("M228 246L246 318M226 262L240 258M231 282L246 278", 3.5, "#6E3328")
        case _:
            return ink("M256 316L308 330M266 312L264 326M282 316L279 330M297 320L294 334", 3.5, "#6E3328")


def patch(left: bool = False) -> tuple[Node, ...]:
    """An eye patch on its band."""
    if left:
        return (
            ink("M358 228L244 298L184 330", 7),
            form("M270 284C262 272 218 276 212 288C210 318 228 334 244 332C260 328 272 310 270 284Z", "#1D1613", 4),
        )
    return (
        ink("M204 228L318 298L378 330", 7),
        form("M292 284C300 272 344 276 350 288C352 318 334 334 318 332C302 328 290 310 292 284Z", "#1D1613", 4),
    )


def earring(x: float = 182, y: float = 350) -> tuple[Node, ...]:
    """A gold ring in the ear."""
    return Circle(x, y, 14, stroke=INK, width=10), Circle(x, y, 14, stroke=BRIGHT_BRASS, width=5.5)


def freckles(skin: Skin) -> tuple[Node, ...]:
    """Freckles over nose and cheeks."""
    spots = ((226, 330), (238, 342), (250, 328), (312, 330), (324, 342), (336, 328), (262, 340), (300, 340))
    return tuple(Circle(x, y, 3.2, fill=skin.shade) for x, y in spots)


def wrinkles(skin: Skin) -> Node:
    """Lines of age under the eyes and beside the mouth."""
    d = "M222 330C230 322 246 322 254 330M308 330C316 322 332 322 340 330M240 356C234 366 234 378 240 388"
    return ink(d + "M322 356C328 366 328 378 322 388", 3.6, skin.shade)


def monocle() -> tuple[Node, ...]:
    """An eyeglass with its cord."""
    return (
        Circle(320, 298, 32, fill="#DCEBEA", fill_opacity=0.25, stroke=INK, width=9),
        Circle(320, 298, 32, stroke=BRIGHT_BRASS, width=5),
        ink("M350 310C372 350 362 420 340 470", 3),
    )
