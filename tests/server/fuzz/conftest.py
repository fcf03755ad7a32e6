from collections.abc import Iterator

import pytest

from .server import Running, running


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with running() as server:
        yield server
