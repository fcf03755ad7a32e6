"""The longest test does not run last; otherwise the other worker would be idle."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name != "test_kill.py")
