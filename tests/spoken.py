"""The sentences of a game as its players read them, for the tests of its words."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from burrow.engine.folder import folder_of
from burrow.engine.game import AnyGame, Note, Refusal
from burrow.engine.options import specs
from burrow.laws.lexicon import read_messages

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
"""Of the seats, in order."""


class Spoken:
    """The words of one game. A sentence that lacks a variable fails."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._locales = folder_of(game) / "locales"

    def text(self, language: str) -> str:
        """The whole file."""
        return _text(self._locales, language)

    def bundle(self, language: str) -> FluentBundle:
        return _bundle(self._locales, language)

    def messages(self, language: str, beginning: str) -> frozenset[str]:
        """The ids that begin like this."""
        found, _ = read_messages(self.text(language))
        return frozenset(one for one in found if one.startswith(beginning))

    def missing(self, language: str, *more: str) -> list[str]:
        """What there are no words for, of the rules, options and bots of the game and these ids."""
        ids = [f"rule-{rule.id}" for rule in self._game.rulebook]
        ids += [f"section-{rule.section}" for rule in self._game.rulebook]
        ids += [f"option-{spec.key}" for spec in specs(self._game.options)]
        ids += [f"bot-{level}{ending}" for level in self._game.bots for ending in ("", "-level", "-about")]
        words = self.bundle(language)
        return [one for one in (*ids, *more) if not words.has_message(one)]

    def formed(self, language: str, message: str, **values: str | int) -> str:
        words = self.bundle(language)
        pattern = words.get_message(message).value
        assert pattern is not None, message
        text, errors = words.format_pattern(pattern, values)
        assert errors == []
        return str(text)

    def sentence(self, language: str, said: Note | Refusal) -> str:
        """With names for the seats."""
        values = {key: NAMES[int(value)] if key.split("_")[-1] == "seat" else value for key, value in said.values}
        return self.formed(language, said.message, **values)


def is_whole(text: str) -> bool:
    """Whether it is a whole sentence."""
    return (text[0].isupper() or text[0].isdigit()) and text.endswith(".") and "  " not in text and "{" not in text


@cache
def _text(locales: Path, language: str) -> str:
    return (locales / f"{language}.ftl").read_text("utf-8")


@cache
def _bundle(locales: Path, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(_text(locales, language)))
    return made
