from pathlib import Path

import pytest
from tests.architecture.numbers import numbers_in, numbers_of_tests
from tests.architecture.tree import GAMES, ROOT, python_files

import burrow
from burrow.engine.game import AnyGame
from burrow.laws import GameFolder

HERE = [game for game in burrow.registered().values() if GameFolder.of(game).path.parent == GAMES]
games = pytest.mark.parametrize("game", HERE, ids=lambda game: game.id)


def numbers(game: AnyGame) -> set[str]:
    return {rule.id for rule in game.rulebook}


def texts(game: AnyGame) -> dict[Path, str]:
    """Everything written about a game: its folder and its page."""
    folders = (GameFolder.of(game).path, ROOT / "web" / "src" / "games" / game.id)
    suffixes = {".py", ".ftl", ".ts", ".svelte"}
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in suffixes]
    return {path: path.read_text(encoding="utf-8") for path in files}


@games
def test_every_number_that_is_named_is_in_the_rulebook(game: AnyGame) -> None:
    known = numbers(game)
    assert {
        path.name: strange for path, text in texts(game).items() if (strange := numbers_in(text, known) - known)
    } == {}


@games
def test_every_rule_has_a_test_and_every_test_a_rule(game: AnyGame) -> None:
    known = numbers(game)
    tested: set[str] = set()
    for path in python_files(GameFolder.of(game).path / "tests"):
        tested |= numbers_of_tests(path.read_text(encoding="utf-8"), known)
    assert sorted(known - tested) == [], "rules without a test"
    assert sorted(tested - known) == [], "tests of no rule"


def test_a_strange_number_is_seen() -> None:
    known = {"N-01", "N-02", "NA-01"}
    assert numbers_in('no("N-02"); no("N-77")  # NA-09, not ANA-03 nor N-1234', known) == {"N-02", "N-77", "NA-09"}


def test_the_number_of_a_test_is_its_name() -> None:
    source = "def test_n_05_five_dice(): ...\ndef test_na_11_cadence(): ...\ndef test_other(): ...\ndef n_06_x(): ...\n"
    assert numbers_of_tests(source, {"N-01", "NA-01"}) == {"N-05", "NA-11"}
