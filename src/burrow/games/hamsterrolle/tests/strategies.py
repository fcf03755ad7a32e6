"""Builds tables in one line, with made-up answers from nature and no physics: a piece lies where the test says. `turn`
plays a turn: the move passes through `refuse`, and no invariant may break."""

from typing import Any

from msgspec.structs import replace

from burrow.engine.game import NATURE, Event, Millis, Payload, Refusal, Seat
from burrow.engine.rng import Rng
from burrow.games.hamsterrolle.codec import Drop, Take, pack_gesture, pack_path, read_path
from burrow.games.hamsterrolle.data import CIRCLE, PIECES, PITCH
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.moves import Hand, Settled, What
from burrow.games.hamsterrolle.moves.verdicts import judge
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.state import START, Lie, State
from burrow.games.hamsterrolle.state.wheel import open_compartments

HALF_WIDTH = 4_000
"""Half the angle of a piece made by `lie`, as seen from the hub."""
MIDDLE = PITCH // 2
LAST_WAIT = 90
"""Frames from a hand's last gesture until it drops the piece."""


def lie(piece: int, room: int, along: int = MIDDLE, *, ahead: int = HALF_WIDTH, behind: int = HALF_WIDTH) -> Lie:
    """A piece with its centre and edges at these angles from the rear divider of a compartment."""
    at = (room * PITCH + along) % CIRCLE
    return Lie(piece, at=at, nose=at + ahead, tail=at - behind)


def table(
    seats: int = 2,
    *lies: Lie,
    seat: Seat = 0,
    low: int = 0,
    contact: int | None = None,
    reference: int = 2,
    trays: tuple[tuple[int, ...], ...] | None = None,
    state: dict[str, Any] | None = None,
    **options: Any,
) -> State:
    """A seat's turn with these pieces in the wheel and the compartment `low` on the table. Pieces not mentioned are in
    their starting trays; with `trays`, they are out of the game."""
    first = GAME.setup(seats, Options(**{"first": "1", **options}))
    inside = [one.piece for one in lies]
    held = [tuple(p for p in tray if p not in inside) for tray in first.trays] if trays is None else list(trays)
    known = {*inside, *(p for tray in held for p in tray)}
    made = replace(
        first,
        phase="turn",
        seat=seat,
        contact=low * PITCH + MIDDLE if contact is None else contact,
        reference=reference,
        lies=tuple(sorted(lies, key=lambda one: one.piece)),
        trays=tuple(held),
        out=tuple(p for p in PIECES if p not in known),
        **(state or {}),
    )
    assert GAME.faults(made) == ()
    return made


def opening(seats: int = 2, **options: Any) -> State:
    """The first turn: the pyramid alone in the wheel."""
    return table(seats, START, reference=-1, **options)


def path(piece: int, frame: int = 1) -> bytes:
    """A piece taken and dropped in this frame."""
    return pack_path(((0, Take(piece)), (frame, Drop())))


def hand(piece: int) -> Hand:
    return Hand(piece, path(piece))


def refusal(state: State, move: What, seat: Seat | None = None) -> Refusal | None:
    return GAME.refuse(state, state.seat if seat is None else seat, move, state.began)


def verdict(state: State, laid: Lie) -> Refusal | None:
    """The verdict on a piece that lies there."""
    return judge(state, put(state.lies, laid), laid.piece)


def rule(refusal: Refusal | None) -> str:
    """The rule number; empty if there is none."""
    return "" if refusal is None else refusal.rule


def put(lies: tuple[Lie, ...], *laid: Lie) -> tuple[Lie, ...]:
    """These pieces as they lie now, the others unchanged."""
    now = {one.piece: one for one in (*lies, *laid)}
    return tuple(now[p] for p in sorted(now))


def settled(
    state: State,
    *laid: Lie,
    accepted: bool = True,
    fallen: tuple[int, ...] = (),
    lost: tuple[int, ...] = (),
    contact: int | None = None,
    piece: int = -1,
) -> Settled:
    """A possible answer from nature: these pieces lie here now, those have left the wheel, the others are unchanged."""
    lies = put(state.lies, *laid)
    return Settled(
        let_go=lies if accepted else (),
        fallen=fallen,
        lost=lost,
        lies=tuple(one for one in lies if one.piece not in (*fallen, *lost)),
        contact=state.contact if contact is None else contact,
        world=b"world",
        frame=b"frame",
        motion=b"motion",
        engine="by hand",
        piece=piece,
    )


def turn(state: State, piece: int, laid: Lie | None = None, **outcome: Any) -> State:
    """Play a hand with this piece: let go there and accepted, unless stated otherwise."""
    refused = refusal(state, hand(piece))
    assert refused is None, refused
    moved = happen(state, state.seat, hand(piece))
    answer = settled(moved, *(() if laid is None else (laid,)), **{"accepted": laid is not None, **outcome})
    return happen(moved, NATURE, answer)


def happen(state: State, by: Seat, what: Payload, at: Millis | None = None) -> State:
    """Apply one event and check the invariants."""
    event: Event[Any] = Event(0, state.began if at is None else at, by, what)
    after = GAME.apply(state, event)
    assert GAME.faults(after) == ()
    return after


# What the laws ask for


def brief(options: Options) -> Options:
    """The same table, for a game of one round or two (WA-24)."""
    return replace(options, rounds=1 + (options.rounds + (options.teams == "none")) % 2)


def gestures(move: Hand) -> tuple[tuple[int, bytes], ...]:
    """What a hand did, as the board sends it; at the end the piece is dropped if it was not accepted."""
    path = read_path(move.path)
    assert path is not None
    return (
        *((frame, pack_gesture(gesture)) for frame, gesture in path),
        (path[-1][0] + LAST_WAIT, pack_gesture(Drop())),
    )


def fate(state: State, piece: int, rng: Rng) -> Settled:
    """A possible answer from nature to this hand: usually the piece stays, sometimes pieces tumble, others fall before
    or after, and the wheel rolls on or a little back."""
    inside = [one.piece for one in state.lies]
    some = rng.shuffled([p for p in inside if p != piece])
    lost = some[: rng.below(2)] if not rng.below(8) else ()
    fallen = some[len(lost) : len(lost) + rng.below(4)] if not rng.below(3) else ()
    broken = piece not in inside and bool(fallen) and not rng.below(4)
    out = not broken and not rng.below(12)
    room = (
        rng.choice(open_compartments(state))
        if piece not in inside
        else (state.contact // PITCH + 1 + rng.below(4)) % 12
    )
    laid = lie(piece, room, rng.below(PITCH), ahead=1_000 + rng.below(9_000), behind=1_000 + rng.below(9_000))
    rolled = (state.contact + rng.below(24_000) - 3_000) % CIRCLE
    return settled(
        state,
        *(() if broken else (laid,)),
        accepted=not broken and bool(rng.below(3)),
        fallen=(*fallen, *((piece,) if out else ())),
        lost=lost,
        contact=rolled,
        piece=piece,
    )
