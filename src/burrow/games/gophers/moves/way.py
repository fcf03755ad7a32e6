"""Why a way is refused. A way is checked hole by hole, so the answer to an unfinished one says what is wrong so far, or
how many steps are missing."""

from typing import NamedTuple

from burrow.engine.game import Refusal, Seat
from burrow.engine.sentences import no
from burrow.games.gophers.moves.listing import others
from burrow.games.gophers.search.walks import Way, reachable
from burrow.games.gophers.state import State
from burrow.games.gophers.state.reading import maze_of


class Tracks(NamedTuple):
    """How far a figure has come on its way."""

    visited: Way
    """Where it has stood, starting hole first."""
    jumped: Way = ()
    """The holes passed so far in an unfinished jump."""

    @property
    def steps(self) -> int:
        return len(self.visited) - 1

    def onto(self, hole: int, *, free: bool) -> "Tracks":
        return Tracks((*self.visited, hole)) if free else Tracks(self.visited, (*self.jumped, hole))


def refuse_way(state: State, seat: Seat, way: Way) -> Refusal | None:
    occupied = others(state, seat)
    tracks = Tracks((state.figures[seat],))
    for hole in way:
        refusal = refuse_hole(state, occupied, tracks, hole)
        if refusal is not None:
            return refusal
        tracks = tracks.onto(hole, free=not occupied >> hole & 1)
    return refuse_stop(state, tracks)


def refuse_hole(state: State, occupied: int, tracks: Tracks, hole: int) -> Refusal | None:
    near, pips = maze_of(state).near, state.turn.pips
    last = (tracks.visited + tracks.jumped)[-1]
    if hole not in range(len(near)):
        return no("G-10", "refuse-no-such-hole")
    if hole not in near[last]:
        return no("G-11", "refuse-wall", here=last + 1, there=hole + 1)
    if tracks.steps == pips:
        return no("GA-08", "refuse-too-far", pips=pips)
    if hole in tracks.jumped:
        return no("GA-36", "refuse-jump-twice", hole=hole + 1)
    if hole == tracks.visited[-1]:
        return no("GA-36", "refuse-jump-back", hole=hole + 1)
    return refuse_turning_back(state, occupied, tracks, hole) if hole in tracks.visited else None


def refuse_turning_back(state: State, occupied: int, tracks: Tracks, hole: int) -> Refusal | None:
    """Allowed only if no step and no jump leads to a hole that the move has not visited (GA-07)."""
    if state.options.turning == "free":
        return None
    ends = reachable(maze_of(state).near, tracks.visited[-1], occupied, 1, free=True)
    new = [end for end in ends if end not in tracks.visited]
    return no("GA-07", "refuse-turn-back", hole=hole + 1, there=new[0] + 1) if new else None


def refuse_stop(state: State, tracks: Tracks) -> Refusal | None:
    """A move ends on a free hole after exactly the steps rolled."""
    if tracks.jumped:
        hole = tracks.jumped[-1]
        return no("GA-06", "refuse-occupied", hole=hole + 1, seat=state.figures.index(hole))
    left = state.turn.pips - tracks.steps
    return no("GA-08", "refuse-too-short", left=left) if left else None
