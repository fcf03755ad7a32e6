"""How the tests are dealt out to workers: those with a browser go to one of them, so that two do not start one each."""

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "tests" / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(BROWSER):
            item.add_marker(pytest.mark.xdist_group("browser"))
