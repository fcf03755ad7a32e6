"""The variants of Hamstern, with defaults and limits."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from burrow.engine.options import matters
from burrow.engine.presets import Presets
from burrow.games.hamstern.data.texts import SIDE_A

LONGEST_SHEET = 6000
"""Most characters in the text of a custom sheet."""

Side = Literal["a", "b", "own"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    sheet: Side = "a"
    """Side A, side B (H-37), or a custom sheet."""
    own: Annotated[str, Meta(max_length=LONGEST_SHEET), matters(when={"sheet": ("own",)})] = SIDE_A
    """The text of the custom sheet, initially a copy of side A; read only if `sheet` is `own`."""
    start: Literal["middle", "free"] = "middle"
    """The very first crosses go into the start chamber (H-12), or into any chamber (H-36)."""
    tunnels: Literal["new", "begun"] = "new"
    """A tunnel leads only into new chambers, or also into begun ones (HA-05)."""
    zero: bool = False
    """House rule: crossing nothing on a 1 is allowed (HA-03)."""
    die: Literal["table", "paper"] = "table"
    """The table rolls, or people roll a real die and the first seat enters its pips; a bot in that seat rolls for
    itself."""
    clock: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds to place a roll, and to enter a real die (at least half a minute for that); 0 means no limit (HA-17)."""


PRESETS = Presets(
    first=Options(tunnels="begun"),
    short=Options(clock=20),
    printed=Options(),
)
"""First: a tunnel leads into any chamber, which is simpler and leaves fewer dead ends. Nothing makes a game end
sooner, so the short one limits the time for a roll."""
