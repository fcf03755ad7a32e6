"""What can happen: the moves of a seat and nature's answers; which moves are legal, and why others are not."""

from collections.abc import Sequence
from typing import ClassVar, assert_never

from burrow.engine.game import Event, Millis, Payload, Refusal, Seat
from burrow.engine.rng import Rng
from burrow.engine.sentences import no
from burrow.games.nuts.data import DogFace, Face
from burrow.games.nuts.options import Options
from burrow.games.nuts.state import Race, State, chosen_starter, is_paced, speakers


class Roll(Payload, frozen=True):
    """Roll the dice of the turn: all five the first time, then all squirrels and nuts (N-05, N-11, N-25)."""


class Bank(Payload, frozen=True):
    """End the turn and write the points down (N-10)."""


class RaceRoll(Payload, frozen=True):
    """Throw in a nut round: the active seat its squirrel dice, a passive seat its dog die. In a paced round only the
    active seat makes this move, and it throws every die."""

    claim = True


class Answer(Payload, frozen=True):
    """Nature's answer to something."""

    rule: ClassVar[str]
    """The rule that leaves it to nature."""


class Starts(Answer, frozen=True):
    """Nature: this seat begins (NA-16)."""

    rule = "NA-16"
    seat: Seat


class Rolled(Answer, frozen=True):
    """Nature: the dice of the turn."""

    rule = "N-05"
    faces: tuple[Face, ...]


class RaceRolled(Answer, frozen=True):
    """Nature: what the active seat threw in the race."""

    rule = "N-18"
    faces: tuple[Face, ...]


class DogRolled(Answer, frozen=True):
    """Nature: what a passive seat threw or, if it hesitated, what the table threw for it (NA-11)."""

    rule = "N-20"
    seat: Seat
    face: DogFace


class PacedRolled(Answer, frozen=True):
    """Nature: one parallel step of a paced nut round, also when the active seat's time has run out (NA-19)."""

    rule = "NA-11"
    faces: tuple[Face, ...]
    dogs: tuple[tuple[Seat, DogFace], ...]


class TimeUp(Answer, frozen=True):
    """Nature: the active seat's time to decide in its turn has run out (NA-19)."""

    rule = "NA-19"


Move = Roll | Bank | RaceRoll
What = Move | Starts | Rolled | RaceRolled | DogRolled | PacedRolled | TimeUp

LATE: Millis = 3000
"""For this long after a nut round, a refused throw says how late it came; after that, that there is no nut round."""


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Rolling comes before banking. A throw in a race is listed as soon as the countdown runs."""
    if seat not in speakers(state):
        return ()
    if state.phase == "race":
        return (RaceRoll(),)
    return (Roll(),) if state.phase == "roll" else (Roll(), Bank())


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    return rng.choice(moves(state, seat))


def refuse_options(seats: int, options: Options) -> Refusal | None:
    """The starter must be a seat at the table."""
    starter = chosen_starter(options)
    if starter is not None and starter >= seats:
        return no("NA-16", "refuse-starter", number=starter + 1, seats=seats)
    return None


def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
    if not 0 <= seat < state.seats:
        return no("N-01", "refuse-not-seated")
    if state.phase == "over":
        return (isinstance(move, RaceRoll) and too_late(state.last_race, at)) or no("N-31", "refuse-over")
    match move:
        case Roll():
            return refuse_turn(state, seat) or refuse_roll(state)
        case Bank():
            return refuse_turn(state, seat) or refuse_bank(state)
        case RaceRoll():
            return refuse_race_roll(state, seat, at)
        case Starts() | Rolled() | RaceRolled() | DogRolled() | PacedRolled() | TimeUp():
            return no(move.rule, "refuse-nature")
        case _:
            assert_never(move)


def refuse_turn(state: State, seat: Seat) -> Refusal | None:
    """Why this seat may not move as the active one."""
    if state.turn is None:
        return no("NA-16", "refuse-draw")
    if state.turn.seat == seat:
        return None
    if state.phase == "race":
        return no("N-20", "refuse-passive-race")
    return no("N-24", "refuse-not-your-turn", seat=state.turn.seat)


def refuse_roll(state: State) -> Refusal | None:
    if state.phase == "race":
        return no("N-18", "refuse-roll-in-race")
    return in_the_air(state)


def refuse_bank(state: State) -> Refusal | None:
    if state.phase == "race":
        return no("N-22", "refuse-bank-in-race")
    if state.phase == "roll" and not state.rolling:
        return no("N-05", "refuse-bank-before-roll")
    return in_the_air(state)


def refuse_race_roll(state: State, seat: Seat, at: Millis) -> Refusal | None:
    if state.race is None:
        return too_late(state.last_race, at) or no("N-16", "refuse-no-race")
    if is_paced(state) and seat != state.race.seat:
        return no("NA-11", "refuse-paced", seat=state.race.seat)
    if has_dog(state.race, seat):
        return no("NA-08", "refuse-has-dog")
    if state.rolling:
        return no("NA-09", "refuse-in-the-air")
    return refuse_early(state, seat, at)


def too_late(last: Race | None, at: Millis) -> Refusal | None:
    """Refuses a throw outside a nut round; if one has just ended, says how late the throw was (N-22)."""
    if last is not None and last.ended_at is not None and at - last.ended_at <= LATE:
        return no("N-22", "refuse-too-late", ms=max(0, at - last.ended_at))
    return None


def refuse_early(state: State, seat: Seat, at: Millis) -> Refusal | None:
    """Everyone has the same countdown and the same minimum time between two throws (NA-11)."""
    race = state.race
    if race is None or is_paced(state):
        return None
    if at < race.starts_at:
        return no("NA-11", "refuse-countdown", until=race.starts_at)
    last = last_throw(race, seat)
    if last is not None and at < last + state.options.cadence:
        return no("NA-11", "refuse-cadence", until=last + state.options.cadence, ms=state.options.cadence)
    return None


def in_the_air(state: State) -> Refusal | None:
    return no("N-13", "refuse-in-the-air") if state.rolling else None


def has_dog(race: Race, seat: Seat) -> bool:
    return any(dog.seat == seat and dog.done_at is not None for dog in race.dogs)


def last_throw(race: Race, seat: Seat) -> Millis | None:
    if seat == race.seat:
        return race.last_at
    return next(dog.last_at for dog in race.dogs if dog.seat == seat)


def may_undo(state: State, event: Event[What]) -> bool:
    """Only a bank can be undone, until the next roll is requested, and only if it decided neither the game nor a
    tie."""
    if not isinstance(event.what, Bank) or state.turn is None or state.phase != "roll" or state.rolling:
        return False
    return state.turn.seat not in state.playoff[:1]
