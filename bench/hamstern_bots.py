"""The bots of Hamstern: who beats whom, how long they think, and how far the expert is from knowing all rolls.

The same seed gives the same games with any number of processes. `--write` puts the tables into docs/hamstern.md."""

import os
import time
from argparse import Namespace
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import Any

from _foresight import best_alone, best_beside
from _report import arguments, table, tell, write
from msgspec import convert

from burrow.cli.sim import Contest, play_game
from burrow.engine.game import Setup
from burrow.engine.match import Match
from burrow.engine.rng import fast_rng, seed_from
from burrow.games.hamstern import GAME
from burrow.games.hamstern.bots.ground import ground_of
from burrow.games.hamstern.bots.rollout import rollout_of
from burrow.games.hamstern.moves import Rolled
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import sheet_of

PAGE = Path(__file__).parents[1] / "docs" / "hamstern.md"
PAIRS = "expert-careful,expert-casual,careful-casual"
BLOCKS = """start A
A 7
B 7
C 7
D 7
E 7
F 7
map
a a a a   b b b b   c c c c
a a a a --b b b b --c c c c
a a*a^a   b b*b^b   c c*c^c
|         |         |
d d d d   e e e e   f f f f
d d d d --e e e e --f f f f
d d*d^d   e e e^e   f f f^f
"""
"""A sheet with chambers of three by four cells, where a roll can be placed in very many ways."""


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("what", nargs="*", default=["strength", "thinking", "foresight"])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=300, help="sheets kept after each roll when all rolls are known")
    parser.add_argument("--sides", default="a,b")
    parser.add_argument("--pairs", default=PAIRS)
    parser.add_argument("--write", action="store_true", help="put the tables into docs/hamstern.md")
    asked = parser.parse_args()
    for what in asked.what:
        rows = {"strength": strength, "thinking": thinking, "foresight": foresight}[what](asked)
        tell(f"hamstern bots: {what}", rows, as_json=asked.json, games=asked.games, seed=asked.seed)
        if asked.write:
            write(PAGE, what, [table(rows)])


def strength(asked: Namespace) -> list[dict[str, Any]]:
    return [versus(asked, side, pair) for side in asked.sides.split(",") for pair in asked.pairs.split(",")]


def versus(asked: Namespace, side: str, pair: str) -> dict[str, Any]:
    """Two seats, swapped after each game. A shared game is neither won nor lost."""
    contest = Contest("hamstern", tuple(pair.split("-")), side_options(side), asked.games, asked.seed, False)
    with ProcessPoolExecutor(asked.jobs) as pool:
        played = list(pool.map(result, [contest] * asked.games, range(asked.games), chunksize=5))
    won = sum(first > second for first, second, *_ in played)
    lost = sum(first < second for first, second, *_ in played)
    low, high = wilson_interval(won, asked.games)
    return {
        "side": side,
        "pair": pair,
        "games": asked.games,
        "won": won,
        "shared": asked.games - won - lost,
        "lost": lost,
        "won %": 100 * won / asked.games,
        "from %": 100 * low,
        "to %": 100 * high,
        "points": sum(points for *_, points, _, _ in played) / asked.games,
        "others": sum(points for *_, points, _ in played) / asked.games,
        "rounds": sum(rounds for *_, rounds in played) / asked.games,
    }


def result(contest: Contest, number: int) -> tuple[int, int, int, int, int]:
    """The negative ranks of both bots (larger is better), their points, and the rounds."""
    match, refused = play_game(contest, number)
    if refused:
        raise AssertionError(f"{refused} moves were refused in game {number}")
    scores = match.score()
    first, second = (scores[contest.seated(number).index(level)] for level in contest.lineup)
    return -first.rank, -second.rank, first.total, second.total, match.state.round


def wilson_interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval, 95 %."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - spread, middle + spread


def thinking(asked: Namespace) -> list[dict[str, Any]]:
    """Processor time of a decision, in a fresh process for each row."""
    tables = [(side, 2, side_options(side)) for side in asked.sides.split(",")]
    tables.append(("blocks", 6, Options(sheet="own", own=BLOCKS, start="free", tunnels="begun")))
    with ProcessPoolExecutor(1, max_tasks_per_child=1) as pool:
        return [
            {"sheet": name, "seats": seats, "bot": level} | pool.submit(time_decisions, seats, options, level).result()
            for name, seats, options in tables
            for level in GAME.bots
        ]


def time_decisions(seats: int, options: Options, level: str) -> dict[str, Any]:
    times = []
    for number in range(6):
        match: Match[Any, Any, Any, Any] = Match(GAME, seating(seats, options, number), fast_rng("dice", number))
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


def foresight(asked: Namespace) -> list[dict[str, Any]]:
    rows = []
    for side in asked.sides.split(","):
        for seats, way in ((1, alone), (2, beside)):
            with ProcessPoolExecutor(asked.jobs) as pool:
                given = [side] * asked.games, range(asked.games), [asked.width] * asked.games
                played = list(pool.map(way, *given, chunksize=2))
            reached = sum(points for points, _ in played) / asked.games
            possible = sum(points for _, points in played) / asked.games
            rows.append(
                {
                    "side": side,
                    "seats": seats,
                    "expert": reached,
                    "all rolls known": possible,
                    "share %": 100 * reached / possible,
                    "as good": sum(points >= best for points, best in played),
                }
            )
    return rows


def alone(side: str, number: int, width: int) -> tuple[int, int]:
    """The expert's points in a solo game, and the best result found for the same rolls."""
    options = side_options(side)
    match = played_by_experts(1, options, number)
    rng = fast_rng("foresight-dice", number)
    rolls = [GAME.nature(GAME.setup(1, options), rng) for _ in range(100)]
    prospects = rollout_of(ground_of(sheet_of(options), options)).prospects
    known = best_alone(prospects, [roll.pips for roll in rolls if isinstance(roll, Rolled)], width)
    return match.score()[0].total, known


def beside(side: str, number: int, width: int) -> tuple[int, int]:
    """The points of the first of two experts, and the best result found for the same rolls."""
    options = side_options(side)
    match = played_by_experts(2, options, number)
    rolls = [event.what.pips for event in match.log.live if isinstance(event.what, Rolled)]
    prospects = rollout_of(ground_of(sheet_of(options), options)).prospects
    return match.score()[0].total, best_beside(prospects, rolls, fourth_round(match), width)


def played_by_experts(seats: int, options: Options, number: int) -> Match[Any, Any, Any, Any]:
    match: Match[Any, Any, Any, Any] = Match(GAME, seating(seats, options, number), fast_rng("foresight-dice", number))
    rng = fast_rng("foresight-bots", number)
    while not match.over:
        for seat in match.to_move:
            move, _ = GAME.bot("expert").choose(match.view(seat), match.moves(seat), 1000, rng)
            match.play(seat, move)
    return match


def fourth_round(match: Match[Any, Any, Any, Any]) -> int:
    """The round (from 0) in which a seat first had four chambers; if none had, the last round."""
    state = match.game.setup(match.log.setup.seats, match.log.setup.options)
    for event in match.log.live:
        state = match.game.apply(state, event)
        if state.timer.lap:
            return int(state.round) - 2
    return int(state.round)


def side_options(side: str) -> Options:
    return convert({"sheet": side}, Options)


def seating(seats: int, options: Options, number: int) -> Setup:
    return Setup(GAME.id, GAME.format, seats, options, seed_from("hamstern-bots", number))


if __name__ == "__main__":
    main()
