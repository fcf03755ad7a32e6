"""A table that laws are put to: how many seats, which options, which dice, and when to stop."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, inspect

from burrow.engine.game import AnyGame
from burrow.engine.rng import Rng
from burrow.laws.broken import LawBroken

LONGEST = 240
"""Events after which play is stopped at the latest; the law `ends` goes on from there."""


class Case(Struct, frozen=True):
    seats: int
    options: Struct
    seed: int
    stop: int
    """Events after which the play stops."""


def domains(options: type[Struct]) -> dict[str, Sequence[Any]]:
    """What each option may be. Options are choices, switches and whole numbers with limits."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return {field.name: _domain(field.name, field.type) for field in info.fields}


def draw_case(game: AnyGame, rng: Rng) -> Case:
    options = game.options(**{key: rng.choice(domain) for key, domain in domains(game.options).items()})
    return Case(seats=rng.choice(game.seats), options=options, seed=rng.below(1 << 32), stop=rng.below(LONGEST + 1))


def _domain(key: str, type: inspect.Type) -> Sequence[Any]:
    match type:
        case inspect.LiteralType(values):
            return tuple(values)
        case inspect.BoolType():
            return (False, True)
        case inspect.IntType(ge=int(least), le=int(most)):
            return range(least, most + 1)
    raise LawBroken(f"words: the option {key!r} is no choice, no switch and no whole number with limits")
