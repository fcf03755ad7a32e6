"""The games that are registered, for people and for programs."""

from argparse import Namespace
from typing import Any

from msgspec import json, structs

from burrow.cli.words import Words, language
from burrow.engine import registry
from burrow.engine.game import AnyGame
from burrow.server.api import OptionInfo
from burrow.server.catalogue import game_info


def run(asked: Namespace) -> int:
    games = list(registry.games().values())
    if asked.json:
        print(json.format(json.encode([describe(game) for game in games]), indent=2).decode())
    else:
        print("\n\n".join(summary(game, Words(language(None), game)) for game in games))
    return 0


def describe(game: AnyGame) -> dict[str, Any]:
    """What the page is told of a game, and the format of its logs; the rules have a command of their own."""
    told = structs.asdict(game_info(game))
    del told["rules"]
    return told | {"format": game.format}


def summary(game: AnyGame, words: Words) -> str:
    return "\n".join(
        [
            f"{game.id}: {words.say('title')}",
            f"  seats   {game.seats[0]} to {game.seats[-1]}",
            f"  bots    {', '.join(game.bots)}",
            *(f"  option  {option.key}={_takes(option)}" for option in game_info(game).options),
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
