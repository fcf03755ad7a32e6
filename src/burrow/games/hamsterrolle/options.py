"""The options of Hamsterrolle, with defaults and limits."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from burrow.engine.options import matters
from burrow.engine.presets import Presets


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    teams: Annotated[Literal["none", "side", "across"], matters(seats=(4,))] = "none"
    """Four players: everyone alone, or two teams. Partners sit side by side and so play one after the other, or across
    from each other (W-07, W-33)."""
    fourth: Annotated[Literal["out", "shared"], matters(seats=(3,))] = "out"
    """Three players: the fourth set stays out, or each gets two of its pieces (W-06, WA-19). Ignored otherwise."""
    clock: Literal["30", "45", "60", "90", "none"] = "30"
    """Seconds from taking a piece to letting it go (W-18); more for small hands, or no limit."""
    steady: bool = False
    """A steady hand: the piece follows more slowly and does not shake."""
    direction: Literal["left", "first"] = "left"
    """The wheel rolls to the left, or the first player chooses (WA-02)."""
    first: Annotated[Literal["chance", "1", "2", "3", "4"], matters(needs_seats={"3": 3, "4": 4})] = "chance"
    """Who begins: chance decides, or the host names a seat (WA-27)."""
    front: Literal["compartment", "printed"] = "compartment"
    """What a front edge must pass: everything in the same compartment (WA-05), or every piece ahead of the table, as in
    the printed rules (W-13)."""
    rounds: Annotated[int, Meta(ge=0, le=40)] = 20
    """After this many rounds the game ends and the fewest pieces win; 0: it goes on until somebody has none (WA-24).
    Four who play alone usually finish before round twenty; two players or teams might go on for hours."""
    turn: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds to take a piece before a bot plays the turn; 0: no limit (WA-12)."""


PRESETS = Presets(
    first=Options(clock="60", steady=True),
    short=Options(rounds=8),
    printed=Options(front="printed", rounds=0),
)
"""First: twice the time and a steady hand. Printed: the front edge counts against every piece (W-13), and there is no
last round."""


def teams(seats: int, options: Options) -> tuple[int, ...]:
    """The team of each seat: partners sit side by side or across from each other (W-33); otherwise everyone is a team
    of one."""
    match options.teams:
        case "none":
            return tuple(range(seats))
        case "side":
            return tuple(seat // 2 for seat in range(seats))
        case "across":
            return tuple(seat % 2 for seat in range(seats))


def is_team_game(options: Options) -> bool:
    return options.teams != "none"
