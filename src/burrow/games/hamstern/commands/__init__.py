"""Command-line commands for sheets of paper; see `sheet.py`."""

from burrow.games.hamstern.commands.sheet import SHEET

__all__ = ["SHEET"]
