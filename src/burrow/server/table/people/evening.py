"""From one game to the next at the same table: who sits where in the rematch, and the tally of the evening. Takes a
record and returns the changed one. No sockets, store or clock."""

from collections.abc import Sequence
from typing import Protocol

from msgspec.structs import replace

from burrow.engine.game import AnyGame, Score
from burrow.server.table.people.seating import marked, numbered
from burrow.server.table.record import SeatRecord, TableRecord
from burrow.server.wire.outbound import TallyLine


class Attending(Protocol):
    """Who is connected."""

    def is_here(self, holder: str) -> bool: ...

    def is_away(self, holder: str) -> bool:
        """Not connected, and for longer than a line usually drops."""
        ...


def ended(record: TableRecord, scores: Sequence[Score]) -> TableRecord:
    """The game is over, and its result is in the tally."""
    record = numbered(record)
    tally = {line.who: line for line in record.tally}
    for score in scores:
        seat = record.seats[score.seat]
        line = tally.get(seat.who, TallyLine(seat.who, seat.name, seat.level))
        tally[seat.who] = replace(
            line,
            name=seat.name,
            mark=seat.mark,
            games=line.games + 1,
            wins=line.wins + (score.rank == 1),
            points=line.points + score.total,
        )
    return replace(
        record, phase="over", undo=None, clocks=(), clocked=-1, tally=tuple(tally.values()), games=record.games + 1
    )


def again(game: AnyGame, record: TableRecord, attending: Attending, *, gather: bool) -> TableRecord:
    """The record of a rematch. Everyone moves up, so that somebody else is the first. With `gather`, the seats can be
    changed before the game begins."""
    usual = game.bots[len(game.bots) // 2]
    seats = [_again(seat, attending, "" if gather else usual) for seat in marked(record).seats]
    steps = steps_up(game.teams(len(seats), record.setup.options))
    return replace(
        record,
        seats=(*seats[steps:], *seats[:steps]),
        phase="gathering" if gather else "playing",
        waits=gather or record.waits,
        successor="",
        done={},
        undo=None,
        declined=None,
        pushes={holder: replace(push, told=(), warned=()) for holder, push in record.pushes.items()},
    )


def steps_up(teams: Sequence[int]) -> int:
    """By how many seats everyone moves up: one, or as many as it takes for all teams to stay together. Who sits beside
    whom stays the same."""
    places = range(len(teams))
    together = {(one, other) for one in places for other in places if teams[one] == teams[other]}
    for steps in places[1:]:
        if together == {((one + steps) % len(teams), (other + steps) % len(teams)) for one, other in together}:
            return steps
    return 0


def _again(seat: SeatRecord, attending: Attending, usual: str) -> SeatRecord:
    """Whoever is here plays, even if a bot stood in. Nobody waits for the others."""
    stand_in = seat.stand_in or (usual if seat.holder and attending.is_away(seat.holder) else "")
    if not usual or attending.is_here(seat.holder):
        stand_in = ""
    return replace(seat, stand_in=stand_in, by_choice=False, relieved="", since=None, played=(), key="", came_by="")
