"""What the tests of the server share."""

from collections.abc import AsyncIterator

import pytest
from tests.server.offline import OfflineServer, install


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


@pytest.fixture
async def server(pebbles: None, anyio_backend: str) -> AsyncIterator[OfflineServer]:
    server = OfflineServer()
    yield server
    await server.close()
