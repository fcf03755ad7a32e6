"""Which tables are old enough to be deleted. The server asks once a day, `burrow store tidy` when somebody calls it."""

from typing import NamedTuple

from burrow.engine.errors import BurrowError
from burrow.server.table.record import decode_record

DAY = 24 * 60 * 60
"""In seconds."""


class Retention(NamedTuple):
    """For how many days tables that nobody changes are kept; 0: for ever."""

    finished: int
    abandoned: int
    """Tables whose game has not ended, or not begun."""

    @property
    def shortest(self) -> int:
        """No younger table is ever deleted; 0: no table is."""
        return min((days for days in self if days), default=0)

    def is_expired(self, phase: str, age: float) -> bool:
        """`age`: seconds since the last change. A table that cannot be read has no phase, and stays."""
        days = {"": 0, "over": self.finished}.get(phase, self.abandoned)
        return days > 0 and age >= days * DAY


def phase_of(record: bytes) -> str:
    """How far the table of this record is; empty: it cannot be read."""
    try:
        return decode_record(record).phase
    except BurrowError:
        return ""
