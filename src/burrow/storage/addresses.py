"""Stores by their addresses: `sqlite:///folder/file` or `postgresql://user:password@host/database`."""

from pathlib import Path
from urllib.parse import unquote, urlsplit

from burrow.storage.sqlite import SqliteStore
from burrow.storage.store import EventStore, StoreError

SQLITE = "sqlite"
POSTGRES = ("postgresql", "postgres")


def is_postgres(address: str) -> bool:
    return urlsplit(address).scheme in POSTGRES


async def open_store(address: str) -> EventStore:
    """The store at this address, connected. Raises `StoreError`."""
    parts = urlsplit(address)
    if parts.scheme == SQLITE and not parts.netloc and parts.path.strip("/"):
        return SqliteStore(Path(unquote(parts.path[1:] if parts.path.startswith("//") else parts.path)))
    if is_postgres(address):
        return await _open_postgres(address)
    raise StoreError(
        f"{address!r} is no store; name one as in sqlite:///folder/tables.sqlite or postgresql://host/name"
    )


async def check_store(address: str) -> None:
    """Connect once, so that a server that cannot store anything says so before it opens. Raises `StoreError`."""
    await (await open_store(address)).close()


async def _open_postgres(address: str) -> EventStore:
    try:
        from burrow.storage.postgres import PostgresStore
    except ImportError:
        raise StoreError("PostgreSQL needs more packages: pip install 'burrow-games[cluster]'") from None
    store = PostgresStore(address)
    await store.open()
    return store
