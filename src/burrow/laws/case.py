"""A table that laws are put to: how many seats, which options, which dice, and when to stop."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from burrow.engine.game import AnyGame
from burrow.engine.options import OptionSpec, specs
from burrow.engine.rng import Rng
from burrow.laws.broken import LawBroken

LONGEST = 240
"""Events after which play is stopped at the latest; the law `ends` goes on from there."""
LONGEST_SLOW = 10
"""The same where turns are simulated, which takes time."""
CASES = 12
CASES_SLOW = 4
"""Tables that a game is put to, unless it is said otherwise."""


class Case(Struct, frozen=True):
    seats: int
    options: Struct
    seed: int
    stop: int
    """Events after which the play stops."""


def options_of(options: type[Struct]) -> tuple[OptionSpec, ...]:
    """What the options of a game take."""
    try:
        return specs(options)
    except TypeError as error:
        raise LawBroken(f"words: {error}") from None


def domains(options: type[Struct]) -> dict[str, Sequence[Any]]:
    """What each option may be. A text is left as it is; the law `options` tries others."""
    return {spec.key: spec.values for spec in options_of(options)}


def texts(options: type[Struct]) -> list[str]:
    """The options that are free text, not a choice."""
    return [spec.key for spec in options_of(options) if spec.is_text]


def is_slow(game: AnyGame) -> bool:
    """Whether turns are simulated: fewer and shorter games are played then, and put to the same laws."""
    return "physics" in game.traits


def stops(game: AnyGame) -> range:
    """After how many events a play may stop; few plays are never so short that there is nothing in them."""
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
