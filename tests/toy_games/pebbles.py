"""Pebbles, a game for the tests of the server: turns that can be taken back, a secret toss, a race, a clock.

P-01 The seat on turn puts pebbles (and may take the last back), tosses, starts a race or is done.
P-02 Nobody puts more than three pebbles at once.
P-03 In a race every seat grabs; five grabs end it.
P-04 A seat grabs again only after the cadence.
P-05 A toss goes into the seat's own pocket; the others see that it happened, not what it was.
P-06 With a clock, the turn passes when the time is up.
P-07 Who is done with as many pebbles as the goal, or more, wins."""

import os
from collections.abc import Sequence
from typing import Annotated, Literal, assert_never

from msgspec import Meta, Struct
from msgspec.structs import replace

from burrow.engine.assemble import Assembled
from burrow.engine.chance import Die, Shown
from burrow.engine.game import OVER, Event, Line, Millis, Note, Payload, Refusal, Rule, Score, Seat, Waiting
from burrow.engine.rng import Rng

GRABS = 5


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    goal: Annotated[int, Meta(ge=1, le=1000)] = 20
    clock: Annotated[int, Meta(ge=0, le=600_000)] = 0
    cadence: Annotated[int, Meta(ge=0, le=10_000)] = 350
    mood: Literal["calm", "brisk"] = "calm"
    quiet: bool = False
    sudden: bool = False
    """The end of a race is the end of the game."""
    draw: bool = False
    """The game begins with a toss for the first seat."""
    lenient: bool = False
    """The end of a turn may be taken back."""
    ground: Annotated[str, Meta(max_length=2000)] = ""
    """Drawn by the host; a swamp cannot be played on."""


class Put(Payload, frozen=True):
    pebbles: int


class Toss(Payload, frozen=True):
    pass


class Race(Payload, frozen=True):
    pass


class Grab(Payload, frozen=True):
    claim = True


class Done(Payload, frozen=True):
    pass


class Tossed(Payload, frozen=True):
    """Nature, asked."""

    pebbles: int


class TimeUp(Payload, frozen=True):
    """Nature, at the deadline."""


What = Put | Toss | Race | Grab | Done | Tossed | TimeUp


class State(Struct, frozen=True):
    options: Options
    put: tuple[int, ...]
    pocket: tuple[int, ...]
    turn: Seat = 0
    since: Millis = 0
    tossing: bool = False
    racing: bool = False
    grabs: tuple[tuple[Seat, Millis], ...] = ()
    won: bool = False


class View(Struct, frozen=True):
    put: tuple[int, ...]
    pocket: int | None
    """The own one; a spectator has none."""
    turn: Seat
    racing: bool
    grabs: tuple[tuple[Seat, Millis], ...]
    won: bool


def refuse_options(seats: int, options: Options) -> Refusal | None:
    if "swamp" not in options.ground:
        return None
    return Refusal("P-01", "swamp", (("line", 1 + options.ground[: options.ground.index("swamp")].count("\n")),))


def setup(seats: int, options: Options) -> State:
    return State(options, put=(0,) * seats, pocket=(0,) * seats, tossing=options.draw)


def apply(state: State, event: Event[What]) -> State:
    match event.what:
        case Put(pebbles):
            return replace(state, put=_added(state.put, event.by, pebbles))
        case Toss():
            return replace(state, tossing=True)
        case Tossed(pebbles):
            return replace(state, tossing=False, pocket=_added(state.pocket, state.turn, pebbles))
        case Race():
            return replace(state, racing=True, grabs=())
        case Grab():
            grabs = (*state.grabs, (event.by, event.at))
            racing = len(grabs) < GRABS
            put = _added(state.put, event.by, 1)
            won = state.options.sudden and not racing
            return replace(state, grabs=grabs, racing=racing, put=put, since=event.at, won=won)
        case Done() if state.put[event.by] >= state.options.goal:
            return replace(state, won=True)
        case Done() | TimeUp():
            return replace(state, turn=(state.turn + 1) % len(state.put), since=event.at)
        case _:
            assert_never(event.what)


def waiting(state: State) -> Waiting:
    if state.won:
        return OVER
    if state.tossing:
        return Waiting(nature="chance")
    if state.racing:
        return Waiting(tuple((state.turn + step) % len(state.put) for step in range(len(state.put))))
    clock = state.options.clock
    return Waiting((state.turn,), deadline=state.since + clock if clock else None)


