"""The longest test of all does not come last: the other worker would have nothing more to do."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name != "test_kill.py")
