"""The program installed, the wheel as well as a checkout for editing, and run from another folder."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from captains.library.games import game_ids
from tests.architecture.sources import ROOT


def done(command: list[str], folder: Path) -> str:
    """Run a command; its output. It must succeed."""
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "DISPLAY")}
    env |= {f"XDG_{kind}_HOME": str(folder / kind) for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    ended = subprocess.run(command, cwd=folder, env=env, capture_output=True, encoding="utf-8", check=False)
    assert ended.returncode == 0, f"{command}\n{ended.stdout}{ended.stderr}"
    return ended.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built without reaching for anything from outside."""
    folder = tmp_path_factory.mktemp("wheel")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
    done([sys.executable, "-m", "pip", "wheel", *options, str(ROOT)], folder)
    (built,) = folder.glob("captains-*.whl")
    return built


def environment(folder: Path, install: list[str]) -> Path:
    """A fresh environment with the program installed into it; what it depends on comes from the tests' own."""
    place = folder / "environment"
    venv.create(place, with_pip=False, symlinks=os.name != "nt")
    scripts = place / ("Scripts" if os.name == "nt" else "bin")
    python = str(scripts / ("python.exe" if os.name == "nt" else "python"))
    library = done([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], folder).strip()
    (Path(library) / "zz_dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--force-reinstall", "--no-warn-script-location"]
    done([sys.executable, "-m", "pip", "--python", python, "install", *options, *install], folder)
    return scripts


def check(scripts: Path, folder: Path, home: Path) -> None:
    """The command works from a folder that has nothing of the project in it, with the data of its own installation."""
    captains = str(scripts / "captains")
    where = done([str(scripts / "python"), "-c", "import captains; print(captains.__file__)"], folder).strip()
    assert Path(where).is_relative_to(home)
    assert "Usage: captains" in done([captains, "--help"], folder)
    for game in game_ids():
        assert done([captains, "rules", game], folder).count("\n") > 20
        done([captains, "sheet-file", game, "--to", f"{game}.toml"], folder)
        assert "can be played" in done([captains, "check-sheet", f"{game}.toml"], folder)
        done([captains, "pad", game, "--to", f"{game}.pdf"], folder)
        assert (folder / f"{game}.pdf").read_bytes().startswith(b"%PDF")


def test_the_wheel_carries_sheets_drawings_books_and_words(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    for top in ("sheets", "assets"):
        for path in (ROOT / top).rglob("*"):
            if path.is_file():
                assert f"captains/_data/{path.relative_to(ROOT).as_posix()}" in names
    for path in (ROOT / "captains").rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            assert path.relative_to(ROOT).as_posix() in names
    assert not any(name.startswith(("tests/", "tools/", "sheets/", "assets/")) for name in names)


def test_the_wheel_runs_in_a_fresh_environment_from_another_folder(wheel: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    check(environment(tmp_path, [str(wheel)]), elsewhere, tmp_path)


def test_a_checkout_installed_for_editing_runs_from_another_folder(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    check(environment(tmp_path, ["--editable", str(ROOT)]), elsewhere, ROOT)
