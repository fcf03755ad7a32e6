"""Golden games: the rules still do what they did when the files were written."""

import builtins
import json
import re
from collections.abc import Callable, Iterable, Sequence
from math import fsum
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import ROOT, Burrow

from burrow.cli.golden import golden_folder, golden_games, plans, replayed
from burrow.cli.replay import check
from burrow.engine import registry
from burrow.engine.game import AnyGame, Payload, Seat
from burrow.engine.options import specs
from burrow.engine.replay import Ended, read
from burrow.laws import is_slow

HERE = [game for game in registry.games().values() if (ROOT / "src" / "burrow" / "games" / game.id).is_dir()]
FILES = [file for game in HERE for file in sorted(golden_folder(ROOT, game).glob("*.jsonl"))]
FINGERPRINT = r"\b[0-9a-f]{8}\b"
"""The fingerprint of a processor in the name of an engine."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parents[2].name}-{file.stem}")
def test_replaying_gives_the_same_states_words_and_moves(file: Path) -> None:
    """After an intended change: ./burrow golden GAME, and say in the commit which rule changed."""
    for number, (old, new) in enumerate(
        zip(file.read_bytes().splitlines(), replayed(file.read_bytes()), strict=True), 1
    ):
        assert json.loads(new) == json.loads(old), f"line {number}"


@pytest.mark.parametrize("game", HERE, ids=lambda game: game.id)
def test_every_game_has_golden_games_for_all_seats_and_choices(game: AnyGame) -> None:
    setups = [json.loads(file.read_text().splitlines()[0]) for file in FILES if file.parents[2].name == game.id]
    assert {setup["seats"] for setup in setups} == set(game.seats)
    for option in specs(game.options):
        if option.kind == "choice":
            assert {setup["options"][option.key] for setup in setups} == set(option.choices)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parents[2].name}-{file.stem}")
def test_a_golden_game_is_a_log_like_others(file: Path) -> None:
    assert isinstance(list(read(file))[-1], Ended)


def rounded_once(parts: Iterable[Any], start: Any = 0, *, add: Callable[..., Any] = sum) -> Any:
    """What newer Pythons make of a sum, and a little more exact: older ones round after each number."""
    parts = list(parts)
    return fsum((start, *parts)) if any(isinstance(part, float) for part in parts) else add(parts, start)


@pytest.mark.parametrize("add", [sum, rounded_once], ids=["this-python", "another-python"])
@pytest.mark.parametrize("game", [game for game in HERE if is_slow(game)], ids=lambda game: game.id)
def test_physics_still_comes_to_the_same(
    game: AnyGame, add: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an intended change: raise the model number in the engine's name, then ./burrow golden GAME. On a processor
    that rounds differently, the engine's name has another fingerprint, and only that may differ."""
    monkeypatch.setattr(builtins, "sum", add)
    files = [file for file in FILES if file.parents[2].name == game.id]
    said = check(min(files, key=lambda file: file.stat().st_size))
    if "the same to the last byte" not in said:
        engines = re.search(r"made by (.+), but here is (.+)", said)
        assert engines is not None, said
        maker, here = engines.groups()
        assert re.sub(FINGERPRINT, "", maker) == re.sub(FINGERPRINT, "", here), said


def test_the_same_games_are_written_each_time() -> None:
    game = HERE[0]
    assert dict(golden_games(game)) == dict(golden_games(game))


def test_plans_begin_with_the_defaults() -> None:
    game = registry.game("nuts")
    first, *rest = plans(game)
    assert first.options == game.options()
    assert all(plan.options != first.options for plan in rest)


@pytest.mark.parametrize("game", HERE, ids=lambda game: game.id)
def test_plans_are_tables_that_can_be_opened(game: AnyGame) -> None:
    """Gophers Walk refuses a first seat that does not exist, so such a game gets more seats."""
    assert [plan.name for plan in plans(game) if game.refuse_options(plan.seats, plan.options)] == []


@pytest.mark.parametrize("fault", ["digest", "words", "legal"])
def test_a_changed_line_is_seen(fault: str) -> None:
    lines = FILES[0].read_bytes().splitlines()
    row = json.loads(lines[1])
    row[fault] = "other"
    changed = b"\n".join([lines[0], json.dumps(row).encode(), *lines[2:]])
    assert json.loads(replayed(changed)[1]) != row


def test_another_order_of_the_moves_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("nuts")
    moves = game.moves

    def reversed_moves(state: Any, seat: Seat) -> Sequence[Payload] | None:
        return tuple(reversed(moves(state, seat) or ()))

    monkeypatch.setattr(game, "moves", reversed_moves)
    text = next(file for file in FILES if file.parents[2].name == game.id).read_bytes()
    assert [json.loads(line) for line in replayed(text)] != [json.loads(line) for line in text.splitlines()]


def test_unknown_game(burrow: Burrow) -> None:
    ran = burrow("golden", "chess")
    assert ran.code == 2
    assert "nuts" in ran.sentence
