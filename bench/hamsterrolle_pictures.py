"""Draws the pictures of docs/hamsterrolle.md: charts of the games in a file from `hamsterrolle_bots --into`, and one of
those games, played again. The same number gives the same game; if the file has it, both are compared."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from _charts import course
from _picture_strip import Moment, moments, strip
from _report import arguments, tell
from hamsterrolle_bots import Played, read

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
COUNTS = {2: "two", 3: "three", 4: "four"}


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--from-file", type=Path, help="file of games to draw charts of")
    parser.add_argument("--game", type=int, help="number of the game to draw")
    parser.add_argument("--lineup", default="careful,careful,careful,careful", help="bots separated by commas")
    parser.add_argument("--budget", type=int, default=1000)
    parser.add_argument("--limit", type=int, default=200, help="turns after which a game is a draw")
    parser.add_argument("--into", type=Path, default=FOLDER, help="folder for the pictures")
    asked = parser.parse_args()
    games = [game for game in read(asked.from_file) if (game.lineup, game.budget) == (asked.lineup, asked.budget)]
    drawn = pictures(asked, games)
    if not drawn:
        print("skipped: name a file of games with --from-file, or a game with --game")
        return
    tell(
        "hamsterrolle pictures",
        [save(asked.into / name, drawing) for name, drawing in drawn.items()],
        as_json=asked.json,
    )


def pictures(asked: Namespace, games: Sequence[Played]) -> dict[str, str]:
    drawn = {}
    if games:
        drawn["hamsterrolle-course.svg"] = course(games, named(asked.lineup))
    elif asked.from_file is not None:
        raise SystemExit(f"there is no game of {asked.lineup} in {asked.from_file}")
    if asked.game is not None:
        seen = moments(asked.lineup, asked.game, asked.budget, asked.limit)
        compare(seen, [game for game in games if game.number == asked.game])
        drawn["hamsterrolle-game.svg"] = strip(seen, asked.game, named(asked.lineup))
    return drawn


def compare(seen: Sequence[Moment], known: Sequence[Played]) -> None:
    again = [(turn.seat, turn.way, turn.fallen, turn.rolled, turn.inside) for _, _, turn, _, _ in seen if turn]
    for game in known:
        if again != [(turn.seat, turn.way, turn.fallen, turn.rolled, turn.inside) for turn in game.turns]:
            raise SystemExit(f"game {game.number} differs: the file comes from another engine or other bots")


def named(lineup: str) -> str:
    levels = lineup.split(",")
    if len(set(levels)) == 1 and len(levels) in COUNTS:
        return f"{COUNTS[len(levels)]} {levels[0]} bots"
    return f"the bots {', '.join(levels)}"


def save(path: Path, drawing: str) -> dict[str, Any]:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(drawing + "\n", encoding="utf-8")
    return {"picture": path.name, "kB": round(path.stat().st_size / 1000, 1)}


if __name__ == "__main__":
    main()
