"""Seeds with the dice that a test needs, found by playing them in advance with the engine."""

from collections.abc import Callable
from functools import cache
from typing import Any

from burrow.engine.codec import decode_options
from burrow.engine.game import Setup
from burrow.engine.match import Match
from burrow.engine.registry import game
from burrow.engine.rng import fast_rng, seed_from
from burrow.games.nuts.moves import Roll
from burrow.games.nuts.state import State

SHORT: dict[str, str | int] = {"goal": 20, "end": "first"}
"""Options for a game that is soon over."""


@cache
def seed_with_a_race_at_once() -> str:
    """With two seats and with three, the first roll of the game shows only squirrels (N-15)."""
    return _find(lambda seed: all(_after_first_roll(seed, seats).phase == "race" for seats in (2, 3)))


@cache
def seed_with_a_short_game(most: int = 21) -> str:
    """With the options `SHORT`, two careful bots end the game within this many moves, without a nut round, which would
    take time."""
    return _find(lambda seed: _is_short(seed, most))


@cache
def seed_with_a_race_before_the_first_turn() -> str:
    """With two seats, the second begins, and its first roll shows only squirrels."""
    return _find(_races_first)


@cache
def seed_with_a_calm_start() -> str:
    """With two seats and with three, the first seat begins, by chance or by choice, and its first roll leaves it a
    choice (N-09)."""
    tables = [(seats, starter) for seats in (2, 3) for starter in ("random", "first")]
    return _find(lambda seed: all(_is_calm(_after_first_roll(seed, *table)) for table in tables))


def seed_with_a_turn_to_keep(nuts: int) -> str:
    """With two seats, the first seat begins, and if it keeps rolling, it collects this many nuts."""
    return _find(lambda seed: _comes_to(nuts, seed))


def _comes_to(nuts: int, seed: str) -> bool:
    match = _begin(seed, seats=2)
    while match.state.starter == 0 and match.to_move == (0,) and match.state.phase != "race":
        if match.state.turn.total >= nuts:
            return True
        match.play(0, Roll())
    return False


def _is_short(seed: str, most: int) -> bool:
    match, bot = _begin(seed, seats=2, **SHORT), game("nuts").bot("careful")
    for _ in range(most):
        if match.state.phase == "race":
            return False
        (seat,) = match.to_move
        move, _ = bot.choose(match.view(seat), match.moves(seat), 0, fast_rng())
        match.play(seat, move)
        if match.over:
            return True
    return False


def _races_first(seed: str) -> bool:
    match = _begin(seed, seats=2, starter="second")
    match.play(1, Roll())
    return bool(match.state.phase == "race")


def _is_calm(state: State) -> bool:
    return state.phase == "decide" and state.starter == 0


def _begin(seed: str, seats: int, **options: str | int) -> Match[Any, Any, Any, Any]:
    nuts = game("nuts")
    return Match(nuts, Setup("nuts", nuts.format, seats, decode_options(nuts, options), seed))


def _after_first_roll(seed: str, seats: int, starter: str = "random") -> State:
    match = _begin(seed, seats, starter=starter)
    match.play(match.to_move[0], Roll())
    state: State = match.state
    return state


def _find(is_wanted: Callable[[str], bool]) -> str:
    seeds = (seed_from("for the browser tests", number) for number in range(10_000))
    return next(seed for seed in seeds if is_wanted(seed))
