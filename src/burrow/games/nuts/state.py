"""The table at one moment: frozen structs, the questions that follow from them, and what must always hold."""

from typing import Literal

from msgspec import Struct

from burrow.engine.game import OVER, Millis, Seat, Waiting
from burrow.games.nuts.data import DICE, DogFace, Face
from burrow.games.nuts.options import Options

COUNTDOWN: Millis = 4000
"""From the roll that begins a nut round to its first throw (NA-11)."""
READING: Millis = 15_000
"""The same before the first nut round of a game, for a table that wants to read first (NA-11)."""
HESITATION: Millis = 2000
"""The table throws for a passive seat that has not thrown for this long, or for twice the cadence (NA-11)."""
STEP: Millis = 1000
"""Between two steps of a paced nut round while the table rolls for an active seat that let its time run out (NA-19)."""
STARTERS = ("first", "second", "third", "fourth")
"""The choices of the option `starter` that name a seat."""

CHANCE = Waiting(nature="chance")

Phase = Literal["draw", "roll", "decide", "race", "over"]


class Turn(Struct, frozen=True):
    """The running turn of the active seat."""

    seat: Seat
    total: int = 0
    """Points collected in this turn, not yet written down."""
    rolls: int = 0
    faces: tuple[Face, ...] = ()
    dice: int = DICE
    """Dice the next roll uses."""
    aside: int = 0
    """Birds put aside."""
    fresh: bool = False
    """The last die showed a nut, so all five are taken up again (N-25)."""
    deadline: Millis | None = None
    """When the seat's time to decide is up (NA-19)."""
    late: bool = False
    """Time ran out, so the table rolls for this seat (NA-19). Before the first roll: the result is banked without
    asking. In a paced nut round: until the seat rolls again itself."""


class Dog(Struct, frozen=True):
    """A passive seat in a nut round."""

    seat: Seat
    face: DogFace | None = None
    """The last throw; None before the first."""
    rolls: int = 0
    last_at: Millis | None = None
    """Stamp of the last throw."""
    done_at: Millis | None = None
    """When this seat rolled its dog."""
    helped: bool = False
    """The table throws for this seat until it throws again itself (NA-11)."""


class Race(Struct, frozen=True):
    """A nut round."""

    seat: Seat
    dice: int
    lost: int
    """Points of the turn that the squirrels cost (N-15)."""
    starts_at: Millis
    dogs: tuple[Dog, ...]
    """The passive seats, clockwise from the active one."""
    nuts: int = 0
    rolls: int = 0
    faces: tuple[Face, ...] = ()
    last_at: Millis | None = None
    throwing: Seat | None = None
    """Whose dice are in the air."""
    ended_at: Millis | None = None


class Ended(Struct, frozen=True):
    """How a turn ended."""

    seat: Seat
    how: Literal["banked", "birds", "race"]
    points: int
    """Points written down."""
    lost: int
    """Points of the turn that were lost."""


