"""What pirates wear on their heads."""

from __future__ import annotations

from captains.games.pirate_lords.picture.art.brush import form, hatched, ink, shaded, tone
from captains.scene.nodes import Circle, Node, Path
from captains.scene.palette import BLOOD, BRASS, BRIGHT_BRASS, CORAL, INK, PAPER, mixed
from captains.scene.shading import overlap


def hat(kind: str, colour: str, trim: str) -> tuple[Node, ...]:
    """A hat over the hair; "" for none. `trim` is its band, feather, dots or button."""
    makers = {
        "knit": _knit,
        "tricorn": _tricorn,
        "scarf": _scarf,
        "flat": _flat,
        "straw": _straw,
        "bicorne": _bicorne,
        "wester": _wester,
        "striped": _striped_cap,
        "hood": _hood,
    }
    return makers[kind](colour, trim) if kind else ()


_DOME = "M192 246C186 168 222 122 281 120C340 122 376 168 370 246Z"
_BAND = (
    "M178 222C172 222 168 232 170 246C172 264 176 270 184 270C240 252 322 252 378 270C386 270 390 264 392 246"
    "C394 232 390 222 384 222C322 204 240 204 178 222Z"
)


def _dark(colour: str) -> str:
    return mixed(colour, "#0A1018", 0.42)


def _knit(colour: str, trim: str) -> tuple[Node, ...]:
    ribs = "M222 240C220 190 236 146 262 126M252 240C250 190 258 150 272 124M340 240C342 190 326 146 300 126"
    seams = "M196 222L194 264M216 216L215 260M238 213L238 257M260 211L260 256M281 210L281 255M302 211L302 256"
    return (
        *shaded(_DOME, colour, "M318 110L346 180L340 250L390 250L390 110Z", _dark(colour)),
        ink(ribs + "M310 240C312 190 304 150 290 124", 3, strength=0.6),
        form(_BAND, mixed(colour, "#FFFFFF", 0.16)),
        hatched(_BAND, (320, 200, 80, 80), 90, 8),
        ink(seams, 3, strength=0.5),
        form("M258 116C254 92 308 92 304 116C310 128 252 128 258 116Z", trim, 5),
    )


_BRIM = (
    "M66 218C112 214 140 150 214 138C256 132 306 132 348 138C422 150 450 214 496 218C478 268 420 270 372 258"
    "C322 246 240 246 190 258C142 270 84 268 66 218Z"
)
_UPPER = "M66 218C112 214 140 150 214 138C256 132 306 132 348 138C422 150 450 214 496 218"


def _feather(colour: str) -> tuple[Node, ...]:
    vane = "M380 190C420 150 420 90 470 60C496 86 480 150 430 196C416 208 396 210 380 204Z"
    barbs = "M386 198C420 160 436 120 466 76M410 172L424 138M426 158L444 130M404 176L446 170M428 150L466 140"
    return form(vane, colour), ink(barbs, 3.5)


def _tricorn(colour: str, trim: str) -> tuple[Node, ...]:
    crown = "M196 214C196 130 230 92 281 90C332 92 366 130 366 214Z"
    star = "M214 178L220 190L232 196L220 202L214 214L208 202L196 196L208 190Z"
    return (
        form(crown, mixed(colour, "#0A1018", 0.22)),
        *_feather(trim),
        tone(_BRIM, colour),
        tone(overlap(_BRIM, "M330 130L384 200L380 270L510 270L510 130Z"), _dark(colour)),
        hatched(_BRIM, (330, 120, 180, 160), 62, 11, 0.6),
        ink(_BRIM),
        ink(_UPPER, 14),
        ink(_UPPER, 8, BRIGHT_BRASS),
        Circle(214, 196, 25, fill=INK),
        Circle(214, 196, 21, fill=BRIGHT_BRASS),
        Path(star, fill=BLOOD),
    )


_CLOTH = "M186 262C176 180 214 120 281 118C348 120 386 180 376 262C330 228 232 228 186 262Z"
_KNOT = "M368 236C398 214 436 230 452 214C452 250 420 262 396 260C420 286 432 322 420 356C396 336 372 300 366 258Z"


