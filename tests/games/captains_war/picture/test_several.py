"""Resources are counted as people do; one that the words do not know keeps its printed name."""

from __future__ import annotations

from captains.games.captains_war.picture.words import goods
from captains.library import games


def test_several_resources_have_their_plural_where_there_is_one() -> None:
    games.picture("captains-war")
    assert [goods(2, name) for name in ("Pearl", "Wood", "Gem", "Barrel", "Rum")] == [
        "2 Pearls",
        "2 Wood",
        "2 Gems",
        "2 Barrels",
        "2 Rum",
    ]
    assert goods(1, "Gem") == "1 Gem"
