"""Lifting stored events of older formats."""

from typing import Any

FORMAT = 2
"""2: the option `chosen`. Events are as they were, but a state has one value more, so its digest is another one."""


def upcast(format: int, raw: dict[str, Any]) -> dict[str, Any]:
    """Events have kept their shape."""
    return raw
