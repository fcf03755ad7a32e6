"""What a person at the terminal did wrong: said in one sentence, with the remedy, and never as a traceback."""

from burrow.engine.errors import BurrowError


class UsageError(BurrowError):
    """A wrong option, a name that is not known, a port that is taken. Ends with exit code 2."""


class FileError(BurrowError):
    """A file that cannot be read or is not what it should be. Ends with exit code 1."""
