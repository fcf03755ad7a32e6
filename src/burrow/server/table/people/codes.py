"""Four letters that lead to a table, for whoever cannot follow a link: how they are made, found and guessed. The store
keeps them."""

import secrets

from burrow.engine.game import Millis
from burrow.server.clock import Time
from burrow.server.limits import Buckets
from burrow.server.wire.errors import Declined
from burrow.storage.store import Conflict, EventStore

LETTERS = "BCDFGHJKLMNPRSTVWXZ"
"""Without letters that look like others, and without vowels, so that no code is a word."""
LENGTH = 4
TRIES = 100
"""How often a free code is looked for. Even with half of all codes taken, ten tries are almost always enough."""
LIFE: Millis = 24 * 60 * 60 * 1000
"""A code ends this long after the last change at its table."""
GUESSES, GUESSES_A_SECOND = 10, 1 / 30
"""Codes that lead nowhere, which one address may try at once and in the long run."""


def fresh_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def typed_code(text: str) -> str:
    """What a person typed, as codes are written; empty: it cannot be one."""
    letters = "".join(letter for letter in text.upper() if letter not in " -")
    return letters if len(letters) == LENGTH and set(letters) <= set(LETTERS) else ""


async def claim_code(store: EventStore, table: str, known: str) -> str:
    """Give the table the code it had, or another one if that leads elsewhere by now."""
    for attempt in range(TRIES):
        code = known if known and attempt == 0 else fresh_code()
        try:
            await store.give_code(table, code)
        except Conflict:
            continue
        return code
    raise Declined("not-now", "no code is free")


class CodeBook:
    """Finds tables by their codes, for every address only as often as a person types."""

    def __init__(self, store: EventStore, time: Time) -> None:
        self._store = store
        self._guesses = Buckets(time, GUESSES_A_SECOND, GUESSES)

    async def find(self, typed: str, address: str) -> str:
        """The table that a code leads to. Raises `Declined`."""
        code = typed_code(typed)
        if not self._guesses.take(address):
            raise Declined("too-fast", "too many codes that lead nowhere", retry_after=round(1 / GUESSES_A_SECOND))
        table = await self._store.find_code(code) if code else None
        if table is None:
            raise Declined("unknown-code", "the code leads nowhere")
        self._guesses.give_back(address)
        return table

    def forget(self) -> None:
        self._guesses.forget()

    async def tidy(self) -> None:
        await self._store.end_codes(LIFE // 1000)
