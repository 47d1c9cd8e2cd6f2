"""Programs that some tests measure with: a test is skipped where one is missing, but not in .ci/run."""

from __future__ import annotations

import os
import shutil

import pytest


def need(program: str, package: str) -> str:
    """The path of a program; skips the test, naming the package, where it is missing, and fails where CAPTAINS_CI=1."""
    found = shutil.which(program)
    if found is None:
        words = f"{program} is missing: install {package}"
        if os.environ.get("CAPTAINS_CI") == "1":
            pytest.fail(words)
        pytest.skip(words)
    return found
