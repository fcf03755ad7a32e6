"""What the tests of the server share."""

from collections.abc import AsyncIterator

import pytest
from tests.server.house import House, install


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


@pytest.fixture
async def house(pebbles: None, anyio_backend: str) -> AsyncIterator[House]:
    house = House()
    yield house
    await house.close()
