"""The moves of a seat that can be listed, and a blind one where they cannot."""

from collections.abc import Sequence

from burrow.engine.game import Seat
from burrow.engine.rng import Rng
from burrow.games.hamsterrolle.codec import Bring, LetGo, Path, Take, pack_path
from burrow.games.hamsterrolle.moves.dropping import droppable
from burrow.games.hamsterrolle.moves.passes import passing
from burrow.games.hamsterrolle.moves.payloads import Direct, Hand, Move
from burrow.games.hamsterrolle.moves.taking import takes
from burrow.games.hamsterrolle.state import NOBODY, State

DIRECTING: tuple[Move, ...] = (Direct("left"), Direct("right"))


def moves(state: State, seat: Seat) -> Sequence[Move] | None:
    """Left before right; None for a hand, whose moves cannot be listed."""
    if seat != state.seat or seat == NOBODY or state.phase not in ("direct", "turn"):
        return ()
    return DIRECTING if state.phase == "direct" else None


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    """A blind move: a random piece, set down somewhere in an allowed compartment or held until it drops; now and then a
    pass."""
    if state.phase == "direct":
        return rng.choice(DIRECTING)
    passed = passing(state)
    piece = rng.choice(passed if passed and not rng.below(6) else takes(state))
    if not rng.below(4):
        return hand(piece, ((0, Take(piece)),))
    bring = Bring(
        compartment=rng.choice(droppable(state, piece)),
        along=rng.below(161) - 80,
        depth=rng.below(101) - 50,
        lift=0,
        rotation=rng.below(3) - 1,
        tilt=rng.below(6),
    )
    return hand(piece, ((0, Take(piece)), (1, bring), (1, LetGo())))


def hand(piece: int, path: Path) -> Hand:
    return Hand(piece, pack_path(path))
