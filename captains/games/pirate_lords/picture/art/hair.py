"""Hair: beards, moustaches, and what shows behind and beside the head."""

from __future__ import annotations

from captains.games.pirate_lords.picture.art.brush import form, ink, shaded, tone
from captains.scene.nodes import Circle, Node
from captains.scene.palette import BLOOD, BRIGHT_BRASS

FULL = (
    "M190 282C186 310 178 372 188 420C196 470 230 520 281 536C332 520 366 470 374 420C384 372 376 310 372 282"
    "C366 320 352 344 326 350C306 352 296 360 281 362C266 360 256 352 236 350C210 344 196 320 190 282Z"
)
SHORT = (
    "M194 300C192 370 214 432 252 452C268 460 294 460 310 452C348 432 370 370 368 300C362 336 350 354 328 360"
    "C310 362 298 366 281 366C264 366 252 362 234 360C212 354 200 336 194 300Z"
)
GOATEE = "M250 402C258 392 304 392 312 402C322 440 306 476 281 492C256 476 240 440 250 402Z"
_RIGHT = "M330 270L346 340L330 440L281 540L400 540L400 270Z"
_STRANDS = (
    "M206 350C202 396 212 440 234 480M228 366C226 410 238 456 256 500M256 400C256 440 264 480 276 514"
    "M356 350C360 396 350 440 328 480M334 366C336 410 324 456 306 500M306 400C306 440 298 480 290 514M281 410L281 470"
)


def beard(kind: str, colour: str, dark: str) -> tuple[Node, ...]:
    """Beards: "full", "short", "goatee", "chops", "plaits", "stubble" or "" for none."""
    match kind:
        case "full":
            return *shaded(FULL, colour, _RIGHT, dark), ink(_STRANDS, 3.6, strength=0.7)
        case "short":
            return (
                *shaded(SHORT, colour, _RIGHT, dark),
                ink("M214 372C220 402 232 424 250 438M240 398C244 418 252 432 262 442", 3.2, strength=0.6),
                ink("M348 372C342 402 330 424 312 438M322 398C318 418 310 432 300 442M281 420V446", 3.2, strength=0.6),
            )
        case "goatee":
            lines = ink("M268 412C264 436 270 458 278 474M294 412C298 436 292 458 284 474", 3, dark)
            return form(GOATEE, colour), lines
        case "chops":
            return (
                form("M196 290C184 340 190 398 228 412C246 408 250 390 240 376C222 368 208 342 206 300Z", colour),
                form("M366 290C378 340 372 398 334 412C316 408 312 390 322 376C340 368 354 342 356 300Z", dark),
                ink("M204 340C206 366 214 386 228 398M358 340C356 366 348 386 334 398", 3, strength=0.6),
            )
        case "plaits":
            return (*shaded(SHORT, colour, _RIGHT, dark), *_plait(254, 440, colour), *_plait(308, 440, colour))
        case "stubble":
            jaw = "M202 340C206 384 230 410 256 420C272 428 290 428 306 420C332 410 356 384 360 340"
            return (tone(jaw + "C340 372 320 364 281 364C242 364 222 372 202 340Z", dark, 0.34),)
        case _:
            return ()


def _plait(x: float, y: float, colour: str) -> tuple[Node, ...]:
    """A plait of beard with a ribbon."""
    nodes: list[Node] = []
    for i in range(3):
        at, r = y + i * 24, 15 - 2 * i
        d = f"M{x - r} {at}C{x - r} {at - 16} {x + r} {at - 16} {x + r} {at}"
        nodes.append(form(d + f"C{x + r} {at + 16} {x - r} {at + 16} {x - r} {at}Z", colour, 4))
    nodes.append(form(f"M{x - 9} {y + 62}H{x + 9}L{x + 12} {y + 86}L{x} {y + 78}L{x - 12} {y + 86}Z", BLOOD, 3.5))
    return tuple(nodes)


def moustache(kind: str, colour: str) -> tuple[Node, ...]:
    """Moustaches: "walrus", "handlebar", "pencil", "droop" or "" for none."""
    match kind:
        case "walrus":
            d = (
                "M281 356C262 336 226 344 204 384C232 380 262 390 281 376C300 390 330 380 358 384"
                "C336 344 300 336 281 356Z"
            )
            return form(d, colour), ink("M270 364C250 358 232 364 222 374M292 364C312 358 330 364 340 374", 3)
        case "handlebar":
            d = (
                "M281 358C262 346 236 352 212 392C206 402 198 400 194 392C200 420 226 414 246 394"
                "C258 384 270 382 281 372C292 382 304 384 316 394C336 414 362 420 368 392C364 400 356 402 350 392"
                "C326 352 300 346 281 358Z"
            )
            return (form(d, colour, 4),)
        case "pencil":
            d = (
                "M281 364C266 354 246 358 232 374C252 372 268 376 281 370C294 376 310 372 330 374"
                "C316 358 296 354 281 364Z"
            )
            return (form(d, colour, 3),)
        case "droop":
            d = (
                "M281 356C262 348 234 352 222 376C214 396 212 420 216 440C226 426 232 398 246 384"
                "C260 376 272 378 281 370C290 378 302 376 316 384C330 398 336 426 346 440C350 420 348 396 340 376"
                "C328 352 300 348 281 356Z"
            )
            return (form(d, colour, 4),)
        case _:
            return ()


