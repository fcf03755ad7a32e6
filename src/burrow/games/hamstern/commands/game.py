"""Sheets as they were at the end of a logged game. Every line is checked as `burrow replay` does it."""

from pathlib import Path

from burrow.engine.command import Say
from burrow.engine.errors import FileError, UsageError
from burrow.engine.replay import AnyLog, Begun, Ended, read
from burrow.games.hamstern.commands.paper import Filled
from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.view import SeatView, View


def filled_sheets(file: Path, game: int, say: Say) -> list[tuple[Sheet, Filled]]:
    """By seat; `game` is the number of the game in the file."""
    log = _ended(file, game, say)
    if log.setup.game != "hamstern":
        raise FileError(say("sheet-not-hamstern", file=str(file)))
    view: View = log.game.view(log.state, None)
    return [(view.sheet, _filled(view, seat, say("sheet-seat", number=n))) for n, seat in enumerate(view.seats, 1)]


def _ended(file: Path, game: int, say: Say) -> AnyLog:
    number = 0
    for found in read(file):
        if isinstance(found, Begun):
            number = found.number
        elif isinstance(found, Ended) and number == game:
            return found.log
    raise UsageError(say("sheet-no-game", file=str(file), games=number, game=game))


def _filled(view: View, seat: SeatView, name: str) -> Filled:
    return Filled(
        name=name,
        crossed=seat.crossed,
        ones=seat.ones,
        is_running=view.timer.lap == 2,
        circled=view.timer.circled,
        struck=view.timer.struck,
        points=seat.points,
    )
