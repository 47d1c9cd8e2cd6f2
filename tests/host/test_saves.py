"""Saves: what is kept, in which order it is listed, and what happens when it can't be kept or read."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from captains.engine.notation import match_digest
from captains.host import rows, tables
from captains.host.fault import SaveFault
from captains.host.host import Host, open_match
from captains.host.ids import id_of, seq_of
from captains.host.reading import match_of
from captains.host.records import Record
from captains.host.saves import Saves, pack_match, unpack_match
from tests.architecture.sources import ROOT
from tests.host.skiffs import GAME
from tests.host.tables import begun, find_game, play, saves

OLD = Path(__file__).parent / "saves"


def test_a_match_reopens_where_it_was(tmp_path: Path) -> None:
    kept = saves(tmp_path)
    host = play(begun(kept), 9)
    assert host.close()
    kept.close()
    again = open_match(saves(tmp_path), host.id)
    assert match_digest(again.match) == match_digest(host.match)
    assert again.match.entries == host.match.entries
    assert play(again).match.states == play(host).match.states


def test_ids_can_be_read_out_and_found_by_their_number() -> None:
    assert seq_of(id_of(31)) == seq_of("31") == seq_of(id_of(31).upper()) == 31
    assert seq_of("nothing-31") is None
    assert seq_of("last") is None
    assert seq_of("²") is None
    assert len({id_of(seq) for seq in range(1000)}) == 1000


def test_the_list_tells_where_each_match_stands(tmp_path: Path) -> None:
    kept = saves(tmp_path)
    play(begun(kept, "Ann", "Bea", "Cid"), 2)
    play(begun(kept))
    over, running = kept.listed()
    assert (running.status, running.stands, running.length) == ("running", "round 1, take", 2)
    assert running.seats == ("Ann", "Bea", "Cid")
    assert (over.status, over.stands) == ("over", "The last round is over.")
    assert over.winners == ("Ann", "Bea")
    kept.close()


def test_B35_the_list_is_in_order_of_play_whatever_clock_and_time_zone_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = saves(tmp_path)
    for zone, clock in (
        ("Pacific/Kiritimati", "2026-03-01T00:10:00Z"),
        ("America/St_Johns", "2026-02-28T23:50:00Z"),
        ("UTC", "2019-01-01T00:00:00Z"),
    ):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        play(begun(kept, clock=lambda clock=clock: clock), 3)
    monkeypatch.undo()
    time.tzset()
    assert [info.id for info in kept.listed()] == [id_of(3), id_of(2), id_of(1)]
    assert kept.listed()[0].last == "2019-01-01T00:00:00Z"
    open_match(kept, id_of(1))
    assert [info.id for info in kept.listed()] == [id_of(1), id_of(3), id_of(2)]
    assert kept.load("last").entries[0].at == "2026-03-01T00:10:00Z"
    kept.close()


def test_a_match_that_has_ended_keeps_its_place_until_it_is_played_on(tmp_path: Path) -> None:
    kept = saves(tmp_path)
    for entries in (None, 1, None):
        play(begun(kept), entries)
    given_up = begun(kept)
    given_up.give_up()
    order = [id_of(4), id_of(3), id_of(2), id_of(1)]
    for ended in (1, 3, 4):
        open_match(kept, id_of(ended)).close()
    assert [info.id for info in kept.listed()] == order
    host = open_match(kept, id_of(1))
    host.rewind(host.match.entries[-1].n)
    assert [info.id for info in kept.listed()] == [id_of(1), *order[:-1]]
    kept.close()


def test_stamps_come_back_as_they_were_written(tmp_path: Path) -> None:
    for at in ("2026-03-01T00:10:00Z", "2026-03-01T00:10:00.123Z", "2026-03-01T00:10:00", "long ago", ""):
        kept = saves(tmp_path)
        host = play(begun(kept, clock=lambda at=at: at), 2)
        assert [entry.at for entry in kept.load(host.id).entries] == [at, at]
        kept.close()


def test_a_deleted_match_is_gone_and_its_number_does_not_come_back(tmp_path: Path) -> None:
    kept = saves(tmp_path)
    one, other = begun(kept, seed="secret"), begun(kept)
    kept.delete(one.id)
    kept.delete(other.id)
    assert kept.listed() == ()
    with pytest.raises(SaveFault, match="There is no match"):
        kept.load(one.id)
    with pytest.raises(SaveFault, match="There is no match"):
        kept.delete(one.id)
    assert begun(kept).id == id_of(3)
    kept.close()


def test_playing_on_in_a_deleted_match_is_told_once_and_stops_nothing(tmp_path: Path) -> None:
    told: list[str] = []
    kept = saves(tmp_path, told)
    host, other = begun(kept), begun(kept)
    kept.delete(host.id)
    play(host, 4)
    play(other, 4)
    assert not host.close()
    assert told == [f"The match {host.id} has been deleted; what happens in it now is not kept."]
    assert len(kept.load(other.id).entries) == 4
    kept.close()


def test_of_a_match_played_in_two_windows_both_are_kept(tmp_path: Path) -> None:
    told: list[str] = []
    kept, elsewhere = saves(tmp_path), saves(tmp_path, told)
    host = play(begun(kept), 2)
    host.close()
    other = open_match(elsewhere, "last")
    play(host, 5)
    assert host.close()
    play(other, 5)
    assert other.close()
    assert other.id == id_of(2) != host.id
    assert told == [
        f"This match was played on in another window; what happens here is kept as a match of its own, {other.id}."
    ]
    play(other)
    play(host, 7)
    assert other.close() and host.close() and len(told) == 1
    for each in (host, other):
        record = kept.load(each.id)
        assert record.entries == tuple(each.match.entries)
        assert (record.standing, record.seed) == (each.standing(), "s")
    kept.close()
    elsewhere.close()


def test_a_match_that_cannot_yet_be_kept_apart_is_once_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    kept, elsewhere = saves(tmp_path), saves(tmp_path, told)
    host = play(begun(kept), 2)
    host.close()
    other = open_match(elsewhere, "last")
    play(host, 5).close()
    real = rows.insert

    def full(*args: object) -> int:
        real(*args)
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(rows, "insert", full)
    assert not play(other, 4).close()
    monkeypatch.setattr(rows, "insert", real)
    assert play(other, 6).close()
    assert kept.load(other.id).entries == tuple(other.match.entries)
    assert [len(match.seats) for match in kept.listed()] == [2, 2]
    kept.close()
    elsewhere.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file can't be removed")
@pytest.mark.parametrize("what", ["folder", "file", "another"])
def test_a_match_whose_saves_are_removed_meanwhile_is_kept_anew(tmp_path: Path, what: str) -> None:
    told: list[str] = []
    place = tmp_path / "saves"
    kept = saves(place, told)
    host = play(begun(kept), 4)
    assert host.close()
    if what == "file":
        kept.path.unlink()
    else:
        shutil.rmtree(place)
    if what == "another":
        elsewhere = saves(place)
        play(begun(elsewhere, "Cid", "Dot"), 6).close()
        elsewhere.close()
    play(host, 9)
    assert host.close()
    assert told == [f"The saved matches are gone from where they were; this match is kept there again, as {host.id}."]
    assert play(host).close() and len(told) == 1
    kept.close()
    again = saves(place)
    assert len(again.listed()) == (2 if what == "another" else 1)
    assert again.load(host.id).entries == tuple(host.match.entries)
    again.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there the folder of an open file can't be moved")
def test_saves_that_come_back_go_on_as_if_they_had_never_been_away(tmp_path: Path) -> None:
    told: list[str] = []
    place, away = tmp_path / "saves", tmp_path / "away"
    kept = saves(place, told)
    host = play(begun(kept), 4)
    host.close()
    place.rename(away)
    place.write_text("in the way", encoding="utf-8")
    assert not play(host, 6).close()
    place.unlink()
    away.rename(place)
    assert play(host, 8).close()
    assert len(told) == 1 and "for now" in told[0]
    assert [match.length for match in kept.listed()] == [8]
    kept.close()


@pytest.mark.parametrize("id", ["", "last", "gull", "gull-999", "../x", "0"])
def test_what_is_no_match_is_refused_in_a_sentence(tmp_path: Path, id: str) -> None:
    kept = saves(tmp_path)
    with pytest.raises(SaveFault) as refused:
        kept.load(id)
    assert str(refused.value).endswith(".")
    kept.close()


def test_the_seed_of_a_running_match_does_not_lie_open(tmp_path: Path) -> None:
    kept = saves(tmp_path)
    play(begun(kept, seed="what-comes-next"), 5)
    assert kept.load("last").seed == "what-comes-next"
    kept.close()
    with sqlite3.connect(tmp_path / "matches.sqlite") as db:
        for table in ("matches", "entries", "sheets", "seeds"):
            assert b"what-comes-next" not in repr(db.execute(f"SELECT * FROM {table}").fetchall()).encode()
    assert all(b"what-comes-next" not in path.read_bytes() for path in tmp_path.iterdir())


def test_killed_at_any_moment_a_match_reopens_where_it_was(tmp_path: Path) -> None:
    code = f"""
