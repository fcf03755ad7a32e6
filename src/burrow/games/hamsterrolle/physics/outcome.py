"""What a turn came to, measured once everything lies still: nature's answer for the log."""

from burrow.games.hamsterrolle.data import CIRCLE
from burrow.games.hamsterrolle.moves import Mishap, Settled
from burrow.games.hamsterrolle.physics.codes import NEWS, READY
from burrow.games.hamsterrolle.physics.engine import ENGINE
from burrow.games.hamsterrolle.physics.frame import Head
from burrow.games.hamsterrolle.physics.life import Life
from burrow.games.hamsterrolle.physics.measure import THOUSANDTH
from burrow.games.hamsterrolle.physics.show import contact_units, whole_frame


def outcome(life: Life, motion: bytes, *, chosen: int, is_late: bool) -> Settled:
    """`chosen`: the piece that nature chose, if it played the turn itself. `is_late`: the clock ended the turn."""
    world = life.world
    contact = world.contact % 360
    return Settled(
        let_go=life.let_go,
        fallen=life.fallen,
        lost=life.lost,
        lies=world.lies(),
        contact=round(contact * THOUSANDTH) % CIRCLE,
        world=world.stored(),
        frame=whole_frame(Head(NEWS, READY, 0, contact=contact_units(contact)), world.poses(), ()),
        motion=motion,
        engine=ENGINE,
        piece=chosen,
        mishap=mishap(life, is_late=is_late),
    )


def mishap(life: Life, *, is_late: bool) -> Mishap:
    if life.has_toppled:
        return "toppled"
    return "clock" if is_late and life.is_dropped else ""
