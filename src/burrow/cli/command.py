"""Parses the command line and calls the command. A command is imported only when it is called, so that the server
starts without the simulator and vice versa."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from burrow.cli.complain import complain
from burrow.cli.parser import parser
from burrow.engine.errors import BurrowError, FileError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code: 0 done, 1 a bad file, 2 a usage error, 130 interrupted."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    arguments = sys.argv[1:] if arguments is None else arguments
    asked = parser(arguments[0] if arguments else "").parse_args(arguments)
    try:
        code: int = import_module(f"burrow.cli.{asked.module}").run(asked)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return complain("stopped before the end", 130)
    except FileError as error:
        return complain(str(error), 1)
    except BurrowError as error:
        return complain(str(error), 2)
    except OSError as error:
        return complain(f"{error.filename or 'the system'}: {(error.strerror or str(error)).lower()}", 2)
    return code
