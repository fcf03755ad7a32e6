"""Golden games: whole games stored beside the rules, so that a change in the rules shows up as a change in a file.

A file holds the setup and then, for each entry: its row with digest, the words a spectator hears, and for every seat
that may speak next the number of its moves and a digest over them in order. If turns are simulated, games are short,
and replaying simulates nothing."""

from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from burrow.cli.tree import source_root
from burrow.engine import registry
from burrow.engine.codec import (
    Entry,
    Undo,
    decode_entry,
    decode_options,
    decode_setup,
    digest,
    encode,
    encode_entry,
)
from burrow.engine.errors import UsageError
from burrow.engine.game import AnyGame, Bot, Millis, Seat, Setup
from burrow.engine.log import Log
from burrow.engine.match import Match, play_out
from burrow.engine.options import specs
from burrow.engine.rng import Rng, fast_rng, seed_from
from burrow.laws import GameFolder, is_slow
from burrow.words import Words


def run(asked: Namespace) -> int:
    game = registry.game(asked.game)
    folder = golden_folder(source_root(), game)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jsonl"):
        old.unlink()
    for name, lines in golden_games(game):
        (folder / name).write_bytes(b"".join(lines))
        print(f"wrote {folder.name}/{name}: {len(lines) - 1} entries")
    return 0


def golden_folder(root: Path, game: AnyGame) -> Path:
    house = root / "src" / "burrow" / "games" / game.id
    if not house.is_dir():
        raise UsageError(f"{game.id} does not live in this tree, so its golden games do not either")
    return house / "tests" / "golden"


class GoldenGame(Struct, frozen=True):
    """One golden game."""

    name: str
    seats: int
    options: Struct
    bots: tuple[str, ...]
    """By seat; "any" plays any legal move."""


def golden_games(game: AnyGame) -> Iterator[tuple[str, list[bytes]]]:
    """Each file's name and lines."""
    for plan in plans(game):
        setup = Setup(game.id, game.format, plan.seats, plan.options, seed_from("golden", game.id, plan.name))
        match: Match[Any, Any, Any, Any] = Match(game, setup)
        bots = {
            seat: AnyMove(game.bot(game.bots[0])) if bot == "any" else game.bot(bot)
            for seat, bot in enumerate(plan.bots)
        }
        play_out(match, bots, fast_rng("golden-bots", game.id, plan.name))
        yield f"{plan.name}.jsonl", list(lines(game, setup, match.entries))


def plans(game: AnyGame) -> Iterator[GoldenGame]:
    """A few games that differ as much as possible: first all defaults, then every other option changed, then the ones
    in between, then all; each number of seats at least once."""
    values = _values(game)
    levels = (*game.bots, "any")
    for number in range(max([4, len(game.seats), *(2 * len(choices) for choices in values.values())])):
        steps = (number, number // 2)
        raw = {key: choices[steps[place % 2] % len(choices)] for place, (key, choices) in enumerate(values.items())}
        options = _brief(game, decode_options(game, raw))
        for seats in _seats(game, options, number)[:1]:
            bots = tuple(levels[(number + seat) % len(levels)] for seat in range(seats))
            yield GoldenGame(f"{number + 1}-with-{seats}", seats, options, bots)


def _brief(game: AnyGame, options: Struct) -> Struct:
    """Shorten games with simulated turns, which take long and have long lines."""
    brief: Struct = GameFolder.of(game).strategy("brief", "golden")(options) if is_slow(game) else options
    return brief


def _seats(game: AnyGame, options: Struct, number: int) -> list[int]:
    """The numbers of seats the game takes with these options, starting with the one whose turn it is."""
    turn = number % len(game.seats)
    counts = (*game.seats[turn:], *game.seats[:turn])
    return [seats for seats in counts if game.refuse_options(seats, options) is None]


def _values(game: AnyGame) -> dict[str, Sequence[int | bool | str]]:
    """The values golden games use, the default first: all choices; for a number also the smallest, which usually gives
    short games; a text keeps its default."""
    values: dict[str, Sequence[int | bool | str]] = {}
    for option in specs(game.options):
        least = option.default if option.least is None else option.least
        others = {"choice": sorted(option.choices), "bool": (False, True), "int": (least,), "text": ()}[option.kind]
        values[option.key] = (option.default, *(value for value in others if value != option.default))
    return values


class AnyMove:
    """Plays any legal move immediately; if there are too many to list, plays like the bot behind it."""

    def __init__(self, behind: Bot[Any, Any]) -> None:
        self._behind = behind

    def choose(self, view: Any, legal: Sequence[Any] | None, budget: Millis, rng: Rng) -> tuple[Any, Millis]:
        return self._behind.choose(view, legal, budget, rng) if legal is None else (rng.choice(legal), 0)


def replayed(text: bytes) -> list[bytes]:
    """The lines that today's rules give for the setup and entries of a golden file."""
    first, *rest = text.splitlines()
    setup = decode_setup(first, registry.game)
    game = registry.game(setup.game)
    return list(lines(game, setup, (decode_entry(game, line, setup.format) for line in rest)))


def lines(game: AnyGame, setup: Setup, entries: Iterable[Entry]) -> Iterator[bytes]:
    words = Words("en", game)
    log: Log[Any, Any, Any, Any] = Log(game, setup)
    yield encode(setup) + b"\n"
    for entry in entries:
        notes = () if isinstance(entry, Undo) else game.tell(log.state, entry, None)
        log.add(entry)
        row = msgspec.json.decode(encode_entry(entry, log.state))
        row["words"] = [words.note(note) for note in notes]
        row["legal"] = [_legal(log, seat) for seat in log.waiting.seats]
        yield msgspec.json.encode(row) + b"\n"


def _legal(log: Log[Any, Any, Any, Any], seat: Seat) -> tuple[Seat, int | None, str]:
    moves = log.game.moves(log.state, seat)
    return (seat, None, "") if moves is None else (seat, len(moves), digest(tuple(moves)))
