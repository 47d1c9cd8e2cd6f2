"""What may be imported where, and what an import may set in motion."""

from __future__ import annotations

import ast
import json
import os
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import captains
from tests.architecture.sources import ROOT, modules

THIRD = {"pygame", "numpy", "msgspec", "typst", "fontpkg", "typer", "rich", "platformdirs"}
"""What the project depends on; each is allowed only to the packages below."""
ALLOWED = {
    "engine": {"msgspec"},
    "parts": {"msgspec"},
    "games": {"msgspec"},
    "scene": {"msgspec"},
    "library": {"msgspec", "platformdirs"},
    "bots": {"msgspec", "numpy"},
    "render": (THIRD - {"pygame", "typer", "rich"}) | {"fontTools"},
    "host": THIRD - {"pygame", "typst", "typer", "rich"},
    "paper": THIRD - {"pygame", "typst", "typer"},
    "screen": THIRD - {"typst", "typer", "rich"},
    "cli": THIRD - {"pygame", "typst"},
    "__init__.py": set(),
    "__main__.py": set(),
}


def imported(tree: ast.Module) -> set[str]:
    """The top names of all imports of a module, those inside functions too."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


def test_every_package_imports_only_the_libraries_it_may() -> None:
    wrong = []
    for name, _, tree in modules("captains"):
        allowed = ALLOWED[name.split("/")[1]] | set(sys.stdlib_module_names) | {"captains"}
        wrong += [f"{name}: {top}" for top in sorted(imported(tree) - allowed)]
    assert not wrong


def test_every_folder_with_modules_is_a_package() -> None:
    """Else import-linter and the walk over all modules pass it over."""
    folders = {path.parent for path in (ROOT / "captains").rglob("*.py")}
    assert not [str(folder) for folder in sorted(folders) if not (folder / "__init__.py").is_file()]


def test_no_module_needs_one_that_needs_it() -> None:
    """Imports inside functions count too: they hide a circle, they do not open it. Types alone may go round."""
    needs = {_module(name): set(_needed(tree)) for name, _, tree in modules("captains")}
    known = {one: needed & needs.keys() for one, needed in needs.items()}
    try:
        TopologicalSorter(known).prepare()
    except CycleError as circle:
        raise AssertionError(" -> ".join(circle.args[1])) from None


def _module(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _needed(node: ast.AST) -> Iterator[str]:
    """The modules of the program that are imported below this node."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        if isinstance(child, ast.Import):
            yield from (alias.name for alias in child.names)
        elif isinstance(child, ast.ImportFrom) and child.module:
            inside = [f"{child.module}.{alias.name}" for alias in child.names]
            found = [each for each in inside if (ROOT / Path(*each.split("."))).with_suffix(".py").is_file()]
            yield from found if len(found) == len(inside) else (*found, child.module)
        else:
            yield from _needed(child)


def test_no_module_of_a_package_calls_pygame_while_it_is_imported() -> None:
    calls = []
    for name, _, tree in modules("captains"):
        for call in _calls_at_import(tree):
            if ast.unparse(call.func).startswith("pygame"):
                calls.append(f"{name}:{call.lineno} {ast.unparse(call)}")
    assert not calls


def _calls_at_import(tree: ast.Module) -> list[ast.Call]:
    """Calls that run when the module is imported: all but those inside functions."""
    found: list[ast.Call] = []
    waiting: list[ast.AST] = list(tree.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += [*node.decorator_list, *node.args.defaults]
        elif not isinstance(node, ast.Lambda):
            found += [node] if isinstance(node, ast.Call) else []
            waiting += ast.iter_child_nodes(node)
    return found


def run(code: str) -> str:
    """Run code in a fresh Python without display; its output."""
    env = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_everything_can_be_imported_without_a_display_and_starts_nothing() -> None:
    names = [m.name for m in pkgutil.walk_packages(captains.__path__, "captains.") if not m.name.endswith("__main__")]
    code = f"""
import importlib, sys, threading
for name in {names!r}:
    importlib.import_module(name)
pygame = sys.modules.get("pygame")
assert pygame is None or not (pygame.get_init() or pygame.display.get_init() or pygame.font.get_init())
assert threading.active_count() == 1, threading.enumerate()
print("quiet")
"""
    assert run(code).endswith("quiet\n")


HEAVY = {"numpy", "typst", "rich", "fontpkg"}
"""What takes long to import, and is not needed to show a first frame."""
FIRST_FRAME = ("engine", "library", "games", "scene", "host", "screen")
"""The packages that the first frame stands on: none of their modules imports what is heavy, or the bots."""


def loaded_after(names: list[str]) -> set[str]:
    """What is loaded once these modules have been imported in a fresh Python."""
    code = f"""
import importlib, json, sys
for name in {names!r}:
    importlib.import_module(name)
print(json.dumps(list(sys.modules)))
"""
    return set(json.loads(run(code).splitlines()[-1]))


def test_what_the_first_frame_stands_on_is_light() -> None:
    names = [m.name for m in pkgutil.walk_packages(captains.__path__, "captains.")]
    loaded = loaded_after([name for name in names if name.split(".")[1] in FIRST_FRAME])
    assert "captains.screen" in loaded
    assert not loaded & (HEAVY | {"captains.bots", "captains.paper", "typer"})


def test_the_lobby_opens_past_the_verbs() -> None:
    loaded = loaded_after(["captains.cli.start", "captains.cli.window", "captains.screen.program"])
    assert not loaded & (HEAVY | {"typer", "captains.cli.main", "captains.bots", "captains.paper"})


def test_the_lobby_shows_the_games_without_their_rules(tmp_path: Path) -> None:
    code = f"""
import json, sys
from pathlib import Path
from captains.host.last_tables import LastTables
from captains.host.muster import first_muster
from captains.library.games import game_ids
from captains.scene.page import Desk, Format
from captains.screen.pages.shelf import Shelf
from captains.screen.program import Program
shelf = Shelf(game_ids(), ())
tables = LastTables(Path({str(tmp_path)!r}) / "tables.json")
for id in game_ids():
    tables.keep(first_muster(shelf.cover(id), lambda n: 0))
page = Program(shelf, None, tables, None).lobby().page(Format(1280, 720), Desk())
assert page.pieces
print(json.dumps([name for name in sys.modules if name.startswith("captains.games.")]))
"""
    parts = {tuple(name.split(".")[3:4]) for name in json.loads(run(code).splitlines()[-1])}
    assert ("cover",) in parts and not parts & {("game",), ("flow",), ("rules",), ("judge",)}


def test_the_command_line_starts_light() -> None:
    assert not loaded_after(["captains.cli.main"]) & (HEAVY | {"pygame", "captains.bots", "captains.paper"})