import sys
from pathlib import Path
from tests.host.skiffs import GAME
from tests.host.tables import begun, saves
host = begun(saves(Path({str(tmp_path)!r})), rounds=9)
while True:
    if host.advance() is None:
        offer = host.match.offers()[0]
        host.act(offer.seat, offer.choices[0])
    host.close()
    print(len(host.match.entries), flush=True)
    if host.ended:
        host.rewind(0)
"""
    for wanted in (1, 4, 30):
        with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            for _ in range(wanted):
                counted = int(child.stdout.readline())
            child.send_signal(signal.SIGKILL)
            rest = child.stdout.read().split()
        told = int(rest[-1]) if rest else counted
        kept = saves(tmp_path)
        host = open_match(kept, "last")
        assert len(host.match.entries) in (told, told + 1, 0), "what was told as kept is there"
        assert match_digest(play(host).match) == match_digest(play(begun(seed="s", rounds=9)).match)
        kept.close()


def test_a_full_disk_is_told_once_and_all_is_kept_when_there_is_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    full = {"pages": 12}

    def connect(path: Path, tell: object) -> sqlite3.Connection:
        db = real(path, told.append)
        db.execute(f"PRAGMA max_page_count = {full['pages']}")
        opened.append(db)
        return db

    opened: list[sqlite3.Connection] = []
    real = tables.open_file
    monkeypatch.setattr(tables, "open_file", connect)
    kept = saves(tmp_path, told)
    host = begun(kept, rounds=9)
    while not told:
        play(host, 40)
        host.rewind(0)
        for _ in range(30):
            begun(kept, "N" * 90, "M" * 90)
    assert len(told) == 1
    assert "full" in told[0]
    play(host, 7)
    assert not host.close()
    assert len(told) == 1
    opened[0].execute("PRAGMA max_page_count = 100000")
    assert host.close()
    assert kept.load(host.id).entries == tuple(host.match.entries)
    kept.close()


def test_where_nothing_can_be_kept_play_goes_on_and_the_user_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("not a folder", encoding="utf-8")
    told: list[str] = []
    kept = Saves(tmp_path / "taken" / "matches.sqlite", told.append, find_game)
    host = play(begun(kept))
    assert host.match.over
    assert host.id == ""
    assert not host.close()
    assert len(told) == 1
    assert told[0].startswith("Nothing can be kept for now")
    with pytest.raises(SaveFault, match="can't be reached"):
        kept.listed()
    kept.close()


def test_what_could_not_be_kept_at_first_is_kept_once_it_can(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("not a folder", encoding="utf-8")
    kept = Saves(tmp_path / "taken" / "matches.sqlite", find_game=find_game)
    host = play(begun(kept), 4)
    (tmp_path / "taken").unlink()
    play(host, 5)
    assert host.close()
    assert len(kept.load(host.id).entries) == 5
    kept.close()


def test_a_read_only_folder_can_still_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = saves(tmp_path)
    play(begun(kept), 6)
    kept.close()
    told: list[str] = []
    monkeypatch.setattr(tables, "open_file", lambda path, tell: tables._for_reading(path))
    reading = saves(tmp_path, told)
    assert len(reading.load("last").entries) == 6
    host = play(open_match(reading, "last"))
    assert host.match.over
    assert not host.close()
    assert len(told) == 1
    reading.close()


@pytest.mark.skipif(sys.platform == "win32" or not hasattr(os, "geteuid"), reason="modes of folders are of Unix")
def test_the_mode_of_a_folder_is_enough_to_make_it_read_only(tmp_path: Path) -> None:
    if os.geteuid() == 0:
        pytest.skip("root may write everywhere")
    kept = saves(tmp_path)
    play(begun(kept), 6)
    kept.close()
    (tmp_path / "matches.sqlite").chmod(0o444)
    tmp_path.chmod(0o555)
    try:
        reading = saves(tmp_path)
        assert len(reading.load("last").entries) == 6
        reading.close()
    finally:
        tmp_path.chmod(0o755)


def test_a_damaged_file_is_kept_under_a_name_of_its_own(tmp_path: Path) -> None:
    for name in ("matches-damaged.sqlite", "matches-damaged-2.sqlite"):
        (tmp_path / "matches.sqlite").write_bytes(b"this is no database at all" * 100)
        told: list[str] = []
        kept = saves(tmp_path, told)
        host = play(begun(kept), 3)
        assert host.close()
        assert len(told) == 1
        assert name in told[0]
        kept.close()
    assert (tmp_path / "matches-damaged.sqlite").read_bytes().startswith(b"this is no database")
    assert (tmp_path / "matches-damaged-2.sqlite").read_bytes().startswith(b"this is no database")


def test_a_file_with_a_damaged_middle_is_found_out_at_the_start(tmp_path: Path) -> None:
    kept = saves(tmp_path)
    for _ in range(20):
        play(begun(kept))
    kept.close()
    path = tmp_path / "matches.sqlite"
    data = bytearray(path.read_bytes())
    data[4096 * 3 : 4096 * 5] = b"\xff" * 8192
    path.write_bytes(data)
    told: list[str] = []
    again = saves(tmp_path, told)
    again.listed()
    assert len(told) == 1
    assert (tmp_path / "matches-damaged.sqlite").read_bytes() == data
    again.close()


@pytest.mark.parametrize(("column", "damage"), [("data", b"\xc1"), ("data", 7), ("at", 10**15), ("at", b"\xff")])
def test_a_damaged_entry_is_named_and_the_entries_before_it_can_be_read(
    tmp_path: Path, column: str, damage: object
) -> None:
    kept = saves(tmp_path)
    host = play(begun(kept), 6)
    kept.close()
    with sqlite3.connect(tmp_path / "matches.sqlite") as db:
        db.execute(f"UPDATE entries SET {column} = ? WHERE n = 4", (damage,))
    with pytest.raises(SaveFault, match=f"The save of {host.id} is damaged at entry 4; the 4 entries before it"):
        kept.load(host.id)
    assert len(kept.load(host.id, at=4).entries) == 4
    kept.close()


def test_a_newer_format_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    kept = saves(tmp_path)
    play(begun(kept), 3)
    kept.close()
    path = tmp_path / "matches.sqlite"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    before = path.read_bytes()
    told: list[str] = []
    newer = saves(tmp_path, told)
    with pytest.raises(SaveFault, match="format 99, newer than"):
        newer.listed()
    host = play(begun(newer))
    assert host.match.over
    assert len(told) == 1
    newer.close()
    assert path.read_bytes() == before


def test_a_foreign_database_is_left_as_it_is(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "matches.sqlite") as db:
        db.execute("CREATE TABLE letters (id)")
    kept = saves(tmp_path)
    with pytest.raises(SaveFault, match="none of saved matches"):
        kept.listed()
    kept.close()


def test_an_older_format_is_migrated_on_a_copy_and_the_old_file_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = saves(tmp_path)
    digest = match_digest(play(begun(kept), 6).match)
    kept.close()
    monkeypatch.setattr(
        tables, "MIGRATIONS", (lambda db: db.execute("ALTER TABLE matches ADD COLUMN remark TEXT DEFAULT ''"),)
    )
    newer = saves(tmp_path)
    assert match_digest(open_match(newer, "last").match) == digest
    newer.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["matches-format-1.sqlite", "matches.sqlite"]
    monkeypatch.undo()
    old = Saves(tmp_path / "matches-format-1.sqlite", find_game=find_game)
    assert match_digest(open_match(old, "last").match) == digest
    old.close()


def test_a_migration_that_fails_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = saves(tmp_path)
    digest = match_digest(play(begun(kept), 6).match)
    kept.close()
    monkeypatch.setattr(tables, "MIGRATIONS", (lambda db: db.execute("ALTER TABLE nothing ADD COLUMN x"),))
    told: list[str] = []
    newer = saves(tmp_path, told)
    play(begun(newer))
    assert len(told) == 1
    newer.close()
    monkeypatch.undo()
    assert match_digest(open_match(saves(tmp_path), "last").match) == digest


@pytest.mark.parametrize("path", sorted(OLD.glob("*.captains")), ids=lambda path: path.stem)
def test_B28_B31_saves_of_every_format_ever_written_open_and_stay_the_same_when_saved_again(path: Path) -> None:
    record = unpack_match(path.read_bytes(), find_game)
    known = (path.with_suffix(".digest")).read_text(encoding="utf-8").strip()
    host = _host_of(record)
    assert match_digest(host.match) == known
    again = unpack_match(pack_match(host.record(), GAME), find_game)
    assert match_digest(_host_of(again).match) == known
    assert again.seed == record.seed
    assert again.standing == record.standing


def test_there_is_a_save_of_the_format_that_is_written_now() -> None:
    assert (OLD / f"format_{tables.newest()}.captains").is_file()


def test_a_whole_save_that_is_none_is_refused(tmp_path: Path) -> None:
    whole = pack_match(play(begun(), 6).record(), GAME)
    for data in (b"", b"nothing", whole[:4096], whole[:100] + b"\xff" * 5000 + whole[5100:]):
        with pytest.raises(SaveFault) as refused:
            unpack_match(data, find_game)
        assert str(refused.value).endswith(".")


def test_a_whole_save_carries_on_with_the_same_rolls() -> None:
    host = play(begun(seed="q"), 6)
    again = _host_of(unpack_match(pack_match(host.record(), GAME), find_game))
    assert play(again).match.states == play(host).match.states


def _host_of(record: Record) -> Host:
    return Host(match_of(record, GAME), record)


def test_a_match_from_elsewhere_that_can_t_be_kept_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("not a folder", encoding="utf-8")
    told: list[str] = []
    kept = Saves(tmp_path / "taken" / "matches.sqlite", told.append, find_game)
    with pytest.raises(SaveFault, match="can't be reached"):
        kept.take_in(play(begun()).record())
    assert told == []
    kept.close()


@pytest.mark.parametrize(
    "column", ["game", "mode", "options", "seats", "sheet", "lexicon", "winners", "kinds", "status"]
)
@pytest.mark.parametrize("damage", [b"\xc1", 7, "x", b""])
def test_one_damaged_row_hides_no_other_match(tmp_path: Path, column: str, damage: object) -> None:
    told: list[str] = []
    kept = saves(tmp_path, told)
    bad, good = play(begun(kept), 4), play(begun(kept), 4)
    kept.close()
    with sqlite3.connect(tmp_path / "matches.sqlite") as db:
        db.execute(f"UPDATE matches SET {column} = ? WHERE seq = 1", (damage,))
    assert good.id in [info.id for info in kept.listed()]
    kept.listed()
    assert len(told) <= 1 and (not told or bad.id in told[0])
    try:
        open_match(kept, bad.id)
    except SaveFault as fault:
        assert bad.id in str(fault) or "can't be opened" in str(fault)
    assert play(open_match(kept, good.id)).match.over
    kept.close()


@pytest.mark.parametrize("damage", [b"\xc1", 7, "x", b""])
def test_a_match_is_played_on_although_its_seed_is_damaged(tmp_path: Path, damage: object) -> None:
    kept = saves(tmp_path)
    play(begun(kept), 4)
    kept.close()
    with sqlite3.connect(tmp_path / "matches.sqlite") as db:
        db.execute("UPDATE seeds SET sealed = ?", (damage,))
    assert play(open_match(kept, "last")).match.over
    kept.close()


def test_what_can_t_be_written_down_stops_neither_play_nor_other_matches(tmp_path: Path) -> None:
    told: list[str] = []
    kept = saves(tmp_path, told)
    odd, good = begun(kept, clock=lambda: "\udcff"), begun(kept)
    assert play(odd).match.over and play(good).match.over
    assert not odd.close()
    (words,) = told
    assert "can't be kept" in words and words.endswith(".")
    assert len(kept.load(good.id).entries) == len(good.match.entries)
    kept.close()


def test_what_was_opened_for_reading_only_is_written_as_soon_as_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = saves(tmp_path)
    play(begun(kept), 6)
    kept.close()
    told: list[str] = []
    opened: list[int] = []
    real = tables._opened

    def full(path: Path) -> sqlite3.Connection:
        opened.append(1)
        fault = sqlite3.OperationalError("disk I/O error")
        fault.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
        raise fault

    monkeypatch.setattr(tables, "_opened", full)
    again = saves(tmp_path, told)
    host = play(open_match(again, "last"), 9)
    assert not host.close()
    assert (len(told), len(opened) < 8) == (1, True)
    monkeypatch.setattr(tables, "_opened", real)
    play(host, 10)
    assert host.close()
    assert len(again.load("last").entries) == 10
    again.close()


@pytest.mark.parametrize("taken_back", [True, False])
def test_a_match_that_went_on_elsewhere_is_neither_cut_nor_torn(tmp_path: Path, taken_back: bool) -> None:
    told: list[str] = []
    kept, elsewhere = saves(tmp_path), saves(tmp_path, told)
    host = play(begun(kept), 5)
    host.close()
    other = open_match(elsewhere, "last")
    if taken_back:
        host.rewind(2)
    else:
        play(host, 9)
    assert host.close()
    play(other, 7).rewind(3)
    assert other.close()
    assert len(told) == 1 and f"as a match of its own, {other.id}." in told[0]
    assert kept.load(id_of(1)).entries == tuple(host.match.entries)
    assert kept.load(other.id).entries == tuple(other.match.entries)
    kept.close()
    elsewhere.close()


def test_a_match_is_kept_while_others_are_played_in_another_window(tmp_path: Path) -> None:
    told: list[str] = []
    kept, elsewhere = saves(tmp_path, told), saves(tmp_path, told)
    one, other = begun(kept), begun(elsewhere)
    for n in (3, 6, 9):
        play(one, n).close()
        play(other, n).close()
        one.rewind(n - 1)
    assert one.close() and other.close() and told == []
    assert kept.load(one.id).entries == tuple(one.match.entries)
    kept.close()
    elsewhere.close()
