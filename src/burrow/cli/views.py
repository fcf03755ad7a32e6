"""Prints a logged game as a browser sees it: for each entry the update that the server would send, as JSON lines. The
playground of the page shows boards with these."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from burrow.engine import registry
from burrow.engine.errors import UsageError
from burrow.engine.game import Seat
from burrow.engine.log import Log
from burrow.engine.replay import AnyLog, Begun, Step, read
from burrow.server.table.sight import Step as Told
from burrow.server.table.sight import Telling

encode = msgspec.json.Encoder().encode


def lines(file: Path, seats: tuple[Seat, ...]) -> Iterator[str]:
    """The setup of each game without its seed, then an update after each entry, for a browser that holds these seats;
    none: a spectator. Every line of the log is verified."""
    log: AnyLog | None = None
    for found in read(file):
        match found:
            case Begun(_, setup, _):
                if wrong := [seat for seat in seats if seat >= setup.seats]:
                    raise UsageError(f"{file} has {setup.seats} seats, so there is no seat {wrong[0] + 1}")
                log = Log(registry.game(setup.game), setup)
                yield encode({"game": setup.game, "seats": setup.seats, "options": setup.options}).decode()
            case Step(entry, _) if log is not None:
                steps = [Told(log.state, entry)]
                log.add(entry)
                yield Telling(log, steps=steps, now=log.at, begun=True).to(seats)
