"""Every registered game keeps every law. Nothing here knows a game by name."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from msgspec import structs
from tests.conformance.cases import cases

import burrow
from burrow.engine.game import AnyGame
from burrow.laws import LAWS, Case, Play
from burrow.laws.case import texts

HEAVY = frozenset({"bots", "ends", "score"})
"""Laws that play whole games."""


def test_there_are_games() -> None:
    assert burrow.registered(), "no game is registered: is the project installed?"


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", burrow.registered().values(), ids=lambda game: game.id)
def test_law(game: AnyGame, law: Callable[[Play], None]) -> None:
    @settings(
        max_examples=30 if law.__name__ in HEAVY else 100,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=(HealthCheck.too_slow,),  # a busy machine is no fault of the game
        phases=(Phase.explicit, Phase.generate, Phase.shrink),
    )
    @given(case=cases(game))
    def holds(case: Case) -> None:
        law(Play(game, case))

    holds()


@pytest.mark.parametrize("game", burrow.registered().values(), ids=lambda game: game.id)
def test_hypothesis_reaches_every_option(game: AnyGame) -> None:
    """The strategy is made from the types of the options, so a new option is drawn without being listed."""
    seen: dict[str, set[object]] = {}

    @settings(max_examples=60, derandomize=True, database=None, deadline=None)
    @given(case=cases(game))
    def collect(case: Case) -> None:
        for key, value in structs.asdict(case.options).items():
            seen.setdefault(key, set()).add(value)

    collect()
    assert all(len(values) > 1 for key, values in seen.items() if key not in texts(game.options)), seen
