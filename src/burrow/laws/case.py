"""A table that laws are put to: how many seats, which options, which dice, and when to stop."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, inspect

from burrow.engine.game import AnyGame
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


def domains(options: type[Struct]) -> dict[str, Sequence[Any]]:
    """What each option may be: choices, switches, whole numbers with limits. A text is left as it is; the law
    `options` tries others."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return {field.name: _domain(field) for field in info.fields}


def texts(options: type[Struct]) -> list[str]:
    """The options that are free text, not a choice."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return [field.name for field in info.fields if isinstance(field.type, inspect.StrType)]


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


def _domain(field: inspect.Field) -> Sequence[Any]:
    match field.type:
        case inspect.LiteralType(values):
            return tuple(values)
        case inspect.BoolType():
            return (False, True)
        case inspect.IntType(ge=int(least), le=int(most)):
            return range(least, most + 1)
        case inspect.StrType(max_length=int()):
            return (field.default,)
    raise LawBroken(f"words: the option {field.name!r} is no choice, switch, bounded whole number or bounded text")
