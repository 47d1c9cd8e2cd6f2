"""Export: every kind of file, what it says, and what it keeps secret while the match runs."""

from __future__ import annotations

import csv
import io
import json
import re
import struct
from pathlib import Path

import pytest

from captains.engine.notation import match_digest
from captains.host.fault import SaveFault
from captains.host.finding import find, read_file, take_in
from captains.host.reading import match_of
from captains.library.fault import LibraryFault
from captains.paper.export import ENDINGS, export
from captains.paper.fault import PaperFault
from captains.paper.pads import pad
from captains.paper.sheets import with_dpi
from tests.host.skiffs import GAME, SHEET, Bid
from tests.host.tables import begun, find_game, play, saves

SECRET = 3


@pytest.mark.parametrize("ending", [ending for ending in ENDINGS if ending not in (".captains", ".csv")])
@pytest.mark.parametrize("seat", ["public", "Cid", "all"])
def test_while_a_match_runs_no_export_tells_a_secret(tmp_path: Path, ending: str, seat: str) -> None:
    if seat != "public" and ending in (".txt", ".json"):
        pytest.skip("these are of the whole match")
    host = play(begun(None, "Ann", "Bea", "Cid"), 4)
    files = export(host.reading(), tmp_path / f"before{ending}", seat, dpi=36)
    before = [file.read_bytes() for file in files]
    host.act(2, Bid(SECRET))
    after = [f.read_bytes() for f in export(host.reading(), tmp_path / f"after{ending}", seat, dpi=36)]
    other = play(begun(None, "Ann", "Bea", "Cid"), 4)
    other.act(2, Bid(0))
    same = [f.read_bytes() for f in export(other.reading(), tmp_path / f"same{ending}", seat, dpi=36)]
    assert _timeless(after) == _timeless(same)
    if ending in (".png", ".svg"):
        assert after == before
    if ending == ".json":
        header = json.loads(after[0].splitlines()[0])
        assert (header["partial"], header["seed"]) == (True, None)


def _timeless(files: list[bytes]) -> list[bytes]:
    """The files without their stamps."""
    return [re.sub(rb"20\d\d-\d\d-\d\d[T ]\d\d:\d\d:\d\dZ?", b"", data) for data in files]


def test_a_partial_log_is_not_taken_in_again(tmp_path: Path) -> None:
    (path,) = export(play(begun(), 4).reading(), tmp_path / "a.json")
    with pytest.raises(SaveFault, match=r"a\.json: The log can't be taken in: line 1: the log is a partial one"):
        take_in(path, saves(tmp_path))


@pytest.mark.parametrize("ending", [".json", ".captains"])
def test_a_match_exported_and_taken_in_again_is_the_same(tmp_path: Path, ending: str) -> None:
    host = play(begun())
    (path,) = export(host.reading(), tmp_path / f"match{ending}")
    kept = saves(tmp_path)
    id = take_in(path, kept)
    again = find(id, kept)
    assert match_digest(again.match) == match_digest(host.match)
    assert again.record.seed == "s"
    (other,) = export(again, tmp_path / "again.json")
    assert other.read_bytes() == export(host.reading(), tmp_path / "first.json")[0].read_bytes()
    kept.close()


def test_a_whole_save_of_a_running_match_carries_on(tmp_path: Path) -> None:
    host = play(begun(), 7)
    (path,) = export(host.reading(), tmp_path / "match.captains")
    kept = saves(tmp_path)
    id = take_in(path, kept)
    assert kept.load(id).entries == tuple(host.match.entries)
    assert kept.load(id).seed == "s"
    kept.close()


def test_a_match_that_was_given_up_is_that_after_its_way_through_a_log(tmp_path: Path) -> None:
    host = play(begun(), 7)
    host.give_up()
    (path,) = export(host.reading(), tmp_path / "match.json")
    record = read_file(path, saves(tmp_path))
    assert record.standing.status == "abandoned"
    assert record.entries == tuple(host.match.entries)


def test_the_log_at_an_entry_goes_on_as_the_match_did(tmp_path: Path) -> None:
    host = play(begun())
    (path,) = export(host.reading(), tmp_path / "match.json", at=7)
    record = read_file(path, saves(tmp_path))
    assert record.standing.status == "running"
    assert match_of(record, GAME).state == host.match.states[7]
    assert record.seed == "s"


def test_pictures_have_the_size_that_dpi_says(tmp_path: Path) -> None:
    (path,) = export(play(begun()).reading(), tmp_path / "a.PNG", dpi=72)
    data = path.read_bytes()
    assert struct.unpack(">II", data[16:24]) == (842, 595)
    from PIL import Image

    with Image.open(path) as image:
        assert image.info["dpi"] == pytest.approx((72, 72), abs=0.1)
        image.load()


def test_each_seat_gets_a_file_of_its_own(tmp_path: Path) -> None:
    host = play(begun(None, "Анна", "../Bea"))
    files = export(host.reading(), tmp_path / "m.svg", "all")
    assert [file.name for file in files] == ["m-Анна.svg", "m-Bea.svg"]
    assert "Анна has" in files[0].read_text(encoding="utf-8")
    assert "../Bea has" in files[1].read_text(encoding="utf-8")


def test_a_pdf_has_a_page_for_each_seat(tmp_path: Path) -> None:
    host = play(begun(None, "Ann", "Bea", "Cid"))
    (path,) = export(host.reading(), tmp_path / "m.pdf", "ALL", paper="letter")
    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    assert b"/Count 3" in data


def test_a_seat_is_found_by_its_name_whatever_its_case(tmp_path: Path) -> None:
    host = play(begun(None, "Ann", "Bea"))
    (path,) = export(host.reading(), tmp_path / "m.svg", "aNN")
    assert "Ann has" in path.read_text(encoding="utf-8")
    assert "Bea has" not in path.read_text(encoding="utf-8")
    assert "@font-face" in path.read_text(encoding="utf-8"), "it carries its letters"


