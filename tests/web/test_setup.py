"""Which options the set-up page asks for. The game's own description decides, not a rule of the page."""

from typing import Any

from msgspec import to_builtins
from tests.web_code import computed, needs_web_tools

from burrow.engine import registry
from burrow.engine.options import specs

pytestmark = needs_web_tools

ASK = """
import { choicesOf, isAsked } from './setup';
export default ({ game, seats, options }) => Object.fromEntries(
  game.options.filter((option) => isAsked(game, option, seats, options))
    .map((option) => [option.key, choicesOf(option, seats)]),
);
"""


def asked(game: str, seats: int, **chosen: Any) -> dict[str, list[str] | None]:
    """The options that the page asks for at this table, with their choices."""
    known = specs(registry.game(game).options)
    options = {spec.key: spec.default for spec in known} | chosen
    given = {"game": {"options": to_builtins(known)}, "seats": seats, "options": options}
    found: dict[str, list[str] | None] = computed("lib", ASK, given)
    return found


def test_teams_are_for_four_and_the_fourth_set_is_for_three() -> None:
    by_seats = {seats: asked("hamsterrolle", seats) for seats in (2, 3, 4)}
    assert [seats for seats, found in by_seats.items() if "teams" in found] == [4]
    assert [seats for seats, found in by_seats.items() if "fourth" in found] == [3]


def test_who_begins_is_always_asked_and_has_a_seat() -> None:
    """Who chooses the direction is a different question."""
    assert asked("hamsterrolle", 2)["first"] == ["chance", "1", "2"]
    assert asked("hamsterrolle", 4, direction="first")["first"] == ["chance", "1", "2", "3", "4"]
    assert asked("nuts", 3)["starter"] == ["random", "first", "second", "third"]


def test_what_belongs_to_a_choice_is_asked_only_with_it() -> None:
    assert not {"entry", "chosen", "own"} & asked("gophers", 2).keys()
    assert "refill" in asked("gophers", 2)
    entry = asked("gophers", 2, way="entry", entry="chosen")
    assert {"entry", "chosen"} <= entry.keys()
    assert "refill" not in entry
    assert "chosen" not in asked("gophers", 2, way="basic", entry="chosen"), "the junior game is not played"
    assert "own" in asked("hamstern", 2, sheet="own")


def test_choices_stand_in_the_order_of_the_game() -> None:
    assert asked("gophers", 2)["way"] == ["entry", "simplified", "basic", "advanced", "both"]
