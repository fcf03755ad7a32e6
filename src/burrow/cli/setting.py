"""The settings of the server one by one: what each takes, and how its value is read and written as text."""

import json
from argparse import ArgumentParser, Namespace
from dataclasses import fields
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_type_hints

from burrow.server.settings import Settings
from burrow.server.values import MOST, About

Kind = Literal["text", "whole", "number", "switch", "folder", "list"]
KINDS: dict[Any, Kind] = {
    str: "text", int: "whole", float: "number", bool: "switch", Path | None: "folder", tuple[str, ...]: "list"
}  # fmt: skip
TYPES: dict[Kind, type] = {
    "text": str, "whole": int, "number": float, "switch": bool, "folder": str, "list": list
}  # fmt: skip
"""As TOML reads them."""
SWITCHES = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
METAVARS: dict[Kind, str] = {
    "text": "TEXT", "whole": "N", "number": "N", "switch": "BOOL", "folder": "DIR", "list": "LIST"
}  # fmt: skip
ALIASES = {"public_hosts": "--public-host"}
"""Options that `burrow play` has too, under the name they have there."""
MEMORY = ":memory:"
"""As the folder of the tables: keep them in memory only."""


class WrongValue(Exception):
    """A value that the setting does not take; the message continues the name of the setting."""


class Setting(NamedTuple):
    name: str
    kind: Kind
    about: About
    default: Any

    @property
    def option(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"BURROW_{self.name.upper()}"

    @property
    def takes(self) -> str:
        """What a value must be."""
        about = self.about
        if about.choices:
            return "one of " + ", ".join(about.choices)
        match self.kind:
            case "whole":
                return f"a whole number{_limits(about)}"
            case "number":
                return f"a number{_limits(about)}"
            case "switch":
                return "true or false"
            case "folder":
                return "a folder"
            case "list":
                return "a list of texts" + (f", each {about.shape.words}" if about.shape is not None else "")
            case "text":
                return about.shape.words if about.shape is not None else "a text"

    def read_text(self, text: str) -> Any:
        """A value from the environment or the command line. Raises `WrongValue`."""
        value: Any = text
        match self.kind:
            case "whole" if text.lstrip("-").isdecimal() and text.isascii():
                value = int(text)
            case "number":
                value = _number(text)
            case "switch":
                value = SWITCHES.get(text.lower(), text)
            case "list":
                value = [part for part in map(str.strip, text.split(",")) if part]
        return self.read(value)

    def read(self, value: Any) -> Any:
        """A value as TOML has it, as the server wants it. Raises `WrongValue`."""
        if self.kind == "number" and type(value) is int:
            value = float(value)
        wanted: Any = TYPES[self.kind]
        if type(value) is not wanted or not self._is_allowed(value):
            found = "" if self.about.is_secret else f", not {_shown(value)}"
            raise WrongValue(f"must be {self.takes}{found}")
        if self.kind == "folder":
            return Path(value).expanduser() if value else None
        return tuple(value) if self.kind == "list" else value

    def _is_allowed(self, value: Any) -> bool:
        about = self.about
        match self.kind:
            case "whole" | "number":
                return bool(about.least <= value <= about.most)
            case "text":
                is_formed = about.shape is None or about.shape.has_form(value)
                return is_formed and (not about.choices or value in about.choices) and "\0" not in value
            case "list":
                return all(type(each) is str and (about.shape is None or about.shape.has_form(each)) for each in value)
            case "folder":
                return "\0" not in value
            case "switch":
                return True

    def write(self, value: Any) -> str:
        """A value as TOML has it."""
        if value is None:
            return json.dumps(MEMORY if self.name == "data" else "")
        if self.kind in ("whole", "number", "switch"):
            return json.dumps(value)
        return json.dumps(list(value) if self.kind == "list" else str(value), ensure_ascii=False)


def settings() -> dict[str, Setting]:
    """Every setting by its name, in order."""
    hints = get_type_hints(Settings, include_extras=True)
    found = {}
    for field in fields(Settings):
        kind, about = get_args(hints[field.name])
        found[field.name] = Setting(field.name, KINDS[kind], about, field.default)
    return found


def add_options(to: ArgumentParser) -> None:
    """One option for each setting. Their texts are read later, together with the file and the environment."""
    for setting in settings().values():
        default = setting.write(setting.default).strip('"[]')
        words = setting.about.words.rstrip(".") + (f"; default {default}" if default and setting.name != "data" else "")
        is_list = setting.kind == "list"
        many = "; separate several with commas" if is_list else ""
        to.add_argument(
            *([setting.option, ALIASES[setting.name]] if setting.name in ALIASES else [setting.option]),
            dest=setting.name,
            action="append" if is_list else "store",
            metavar=METAVARS[setting.kind],
            help=(words + many).replace("%", "%%"),
        )


def texts_of(asked: Namespace) -> dict[str, str]:
    """What the command line says of the settings."""
    given = {name: getattr(asked, name) for name in settings()}
    return {
        name: ",".join(text) if isinstance(text, list) else text for name, text in given.items() if text is not None
    }


def _limits(about: About) -> str:
    return f" from {about.least:g}" + (f" to {about.most:g}" if about.most < MOST else " on")


def _number(text: str) -> float | str:
    try:
        return float(text)
    except ValueError:
        return text


def _shown(value: Any) -> str:
    text = str(value).lower() if isinstance(value, bool) else repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
