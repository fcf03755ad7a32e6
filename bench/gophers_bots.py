"""The bots of Gophers Walk: who beats whom in each way to play and with each number of seats, and how long they think.

The same seed gives the same games with any number of processes. In a pair, the first bot has one seat and the second
bot all others; after each game everyone moves one seat on. `--write` puts the tables into docs/gophers.md."""

import os
import time
from argparse import Namespace
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import Any

from _report import arguments, table, tell, write
from msgspec import convert

from burrow.cli.sim import Contest, play_game
from burrow.engine.game import Setup
from burrow.engine.match import Match
from burrow.engine.rng import fast_rng, seed_from
from burrow.games.gophers import GAME
from burrow.games.gophers.options import Options

PAGE = Path(__file__).parents[1] / "docs" / "gophers.md"
PAIRS = "expert-careful,expert-casual,careful-casual"
TIMED_GAMES = 3
"""Games in which the thinking time of each bot is measured."""


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("what", nargs="*", default=["strength", "thinking"])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ways", default="basic", help="values of the option `way`, separated by commas")
    parser.add_argument("--seats", default="2", help="numbers of seats, separated by commas")
    parser.add_argument("--pairs", default=PAIRS)
    parser.add_argument("--write", action="store_true", help="put the tables into docs/gophers.md")
    asked = parser.parse_args()
    for what in asked.what:
        rows = {"strength": strength, "thinking": thinking}[what](asked)
        tell(f"gophers bots: {what}", rows, as_json=asked.json, games=asked.games, seed=asked.seed)
        if asked.write:
            write(PAGE, what, [table(rows)])


def strength(asked: Namespace) -> list[dict[str, Any]]:
    return [
        versus(asked, way, seats, pair)
        for way in asked.ways.split(",")
        for seats in map(int, asked.seats.split(","))
        for pair in asked.pairs.split(",")
    ]


def versus(asked: Namespace, way: str, seats: int, pair: str) -> dict[str, Any]:
    """`won` counts games won alone. In `won %` a shared game counts as a share of a win. Equally strong bots would have
    `equal %`."""
    first, second = pair.split("-")
    lineup = (first, *(second,) * (seats - 1))
    contest = Contest("gophers", lineup, way_options(way), asked.games, asked.seed, False)
    with ProcessPoolExecutor(asked.jobs) as pool:
        played = list(pool.map(result, [contest] * asked.games, range(asked.games), chunksize=5))
    shares = [share for share, *_ in played]
    low, high = wilson_interval(sum(shares), asked.games)
    return {
        "way": way,
        "seats": seats,
        "pair": pair,
        "games": asked.games,
        "won": shares.count(1.0),
        "shared": sum(0 < share < 1 for share in shares),
        "won %": 100 * sum(shares) / asked.games,
        "from %": 100 * low,
        "to %": 100 * high,
        "equal %": 100 / seats,
        "points": sum(own for _, own, *_ in played) / asked.games,
        "others": sum(others for *_, others, _ in played) / asked.games,
        "rounds": sum(rounds for *_, rounds in played) / asked.games,
    }


def result(contest: Contest, number: int) -> tuple[float, int, float, int]:
    """The first bot's share of the win, its points, the mean points of the others, and the rounds."""
    match, refused = play_game(contest, number)
    if refused:
        raise AssertionError(f"{refused} moves were refused in game {number}")
    scores = match.score()
    seat = -number % len(contest.lineup)
    winners = [score.seat for score in scores if score.rank == 1]
    others = [score.total for score in scores if score.seat != seat]
    share = 1 / len(winners) if seat in winners else 0.0
    return share, scores[seat].total, sum(others) / len(others), match.state.round


def wilson_interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval, 95 %."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - spread, middle + spread


def thinking(asked: Namespace) -> list[dict[str, Any]]:
    """Processor time of a decision with the budget of a table, in a fresh process."""
    with ProcessPoolExecutor(1, max_tasks_per_child=1) as pool:
        return [
            {"way": way, "seats": seats, "bot": level} | pool.submit(time_decisions, seats, way, level).result()
            for way in asked.ways.split(",")
            for seats in map(int, asked.seats.split(","))
            for level in GAME.bots
        ]


def time_decisions(seats: int, way: str, level: str) -> dict[str, Any]:
    times = []
    for number in range(TIMED_GAMES):
        setup = Setup(GAME.id, GAME.format, seats, way_options(way), seed_from("gophers-bots", number))
        match: Match[Any, Any, Any, Any] = Match(GAME, setup, fast_rng("dice", number))
        rng = fast_rng("thinking", number)
        while not match.over:
            for seat in match.to_move:
                view, legal = match.view(seat), match.moves(seat)
                begun = time.process_time()
                move, _ = GAME.bot(level).choose(view, legal, 1000, rng)
                times.append(1000 * (time.process_time() - begun))
                match.play(seat, move)
    times.sort()
    return {
        "decisions": len(times),
        "mean ms": sum(times) / len(times),
        "p99 ms": times[len(times) * 99 // 100],
        "longest ms": times[-1],
    }


def way_options(way: str) -> Options:
    return convert({"way": way}, Options)


if __name__ == "__main__":
    main()
