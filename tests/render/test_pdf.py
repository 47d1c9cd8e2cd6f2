"""PDF pages: true size, margins, fonts inside, text that can be selected."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from captains.render.pdf import PAPERS, Paper, pdf, placement
from captains.scene.nodes import TINT, Circle, Drawing, Group, Rect, Text
from tests.render.pdf_paths import boxes, page_streams
from tests.tools_needed import need

LYING = Drawing(297, 210, (Circle(100, 60, 10, stroke="#000000"), Text(20, 20, "Ahoy, Анна", 8)), "mm", title="A (try)")


def written(tmp_path: Path, data: bytes) -> str:
    """The PDF as a file."""
    path = tmp_path / "page.pdf"
    path.write_bytes(data)
    return str(path)


def test_a_drawing_of_the_papers_size_keeps_its_true_size() -> None:
    (content,) = page_streams(pdf([LYING]))
    circle = min(boxes(content, 210), key=lambda box: abs(box[2] - box[0] - 20))
    assert circle == pytest.approx((90, 50, 110, 70), abs=0.01)


@pytest.mark.parametrize("paper", ["Letter", "A5"])
def test_on_other_paper_it_is_fitted_inside_the_margin(paper: Paper) -> None:
    short, long = PAPERS[paper]
    left, top, scale = placement(LYING, long, short)
    assert left + 5 * scale >= 5 - 1e-6 and top + 5 * scale >= 5 - 1e-6
    assert left * 2 + 297 * scale == pytest.approx(long) and top * 2 + 210 * scale == pytest.approx(short)
    (content,) = page_streams(pdf([LYING], paper))
    assert any(box[2] - box[0] == pytest.approx(20 * scale, abs=0.01) for box in boxes(content, short))


def test_a_drawing_in_px_is_fitted_too() -> None:
    left, top, scale = placement(Drawing(1920, 1080, ()), 297, 210)
    assert left == pytest.approx(5) and 1920 * scale == pytest.approx(287) and top > 5


def test_the_tint_of_the_paper_is_left_out_and_equal_pages_are_kept_once() -> None:
    tinted = Drawing(297, 210, (Group((Rect(0, 0, 297, 210, fill="#F4E9D0"),), id=TINT), *LYING.nodes), "mm")
    assert page_streams(pdf([tinted])) == page_streams(pdf([LYING]))
    assert len(pdf([LYING] * 30)) < 5 * len(pdf([LYING]))


def test_a_pdf_without_pages_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one page"):
        pdf([])


def test_pages_come_in_order_and_each_lies_as_its_drawing_does(tmp_path: Path) -> None:
    info = need("pdfinfo", "poppler-utils")
    upright = Drawing(210, 297, (Text(20, 20, "upright", 8),), "mm")
    path = written(tmp_path, pdf([LYING, upright]))
    words = subprocess.run([info, "-f", "1", "-l", "2", path], capture_output=True, text=True, check=True).stdout
    assert "Pages:           2" in words
    sizes = [
        line.split(":")[1].split("pts")[0].split() for line in words.splitlines() if "size:" in line and "Page" in line
    ]
    assert [[round(float(part)) for part in (size[0], size[2])] for size in sizes] == [[842, 595], [595, 842]]


def test_text_can_be_selected_and_its_fonts_are_inside(tmp_path: Path) -> None:
    text, fonts = need("pdftotext", "poppler-utils"), need("pdffonts", "poppler-utils")
    path = written(tmp_path, pdf([LYING]))
    assert "Ahoy, Анна" in subprocess.run([text, path, "-"], capture_output=True, text=True, check=True).stdout
    table = subprocess.run([fonts, path], capture_output=True, text=True, check=True).stdout.splitlines()[2:]
    assert [line.split("+")[1].split()[0] for line in table] == ["PTSans-Regular"]
    assert all(line.split()[-5:-2] == ["yes", "yes", "yes"] for line in table)


def test_an_odd_title_does_no_harm() -> None:
    assert pdf([Drawing(10, 10, (Rect(0, 0, 1, 1, fill="#000000"),), title='"#panic(\\) \n')]).startswith(b"%PDF")
