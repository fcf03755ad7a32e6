"""Hamstern through the contract and in the compiled kernel: listing what may be crossed, and random solo games.

Both list the same positions and play the same games: the benchmark compares their digests first and stops if they
differ. Compare the ratios within one run."""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numba
import numpy as np
from _report import arguments, tell
from msgspec import convert

from burrow.engine.game import NATURE, Event
from burrow.engine.rng import FastRng
from burrow.games.hamstern import GAME
from burrow.games.hamstern.bots import kernel, kernel_tables
from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.moves import Cross, What, moves
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import sheet_of
from burrow.games.hamstern.state import State

SEED = 20_200_201
COMPARED = 1000
"""Games whose digests are compared."""
MOST = 10_000
"""The most placements in one position."""


class Positions(NamedTuple):
    """Solo games in the middle of a round, for the contract and for the kernel."""

    states: list[State]
    pips: kernel_tables.Ints
    marks: kernel_tables.Ints
    entries: kernel_tables.Ints
    rows: kernel_tables.Ints
    ones: kernel_tables.Ints


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="processor time for each row and version (default: %(default)s)"
    )
    parser.add_argument("--sides", default="a,b")
    asked = parser.parse_args()
    rows = [row for side in asked.sides.split(",") for row in measure(side, asked.seconds)]
    tell("hamstern", rows, as_json=asked.json)


def measure(side: str, seconds: float) -> list[dict[str, Any]]:
    options = convert({"sheet": side}, Options)
    sheet = sheet_of(options)
    tables = kernel_tables.tables(sheet)
    compare_games(options, sheet, tables)
    positions = positions_of(options, sheet, tables, games=200)
    compare_listings(sheet, tables, positions)
    listed, games = len(positions.states), 1000
    return [
        row(
            side,
            "listings",
            contract=speed(lambda: list_by_contract(positions), listed, seconds),
            compiled=speed(lambda: list_by_kernel(tables, positions, 100), listed * 100, seconds),
        ),
        row(
            side,
            "games",
            contract=speed(lambda: play_by_contract(options, games), games, seconds),
            compiled=speed(lambda: kernel.random_games(tables, games=games * 50, seed=SEED), games * 50, seconds),
        ),
    ]


def row(side: str, what: str, *, contract: float, compiled: float) -> dict[str, Any]:
    return {
        "side": side,
        "what": what,
        "contract_per_second": contract,
        "kernel_per_second": compiled,
        "ratio": compiled / contract,
    }


def speed(work: Callable[[], object], amount: int, seconds: float) -> float:
    """Units of work per second of processor time. `work` returns how many units it did; the first call warms up."""
    work()
    begun, times = time.process_time(), 0
    while (spent := time.process_time() - begun) < seconds:
        work()
        times += 1
    return amount * times / spent


def play_by_contract(options: Options, games: int) -> int:
    """Rounds from random solo games."""
    rng, rounds = FastRng(SEED), 0
    for _ in range(games):
        state = GAME.setup(1, options)
        while state.phase != "over":
            state = GAME.apply(state, Event(0, 0, NATURE, GAME.nature(state, rng)))
            state = GAME.apply(state, Event(0, 0, 0, rng.choice(moves(state, 0))))
            rounds += 1
    return rounds


def compare_games(options: Options, sheet: Sheet, tables: kernel_tables.Tables) -> None:
    rng, digest = FastRng(SEED), kernel.NEW_DIGEST
    for _ in range(COMPARED):
        state = GAME.setup(1, options)
        while state.phase != "over":
            state = GAME.apply(state, Event(0, 0, NATURE, GAME.nature(state, rng)))
            legal = moves(state, 0)
            move = rng.choice(legal)
            digest = folded(digest, state.pips, sum(isinstance(move, Cross) for move in legal), number(sheet, move))
            state = GAME.apply(state, Event(0, 0, 0, move))
        (seat,) = GAME.view(state, None).seats
        digest = folded(digest, seat.ones, *seat.points)
    agree("games", digest, kernel.random_games(tables, games=COMPARED, seed=SEED).digest)


def folded(digest: int, *values: int) -> int:
    for value in values:
        digest = kernel.fold(digest, value)
    return digest


def number(sheet: Sheet, move: What) -> int:
    return kernel_tables.placement(sheet, move.cells if isinstance(move, Cross) else ())


def agree(what: str, contract: int, compiled: int) -> None:
    if contract != compiled:
        raise SystemExit(f"{what} differ: digest {contract:016x} in the contract, {compiled:016x} in the kernel")


def positions_of(options: Options, sheet: Sheet, tables: kernel_tables.Tables, *, games: int) -> Positions:
    """All decisions of some random games."""
    rng = FastRng(SEED)
    states: list[State] = []
    papers: list[kernel_tables.Paper] = []
    for _ in range(games):
        state, paper = GAME.setup(1, options), kernel.paper(tables)
        while state.phase != "over":
            state = GAME.apply(state, Event(0, 0, NATURE, GAME.nature(state, rng)))
            states.append(state)
            papers.append(kernel_tables.Paper(*(part.copy() for part in paper)))
            move = rng.choice(moves(state, 0))
            kernel.cross(tables, paper, state.pips, number(sheet, move))
            state = GAME.apply(state, Event(0, 0, 0, move))
    marks, entries, rows, ones = (np.stack(parts) for parts in zip(*papers, strict=True))
    return Positions(states, np.array([state.pips for state in states]), marks, entries, rows, ones)


def list_by_contract(positions: Positions) -> None:
    list_moves = GAME.moves
    for state in positions.states:
        list_moves(state, 0)


def list_by_kernel(tables: kernel_tables.Tables, positions: Positions, times: int) -> int:
    out = np.zeros(MOST, np.int64)
    return int(_list_often(tables, *positions[1:], out, times)[0])


def compare_listings(sheet: Sheet, tables: kernel_tables.Tables, positions: Positions) -> None:
    digest = kernel.NEW_DIGEST
    for state in positions.states:
        listed = [number(sheet, move) for move in moves(state, 0) if isinstance(move, Cross)]
        digest = folded(digest, len(listed), *listed)
    out = np.zeros(MOST, np.int64)
    agree("listings", digest, int(_list_digest(tables, *positions[1:], out)))


@numba.njit(cache=False)
def _list_often(
    tables: Any, pips: Any, marks: Any, entries: Any, rows: Any, ones: Any, out: Any, times: int
) -> Any:  # pragma: no cover - compiled
    """The number of placements, and a value computed from them so that the compiler cannot skip any."""
    total = last = 0
    for _ in range(times):
        for place in range(len(pips)):
            paper = kernel_tables.Paper(marks[place], entries[place], rows[place], ones[place])
            count = kernel.listing(tables, paper, pips[place], out)
            total += count
            last ^= out[max(count - 1, 0)]
    return total, last


@numba.njit(cache=False)
def _list_digest(
    tables: Any, pips: Any, marks: Any, entries: Any, rows: Any, ones: Any, out: Any
) -> Any:  # pragma: no cover - compiled
    digest = np.uint64(kernel.NEW_DIGEST)
    for place in range(len(pips)):
        paper = kernel_tables.Paper(marks[place], entries[place], rows[place], ones[place])
        count = kernel.listing(tables, paper, pips[place], out)
        digest = (digest ^ np.uint64(count)) * np.uint64(kernel.FACTOR)
        for at in range(count):
            digest = (digest ^ np.uint64(out[at])) * np.uint64(kernel.FACTOR)
    return digest


if __name__ == "__main__":
    main()
