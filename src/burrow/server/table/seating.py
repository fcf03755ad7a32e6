"""Who may sit where. Takes a record and returns the changed one, or raises `Declined`. No sockets, store or clock."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from burrow.engine.game import AnyGame, Seat
from burrow.server.table.names import clean_name
from burrow.server.table.presence import Presence
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


def ready(record: TableRecord) -> TableRecord:
    """Once no seat is open, the table plays."""
    return replace(record, phase="playing") if record.phase == "gathering" and record.is_full else record


def join(record: TableRecord, *, holder: str, name: str, seat: Seat | None) -> tuple[TableRecord, Seat]:
    """Take an open seat: the one named, or the first. Someone who sits already and names none keeps their seat."""
    own = record.held_by(holder)
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
    return ready(record.with_seat(seat, taken)), seat


def take_over(
    record: TableRecord, *, holder: str, name: str, seat: Seat | None, since: int
) -> tuple[TableRecord, Seat]:
    """Take a seat that a bot plays for somebody who has not come: the one named, or the first. Someone who sits already
    keeps their seat, so that nobody sees a second hand in the middle of a game."""
    own = record.held_by(holder)
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
    taken = SeatRecord("person", name=clean_name(name), holder=holder, relieved=bot.name, since=since)
    return record.with_seat(seat, taken), seat


def fill(game: AnyGame, record: TableRecord, *, holder: str, level: str, names: Sequence[str] = ()) -> TableRecord:
    """The host begins, with bots on the open seats."""
    if not holder or holder != record.host:
        raise Declined("not-the-host")
    if record.phase != "gathering":
        raise Declined("not-now", f"the table is {record.phase}")
    left = iter(names)
    for number, seat in enumerate(record.seats):
        if seat.kind == "open":
            name = clean_name(next(left, ""))
            record = record.with_seat(number, SeatRecord("bot", name, level=known_level(game, level), vacant=True))
    return ready(record)


def seats_again(record: TableRecord, presence: Presence) -> tuple[SeatRecord, ...]:
    """The seats of a rematch: whoever is here plays, even if a bot stood in. Nobody counts as relieved any more."""
    return tuple(
        replace(seat, stand_in="" if presence.is_here(seat.holder) else seat.stand_in, relieved="", since=None)
        for seat in record.seats
    )


def substitute(
    game: AnyGame, record: TableRecord, *, holder: str, seat: Seat, level: str, presence: Presence
) -> TableRecord:
    """Put a bot in a person's place, or give the place back (level "")."""
    own = record.held_by(holder)
    if not own or seat >= len(record.seats):
        raise Declined("not-your-seat", f"seat {seat}")
    person = record.seats[seat]
    if record.phase != "playing" or person.kind != "person":
        raise Declined("not-now", f"seat {seat} of a table that is {record.phase}")
    if seat not in own and presence.is_here(person.holder):
        raise Declined("not-your-seat", f"seat {seat}")
    if seat not in own and not presence.is_away(person.holder):
        raise Declined("not-now", f"who holds seat {seat} has only just left")
    stand_in = known_level(game, level) if level else ""
    return record.with_seat(seat, replace(person, stand_in=stand_in))


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
