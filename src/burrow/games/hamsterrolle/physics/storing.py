"""A world at rest as bytes, and back: MuJoCo's whole integration state, packed."""

import zlib
from struct import Struct as Layout

import mujoco
import numpy as np

from burrow.games.hamsterrolle.data import PIECES
from burrow.games.hamsterrolle.physics.model import Fidelity
from burrow.games.hamsterrolle.physics.scene import Motion, Scene

STATE = mujoco.mjtState.mjSTATE_INTEGRATION
HEAD = Layout("<BId")
"""Format, pieces as bits, contact angle in degrees. MuJoCo's packed state follows."""
FORMAT = 1


def pack(scene: Scene, fidelity: Fidelity) -> bytes:
    """Anything still moving is frozen, and the hub becomes the origin. The wheel must be free."""
    if scene.held or scene.gripped is not None:
        raise ValueError("only a free wheel without a hand in it can be stored")
    contact = scene.contact % 360
    places = {piece: scene.place(piece) for piece in scene.pieces}
    motions = {piece: Motion(place._replace(x=place.x - scene.hub)) for piece, place in places.items()}
    twin = Scene(scene.pieces, motions, fidelity, contact=contact)
    twin.data.qacc_warmstart[:] = scene.data.qacc_warmstart
    state = np.zeros(mujoco.mj_stateSize(twin.model, STATE))
    mujoco.mj_getState(twin.model, twin.data, state, STATE)
    bits = sum(1 << piece for piece in scene.pieces)
    return zlib.compress(HEAD.pack(FORMAT, bits, contact) + state.astype("<f8").tobytes(), 9)


def unpack(stored: bytes, fidelity: Fidelity) -> Scene:
    """The wheel is free, and its hub is at the origin."""
    raw = zlib.decompress(stored)
    format_, bits, contact = HEAD.unpack_from(raw)
    if format_ != FORMAT:
        raise ValueError(f"a stored world of format {format_}")
    scene = Scene(tuple(piece for piece in PIECES if bits >> piece & 1), {}, fidelity, contact=contact)
    mujoco.mj_setState(scene.model, scene.data, np.frombuffer(raw, dtype="<f8", offset=HEAD.size), STATE)
    return scene
