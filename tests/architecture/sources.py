"""What the architecture tests look at: the project's folder, its Python files and its text files."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MADE = {".git", ".venv", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", "build", "dist"}
TEXT = {".py", ".md", ".toml", ".txt", ".svg", ".json", ".jsonl", ".sh", ".cfg", ".ini", ".yml", ".yaml", ".html", ""}


def files() -> Iterator[Path]:
    """Every file of the project that is not made by a tool."""
    for path in sorted(ROOT.rglob("*")):
        inside = path.relative_to(ROOT).parts
        if path.is_file() and not MADE.intersection(inside) and not any(part.endswith(".egg-info") for part in inside):
            yield path


def texts() -> Iterator[tuple[str, str]]:
    """Name and text of every text file."""
    for path in files():
        if path.suffix in TEXT:
            yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")


def modules(*tops: str) -> Iterator[tuple[str, str, ast.Module]]:
    """Name, text and syntax tree of every Python file below these folders."""
    for path in files():
        name = path.relative_to(ROOT)
        if path.suffix == ".py" and name.parts[0] in tops:
            text = path.read_text(encoding="utf-8")
            yield str(name), text, ast.parse(text)


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function and method, however deep."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