class State(Struct, frozen=True):
    options: Options
    phase: Phase
    rolling: bool
    """The dice are in the air; nature answers next."""
    starter: Seat | None
    round: int
    banked: tuple[int, ...]
    """Points banked, by seat (N-10)."""
    raced: tuple[int, ...]
    """Points from nut rounds, by seat (N-23)."""
    turns: tuple[int, ...]
    """Turns finished, by seat."""
    turn: Turn | None = None
    """None before the draw and after the end."""
    race: Race | None = None
    """The current nut round."""
    last: Ended | None = None
    last_race: Race | None = None
    last_faces: tuple[Face, ...] = ()
    """The roll that ended the previous turn."""
    playoff: tuple[Seat, ...] = ()
    """The tied seats that take extra turns, in their order (NA-14)."""
    winners: tuple[Seat, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.banked)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points written down, by seat."""
        return tuple(map(int.__add__, self.banked, self.raced))


def setup(seats: int, options: Options) -> State:
    """The table before the first roll. The starter is drawn unless the options name one (NA-16)."""
    nothing = (0,) * seats
    starter = chosen_starter(options)
    return State(
        options=options,
        phase="draw" if starter is None else "roll",
        rolling=starter is None,
        starter=starter,
        round=1,
        banked=nothing,
        raced=nothing,
        turns=nothing,
        turn=Turn(starter, deadline=time_to_decide(options, at=0)) if starter is not None else None,
    )


def chosen_starter(options: Options) -> Seat | None:
    """The seat that the host chose to begin; None if chance decides (NA-16)."""
    return STARTERS.index(options.starter) if options.starter != "random" else None


def waiting(state: State) -> Waiting:
    if state.phase == "over":
        return OVER
    if state.rolling:
        return CHANCE
    race, cadence = state.race, state.options.cadence
    if race is None or is_paced(state):
        return Waiting(speakers(state), deadline=active(state).deadline)
    return Waiting(speakers(state), deadline=min([help_at(race, dog, cadence) for dog in without_dog(race)]))


def speakers(state: State) -> tuple[Seat, ...]:
    """The seats that may move: none while the dice are in the air; in a nut round the active seat comes first."""
    if state.rolling or state.turn is None:
        return ()
    if state.race is None or is_paced(state):
        return (state.turn.seat,)
    return (state.turn.seat, *[dog.seat for dog in without_dog(state.race)])


def without_dog(race: Race) -> list[Dog]:
    """The passive seats that are still throwing."""
    return [dog for dog in race.dogs if dog.done_at is None]


def active(state: State) -> Turn:
    """The running turn. Call it only while there is one."""
    assert state.turn is not None
    return state.turn


def is_paced(state: State) -> bool:
    return state.options.race == "paced"


def is_final_round(state: State) -> bool:
    """Somebody has reached the goal, and others have yet to finish the round (N-30)."""
    ends_at_once = state.options.end == "first"
    return state.phase != "over" and not ends_at_once and not state.playoff and has_reached_goal(state)


def has_reached_goal(state: State) -> bool:
    return max(state.scores) >= state.options.goal


def time_to_decide(options: Options, at: Millis) -> Millis | None:
    """The deadline of a decision that begins now (NA-19)."""
    return at + 1000 * options.clock if options.clock else None


def countdown(state: State) -> Millis:
    """How long a nut round that begins now is counted down (NA-11)."""
    is_first = state.last_race is None
    return READING if state.options.reading and is_first else COUNTDOWN


def hesitant(state: State) -> Dog:
    """The passive seat that the table throws for next if nobody moves; ties go clockwise."""
    assert state.race is not None
    race, cadence = state.race, state.options.cadence
    return min(without_dog(race), key=lambda dog: help_at(race, dog, cadence))


def help_at(race: Race, dog: Dog, cadence: Millis) -> Millis:
    """When the table throws for a passive seat: first after it hesitates too long, then at the common cadence
    (NA-11)."""
    since = race.starts_at if dog.last_at is None else dog.last_at
    return since + (cadence if dog.helped else max(HESITATION, 2 * cadence))


def faults(state: State) -> tuple[str, ...]:
    """Broken invariants, in words."""
    checks = (
        (min(state.banked + state.raced) < 0, "points below zero"),
        (max(state.turns) - min(state.turns) > 1 and not _had_playoff(state), "a seat is more than one turn ahead"),
        ((state.turn is None) != (state.phase in ("draw", "over")), "a turn outside the game, or none within"),
        ((state.race is not None) != (state.phase == "race"), "a nut round outside its phase, or none within"),
        (bool(state.winners) != (state.phase == "over"), "winners before the end, or none after it"),
        (state.phase == "over" and state.rolling, "dice in the air after the end"),
        (state.phase != "over" and _is_missed(state), "somebody has reached the goal and the game goes on"),
        *_turn_faults(state),
        *_race_faults(state),
    )
    return tuple(words for broken, words in checks if broken)


def _had_playoff(state: State) -> bool:
    return bool(state.playoff) or state.phase == "over"


def _is_missed(state: State) -> bool:
    """By the points written down, the game should already be over or in a play-off."""
    if not has_reached_goal(state) or state.playoff:
        return False
    return state.options.end == "first" or (state.turn is not None and state.turn.seat == state.starter)


def _turn_faults(state: State) -> tuple[tuple[bool, str], ...]:
    turn = state.turn
    if turn is None:
        return ()
    return (
        (not 1 <= turn.dice <= DICE, f"{turn.dice} dice to roll"),
        (turn.dice + turn.aside != DICE, f"{turn.dice} dice and {turn.aside} birds aside are not {DICE}"),
        (turn.total < 0, "a turn below zero"),
        (bool(turn.rolls) != bool(turn.faces), "rolls without faces, or faces without a roll"),
        (turn.fresh and turn.dice != DICE, "taken up again, and not all dice"),
        (bool(state.playoff) and turn.seat not in state.playoff, "an extra turn of a seat that is not tied"),
        (state.phase == "decide" and not turn.rolls, "a decision before the first roll"),
    )


def _race_faults(state: State) -> tuple[tuple[bool, str], ...]:
    race = state.race
    if race is None:
        return ()
    return (
        (all(dog.done_at is not None for dog in race.dogs), "a nut round goes on after the last dog"),
        (any((dog.face == "dog") != (dog.done_at is not None) for dog in race.dogs), "a dog without its stamp"),
        (race.nuts > race.rolls * race.dice, "more nuts than dice were thrown"),
        (len(race.dogs) != state.seats - 1, "somebody is missing in the nut round"),
        (race.ended_at is not None, "a nut round that is over goes on"),
    )
