"""Tests of the verb `shot`: every page as a picture, without a window."""

from __future__ import annotations

import struct
import subprocess
import sys
from pathlib import Path

import pytest

from captains.cli.main import main
from tests.architecture.sources import ROOT
from tests.cli.conftest import GAME

Captured = pytest.CaptureFixture[str]
PAGES = ["lobby", "setup", "table", "curtain", "crew", "reveal", "reckoning", "log", "rules"]


def size_of(path: Path) -> tuple[int, int]:
    """Width and height of a PNG in px."""
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_every_page_is_a_picture_and_no_two_are_the_same(tmp_path: Path, capsys: Captured) -> None:
    pictures = set()
    for page in PAGES:
        path = tmp_path / f"{page}.png"
        assert main(["shot", GAME, "--page", page, "--size", "1280x720", "--to", str(path)]) == 0
        assert capsys.readouterr().out == f"{path}\n"
        assert size_of(path) == (1280, 720)
        pictures.add(path.read_bytes())
    assert len(pictures) == len(PAGES)


def test_the_same_picture_comes_out_every_time(tmp_path: Path) -> None:
    for name in ("a.png", "b.png"):
        assert main(["shot", GAME, "--page", "setup", "--size", "1280x720", "--to", str(tmp_path / name)]) == 0
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()


def test_a_match_is_shown_as_it_stands_or_stood(log: Path, tmp_path: Path, capsys: Captured) -> None:
    now, then, other = tmp_path / "now.png", tmp_path / "then.png", tmp_path / "other.png"
    small = ["--size", "1280x720", "--to"]
    assert main(["shot", str(log), *small, str(now)]) == 0
    assert main(["shot", str(log), "--at", "20", *small, str(then)]) == 0
    assert main(["shot", str(log), "--at", "20", "--seat", "RANDOM 2", *small, str(other)]) == 0
    assert len({now.read_bytes(), then.read_bytes(), other.read_bytes()}) == 3


@pytest.mark.parametrize(
    ("more", "code", "words"),
    [
        (["--to", "a.gif"], 2, "is a .png"),
        (["--to", "a.png", "--size", "wide"], 2, "like 1920x1080"),
        (["--to", "a.png", "--page", "kitchen"], 2, "kitchen"),
        (["--to", "a.png", "--seat", "Nobody"], 2, "Nobody called"),
        (["--to", "a.png", "--at", "99999"], 1, "no entry 99999"),
        (["--to", "a.png", "--page", "crew", "--at", "3"], 1, "decides in secret"),
    ],
)
def test_what_can_t_be_shown_is_a_sentence(
    more: list[str], code: int, words: str, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    assert main(["shot", GAME, *more]) == code
    said = capsys.readouterr()
    assert words in " ".join(said.err.split())
    assert "Traceback" not in said.err
    assert list(folder.iterdir()) == []


def test_nothing_but_the_file_s_name_is_written_to_the_output(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    arguments = ["shot", GAME, "--page", "setup", "--size", "640x360", "--to", str(path)]
    done = subprocess.run(
        [sys.executable, "-m", "captains", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{path}\n", "")
