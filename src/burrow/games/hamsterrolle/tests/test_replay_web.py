"""Watching again: which turns the browser finds in a finished game. Also: an unchanged view is not drawn again."""

from typing import Any

import msgspec
import pytest

from burrow.engine.rng import fast_rng
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.moves import Hand, Settled, TimeUp
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.state import START, Last, State
from burrow.games.hamsterrolle.tests.browser_code import computed, needs_web_tools
from burrow.games.hamsterrolle.tests.strategies import lie, table, turn
from burrow.games.hamsterrolle.tests.test_games import played

pytestmark = needs_web_tools

TURNS = "import { turnsIn } from './replay/turns'; export default (moments) => turnsIn(moments);"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, Options(first="2", rounds=20, turn=10)),
        (3, Options(rounds=20, turn=10)),
        (3, Options(fourth="shared", rounds=20, turn=10)),
        (4, Options(teams="across", first="3", rounds=20, turn=10)),
    ],
)
def test_the_turns_of_a_game_are_those_that_were_played(seats: int, options: Options) -> None:
    """Who played, the outcome, and the table before and after, including turns that nature plays, that break off, or
    that are passes."""
    steps = list(played(seats, options, fast_rng(seats)))
    told = [(seen(step.after), {"what": msgspec.to_builtins(step.event.what)}) for step in steps]
    moments = [{"view": view, "event": event} for view, event in [(seen(steps[0].before), None), *told]]
    turns: list[dict[str, Any]] = computed(TURNS, moments)
    begun = [step.before for step in steps if isinstance(step.event.what, Hand | TimeUp)]
    ended = [step.after for step in steps if isinstance(step.event.what, Settled)]
    lasts = [state.last for state in ended if state.last]
    assert [msgspec.convert(turn["last"], Last) for turn in turns] == lasts
    assert [turn["seat"] for turn in turns] == [last.seat for last in lasts]
    assert [turn["before"] for turn in turns] == [seen(state) for state in begun]
    assert [turn["after"] for turn in turns] == [seen(state) for state in ended]
    assert any(isinstance(step.event.what, TimeUp) for step in steps)
    assert {"placed", "passed", "dropped"} <= {last.way for last in lasts}


LAST_TURN = "import { lastTurn } from './replay/turns'; export default (views) => views.map(lastTurn);"


def test_the_last_turn_comes_with_the_table_before_it() -> None:
    state = table(3, START, lie(7, 3))
    after = seen(turn(state, 0, lie(0, 4), fallen=(7,)))
    first, last = computed(LAST_TURN, [seen(state), after])
    assert first is None
    assert (last["seat"], last["last"], last["after"]) == (0, after["last"], after)
    assert {name: last["before"][name] for name in after["before"]} == after["before"]
    assert last["before"]["last"] is None, "what became of it is not told beforehand"


def seen(state: State) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.view(state, 0)))
    return view


LAST_SHOWN = """
import { LastShown } from './read/last-shown';
import { noPose } from './read/pose';
import { PIECES } from './read/shape';

export default () => {
  const last = new LastShown();
  const world = {
    contact: 15,
    hub: 0,
    poses: Array.from({ length: PIECES }, noPose),
    inside: new Uint8Array(PIECES),
    gone: new Uint8Array(PIECES),
  };
  const hand = { piece: 3, pose: noPose(), gripped: false, wanted: null };
  const seen = (change) => {
    change();
    return [last.isNewWorld(world), last.isNewHand(hand)];
  };
  return {
    first: seen(() => {}),
    same: seen(() => {}),
    rolled: seen(() => (world.contact = 16)),
    come: seen(() => (world.inside[5] = 1)),
    moved: seen(() => (world.poses[5].z = 0.01)),
    elsewhere: seen(() => (world.poses[6].z = 0.01)),
    gone: seen(() => (world.gone[5] = 1)),
    carried: seen(() => (hand.pose.x = 0.2)),
    gripped: seen(() => (hand.gripped = true)),
    wished: seen(() => (hand.wanted = { ...noPose(), x: 0.3 })),
    again: seen(() => {}),
    emptied: [last.isNewHand(null), last.isNewHand(null)],
  };
};
"""


def test_a_look_is_new_only_where_something_is_different() -> None:
    assert computed(LAST_SHOWN) == {
        "first": [True, True],
        "same": [False, False],
        "rolled": [True, False],
        "come": [True, False],
        "moved": [True, False],
        "elsewhere": [False, False],  # a piece that is not in the wheel
        "gone": [True, False],
        "carried": [False, True],
        "gripped": [False, True],
        "wished": [False, True],
        "again": [False, False],
        "emptied": [True, False],
    }