def moves(state: State, seat: Seat) -> Sequence[What]:
    if seat not in waiting(state).seats:
        return ()
    return (Grab(),) if state.racing else (Put(1), Put(2), Put(3), Toss(), Race(), Done())


def sample(state: State, seat: Seat, rng: Rng) -> What:
    moves: tuple[What, ...] = (Grab(),) if state.racing else (Put(2), Put(3), Done())
    return rng.choice(moves)


def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
    if state.racing != isinstance(move, Grab):
        return Refusal("P-03", "race" if state.racing else "no-race")
    if seat not in waiting(state).seats or isinstance(move, Tossed | TimeUp):
        return Refusal("P-01", "not-your-turn", (("seat", state.turn),))
    if isinstance(move, Put) and not 1 <= move.pebbles <= 3:
        return Refusal("P-02", "one-to-three")
    until = max((at for by, at in state.grabs if by == seat), default=-(10**9)) + state.options.cadence
    if isinstance(move, Grab) and at < until:
        return Refusal("P-04", "too-early", until=until)
    return None


PIPS = Die("die", tuple(range(1, 7)))


def nature(state: State, rng: Rng) -> What:
    return Tossed(PIPS.roll(rng)) if state.tossing else TimeUp()


def odds(state: State) -> Sequence[tuple[What, int]]:
    return tuple((Tossed(pebbles), 1) for pebbles in range(1, 7))


def view(state: State, seat: Seat | None) -> View:
    pocket = None if seat is None else state.pocket[seat]
    return View(state.put, pocket, state.turn, state.racing, state.grabs, state.won)


def redact(state: State, event: Event[What], seat: Seat | None) -> What | None:
    return None if isinstance(event.what, Tossed) and seat != state.turn else event.what


def tell(state: State, event: Event[What], seat: Seat | None) -> tuple[Note, ...]:
    match event.what:
        case Put(pebbles):
            return (Note("put", (("seat", event.by), ("pebbles", pebbles))),)
        case Tossed(pebbles) if seat == state.turn:
            return (Note("tossed", (("pebbles", pebbles),)),)
        case _:
            return ()


def imagine(view: View, seat: Seat | None, rng: Rng) -> State:
    raise NotImplementedError


def may_undo(state: State, event: Event[What]) -> bool:
    match event.what:
        case Grab():
            return state.racing
        case Done():
            return state.options.lenient and not state.won
        case what:
            return isinstance(what, Put) and state.turn == event.by


def score(state: State) -> tuple[Score, ...]:
    totals = [put + pocket for put, pocket in zip(state.put, state.pocket, strict=True)]
    return tuple(
        Score(seat, 1 + sum(other > total for other in totals), (Line("P-07", "pebbles", total),))
        for seat, total in enumerate(totals)
    )


def faults(state: State) -> tuple[str, ...]:
    return ()


class Steady:
    """Takes half a second; grabs as soon as it can."""

    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        return (Grab(), 0) if view.racing else (Done(), 500)


class Slow(Steady):
    """Burns the processor until the file `PEBBLES_GATE` is there."""

    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        while not os.path.exists(os.environ["PEBBLES_GATE"]):
            pass
        return super().choose(view, legal, budget, rng)


class Wrong(Steady):
    """Chooses what is not legal."""

    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        return Put(99), 0


class Broken(Steady):
    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        raise ValueError("out of nuts")


class Deadly(Steady):
    """Takes its process with it."""

    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        os._exit(3)


def _added(piles: tuple[int, ...], seat: Seat, pebbles: int) -> tuple[int, ...]:
    return (*piles[:seat], piles[seat] + pebbles, *piles[seat + 1 :])


GAME = Assembled(
    id="pebbles",
    seats=range(1, 5),
    traits=frozenset({"chance", "hidden", "simultaneous", "realtime"}),
    options=Options,
    payload=What,
    view_type=View,
    chance=(Shown("Tossed", "pebbles", PIPS),),
    rulebook=tuple(Rule(f"P-0{number}", "play") for number in range(1, 8)),
    levels={"steady": Steady, "slow": Slow, "wrong": Wrong, "broken": Broken, "deadly": Deadly},
    refuse_options=refuse_options,
    setup=setup,
    apply=apply,
    waiting=waiting,
    moves=moves,
    sample=sample,
    refuse=refuse,
    nature=nature,
    odds=odds,
    view=view,
    redact=redact,
    tell=tell,
    imagine=imagine,
    may_undo=may_undo,
    score=score,
    faults=faults,
)
