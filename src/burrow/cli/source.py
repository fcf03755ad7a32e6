"""A text of one's own for a game's command: a file, or the standard input. The sentences about it are the game's; their
ids begin with what it calls such a text, as in `sheet-file-missing`."""

import codecs
import sys
from pathlib import Path

from burrow.cli.errors import FileError
from burrow.engine.command import Say
from burrow.engine.flaw import Flaw

STANDARD_INPUT = "-"


def read_text(name: str, *, noun: str, longest: int, say: Say) -> str:
    """What stands there; of a text without end only so much that it is seen to have more than `longest` characters."""
    enough = 4 * (longest + 1)
    start = _start_of(name, enough, noun, say)
    if b"\0" in start:
        raise FileError(say(f"{noun}-file-binary", file=name))
    try:
        return codecs.getincrementaldecoder("utf-8")().decode(start, final=len(start) < enough)
    except UnicodeDecodeError:
        raise FileError(say(f"{noun}-file-binary", file=name)) from None


def tell_flaw(flaw: Flaw, name: str, *, noun: str, say: Say) -> None:
    """As compilers do, so that an editor can jump there."""
    place = say(f"{noun}-at", line=flaw.line, column=flaw.column)
    sentence = say(flaw.message, **dict(flaw.values)).removeprefix(place)
    print(f"{name}:{flaw.line}:{flaw.column}: {sentence}", file=sys.stderr)


def _start_of(name: str, enough: int, noun: str, say: Say) -> bytes:
    if name == STANDARD_INPUT:
        return sys.stdin.buffer.read(enough)
    try:
        with Path(name).open("rb") as file:
            return file.read(enough)
    except IsADirectoryError:
        raise FileError(say(f"{noun}-file-folder", file=name)) from None
    except PermissionError:
        raise FileError(say(f"{noun}-file-closed", file=name)) from None
    except (OSError, ValueError):
        raise FileError(say(f"{noun}-file-missing", file=name)) from None
