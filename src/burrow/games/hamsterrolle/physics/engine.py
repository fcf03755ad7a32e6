"""What the bytes of a turn depend on: the simulator, the processor, and the version of the wheel model.

Two machines of one kind may still round differently, because processors have different instructions for the same sum.
So a small unrelated scene is simulated once, and a checksum of its bytes is part of the name."""

import platform
import zlib

import mujoco

MODEL = 9
"""Raise this with each change to wheel, pieces, hand or turn that changes the outcome of a hand, and with each change
to the careful bot, which plays for seats that run out of time."""

PROBE = """<mujoco><option timestep="0.004" cone="elliptic" integrator="implicitfast" noslip_iterations="3"/>
<asset><mesh name="wedge" vertex="0 0 0  0.3 0 0  0 0.2 0  0.1 0.1 0.25  0.2 0.3 0.1"/></asset>
<worldbody><geom type="plane" size="4 4 0.1" euler="7 3 0"/>
<body pos="0 0 0.5" euler="20 30 40"><freejoint/><geom type="box" size="0.1 0.07 0.2"/></body>
<body pos="0.05 0.02 1.1" euler="50 10 70"><freejoint/><geom type="mesh" mesh="wedge"/></body>
<body pos="0.02 0.06 1.6"><freejoint/><geom type="cylinder" size="0.1 0.12"/></body>
</worldbody></mujoco>"""
"""A box, a wedge and a drum falling on a slope."""
STEPS = 300


def fingerprint() -> int:
    """The same wherever the same steps give the same bytes."""
    model = mujoco.MjModel.from_xml_string(PROBE)
    fallen = mujoco.MjData(model)
    mujoco.mj_step(model, fallen, nstep=STEPS)
    return zlib.crc32(fallen.qpos.tobytes() + fallen.qvel.tobytes())


ENGINE = (
    f"mujoco {mujoco.__version__} {platform.system().lower()} {platform.machine()} {fingerprint():08x} wheel {MODEL}"
)
