"""The bots of Hamsterrolle: who beats whom, and how their games go: turns, falls by stage, how the wheel rolls.

Each game becomes a line of JSON in `--into FILE`. A game that is already there is not played again, so you can stop a
run and continue it later, or join several files. After each game everyone moves one seat on; the same number gives the
same game. The tables at the end, and with `--running` the line after each game, cover all games in the file that have
the given line-ups. `--write strength` puts that table into docs/hamsterrolle.md."""

import os
import time
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from statistics import mean, median
from typing import Any

import msgspec
from _report import arguments, percent, table, tell, write

from burrow.engine.game import NATURE, Event
from burrow.engine.rng import fast_rng
from burrow.games.hamsterrolle import GAME
from burrow.games.hamsterrolle.bots import outlook
from burrow.games.hamsterrolle.moves import Hand, Settled
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.physics.batch import foreseen_within
from burrow.games.hamsterrolle.physics.engine import ENGINE
from burrow.games.hamsterrolle.state import State

PAGE = Path(__file__).parents[1] / "docs" / "hamsterrolle.md"
STAGE = 6
"""Turns in one row of the table of falls."""
LAST_STAGE = 48
BACKWARDS = -1.0
"""The wheel rolls back if it turns by less than this, in degrees; anything above is only settling."""
BAD = 3
"""From this many pieces on, a fall is bad."""
UNJUDGED = ("dropped", "toppled")
"""How a piece can leave the hand without being judged: dropped on purpose, or toppled out too early."""
TABLES = ("strength", "course", "falls", "answers", "lengths")
PATIENCE = 5.0
"""Seconds that a player is willing to wait for a bot."""


class TurnRecord(msgspec.Struct, array_like=True, frozen=True):
    seat: int
    way: str
    fallen: int
    lost: int
    rolled: float
    """In degrees; negative if the wheel rolled back."""
    inside: int
    """Pieces in the wheel afterwards."""
    thought: float
    """Seconds of processor time."""
    settled: float
    """The same for nature's answer; close to 0 if the expert had already computed it."""
    waited: float = 0.0
    """Seconds of real time until the bot had answered."""


