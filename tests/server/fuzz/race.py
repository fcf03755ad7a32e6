"""A table in the middle of a nut round, put into the store as if it had been played."""

from itertools import count
from typing import Any

from burrow.engine.codec import encode_entry
from burrow.engine.game import Setup
from burrow.engine.log import Log
from burrow.engine.rng import seed_from
from burrow.games.nuts import GAME
from burrow.games.nuts.moves import RaceRoll, Roll
from burrow.games.nuts.options import Options
from burrow.server.table.record import SeatRecord, TableRecord, encode_record
from burrow.server.web.browser import fresh_token, holder_of
from burrow.storage.memory import MemoryStore

_numbers = count()


def _play(number: int) -> tuple[Setup, list[bytes], bool]:
    """Play the first seat's first roll, and a throw of the other seat after the countdown. Returns whether they race
    now."""
    setup = Setup("nuts", GAME.format, 2, Options(starter="first", cadence=200), seed_from(f"race {number}"))
    log: Log[Any, Any, Any, Any] = Log(GAME, setup)
    rows: list[bytes] = []

    def note() -> None:
        rows.append(encode_entry(log.entries[-1], log.state))
        while log.waiting.nature:
            log.answer(log.at)
            rows.append(encode_entry(log.entries[-1], log.state))

    log.submit(0, Roll(), 0)
    note()
    if log.state.race is None:
        return setup, rows, False
    log.submit(1, RaceRoll(), log.state.race.starts_at)
    note()
    return setup, rows, log.state.race is not None


SETUP, ROWS, _ = next(played for played in map(_play, count()) if played[2])


def lay(store: MemoryStore) -> tuple[str, str, str]:
    """The name of the table, and the tokens of the two racers."""
    name, tokens = f"race{next(_numbers)}", (fresh_token(), fresh_token())
    seats = tuple(
        SeatRecord("person", name, holder_of(token)) for name, token in zip(("Ada", "Ben"), tokens, strict=True)
    )
    store._rows[name] = list(ROWS)
    store._records[name] = encode_record(TableRecord(SETUP, seats, seats[0].holder, "playing"))
    return name, *tokens
