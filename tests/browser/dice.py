"""Seeds with dice that a test needs, found by playing them beforehand with the engine."""

from burrow.engine.codec import decode_options
from burrow.engine.game import Setup
from burrow.engine.match import Match
from burrow.engine.registry import game
from burrow.engine.rng import seed_from
from burrow.games.nuts.moves import Roll
from burrow.games.nuts.state import State


def seed_with_a_race_at_once(seats: int) -> str:
    """The first roll of the game shows squirrels only (N-15)."""
    nuts = game("nuts")
    for number in range(10_000):
        seed = seed_from("a race at once", number)
        match = Match(nuts, Setup("nuts", nuts.format, seats, decode_options(nuts, {}), seed))
        match.play(match.to_move[0], Roll())
        state: State = match.state
        if state.phase == "race":
            return seed
    raise AssertionError("no such seed")
