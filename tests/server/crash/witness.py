"""What clients saw, and whether the server still knows it. Never asks the server itself."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from burrow.engine.codec import encode

NEWEST = 300
"""A client that has missed more events than this gets only the newest ones, as the wire protocol says."""


class Witness:
    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.events: dict[str, dict[int, bytes]] = defaultdict(dict)
        """By table: every event that any client ever received, by its number."""
        self.sent: dict[str, set[str]] = defaultdict(set)
        """By table: the nonces of all moves that were ever sent, many of them more than once."""
        self.accepted: dict[str, dict[str, int]] = defaultdict(dict)
        """By table: the nonce of each accepted move and the entry it became."""

    def saw(self, table: str, event: dict[str, Any]) -> None:
        """An event in some client's update. The same number must always mean the same event."""
        seq, body = event["seq"], encode({key: event.get(key) for key in ("at", "by", "what", "undo")})
        if self.events[table].setdefault(seq, body) != body:
            self.complain(table, f"event {seq} was {self.events[table][seq]!r} and is now {body!r}")

    def heard(self, table: str, nonce: str, seq: int) -> None:
        """A move was accepted. If it is sent again, it must be the same entry."""
        if self.accepted[table].setdefault(nonce, seq) != seq:
            self.complain(table, f"move {nonce} was entry {self.accepted[table][nonce]} and is now {seq}")

    def newest(self, table: str) -> int:
        return max(self.events[table], default=-1)

    def follow(self, table: str, last: int, events: Iterable[dict[str, Any]], seq: int) -> None:
        """A client that knew everything up to `last` received these, with `seq` as the newest."""
        numbers = [event["seq"] for event in events]
        if seq < last:
            self.complain(table, f"a client knew {last} events, and now there are only {seq}")
        elif numbers != list(range(max(last, seq - NEWEST) + 1, seq + 1)):
            self.complain(table, f"a client that knew {last} of {seq} was sent {_short(numbers)}")

    def audit(self, table: str, rows: Sequence[bytes]) -> None:
        """Compare everything with what is stored: nothing seen is missing, and no move was made twice."""
        entries = [msgspec.json.decode(row) for row in rows]
        if [entry["seq"] for entry in entries] != list(range(len(entries))):
            self.complain(table, "the stored numbers have gaps")
        if self.newest(table) >= len(entries):
            self.complain(table, f"event {self.newest(table)} was seen, and only {len(entries)} are stored")
        for entry in entries:
            if entry["seq"] in self.events[table]:
                self.saw(table, entry)
        self._audit_moves(table, [entry.get("nonce", "") for entry in entries])

    def _audit_moves(self, table: str, stored: Sequence[str]) -> None:
        """A stored nonce may have a prefix that tells browsers apart."""
        names = [name.rpartition(":")[2] for name in stored]
        for nonce in self.sent[table]:
            if names.count(nonce) > 1:
                self.complain(table, f"move {nonce} was made {names.count(nonce)} times")
        for nonce, seq in self.accepted[table].items():
            if seq >= len(names) or names[seq] != nonce:
                self.complain(table, f"move {nonce} was accepted as entry {seq}, which is another one")

    def complain(self, table: str, words: str) -> None:
        self.complaints.append(f"table {table}: {words}")


def _short(numbers: list[int]) -> str:
    return f"{len(numbers)} events, {numbers[:1]} to {numbers[-1:]}"