LONG = (
    "M186 240C150 300 164 380 136 430C120 470 150 520 190 520L372 520C412 520 442 470 426 430C398 380 412 300 376 240Z"
)
_CURLS = (
    "M190 226C150 226 136 262 156 284C128 296 124 336 150 350C126 370 132 410 164 414C158 444 190 464 214 448"
    "L348 448C372 464 404 444 398 414C430 410 436 370 412 350C438 336 434 296 406 284C426 262 412 226 372 226Z"
)


def behind(kind: str, colour: str, light: str) -> tuple[Node, ...]:
    """Hair behind the head: "long", "curls", "bob", "tail" or "" for none."""
    match kind:
        case "long":
            lines = "M176 330C172 380 160 420 152 452M192 360C190 410 180 450 176 490"
            lines += "M388 330C392 380 402 420 410 452M372 360C374 410 382 450 388 490"
            return form(LONG, colour), ink(lines, 4, light)
        case "curls":
            rings = "M170 300c-12 6 -8 26 8 24M160 366c-8 12 4 26 18 18M188 420c2 14 20 18 26 6"
            rings += "M392 300c12 6 8 26 -8 24M402 366c8 12 -4 26 -18 18M374 420c-2 14 -20 18 -26 6"
            return form(_CURLS, colour), ink(rings, 4, light)
        case "bob":
            d = (
                "M190 230C158 280 160 360 170 414C196 428 214 424 222 404L340 404C348 424 366 428 392 414"
                "C402 360 404 280 372 230Z"
            )
            return form(d, colour), ink("M184 300C178 340 180 376 188 404M378 300C384 340 382 376 374 404", 4, light)
        case "tail":
            d = (
                "M356 250C400 260 436 320 430 400C428 440 412 470 396 480C404 440 396 400 372 372"
                "C360 340 352 290 356 250Z"
            )
            return (
                form(d, colour),
                ink("M380 290C404 330 414 380 408 430", 4, light),
                form("M362 300L396 286L402 304L370 320Z", BLOOD, 4),
            )
        case _:
            return ()


def braids(colour: str, ribbon: str) -> tuple[Node, ...]:
    """Two plaits that hang down before the shoulders."""
    nodes: list[Node] = []
    for x, lean in ((186, -5), (376, 5)):
        for i in range(6):
            cx, cy, r = x + lean * i * 0.8, 386 + i * 34, 23 - i * 1.6
            d = f"M{cx - r} {cy - 8}C{cx - r} {cy - 30} {cx + r} {cy - 30} {cx + r} {cy - 8}C{cx + r} {cy + 12}"
            nodes.append(
                form(
                    d + f" {cx + 6} {cy + 20} {cx} {cy + 24}C{cx - 6} {cy + 20} {cx - r} {cy + 12} {cx - r} {cy - 8}Z",
                    colour,
                    4.5,
                )
            )
        cx, cy = x + lean * 4.8, 592
        nodes.append(
            form(f"M{cx - 12} {cy - 6}H{cx + 12}L{cx + 20} {cy + 26}L{cx} {cy + 14}L{cx - 20} {cy + 26}Z", ribbon, 4)
        )
    return tuple(nodes)


def fringe(colour: str, light: str) -> tuple[Node, ...]:
    """Hair over the brow, for a head without a hat."""
    d = (
        "M188 296C176 210 206 150 281 148C356 150 386 210 374 296C368 262 352 236 330 224C300 240 250 244 226 232"
        "C208 246 194 266 188 296Z"
    )
    return form(d, colour), ink(
        "M226 232C236 196 256 176 284 168M330 224C330 200 318 182 300 172M206 252C206 220 216 196 232 182", 4, light
    )


def topknot(colour: str, light: str) -> tuple[Node, ...]:
    """A knot of hair on a shaved head."""
    return (
        form("M240 178C250 164 312 164 322 178C316 192 246 192 240 178Z", colour),
        form("M252 160C226 140 236 96 281 94C326 96 336 140 310 160C296 170 266 170 252 160Z", colour),
        ink("M262 150C252 132 262 114 280 110M300 150C308 134 304 120 292 112", 4, light),
        form("M254 158C270 168 292 168 308 158L306 172C292 180 270 180 256 172Z", BRIGHT_BRASS, 3.5),
    )


def tattoo(colour: str = "#24404F") -> tuple[Node, ...]:
    """Marks on a shaved head."""
    return (
        ink(
            "M222 236C232 214 252 202 270 200M234 246C242 230 256 220 270 218M340 236C330 214 310 202 292 200",
            5,
            colour,
        ),
        ink("M328 246C320 230 306 220 292 218", 5, colour),
        Circle(281, 226, 6, fill=colour),
    )
