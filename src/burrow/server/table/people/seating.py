"""Who may sit where. Takes a record and returns the changed one, or raises `Declined`. No sockets, store or clock."""

from collections.abc import Callable, Sequence
from itertools import count

from msgspec.structs import replace

from burrow.engine.game import AnyGame, Seat
from burrow.server.table.people.names import clean_name
from burrow.server.table.people.presence import Presence
from burrow.server.table.record import SeatRecord, TableRecord
from burrow.server.wire.api import SeatWish
from burrow.server.wire.errors import Declined


def seat_of_wish(game: AnyGame, wish: SeatWish, holder: str) -> SeatRecord:
    if wish.kind == "bot":
        return SeatRecord("bot", name=clean_name(wish.name), level=known_level(game, wish.level))
    if wish.kind == "open":
        return SeatRecord("open")
    return SeatRecord("person", name=clean_name(wish.name), holder=holder)


def known_level(game: AnyGame, level: str) -> str:
    if level not in game.bots:
        raise Declined("unknown-bot", f"{game.id} has the bots {', '.join(game.bots)}; not {level!r}")
    return level


def numbered(record: TableRecord) -> TableRecord:
    """The record with a number for each player who has none."""
    for number, seat in enumerate(record.seats):
        if seat.kind != "open" and not seat.who:
            record = record.with_player(number, seat)
    return record


def marked(record: TableRecord) -> TableRecord:
    """The record with a mark for each seat that has none: the first one that is free."""
    taken = {seat.mark for seat in record.seats}
    free = (mark for mark in count() if mark not in taken)
    seats = (replace(seat, mark=next(free)) if seat.mark is None else seat for seat in record.seats)
    return replace(record, seats=tuple(seats))


def ready(record: TableRecord) -> TableRecord:
    """Once no seat is open, the table plays, unless it waits for a host."""
    is_ready = record.phase == "gathering" and record.is_full and not record.waits
    return replace(record, phase="playing") if is_ready else record


def join(record: TableRecord, *, holder: str, name: str, seat: Seat | None) -> tuple[TableRecord, Seat]:
    """Take an open seat: the one named, or the first. Someone who sits already and names none keeps their seat."""
    own = record.held_by(holder)
    require_welcome(record, holder)
    if seat is None and own:
        return record, own[0]
    if seat is not None and seat in own:
        return record, seat
    if seat is None:
        seat = _first(record, lambda seat: seat.kind == "open")
    if not 0 <= seat < len(record.seats):
        raise Declined("bad-seats", f"there is no seat {seat}")
    if record.seats[seat].kind != "open":
        raise Declined("seat-taken", f"seat {seat} is not open")
    taken = SeatRecord("person", name=clean_name(name), holder=holder)
    return ready(_with_seated_host(record.with_player(seat, taken), holder)), seat


def take_over(
    record: TableRecord, *, holder: str, name: str, seat: Seat | None, since: int
) -> tuple[TableRecord, Seat]:
    """Take a seat that a bot plays for somebody who has not come: the one named, or the first. Someone who sits already
    keeps their seat, so that nobody sees a second hand in the middle of a game."""
    own = record.held_by(holder)
    require_welcome(record, holder)
    if own and seat in (None, *own):
        return record, own[0] if seat is None else seat
    if seat is not None and not 0 <= seat < len(record.seats):
        raise Declined("bad-seats", f"there is no seat {seat}")
    if own or record.phase != "playing":
        raise Declined("not-now", f"the table is {record.phase}")
    if seat is None:
        seat = _first(record, lambda seat: seat.vacant)
    bot = record.seats[seat]
    if not bot.vacant:
        raise Declined("seat-taken", f"seat {seat} is not vacant")
    played = bot.left_at(since)
    taken = SeatRecord("person", clean_name(name), holder, relieved=bot.name, since=since, played=played)
    return _with_seated_host(record.with_player(seat, taken), holder), seat


def require_welcome(record: TableRecord, holder: str) -> None:
    if holder and holder in record.removed:
        raise Declined("removed", "a host has removed this browser")


def _with_seated_host(record: TableRecord, holder: str) -> TableRecord:
    """Some host should have a seat: if none has, whoever sits down becomes one."""
    if any(record.held_by(host) for host in (record.host, *record.hosts)):
        return record
    return replace(record, hosts=(*record.hosts, holder))


def fill(game: AnyGame, record: TableRecord, *, holder: str, level: str, names: Sequence[str] = ()) -> TableRecord:
    """A host begins, with bots on the open seats."""
    if not record.is_host(holder):
        raise Declined("not-the-host")
    if record.phase != "gathering":
        raise Declined("not-now", f"the table is {record.phase}")
    left = iter(names)
    for number, seat in enumerate(record.seats):
        if seat.kind == "open":
            name = clean_name(next(left, ""))
            record = record.with_player(number, SeatRecord("bot", name, level=known_level(game, level), vacant=True))
    return replace(record, phase="playing")


def substitute(
    game: AnyGame, record: TableRecord, *, holder: str, seat: Seat, level: str, presence: Presence, since: int
) -> TableRecord:
    """Put a bot in a person's place, or give the place back (level ""), after the entry `since`. A host needs no seat
    to do this for somebody who is away."""
    own = record.held_by(holder)
    if not (own or record.is_host(holder)) or seat >= len(record.seats):
        raise Declined("not-your-seat", f"seat {seat}")
    person = record.seats[seat]
    if record.phase != "playing" or person.kind != "person":
        raise Declined("not-now", f"seat {seat} of a table that is {record.phase}")
    if seat not in own and presence.is_here(person.holder):
        raise Declined("not-your-seat", f"seat {seat}")
    if seat not in own and not presence.is_away(person.holder):
        raise Declined("not-now", f"who holds seat {seat} has only just left")
    stand_in = known_level(game, level) if level else ""
    by_choice = bool(stand_in) and (seat in own or person.by_choice)
    played = person.left_at(since) if stand_in != person.stand_in else person.played
    return record.with_seat(seat, replace(person, stand_in=stand_in, by_choice=by_choice, played=played))


def come_back(record: TableRecord, *, holder: str, since: int) -> tuple[TableRecord, tuple[Seat, ...]]:
    """Whoever is here again plays again, after the entry `since`, unless they asked for the bot themselves. Returns
    also the seats that were given back."""
    returned: list[Seat] = []
    for seat in record.held_by(holder) if record.phase == "playing" else ():
        person = record.seats[seat]
        if person.stand_in and not person.by_choice:
            record = record.with_seat(seat, replace(person, stand_in="", played=person.left_at(since)))
            returned.append(seat)
    return record, tuple(returned)


def require_own(record: TableRecord, *, holder: str, seat: Seat) -> None:
    """Only the holder of a seat may speak for it, and not while a bot plays it."""
    if not holder or seat >= len(record.seats) or record.seats[seat].holder != holder:
        raise Declined("not-your-seat", f"seat {seat}")
    if record.seats[seat].stand_in:
        raise Declined("not-now", f"a bot plays seat {seat}; take it back first")


def _first(record: TableRecord, is_free: Callable[[SeatRecord], bool]) -> Seat:
    for number, seat in enumerate(record.seats):
        if is_free(seat):
            return number
    raise Declined("table-full", "no seat is free")
