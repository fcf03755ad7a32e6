"""Lifting stored events of older formats."""

from typing import Any

FORMAT = 1


def upcast(format: int, raw: dict[str, Any]) -> dict[str, Any]:
    """There is only one format so far, so nothing is to be lifted."""
    return raw
