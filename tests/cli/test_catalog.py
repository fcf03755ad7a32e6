"""`burrow games`."""

import json

import pytest
from tests.cli.terminal import Burrow

from burrow.engine import registry
from burrow.engine.languages import LANGUAGES


def test_json_has_seats_options_with_bounds_and_bots(burrow: Burrow) -> None:
    games = {game["id"]: game for game in json.loads(burrow("games", "--json").out)}
    nuts = games["nuts"]
    assert (nuts["least_seats"], nuts["most_seats"]) == (2, 4)
    assert nuts["bots"] == ["casual", "careful", "expert"]
    assert nuts["presets"]["printed"] == {}
    assert nuts["presets"]["short"]["goal"] < 50
    assert "chance" in nuts["traits"]
    assert nuts["format"] >= 1
    options = {option["key"]: option for option in nuts["options"]}
    assert (options["goal"]["least"], options["goal"]["most"], options["goal"]["default"]) == (20, 200, 50)
    assert set(options["end"]["choices"]) == {"round", "first"}
    assert options["cadence"]["default"] == 350


def test_text_names_the_game_in_the_readers_language(burrow: Burrow) -> None:
    assert "Auf die Nüsse! (nuts): 2 bis 4" in burrow("games", LANG="de_CH.UTF-8").out
    assert "da 2 a 4 giocatori" in burrow("games", "--lang", "it").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_games_fit_on_one_screen(burrow: Burrow, lang: str) -> None:
    lines = burrow("games", "--lang", lang).out.splitlines()
    assert len(lines) < 24
    assert max(map(len, lines)) <= 100
    for game in registry.games():
        assert any(f"({game})" in line for line in lines)


def test_one_game_tells_what_each_option_takes(burrow: Burrow) -> None:
    out = burrow("games", "hamstern").out
    assert "zero=true|false  (false)" in out
    assert "clock=0 to 600  (0)" in out
    assert "sheet=a|b|own  (a)" in out
    assert "own=TEXT of at most 6000 characters\n" in out, "a text is no switch, and its default is a whole sheet"
    assert "Sheet: Side A" in out
    assert "nuts" not in out


def test_an_unknown_game_names_those_there_are(burrow: Burrow) -> None:
    ran = burrow("games", "chess")
    assert ran.code == 2
    assert "'chess'" in ran.sentence
