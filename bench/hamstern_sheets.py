"""How the sheets of Hamstern play: two experts play many games, and the tables show what their sheets brought.

`--write` puts the tables into docs/hamstern.md. The same seed gives the same games with any number of processes."""

import os
from argparse import Namespace
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

from _report import arguments, percent, table, tell, write
from msgspec import convert

from burrow.cli.sim import Contest, play_game
from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import sheet_of
from burrow.games.hamstern.view import SeatView, View

PAGE = Path(__file__).parents[1] / "docs" / "hamstern.md"
LEVEL = "expert"
SEATS = 2


class Finished(NamedTuple):
    """The result of a game."""

    rounds: int
    sheets: tuple[SeatView, ...]


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--games", type=int, default=40, help="games on each side")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sides", default="a,b")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/hamstern.md")
    asked = parser.parse_args()
    for side in asked.sides.split(","):
        options = convert({"sheet": side}, Options)
        sheet, played = sheet_of(options), play(options, asked)
        figures, chambers = sheet_figures(sheet, played), chamber_figures(sheet, played)
        tell(f"hamstern, side {side.upper()}", chambers, as_json=asked.json, **figures)
        if asked.write:
            summary = [{"what": name, "a sheet": value} for name, value in figures.items()]
            write(PAGE, f"side {side}", [f"{len(played):,} games, seed {asked.seed}.", table(summary), table(chambers)])


def play(options: Options, asked: Namespace) -> list[Finished]:
    contest = Contest("hamstern", (LEVEL,) * SEATS, options, asked.games, asked.seed, False)
    with ProcessPoolExecutor(asked.jobs) as pool:
        return list(pool.map(partial(finish, contest), range(asked.games), chunksize=5))


def finish(contest: Contest, number: int) -> Finished:
    match, refused = play_game(contest, number)
    if refused:
        raise AssertionError(f"{refused} moves were refused in game {number}")
    view: View = match.view(None)
    return Finished(view.round, view.seats)


def sheet_figures(sheet: Sheet, played: Sequence[Finished]) -> dict[str, str]:
    sheets = [seat for finished in played for seat in finished.sheets]
    totals = [sum(seat.points) for seat in sheets]
    nuts, mushrooms, chambers = (mean(seat.points[line] for seat in sheets) for line in range(3))
    rounds = [finished.rounds for finished in played]
    most_nuts = sum(cell.find == "nut" for cell in sheet.cells)
    return {
        "total": f"{mean(totals):.1f} on average (spread {stdev(totals):.1f}), from {min(totals)} to {max(totals)}",
        "of that": f"nuts {nuts:.1f}, mushrooms {mushrooms:.1f}, chambers {chambers:.1f}",
        "all nuts": percent(sum(seat.nuts == most_nuts for seat in sheets), len(sheets)),
        "nuts 0, 1, 2 …": ", ".join(
            percent(sum(seat.nuts == nuts for seat in sheets), len(sheets)) for nuts in range(most_nuts + 1)
        ),
        "rounds": f"{mean(rounds):.1f} on average, from {min(rounds)} to {max(rounds)}",
        "crosses": f"{mean(len(seat.crossed) for seat in sheets):.1f} of {len(sheet.cells)}",
        "chambers begun": f"{mean(seat.begun for seat in sheets):.1f} of {len(sheet.chambers)}",
        "chambers full": f"{mean(len(seat.full) for seat in sheets):.1f}",
    }


def chamber_figures(sheet: Sheet, played: Sequence[Finished]) -> list[dict[str, Any]]:
    sheets = [seat for finished in played for seat in finished.sheets]
    return [
        {
            "chamber": chamber.letter,
            "cells": len(chamber.cells),
            "points": chamber.value,
            "begun": percent(sum(not seen.isdisjoint(chamber.cells) for seen in crossed), len(sheets)),
            "full": percent(sum(number in seat.full for seat in sheets), len(sheets)),
            "nut": percent(sum(not seen.isdisjoint(nuts) for seen in crossed), len(sheets)) if nuts else "",
        }
        for crossed in [[set(seat.crossed) for seat in sheets]]
        for number, chamber in enumerate(sheet.chambers)
        for nuts in [[cell for cell in chamber.cells if sheet.cells[cell].find == "nut"]]
    ]


if __name__ == "__main__":
    main()
