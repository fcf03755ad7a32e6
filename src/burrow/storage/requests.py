"""What the writer can be asked to do."""

from msgspec import Struct


class Create(Struct, frozen=True):
    table: str
    record: bytes


class Amend(Struct, frozen=True):
    table: str
    record: bytes


class Succeed(Struct, frozen=True):
    table: str
    record: bytes
    successor: str
    opening: bytes


class Append(Struct, frozen=True):
    table: str
    seq: int
    rows: tuple[bytes, ...]


class Delete(Struct, frozen=True):
    table: str


class GiveCode(Struct, frozen=True):
    table: str
    code: str


class EndCodes(Struct, frozen=True):
    """Of tables not written to since that second."""

    since: int


class Probe(Struct, frozen=True):
    """Tests whether writing works, without changing anything."""


Request = Create | Amend | Succeed | Append | Delete | GiveCode | EndCodes | Probe
