"""What the writer can be asked to do."""

from msgspec import Struct


class _ForTable(Struct, frozen=True):
    table: str


class _WithRecord(_ForTable, frozen=True):
    record: bytes


class Create(_WithRecord, frozen=True):
    pass


class Amend(_WithRecord, frozen=True):
    pass


class Succeed(_WithRecord, frozen=True):
    successor: str
    opening: bytes


class Append(_ForTable, frozen=True):
    seq: int
    rows: tuple[bytes, ...]


class Delete(_ForTable, frozen=True):
    pass


class GiveCode(_ForTable, frozen=True):
    code: str


class EndCodes(Struct, frozen=True):
    """Of tables not written to since that second."""

    since: int


class Probe(Struct, frozen=True):
    """Tests whether writing works, without changing anything."""


Request = Create | Amend | Succeed | Append | Delete | GiveCode | EndCodes | Probe
