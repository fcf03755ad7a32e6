"""The rules of a game, by section and number, in the reader's language."""

import shutil
import textwrap
from argparse import Namespace
from itertools import groupby

from burrow.cli.words import Words, language
from burrow.engine import registry
from burrow.engine.game import AnyGame


def run(asked: Namespace) -> int:
    game = registry.game(asked.game)
    width = min(100, shutil.get_terminal_size().columns)
    print(rules(game, Words(language(asked.lang), game), width))
    return 0


def rules(game: AnyGame, words: Words, width: int) -> str:
    blocks = [_heading(words.say("title"), "=")]
    for section, entries in groupby(game.rulebook, lambda rule: rule.section):
        blocks.append(_heading(words.say(f"section-{section}"), "-"))
        blocks.append("\n".join(_entry(rule.id, words.say(f"rule-{rule.id}"), width) for rule in entries))
    return "\n\n".join(blocks)


def _heading(text: str, under: str) -> str:
    return f"{text}\n{under * len(text)}"


def _entry(number: str, sentence: str, width: int) -> str:
    return textwrap.fill(sentence, width, initial_indent=f"{number:6} ", subsequent_indent=" " * 7)