class Played(msgspec.Struct, frozen=True):
    lineup: str
    number: int
    budget: int
    seated: tuple[str, ...]
    """The bot of each seat."""
    winners: tuple[int, ...]
    """Seats; empty if the game was not over at the limit of turns."""
    left: tuple[int, ...]
    """The pieces each seat has left."""
    turns: tuple[TurnRecord, ...]
    engine: str
    ended: str = ""
    """Why the game ended; empty if it was not over."""


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument(
        "lineups",
        nargs="*",
        default=["careful,casual"],
        help="bots separated by commas, as in expert,careful; /teams=side adds an option",
    )
    parser.add_argument("--games", type=int, default=1, help="games of each line-up")
    parser.add_argument("--from", type=int, default=0, dest="first", help="number of the first game")
    parser.add_argument("--limit", type=int, default=200, help="turns after which a game is a draw")
    parser.add_argument("--budget", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--into", type=Path, help="file of games, one per line")
    parser.add_argument("--running", action="store_true", help="print the standing after each game")
    parser.add_argument(
        "--write", nargs="+", default=(), choices=TABLES, help="tables to put into docs/hamsterrolle.md"
    )
    asked = parser.parse_args()
    games = read(asked.into)
    for game in play_all(asked, games):
        games.append(game)
        keep(asked.into, game)
        if asked.running:
            print(standing(games, game.lineup), flush=True)
    report([game for game in games if game.lineup in asked.lineups], asked)


def report(games: Sequence[Played], asked: Namespace) -> None:
    by_lineup = [[game for game in games if game.lineup == lineup] for lineup in asked.lineups]
    tables = (
        [strength(some) for some in by_lineup if some],
        [course(some) for some in by_lineup if some],
        [row for some in by_lineup if some for row in stages(some)],
        answers(games),
        [length(some) for some in by_lineup if some],
    )
    for what, rows in zip(TABLES, tables, strict=True):
        tell(f"hamsterrolle bots: {what}", rows, as_json=asked.json, engine=ENGINE)
        if what in asked.write:
            write(PAGE, what, [table(rows)])


# Games


def play_all(asked: Namespace, known: Iterable[Played]) -> Iterator[Played]:
    there = {(game.lineup, game.number, game.budget) for game in known}
    numbers = range(asked.first, asked.first + asked.games)
    wanted = [(lineup, number, asked.budget) for number in numbers for lineup in asked.lineups]
    missing = [(*game, asked.limit) for game in wanted if game not in there]
    if asked.jobs == 1:
        yield from (play(*game) for game in missing)
        return
    with ProcessPoolExecutor(asked.jobs) as pool:
        yield from pool.map(play, *zip(*missing, strict=True)) if missing else ()


def play(lineup: str, number: int, budget: int, limit: int) -> Played:
    named, _, said = lineup.partition("/")
    levels = named.split(",")
    shift = number % len(levels)
    seated = (*levels[shift:], *levels[:shift])
    bots = [GAME.bot(level) for level in seated]
    rng = fast_rng("hamsterrolle-bots", lineup, number)
    state = GAME.setup(len(seated), options_in(said))
    turns: list[TurnRecord] = []
    thought = waited = 0.0
    while not GAME.waiting(state).over and len(turns) < limit:
        seat = state.seat
        begun, asked = time.process_time(), time.perf_counter()
        if GAME.waiting(state).seats:
            FORESIGHT.forget()
            move, _ = bots[seat].choose(GAME.view(state, seat), GAME.moves(state, seat), budget, rng)
            thought, waited = time.process_time() - begun, time.perf_counter() - asked
            state = apply_checked(state, seat, move)
            continue
        answer = FORESIGHT.answer(state) or GAME.nature(state, rng)
        after = apply_checked(state, NATURE, answer)
        if isinstance(answer, Settled):
            turns.append(turn(state, after, answer, (thought, time.process_time() - begun, waited)))
        state = after
    left = tuple(len(tray) for tray in state.trays)
    return Played(lineup, number, budget, seated, state.winners, left, tuple(turns), ENGINE, state.ended)


def options_in(said: str) -> Options:
    pairs = [pair.split("=") for pair in said.split("/") if pair]
    return msgspec.convert(dict(pairs), Options, strict=False)


class Foresight:
    """Remembers the turns that an expert has played to the end in the full model. Nature would give the same answer, so
    it is not computed twice."""

    def __init__(self) -> None:
        self._known: dict[Hand, Settled] = {}

    def foreseen_within(self, work: int, state: State, hand: Hand) -> Settled | None:
        settled = foreseen_within(work, state, hand)
        if settled is not None:
            self._known[hand] = settled
        return settled

    def answer(self, state: State) -> Settled | None:
        return self._known.get(Hand(state.holds, state.path))

    def forget(self) -> None:
        self._known.clear()


FORESIGHT = Foresight()
vars(outlook)["foreseen_within"] = FORESIGHT.foreseen_within


def apply_checked(state: State, by: int, what: Any) -> State:
    if by != NATURE:
        refusal = GAME.refuse(state, by, what, 0)
        if refusal is not None:
            raise AssertionError(f"a bot was refused: {refusal!r}")
    return GAME.apply(state, Event(0, 0, by, what))


def turn(before: State, after: State, answer: Settled, seconds: tuple[float, float, float]) -> TurnRecord:
    rolled = (after.contact - before.contact + 180_000) % 360_000 - 180_000
    way = after.last.way if after.last else ""
    took = [round(second, 2) for second in seconds]
    return TurnRecord(before.seat, way, len(answer.fallen), len(answer.lost), rolled / 1000, len(after.lies), *took)


def read(path: Path | None) -> list[Played]:
    if path is None or not path.exists():
        return []
    lines = path.read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Played) for line in lines if line.strip()]


def keep(path: Path | None, game: Played) -> None:
    if path is not None:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")
            file.flush()
            os.fsync(file.fileno())


# Who beats whom


def standing(games: Sequence[Played], lineup: str) -> str:
    row = strength([game for game in games if game.lineup == lineup])
    return ", ".join(f"{key} {value}" for key, value in row.items())


def strength(games: Sequence[Played]) -> dict[str, Any]:
    """The results of the first bot of the line-up. A game without an end is a draw."""
    shares = [share(game) for game in games]
    low, high = wilson_interval(sum(shares), len(shares))
    own = {number: first_seat(game) for number, game in enumerate(games)}
    return {
        "bots": games[0].lineup,
        "games": len(games),
        "won": shares.count(1.0),
        "drawn": sum(not game.winners for game in games),
        "won %": round(100 * sum(shares) / len(shares), 1),
        "from %": round(100 * low, 1),
        "to %": round(100 * high, 1),
        "left": round(mean(game.left[own[number]] for number, game in enumerate(games)), 1),
        "others": round(mean(mean(others(game)) for game in games), 1),
    }


