"""Which paces a table may have. No clocks run here."""

from msgspec.structs import replace

from burrow.engine.game import AnyGame
from burrow.server.table.people.seating import known_level
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Pace

DAY = 86_400
"""In seconds."""
DECISION = range(5, 3600 + 1)
GAME = range(30, 4 * 3600 + 1)
INCREMENT = range(300 + 1)
DAYS = range(DAY, 14 * DAY + 1, DAY)


def checked(game: AnyGame, pace: Pace | None) -> Pace:
    """The pace a host wishes, with the level of the bot that moves when somebody's time is up. Raises `Declined`."""
    if pace is None or pace.kind == "relaxed":
        return Pace()
    seconds = {"decision": DECISION, "game": GAME, "days": DAYS}[pace.kind]
    if pace.seconds not in seconds:
        raise Declined("bad-options", f"the pace {pace.kind!r} takes {seconds[0]} to {seconds[-1]} seconds")
    if pace.increment not in (INCREMENT if pace.kind == "game" else (0,)):
        raise Declined("bad-options", f"the increment is too long, or the pace {pace.kind!r} has none")
    usual = game.bots[len(game.bots) // 2]
    return replace(pace, level=known_level(game, pace.level or usual))
