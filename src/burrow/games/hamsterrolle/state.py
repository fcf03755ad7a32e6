"""The table between two events. Whole numbers and opaque bytes: where a piece lies is measured by physics, in angles
about the hub, and rules see no more of it than that."""

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
share     nature gives out the fourth set (WA-19)
direct    the first player says where the wheel rolls (WA-02)
turn      a seat takes a piece, carries it and lets go
stand-in  the seat has let its time pass: nature plays the turn (WA-12)
settle    the hand has let go: nature says what became of it
over      the game has ended
"""

Direction = Literal["left", "right"]

Way = Literal["placed", "dropped", "passed", "toppled", "broken"]
"""Accepted; dropped unjudged (WA-11); a constructive pass; let go, but fallen before it was accepted (WA-09); or others
fell before it was (WA-10)."""

Ended = Literal["", "empty", "team", "fewest", "rounds"]
"""Why: a player without pieces (W-27), a team (W-36), one of each team (W-37), the last round (WA-24)."""

NOBODY: Seat = -1
NOWHERE = -1
"""In the place of a compartment."""
NOTHING = -1
"""In the place of a piece."""
SHARE = 2
"""Pieces of the fourth set for each of three (WA-19)."""


class Lie(Struct, frozen=True):
    """How a piece lies in the wheel, measured about the hub in thousandths of a degree, in rolling direction from the
    rear divider of compartment 0. The wheel's own angles: they turn with it."""

    piece: int
    at: int
    """Of its centre of mass, 0 to 359,999; `at // PITCH` is its compartment (WA-25)."""
    nose: int
    """Of its foremost edge, never less than `at`; beyond 360,000 where it reaches past the start of the circle."""
    tail: int
    """Of its rearmost edge, never more than `at`; below 0 likewise."""


START = Lie(BLACK, at=PITCH // 2, nose=PITCH // 2 + 6_563, tail=PITCH // 2 - 6_563)
"""The pyramid as it is set up: in the middle of compartment 0, which is the lowest (W-03)."""


class Last(Struct, frozen=True):
    """What became of the last turn, for whoever comes late."""

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
    """By seat, the pieces still to be placed, ascending."""
    out: tuple[int, ...] = ()
    """Pieces that have left the game, or never came into it, ascending."""
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
    """The piece that the hand ended with, until nature has said what became of it; -1: none."""
    path: bytes = b""
    """What that hand did."""
    world: bytes = b""
    """The settled world; empty: the wheel as it is set up (W-03)."""
    frame: bytes = b""
    motion: bytes = b""
    """The last turn to look at again."""
    last: Last | None = None
    winners: tuple[Seat, ...] = ()
    ended: Ended = ""

    @property
    def seats(self) -> int:
        return len(self.trays)


def setup(seats: int, options: Options) -> State:
    """The pyramid lies in the lowest compartment (W-03), everyone has a set, two players two (W-04, W-05); what is not
    given out stays out (W-06)."""
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
    """Whoever begins is known; the fourth set may still have to be shared (WA-19)."""
    begun = replace(state, first=first, began=at)
    return replace(begun, phase="share") if is_shared(state) else open_play(begun)


def open_play(state: State) -> State:
    """The first player chooses where the wheel rolls, if that was agreed (WA-02)."""
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
    """When nature takes over from whoever has not taken up a piece (WA-12)."""
    asked = state.phase in ("direct", "turn") and state.options.turn
    return state.began + 1000 * state.options.turn if asked else None


# Teams


def teams(state: State) -> tuple[int, ...]:
    """By seat: partners sit side by side or across from each other (W-33); else everyone is a team of one."""
    match state.options.teams:
        case "none":
            return tuple(range(state.seats))
        case "side":
            return tuple(seat // 2 for seat in range(state.seats))
        case "across":
            return tuple(seat % 2 for seat in range(state.seats))


def partner(state: State, seat: Seat) -> Seat:
    """`NOBODY` where everyone plays alone."""
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
    """The compartment that holds its centre of mass (WA-25)."""
    return compartment_at(lie.at)


def lowest(state: State) -> tuple[int, int]:
    """At the start of the turn, the lower one first (WA-16)."""
    return lowest_two(state.contact)


def rooms(state: State) -> tuple[int, ...]:
    """The compartments to build into, rear to front: that of the last piece and the next two (W-12); in the beginning
    only the next but one (W-09)."""
    start = reckoned_from(state)
    return (onward(start, 2),) if state.reference == NOWHERE else tuple(onward(start, i) for i in range(3))


def reckoned_from(state: State) -> int:
    """The reference; without one, where the pyramid lies, or the lowest compartment if it is not in the wheel (WA-03).
    The lowest, too, once the foremost that could be chosen is no longer ahead of it (WA-04)."""
    low, _ = lowest(state)
    black = lie_of(state.lies, BLACK)
    start = state.reference
    if start == NOWHERE:
        start = low if black is None else room_of(black)
    return start if is_ahead(onward(start, 2), low) else low


def refreshed(state: State) -> State:
    """The reference at the start of a turn: none for an empty wheel, and never behind (WA-04)."""
    if not state.lies:
        return replace(state, reference=NOWHERE)
    return state if state.reference == NOWHERE else replace(state, reference=reckoned_from(state))


def kinds_in(lies: tuple[Lie, ...], compartment: int, *, but: int = NOTHING) -> tuple[Kind, ...]:
    """The kinds that lie there, ascending, this piece left aside."""
    return tuple(sorted({kind_of(lie.piece) for lie in lies if lie.piece != but and room_of(lie) == compartment}))


def front_line(lies: tuple[Lie, ...], compartment: int, *, but: int = NOTHING) -> int | None:
    """How far beyond the rear divider of a compartment the foremost edge in it reaches, of whatever lies in it or
    reaches into it over that divider (WA-05), this piece left aside; None: there is nothing."""
    noses = [nose_in(lie, compartment) for lie in lies if lie.piece != but]
    return max((nose for nose in noses if nose is not None), default=None)


def foremost_line(lies: tuple[Lie, ...], compartment: int, contact: int, *, but: int = NOTHING) -> int | None:
    """How far beyond the rear divider of a compartment the foremost edge reaches of all that lies ahead of the contact
    point, up to the top (W-13), this piece left aside; None: it does not reach so far."""
    ahead = [
        lead(lie.at, contact) + lie.nose - lie.at for lie in lies if lie.piece != but and lead(lie.at, contact) >= 0
    ]
    line = max(ahead, default=-HALF) + lead(contact, rear_of(compartment))
    return line if line > 0 else None


def line_to_pass(state: State, lies: tuple[Lie, ...], compartment: int, *, but: int = NOTHING) -> int | None:
    """How far beyond the rear divider of a compartment a front edge must reach, as agreed; None: anywhere will do."""
    if state.options.front == "printed":
        return foremost_line(lies, compartment, state.contact, but=but)
    return front_line(lies, compartment, but=but)


def nose_in(lie: Lie, compartment: int) -> int | None:
    """How far beyond the rear divider of the compartment a piece reaches; None where it neither lies in it nor reaches
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
    """A piece is nowhere longer than half the wheel."""
    return 0 <= lie.at < CIRCLE and lie.at <= lie.nose <= lie.at + HALF and lie.at - HALF <= lie.tail <= lie.at
