"""Plays bots against bots, many games on all cores. The same seed gives the same games, however many processes play.

Chance comes from each table's seed, as at a real table, so that a written log can be checked; the bots draw from the
fast generator. Everyone moves one seat on from game to game. A game that counts turns shows them to spectators in the
view's `turns`, by seat; points per turn are measured if the view has it."""

import os
import signal
import time
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO

from msgspec import Struct, json

from burrow.cli import tally
from burrow.cli.options import options_of
from burrow.cli.progress import Bar
from burrow.cli.tally import Tally
from burrow.engine import registry
from burrow.engine.codec import encode_entry, encode_heading
from burrow.engine.errors import UsageError
from burrow.engine.game import Setup
from burrow.engine.log import Log
from burrow.engine.match import Match, play_out
from burrow.engine.rng import fast_rng, seed_from

BATCH = 20
"""Games a process plays before it reports. A game with simulated turns takes long enough to be reported alone."""


class Contest(Struct, frozen=True):
    """What is to be played."""

    game: str
    lineup: tuple[str, ...]
    """The bot of each seat in the first game."""
    options: Struct
    games: int
    seed: int
    logged: bool

    @property
    def batch(self) -> int:
        return 1 if "physics" in registry.game(self.game).traits else BATCH

    def seated(self, number: int) -> tuple[str, ...]:
        """The bot of each seat in that game, counted from 0: everyone moves on by one."""
        turn = number % len(self.lineup)
        return self.lineup[turn:] + self.lineup[:turn]


class Batch(Struct):
    """The results of some games."""

    games: int = 0
    refused: int = 0
    tallies: dict[str, Tally] = {}
    lines: list[bytes] = []


def run(asked: Namespace) -> int:
    contest = contest_of(asked)
    begun = time.perf_counter()
    total = play(contest, asked.jobs or os.cpu_count() or 1, asked.log)
    result = report(contest, total, time.perf_counter() - begun)
    print(json.format(json.encode(result), indent=2).decode() if asked.json else table(result))
    return 0


