"""The names that `import burrow` provides."""

import pytest

import burrow
from burrow.engine.errors import BadOptions, UnknownGame


def test_a_match_by_name_with_options() -> None:
    name, game = next(iter(burrow.registered().items()))
    match = burrow.new(name, seats=game.seats[0], seed=7)
    assert match.log.setup.options == game.options()
    assert burrow.new(name, seats=game.seats[0], seed=7).log.setup == match.log.setup
    assert burrow.new(name, seats=game.seats[0]).log.setup.seed != match.log.setup.seed


def test_what_cannot_be_opened_is_named() -> None:
    name, game = next(iter(burrow.registered().items()))
    with pytest.raises(UnknownGame, match="chess"):
        burrow.new("chess", seats=2)
    with pytest.raises(BadOptions, match="seats, not 99"):
        burrow.new(name, seats=99)
    with pytest.raises(BadOptions, match=f"{name} has no option no_such_option"):
        burrow.new(name, seats=game.seats[0], no_such_option=1)


def test_every_name_of_the_front_door_is_there() -> None:
    assert [name for name in burrow.__all__ if not hasattr(burrow, name)] == []
