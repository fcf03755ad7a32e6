"""Runs TypeScript of this game's board in node."""

from typing import Any

from tests import web_code
from tests.web_code import needs_web_tools

__all__ = ["computed", "needs_web_tools"]


def computed(source: str, given: Any = None) -> Any:
    """What the module's default function answers. The module imports by './name' from the board's folder."""
    return web_code.computed("games/hamsterrolle", source, given)
