"""`burrow games`."""

import json

from tests.cli.terminal import Burrow


def test_json_has_seats_options_with_bounds_and_bots(burrow: Burrow) -> None:
    games = {game["id"]: game for game in json.loads(burrow("games", "--json").out)}
    nuts = games["nuts"]
    assert (nuts["least_seats"], nuts["most_seats"]) == (2, 4)
    assert nuts["bots"] == ["casual", "careful", "expert"]
    assert "chance" in nuts["traits"]
    assert nuts["format"] >= 1
    options = {option["key"]: option for option in nuts["options"]}
    assert (options["goal"]["least"], options["goal"]["most"], options["goal"]["default"]) == (20, 200, 50)
    assert set(options["end"]["choices"]) == {"round", "first"}
    assert options["cadence"]["default"] == 350


def test_text_names_the_game_in_the_readers_language(burrow: Burrow) -> None:
    assert "nuts: Auf die Nüsse!" in burrow("games", LANG="de_CH.UTF-8").out
    assert "goal=20 to 200  (50)" in burrow("games").out
