"""The limits that keep the project readable: length of files, functions and lines, docstrings, types, names."""

from __future__ import annotations

import ast
import re

from tests.architecture.sources import ROOT, files, functions, modules, texts

VAGUE = {"utils", "util", "helpers", "helper", "common", "manager", "misc"}
LEFT_OPEN = re.compile(r"\b(" + "|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK")) + r")\b")


def test_no_module_is_longer_than_300_lines() -> None:
    long = [
        f"{name}: {text.count(chr(10))}" for name, text, _ in modules("captains", "tools") if text.count("\n") > 300
    ]
    assert not long


def test_no_rule_file_is_longer_than_150_lines() -> None:
    rule = re.compile(r"captains/games/\w+/rules/")
    long = [name for name, text, _ in modules("captains") if rule.match(name) and text.count("\n") > 150]
    assert not long


def test_no_function_is_longer_than_50_lines() -> None:
    long = []
    for name, _, tree in modules("captains", "tools"):
        for node in functions(tree):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > 50 and node.name != "evolve":
                long.append(f"{name}:{node.lineno} {node.name}: {lines}")
    assert not long


def test_no_line_is_longer_than_120_characters() -> None:
    long = []
    for name, text, _ in modules("captains", "tools", "tests"):
        long += [f"{name}:{i}" for i, line in enumerate(text.splitlines(), 1) if len(line) > 120]
    assert not long


def test_every_module_says_in_its_first_sentence_what_lives_there() -> None:
    silent = []
    for name, _, tree in modules("captains", "tools", "tests"):
        words = ast.get_docstring(tree) or ""
        if len(words.split(".")[0].split()) < 2:
            silent.append(name)
    assert not silent


def test_every_public_class_and_function_has_a_docstring() -> None:
    silent = []
    for name, _, tree in modules("captains", "tools"):
        holders = [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))]
        for holder in holders:
            for node in holder.body:
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                    inherited = isinstance(holder, ast.ClassDef) and holder.bases
                    if not node.name.startswith("_") and not ast.get_docstring(node) and not inherited:
                        silent.append(f"{name}:{node.lineno} {node.name}")
    assert not silent


def test_every_function_is_typed() -> None:
    loose = []
    for name, _, tree in modules("captains", "tools"):
        for node in functions(tree):
            given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            bare = [arg.arg for arg in given if arg.annotation is None and arg.arg not in ("self", "cls")]
            bare += [arg.arg for arg in (node.args.vararg, node.args.kwarg) if arg and arg.annotation is None]
            if bare or node.returns is None:
                loose.append(f"{name}:{node.lineno} {node.name} {bare}")
    assert not loose


def test_no_file_has_a_name_that_says_nothing() -> None:
    vague = [str(path.relative_to(ROOT)) for path in files() if path.stem in VAGUE]
    vague += [str(path) for path in (ROOT / "captains").rglob("*") if path.is_dir() and path.name in VAGUE]
    assert not vague


def test_nothing_is_left_open_in_the_code() -> None:
    stub = re.compile(r"NotImplementedError|coming soon|not (yet )?implemented", re.IGNORECASE)
    left = []
    for name, text, _ in modules("captains", "tools"):
        for i, line in enumerate(text.splitlines(), 1):
            if LEFT_OPEN.search(line) or stub.search(line):
                left.append(f"{name}:{i} {line.strip()}")
    assert not left


def test_no_path_of_a_machine_and_no_registry_host_is_committed() -> None:
    hosts = ("python" + "hosted", "py" + "pi.org", "registry.npm" + "js", "deb.deb" + "ian.org")
    paths = (r"/wor" + "k/", r"/far" + "m/", r"/ho" + r"me/\w", r"/ro" + r"ot/\w", r"[A-Z]:\\Us" + "ers")
    told = re.compile("|".join((*map(re.escape, hosts), *paths)))
    found = []
    for name, text in texts():
        found += [f"{name}:{i}" for i, line in enumerate(text.splitlines(), 1) if told.search(line)]
    assert not found


def test_no_drawing_uses_opacity_of_a_whole_element() -> None:
    """It costs the renderer several times what fill-opacity and stroke-opacity do, which say the same of one shape."""
    whole = re.compile(r"""(?<![-\w])opacity\s*[=:]\s*["'{\d]""")
    found = []
    for name, text in texts():
        if name.startswith(("captains/", "assets/", "sheets/")):
            found += [f"{name}:{i}" for i, line in enumerate(text.splitlines(), 1) if whole.search(line)]
    assert not found


def test_the_same_line_installs_and_tests_in_the_readme_and_in_ci() -> None:
    start = "python3 -m venv .venv && .venv/bin/pip install '.[test]'"
    readme = [line for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if line.startswith(start)]
    ci = [line for line in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines() if line.startswith(start)]
    assert len(readme) == len(ci) == 1
    assert ci[0].split(" | ")[0] == readme[0]
