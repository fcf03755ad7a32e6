"""Who has to agree when a seat wants to take back a move, and what everyone sees of the request. Reads the record and
the connections."""

from burrow.engine.game import Seat
from burrow.server.table.people.presence import Presence
from burrow.server.table.record import TableRecord
from burrow.server.wire.outbound import UndoAsked


def unanswered(record: TableRecord, presence: Presence) -> tuple[Seat, ...]:
    """The people who have not agreed yet. Bots agree, and so does whoever is away."""
    asked = record.undo
    if asked is None:
        return ()
    asker = record.seats[asked.seat].holder
    return tuple(
        number
        for number, seat in enumerate(record.seats)
        if seat.kind == "person"
        and not seat.stand_in
        and seat.holder != asker
        and number not in asked.agreed
        and not presence.is_away(seat.holder)
    )


def undo_asked(record: TableRecord, presence: Presence) -> UndoAsked | None:
    """What everyone sees of it; None: nobody asks."""
    asked = record.undo
    if asked is None:
        return None
    return UndoAsked(asked.seat, asked.moves, unanswered(record, presence), asked.until)
