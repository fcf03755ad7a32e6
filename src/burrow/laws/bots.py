"""The law of bots: every level follows the rules and uses only what its seat sees; the same seed gives the same
game."""

from collections.abc import Sequence
from typing import Any

from burrow.engine.codec import digest
from burrow.engine.game import Bot, Millis
from burrow.engine.match import Match, play_out
from burrow.engine.rng import Rng
from burrow.laws.broken import hold
from burrow.laws.play import Play

BUDGET = 50


def bots(play: Play) -> None:
    """A table of bots plays to the end without a refused move, and plays the same game twice."""
    hold(play.game.bots, "bots", f"{play.game.id} has no bots")
    turn = play.case.seed % len(play.game.bots)
    levels = [play.game.bots[(turn + seat) % len(play.game.bots)] for seat in play.seats]
    first, second = (_play_out(play, levels) for _ in range(2))
    hold(first == second, "bots", f"{levels} play another game the second time: {play.case!r}")


class _Watched:
    """A bot that checks each of its answers."""

    def __init__(self, bot: Bot[Any, Any], level: str) -> None:
        self._bot = bot
        self._level = level

    def choose(self, view: Any, legal: Sequence[Any] | None, budget: Millis, rng: Rng) -> tuple[Any, Millis]:
        move, pause = self._bot.choose(view, legal, budget, rng)
        hold(legal is None or move in legal, "bots", f"{self._level} chooses {move!r}, which is not among {legal!r}")
        hold(type(pause) is int and pause >= 0, "bots", f"{self._level} holds its move back for {pause!r}")
        return move, pause


def _play_out(play: Play, levels: Sequence[str]) -> str:
    match: Match[Any, Any, Any, Any] = Match(play.game, play.short)
    players = {seat: _Watched(play.game.bot(level), level) for seat, level in enumerate(levels)}
    refused = play_out(match, players, play.rng("bots"), budget=BUDGET)
    hold(refused == 0, "bots", f"{refused} moves of {levels} were refused: {play.case!r}")
    return digest([match.entries, match.state])
