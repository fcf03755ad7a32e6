"""How the flip-book of Gophers Walk plays: how long games take, how often there is something to collect, and which
holes are used. Bots of one level play the basic game with two to five seats.

`--write` puts the tables into docs/gophers.md. The same seed gives the same games with any number of processes."""

import os
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

from _report import arguments, percent, table, tell, write
from msgspec import Struct, field

from burrow.cli.sim import Contest, play_game
from burrow.engine.game import Event
from burrow.games.gophers import GAME
from burrow.games.gophers.moves import Collect, Dig, Keep, Roll, Walk, What
from burrow.games.gophers.options import Options
from burrow.games.gophers.reader.books import ground_for
from burrow.games.gophers.reader.ground import Maze
from burrow.games.gophers.scoring import points_of
from burrow.games.gophers.search.walks import bits_of, reachable
from burrow.games.gophers.state import State
from burrow.games.gophers.state.reading import maze_of
from burrow.games.gophers.view.seeing import makes

PAGE = Path(__file__).parents[1] / "docs" / "gophers.md"
RULE = ("hand",)
"""How a basic game should end; anything else is the deadlock (GA-20)."""

Spot = tuple[int, int]
"""A page, from 1, and a hole."""


class Played(Struct):
    """What happened in one or several games."""

    lengths: list[float] = []
    """Turns per seat, for each game."""
    ended: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    successful: int = 0
    rolls: int = 0
    choices: int = 0
    """Holes where a rolled move could end."""
    promising: int = 0
    """Rolls after which the hand could collect from at least one of them."""
    changes: int = 0
    points: int = 0
    open: Counter[int] = field(default_factory=Counter)
    """Turns that began on each page."""
    stops: Counter[Spot] = field(default_factory=Counter)
    gains: Counter[Spot] = field(default_factory=Counter)
    """How often supplies were collected, or a card of a gift kept, at each spot."""


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--games", type=int, default=100, help="for each number of seats")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="careful")
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument("--brief", action="store_true", help="leave out the table of pages, which needs many games")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/gophers.md")
    asked = parser.parse_args()
    by_seats = {seats: play(asked, seats) for seats in map(int, asked.seats.split(","))}
    games = game_rows(by_seats)
    tell(f"gophers, {asked.level} bots", games, as_json=asked.json)
    parts = [f"{asked.games:,} games for each number of seats, `{asked.level}` bots, seed {asked.seed}.", table(games)]
    if not asked.brief:
        pages = page_rows(summed(by_seats.values()))
        tell("gophers, pages, all numbers of seats together", pages, as_json=asked.json)
        parts.append(table(pages))
    if asked.write:
        write(PAGE, f"pages, {asked.level}", parts)


def play(asked: Namespace, seats: int) -> Played:
    contest = Contest("gophers", (asked.level,) * seats, Options(), asked.games, asked.seed, False)
    with ProcessPoolExecutor(asked.jobs) as pool:
        return summed(pool.map(partial(finish, contest), range(asked.games), chunksize=5))


def finish(contest: Contest, number: int) -> Played:
    match, refused = play_game(contest, number)
    if refused:
        raise AssertionError(f"{refused} moves were refused in game {number}")
    played = Played()
    state = GAME.setup(len(contest.lineup), Options())
    for event in match.log.live:
        before, state = state, GAME.apply(state, event)
        watch(played, before, event, state)
    played.lengths.append(played.turns / state.seats)
    played.ended[state.ended] += 1
    played.points = sum(points_of(state, seat) for seat in range(state.seats))
    return played


def watch(played: Played, before: State, event: Event[What], after: State) -> None:
    match event.what:
        case Roll() if before.phase == "ready":
            played.turns += 1
            played.open[before.page] += 1
        case Dig() if before.phase == "ready":
            played.turns += 1
            played.open[before.page] += 1
        case Walk(way):
            played.stops[before.page, way[-1]] += 1
        case Collect():
            gain(played, before, event)
        case Keep(card) if card:
            gain(played, before, event)
        case _:
            pass
    if before.phase == "roll":
        look(played, after)
    played.changes += before.round > 0 and before.page != after.page


def gain(played: Played, state: State, event: Event[What]) -> None:
    played.gains[state.page, state.figures[event.by]] += 1
    played.successful += event.by == state.turn.seat and state.turn.gained is None


def look(played: Played, state: State) -> None:
    """Count what a roll offers."""
    seat = state.turn.seat
    others = bits_of(figure for other, figure in enumerate(state.figures) if other != seat)
    ends = reachable(maze_of(state).near, state.figures[seat], others, state.turn.pips, free=False)
    made = makes(state, seat)[state.page - 1]
    played.rolls += 1
    played.choices += len(ends)
    played.promising += any(made[hole] == "1" for hole in ends)


def summed(parts: Iterable[Played]) -> Played:
    total = Played()
    for part in parts:
        for name in Played.__struct_fields__:
            setattr(total, name, getattr(total, name) + getattr(part, name))
    return total


def game_rows(by_seats: dict[int, Played]) -> list[dict[str, Any]]:
    return [
        {
            "seats": seats,
            "turns each": f"{mean(played.lengths):.1f}",
            "5 % to 95 %": spread(played.lengths),
            "ends by its rule": percent(sum(played.ended[how] for how in RULE), len(played.lengths)),
            "successful turns": percent(played.successful, played.turns),
            "rolls with something to collect": percent(played.promising, played.rolls),
            "holes to choose from": f"{played.choices / played.rolls:.1f}",
            "points a turn": f"{played.points / played.turns:.1f}",
            "page changes a turn": f"{played.changes / played.turns:.2f}",
        }
        for seats, played in by_seats.items()
    ]


def spread(lengths: Sequence[float]) -> str:
    if len(lengths) < 2:
        return ""
    cuts = quantiles(lengths, n=20, method="inclusive")
    return f"{cuts[0]:.1f} to {cuts[-1]:.1f}"


def page_rows(played: Played) -> list[dict[str, Any]]:
    """Add up several results."""
    return [page_row(number, maze, played) for number, maze in enumerate(ground_for(Options()).pages, 1)]


def page_row(number: int, maze: Maze, played: Played) -> dict[str, Any]:
    holes = range(len(maze.near))
    supplies = [hole for hole in holes if maze.kind[hole] not in ("portal", "plain")]
    stops = [played.stops[number, hole] for hole in holes]
    gains = [played.gains[number, hole] for hole in supplies]
    return {
        "page": number,
        "tunnels": sum(map(len, maze.near)) // 2,
        "dead ends": sum(len(near) == 1 for near in maze.near),
        "longest way": max(max(distances(maze, hole)) for hole in holes),
        "turns begun there": percent(played.open[number], played.turns),
        "stops at its holes": f"{min(stops):,} to {max(stops):,}",
        "collected at its supplies": f"{min(gains):,} to {max(gains):,}",
    }


def distances(maze: Maze, start: int) -> list[int]:
    """The distance to every hole, in tunnels."""
    found = {start: 0}
    edge = [start]
    for hole in edge:
        new = [other for other in maze.near[hole] if other not in found]
        found |= dict.fromkeys(new, found[hole] + 1)
        edge += new
    return list(found.values())


if __name__ == "__main__":
    main()