def contest_of(asked: Namespace) -> Contest:
    game = registry.game(asked.game)
    bots = tuple(asked.bots.split(",")) if asked.bots else game.bots
    for bot in bots:
        if bot not in game.bots:
            raise UsageError(f"{game.id} has no bot {bot!r}; it has {', '.join(game.bots)}")
    seats = asked.seats or max(len(bots), game.seats[0])
    if seats not in game.seats:
        raise UsageError(f"{game.id} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
    if len(bots) > seats:
        raise UsageError(f"{len(bots)} bots do not fit on {seats} seats; name fewer bots or take more seats")
    lineup = tuple(bots[seat % len(bots)] for seat in range(seats))
    options = options_of(game, asked.option)
    return Contest(game.id, lineup, options, asked.games, asked.seed, asked.log is not None)


def play(contest: Contest, jobs: int, log: Path | None) -> Batch:
    """Play all games; the log lists them in order."""
    total = Batch()
    with _writing(log) as file, Bar(contest.games, "games") as bar:
        for batch in _batches(contest, jobs):
            total.games += batch.games
            total.refused += batch.refused
            for bot, sums in batch.tallies.items():
                total.tallies[bot] = total.tallies[bot].add(sums) if bot in total.tallies else sums
            if file is not None:
                file.writelines(batch.lines)
            bar.show(total.games)
    return total


def _writing(log: Path | None) -> AbstractContextManager[BinaryIO | None]:
    if log is None:
        return nullcontext()
    try:
        return log.open("wb")
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise UsageError(f"{log} cannot be written: {why}; name a file in a folder that exists and is yours") from None


def _batches(contest: Contest, jobs: int) -> Iterator[Batch]:
    starts = range(0, contest.games, contest.batch)
    jobs = min(jobs, len(starts))
    if jobs == 1:
        yield from (play_batch(contest, start) for start in starts)
        return
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            yield from pool.map(play_batch, [contest] * len(starts), starts)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(contest: Contest, start: int) -> Batch:
    """Play the games from `start` on. Each depends only on its own number, so the split does not matter."""
    batch = Batch()
    for number in range(start, min(start + contest.batch, contest.games)):
        match, refused = play_game(contest, number)
        lineup = contest.seated(number)
        batch.games += 1
        batch.refused += refused
        for bot, sums in tally.of_game(match.score(), turns_of(match), lineup).items():
            batch.tallies[bot] = batch.tallies[bot].add(sums) if bot in batch.tallies else sums
        if contest.logged:
            batch.lines += log_lines(match, lineup)
    return batch


def play_game(contest: Contest, number: int) -> tuple[Match[Any, Any, Any, Any], int]:
    game = registry.game(contest.game)
    seed = seed_from("sim", contest.game, contest.seed, number)
    match: Match[Any, Any, Any, Any] = Match(
        game, Setup(game.id, game.format, len(contest.lineup), contest.options, seed)
    )
    bots = {seat: game.bot(level) for seat, level in enumerate(contest.seated(number))}
    refused = play_out(match, bots, fast_rng("sim-bots", contest.game, contest.seed, number))
    return match, refused


def turns_of(match: Match[Any, Any, Any, Any]) -> tuple[int, ...] | None:
    turns = getattr(match.view(None), "turns", None)
    return turns if isinstance(turns, tuple) and len(turns) == match.log.setup.seats else None


def log_lines(match: Match[Any, Any, Any, Any], lineup: tuple[str, ...]) -> Iterator[bytes]:
    """The setup with the bots beside it, then each entry with the digest of the state after it."""
    setup = match.log.setup
    yield encode_heading(setup, lineup, len(match.entries)) + b"\n"
    log: Log[Any, Any, Any, Any] = Log(match.game, setup)
    for entry in match.entries:
        log.add(entry)
        yield encode_entry(entry, log.state) + b"\n"


def report(contest: Contest, total: Batch, seconds: float) -> dict[str, Any]:
    """The result with its documented keys. Errors are standard errors, null if they cannot be computed."""
    return {
        "game": contest.game,
        "options": contest.options,
        "seats": len(contest.lineup),
        "games": total.games,
        "seed": contest.seed,
        "refused": total.refused,
        "seconds": round(seconds, 3),
        "games_per_second": round(total.games / seconds, 1 if total.games > 10 * seconds else 4),
        "bots": [_bot_report(bot, total.tallies[bot]) for bot in dict.fromkeys(contest.lineup)],
    }


def _bot_report(bot: str, sums: Tally) -> dict[str, Any]:
    return {
        "bot": bot,
        "seats": sums.seats,
        "wins": float(sums.wins),
        "win_share": float(sums.wins / sums.games),
        "mean_score": sums.mean,
        "mean_score_error": sums.mean_error,
        "turns": sums.turns,
        "points_per_turn": sums.per_turn,
        "points_per_turn_error": sums.per_turn_error,
    }


def table(result: dict[str, Any]) -> str:
    """The result as a table for people."""
    rows = [("bot", "wins", "share", "mean score", "points a turn"), *map(_cells, result["bots"])]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    lines.append(
        f"{result['games']} games of {result['game']} with {result['seats']} seats, seed {result['seed']}: "
        f"{result['refused']} refused moves, {_pace(result['games_per_second'])}"
    )
    return "\n".join(lines)


def _pace(games_per_second: float) -> str:
    return f"{games_per_second:.0f} games/s" if games_per_second >= 1 else f"{1 / games_per_second:.0f} s a game"


def _cells(bot: dict[str, Any]) -> tuple[str, ...]:
    return (
        bot["bot"],
        f"{bot['wins']:.0f}" if bot["wins"].is_integer() else f"{bot['wins']:.1f}",
        f"{bot['win_share']:.1%}",
        _with_error(bot["mean_score"], bot["mean_score_error"], 2),
        _with_error(bot["points_per_turn"], bot["points_per_turn_error"], 4),
    )


def _with_error(value: float | None, error: float | None, digits: int) -> str:
    if value is None:
        return "-"
    return f"{value:.{digits}f}" + ("" if error is None else f" ± {error:.{digits}f}")
