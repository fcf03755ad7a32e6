"""A table to check laws at: the number of seats, the options, the seed, and when to stop."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from burrow.engine.game import AnyGame
from burrow.engine.options import OptionSpec, specs
from burrow.engine.rng import Rng
from burrow.laws.broken import LawBroken

LONGEST = 240
"""Play stops after at most this many events; the law `ends` continues from there."""
LONGEST_SLOW = 10
"""The same if turns are simulated, which takes time."""
CASES = 12
CASES_SLOW = 4
"""How many tables a game is checked at by default."""


class Case(Struct, frozen=True):
    seats: int
    options: Struct
    seed: int
    stop: int
    """Play stops after this many events."""


def options_of(options: type[Struct]) -> tuple[OptionSpec, ...]:
    """The specs of a game's options."""
    try:
        return specs(options)
    except TypeError as error:
        raise LawBroken(f"words: {error}") from None


def domains(options: type[Struct]) -> dict[str, Sequence[Any]]:
    """The possible values of each option. A text keeps its default; the law `options` tries others."""
    return {spec.key: spec.values for spec in options_of(options)}


def texts(options: type[Struct]) -> list[str]:
    """The options that are free text."""
    return [spec.key for spec in options_of(options) if spec.is_text]


def is_slow(game: AnyGame) -> bool:
    """Whether turns are simulated. If so, the same laws are checked on fewer and shorter games."""
    return "physics" in game.traits


def stops(game: AnyGame) -> range:
    """The range of events after which a play may stop. Slow games have few plays, so none is too short to be useful."""
    return range(LONGEST_SLOW // 2, LONGEST_SLOW + 1) if is_slow(game) else range(LONGEST + 1)


def draw_case(game: AnyGame, rng: Rng) -> Case:
    seats = rng.choice(game.seats)
    options = draw_options(game, rng)
    for _ in range(100):
        if game.refuse_options(seats, options) is None:
            break
        options = draw_options(game, rng)
    return Case(seats=seats, options=options, seed=rng.below(1 << 32), stop=rng.choice(stops(game)))


def draw_options(game: AnyGame, rng: Rng) -> Struct:
    drawn: Struct = game.options(**{key: rng.choice(domain) for key, domain in domains(game.options).items()})
    return drawn