def first_seat(game: Played) -> int:
    return -game.number % len(game.seated)


def others(game: Played) -> list[int]:
    return [left for seat, left in enumerate(game.left) if seat != first_seat(game)]


def share(game: Played) -> float:
    if not game.winners:
        return 1 / len(game.seated)
    return 1 / len(game.winners) if first_seat(game) in game.winners else 0.0


def wilson_interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval, 95 %."""
    z, part = 1.96, won / games
    middle = (part + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * sqrt(part * (1 - part) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - spread, middle + spread


# How a game goes


def course(games: Sequence[Played]) -> dict[str, Any]:
    turns = [turn for game in games for turn in game.turns]
    lengths = sorted(len(game.turns) for game in games)
    rolls = [turn.rolled for turn in turns]
    return {
        "bots": games[0].lineup,
        "games": len(games),
        "turns": median(lengths),
        "shortest": lengths[0],
        "longest": lengths[-1],
        "35 to 60": percent(sum(35 <= length <= 60 for length in lengths), len(lengths)),
        "placed": percent(sum(turn.way == "placed" for turn in turns), len(turns)),
        "dropped": percent(sum(turn.way in UNJUDGED for turn in turns), len(turns)),
        "passed": percent(sum(turn.way == "passed" for turn in turns), len(turns)),
        "roll": round(median(rolls), 1),
        "roll placed": round(median(turn.rolled for turn in turns if turn.way == "placed"), 1),
        "back": percent(sum(roll < BACKWARDS for roll in rolls), len(rolls)),
        "falls": round(mean(turn.fallen for turn in turns), 2),
        "worst": max(turn.fallen for turn in turns),
        "bad": percent(sum(turn.fallen >= BAD for turn in turns), len(turns)),
        "lost": sum(turn.lost for turn in turns),
        "most inside": max(turn.inside for turn in turns),
        "think s": round(mean(turn.thought for turn in turns), 2),
        "longest s": max(turn.thought for turn in turns),
        "settle s": round(mean(turn.settled for turn in turns), 2),
    }


def length(games: Sequence[Played]) -> dict[str, Any]:
    lengths = sorted(len(game.turns) for game in games)
    return {
        "bots": games[0].lineup,
        "games": len(games),
        "turns": median(lengths),
        "shortest": lengths[0],
        "longest": lengths[-1],
        "by the last round": sum(game.ended == "rounds" for game in games),
        "without an end": sum(not game.ended for game in games),
    }


def answers(games: Sequence[Played]) -> list[dict[str, Any]]:
    """How long each bot takes to answer. Only meaningful if nothing else runs at the same time."""
    waits: dict[str, list[float]] = {}
    for game in games:
        for turn in game.turns:
            waits.setdefault(game.seated[turn.seat], []).append(turn.waited)
    return [
        {
            "bot": bot,
            "answers": len(waited),
            "median s": round(median(waited), 2),
            "99 of 100 s": sorted(waited)[99 * len(waited) // 100],
            "longest s": max(waited),
            "within 5 s": percent(sum(wait <= PATIENCE for wait in waited), len(waited)),
        }
        for bot, waited in waits.items()
    ]


def stages(games: Sequence[Played]) -> list[dict[str, Any]]:
    """The first six turns of a game, the next six, and so on."""
    rows = []
    for first in range(0, LAST_STAGE, STAGE):
        last = first + STAGE if first + STAGE < LAST_STAGE else None
        turns = [turn for game in games for turn in game.turns[first:last]]
        if turns:
            rows.append(
                {
                    "bots": games[0].lineup,
                    "turns": f"{first + 1} to {last}" if last else f"from {first + 1}",
                    "seen": len(turns),
                    "falls a turn": round(mean(turn.fallen for turn in turns), 2),
                    "with a fall": percent(sum(turn.fallen > 0 for turn in turns), len(turns)),
                    "bad": percent(sum(turn.fallen >= BAD for turn in turns), len(turns)),
                    "placed": percent(sum(turn.way == "placed" for turn in turns), len(turns)),
                    "roll": round(median(turn.rolled for turn in turns), 1),
                    "inside": round(mean(turn.inside for turn in turns), 1),
                }
            )
    return rows


if __name__ == "__main__":
    main()
