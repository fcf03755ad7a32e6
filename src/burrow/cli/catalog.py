"""Lists the registered games, for people and for programs: all on one screen, or one with all its options."""

import textwrap
from argparse import Namespace
from typing import Any

from msgspec import json

from burrow.cli.options import default_of, takes
from burrow.engine import registry
from burrow.engine.game import AnyGame
from burrow.engine.options import OptionSpec, specs
from burrow.engine.presets import changed_from_default
from burrow.words import Words, language

WIDTH = 78


def run(asked: Namespace) -> int:
    games = list(registry.games().values()) if asked.game is None else [registry.game(asked.game)]
    if asked.json:
        print(json.format(json.encode([describe(game) for game in games]), indent=2).decode())
        return 0
    lang = language(asked.lang)
    if asked.game is None:
        print("\n\n".join(summary(game, Words(lang, game)) for game in games))
        print("\n" + Words(lang).say("cli-games-more"))
    else:
        print(details(games[0], Words(lang, games[0])))
    return 0


def describe(game: AnyGame) -> dict[str, Any]:
    """What a program may want to know about a game. The rules have their own command."""
    return {
        "id": game.id,
        "least_seats": game.seats[0],
        "most_seats": game.seats[-1],
        "traits": sorted(game.traits),
        "bots": game.bots,
        "options": specs(game.options),
        "presets": {key: changed_from_default(one) for key, one in game.presets.by_key().items()},
        "format": game.format,
    }


def summary(game: AnyGame, words: Words) -> str:
    keys = ", ".join(option.key for option in specs(game.options))
    return "\n".join(
        [
            _heading(game, words),
            _wrapped("", words.say("tagline")),
            _wrapped(words.say("cli-games-options") + " ", keys),
        ]
    )


def details(game: AnyGame, words: Words) -> str:
    return "\n".join(
        [
            _heading(game, words),
            _wrapped("", words.say("tagline")),
            *(f"\n{_option(option, words)}" for option in specs(game.options)),
        ]
    )


def _heading(game: AnyGame, words: Words) -> str:
    return words.say(
        "cli-games-heading",
        id=game.id,
        title=words.say("title"),
        least=game.seats[0],
        most=game.seats[-1],
        bots=", ".join(game.bots),
    )


def _option(option: OptionSpec, words: Words) -> str:
    default = default_of(option)
    lines = [f"  {option.key}={takes(option)}" + (f"  ({default})" if default else "")]
    help_ = f"option-{option.key}-help"
    label = words.say(f"option-{option.key}")
    lines.append(_wrapped("  ", f"{label}: {words.say(help_)}" if words.has(help_) else label))
    return "\n".join(lines)


def _wrapped(start: str, text: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent="  " + start, subsequent_indent="  " + " " * len(start))
