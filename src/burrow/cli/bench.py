"""Runs the measurements in `bench/`, one program each. Each program documents what it measures."""

import subprocess
import sys
from argparse import Namespace
from pathlib import Path

from burrow.cli.tree import source_root
from burrow.engine.errors import UsageError


def run(asked: Namespace) -> int:
    programs = find(source_root() / "bench", asked.name)
    codes = [_measure(program, asked.options) for program in programs]
    return max(codes)


def find(folder: Path, name: str | None) -> list[Path]:
    """The program of that name, or all of them. Files with a leading underscore are helpers, not programs."""
    programs = {path.stem: path for path in sorted(folder.glob("*.py")) if not path.name.startswith("_")}
    if name is not None and name not in programs:
        raise UsageError(f"there is no measurement {name!r}; there are: {', '.join(programs) or 'none'}")
    if not programs:
        raise UsageError("there are no measurements in bench/")
    return [programs[name]] if name is not None else list(programs.values())


def _measure(program: Path, options: list[str]) -> int:
    print(f"== {program.stem}", flush=True)
    return subprocess.run([sys.executable, str(program), *options], cwd=program.parents[1], check=False).returncode
