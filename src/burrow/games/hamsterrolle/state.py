"""The table between two events. Whole numbers and opaque bytes: physics measures where a piece lies, as angles about
the hub, and that is all the rules see."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from burrow.engine.game import OVER, Millis, Seat, Waiting
from burrow.games.hamsterrolle.data import BLACK, CIRCLE, COMPARTMENTS, KINDS, PIECES, PITCH, SETS, Kind, kind_of
from burrow.games.hamsterrolle.geometry import (
    HALF,
    compartment_at,
    forward,
    is_ahead,
    lead,
    lowest_two,
    onward,
    rear_of,
)
from burrow.games.hamsterrolle.options import Options

CHANCE = Waiting(nature="chance")
PHYSICS = Waiting(nature="physics")

Phase = Literal["begin", "share", "direct", "turn", "stand-in", "settle", "over"]
"""begin     nature says who begins (WA-27)
share     nature deals the fourth set (WA-19)
direct    the first player says where the wheel rolls (WA-02)
turn      a seat takes a piece, carries it and lets go
stand-in  the seat ran out of time: nature plays the turn (WA-12)
settle    the hand has let go: nature says what happens
over      the game has ended"""

Direction = Literal["left", "right"]

Way = Literal["placed", "dropped", "passed", "toppled", "broken"]
"""Accepted; dropped unjudged (WA-11); a constructive pass; let go, but fell before it was accepted (WA-09); or others
fell before it was accepted (WA-10)."""

Ended = Literal["", "empty", "team", "fewest", "rounds"]
"""Why it ended: a player has no pieces (W-27), a team has none (W-36), one player of each team has none (W-37), or the
last round is over (WA-24)."""

NOBODY: Seat = -1
NOWHERE = -1
"""Stands for no compartment."""
NOTHING = -1
"""Stands for no piece."""
SHARE = 2
"""Pieces of the fourth set for each of three players (WA-19)."""


class Lie(Struct, frozen=True):
    """How a piece lies in the wheel: angles about the hub in thousandths of a degree, in rolling direction from the
    rear divider of compartment 0. They are relative to the wheel and turn with it."""

    piece: int
    at: int
    """The centre of mass, 0 to 359,999; `at // PITCH` is the compartment (WA-25)."""
    nose: int
    """The foremost edge, never less than `at`; above 360,000 if it reaches past the start of the circle."""
    tail: int
    """The rearmost edge, never more than `at`; below 0 if it reaches back past the start."""


START = Lie(BLACK, at=PITCH // 2, nose=PITCH // 2 + 6_563, tail=PITCH // 2 - 6_563)
"""The pyramid at setup: in the middle of compartment 0, the lowest (W-03)."""


class Last(Struct, frozen=True):
    """The outcome of the last turn, for clients that join late."""

    seat: Seat
    piece: int
    way: Way
    compartment: int
    """Where the piece was accepted or lies now; -1: nowhere."""
    fallen: tuple[int, ...]
    lost: tuple[int, ...]


class State(Struct, frozen=True):
    options: Options
    phase: Phase
    seat: Seat
    """Whose turn it is; `NOBODY` before the first and after the end."""
    first: Seat
    """Who began."""
    direction: Direction
    trays: tuple[tuple[int, ...], ...]
    """By seat, the pieces still to place, ascending."""
    out: tuple[int, ...] = ()
    """Pieces that left the game or were never dealt, ascending."""
    lies: tuple[Lie, ...] = ()
    contact: int = PITCH // 2
    reference: int = NOWHERE
    """The compartment from which the allowed ones are counted (W-12, WA-03); `NOWHERE`: from the pyramid (W-09)."""
    round: int = 1
    passes: int = 0
    """Turns in a row that were constructive passes (WA-14)."""
    began: Millis = 0
    """When the turn began."""
    holds: int = -1
    """The piece the hand ended with, until nature has answered; -1: none."""
    path: bytes = b""
    """What that hand did."""
    world: bytes = b""
    """The settled world; empty: the wheel as it is set up (W-03)."""
    frame: bytes = b""
    motion: bytes = b""
    """The last turn, for watching again."""
    last: Last | None = None
    winners: tuple[Seat, ...] = ()
    ended: Ended = ""

    @property
    def seats(self) -> int:
        return len(self.trays)


def setup(seats: int, options: Options) -> State:
    """The pyramid lies in the lowest compartment (W-03). Every player has one set, with two players two (W-04, W-05);
    the rest stays out (W-06)."""
    trays = tuple(pieces_of(*range(seat, SETS, seats) if seats == 2 else (seat,)) for seat in range(seats))
    given = [piece for tray in trays for piece in tray]
    blank = State(
        options=options,
        phase="begin",
        seat=NOBODY,
        first=NOBODY,
        direction="left",
        trays=trays,
        out=tuple(piece for piece in PIECES if piece != BLACK and piece not in given),
        lies=(START,),
    )
    return blank if options.first == "chance" else begin(blank, int(options.first) - 1, at=0)


def pieces_of(*sets: int) -> tuple[int, ...]:
    return tuple(number * len(KINDS) + kind for number in sets for kind in KINDS)


def begin(state: State, first: Seat, *, at: Millis) -> State:
    """Record who begins; the fourth set may still have to be dealt (WA-19)."""
    begun = replace(state, first=first, began=at)
    return replace(begun, phase="share") if is_shared(state) else open_play(begun)


def open_play(state: State) -> State:
    """Let the first player choose a direction if the options say so (WA-02)."""
    return replace(state, phase="direct" if state.options.direction == "first" else "turn", seat=state.first)


def is_shared(state: State) -> bool:
    return state.seats == 3 and state.options.fourth == "shared"


def waiting(state: State) -> Waiting:
    match state.phase:
        case "begin" | "share":
            return CHANCE
        case "direct" | "turn":
            return Waiting((state.seat,), deadline=deadline(state))
        case "stand-in" | "settle":
            return PHYSICS
        case "over":
            return OVER


def deadline(state: State) -> Millis | None:
    """When nature takes over if the seat has not taken a piece (WA-12)."""
    asked = state.phase in ("direct", "turn") and state.options.turn
    return state.began + 1000 * state.options.turn if asked else None


# Teams


def teams(state: State) -> tuple[int, ...]:
    """The team of each seat: partners sit side by side or across from each other (W-33); otherwise everyone is a team
    of one."""
    match state.options.teams:
        case "none":
            return tuple(range(state.seats))
        case "side":
            return tuple(seat // 2 for seat in range(state.seats))
        case "across":
            return tuple(seat % 2 for seat in range(state.seats))


def partner(state: State, seat: Seat) -> Seat:
    """`NOBODY` if everyone plays alone."""
    match state.options.teams:
        case "none":
            return NOBODY
        case "side":
            return seat ^ 1
        case "across":
            return seat ^ 2


def pieces_left(state: State, team: int) -> int:
    return sum(len(tray) for tray, own in zip(state.trays, teams(state), strict=True) if own == team)


# The wheel


def lie_of(lies: tuple[Lie, ...], piece: int) -> Lie | None:
    return next((lie for lie in lies if lie.piece == piece), None)


def room_of(lie: Lie) -> int:
    """The compartment containing its centre of mass (WA-25)."""
    return compartment_at(lie.at)


def lowest(state: State) -> tuple[int, int]:
    """The two lowest compartments at the start of the turn, lower one first (WA-16)."""
    return lowest_two(state.contact)


def rooms(state: State) -> tuple[int, ...]:
    """The compartments open for building, rear to front: that of the last piece and the next two (W-12). At the start,
    only the second one ahead (W-09)."""
    start = reckoned_from(state)
    return (onward(start, 2),) if state.reference == NOWHERE else tuple(onward(start, i) for i in range(3))


def reckoned_from(state: State) -> int:
    """The compartment that `rooms` counts from: the reference. Without one, the pyramid's compartment, or the lowest if
    the pyramid is not in the wheel (WA-03). Also the lowest once the foremost choice would no longer be ahead of it
    (WA-04)."""
    low, _ = lowest(state)
    black = lie_of(state.lies, BLACK)
    start = state.reference
    if start == NOWHERE:
        start = low if black is None else room_of(black)
    return start if is_ahead(onward(start, 2), low) else low


def refreshed(state: State) -> State:
    """Update the reference at the start of a turn: none for an empty wheel, and never one that lies behind (WA-04)."""
    if not state.lies:
        return replace(state, reference=NOWHERE)
    return state if state.reference == NOWHERE else replace(state, reference=reckoned_from(state))


def kinds_in(lies: tuple[Lie, ...], compartment: int, *, but: int = NOTHING) -> tuple[Kind, ...]:
    """The kinds in a compartment, ascending, ignoring the piece `but`."""
    return tuple(sorted({kind_of(lie.piece) for lie in lies if lie.piece != but and room_of(lie) == compartment}))


def front_line(lies: tuple[Lie, ...], compartment: int, *, but: int = NOTHING) -> int | None:
    """How far the foremost edge in a compartment reaches beyond its rear divider, counting pieces that lie in it or
    reach in over that divider (WA-05), ignoring the piece `but`. None if there is nothing."""
    noses = [nose_in(lie, compartment) for lie in lies if lie.piece != but]
    return max((nose for nose in noses if nose is not None), default=None)


def foremost_line(lies: tuple[Lie, ...], compartment: int, contact: int, *, but: int = NOTHING) -> int | None:
    """How far beyond the rear divider of a compartment the foremost edge of all pieces ahead of the contact point
    reaches, up to the top (W-13), ignoring the piece `but`. None if it does not reach that far."""
    ahead = [
        lead(lie.at, contact) + lie.nose - lie.at for lie in lies if lie.piece != but and lead(lie.at, contact) >= 0
    ]
    line = max(ahead, default=-HALF) + lead(contact, rear_of(compartment))
    return line if line > 0 else None


def line_to_pass(state: State, lies: tuple[Lie, ...], compartment: int, *, but: int = NOTHING) -> int | None:
    """How far beyond the rear divider of a compartment a front edge must reach under the chosen option; None: anywhere
    is fine."""
    if state.options.front == "printed":
        return foremost_line(lies, compartment, state.contact, but=but)
    return front_line(lies, compartment, but=but)


def nose_in(lie: Lie, compartment: int) -> int | None:
    """How far a piece reaches beyond the rear divider of the compartment; None if it neither lies in it nor reaches
    over that divider."""
    rear = rear_of(compartment)
    if room_of(lie) == compartment:
        return forward(lie.at, rear) + lie.nose - lie.at
    behind = forward(rear, lie.at)
    over = lie.nose - lie.at - behind
    return over if over > 0 else None


def faults(state: State) -> tuple[str, ...]:
    """Broken invariants, in words."""
    held = [piece for tray in state.trays for piece in tray]
    inside = [lie.piece for lie in state.lies]
    rows = (*state.trays, state.out, tuple(inside))
    over, settling = state.phase == "over", state.phase == "settle"
    empty = not all(state.trays) and state.options.teams == "none"
    checks = (
        (sorted((*held, *inside, *state.out)) != list(PIECES), f"pieces lost or doubled: {rows!r}"),
        (any(row != tuple(sorted(row)) for row in rows), f"pieces out of order: {rows!r}"),
        (not all(is_sane(lie) for lie in state.lies), f"no way to lie: {state.lies!r}"),
        (not 0 <= state.contact < CIRCLE, f"the wheel cannot stand at {state.contact}"),
        (state.reference not in range(NOWHERE, COMPARTMENTS), f"there is no compartment {state.reference}"),
        (not state.lies and state.reference != NOWHERE and not over, "an empty wheel with a reference"),
        ((state.seat == NOBODY) != (state.phase in ("begin", "share", "over")), f"{state.phase} and seat {state.seat}"),
        ((state.first == NOBODY) != (state.phase == "begin"), f"{state.phase}, and {state.first} began"),
        ((state.holds == NOTHING) == settling, f"{state.phase} with the piece {state.holds} in hand"),
        (bool(state.path) != settling, f"{state.phase} and a path of {len(state.path)} bytes"),
        (over != bool(state.ended) or over != bool(state.winners), f"{state.phase}, ended {state.ended!r}"),
        (empty and not over, "the game goes on without a piece"),
        (0 < state.options.rounds < state.round, f"round {state.round} of {state.options.rounds}"),
    )
    return tuple(what for broken, what in checks if broken)


def is_sane(lie: Lie) -> bool:
    """The angles are in range; no piece spans more than half the wheel on either side."""
    return 0 <= lie.at < CIRCLE and lie.at <= lie.nose <= lie.at + HALF and lie.at - HALF <= lie.tail <= lie.at
