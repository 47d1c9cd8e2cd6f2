"""A marked loot card is looked for in every byte that another seat or the public gets to see before the end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from captains.engine.match import Match
from captains.engine.seats import PUBLIC
from captains.games.pirate_lords.actions import DealLoot
from captains.host.fault import SaveFault
from captains.host.reading import Reading
from captains.paper.export import export
from tests.conformance.canary import exported, listed, pages, record_of, window
from tests.games.pirate_lords.test_secrets import CANARY, planted, running, secrets_of

MARK = str(CANARY).encode()
__all__ = ["running"]


def moments(match: Match) -> Iterator[Match]:
    """Just before the last loot is dealt, and in the bargain before it."""
    yield match
    earlier = Match(match.game, match.setup, match.entries)
    while earlier.state.phase != "bargain":
        earlier.rewind(len(earlier.entries) - 1)
    yield earlier


def test_PL_25_no_byte_of_window_list_or_log_depends_on_what_another_seat_knows(running, tmp_path: Path):
    for match in moments(running):
        plain = {viewer: list(window(match, viewer)) for viewer in (PUBLIC, *range(5))}
        for knows in sorted(secrets_of(match))[::2]:
            other = planted(match, knows)
            assert any(isinstance(entry.action, DealLoot) for entry in other.entries)
            for viewer in (PUBLIC, *range(5)):
                if viewer in knows:
                    continue
                seen = list(window(other, viewer))
                assert not any(MARK in each for each in seen), (viewer, knows)
                assert seen == plain[viewer], (viewer, knows)


def test_PL_25_no_byte_of_an_export_depends_on_what_only_some_know(running, tmp_path: Path):
    plain = list(exported(running, tmp_path / "plain"))
    assert len(plain) == 11
    for n, knows in enumerate(sorted(secrets_of(running), key=len)[::4]):
        other = planted(running, knows)
        got = list(exported(other, tmp_path / str(n)))
        assert not any(MARK in each for each in got), knows
        assert got == plain, knows
        assert MARK not in listed(other, tmp_path / str(n))


def test_PL_25_a_running_match_has_no_scores_to_give_away(running, tmp_path: Path):
    with pytest.raises(SaveFault, match="no scores before"):
        export(Reading(running, record_of(running)), tmp_path / "scores.csv")


def test_a_marked_card_is_found_where_it_may_be_seen(running):
    """The canary sings: whoever may see the marked card is shown something else than before."""
    sung = 0
    for knows in secrets_of(running):
        owner = [seat for seat in knows if any(card.kind.knows == knows for card in running.state.lords[seat].loot)]
        for seat in owner:
            with pytest.raises(IndexError):
                list(pages(planted(running, knows), seat))
            sung += 1
    assert sung > 4
