"""The tables of the PostgreSQL database, and what its errors mean in a sentence."""

from typing import Any

import asyncpg

from burrow.storage.store import Damaged, StoreError

VERSION = 1
"""Goes up with each change of the schema."""

_LOCK = 0x42757277
"""`Burw`: of several nodes that start at once, one creates the schema."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS burrow (version integer NOT NULL, probed bigint NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS tables (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL UNIQUE,
    record bytea NOT NULL,
    epoch bigint NOT NULL DEFAULT 0,
    record_sum bytea NOT NULL,
    length integer NOT NULL,
    chain bytea NOT NULL,
    touched bigint NOT NULL,
    seal bytea NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_touched ON tables (touched);
CREATE TABLE IF NOT EXISTS events (
    table_id bigint NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq integer NOT NULL CHECK (seq >= 0),
    body bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE IF NOT EXISTS codes (
    table_id bigint PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    code text NOT NULL UNIQUE,
    seal bytea NOT NULL
);
"""
"""`epoch` counts the owners of a table. A row is accepted only from the newest one."""


async def prepare(connection: Any) -> None:
    """Create the schema if it is missing; refuse one of a newer version."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        await connection.execute(_SCHEMA)
        version = await connection.fetchval("SELECT version FROM burrow")
        if version is None:
            await connection.execute("INSERT INTO burrow (version) VALUES ($1)", VERSION)
        elif version > VERSION:
            raise StoreError("the database was written by a newer version of Burrow; update Burrow")


def plain(error: BaseException, place: str) -> StoreError:
    """What happened, for the person who runs the server. `place`: the database, without a password."""
    if isinstance(error, StoreError):
        return error
    for kind, sentence in _SENTENCES:
        if isinstance(error, kind):
            return StoreError(f"{sentence.format(place=place)} ({_detail(error)})")
    if isinstance(error, asyncpg.DataCorruptedError | asyncpg.IndexCorruptedError):
        return Damaged(f"{place} is damaged; restore it from a backup ({_detail(error)})")
    return StoreError(f"{place} could not be used: {_detail(error)}")


_SENTENCES: tuple[tuple[type[BaseException], str], ...] = (
    (asyncpg.InvalidPasswordError, "{place} does not accept the user or the password; check the address of the store"),
    (asyncpg.InvalidAuthorizationSpecificationError, "{place} does not let this user in; check its pg_hba.conf"),
    (asyncpg.InvalidCatalogNameError, "{place} does not exist; create the database first"),
    (asyncpg.InsufficientPrivilegeError, "this user may not write to {place}; grant it the rights"),
    (asyncpg.DiskFullError, "the disk of {place} is full, so nothing can be stored; make room there"),
    (asyncpg.TooManyConnectionsError, "{place} has too many connections; raise max_connections there"),
    (asyncpg.ReadOnlySQLTransactionError, "{place} can only be read; is it a standby?"),
    (asyncpg.CannotConnectNowError, "{place} is starting or stopping; it is tried again"),
    (asyncpg.AdminShutdownError, "{place} was stopped; it is tried again"),
    (asyncpg.CrashShutdownError, "{place} has crashed; it is tried again"),
    (TimeoutError, "{place} does not answer in time; check the network and the load there"),
    (OSError, "{place} cannot be reached; check that PostgreSQL runs there"),
    (asyncpg.InterfaceError, "the connection to {place} was lost; it is tried again"),
    (asyncpg.PostgresConnectionError, "the connection to {place} was lost; it is tried again"),
)


def _detail(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0] or type(error).__name__
