"""Slide, a game with physics for the tests of the server: a ball is taken up, carried along a line and pushed.

S-01 The seat on turn takes the ball up, carries it and pushes it. Before, it may draw marks and wipe off the last.
S-02 The ball is carried for no longer than the clock; then it is let go where it is. So it is, where there is no clock,
     when whoever carried it has left.
S-03 It slides one place a frame, as many as it was pushed with, and stays where it stops.
S-04 With a limit, nature pushes for a seat that has not taken the ball up in time.
S-05 With wind, chance moves the ball when it has stopped.
S-06 Whoever leaves the ball at the goal or beyond wins.

A gesture is a letter and a number: take (t), carry (c), push (p), back (b), break the session (x)."""

from collections.abc import Sequence
from struct import Struct as Layout
from typing import Annotated, Literal, assert_never

from msgspec import Meta, Struct
from msgspec.structs import replace

from burrow.engine.assemble import AssembledPhysics
from burrow.engine.chance import Die, Shown
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

FRAME = Layout("<cHH")
"""n for news or w for a whole frame; which one it is of the turn; where the ball is."""
MOST = 200


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    goal: Annotated[int, Meta(ge=1, le=10_000)] = 1000
    clock: Annotated[int, Meta(ge=0, le=10_000)] = 60
    """Frames; 0: none."""
    limit: Annotated[int, Meta(ge=0, le=600_000)] = 0
    wind: bool = False
    chalk: bool = False
    """A mark must be drawn before the ball is pushed; the session knows nothing of it."""
    brittle: bool = False
    """The session breaks when the ball slides by ten or more."""


class Mark(Payload, frozen=True):
    pass


class Push(Payload, frozen=True):
    start: int
    """Where the ball was let go."""
    force: int


class TimeUp(Payload, frozen=True):
    """Nature, at the limit."""


class Stopped(Payload, frozen=True):
    """Nature, after simulating."""

    place: int


class Blown(Payload, frozen=True):
    """Nature, by chance."""

    by: int


What = Mark | Push | TimeUp | Stopped | Blown


class State(Struct, frozen=True):
    options: Options
    seats: int
    phase: Literal["turn", "slide", "stand-in", "wind", "over"] = "turn"
    turn: Seat = 0
    since: Millis = 0
    marks: int = 0
    place: int = 0
    pushed: Push | None = None


class View(Struct, frozen=True):
    turn: Seat
    marks: int
    place: int


class Session:
    def __init__(self, state: State, move: Push | None) -> None:
        self.frame = 0
        self.place = state.place
        self.result: TurnResult[What] | None = None
        self._clock = state.options.clock
        self._most = 9 if state.options.brittle else MOST
        self._move = move
        self._left = -1
        """Places that the ball has still to slide; -1: it is not let go."""
        self._taken_at = -1
        self._shown = -1
        if move is None:
            move = state.pushed or (Push(state.place, 10) if state.phase == "stand-in" else None)
        if move is not None:
            self.place, self._left = move.start, move.force

    @property
    def is_idle(self) -> bool:
        return self.result is not None or (self._taken_at < 0 and self._left < 0)

    def handle(self, gesture: bytes) -> bool:
        if len(gesture) != 2 or self._left >= 0 or (self._taken_at < 0) != (gesture[:1] in b"tx"):
            return False
        match gesture[:1], gesture[1]:
            case b"t", _:
                self._taken_at = self.frame
            case b"c", place:
                self.place = place
            case b"p", force if force <= MOST:
                self._let_go(force)
            case b"b", _:
                self._taken_at = -1
            case b"x", _:
                raise ZeroDivisionError("the ball is broken")
            case _:
                return False
        return True

    def leave(self) -> None:
        if self._taken_at >= 0 and self._left < 0 and not self._clock:
            self._let_go(0)

    def step(self) -> None:
        if self.is_idle:
            return
        self.frame += 1
        if self._left < 0:
            if self._clock and self.frame - self._taken_at >= self._clock:
                self._let_go(0)
        elif self._left > self._most:
            raise ZeroDivisionError("the ball is broken")
        elif self._left > 0:
            self._left -= 1
            self.place += 1
        else:
            self.result = TurnResult(self._move, Stopped(self.place))

    def news(self) -> bytes:
        if self.place == self._shown:
            return b""
        self._shown = self.place
        return FRAME.pack(b"n", self.frame, self.place)

    def whole(self) -> bytes:
        return FRAME.pack(b"w", self.frame, self.place)

    def _let_go(self, force: int) -> None:
        self._left, self._move = force, Push(self.place, force)


