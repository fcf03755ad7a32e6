"""The moves of a seat and nature's answers; which moves are legal, and why others are not."""

from collections.abc import Sequence
from typing import Literal, assert_never

from burrow.engine.game import Event, Millis, Payload, Refusal, Seat
from burrow.engine.rng import Rng
from burrow.engine.sentences import no
from burrow.games.hamsterrolle.codec import (
    FRAMES_A_SECOND,
    LONGEST,
    Bring,
    LetGo,
    Path,
    Take,
    is_hand_with,
    pack_path,
    read_path,
)
from burrow.games.hamsterrolle.data import COMPARTMENTS, PIECES, PITCH, SHAPES, kind_of
from burrow.games.hamsterrolle.geometry import HALF, forward, lead, middle_of, millimetres, onward, rear_of
from burrow.games.hamsterrolle.options import Options, is_team_game
from burrow.games.hamsterrolle.state import (
    NOBODY,
    NOWHERE,
    Direction,
    Lie,
    State,
    kinds_in,
    lie_of,
    line_to_pass,
    lowest,
    nose_in,
    partner,
    room_of,
    rooms,
)


class Direct(Payload, frozen=True):
    """The first player chooses where the wheel rolls, as seen in the front view (WA-02)."""

    to: Direction


class Hand(Payload, frozen=True):
    """What the hand did in this turn, from taking a piece to letting it go for good."""

    piece: int
    """The piece it ended with: the seat's own, a partner's (W-34), or one from the two lowest compartments for a
    constructive pass (W-22)."""
    path: bytes
    """What it did in which frame; see `codec.py`."""


class Begins(Payload, frozen=True):
    """Nature: who begins (WA-27)."""

    seat: Seat


class Shared(Payload, frozen=True):
    """Nature: the pieces of the fourth set in dealing order; the last one stays out (WA-19)."""

    pieces: tuple[int, ...]


class TimeUp(Payload, frozen=True):
    """Nature: the seat took no piece in time, so the turn is played for it (WA-12)."""


Mishap = Literal["", "clock", "toppled"]
"""Mishaps that do not show in how the pieces lie: time ran out and the piece dropped (W-18), or it was let go to be
judged and fell out first (WA-09)."""


class Settled(Payload, frozen=True):
    """Nature: the outcome of the turn once everything lies still."""

    let_go: tuple[Lie, ...]
    """How all pieces lay in the held wheel when the piece was accepted. Empty if it was not: it was dropped (WA-11), or
    others fell first (WA-10)."""
    fallen: tuple[int, ...]
    """Pieces that touched the table during the turn, in that order (W-15)."""
    lost: tuple[int, ...]
    """Pieces that fell before the hand touched anything, by higher powers (W-26, WA-17)."""
    lies: tuple[Lie, ...]
    """How all pieces lie now, by piece."""
    contact: int
    """The wheel's own angle at the point where it touches the table, 0 to 359,999."""
    world: bytes
    """The full integration state of the settled world; physics continues from here and from nothing else."""
    frame: bytes
    """The same world for display, as a whole frame of the stream; see `physics/frame.py`."""
    motion: bytes
    """The turn for watching again: frames of the stream, packed; see `physics/motion.py`."""
    engine: str
    """Which engine, version and platform made it."""
    piece: int = -1
    """The piece nature chose, if it played the turn itself (WA-12)."""

    mishap: Mishap = ""


Move = Direct | Hand
What = Direct | Hand | Begins | Shared | TimeUp | Settled

VERDICTS: tuple[tuple[str, str], ...] = (
    ("", ""),
    ("W-10", "refuse-outside"),
    ("W-09", "refuse-first-compartment"),
    ("W-12", "refuse-compartment"),
    ("W-14", "refuse-same-kind"),
    ("W-13", "refuse-front"),
    ("W-23", "refuse-pass-back"),
    ("WA-14", "refuse-pass-top"),
    ("W-24", "refuse-pass-same-kind"),
)
"""Verdicts on a piece that lies still: rule and message. The stream sends one number along, the message's only
variable: `mm`, the `compartment` counted from 1, or the number of the `kind`."""

