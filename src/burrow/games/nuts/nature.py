"""The only module that rolls dice: nature's answers, and how likely each one is."""

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import TypeVar

from burrow.engine.chance import Die, Label, Lot, Shown
from burrow.engine.game import Seat
from burrow.engine.rng import Rng
from burrow.games.nuts.data import DOG_DIE, SQUIRREL_DIE, DogFace, Face
from burrow.games.nuts.moves import DogRolled, PacedRolled, RaceRolled, Rolled, Starts, TimeUp, What
from burrow.games.nuts.state import Race, State, active, hesitant, is_paced, without_dog

F = TypeVar("F", bound=str)


def die_of(name: str, faces: Sequence[tuple[F, int]]) -> Die[F]:
    sides = tuple(face for face, count in faces for _ in range(count))
    return Die(name, sides, tuple(Label("chance-face", (("face", face),)) for face in sides))


STARTER = Lot("starter")
SQUIRREL: Die[Face] = die_of("squirrel-die", SQUIRREL_DIE)
DOG: Die[DogFace] = die_of("dog-die", DOG_DIE)
CHANCE = (
    Shown("Starts", "seat", STARTER),
    Shown("Rolled", "faces.*", SQUIRREL),
    Shown("RaceRolled", "faces.*", SQUIRREL),
    Shown("DogRolled", "face", DOG),
    Shown("PacedRolled", "faces.*", SQUIRREL),
    Shown("PacedRolled", "dogs.*.1", DOG),
)


def nature(state: State, rng: Rng) -> What:
    """Rolls the dice in the air; at a deadline, throws for a hesitating seat or ends the active seat's time."""
    if state.phase == "draw":
        return Starts(STARTER.draw(rng, state.seats))
    if state.race is not None:
        return race_answer(state, state.race, rng)
    return Rolled(roll(active(state).dice, rng)) if state.rolling else TimeUp()


def race_answer(state: State, race: Race, rng: Rng) -> What:
    if is_paced(state):
        faces = roll(race.dice, rng)
        return PacedRolled(faces, tuple((dog.seat, DOG.roll(rng)) for dog in without_dog(race)))
    if race.throwing == race.seat:
        return RaceRolled(roll(race.dice, rng))
    return DogRolled(dog_seat(state, race), DOG.roll(rng))


def roll(dice: int, rng: Rng) -> tuple[Face, ...]:
    return tuple([SQUIRREL.roll(rng) for _ in range(dice)])


def dog_seat(state: State, race: Race) -> Seat:
    """The passive seat that has thrown, or else the one the table throws for (NA-11)."""
    return race.throwing if race.throwing is not None else hesitant(state).seat


def odds(state: State) -> Sequence[tuple[What, int]]:
    """Every answer nature may give now, with the number of ways to get it; empty after the end."""
    if state.phase == "over":
        return ()
    if state.phase == "draw":
        return tuple((Starts(seat), 1) for seat in range(state.seats))
    if state.race is not None:
        return race_odds(state, state.race)
    if not state.rolling:
        return ((TimeUp(), 1),) if active(state).deadline is not None else ()
    return tuple((Rolled(faces), ways) for faces, ways in rolls(active(state).dice))


def race_odds(state: State, race: Race) -> Sequence[tuple[What, int]]:
    if is_paced(state):
        return paced_odds(state, race)
    if race.throwing == race.seat:
        return tuple((RaceRolled(faces), ways) for faces, ways in rolls(race.dice))
    return tuple((DogRolled(dog_seat(state, race), face), sides) for face, sides in DOG_DIE)


def paced_odds(state: State, race: Race) -> Sequence[tuple[What, int]]:
    """The next step, requested by the active seat or triggered by the clock (NA-19)."""
    if not state.rolling and active(state).deadline is None:
        return ()
    seats = [dog.seat for dog in without_dog(race)]
    dogs = [
        (tuple(zip(seats, (face for face, _ in thrown), strict=True)), prod(sides for _, sides in thrown))
        for thrown in product(DOG_DIE, repeat=len(seats))
    ]
    return tuple((PacedRolled(faces, shown), ways * more) for faces, ways in rolls(race.dice) for shown, more in dogs)


def rolls(dice: int) -> tuple[tuple[tuple[Face, ...], int], ...]:
    """Every roll of this many squirrel dice, in dice order, with its number of ways out of 6 ** dice."""
    return tuple(
        (tuple(face for face, _ in thrown), prod(sides for _, sides in thrown))
        for thrown in product(SQUIRREL_DIE, repeat=dice)
    )
