"""A game dropped into the path is there: for the command line, the host, the window and paper; no file is edited."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from captains.bots.minds import Minds
from captains.cli.main import main
from captains.cli.window import BOT_WORDS, minds_of
from captains.engine.seats import Seat, Setup
from captains.host.last_tables import LastTables
from captains.host.saves import Saves
from captains.library import games, sheets
from captains.library.assets import symbols
from captains.scene.svg import to_svg
from captains.screen.pages.shelf import Shelf
from captains.screen.program import Program
from tests.played.driver import Driver, doing
from tests.played.person import People
from tests.tools_needed import need

REMEMBERED = (games.cover, games.game, games.picture, games.folder, games._packages)
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def dropped_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A distribution on the path names the toy game in the entry point group of games."""
    place = tmp_path / "site"
    info = place / "regatta-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: regatta\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[captains.games]\ntoy = tests.conformance.regatta\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(place))
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / "user" / kind.lower()))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.chdir(tmp_path)
    for remembered in REMEMBERED:
        remembered.cache_clear()
    yield
    for remembered in REMEMBERED:
        remembered.cache_clear()


def test_the_command_line_plays_keeps_checks_and_writes_it(tmp_path: Path, capsys: Captured) -> None:
    simulate = ["simulate", "toy", "--seats", "random,easy,random", "--games", "2", "--seed", "5", "--keep", "logs"]
    log = "logs/toy-00001.json"
    for verb in (
        simulate,
        ["replay", log, "--check"],
        ["import", log],
        ["matches"],
        ["sheet-file", "toy", "--to", "own.toml"],
        ["check-sheet", "own.toml"],
        *(["export", "last", "--to", f"match.{kind}"] for kind in ("png", "svg", "pdf", "txt", "csv", "json")),
        ["pad", "toy", "--to", "pad.pdf"],
        ["shot", "toy", "--page", "table", "--size", "1280x720", "--to", "table.png"],
        ["shot", "toy", "--page", "log", "--size", "1280x720", "--to", "log.png"],
        ["rules", "toy", "TY-03"],
    ):
        assert main(verb) == 0, (verb, capsys.readouterr().err)
    assert "a mile for each sail" in capsys.readouterr().out
    assert "All sails are seen." in Path("match.txt").read_text(encoding="utf-8")
    assert "miles" in Path("match.csv").read_text(encoding="utf-8").casefold()
    for name in ("match.png", "table.png", "log.png"):
        assert Path(name).read_bytes().startswith(b"\x89PNG")


def test_its_pad_is_printed_with_text() -> None:
    assert main(["pad", "toy", "--copies", "2", "--to", "pad.pdf"]) == 0
    words = subprocess.run(
        [need("pdftotext", "poppler-utils"), "pad.pdf", "-"], capture_output=True, text=True, check=True
    )
    assert words.stdout.count("3 sails at most") == 2


def test_it_is_played_in_the_window_from_the_setup_to_the_lobby(tmp_path: Path) -> None:
    def minds(game: str) -> Minds:
        return Minds(games.game(game), chance_of=Random)

    kept = Saves(tmp_path / "matches.sqlite")
    program = Program(Shelf(games.game_ids(), BOT_WORDS), kept, LastTables(tmp_path / "tables.json"), minds)
    driver = Driver(program.lobby(), tmp_path)
    driver.click(doing(driver, "lobby-game", "toy"))
    driver.click(doing(driver, "lobby-setup", "toy"))
    driver.click(doing(driver, "name-all"))
    driver.click(doing(driver, "berth-kind", (1, "bot")))
    driver.click(doing(driver, "sail"))
    people = People(driver, driver.choose)
    people.play()
    host = driver.stage.host
    assert host.setup.game == "toy" and host.match.over
    papers = games.picture("toy").papers(host.sight(0, (0,)))
    for miles, paper in zip(host.match.state.miles, papers, strict=False):
        assert f"{paper.name} {miles}" in to_svg(paper.drawing, symbols())
    driver.click(doing(driver, "lobby"))
    assert driver.stage.view().chosen == LastTables(tmp_path / "tables.json").latest == "toy"
    driver.close()
    (match,) = kept.listed()
    assert (match.game, match.status) == ("toy", "over")
    kept.close()


def test_its_secrets_stay_behind_the_curtain(tmp_path: Path) -> None:
    game = games.game("toy")
    seats = tuple(Seat(name, colour) for name, colour in zip(("Ann", "Ben"), game.colours, strict=False))
    kept = Saves(tmp_path / "matches.sqlite")
    program = Program(Shelf(("toy",), BOT_WORDS), kept, LastTables(tmp_path / "tables.json"), minds_of)
    driver = Driver(program.begin(Setup("toy", "race", {}, seats, sheets.shipped_sheet("toy"))), tmp_path)
    people = People(driver, driver.click)
    driver.until(people.asked)
    driver.click("lift")
    assert driver.page.sealed
    driver.click("act-2")
    assert not driver.page.sealed
    papers = games.picture("toy").papers(driver.stage.sight(driver.stage.window.desk))
    assert not any("sails" in to_svg(paper.drawing, symbols()) for paper in papers)
    driver.close()
    kept.close()
