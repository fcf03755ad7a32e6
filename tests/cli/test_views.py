"""`burrow replay --views`: a logged game as the updates that a browser gets."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import Burrow

from burrow.engine import registry

GAMES = Path(__file__).parents[2] / "src" / "burrow" / "games"


def golden(game: str) -> Path:
    return sorted((GAMES / game / "tests" / "golden").glob("*.jsonl"))[0]


def views(burrow: Burrow, game: str, *options: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    ran = burrow("replay", str(golden(game)), "--views", *options)
    assert ran.code == 0, ran.err
    setup, *updates = ran.out.splitlines()
    return json.loads(setup), [json.loads(line) for line in updates]


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_every_entry_has_its_update(burrow: Burrow, game: str) -> None:
    entries = len(golden(game).read_text().splitlines()) - 1
    setup, updates = views(burrow, game)
    assert setup["game"] == game
    assert "seed" not in setup
    assert [update["seq"] for update in updates] == list(range(entries))
    assert [len(sight["events"]) for update in updates for sight in update["sights"]] == [1] * entries
    assert ["seed" in update for update in updates] == [False] * (entries - 1) + [True]


def test_a_seat_sees_its_own_cards_and_a_spectator_none(burrow: Burrow) -> None:
    _, seen = views(burrow, "gophers", "--seat", "2")
    _, watched = views(burrow, "gophers")
    assert {sight["seat"] for update in seen for sight in update["sights"]} == {1}
    assert any(sight["view"]["hand"] for update in seen for sight in update["sights"])
    assert not any(sight["view"]["hand"] for update in watched for sight in update["sights"])


def test_a_seat_that_is_not_there_is_named(burrow: Burrow) -> None:
    ran = burrow("replay", str(golden("nuts")), "--views", "--seat", "9")
    assert (ran.code, ran.sentence.endswith("so there is no seat 9.")) == (2, True)
