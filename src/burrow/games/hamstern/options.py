"""The variants of Hamstern, with defaults and limits."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from burrow.engine.options import matters
from burrow.games.hamstern.data.texts import SIDE_A

LONGEST_SHEET = 6000
"""Characters of a sheet of one's own."""

Side = Literal["a", "b", "own"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    sheet: Side = "a"
    """Side A, side B (H-37), or a sheet of one's own."""
    own: Annotated[str, Meta(max_length=LONGEST_SHEET), matters(when={"sheet": ("own",)})] = SIDE_A
    """The text of one's own sheet, which begins as a copy of side A; read only where `sheet` asks for it."""
    start: Literal["middle", "free"] = "middle"
    """The very first crosses go into the start chamber (H-12), or into any (H-36)."""
    tunnels: Literal["new", "begun"] = "new"
    """A tunnel leads into new chambers only, or into begun ones too (HA-05)."""
    zero: bool = False
    """House rule: on a 1 one may also cross nothing (HA-03)."""
    die: Literal["table", "paper"] = "table"
    """The table rolls, or a real die is rolled and the first seat enters its pips; a bot there rolls for itself."""
    clock: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds to place a roll, and to enter a real die, then at least half a minute; 0: as long as you like (HA-17)."""
