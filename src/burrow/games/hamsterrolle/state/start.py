"""The first state: who has which pieces, and what happens before the first turn."""

from msgspec.structs import replace

from burrow.engine.game import Millis, Seat
from burrow.games.hamsterrolle.data import BLACK, KINDS, PIECES, SETS
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.state.structs import NOBODY, START, State

SHARE = 2
"""Pieces of the fourth set for each of three players (WA-19)."""


def setup(seats: int, options: Options) -> State:
    """The pyramid lies in the lowest compartment (W-03). Every player has one set, with two players two (W-04, W-05);
    the rest stays out (W-06)."""
    trays = tuple(pieces_of(*range(seat, SETS, seats) if seats == 2 else (seat,)) for seat in range(seats))
    given = [piece for tray in trays for piece in tray]
    blank = State(
        options=options,
        phase="begin",
        seat=NOBODY,
        first=NOBODY,
        direction="left",
        trays=trays,
        out=tuple(piece for piece in PIECES if piece != BLACK and piece not in given),
        lies=(START,),
    )
    return blank if options.first == "chance" else begin(blank, int(options.first) - 1, at=0)


def pieces_of(*sets: int) -> tuple[int, ...]:
    return tuple(number * len(KINDS) + kind for number in sets for kind in KINDS)


def begin(state: State, first: Seat, *, at: Millis) -> State:
    """Record who begins; the fourth set may still have to be dealt (WA-19)."""
    begun = replace(state, first=first, began=at)
    return replace(begun, phase="share") if is_shared(state) else open_play(begun)


def open_play(state: State) -> State:
    """Let the first player choose a direction if the options say so (WA-02)."""
    return replace(state, phase="direct" if state.options.direction == "first" else "turn", seat=state.first)


def is_shared(state: State) -> bool:
    return state.seats == 3 and state.options.fourth == "shared"
