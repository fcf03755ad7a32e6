"""What a new table is opened with: its name, and its record from what the host wishes."""

import secrets

from burrow.engine import registry
from burrow.engine.codec import decode_options
from burrow.engine.errors import BadOptions, UnknownGame
from burrow.engine.game import Setup
from burrow.engine.rng import fresh_seed
from burrow.server.table import pacing
from burrow.server.table.people import pledging, seating
from burrow.server.table.record import TableRecord
from burrow.server.wire.api import OpenTable
from burrow.server.wire.errors import Declined

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without characters that are easily confused."""
NAME_LENGTH = 12


def fresh_name() -> str:
    """A name that cannot be guessed: whoever knows it may watch and take an open seat."""
    return "".join(secrets.choice(ALPHABET) for _ in range(NAME_LENGTH))


def may_be_name(name: str) -> bool:
    return 0 < len(name) <= 40 and name.isascii() and name.isalnum()


def record_of(wish: OpenTable, holder: str) -> TableRecord:
    try:
        game = registry.game(wish.game)
        options = decode_options(game, wish.options)
    except UnknownGame as error:
        raise Declined("unknown-game", str(error)) from None
    except BadOptions as error:
        raise Declined("bad-options", str(error)) from None
    if len(wish.seats) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise Declined("bad-seats", f"{game.id} is for {least} to {most} seats, not {len(wish.seats)}")
    refusal = game.refuse_options(len(wish.seats), options)
    if refusal is not None:
        raise Declined("bad-options", f"{refusal.rule}: {refusal.message}", refusal=refusal)
    setup = Setup(game.id, game.format, len(wish.seats), options, fresh_seed())
    seats = tuple(seating.seat_of_wish(game, seat, holder) for seat in wish.seats)
    pace = pacing.checked(game, wish.pace)
    record = TableRecord(setup, seats, holder, "gathering", waits=wish.waits, pace=pace, bot_pace=wish.bot_pace)
    record = seating.marked(seating.numbered(record))
    return seating.ready(pledging.with_pledge(record, holder, wish.pledge))
