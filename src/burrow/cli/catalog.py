"""The games that are registered, for people and for programs."""

from argparse import Namespace
from typing import Any

from msgspec import inspect, json, structs

from burrow.cli.words import Words, language
from burrow.engine import registry
from burrow.engine.game import AnyGame
from burrow.server.api import OptionInfo


def run(asked: Namespace) -> int:
    games = list(registry.games().values())
    if asked.json:
        print(json.format(json.encode([describe(game) for game in games]), indent=2).decode())
    else:
        print("\n\n".join(summary(game, Words(language(None), game)) for game in games))
    return 0


def describe(game: AnyGame) -> dict[str, Any]:
    return {
        "id": game.id,
        "format": game.format,
        "least_seats": game.seats[0],
        "most_seats": game.seats[-1],
        "traits": sorted(game.traits),
        "bots": game.bots,
        "options": [structs.asdict(option) for option in option_infos(game)],
    }


def summary(game: AnyGame, words: Words) -> str:
    return "\n".join(
        [
            f"{game.id}: {words.say('title')}",
            f"  seats   {game.seats[0]} to {game.seats[-1]}",
            f"  bots    {', '.join(game.bots)}",
            *(f"  option  {option.key}={_takes(option)}" for option in option_infos(game)),
        ]
    )


def _takes(option: OptionInfo) -> str:
    """What may stand after the equals sign, with the default."""
    if option.kind == "int":
        takes = f"{option.least} to {option.most}"
    else:
        takes = "|".join(option.choices) if option.kind == "choice" else "true|false"
    default = str(option.default).lower() if option.kind == "bool" else option.default
    return f"{takes}  ({default})"


def option_infos(game: AnyGame) -> tuple[OptionInfo, ...]:
    """The options in their order, with bounds and defaults."""
    info = inspect.type_info(game.options)
    assert isinstance(info, inspect.StructType)
    return tuple(_option(field) for field in info.fields)


def _option(field: inspect.Field) -> OptionInfo:
    match field.type:
        case inspect.BoolType():
            return OptionInfo(field.encode_name, "bool", field.default)
        case inspect.LiteralType(values=values):
            return OptionInfo(field.encode_name, "choice", field.default, choices=tuple(map(str, values)))
        case inspect.IntType(ge=least, le=most):
            return OptionInfo(field.encode_name, "int", field.default, least=least, most=most)
    raise TypeError(f"the option {field.name!r} is no whole number, switch or choice")
