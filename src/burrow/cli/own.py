"""A command that a game brings along."""

from argparse import Namespace

from burrow.cli.words import Words, language
from burrow.engine.command import Command
from burrow.engine.registry import game


def run(asked: Namespace) -> int:
    command: Command = asked.own
    return command.run(asked, Words(language(asked.lang), game(command.game)).say)
