"""The command line: play, games, rules, sim, replay, and what developers need. Mistakes end in one sentence."""

from burrow.cli.command import main

__all__ = ["main"]