def _scarf(colour: str, trim: str) -> tuple[Node, ...]:
    dots = ((212, 222), (222, 176), (254, 206), (262, 152), (298, 214), (300, 168), (340, 226), (336, 180), (316, 138))
    marks: tuple[Node, ...] = tuple(Circle(x, y, 10, fill=trim) for x, y in dots) if trim else ()
    hem = "M186 262C232 228 330 228 376 262"
    return (
        form(_KNOT, mixed(colour, "#0A1018", 0.12)),
        hatched(_KNOT, (366, 214, 90, 150), 60, 10),
        tone(_CLOTH, colour),
        tone(overlap(_CLOTH, "M330 110L356 180L336 262L390 262L390 110Z"), _dark(colour)),
        *marks,
        ink(hem, 14),
        ink(hem, 6, mixed(colour, "#FFFFFF", 0.3)),
        ink(_CLOTH),
        form("M360 232C368 222 384 226 386 240C386 258 370 264 362 256Z", _dark(colour)),
    )


def _striped_cap(colour: str, trim: str) -> tuple[Node, ...]:
    """A long cap whose point hangs to the side, striped."""
    tail = "M352 150C400 150 440 190 446 262C436 268 424 268 414 262C404 226 388 208 362 204Z"
    stripes = [overlap(_DOME, f"M{x} 110L{x + 26} 110L{x + 30} 250L{x + 4} 250Z") for x in (196, 246, 296, 344)]
    return (
        form(tail, trim),
        ink("M396 176C404 168 414 170 420 178M424 214C430 208 438 210 442 216", 4),
        Circle(430, 276, 17, fill=trim, stroke=INK, width=5),
        tone(_DOME, colour),
        *(tone(stripe, trim) for stripe in stripes),
        tone(overlap(_DOME, "M326 110L352 180L346 250L390 250L390 110Z"), "#0A1018", 0.3),
        ink(_DOME),
        form(_BAND, mixed(colour, "#0A1018", 0.2)),
        hatched(_BAND, (320, 200, 80, 80), 90, 8),
    )


def _flat(colour: str, trim: str) -> tuple[Node, ...]:
    """A round sailor's cap with a ribbon whose ends hang behind."""
    top = "M158 186C150 130 214 108 281 108C348 108 412 130 404 186C396 214 330 214 281 214C232 214 166 214 158 186Z"
    band = "M192 252C190 226 196 206 204 202L358 202C366 206 372 226 370 252C322 236 240 236 192 252Z"
    return (
        form("M366 226C390 240 396 290 412 330L390 336C380 300 366 280 356 250Z", trim),
        *shaded(top, colour, "M330 100L366 150L350 220L420 220L420 100Z", mixed(colour, "#24303A", 0.3)),
        ink("M184 178C230 196 330 196 378 178", 3, strength=0.5),
        form(band, trim),
        ink("M214 222C260 212 302 212 348 222", 3.5, BRIGHT_BRASS),
        Circle(281, 216, 13, fill=BRIGHT_BRASS, stroke=INK, width=4),
    )


def _straw(colour: str, trim: str) -> tuple[Node, ...]:
    """A wide hat of straw."""
    crown = "M200 206C200 140 226 112 281 110C336 112 362 140 362 206Z"
    brim = "M96 238C110 202 200 186 281 186C362 186 452 202 466 238C420 262 350 250 281 250C212 250 142 262 96 238Z"
    weave = (
        "M128 236C180 216 230 208 281 208C332 208 382 216 434 236"
        "M226 130C224 160 222 180 222 196M254 118C252 150 250 176 250 192"
    )
    return (
        *shaded(crown, colour, "M320 100L342 150L340 210L380 210L380 100Z", mixed(colour, "#4A3216", 0.35)),
        form("M200 206C200 190 201 178 204 168C250 182 312 182 358 168C361 178 362 190 362 206Z", trim, 4),
        *shaded(brim, colour, "M340 180L400 200L400 262L480 262L480 180Z", mixed(colour, "#4A3216", 0.35)),
        ink(weave + "M308 118C310 150 312 176 312 192M336 130C338 160 340 180 340 196", 3, strength=0.5),
    )


