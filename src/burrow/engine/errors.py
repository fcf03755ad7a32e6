"""The programmers' mistakes. Players' mistakes are values: see `Refusal`.

BurrowError
├── UnknownGame        no game of that name is registered
├── BadPlugin          a registered game that cannot be loaded
├── BadOptions         options, seats or a seed that the game does not take
├── BadMove            a move that is no payload of the game
├── BadRow             a stored row or a message that cannot be read
│   └── NewerFormat    it was written by a newer version of the game
├── BrokenLog          events that do not follow from one another, or a digest that differs
├── UsageError         a command was asked for something it cannot do
└── FileError          a file that cannot be read or is not what it should be
"""

from burrow.engine.game import Refusal


class BurrowError(Exception):
    """Root of every exception raised on purpose. The message is lower case and says how to reproduce it."""


class UnknownGame(BurrowError):
    pass


class BadPlugin(BurrowError):
    pass


class BadOptions(BurrowError):
    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal
        """The game's own reason, which can be shown in the reader's language."""


class BadMove(BurrowError):
    pass


class BadRow(BurrowError):
    pass


class NewerFormat(BadRow):
    pass


class BrokenLog(BurrowError):
    pass


class UsageError(BurrowError):
    """A wrong option, an unknown name, a port in use. One sentence that says what to do; exit code 2."""


class FileError(BurrowError):
    """A file that cannot be read or has the wrong content. One sentence; exit code 1."""
