"""Reads the drawn paths of a PDF page, in millimetres from its upper left corner: enough to measure with."""

from __future__ import annotations

import re
import zlib

Box = tuple[float, float, float, float]
Matrix = tuple[float, float, float, float, float, float]

MM = 25.4 / 72
_STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
_TOKEN = re.compile(rb"\((?:\\.|[^\\()])*\)|<[^>]*>|/[^\s()<>\[\]/]*|[^\s()<>\[\]/]+")
_POINTS = {b"m": 1, b"l": 1, b"c": 3, b"v": 2, b"y": 2}


def page_streams(pdf: bytes) -> list[bytes]:
    """The content of each page, in order: the streams that hold drawn paths."""
    found = []
    for match in _STREAM.finditer(pdf):
        try:
            content = zlib.decompress(match.group(1))
        except zlib.error:
            content = match.group(1)
        if re.search(rb"[\d.]+ [\d.]+ [ml]\s", content) and b" cm" in content:
            found.append(content)
    return found


def boxes(content: bytes, height: float) -> list[Box]:
    """The box (left, top, right, foot) in mm of every subpath of a page `height` mm high."""
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    stack: list[Matrix] = []
    numbers: list[float] = []
    path: list[tuple[float, float]] = []
    found: list[Box] = []
    for token in _TOKEN.findall(content):
        try:
            numbers.append(float(token))
            continue
        except ValueError:
            pass
        if token == b"q":
            stack.append(matrix)
        elif token == b"Q":
            matrix = stack.pop()
        elif token == b"cm":
            matrix = _times((*numbers[-6:],), matrix)  # type: ignore[arg-type]
        elif token in _POINTS:
            if token == b"m":
                _finish(path, found, height)
            given = numbers[-2 * _POINTS[token] :]
            path += [_moved(matrix, x, y) for x, y in zip(given[::2], given[1::2], strict=True)]
        elif token == b"re":
            _finish(path, found, height)
            x, y, w, h = numbers[-4:]
            path += [_moved(matrix, x, y), _moved(matrix, x + w, y + h)]
        elif token in (b"S", b"s", b"f", b"f*", b"B", b"B*", b"b", b"n"):
            _finish(path, found, height)
        numbers.clear()
    return found


def _finish(path: list[tuple[float, float]], found: list[Box], height: float) -> None:
    if path:
        xs, ys = [x * MM for x, _ in path], [height - y * MM for _, y in path]
        found.append((min(xs), min(ys), max(xs), max(ys)))
        path.clear()


def _moved(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def _times(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = two
    return a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m
