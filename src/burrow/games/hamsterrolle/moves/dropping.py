"""When and where a piece may be dropped unjudged, and whether any piece has a place at all."""

from burrow.engine.game import Refusal
from burrow.engine.sentences import no
from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND
from burrow.games.hamsterrolle.data import PITCH, kind_of
from burrow.games.hamsterrolle.moves.passes import ahead, is_pass, passing
from burrow.games.hamsterrolle.moves.taking import takes
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.state import State
from burrow.games.hamsterrolle.state.wheel import kinds_in, line_to_pass, open_compartments

REACH = PITCH
"""The furthest a piece reaches ahead of its centre of mass, in thousandths of a degree, except high above the floor,
where nothing holds it."""
IN_HAND = 30 * FRAMES_A_SECOND
"""Without a clock, a piece may be dropped after this many frames in hand (WA-11)."""


def clock_frames(options: Options) -> int | None:
    """Frames from taking a piece to letting it go (W-18, WA-12); None: no limit."""
    return None if options.clock == "none" else int(options.clock) * FRAMES_A_SECOND


def refuse_drop(options: Options, frames: int, *, was_refused: bool, is_stuck: bool) -> Refusal | None:
    """Why a piece may not be dropped yet after this many frames in hand (WA-11). Dropping is a way out for a seat that
    finds no place in time or has none. `was_refused`: it was let go before and not accepted."""
    clock = clock_frames(options)
    is_late = frames >= (IN_HAND if clock is None else clock)
    is_half_late = clock is not None and was_refused and 2 * frames >= clock
    return None if is_stuck or is_late or is_half_late else too_soon_to_drop(options)


def too_soon_to_drop(options: Options) -> Refusal:
    clock = clock_frames(options)
    if clock is None:
        return no("WA-11", "refuse-drop-soon", seconds=IN_HAND // FRAMES_A_SECOND)
    return no("WA-11", "refuse-drop", seconds=clock // FRAMES_A_SECOND // 2)


def droppable(state: State, piece: int) -> tuple[int, ...]:
    """The compartments a dropped piece may go into, rear to front (WA-11)."""
    if not is_pass(state, piece):
        return open_compartments(state)
    kind = kind_of(piece)
    return tuple(
        compartment for compartment in ahead(state, piece) if kind not in kinds_in(state.lies, compartment, but=piece)
    )


def is_stuck(state: State) -> bool:
    """No piece has a legal place, and no pass is possible."""
    has_place = any(
        is_open(state, piece, compartment) for piece in takes(state) for compartment in open_compartments(state)
    )
    return not (has_place or passing(state))


def is_open(state: State, piece: int, compartment: int) -> bool:
    """None of its kind is there (W-14), and the line its edge must pass is within reach (W-13)."""
    line = line_to_pass(state, state.lies, compartment)
    return kind_of(piece) not in kinds_in(state.lies, compartment) and (line is None or line < PITCH + REACH)
