"""The print leaf: how the sheets of a match are to be written, in which theme and for which paper."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from captains.render.pdf import PAPERS
from captains.scene.controls import Option, choice, plate
from captains.scene.ensigns import flag
from captains.scene.lettering import wrapped
from captains.scene.nodes import Drawing, Node, Path, Rect, Text, Use
from captains.scene.page import Box, Does, Format, Page, Pick, Piece, Show
from captains.scene.palette import BRASS, DEEP_SEA, FOAM, INK, LIGHT, SAND, SOFT_INK, seat_colour
from captains.scene.spread import Spread
from captains.scene.themes import THEMES, Theme, in_theme
from captains.scene.widgets import line_of
from captains.screen.pages.leaf import Leaf

WORDS: dict[Theme, tuple[str, str]] = {
    "full": ("In full colours", "As on the screen."),
    "light": ("In light colours", "No dark areas: less ink."),
    "outline": ("In black lines", "Least ink; seats told apart by pattern."),
}
ABOUT = "Each sheet becomes a picture, and all of them one PDF, in the folder captains of your documents."


class PrintLeaf(Leaf):
    """The choice of theme and paper; "Write them" hands `Show("print", (theme, paper))` to the stage."""

    def __init__(self) -> None:
        self.theme: Theme = "full"
        self.paper: str = next(iter(PAPERS))

    def page(self, under: Page, fmt: Format) -> Page:
        """The choice over the page."""
        return _laid_out(under, fmt, self.theme, self.paper)

    def wish(self, does: Does) -> Does | None:
        """Choose, write, or put it away."""
        match does:
            case Show("print-theme", theme):
                self.theme = theme
            case Show("print-paper", paper):
                self.paper = paper
            case Show("print-now"):
                self.done = True
                return Show("print", (self.theme, self.paper))
            case Show("back"):
                self.done = True
        return None


def _laid_out(under: Page, fmt: Format, theme: Theme, paper: str) -> Page:
    spread = Spread(fmt)
    size, small, pad = spread.em(32), spread.em(19), spread.px(44)
    wide = min(fmt.width - 100.0, 1120.0 * (0.8 if fmt.narrow else 1.0) * max(1.0, fmt.text * 0.9))
    inner = wide - 2 * pad
    about = wrapped(ABOUT, inner, small, "serif")
    gap = spread.px(22)
    card_w = (inner - 2 * gap) / 3
    notes = {key: wrapped(words, card_w - small * 1.6, small, "sans") for key, (_, words) in WORDS.items()}
    card_h = card_w * 0.5 + small * (2.2 + 1.35 * max(map(len, notes.values())))
    head = pad * 0.7 + size * 1.3 + len(about) * small * 1.4 + small
    button_h = small * 2.6
    high = head + card_h + gap + button_h + pad * 0.9
    x, y = round((fmt.width - wide) / 2), round((fmt.height - high) * 0.45)
    nodes: list[Node] = [*plate(0, 0, wide, high, 16)]
    nodes.append(line_of(pad, pad * 0.7 + size, "Save the sheets", size, inner, "title", DEEP_SEA, bold=True))
    top = pad * 0.7 + size * 1.3
    nodes += [Text(pad, top + (i + 1) * small * 1.4, line, small, "serif", SOFT_INK) for i, line in enumerate(about)]
    spread.draw("print", Box(x, y, wide, high), nodes, 12)
    for i, each in enumerate(THEMES):
        box = Box(round(x + pad + i * (card_w + gap)), round(y + head), round(card_w), round(card_h))
        _card(spread, box, each, notes[each], small, str(i + 1), each == theme)
    foot = round(y + head + card_h + gap)
    names: list[str] = list(PAPERS)
    options = [Option(name, Show("print-paper", name)) for name in names]
    spread.put(*_papers(Box(round(x + pad), foot, round(inner * 0.36), round(button_h)), options, names.index(paper)))
    w = round(inner * 0.26)
    no, yes = (Box(round(x + wide - pad - n * w - (n - 1) * gap), foot, w, round(button_h)) for n in (2, 1))
    spread.button("print-no", no, "Not now", Show("back"), size=small, order=8)
    spread.button("print-now", yes, "Write them", Show("print-now"), "main", size=small, key="enter", order=9)
    return spread.over(under)


def _papers(box: Box, options: list[Option], chosen: int) -> tuple[Piece, *tuple[Pick, ...]]:
    piece, picks = choice("print-paper", box, options, chosen, max(13.0, box.h * 0.36), order=5)
    return piece, *picks


def _card(spread: Spread, box: Box, theme: Theme, notes: Sequence[str], small: float, key: str, chosen: bool) -> None:
    """A theme: what it looks like, its name, a sentence."""
    name = WORDS[theme][0]
    shown = Box(box.x + 8, box.y + 8, box.w - 16, round(box.w * 0.5) - 8)
    nodes: list[Node] = [Rect(0, 0, box.w, box.h, 8, LIGHT, BRASS if chosen else SOFT_INK, 3 if chosen else 1.4)]
    y = shown.h + 8 + small * 1.5
    nodes.append(line_of(box.w / 2, y, name, small * 1.06, box.w - small, "serif", INK, "middle", True))
    for i, line in enumerate(notes):
        nodes.append(Text(box.w / 2, y + (i + 1) * small * 1.35, line, small, "sans", SOFT_INK, "middle"))
    spread.draw(f"print-{theme}-card", box, nodes, 4)
    spread.put(Piece(f"print-{theme}-sample", shown, sample(theme, round(shown.w), round(shown.h))))
    does = Show("print-theme", theme)
    spread.put(
        Piece(f"print-{theme}-edge", shown, _edge(shown)),
        Pick(f"print-{theme}", box, does, state="chosen" if chosen else "quiet", key=key, order=1, radius=8),
    )


def _edge(box: Box) -> Drawing:
    return Drawing(box.w, box.h, (Rect(0.75, 0.75, box.w - 1.5, box.h - 1.5, 4, stroke=SOFT_INK, width=1.2),))


@lru_cache(maxsize=24)
def sample(theme: Theme, width: int, height: int) -> Drawing:
    """An island with two flags in the sea, in a theme."""
    w, h = 80.0, 80.0 * height / width
    land = f"M14 {h * 0.72}C20 {h * 0.38} 36 {h * 0.3} 46 {h * 0.42}C58 {h * 0.3} 68 {h * 0.5} 66 {h * 0.74}"
    land += f"C50 {h * 0.92} 26 {h * 0.9} 14 {h * 0.72}Z"
    waves = "".join(
        f"M{x} {y}q2 -2 4 0q2 -2 4 0" for x, y in ((4, h * 0.2), (66, h * 0.16), (3, h * 0.9), (69, h * 0.92))
    )
    nodes: tuple[Node, ...] = (
        Rect(0, 0, w, h, fill=DEEP_SEA),
        Path(land, stroke="#2F7398", width=4),
        Path(land, SAND, INK, 0.6),
        Path(waves, stroke=FOAM, width=0.6),
        *flag(24, h * 0.24, 13, 8, seat_colour("navy")),
        *flag(46, h * 0.3, 13, 8, seat_colour("ochre")),
        Use("galleon", 71, h * 0.5, 13),
    )
    return in_theme(Drawing(w, h, nodes, "mm", key=f"print-sample {width} {height}"), theme)
