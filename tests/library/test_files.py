"""Tests of where shipped data and user folders lie."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains.library import files
from captains.library.fault import LibraryFault


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty package folder in place of the real one."""
    folder = tmp_path / "place" / "captains"
    folder.mkdir(parents=True)
    monkeypatch.setattr(files, "PACKAGE", folder)
    files.shipped.cache_clear()
    yield folder
    files.shipped.cache_clear()


def test_a_checkout_has_its_data_beside_the_package(package: Path) -> None:
    beside = package.parent / "sheets" / "x.toml"
    beside.parent.mkdir()
    beside.touch()
    assert files.shipped("sheets", "x.toml") == beside


def test_the_installed_package_looks_into_itself_first(package: Path) -> None:
    for base in (package.parent, package / "_data"):
        (base / "sheets").mkdir(parents=True)
        (base / "sheets" / "x.toml").touch()
    assert files.shipped("sheets", "x.toml") == package / "_data" / "sheets" / "x.toml"


def test_missing_data_are_named(package: Path) -> None:
    with pytest.raises(LibraryFault, match=r"sheets/x\.toml is missing"):
        files.shipped("sheets", "x.toml")


def test_a_missing_file_is_said_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(LibraryFault, match=r"none\.toml can't be read: no such file"):
        files.read_text(tmp_path / "none.toml")


def test_a_file_that_is_no_text_is_said_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_bytes(b"a = 1\nb = '\xff'\n")
    with pytest.raises(LibraryFault, match=r"odd\.toml is no UTF-8 text: line 2"):
        files.read_text(path)


def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    files.write_text(tmp_path / "a.txt", "Жанна\nline\n")
    assert (tmp_path / "a.txt").read_bytes() == "Жанна\nline\n".encode()
    assert files.read_text(tmp_path / "a.txt") == "Жанна\nline\n"


def test_writing_where_nothing_can_be_written_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(LibraryFault, match=r"a\.txt can't be written: "):
        files.write_text(tmp_path / "none" / "a.txt", "x")


def test_user_folders_are_four_and_named_after_the_program() -> None:
    folders = [files.user_data(), files.user_config(), files.user_cache(), files.user_log()]
    assert len(set(folders)) == 4
    assert all("captains" in folder.parts for folder in folders)


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.bin"
    files.write_bytes(path, b"before")

    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(LibraryFault, match=r"a\.bin can't be written: no space left on device\.$"):
        files.write_bytes(path, b"after")
    assert path.read_bytes() == b"before"
    assert [found.name for found in tmp_path.iterdir()] == ["a.bin"]


def test_writing_goes_through_a_link_and_not_over_a_folder(tmp_path: Path) -> None:
    (tmp_path / "real.bin").write_bytes(b"before")
    (tmp_path / "link.bin").symlink_to(tmp_path / "real.bin")
    files.write_bytes(tmp_path / "link.bin", b"after")
    assert (tmp_path / "real.bin").read_bytes() == b"after"
    assert (tmp_path / "link.bin").is_symlink()
    with pytest.raises(LibraryFault, match="it is a folder"):
        files.write_bytes(tmp_path, b"x")