TOLERANCE = 200
"""A fifth of a degree: an edge may be this far behind another and still count as further forward (WA-05)."""
REACH = PITCH
"""The furthest a piece reaches ahead of its centre of mass, in thousandths of a degree, except high above the floor,
where nothing holds it."""
IN_HAND = 30 * FRAMES_A_SECOND
"""Without a clock, a piece may be dropped after this many frames in hand (WA-11)."""
PASSING_ROUNDS = 2
"""After this many full rounds of nothing but passes, the next seat must place (WA-14)."""


DIRECTING: tuple[Move, ...] = (Direct("left"), Direct("right"))


def moves(state: State, seat: Seat) -> Sequence[Move] | None:
    """Left before right; None for a hand, whose moves cannot be listed."""
    if seat != state.seat or seat == NOBODY or state.phase not in ("direct", "turn"):
        return ()
    return DIRECTING if state.phase == "direct" else None


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    """A blind move: a random piece, set down somewhere in an allowed compartment or held until it drops; now and then a
    pass."""
    if state.phase == "direct":
        return rng.choice(DIRECTING)
    passed = passing(state)
    piece = rng.choice(passed if passed and not rng.below(6) else takes(state))
    if not rng.below(4):
        return hand(piece, ((0, Take(piece)),))
    bring = Bring(
        compartment=rng.choice(droppable(state, piece)),
        along=rng.below(161) - 80,
        depth=rng.below(101) - 50,
        lift=0,
        turn=rng.below(3) - 1,
        tilt=rng.below(6),
    )
    return hand(piece, ((0, Take(piece)), (1, bring), (1, LetGo())))


def hand(piece: int, path: Path) -> Hand:
    return Hand(piece, pack_path(path))


def refuse_options(seats: int, options: Options) -> Refusal | None:
    """Teams need four players, and a seat must exist to begin."""
    if is_team_game(options) and seats != 4:
        return no("W-33", "refuse-teams", seats=seats)
    if options.first != "chance" and int(options.first) > seats:
        return no("WA-27", "refuse-first", number=int(options.first), seats=seats)
    return None


def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
    """Why a move is illegal. Where a hand's piece ends up is judged when it lies still (`judge`)."""
    if not 0 <= seat < state.seats:
        return no("W-10", "refuse-not-seated")
    if state.phase == "over":
        return no("W-27", "refuse-over")
    if isinstance(move, Begins | Shared | TimeUp | Settled):
        return no("W-10", "refuse-nature")
    if state.phase not in ("direct", "turn"):
        return no("WA-17", "refuse-moment")
    if seat != state.seat:
        return no("W-10", "refuse-turn", seat=state.seat)
    match move:
        case Direct():
            return None if state.phase == "direct" else no("WA-02", "refuse-directed")
        case Hand():
            return no("WA-02", "refuse-direct-first") if state.phase == "direct" else refuse_hand(state, move)
        case _:
            assert_never(move)


def refuse_hand(state: State, move: Hand) -> Refusal | None:
    return refuse_take(state, move.piece) or refuse_path(state, move)