def _bicorne(colour: str, trim: str) -> tuple[Node, ...]:
    """A hat turned up before and behind, with a cockade."""
    body = (
        "M92 232C120 176 176 96 281 88C386 96 442 176 470 232"
        "C430 252 380 246 340 238C300 232 262 232 222 238C182 246 132 252 92 232Z"
    )
    edge = "M92 232C120 176 176 96 281 88C386 96 442 176 470 232"
    marks: tuple[Node, ...] = _skull(281, 164) if trim == "skull" else _cockade(281, 150, trim)
    return (
        *shaded(body, colour, "M330 80L400 140L410 250L480 250L480 80Z", _dark(colour)),
        hatched(body, (340, 90, 130, 160), 62, 11, 0.6),
        ink(edge, 13),
        ink(edge, 7, BRIGHT_BRASS),
        *marks,
    )


def _skull(x: float, y: float) -> tuple[Node, ...]:
    dome = (
        f"M{x - 30} {y + 4}C{x - 34} {y - 40} {x + 34} {y - 40} {x + 30} {y + 4}"
        f"C{x + 26} {y + 16} {x + 18} {y + 18} {x + 16} {y + 32}"
    )
    return (
        ink(f"M{x - 52} {y + 16}L{x + 52} {y + 52}M{x + 52} {y + 16}L{x - 52} {y + 52}", 13),
        ink(f"M{x - 52} {y + 16}L{x + 52} {y + 52}M{x + 52} {y + 16}L{x - 52} {y + 52}", 7, PAPER),
        form(dome + f"L{x - 16} {y + 32}C{x - 18} {y + 18} {x - 26} {y + 16} {x - 30} {y + 4}Z", PAPER, 4),
        Circle(x - 12, y + 2, 8, fill=INK),
        Circle(x + 12, y + 2, 8, fill=INK),
        ink(f"M{x - 6} {y + 24}V{y + 31}M{x + 6} {y + 24}V{y + 31}M{x} {y + 12}V{y + 17}", 3),
    )


def _cockade(x: float, y: float, colour: str) -> tuple[Node, ...]:
    return (
        form(f"M{x - 8} {y + 8}L{x - 16} {y + 66}L{x} {y + 56}L{x + 16} {y + 66}L{x + 8} {y + 8}Z", colour, 4),
        Circle(x, y, 28, fill=colour, stroke=INK, width=5),
        Circle(x, y, 17, fill=PAPER, stroke=INK, width=4),
        Circle(x, y, 7, fill=BRASS, stroke=INK, width=3),
    )


def _wester(colour: str, trim: str) -> tuple[Node, ...]:
    """A hat of oiled cloth against the rain, its brim long behind."""
    dome = "M190 232C184 150 224 116 281 114C338 116 378 150 372 232Z"
    brim = (
        "M150 262C160 222 220 206 281 206C342 206 402 222 412 262C430 280 436 320 428 346"
        "C404 330 388 296 376 268C320 250 242 250 186 268C170 274 156 272 150 262Z"
    )
    return (
        *shaded(dome, colour, "M318 100L350 170L344 240L390 240L390 100Z", mixed(colour, "#4A3216", 0.4)),
        ink("M281 116V206M232 132C222 160 220 190 220 212M330 132C340 160 342 190 342 212", 3.5, strength=0.55),
        *shaded(brim, colour, "M350 200L372 240L380 290L440 360L440 200Z", mixed(colour, "#4A3216", 0.4)),
        ink("M178 250C230 230 332 230 386 250", 3.5, trim),
    )


def _hood(colour: str, trim: str) -> tuple[Node, ...]:
    """A hood drawn over the head, with a hem."""
    cloth = (
        "M168 330C150 220 196 108 281 104C366 108 412 220 394 330C404 380 420 420 430 470C400 480 372 470 356 452"
        "C384 400 380 330 366 270C350 214 320 192 281 190C242 192 212 214 196 270C182 330 178 400 206 452"
        "C190 470 162 480 132 470C142 420 158 380 168 330Z"
    )
    hem = "M206 452C178 400 182 330 196 270C212 214 242 192 281 190C320 192 350 214 366 270C380 330 384 400 356 452"
    return (
        tone(cloth, colour),
        tone(overlap(cloth, "M330 100L372 200L380 480L450 480L450 100Z"), _dark(colour)),
        hatched(cloth, (340, 120, 100, 360), 64, 12),
        ink(cloth),
        ink(hem, 12),
        ink(hem, 6, trim or CORAL),
    )
