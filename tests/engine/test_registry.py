"""Games are found through entry points; an error names the game it is about."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from burrow.engine import registry
from burrow.engine.errors import BadPlugin, UnknownGame

POINTS = "[burrow.games]\n"


@pytest.fixture
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path for test distributions."""
    monkeypatch.syspath_prepend(tmp_path)
    registry.games.cache_clear()
    yield tmp_path
    registry.games.cache_clear()


def install(folder: Path, name: str, points: str) -> None:
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS + points)


def test_a_game_from_elsewhere_is_found(plugins: Path) -> None:
    install(plugins, "elsewhere", "race = tests.conformance.planted.race:GAME\n")
    assert registry.game("race").id == "race"
    assert list(registry.games()) == sorted(registry.games())


def test_an_unknown_game_is_named_with_those_there_are(plugins: Path) -> None:
    install(plugins, "elsewhere", "race = tests.conformance.planted.race:GAME\n")
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; registered are: .*race"):
        registry.game("chess")


@pytest.mark.parametrize(
    ("points", "complaint"),
    [
        ("ghost = no.such.module:GAME\n", "the game 'ghost' cannot be loaded from 'no.such.module:GAME'"),
        ("ghost = tests.conformance.planted.race:NOTHING\n", "the game 'ghost' cannot be loaded"),
        ("dash = tests.conformance.planted.race:GAME\n", "is registered as 'dash' but is no game of that id"),
        ("race = tests.conformance.planted.race.game:DIE\n", "is no game of that id"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_named(plugins: Path, points: str, complaint: str) -> None:
    install(plugins, "broken", points)
    with pytest.raises(BadPlugin, match=complaint):
        registry.games()


def test_a_key_error_inside_a_plugin_is_no_unknown_game(plugins: Path) -> None:
    (plugins / "sorrow.py").write_text("{}['sorrow']\n")
    install(plugins, "sorrow", "sorrow = sorrow:GAME\n")
    with pytest.raises(BadPlugin, match="'sorrow' cannot be loaded"):
        registry.game("sorrow")
    assert "sorrow" not in sys.modules


def test_two_games_of_one_name_are_named(plugins: Path) -> None:
    install(plugins, "one", "race = tests.conformance.planted.race:GAME\n")
    (plugins / "double.py").write_text(
        "from dataclasses import replace\nfrom tests.conformance.planted import race\nGAME = replace(race.GAME)\n"
    )
    install(plugins, "other", "race = double:GAME\n")
    with pytest.raises(BadPlugin, match="two games are registered as 'race'"):
        registry.games()