def refuse_path(state: State, move: Hand) -> Refusal | None:
    clock = clock_frames(state.options)
    path = read_path(move.path, enough=clock or LONGEST)
    if path is None:
        return no("W-10", "refuse-path")
    if not is_hand_with(move.piece, path):
        return no("W-10", "refuse-path-take")
    if clock is not None and path[-1][0] > clock:
        return no("W-18", "refuse-path-long", seconds=clock // FRAMES_A_SECOND)
    return None


def may_undo(state: State, event: Event[What]) -> bool:
    """Only the direction: what physics has moved is never undone."""
    return isinstance(event.what, Direct)


# Questions from physics


def judge(state: State, lies: tuple[Lie, ...], piece: int) -> Refusal | None:
    """Why a piece that lies still in the held wheel is not accepted (WA-06); None if it is. `lies` holds all pieces as
    measured then, this one included."""
    lie = lie_of(lies, piece)
    if lie is None:
        return no("W-10", "refuse-outside")
    return judge_pass(state, lies, lie) if is_pass(state, piece) else judge_place(state, lies, lie)


def judge_place(state: State, lies: tuple[Lie, ...], lie: Lie) -> Refusal | None:
    chosen, allowed = room_of(lie), rooms(state)
    if chosen not in allowed:
        if state.reference == NOWHERE:
            return no("W-09", "refuse-first-compartment", compartment=allowed[0] + 1)
        return no("W-12", "refuse-compartment", compartment=allowed[0] + 1)
    if kind_of(lie.piece) in kinds_in(lies, chosen, but=lie.piece):
        return no("W-14", "refuse-same-kind", kind=kind_name(lie.piece))
    missing = missing_angle(state, lies, lie)
    return no("W-13", "refuse-front", mm=millimetres(missing)) if missing else None


def missing_angle(state: State, lies: tuple[Lie, ...], lie: Lie) -> int:
    """How far a piece's foremost edge is short of the line it must pass; 0 if it passes (W-13, WA-05)."""
    chosen = room_of(lie)
    line, nose = line_to_pass(state, lies, chosen, but=lie.piece), nose_in(lie, chosen)
    return line - nose if line is not None and nose is not None and nose + TOLERANCE <= line else 0


def judge_pass(state: State, lies: tuple[Lie, ...], lie: Lie) -> Refusal | None:
    """A pass goes to another compartment, further forward than its origin (W-23), not past the top (WA-14), and not
    next to a piece of its kind (W-24)."""
    origin, chosen = pass_origin(state, lie.piece), room_of(lie)
    climb = climbed(state, origin, lie.at)
    if chosen == origin or climb >= HALF + HALF // 2:
        return no("W-23", "refuse-pass-back", compartment=origin + 1)
    if climb >= HALF:
        return no("WA-14", "refuse-pass-top")
    if kind_of(lie.piece) in kinds_in(lies, chosen, but=lie.piece):
        return no("W-24", "refuse-pass-same-kind", kind=kind_name(lie.piece))
    return None


def pass_origin(state: State, piece: int) -> int:
    """The compartment a passed piece is taken from."""
    lie = lie_of(state.lies, piece)
    return NOWHERE if lie is None else room_of(lie)


def climbed(state: State, origin: int, angle: int) -> int:
    """How far a place is ahead of the contact point for a piece that goes forward from `origin`, one of the lowest
    compartments. Half the wheel is the top; more is on the way down behind it."""
    rear = rear_of(origin)
    return forward(angle, rear) - lead(state.contact, rear)


def verdict_of(refusal: Refusal | None) -> tuple[int, int]:
    """The index in `VERDICTS` and the number sent with it."""
    if refusal is None:
        return 0, 0
    value = refusal.values[0][1] if refusal.values else 0
    if isinstance(value, str):
        value = next(kind for kind, shape in enumerate(SHAPES) if shape.name == value)
    return VERDICTS.index((refusal.rule, refusal.message)), value


def is_pass(state: State, piece: int) -> bool:
    """A piece in the wheel can be taken only for a constructive pass."""
    return lie_of(state.lies, piece) is not None


def droppable(state: State, piece: int) -> tuple[int, ...]:
    """The compartments a dropped piece may go into, rear to front (WA-11)."""
    if not is_pass(state, piece):
        return rooms(state)
    kind = kind_of(piece)
    return tuple(room for room in ahead(state, piece) if kind not in kinds_in(state.lies, room, but=piece))


def refuse_drop(options: Options, frames: int, *, was_refused: bool, is_stuck: bool) -> Refusal | None:
    """Why a piece may not be dropped yet after this many frames in hand (WA-11). Dropping is a way out for a seat that
    finds no place in time or has none. `was_refused`: it was let go before and not accepted."""
    clock = clock_frames(options)
    if is_stuck:
        return None
    if clock is None:
        return None if frames >= IN_HAND else no("WA-11", "refuse-drop-soon", seconds=IN_HAND // FRAMES_A_SECOND)
    if frames >= clock or (was_refused and 2 * frames >= clock):
        return None
    return no("WA-11", "refuse-drop", seconds=clock // FRAMES_A_SECOND // 2)


def is_stuck(state: State) -> bool:
    """No piece has a legal place, and no pass is possible."""
    has_place = any(is_open(state, piece, room) for piece in takes(state) for room in rooms(state))
    return not (has_place or passing(state))


def is_open(state: State, piece: int, room: int) -> bool:
    """None of its kind is there (W-14), and the line its edge must pass is within reach (W-13)."""
    line = line_to_pass(state, state.lies, room)
    return kind_of(piece) not in kinds_in(state.lies, room) and (line is None or line < PITCH + REACH)


def ahead(state: State, piece: int) -> tuple[int, ...]:
    """The compartments further forward than that of a piece in the wheel, up to the top, rear to front, whatever lies
    there (W-23, WA-14)."""
    origin = pass_origin(state, piece)
    others = [onward(origin, steps) for steps in range(1, COMPARTMENTS)]
    return tuple(room for room in others if climbed(state, origin, middle_of(room)) < HALF)


def clock_frames(options: Options) -> int | None:
    """Frames from taking a piece to letting it go (W-18, WA-12); None: no limit."""
    return None if options.clock == "none" else int(options.clock) * FRAMES_A_SECOND


def refuse_take(state: State, piece: int) -> Refusal | None:
    """Why the seat to move may not take this piece with an empty hand. After a building attempt the hand is never
    empty, because that piece cannot be put back; so nobody can pass after one (W-21)."""
    if piece not in PIECES or piece in state.out:
        return no("W-10", "refuse-no-piece")
    if is_pass(state, piece):
        return refuse_pass(state, piece)
    owner = next(seat for seat, tray in enumerate(state.trays) if piece in tray)
    if owner == state.seat:
        return None
    if owner != partner(state, state.seat):
        return no("W-10", "refuse-not-yours", seat=owner)
    return no("W-34", "refuse-partner") if state.trays[state.seat] else None


def refuse_pass(state: State, piece: int) -> Refusal | None:
    why = refuse_passing(state)
    if why is not None:
        return why
    return None if pass_origin(state, piece) in lowest(state) else no("W-22", "refuse-pass-low")


def refuse_passing(state: State) -> Refusal | None:
    """Why no piece at all may be passed now."""
    if state.reference == NOWHERE:
        return no("WA-03", "refuse-pass-first")
    if state.passes >= PASSING_ROUNDS * state.seats:
        return no("WA-14", "refuse-pass-rounds")
    low = lowest(state)
    return None if any(room_of(lie) in low for lie in state.lies) else no("WA-15", "refuse-pass-empty")


def takes(state: State) -> tuple[int, ...]:
    """The pieces the seat may build with: its own, or its partner's if it has none (W-34)."""
    if state.seat == NOBODY:
        return ()
    other = partner(state, state.seat)
    return state.trays[state.seat] or (() if other == NOBODY else state.trays[other])


def passing(state: State) -> tuple[int, ...]:
    """The pieces it may take out of the two lowest compartments (W-22)."""
    if state.seat == NOBODY:
        return ()
    return tuple(lie.piece for lie in state.lies if refuse_pass(state, lie.piece) is None)


def kind_name(piece: int) -> str:
    return SHAPES[kind_of(piece)].name