def setup(seats: int, options: Options) -> State:
    return State(options, seats)


def apply(state: State, event: Event[What]) -> State:
    match event.what:
        case Mark():
            return replace(state, marks=state.marks + 1)
        case Push():
            return replace(state, phase="slide", pushed=event.what)
        case TimeUp():
            return replace(state, phase="stand-in")
        case Stopped(place) if place >= state.options.goal:
            return replace(state, phase="over", place=place, pushed=None)
        case Stopped(place) if state.options.wind:
            return replace(state, phase="wind", place=place, pushed=None)
        case Stopped(place):
            return _next(replace(state, place=place), event.at)
        case Blown(by):
            return _next(replace(state, place=state.place + by), event.at)
        case _:
            assert_never(event.what)


def waiting(state: State) -> Waiting:
    match state.phase:
        case "over":
            return OVER
        case "wind":
            return Waiting(nature="chance")
        case "slide" | "stand-in":
            return Waiting(nature="physics")
        case "turn":
            limit = state.options.limit
            return Waiting((state.turn,), deadline=state.since + limit if limit else None)


def moves(state: State, seat: Seat) -> None:
    return None


def sample(state: State, seat: Seat, rng: Rng) -> What:
    return Push(state.place, 1 + rng.below(20))


def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
    if state.phase != "turn" or seat != state.turn or not isinstance(move, Mark | Push):
        return Refusal("S-01", "not-your-turn")
    if isinstance(move, Push) and not (0 <= move.force <= MOST and move.start >= 0):
        return Refusal("S-03", "too-hard")
    if isinstance(move, Push) and state.options.chalk and not state.marks:
        return Refusal("S-01", "mark-first")
    return None


WIND = Die("wind", tuple(range(1, 7)))


def nature(state: State, rng: Rng) -> What:
    match state.phase:
        case "turn":
            return TimeUp()
        case "wind":
            return Blown(WIND.roll(rng))
        case _:
            raise AssertionError("physics is not for the event loop")


def odds(state: State) -> Sequence[tuple[What, int]] | None:
    return tuple((Blown(by), 1) for by in range(1, 7)) if state.phase == "wind" else None


def session(state: State, move: What | None = None) -> Session:
    assert move is None or isinstance(move, Push)
    return Session(state, move)


def view(state: State, seat: Seat | None) -> View:
    return View(state.turn, state.marks, state.place)


def tell(state: State, event: Event[What], seat: Seat | None) -> tuple[Note, ...]:
    return ()


def imagine(view: View, seat: Seat | None, rng: Rng) -> State:
    raise NotImplementedError


def may_undo(state: State, event: Event[What]) -> bool:
    return isinstance(event.what, Mark) and state.phase == "turn"


def score(state: State) -> tuple[Score, ...]:
    return tuple(
        Score(seat, 1 if seat == state.turn else 2, (Line("S-06", "won", int(seat == state.turn)),))
        for seat in range(state.seats)
    )


def faults(state: State) -> tuple[str, ...]:
    return ()


class Pusher:
    """Thinks for half a second and pushes by twelve."""

    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        return Push(view.place, 12), 500


class Breaker:
    """Chooses what is not legal."""

    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        return Push(view.place, MOST + 1), 0


def _next(state: State, at: Millis) -> State:
    return replace(state, phase="turn", pushed=None, turn=(state.turn + 1) % state.seats, since=at, marks=0)


GAME = AssembledPhysics(
    id="slide",
    seats=range(1, 5),
    traits=frozenset({"chance", "realtime", "physics"}),
    options=Options,
    payload=What,
    view_type=View,
    chance=(Shown("Blown", "by", WIND),),
    rulebook=tuple(Rule(f"S-0{number}", "play") for number in range(1, 7)),
    levels={"pusher": Pusher, "breaker": Breaker},
    setup=setup,
    apply=apply,
    waiting=waiting,
    moves=moves,
    sample=sample,
    refuse=refuse,
    nature=nature,
    odds=odds,
    view=view,
    tell=tell,
    imagine=imagine,
    may_undo=may_undo,
    score=score,
    faults=faults,
    session=session,
)
