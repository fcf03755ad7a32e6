"""Push a marble along a groove as far as you can, without letting it run off the end. Physics and nothing else."""

from collections.abc import Sequence
from typing import Annotated, assert_never

from msgspec import Meta, Struct
from msgspec.structs import replace

from burrow.engine.assemble import AssembledPhysics
from burrow.engine.game import (
    OVER,
    Event,
    Line,
    Millis,
    Note,
    Payload,
    Refusal,
    Rule,
    Score,
    Seat,
    TurnResult,
    Waiting,
)  # fmt: skip
from burrow.engine.rng import Rng


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3


class Push(Payload, frozen=True):
    """What the hand did: pairs of a frame and a force. The force 0 lets go."""

    path: bytes


class Stopped(Payload, frozen=True):
    """Nature: where the marble lies."""

    place: int
    track: bytes
    """Where it was, frame by frame."""
    engine: str = "groove 1"


What = Push | Stopped
GROOVE = 250
STRONGEST = 9
PUSHES = 8
CLOCK = 40
"""Frames from the first push until the hand must have let go."""
LET_GO = 0


class State(Struct, frozen=True):
    rounds: int
    points: tuple[int, ...]
    turn: Seat = 0
    round: int = 1
    path: bytes = b""
    """A push whose marble is still rolling."""
    track: bytes = b""


class Session:
    """In each step, the marble rolls for one frame by its speed, which then drops by one."""

    def __init__(self, state: State, move: Push | None = None) -> None:
        self._move = move
        self._path = state.path or (b"" if move is None else move.path)
        self._is_played = bool(self._path)
        self._pushes = b""
        self._frame = self._place = self._speed = 0
        self._has_let_go = False
        self._track = b""
        self._shown = b""
        self.result: TurnResult[What] | None = None

    @property
    def is_idle(self) -> bool:
        return self.result is not None or not (self._pushes or self._is_played)

    def handle(self, gesture: bytes) -> bool:
        if self.result is not None or self._is_played or len(gesture) != 1:
            return False
        return self.push(gesture[0])

    def push(self, force: int) -> bool:
        if force > STRONGEST or self._has_let_go or len(self._pushes) >= 2 * PUSHES:
            return False
        self._pushes += bytes((self._frame, force))
        self._speed += force
        self._has_let_go = force == LET_GO
        return True

    def leave(self) -> None:
        if self._pushes:
            self.push(LET_GO)

    def step(self) -> None:
        if self.is_idle:
            return
        for frame, force in pairs(self._path):
            if frame == self._frame:
                self.push(force)
        self.roll()

    def roll(self) -> None:
        self._frame += 1
        self._place = min(self._place + self._speed, GROOVE)
        self._speed = max(0, self._speed - 1)
        self._track += bytes((self._place,))
        if self._speed == 0 and (self._has_let_go or self._frame >= CLOCK):
            self.finish()
        self._has_let_go = self._has_let_go or self._frame >= CLOCK

    def finish(self) -> None:
        place = 0 if self._place == GROOVE else self._place
        move = self._move or (None if self._is_played else Push(self._pushes))
        self.result = TurnResult(move, Stopped(place, self._track))

    def news(self) -> bytes:
        shown = self.whole()
        before, self._shown = self._shown, shown
        return b"" if shown == before else shown

    def whole(self) -> bytes:
        return bytes((self._place, self._speed))


def pairs(path: bytes) -> list[tuple[int, int]]:
    return list(zip(path[::2], path[1::2], strict=False))


def is_path(path: bytes) -> bool:
    frames, forces = path[::2], path[1::2]
    in_order = frames[:1] == b"\0" and list(frames) == sorted(frames) and frames[-1] < CLOCK
    ends = forces.find(LET_GO) in (-1, len(forces) - 1)
    return len(path) % 2 == 0 and len(path) <= 2 * PUSHES and in_order and ends and max(forces) <= STRONGEST


def setup(seats: int, options: Options) -> State:
    return State(options.rounds, (0,) * seats)


def apply(state: State, event: Event[What]) -> State:
    match event.what:
        case Push(path):
            return replace(state, path=path)
        case Stopped(place, track):
            points = [own + place * (seat == state.turn) for seat, own in enumerate(state.points)]
            turn = (state.turn + 1) % len(points)
            number = state.round + (turn == 0)
            return replace(state, points=tuple(points), turn=turn, round=number, path=b"", track=track)
        case _:
            assert_never(event.what)


def waiting(state: State) -> Waiting:
    if state.round > state.rounds:
        return OVER
    return Waiting(nature="physics") if state.path else Waiting(seats=(state.turn,))


def moves(state: State, seat: Seat) -> Sequence[What] | None:
    return None if seat in waiting(state).seats else ()


def sample(state: State, seat: Seat, rng: Rng) -> What:
    frames = sorted(rng.below(CLOCK) for _ in range(rng.below(4)))
    path = [(frame, 1 + rng.below(STRONGEST)) for frame in (0, *frames)]
    return Push(bytes(number for pair in (*path, (max((0, *frames)), LET_GO)) for number in pair))


def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
    if waiting(state).over:
        return Refusal("M-02", "is-over")
    if seat not in waiting(state).seats:
        return Refusal("M-01", "not-your-turn", (("turn_seat", state.turn),))
    return None if isinstance(move, Push) and is_path(move.path) else Refusal("M-01", "no-push")


def nature(state: State, rng: Rng) -> What:
    return settled(session(state))


def settled(turn: Session) -> What:
    """The result of the turn where nobody watches."""
    while turn.result is None:
        turn.step()
    return turn.result.settled


def view(state: State, seat: Seat | None) -> State:
    return state


def redact(state: State, event: Event[What], seat: Seat | None) -> What | None:
    return Push(b"") if isinstance(event.what, Push) else replace(event.what, track=b"")


def tell(state: State, event: Event[What], seat: Seat | None) -> tuple[Note, ...]:
    if isinstance(event.what, Push):
        return ()
    return (Note("stops", (("seat", state.turn), ("place", event.what.place))),)


def imagine(view: State, seat: Seat | None, rng: Rng) -> State:
    return view


def may_undo(state: State, event: Event[What]) -> bool:
    return False


def score(state: State) -> tuple[Score, ...]:
    return tuple(
        Score(seat, 1 + sum(other > own for other in state.points), (Line("M-02", "way", own),))
        for seat, own in enumerate(state.points)
    )


def faults(state: State) -> tuple[str, ...]:
    return () if min(state.points) >= 0 else ("a marble ran backwards",)


def session(state: State, move: What | None = None) -> Session:
    return Session(state, move if isinstance(move, Push) else None)


class Bot:
    def choose(self, view: State, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        return Push(bytes((0, 1 + rng.below(STRONGEST), 3, LET_GO))), rng.below(400)


GAME = AssembledPhysics(
    id="marble",
    seats=range(2, 4),
    traits=frozenset({"physics"}),
    options=Options,
    payload=What,
    view_type=State,
    rulebook=(Rule("M-01", "play", 1), Rule("M-02", "end", 1)),
    levels={"bold": Bot},
    setup=setup,
    apply=apply,
    waiting=waiting,
    moves=moves,
    sample=sample,
    refuse=refuse,
    nature=nature,
    view=view,
    redact=redact,
    tell=tell,
    imagine=imagine,
    may_undo=may_undo,
    score=score,
    faults=faults,
    session=session,
)
