"""The source tree this package runs from, for commands that only make sense there."""

from pathlib import Path

from burrow.engine.errors import UsageError


def source_root() -> Path:
    root = Path(__file__).resolve().parents[3]
    if not (root / "pyproject.toml").is_file() or not (root / "web").is_dir():
        raise UsageError("this works in a clone of Burrow only, not in an installed package; clone it and use ./burrow")
    return root
