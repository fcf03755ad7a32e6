"""What the server logs, as plain lines or as JSON lines. Keeps secrets out: addresses are shortened, tokens and seeds
removed, and of the name of a table only the beginning stays, because whoever knows the name may sit down there."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from ipaddress import IPv6Address, ip_address
from typing import IO, Any

TOKEN = re.compile(r"(?<![\w/-])(?=[\w-]*\d)[\w-]{40,}", re.ASCII)
"""Tokens of browsers and their checksums, seeds, keys."""
ADDRESS = re.compile(r"(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]{0,4}(?::[0-9a-f.]{0,15}){2,8})(?![\w.])", re.I)
TABLE = re.compile(r"((?:\btable |tables/|/t/)'?)([2-9a-hjkmnp-z]{4})[2-9a-hjkmnp-z]{8}\b")
"""Where a message names a table."""
SHOWN = 4
"""So many letters of a table's name are logged."""
QUIET = ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "websockets")
"""Libraries whose everyday lines name addresses and tables."""
OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
"""What every record has. Anything else was given with it, as a field."""


def set_up(level: str, form: str, stream: IO[str] | None = None) -> None:
    """From now on, everything is logged to this stream (stderr if there is none) in this form: plain or json."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.getLevelName(level.upper()))
    for name in QUIET:
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(max(root.level, logging.WARNING))


def discreet(text: str) -> str:
    """The text without anything that identifies a person or opens a table."""
    text = TOKEN.sub("…", text)
    text = TABLE.sub(r"\1\2…", text)
    return ADDRESS.sub(lambda found: _network(found[0]), text)


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f" {name}={value}" for name, value in _fields(record).items())
        line = f"{_time(record)} {record.levelname} {record.name}: {record.getMessage()}{fields}"
        return discreet(line + _error(self, record, "\n"))


class JsonLines(logging.Formatter):
    """One object in each line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": discreet(record.getMessage()),
            **{name: discreet(value) if isinstance(value, str) else value for name, value in _fields(record).items()},
        }
        error = _error(self, record)
        if error:
            line["error"] = discreet(error)
        return json.dumps(line, ensure_ascii=False, default=lambda value: discreet(str(value)))


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    """The field `table` is the name of one."""
    fields = {name: value for name, value in vars(record).items() if name not in OWN}
    if "table" in fields:
        fields["table"] = f"{str(fields['table'])[:SHOWN]}…"
    return fields


def _error(formatter: logging.Formatter, record: logging.LogRecord, before: str = "") -> str:
    return before + formatter.formatException(record.exc_info) if record.exc_info and record.exc_info[1] else ""


def _network(text: str) -> str:
    """An address of a person becomes its network; what is this machine, or no address, stays."""
    try:
        address = ip_address(text)
    except ValueError:
        return text
    if address.is_loopback or address.is_unspecified:
        return text
    if isinstance(address, IPv6Address):
        return ":".join(address.exploded.split(":")[:3]) + ":…"
    return text.rpartition(".")[0] + ".…"