def test_an_earlier_moment_is_drawn_as_it_was(tmp_path: Path) -> None:
    reading = play(begun()).reading()
    (start,) = export(reading, tmp_path / "a.svg", "Ann", at=0)
    assert "Ann has 0<" in start.read_text(encoding="utf-8")


def test_the_transcript_tells_every_entry_and_the_reckoning(tmp_path: Path) -> None:
    host = play(begun())
    (path,) = export(host.reading(), tmp_path / "m.txt")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "Skiffs, Plain"
    told = [line for line in lines if "in round " in line]
    assert len(told) == len(host.match.entries)
    assert told[0].startswith(" 1  in round 1: Answer")
    assert told[1].startswith(" 2  Ann in round 1: Take")
    assert "The last round is over.  [SK-02]" in lines
    assert any(line.startswith("1. Ann: ") for line in lines)


def test_the_transcript_says_where_a_match_goes_on(tmp_path: Path) -> None:
    (path,) = export(play(begun(), 4).reading(), tmp_path / "m.txt")
    assert path.read_text(encoding="utf-8").endswith("The match goes on: round 1, bid.\n")
    (path,) = export(play(begun(), 4).reading(), tmp_path / "m.txt", at=2)
    assert "goes on" not in path.read_text(encoding="utf-8")


def test_the_scores_are_rows_that_add_up(tmp_path: Path) -> None:
    host = play(begun(None, 'A "b", c', "=1+1"))
    (path,) = export(host.reading(), tmp_path / "m.csv")
    rows = list(csv.DictReader(io.StringIO(path.read_text(encoding="utf-8"))))
    assert {row["name"] for row in rows} == {'A "b", c', "=1+1"}
    for seat, points in enumerate(host.match.state.points, 1):
        mine = [row for row in rows if row["seat"] == str(seat)]
        assert mine[-1]["heading"] == "total"
        assert int(mine[-1]["points"]) == points == sum(int(row["points"]) for row in mine[:-1])


@pytest.mark.parametrize(
    ("file", "more", "words"),
    [
        ("m.gif", {}, "should end in one of"),
        ("m", {}, "should end in one of"),
        ("m.png", {"dpi": 0}, "0 dpi can't be had"),
        ("m.png", {"dpi": 10**9}, "can't be had"),
        ("m.pdf", {"paper": "A0"}, "There is no paper 'A0'; there are A4, Letter, A5."),
        ("m.png", {"seat": "Nobody"}, "Nobody called 'Nobody' sits at this table; there are Ann, Bea"),
        ("m.png", {"at": 99}, "there is no entry 99"),
        ("m.txt", {"seat": "Ann"}, "holds the whole match"),
        ("m.captains", {"at": 2}, "of the whole match"),
        ("m.csv", {}, "no scores before the match is over"),
        ("none/m.png", {"dpi": 36}, "there is no folder"),
    ],
)
def test_what_can_t_be_exported_is_said_in_a_sentence_and_leaves_nothing(
    tmp_path: Path, file: str, more: dict[str, object], words: str
) -> None:
    reading = play(begun(), 4).reading()
    with pytest.raises(LibraryFault, match=words) as refused:
        export(reading, tmp_path / file, **more)
    assert str(refused.value).endswith(".")
    assert list(tmp_path.iterdir()) == []


def test_a_pad_is_blank_sheets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("captains.library.sheets.shipped_sheet", lambda game: SHEET)
    one = pad("skiffs", tmp_path / "one.pdf")
    many = pad("skiffs", tmp_path / "many.pdf", copies=30, paper="A5")
    assert one.read_bytes().startswith(b"%PDF")
    # A drawing that is there thirty times is kept once.
    assert many.stat().st_size < 5 * one.stat().st_size
    with pytest.raises(PaperFault, match=r"A pad is a \.pdf"):
        pad("skiffs", tmp_path / "one.png")
    with pytest.raises(PaperFault, match="from 1 to"):
        pad("skiffs", tmp_path / "one.pdf", copies=0)


def test_sheets_in_black_lines_are_black_and_white(tmp_path: Path) -> None:
    reading = play(begun()).reading()
    (path,) = export(reading, tmp_path / "lines.svg", theme="Outline")
    colours = set(re.findall(r'(?:fill|stroke)="(#[0-9A-Fa-f]{6})"', path.read_text(encoding="utf-8")))
    assert colours <= {"#000000", "#FFFFFF"}
    (coloured,) = export(reading, tmp_path / "full.svg")
    assert coloured.read_bytes() != path.read_bytes()
    with pytest.raises(PaperFault, match="There is no theme 'sepia'; there are full, light, outline"):
        export(reading, tmp_path / "sepia.svg", theme="sepia")
    assert not (tmp_path / "sepia.svg").exists()


def test_the_resolution_is_written_where_readers_look_for_it() -> None:
    png = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + b"h" * 17 + b"rest"
    assert with_dpi(png, 300)[33:41] == b"\0\0\0\tpHYs"
    assert with_dpi(png, 300).endswith(b"rest")


def test_find_takes_ids_and_files(tmp_path: Path) -> None:
    kept = saves(tmp_path)
    host = play(begun(kept))
    (path,) = export(host.reading(), tmp_path / "m.json")
    for match in (host.id, "last", "1", str(path)):
        assert match_digest(find(match, kept).match) == match_digest(host.match)
    with pytest.raises(SaveFault, match="can't be read: no such file"):
        find(str(tmp_path / "none.json"), kept)
    assert find_game("") is GAME
    kept.close()
