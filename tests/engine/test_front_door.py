"""`import burrow`: the names it gives."""

import subprocess
import sys

import pytest

import burrow
from burrow.engine.errors import BadOptions, UnknownGame


def test_the_games_can_be_asked_for_before_and_after_one_is_loaded() -> None:
    """In a process of its own: the folder of games has the same name as the function."""
    code = """
import burrow
first = list(burrow.games())
import burrow.games
for name in first:
    __import__(f"burrow.games.{name}.moves") if burrow.game(name).__module__.startswith("burrow.") else None
assert first and list(burrow.games()) == first, burrow.games
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_match_by_name_with_options() -> None:
    name, game = next(iter(burrow.games().items()))
    match = burrow.new(name, seats=game.seats[0], seed=7)
    assert match.log.setup.options == game.options()
    assert burrow.new(name, seats=game.seats[0], seed=7).log.setup == match.log.setup
    assert burrow.new(name, seats=game.seats[0]).log.setup.seed != match.log.setup.seed


def test_what_cannot_be_opened_is_named() -> None:
    name, game = next(iter(burrow.games().items()))
    with pytest.raises(UnknownGame, match="chess"):
        burrow.new("chess", seats=2)
    with pytest.raises(BadOptions, match="seats, not 99"):
        burrow.new(name, seats=99)
    with pytest.raises(BadOptions, match="does not take these options"):
        burrow.new(name, seats=game.seats[0], no_such_option=1)


def test_every_name_of_the_front_door_is_there() -> None:
    assert [name for name in burrow.__all__ if not hasattr(burrow, name)] == []
