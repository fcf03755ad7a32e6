"""Random play of whole games of Auf die Nüsse!: through the contract, as a bare loop in Python, and as one in numba.

All three roll the dice with SplitMix64, choose among the legal moves with equal chances, and play to 50 points with two
seats and paced nut rounds. So the average number of turns must agree. Compare the ratios within one run."""

import time
from collections.abc import Callable
from typing import Any

import numba
from _report import arguments, tell

from burrow.engine import registry
from burrow.engine.codec import decode_options
from burrow.engine.game import NATURE, Event
from burrow.engine.rng import FastRng

SEATS = 2
GOAL = 50
OPTIONS = {"goal": GOAL, "race": "paced", "starter": "first", "tie": "shared"}

Played = tuple[int, int]
"""Turns and decisions of some games."""


def contract(games: int, seed: int) -> Played:
    """Calls `waiting` at every step; lists, judges and applies every move."""
    game, rng = registry.game("nuts"), FastRng(seed)
    options = decode_options(game, OPTIONS)
    turns = decisions = 0
    for _ in range(games):
        state, seq = game.setup(SEATS, options), 0
        while not (waiting := game.waiting(state)).over:
            if waiting.nature:
                by, what = NATURE, game.nature(state, rng)
            else:
                by = waiting.seats[0]
                what = rng.choice(game.moves(state, by) or ())
                if game.refuse(state, by, what, 0) is not None:
                    raise AssertionError(f"refused: {what!r}")
                decisions += 1
            state = game.apply(state, Event(seq, 0, by, what))
            seq += 1
        turns += sum(state.turns)
    return turns, decisions


def bare(games: int, seed: int) -> Played:
    """The same game as a loop over integers."""
    rng = FastRng(seed)
    turns = decisions = 0
    for _ in range(games):
        scores = [0] * SEATS
        while max(scores) < GOAL:
            for seat in range(SEATS):
                points, choices = _turn(rng)
                scores[seat] += points
                decisions += choices
                turns += 1
    return turns, decisions


def _turn(rng: FastRng) -> tuple[int, int]:
    total, dice, decisions = 0, 5, 1
    while True:
        nuts, birds = _throw(rng, dice)
        if birds == dice:
            return 0, decisions
        if nuts == birds == 0:
            nuts, steps = _race(rng, dice)
            return nuts, decisions + steps
        total += nuts
        dice = 5 if dice == nuts == 1 else dice - birds
        decisions += 1
        if rng.below(2):
            return total, decisions


def _throw(rng: FastRng, dice: int) -> tuple[int, int]:
    nuts = birds = 0
    for _ in range(dice):
        side = rng.below(6)
        nuts += 3 <= side < 5
        birds += side == 5
    return nuts, birds


def _race(rng: FastRng, dice: int) -> tuple[int, int]:
    nuts, steps, open_dogs = 0, 0, SEATS - 1
    while open_dogs:
        steps += 1
        nuts += _throw(rng, dice)[0]
        open_dogs -= sum(rng.below(6) == 0 for _ in range(open_dogs))
    return nuts, steps


STEP = numba.uint64(0x9E3779B97F4A7C15)


@numba.njit(cache=False)
def _below(seed: Any, n: int) -> Any:  # pragma: no cover - compiled
    """SplitMix64. The bias of the remainder (below 2**-61) does not matter here."""
    z = (seed ^ (seed >> numba.uint64(30))) * numba.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> numba.uint64(27))) * numba.uint64(0x94D049BB133111EB)
    z = z ^ (z >> numba.uint64(31))
    return numba.int32(z % numba.uint64(n))


@numba.njit(cache=False)
def _kernel(games: int, seed: Any) -> tuple[int, int]:  # pragma: no cover - compiled
    turns = decisions = 0
    for _ in range(games):
        first = second = 0
        while first < GOAL and second < GOAL:
            for seat in range(2):
                total, dice, points = 0, 5, -1
                decisions += 1
                while points < 0:
                    nuts = birds = 0
                    for _die in range(dice):
                        seed += STEP
                        side = _below(seed, 6)
                        nuts += 3 <= side < 5
                        birds += side == 5
                    if birds == dice:
                        points = 0
                    elif nuts == 0 and birds == 0:
                        points, has_dog = 0, False
                        while not has_dog:
                            decisions += 1
                            for _die in range(dice):
                                seed += STEP
                                points += 3 <= _below(seed, 6) < 5
                            seed += STEP
                            has_dog = _below(seed, 6) == 0
                    else:
                        total += nuts
                        dice = 5 if dice == 1 and nuts == 1 else dice - birds
                        decisions += 1
                        seed += STEP
                        if _below(seed, 2) == 1:
                            points = total
                turns += 1
                if seat == 0:
                    first += points
                else:
                    second += points
    return turns, decisions


def compiled(games: int, seed: int) -> Played:
    turns, decisions = _kernel(games, numba.uint64(seed))
    return int(turns), int(decisions)


def measure(play: Callable[[int, int], Played], *, seconds: float) -> dict[str, Any]:
    """Games per second of processor time. First warms up and finds out how many games fill the time."""
    games = 20
    play(games, 1)
    while True:
        start = time.process_time()
        turns, decisions = play(games, games)
        spent = time.process_time() - start
        if spent >= seconds / 3:
            break
        games = int(games * min(50, max(2, seconds / max(spent, 1e-4) / 2)))
    return {
        "way": play.__name__,
        "games_per_second": games / spent,
        "decisions_per_second": decisions / spent,
        "turns_per_game": turns / games,
    }


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time for each way (default: %(default)s)")
    wanted = parser.parse_args()
    rows = [measure(play, seconds=wanted.seconds) for play in (contract, bare, compiled)]
    speed = {row["way"]: row["games_per_second"] for row in rows}
    tell(
        "engine",
        rows,
        as_json=wanted.json,
        bare_to_contract=speed["bare"] / speed["contract"],
        compiled_to_contract=speed["compiled"] / speed["contract"],
    )


if __name__ == "__main__":
    main()
