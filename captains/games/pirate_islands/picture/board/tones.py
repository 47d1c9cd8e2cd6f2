"""The colours of the map, beyond those of every page: the sea's tones, and each kind of island."""

from __future__ import annotations

from typing import NamedTuple

OPEN_SEA, POOL = "#16405A", "#113349"
SEA_TONES = ("#1C4D69", "#256180", "#3A7C97", "#62A0B1", "#A3CBCB")
WATER, BREAKER = "#7FB2BF", "#A3CBCB"
UNDER_WATER = "#0F3A52"
LANE = "#F8F2DE"
BERTH = "#2C6D8A"
SITE, SITE_RIM, HUT = "#F6E7C2", "#EAD29C", "#A98347"
CREAM = "#F6EEDC"
GHOST_GLOW = "#9BE8C4"


class Ground(NamedTuple):
    """How a kind of island is coloured: ground, its shaded edge, light patches, beach, cliff, edge of the ground."""

    ground: str
    shade: str
    light: str
    beach: str
    cliff: str = "#8C6A3C"
    edge: str = "#6B5A34"


GROUNDS = {
    "cutlass": Ground("#B9BDB4", "#9BA19B", "#C9CCC4", "#DFD2AE", "#6C6A60"),
    "goat": Ground("#BBCB70", "#A2B459", "#CBD884", "#EBD9A8"),
    "wood": Ground("#7E9A55", "#67834A", "#8DAA62", "#E3CF9C"),
    "gold": Ground("#EBCB68", "#D2AC47", "#F5DC8C", "#F3E2AE"),
    "molasses": Ground("#D3A066", "#BA8448", "#DFB379", "#EBD9A8"),
    "spooky": Ground("#6A5C85", "#50446A", "#70628A", "#9A8FAB", "#332A42", "#2A2138"),
}
