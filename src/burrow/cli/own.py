"""Runs a command that a game adds."""

from argparse import Namespace

from burrow.engine.command import Command
from burrow.engine.registry import game
from burrow.words import Words, language


def run(asked: Namespace) -> int:
    command: Command = asked.own
    return command.run(asked, Words(language(asked.lang), game(command.game)).say)
