"""A stage of no game, with a bit of everything: pieces, picks, dice, notes, fields. Shown by tests only."""

from __future__ import annotations

from msgspec.structs import replace

from captains.engine.refusal import Refusal
from captains.scene.nodes import Circle, Drawing, Path, Rect, Text, Use
from captains.scene.page import (
    Act,
    Banner,
    Box,
    Desk,
    Die,
    Does,
    Flight,
    Format,
    Half,
    Line,
    Note,
    Page,
    Pick,
    Piece,
    Refuse,
    TextField,
)
from captains.scene.widgets import button, card, panel
from captains.screen.stage import DeclinedError, Stage

BLUE = (("pearl",), ("wood",), ("gem",), ("barrel",), ("joker",))
FACES = {
    "yellow": tuple((f"gold-{n}",) for n in range(1, 7)),
    "blue1": (*BLUE, ("double-barrel",)),
    "blue2": (*BLUE, ("wood", "wood")),
    "blue3": (*BLUE, ("double-gem",)),
    "red": (("skull-circles",), ("anchor-circles",), ("skull-circles",), ("anchor-circles",), ("skull",), ("anchor",)),
    "black": (("fist",), ("cutlass",), ("sabers",), ("pistol",), ("bomb",), ("cannon",)),
}
COLOURS = {"yellow": "#E5B528", "red": "#B5302F", "black": "#24242A"}
NO = Refuse(Refusal("rule", "CX-07", "This row is full, so nobody can be taken into it any more."))


