"""Sentences in the reader's language, from the Fluent files that the browser also reads."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from burrow.engine.folder import folder_of
from burrow.engine.game import AnyGame, Note, Seat, Values
from burrow.engine.languages import LANGUAGES

SHARED = Path(__file__).parent / "locales"
OWN = Path(__file__).parent / "cli" / "locales"
"""The locales of the command line."""
MINUS = "−"


def language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The requested language, or the system's, or English."""
    for tag in (asked, environment.get("LC_ALL"), environment.get("LC_MESSAGES"), environment.get("LANG")):
        if tag:
            return tag[:2].lower() if tag[:2].lower() in LANGUAGES else "en"
    return "en"


class Words:
    """The shared words and those of one game; English fills the gaps of a language."""

    def __init__(self, lang: str, game: AnyGame | None = None) -> None:
        folders = [OWN, SHARED] + ([folder_of(game) / "locales"] if game is not None else [])
        self._bundles = [_bundle(lang, tuple(folders)), _bundle("en", tuple(folders))]

    def say(self, message: str, **values: str | int) -> str:
        """The sentence, or the id itself if no language has it."""
        for bundle in self._bundles:
            if bundle.has_message(message) and (pattern := bundle.get_message(message).value) is not None:
                return with_minus(str(bundle.format_pattern(pattern, values)[0]), values)
        return message

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def number(self, number: int) -> str:
        """A number on its own."""
        return str(number).replace("-", MINUS)

    def seat(self, seat: Seat) -> str:
        return self.say("cli-seat", number=seat + 1)

    def note(self, note: Note) -> str:
        """A note of a game, with the players' names for its seats."""
        return self.say(note.message, **{name: self._named(name, value) for name, value in note.values})

    def values(self, values: Values) -> dict[str, str | int]:
        return {name: self._named(name, value) for name, value in values}

    def _named(self, name: str, value: str | int) -> str | int:
        is_seat = name == "seat" or name.endswith("_seat")
        return self.seat(value) if is_seat and isinstance(value, int) else value


def with_minus(sentence: str, values: Mapping[str, str | int]) -> str:
    """Write negative numbers with a true minus sign; Fluent writes a hyphen."""
    for value in values.values():
        if isinstance(value, int) and value < 0:
            sentence = sentence.replace(str(value), MINUS + str(-value))
    return sentence


@cache
def _bundle(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        file = folder / f"{lang}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
