"""Fills the built page with the dice, lots and decks of every registered game, so that a log cannot invent its own."""

import re
from typing import Any

import msgspec
from msgspec import Struct

from burrow.engine import registry
from burrow.engine.chance import Deal, Deck, Die, Label, Source, sources_of
from burrow.engine.codec import kinds
from burrow.engine.folder import moves_of
from burrow.engine.game import AnyGame
from burrow.engine.languages import LANGUAGES
from burrow.words import Words

HOLE = re.compile(rb'(<script id="declared" type="application/json">)\s*\{\s*\}\s*(</script>)')


class SourceWords(Struct, frozen=True):
    name: str
    values: tuple[str, ...]
    """By side, card or piece; empty: they are numbers."""


class GameWords(Struct, frozen=True):
    title: str
    sources: dict[str, SourceWords]


class DeclaredGame(Struct, frozen=True):
    format: int
    said: dict[str, str]
    """Every payload, and who may say it: `seat`, `chance`, or `any` if the game does not tell."""
    shown: tuple[dict[str, str], ...]
    """Where each payload shows what was drawn, and from which source."""
    sources: dict[str, Source]
    words: dict[str, GameWords]
    """By language."""


def filled(built: bytes) -> bytes:
    """The page with what the registered games declare."""
    # "<" never stands in the script, so that nothing in it can end it.
    data = msgspec.json.encode(declared(), order="sorted").replace(b"<", b"\\u003c")
    page, count = HOLE.subn(lambda hole: hole[1] + data + hole[2], built)
    if count != 1:
        raise ValueError("the built page has no place for what the games declare")
    return page


def declared() -> dict[str, DeclaredGame]:
    return {game.id: declared_game(game) for game in registry.games().values()}


def declared_game(game: AnyGame) -> DeclaredGame:
    sources = sources_of(game.chance)
    return DeclaredGame(
        game.format,
        _said_by(game),
        tuple({"payload": shown.payload, "path": shown.path, "source": shown.source.name} for shown in game.chance),
        sources,
        {lang: _words(Words(lang, game), sources) for lang in LANGUAGES},
    )


def _said_by(game: AnyGame) -> dict[str, str]:
    moves = moves_of(game)
    if moves is None:
        return {kind.__name__: "any" for kind in kinds(game.payload)}
    return {kind.__name__: "seat" if kind in kinds(moves) else "chance" for kind in kinds(game.payload)}


def _words(words: Words, sources: dict[str, Source]) -> GameWords:
    return GameWords(
        words.say("title"),
        {
            name: SourceWords(words.say(f"chance-{name}"), tuple(_said(words, label) for label in _labels(source)))
            for name, source in sources.items()
        },
    )


def _labels(source: Source) -> tuple[Label, ...]:
    return source.labels if isinstance(source, Die | Deck | Deal) else ()


def _said(words: Words, label: Label) -> str:
    values: dict[str, Any] = dict(label.values)
    return words.say(label.message, **values)
