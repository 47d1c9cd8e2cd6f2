"""The README's played example does what the page shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.architecture.console import Shown, agrees, commands, run
from tests.architecture.sources import ROOT

PAGE = """Words.

```console
$ captains one --to x
first ... line
...
last
$ captains two
(exit 2)
```

```
$ captains not-run
```
"""


def test_every_command_the_readme_shows_does_what_it_shows(tmp_path: Path) -> None:
    shown = list(commands((ROOT / "README.md").read_text(encoding="utf-8")))
    assert shown, "the README shows no played example"
    for one in shown:
        done = run(one, tmp_path, ROOT)
        assert done.returncode == one.code, f"$ {one.line}\n{done.stderr}"
        assert agrees(one.expected, done.stdout), f"$ {one.line}\n{done.stdout}"


def test_every_picture_and_page_the_readme_links_to_is_there() -> None:
    for target in _links((ROOT / "README.md").read_text(encoding="utf-8")):
        assert (ROOT / target).exists(), target


def test_the_readme_s_table_lists_every_verb_there_is(tmp_path: Path) -> None:
    shown = run(Shown("captains --help"), tmp_path, ROOT).stdout
    verbs = re.findall(r"^  ([a-z-]+)  ", shown.partition("Commands:")[2], re.MULTILINE)
    listed = re.findall(r"^\| `captains ([a-z-]+)", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert verbs
    assert sorted(listed) == sorted(verbs)


def _links(markdown: str) -> list[str]:
    """Targets of links and pictures inside the project."""
    found = re.findall(r"\]\(([^)#\s]+)", markdown)
    return [target for target in found if "://" not in target]


def test_console_blocks_are_read_as_commands_with_their_promises() -> None:
    one, two = commands(PAGE)
    assert (one.line, one.expected, one.code) == ("captains one --to x", ["first ... line", "...", "last"], 0)
    assert (two.line, two.expected, two.code) == ("captains two", [], 2)


@pytest.mark.parametrize(
    ("printed", "good"),
    [
        ("first short line\nlast\n", True),
        ("first long line\nmore\nmore\nlast\n", True),
        ("first line\nlast\n", False),
        ("first short line\nlast", False),
        ("first short line\nlast\nmore\n", False),
    ],
)
def test_dots_stand_for_anything(printed: str, good: bool) -> None:
    assert agrees(["first ... line", "...", "last"], printed) is good
