"""The rules of a game, by section and number, in the reader's language: all of them, or those that hold with certain
options and a number of seats."""

import shutil
import textwrap
from argparse import Namespace
from collections.abc import Sequence
from itertools import groupby

from burrow.cli.options import options_of
from burrow.engine import registry
from burrow.engine.errors import UsageError
from burrow.engine.game import AnyGame, Rule
from burrow.engine.rulebook import any_values, rules_of, values_of
from burrow.words import Words, language


def run(asked: Namespace) -> int:
    game = registry.game(asked.game)
    width = min(100, shutil.get_terminal_size().columns)
    words = Words(language(asked.lang), game)
    if asked.option or asked.seats is not None:
        options, seats = options_of(game, asked.option or []), _seats_of(game, asked.seats)
        print(rules(rules_of(game, options, seats), values_of(options, seats), words, width))
    else:
        print(rules(game.rulebook, any_values(game), words, width))
    return 0


def _seats_of(game: AnyGame, seats: int | None) -> int | None:
    if seats is not None and seats not in game.seats:
        raise UsageError(f"{game.id} has {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
    return seats


def rules(told: Sequence[Rule], values: dict[str, str | int], words: Words, width: int) -> str:
    """The sentences of these rules, with the table's options as values."""
    blocks = [_heading(words.say("title"), "=")]
    for section, entries in groupby(told, lambda rule: rule.section):
        blocks.append(_heading(words.say(f"section-{section}"), "-"))
        blocks.append("\n".join(_entry(rule.id, words.say(f"rule-{rule.id}", **values), width) for rule in entries))
    return "\n\n".join(blocks)


def _heading(text: str, under: str) -> str:
    return f"{text}\n{under * len(text)}"


def _entry(number: str, sentence: str, width: int) -> str:
    return textwrap.fill(sentence, width, initial_indent=f"{number:6} ", subsequent_indent=" " * 7)
