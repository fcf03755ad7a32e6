"""The laws that every game must keep. They know a game only through the contract.

`check(game)` runs all of them; `LAWS` lists them for a test runner. Traits switch a law on, never the name of a game.
Imports the engine and the Fluent parser, no game and no test library."""

from collections.abc import Iterator

from burrow.engine.game import AnyGame
from burrow.engine.rng import fast_rng
from burrow.laws.bots import bots
from burrow.laws.broken import LawBroken
from burrow.laws.case import CASES, CASES_SLOW, Case, domains, draw_case, is_slow
from burrow.laws.chance import chance
from burrow.laws.clock import clock
from burrow.laws.commute import commute
from burrow.laws.declared import declared
from burrow.laws.game_folder import GameFolder
from burrow.laws.judge import agree, foreign, reject
from burrow.laws.options import options
from burrow.laws.play import Law, Play
from burrow.laws.records import codec, replay, undo
from burrow.laws.result import ends, faults, score
from burrow.laws.rooms import rooms
from burrow.laws.secrecy import imagine, twins
from burrow.laws.settle import settle
from burrow.laws.speech import follow, tell, words
from burrow.laws.traits import traits
from burrow.laws.values import frozen

__all__ = ["LAWS", "Case", "GameFolder", "LawBroken", "Play", "check", "domains", "draw_case", "is_slow", "plays"]

LAWS: tuple[Law, ...] = (
    rooms, words, traits, options, replay, agree, reject, foreign, ends, frozen, codec, score, faults, undo,
    chance, declared, commute, clock, settle, twins, imagine, tell, follow, bots,
)  # fmt: skip
"""Each takes a `Play` and raises `LawBroken`."""


def check(game: AnyGame, *, cases: int | None = None, seed: int | str = 0) -> None:
    """Check a game against all laws at tables drawn from the seed: twelve, or four if turns are simulated. Raises
    `LawBroken`."""
    for play in plays(game, cases=cases, seed=seed):
        for law in LAWS:
            law(play)


def plays(game: AnyGame, *, cases: int | None = None, seed: int | str = 0) -> Iterator[Play]:
    """Random play at tables drawn from the seed."""
    rng = fast_rng(game.id, seed)
    for _ in range((CASES_SLOW if is_slow(game) else CASES) if cases is None else cases):
        yield Play(game, draw_case(game, rng))
