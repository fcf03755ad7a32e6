"""The messages of the admin page: requests and answers under `/api/admin`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


class AdminTable(Struct, frozen=True):
    """A table in memory, as whoever runs the server sees it: without names and hands."""

    table: str
    game: str
    phase: Literal["gathering", "sharing", "playing", "over"]
    seats: int
    people: int
    """How many people who sit here are connected."""
    sockets: int
    """All connections, also of those who watch."""
    entries: int
    """In its log."""
    quiet: int
    """Seconds since anything happened."""


class ClosedTable(Struct, frozen=True):
    """A table that was closed since the server started, and that the store keeps."""

    table: str
    game: str


class Overview(Struct, frozen=True):
    """GET /api/admin"""

    versions: dict[str, str]
    """Of Burrow, Python, SQLite and MuJoCo."""
    uptime: int
    """Seconds since the process started."""
    problem: str
    """What keeps the server from serving, in English; empty: nothing does."""
    cpu: float
    """How much of a core the server has used since the last time somebody looked; without the bots."""
    memory: int
    """Bytes, without the bots."""
    sockets: int
    playing: int
    """How many people sit at a game that has begun, and are connected."""
    moves: int
    """Moves that were stored since the server started."""
    bots_waiting: int
    bots_thinking: int
    turns: int
    """Turns of physics that move."""
    stored: int
    """How many tables are stored; at most a minute old."""
    phases: dict[str, int]
    """How many tables in memory are in each phase."""
    tables: tuple[AdminTable, ...]
    """Tables in memory, the one where something happened last first."""
    more: int
    """How many of them are left out here."""
    closed: tuple[ClosedTable, ...]
    """The newest first."""
    notice: str
    """What everyone is told now; empty: nothing."""


class ChangeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/tables/{table}

    close   everyone there is disconnected and nobody can come back; the store keeps the table
    delete  the same, and the table is deleted for good
    reopen  a table that was closed is as it was"""

    what: Literal["close", "delete", "reopen"]


class MessageToAll(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/message: every page shows this text until its reader closes it. It takes the place of the one
    before; an empty text takes it back."""

    text: Annotated[str, Meta(max_length=500)]
