"""What the last page of any game says of a win, of a win by the last tie-break, and of victories shared."""

from __future__ import annotations

from msgspec.structs import replace

from captains.scene.nodes import Text
from captains.scene.page import Desk, Format
from captains.scene.picture import Picture
from captains.scene.sight import Sight
from captains.scene.svg import every

TIE = "They have as many points; the last thing counted decides."
ENDS: tuple[tuple[tuple[int, ...], tuple[str, ...]], ...] = (
    ((1, 2, 3), ()),
    ((1, 2, 3), (TIE,)),
    ((2, 1, 1), (TIE,)),
    ((1, 1, 1), (TIE,)),
)
"""Places of three seats, and the ties told."""


def check_final_words(picture: Picture, sight: Sight, wins: str, share: str) -> None:
    """Assert that a match of three that is over says who wins or who shares; both are sentences with "{names}"."""
    assert sight.outcome is not None
    names = [seat.name for seat in sight.setup.seats]
    for places, ties in ENDS:
        ended = replace(sight, outcome=replace(sight.outcome, places=places, ties=ties))
        page = picture.table(ended, Desk(step=10_000), Format(1920, 1080))
        words = [node.text for piece in page.pieces for node in every(piece.drawing.nodes) if isinstance(node, Text)]
        first = [name for name, place in zip(names, places, strict=True) if place == 1]
        who = " and ".join([*([", ".join(first[:-1])] if first[1:] else []), first[-1]])
        said, other = (share, wins) if first[1:] else (wins, share)
        assert any(line.startswith(said.format(names=who)) for line in words), (places, words)
        assert not any(other.format(names="").strip() in line for line in words), (places, words)
        assert any(TIE[:30] in line for line in words) == bool(ties)
