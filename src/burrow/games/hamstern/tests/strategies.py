"""What hypothesis draws for this game, and the twin of a log."""

from typing import Any

from hypothesis import strategies as st

from burrow.engine.game import Event, Seat
from burrow.engine.log import Log
from burrow.engine.rng import Rng
from burrow.games.hamstern.moves import Cross, Pass, moves
from burrow.games.hamstern.options import Options

seats = st.integers(1, 6)
options = st.builds(
    Options,
    sheet=st.sampled_from(("a", "b")),
    start=st.sampled_from(("middle", "free")),
    tunnels=st.sampled_from(("new", "begun")),
    zero=st.booleans(),
    die=st.sampled_from(("table", "paper")),
    clock=st.sampled_from((0, 1, 30)),
)


def twin(log: Log[Any, Any, Any, Any], seat: Seat | None, rng: Rng) -> Log[Any, Any, Any, Any]:
    """The log with other hidden placements by the others in the open round, which the seat does not see yet (HA-16)."""
    open_round = len(log.live) - sum(cells is not None for cells in log.state.placed)
    other: Log[Any, Any, Any, Any] = Log(log.game, log.setup)
    for place, event in enumerate(log.live):
        hidden = place >= open_round and event.by != seat and isinstance(event.what, Cross | Pass)
        other.add(exchanged(other, event, rng) if hidden else event)
    return other


def exchanged(log: Log[Any, Any, Any, Any], event: Event[Any], rng: Rng) -> Event[Any]:
    """The same event with another legal move, if there is one."""
    others = [move for move in moves(log.state, event.by) if move != event.what]
    return Event(event.seq, event.at, event.by, rng.choice(others)) if others else event
