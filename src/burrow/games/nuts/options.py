"""The variants of Auf die Nüsse!, with defaults and limits."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from burrow.engine.options import matters
from burrow.engine.presets import Presets


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    goal: Annotated[int, Meta(ge=20, le=200)] = 50
    """Points that end the game (N-29)."""
    end: Literal["round", "first"] = "round"
    """Finish the round (N-30), or the first seat to reach the goal wins at once, as in the American rules."""
    tie: Literal["extra", "shared"] = "extra"
    """Tied players take extra turns, or share the win (NA-14)."""
    race: Literal["realtime", "paced"] = "realtime"
    """The nut round: everyone as fast as they can, or in parallel steps without hurry (NA-11)."""
    cadence: Annotated[int, Meta(ge=200, le=2000)] = 350
    """Minimum time between two rolls of a seat in the race, in ms (NA-11)."""
    reading: Annotated[bool, matters(when={"race": ("realtime",)})] = False
    """Time to read what a nut round is before the first one (NA-11)."""
    starter: Annotated[
        Literal["random", "first", "second", "third", "fourth"], matters(needs_seats={"third": 3, "fourth": 4})
    ] = "random"
    """Who begins: chance, or the seat that the host chooses (NA-16)."""
    clock: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds to decide; 0 means no limit (NA-19)."""


PRESETS = Presets(
    first=Options(starter="first", reading=True),
    short=Options(goal=25, tie="shared"),
    printed=Options(),
)
"""First: the newcomer begins, so that no nut round of a bot comes before they know the goal, and the first nut round
waits until they have read what it is."""
