"""What makes a pirate somebody: the parts a face, its hair and its clothes are put together from."""

from __future__ import annotations

from typing import NamedTuple

from captains.games.pirate_lords.picture.art.faces import Skin


class Looks(NamedTuple):
    """What makes a pirate somebody. `cloth` are the colours of clothes and of what goes with them; `signs` are small
    things such as "scar cheek", "patch", "pipe"; `turn` tilts the head and shoulders a little, in degrees."""

    skin: Skin
    iris: str
    hair: tuple[str, str]
    """Its colour, and that of its strands or shade."""
    hat: tuple[str, str, str]
    """Kind, colour, trim."""
    cloth: tuple[str, str]
    beard: str = ""
    moustache: str = ""
    brows: str = "thin"
    mouth: str = "firm"
    behind: str = ""
    signs: tuple[str, ...] = ()
    slim: bool = False
    turn: float = 0.0
    mirrored: bool = False


WHITE, GREY, BLACK, GINGER, BLOND, CHESTNUT = (
    ("#F1EBDD", "#CFC6B4"),
    ("#B9B4AA", "#8C867B"),
    ("#231A18", "#4E3A30"),
    ("#B4582B", "#7E3718"),
    ("#D9B25C", "#A57E31"),
    ("#5A3622", "#8A5A38"),
)
