"""Score lines and ranks."""

from burrow.engine.game import Line, Score, Seat
from burrow.games.nuts.state import State


def score(state: State) -> tuple[Score, ...]:
    """Extra turns score like all others (NA-14), so the ranks follow from the totals (N-31)."""
    totals = state.scores
    return tuple(
        Score(
            seat,
            rank=1 + sum(other > total for other in totals),
            lines=(Line("N-10", "line-banked", state.banked[seat]), Line("N-23", "line-raced", state.raced[seat])),
        )
        for seat, total in enumerate(totals)
    )


def leaders(state: State) -> tuple[Seat, ...]:
    """The seats with the most points, in seat order."""
    most = max(state.scores)
    return tuple(seat for seat, points in enumerate(state.scores) if points == most)