def dice(tray: Box, up: int | None = 0, roll: int = 1, state: str = "open", apart: bool = True) -> tuple[Die, ...]:
    """Six dice in two rows; the first lies apart."""
    w, h = tray.w / 4, tray.h / 2
    found = []
    for index, (name, faces) in enumerate(FACES.items()):
        x, y = tray.x + (index % 3) * w, tray.y + (index // 3) * h
        look = state
        if apart and name == "yellow":
            x, y, look = tray.x + 3 * w, tray.y + h / 2, "aside"
        if apart and name == "black":
            look = "chosen"
        shown = None if up is None else (up + index) % 6 if apart else up
        side = min(w, h)
        box = Box(x + (w - side) / 2, y + (h - side) / 2, side, side)
        found.append(Die(name, box, COLOURS.get(name, "#2F6DA8"), faces, shown, roll, look))  # type: ignore[arg-type]
    return tuple(found)


def sea(fmt: Format) -> Piece:
    """The sea under everything."""
    waves = "".join(
        f"M{x} {y}q7 -6 14 0t14 0t14 0" for x in range(30, fmt.width, 170) for y in range(20, fmt.height, 45)
    )
    nodes = (Rect(0, 0, fmt.width, fmt.height, fill="#143C57"), Path(waves, stroke="#2A5C7A", width=1.4))
    return Piece(
        "sea",
        Box(0, 0, fmt.width, fmt.height),
        Drawing(fmt.width, fmt.height, nodes, key=f"sea {fmt.width}x{fmt.height}"),
    )


def piece(ident: str, box: Box, *nodes: object, key: str = "") -> Piece:
    """A piece of nodes from its own corner."""
    return Piece(ident, box, Drawing(box.w, box.h, nodes, key=key))  # type: ignore[arg-type]


class Demo(Stage):
    """The demonstration's stage; keeps a list of the wishes it was sent."""

    def __init__(self) -> None:
        self.wishes: list[Does] = []
        self.roll, self.up = 0, None
        self.marks = 3
        self.kind = "table"
        self.sealed = False
        self.ticks: list[int] = []
        self.left = False

    def page(self, fmt: Format, desk: Desk) -> Page:
        k = 0.7 if fmt.narrow else 1.0
        sheet = Box(26 * k, 100 * k, fmt.width * 0.62, fmt.height - 130 * k)
        right = sheet.x + sheet.w + 26 * k
        tray = Box(right, sheet.y, fmt.width - right - 26 * k, 374 * k)
        pieces = [
            sea(fmt),
            piece(
                "banner",
                Box(26 * k, 18 * k, sheet.w, 62 * k),
                *card(4, 4, sheet.w - 14, 62 * k - 14),
                Text(30, 40 * k, "Mary chooses two dice", 30 * k, "title", "#12324A", bold=True),
            ),
            piece("sheet", sheet, *panel(2, 2, sheet.w - 10, sheet.h - 12), key=f"sheet {sheet.w}x{sheet.h}"),
            piece(
                "tray",
                tray,
                Rect(1, 1, tray.w - 2, tray.h - 2, 12, fill="#7A4F28", stroke="#2B2118", width=2),
                Rect(17, 17, tray.w - 34, tray.h - 34, 7, fill="#16384B", stroke="#08151F", width=2.4),
            ),
        ]
        picks: list[Pick] = []
        names = ("pearl", "wood", "gem", "barrel", "coin")
        for row, name in enumerate(names):
            for col in range(10):
                box = Box(sheet.x + 60 * k + col * 58 * k, sheet.y + 60 * k + row * 62 * k, 44 * k, 44 * k)
                half = box.w / 2
                ident = f"{name}-{col}"
                if col < self.marks:
                    pieces.append(
                        piece(
                            f"place-{ident}",
                            box,
                            Circle(half, half, half - 2, stroke="#3A3A44", width=2.5, fill="#F4E9D0"),
                            Use(name, half, half, box.w * 0.66),
                        )
                    )
                else:
                    pieces.append(
                        piece(
                            f"place-{ident}",
                            box,
                            Circle(half, half, half - 1, stroke="#5B4636", width=1),
                            Use(name, half, half, box.w * 0.6, form="line"),
                        )
                    )
                if col == self.marks:
                    does: Does = NO if name == "coin" else Act(0, ident)
                    note = Note(
                        f"One more {name.title()}",
                        (
                            Line("Circles the next place: you would hold four of them then.", (name,), "CX-08"),
                            Line("Costs three of these", ("coin", "coin", "coin")),
                        ),
                        name,
                    )
                    picks.append(
                        Pick(
                            ident,
                            box,
                            does,
                            "circle",
                            "chosen" if name == "gem" else "open",
                            None if name == "coin" else note,
                            kin=("blue1",) if name == "pearl" else (),
                            key=str(row + 1),
                        )
                    )
        cardbox = Box(sheet.x + 60 * k, sheet.y + 400 * k, 330 * k, 150 * k)
        pieces.append(
            piece(
                "parrot",
                cardbox,
                Rect(1, 1, cardbox.w - 2, cardbox.h - 2, 8, fill="#FBF5E4", stroke="#2B2118", width=1.5),
                Use("parrot", 70 * k, 75 * k, 100 * k),
                Text(140 * k, 60 * k, "Parrot", 24 * k, "serif", bold=True),
            )
        )
        picks.append(
            Pick(
                "parrot",
                cardbox,
                Half((("buy", "parrot"),)),
                note=Note("Parrot", (Line("Two points."),), "parrot"),
                key="p",
            )
        )
        far = Box(sheet.x + sheet.w - 260 * k, sheet.y + sheet.h - 90 * k, 200 * k, 52 * k)
        drawn, pick = button("done", far, "Done", Act(0, "done"), "main", 20 * k, "tick", "enter")
        pieces.append(drawn)
        picks.append(pick)
        lot = dice(Box(tray.x + 20, tray.y + 20, tray.w - 40, tray.h - 40), self.up, self.roll)
        picks += [
            Pick(
                die.id,
                die.box,
                Act(0, die.id),
                "circle",
                "open",
                Note(f"The {die.id} die"),
                key="y" if die.id == "yellow" else "",
            )
            for die in lot
            if die.state != "aside"
        ]
        field = TextField(
            "name",
            Box(right, tray.y + tray.h + 40 * k, 340 * k, 46 * k),
            str(desk.held("name", "")),
            "Name of the captain",
            20,
        )
        other = TextField(
            "ship",
            Box(right, tray.y + tray.h + 110 * k, 340 * k, 46 * k),
            str(desk.held("ship", "Солёная цапля")),
            "Ship",
            20,
        )
        return Page(
            self.kind,
            tuple(pieces),
            tuple(picks),
            lot,
            tray,
            Banner("Mary", "chooses two dice"),
            (field, other),
            self.sealed,
        )

    def hover(self, pick: str, fmt: Format, desk: Desk) -> tuple[Piece, ...]:
        if pick != "pearl-3":
            return ()
        found = next(p for p in self.page(fmt, desk).picks if p.id == pick)
        half = found.box.w / 2
        return (
            piece(
                "ghost",
                found.box,
                Circle(half, half, half - 3, stroke="#3A3A44", width=2, stroke_opacity=0.6, dash="4 4"),
            ),
        )

    def wish(self, does: Does, desk: Desk) -> Desk:
        self.wishes.append(does)
        if does == Act(0, "done"):
            self.roll, self.up = self.roll + 1, (self.roll * 2) % 6
        if does == Act(0, "wood-3"):
            raise DeclinedError(NO)
        if does == Act(0, "pearl-3"):
            self.marks += 1
            self.window.fly(
                (
                    Flight(
                        Drawing(100, 100, (Use("pearl", 50, 50, 90),)),
                        Box(900, 300, 60, 60),
                        Box(200, 200, 30, 30),
                        0,
                        "place-pearl-3",
                    ),
                )
            )
        if isinstance(does, Half):
            held = dict(desk.half)
            held.update(does.change)
            return replace(desk, half=tuple(held.items()))
        return desk

    def tick(self, ms: int) -> int | None:
        self.ticks.append(ms)
        return None

    def leave(self) -> None:
        self.left = True
