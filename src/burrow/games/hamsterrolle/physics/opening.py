"""The wheel as a turn finds it: the world that the previous turn left, or the one that is set up."""

from burrow.games.hamsterrolle.physics.frame import unpack_body, unpack_frame
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.physics.world import LIVE, Fidelity, World
from burrow.games.hamsterrolle.state import State


def opened(state: State, fidelity: Fidelity) -> World:
    """The world as the previous turn left it."""
    return World.restored(state.world, fidelity=fidelity) if state.world else World.fresh(fidelity=fidelity)


def resting(state: State) -> dict[int, Pose]:
    """Poses at the start of the turn, in the wheel's own frame."""
    frame = unpack_frame(state.frame)
    if frame is None:
        return opened(state, LIVE).poses()
    return dict(unpack_body(body) for body in frame.bodies.values())
