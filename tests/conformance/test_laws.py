"""Every registered game passes every law. Nothing here knows a game by name."""

from collections.abc import Callable
from functools import cache, lru_cache

import pytest
from hypothesis import Phase, given, settings
from msgspec import structs
from tests.conformance.cases import cases

import burrow
from burrow.engine.codec import kinds
from burrow.engine.game import AnyGame
from burrow.laws import LAWS, Case, Play, plays
from burrow.laws.case import is_slow, texts

HEAVY = frozenset({"bots", "ends", "score"})
"""Laws that play whole games."""
GAMES = tuple(burrow.registered().values())
SEED = 8
"""For the few plays of games with simulated turns."""


@lru_cache(maxsize=100)
def played(id: str, case: Case) -> Play:
    """Every law draws the same cases, so each case is played only once."""
    return Play(burrow.game(id), case)


def test_there_are_games() -> None:
    assert burrow.registered(), "no game is registered: is the project installed?"


@cache
def few_plays(id: str) -> tuple[Play, ...]:
    """Plays of a game with simulated turns. All laws share them; the seed was chosen because much happens in its
    games."""
    return tuple(plays(burrow.game(id), seed=SEED))


@pytest.mark.parametrize("game", [game for game in GAMES if is_slow(game)], ids=lambda game: game.id)
def test_few_plays_show_much(game: AnyGame) -> None:
    """The plays contain every kind of event and every number of seats; otherwise a law sees too little of the game."""
    shown = {type(event.what) for play in few_plays(game.id) for event in play.events}
    assert shown == set(kinds(game.payload))
    assert {play.case.seats for play in few_plays(game.id)} == set(game.seats)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_law(game: AnyGame, law: Callable[[Play], None]) -> None:
    if is_slow(game):
        for play in few_plays(game.id):
            law(play)
        return

    @settings(
        max_examples=30 if law.__name__ in HEAVY else 100,
        derandomize=True,
        database=None,
        phases=(Phase.explicit, Phase.generate, Phase.shrink),
    )
    @given(case=cases(game))
    def holds(case: Case) -> None:
        law(played(game.id, case))

    holds()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_hypothesis_reaches_every_option(game: AnyGame) -> None:
    """The strategy comes from the types of the options, so a new option is drawn without being listed."""
    seen: dict[str, set[object]] = {}

    @settings(max_examples=60, derandomize=True, database=None)
    @given(case=cases(game))
    def collect(case: Case) -> None:
        for key, value in structs.asdict(case.options).items():
            seen.setdefault(key, set()).add(value)

    collect()
    assert all(len(values) > 1 for key, values in seen.items() if key not in texts(game.options)), seen
