"""The command line: play, games, rules, sim, replay, and developer commands. User mistakes end in one sentence."""

from burrow.cli.command import main

__all__ = ["main"]
