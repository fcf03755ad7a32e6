"""What the hosts of a table may change about its seats, and what people may change about their own. Takes a record and
returns the changed one, or raises `Declined`. No sockets, store or clock."""

from collections.abc import Sequence
from itertools import chain, repeat

from msgspec.structs import replace

from burrow.engine.game import AnyGame, Seat
from burrow.server.table.people.names import clean_name
from burrow.server.table.people.seating import known_level, marked
from burrow.server.table.record import SeatRecord, TableRecord
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import BotPace

OPEN = SeatRecord("open")


def require_host(record: TableRecord, holder: str) -> None:
    if not record.is_host(holder):
        raise Declined("not-the-host")


def rename(record: TableRecord, *, holder: str, seat: Seat, name: str) -> TableRecord:
    renamed = _seat(record, seat)
    if renamed.holder != holder or not holder:
        require_host(record, holder)
    if renamed.kind == "open" or record.phase == "over":
        raise Declined("not-now", f"seat {seat} of a table that is {record.phase}")
    return record.with_seat(seat, replace(renamed, name=clean_name(name)))


def swap(record: TableRecord, *, holder: str, seat: Seat, other: Seat) -> TableRecord:
    _require_gathering(record, holder)
    one, two = _seat(record, seat), _seat(record, other)
    return record.with_seat(seat, two).with_seat(other, one)


def add_seat(game: AnyGame, record: TableRecord, *, holder: str) -> TableRecord:
    _require_gathering(record, holder)
    return _with_seats(game, record, (*record.seats, OPEN))


def remove_seat(game: AnyGame, record: TableRecord, *, holder: str, seat: Seat) -> TableRecord:
    _require_gathering(record, holder)
    if _seat(record, seat).kind == "person":
        raise Declined("not-now", f"a person sits on seat {seat}")
    return _with_seats(game, record, record.seats[:seat] + record.seats[seat + 1 :])


def trim(game: AnyGame, record: TableRecord, *, holder: str) -> TableRecord:
    """Take open seats away, the last ones first, as long as the game and its options allow it."""
    _require_gathering(record, holder)
    for number in reversed(range(len(record.seats))):
        if record.seats[number].kind == "open":
            try:
                record = remove_seat(game, record, holder=holder, seat=number)
            except Declined:
                break
    return record


def give_to_bot(
    game: AnyGame, record: TableRecord, *, holder: str, seat: Seat, level: str, name: str, since: int
) -> TableRecord:
    """Give an open seat to a bot, or change the bot: another level, and nobody may take over from it any more."""
    require_host(record, holder)
    before = _seat(record, seat)
    if before.kind == "person" or record.phase not in ("gathering", "playing"):
        raise Declined("not-now", f"seat {seat} of a table that is {record.phase}")
    bot = SeatRecord("bot", clean_name(name), level=known_level(game, level))
    if before.level == bot.level:
        return record.with_seat(seat, replace(before, name=bot.name, vacant=False))
    return record.with_player(seat, replace(bot, played=before.left_at(since)))


def free(
    game: AnyGame, record: TableRecord, *, holder: str, seat: Seat, level: str, name: str, since: int
) -> TableRecord:
    """Free a seat. During the game a bot plays it until somebody comes; `since` is the last entry before that."""
    before = _seat(record, seat)
    is_own = bool(holder) and before.holder == holder
    if not is_own:
        require_host(record, holder)
        _forbid_host(record, before.holder)
    if record.phase == "gathering":
        return record.with_seat(seat, OPEN)
    if record.phase == "playing" and before.kind == "bot":
        return record.with_seat(seat, replace(before, vacant=True))
    if record.phase == "playing":
        return record.with_player(seat, _vacant(game, before, level, name, since))
    raise Declined("not-now", f"the table is {record.phase}")


def remove_person(
    game: AnyGame, record: TableRecord, *, holder: str, seat: Seat, level: str, names: Sequence[str], since: int
) -> TableRecord:
    """Free all seats of a person's device, and let the device in no more."""
    require_host(record, holder)
    gone = _seat(record, seat).holder
    _forbid_host(record, gone)
    if not gone:
        raise Declined("not-now", f"nobody sits on seat {seat}")
    for number, name in zip(record.held_by(gone), chain(names, repeat("")), strict=False):
        record = free(game, record, holder=holder, seat=number, level=level, name=name, since=since)
    return replace(record, removed=(*record.removed, gone))


def make_host(record: TableRecord, *, holder: str, seat: Seat) -> TableRecord:
    require_host(record, holder)
    person = _seat(record, seat)
    if person.kind != "person":
        raise Declined("not-now", f"nobody sits on seat {seat}")
    return record if record.is_host(person.holder) else replace(record, hosts=(*record.hosts, person.holder))


def list_table(record: TableRecord, *, holder: str, listed: bool) -> TableRecord:
    require_host(record, holder)
    return replace(record, listed=listed)


def set_bot_pace(record: TableRecord, *, holder: str, pace: BotPace) -> TableRecord:
    require_host(record, holder)
    if record.phase == "over":
        raise Declined("not-now", "the game is over")
    return replace(record, bot_pace=pace)


def require_player(record: TableRecord, *, seat: Seat, who: int) -> None:
    """Raise `Declined` if somebody else has that seat by now; 0: it does not matter who has it."""
    if who and _seat(record, seat).who != who:
        raise Declined("not-now", f"somebody else has seat {seat} by now")


def _vacant(game: AnyGame, person: SeatRecord, level: str, name: str, since: int) -> SeatRecord:
    """The bot that plays for a person who has left."""
    level = known_level(game, level or person.stand_in)
    return SeatRecord("bot", clean_name(name), level=level, vacant=True, played=person.left_at(since))


def _with_seats(game: AnyGame, record: TableRecord, seats: tuple[SeatRecord, ...]) -> TableRecord:
    """Another number of seats, if the game and its options allow it."""
    setup = record.setup
    if len(seats) not in game.seats:
        raise Declined("bad-seats", f"{game.id} is for {game.seats[0]} to {game.seats[-1]} seats, not {len(seats)}")
    refusal = game.refuse_options(len(seats), setup.options)
    if refusal is not None:
        raise Declined("bad-options", f"{refusal.rule}: {refusal.message}", refusal=refusal)
    return marked(replace(record, seats=seats, setup=replace(setup, seats=len(seats))))


def _require_gathering(record: TableRecord, holder: str) -> None:
    require_host(record, holder)
    if record.phase != "gathering":
        raise Declined("not-now", "the game has begun")


def _forbid_host(record: TableRecord, holder: str) -> None:
    if record.is_host(holder):
        raise Declined("not-now", "this person is a host")


def _seat(record: TableRecord, seat: Seat) -> SeatRecord:
    if not 0 <= seat < len(record.seats):
        raise Declined("bad-seats", f"there is no seat {seat}")
    return record.seats[seat]
