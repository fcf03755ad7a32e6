"""Texts that people write for a game, such as a sheet or a flip-book, and the command that checks them.

The game supplies the sentences about its texts; their ids begin with its noun for the text, as in
`sheet-file-missing`."""

import codecs
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from burrow.engine.command import Say
from burrow.engine.errors import BadOptions, FileError
from burrow.engine.flaw import Flaw

STANDARD_INPUT = "-"

T = TypeVar("T")


class OwnText(NamedTuple, Generic[T]):
    noun: str
    """The game's word for such a text."""
    longest: int
    """In characters."""
    ours: Mapping[str, str]
    """The texts that come with the game, by their names on the command line."""
    read: Callable[[str], T | Flaw]

    def load(self, name: str, say: Say) -> T | Flaw:
        """The text of that name: a built-in one, a file, or standard input. Raises `FileError` if there is none."""
        text = self.ours.get(name)
        return self.read(text if text is not None else read_text(name, noun=self.noun, longest=self.longest, say=say))

    def check(self, name: str, say: Say, account: Callable[[T], Iterator[str]]) -> int:
        """Print what is wrong with a text, or an account of its content; return the exit code."""
        found = self.load(name, say)
        if isinstance(found, Flaw):
            return self.complain(found, name, say)
        for line in account(found):
            print(line)
        return 0

    def complain(self, flaw: Flaw, name: str, say: Say) -> int:
        """Print a flaw the way compilers do, so that an editor can jump to it; return the exit code."""
        place = say(f"{self.noun}-at", line=flaw.line, column=flaw.column)
        sentence = say(flaw.message, **dict(flaw.values)).removeprefix(place)
        print(f"{name}:{flaw.line}:{flaw.column}: {sentence}", file=sys.stderr)
        return 1


class KeptReadings(Generic[T]):
    """What was read from the texts of tables. A text is read once and kept as long as there is room."""

    def __init__(self, noun: str, read: Callable[[str], T | Flaw], *, room: int) -> None:
        self._noun = noun
        self._read = lru_cache(maxsize=room)(read)

    def sound(self, text: str) -> T:
        """Raises `BadOptions` for a broken text."""
        found = self._read(text)
        if isinstance(found, Flaw):
            place = f"line {found.line}, column {found.column}"
            raise BadOptions(f"the {self._noun} is broken in {place}: {found.message}")
        return found

    def flaw(self, text: str) -> Flaw | None:
        """What is wrong with a text."""
        found = self._read(text)
        return found if isinstance(found, Flaw) else None


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """One line per row, with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  " + "  ".join(text.rjust(width) for text, width in zip(row, widths, strict=True)).rstrip()


def read_text(name: str, *, noun: str, longest: int, say: Say) -> str:
    """The text of a file. If it is too long, reads only enough to show that it has more than `longest` characters."""
    enough = 4 * (longest + 1)
    start = _start_of(name, enough, noun, say)
    if b"\0" in start:
        raise FileError(say(f"{noun}-file-binary", file=name))
    try:
        return codecs.getincrementaldecoder("utf-8")().decode(start, final=len(start) < enough)
    except UnicodeDecodeError:
        raise FileError(say(f"{noun}-file-binary", file=name)) from None


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
