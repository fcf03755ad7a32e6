"""The registered games, as the page lists them."""

from typing import Any

import msgspec
from msgspec import NODEFAULT

from burrow.engine import registry
from burrow.engine.game import AnyGame
from burrow.server.wire.api import GameInfo, OptionInfo, RuleInfo


def catalogue() -> bytes:
    return msgspec.json.encode([game_info(game) for game in registry.games().values()])


def game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        id=game.id,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        traits=tuple(sorted(game.traits)),
        bots=game.bots,
        options=tuple(_option(field) for field in _fields(game.options)),
        rules=tuple(RuleInfo(rule.id, rule.section, dict(rule.when)) for rule in game.rulebook),
    )


def _fields(options: Any) -> tuple[msgspec.inspect.Field, ...]:
    described = msgspec.inspect.type_info(options)
    assert isinstance(described, msgspec.inspect.StructType)
    return described.fields


def _option(field: msgspec.inspect.Field) -> OptionInfo:
    if field.default is NODEFAULT:
        raise TypeError(f"option {field.encode_name!r} has no default")
    match field.type:
        case msgspec.inspect.BoolType():
            return OptionInfo(field.encode_name, "bool", field.default)
        case msgspec.inspect.IntType(ge=least, le=most):
            return OptionInfo(field.encode_name, "int", field.default, least, most)
        case msgspec.inspect.LiteralType(values=_):
            choices = _default_first(field)
            return OptionInfo(field.encode_name, "choice", field.default, choices=choices)
        case msgspec.inspect.StrType(max_length=most):
            return OptionInfo(field.encode_name, "text", field.default, most=most)
        case other:
            raise TypeError(f"option {field.encode_name!r} is of a kind the page cannot show: {other!r}")


def _default_first(field: msgspec.inspect.Field) -> tuple[str, ...]:
    """msgspec sorts the values. The default comes first."""
    assert isinstance(field.type, msgspec.inspect.LiteralType)
    values = tuple(str(value) for value in field.type.values)
    return (str(field.default), *(value for value in values if value != field.default))
