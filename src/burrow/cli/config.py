"""Puts the settings together: the command line goes before the environment, the environment before the file, and the
file before the defaults. A mistake is one sentence that names its place."""

import difflib
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from burrow.cli.setting import MEMORY, Setting, WrongValue, settings
from burrow.engine.errors import UsageError
from burrow.server.settings import Settings

FILE_VARIABLE = "BURROW_CONFIG"
PREFIX = "BURROW_"
FOREIGN = frozenset({FILE_VARIABLE, "BURROW_CHROMIUM", "BURROW_RELEASE", "BURROW_SERVER"})
"""Variables that are no settings: the first names the file, the others belong to the tools of developers."""


class Given(NamedTuple):
    value: Any
    where: str
    """Where it comes from, as in `/etc/burrow.toml, line 3`."""


class Config(NamedTuple):
    settings: Settings
    given: dict[str, Given]
    """What does not come from the defaults."""


def read_config(file: Path | None, environment: Mapping[str, str], options: Mapping[str, str], home: Path) -> Config:
    """`options`: texts of the command line by the name of the setting; `home`: the folder for the tables if nothing
    names one. Raises `UsageError`."""
    known = settings()
    if file is None and environment.get(FILE_VARIABLE):
        file = Path(environment[FILE_VARIABLE])
    given: dict[str, Given] = {}
    for source in (_from_file(file, known), _from_environment(environment, known), _from_options(options, known)):
        given.update(source)
    values = {name: each.value for name, each in given.items()}
    values["data"] = _folder(values.get("data"), home)
    config = Config(Settings(**values), given)
    _check_together(config)
    return config


def _folder(asked: Path | None, home: Path) -> Path | None:
    return None if asked == Path(MEMORY) else asked or home


def _check_together(config: Config) -> None:
    """Settings that make sense alone, but not with each other."""
    url, prefix = config.settings.public_url, config.settings.path_prefix
    path = "/" + "/".join(url.split("/")[3:]).rstrip("/") if url else prefix
    if url and path.rstrip("/") != prefix:
        where = config.given["public_url"].where
        raise UsageError(f"{where}: public_url must end with the path_prefix {prefix!r}, not with {path.rstrip('/')!r}")


# The file.


def _from_file(file: Path | None, known: dict[str, Setting]) -> Iterator[tuple[str, Given]]:
    if file is None:
        return
    text = _text_of(file)
    try:
        table = tomllib.loads(text + "\n")  # so that a mistake in the last line has a number
    except tomllib.TOMLDecodeError as error:
        raise UsageError(f"{file} is not TOML: {_lower(str(error))}") from None
    for name, value in table.items():
        where = f"{file}{_line_of(name, text)}"
        setting = known.get(name)
        if setting is None:
            raise UsageError(f"{where}: {_unknown(name, known)}")
        yield name, Given(_beside(file, _read(setting, setting.read, value, where)), where)


def _text_of(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise UsageError(f"{file} is not text in UTF-8") from None
    except OSError as error:
        raise UsageError(f"{file} cannot be read: {_lower(error.strerror or str(error))}") from None


def _line_of(name: str, text: str) -> str:
    """Where a key stands; empty if it cannot be found, as with a key in quotes."""
    key = re.compile(rf"\s*[\[\"']*{re.escape(name)}[\"'\].]*\s*(=|$|\.|#|\])")
    number = next((number for number, line in enumerate(text.splitlines(), 1) if key.match(line)), 0)
    return f", line {number}" if number else ""


def _beside(file: Path, value: Any) -> Any:
    """A folder in a file is relative to that file."""
    if isinstance(value, Path) and value != Path(MEMORY):
        return file.resolve().parent / value
    return value


# The environment and the command line.


def _from_environment(environment: Mapping[str, str], known: dict[str, Setting]) -> Iterator[tuple[str, Given]]:
    variables = {setting.variable: setting for setting in known.values()}
    for variable in sorted(environment):
        if not variable.startswith(PREFIX) or variable in FOREIGN:
            continue
        setting = variables.get(variable)
        if setting is None:
            name = variable.removeprefix(PREFIX).lower()
            raise UsageError(f"{variable} in the environment: {_unknown(name, known)}")
        value = _read(setting, setting.read_text, environment[variable], f"{variable} in the environment")
        yield setting.name, Given(value, variable)


def _from_options(options: Mapping[str, str], known: dict[str, Setting]) -> Iterator[tuple[str, Given]]:
    for name, text in options.items():
        setting = known[name]
        yield name, Given(_read(setting, setting.read_text, text, setting.option), setting.option)


# Mistakes.


def _read(setting: Setting, read: Any, value: Any, where: str) -> Any:
    try:
        return read(value)
    except WrongValue as wrong:
        raise UsageError(f"{where}: {setting.name} {wrong}") from None


def _unknown(name: str, known: dict[str, Setting]) -> str:
    close = difflib.get_close_matches(name, known, 1)
    guess = f"perhaps you mean {close[0]}" if close else "burrow serve --print-config lists them all"
    return f"there is no setting {name!r}; {guess}"


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]
