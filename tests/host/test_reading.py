"""Reading a match: its moments, for every viewer, and faults in what is kept."""

from __future__ import annotations

import msgspec
import pytest

from captains.engine.seats import PUBLIC
from captains.host.fault import SaveFault
from captains.host.packing import lexicon_of, pack, unpack
from captains.host.reading import reading_of
from tests.host.skiffs import GAME, Bid, Take
from tests.host.tables import begun, play


def test_each_moment_of_a_match_that_is_over_is_open() -> None:
    reading = play(begun()).reading()
    for n in range(len(reading) + 1):
        seen = reading.sight(n)
        assert seen.view is reading.match.states[n]
        assert list(seen.log) == reading.match.entries[:n]
        assert (seen.outcome is None) == (n < len(reading))
    assert reading.sight().outcome is not None


def test_a_running_match_is_read_with_the_viewer_s_eyes() -> None:
    host = play(begun(), 3)
    host.act(1, Bid(3))
    for viewer, known in ((1, True), (0, False), (PUBLIC, False)):
        seen = host.reading().sight(viewer=viewer)
        assert (b'"value":3' in msgspec.json.encode((seen.view, list(seen.log)))) is known
    assert host.reading().sight().waiting == (0,)


def test_nothing_is_decided_in_a_reading() -> None:
    seen = play(begun(), 1).reading().sight(viewer=0)
    assert seen.offers == ()
    assert seen.check(0, Take(0)) is not None
    assert seen.preview(0, Take(0)) is None


def test_a_moment_that_has_not_come_is_refused() -> None:
    reading = play(begun(), 3).reading()
    for at in (-1, 4):
        with pytest.raises(SaveFault, match="has 3 entries"):
            reading.sight(at)


def test_entries_that_do_not_fit_are_named() -> None:
    record = play(begun(), 5).record()
    entries = (*record.entries[:2], msgspec.structs.replace(record.entries[2], events=("nonsense",)))
    with pytest.raises(SaveFault, match="damaged at entry 2"):
        reading_of(msgspec.structs.replace(record, entries=entries), GAME)


def test_a_packed_entry_comes_back_and_is_smaller() -> None:
    lexicon = lexicon_of(GAME)
    for entry in play(begun(clock=lambda: "")).match.entries:
        data = pack(entry, lexicon)
        assert unpack(GAME, data, lexicon) == entry
        assert len(data) < len(msgspec.msgpack.encode(entry)) / 2
