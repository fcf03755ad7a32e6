"""Who must move, until when, and who plays together."""

from burrow.engine.game import OVER, Millis, Seat, Waiting
from burrow.games.hamsterrolle import options
from burrow.games.hamsterrolle.state.structs import NOBODY, State

CHANCE = Waiting(nature="chance")
PHYSICS = Waiting(nature="physics")


def waiting(state: State) -> Waiting:
    match state.phase:
        case "begin" | "share":
            return CHANCE
        case "direct" | "turn":
            return Waiting((state.seat,), deadline=deadline(state))
        case "stand-in" | "settle":
            return PHYSICS
        case "over":
            return OVER


def deadline(state: State) -> Millis | None:
    """When nature takes over if the seat has not taken a piece (WA-12)."""
    asked = state.phase in ("direct", "turn") and state.options.turn
    return state.began + 1000 * state.options.turn if asked else None


def teams(state: State) -> tuple[int, ...]:
    """The team of each seat."""
    return options.teams(state.seats, state.options)


def partner(state: State, seat: Seat) -> Seat:
    """`NOBODY` if everyone plays alone."""
    match state.options.teams:
        case "none":
            return NOBODY
        case "side":
            return seat ^ 1
        case "across":
            return seat ^ 2


def pieces_left(state: State, team: int) -> int:
    return sum(len(tray) for tray, own in zip(state.trays, teams(state), strict=True) if own == team)
