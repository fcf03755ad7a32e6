"""Watching again: what the browser reads from a table's log. Also: an unchanged view is not drawn again."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from burrow.engine.game import NATURE, Seat
from burrow.engine.rng import fast_rng
from burrow.games.hamsterrolle.data import PITCH
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.moves import Hand, Settled, TimeUp, What
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.state import START, State
from burrow.games.hamsterrolle.tests.browser_code import computed, needs_web_tools
from burrow.games.hamsterrolle.tests.strategies import hand, happen, settled, table
from burrow.games.hamsterrolle.tests.test_games import played

pytestmark = needs_web_tools

TURNS = "import { turnsIn } from './replay/turns'; export default ({ rows, view }) => turnsIn(rows, view);"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, Options(first="2", rounds=20, turn=10)),
        (3, Options(rounds=20, turn=10)),
        (3, Options(fourth="shared", rounds=20, turn=10)),
        (4, Options(teams="across", first="3", rounds=20, turn=10)),
    ],
)
def test_the_turns_of_a_log_are_those_that_were_played(seats: int, options: Options) -> None:
    """Who played, the outcome, and the table before and after, including turns that nature plays, that break off, or
    that are passes."""
    steps = list(played(seats, options, fast_rng(seats)))
    turns = turns_in([(step.event.by, step.event.what) for step in steps], steps[-1].after)
    begun = [step.before for step in steps if isinstance(step.event.what, Hand | TimeUp)]
    ended = [step.after for step in steps if isinstance(step.event.what, Settled)]
    lasts = [state.last for state in ended]
    assert [msgspec.convert(turn["last"], type(last)) for turn, last in zip(turns, lasts, strict=True)] == lasts
    assert [turn["seat"] for turn in turns] == [last.seat for last in lasts if last]
    for turn, before, after in zip(turns, begun, ended, strict=True):
        then = turn["before"]
        assert (then["seat"], then["round"]) == (before.seat, before.round)
        assert stood(then) == stood(seen(before))
        assert stood(turn["after"]) == stood(seen(after))
    assert any(isinstance(step.event.what, TimeUp) for step in steps)
    assert {"placed", "passed", "dropped"} <= {last.way for last in lasts if last}


def test_a_piece_that_toppled_out_was_not_dropped() -> None:
    state = table(2, START)
    moved = happen(state, 0, hand(0))
    fell = replace(settled(moved, accepted=False, fallen=(0,)), mishap="toppled")
    after = happen(moved, NATURE, fell)
    (turn,) = turns_in([(0, hand(0)), (NATURE, fell)], after)
    assert after.last is not None
    assert after.last.way == "toppled"
    assert msgspec.convert(turn["last"], type(after.last)) == after.last


def turns_in(rows: list[tuple[Seat, What]], end: State) -> list[dict[str, Any]]:
    told = [{"by": by, "what": msgspec.to_builtins(what)} for by, what in rows]
    answer: list[dict[str, Any]] = computed(TURNS, {"rows": told, "view": seen(end)})
    return answer


def seen(state: State) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.view(state, 0)))
    return view | {"frame": "", "motion": "", "world": "", "path": ""}


def stood(view: dict[str, Any]) -> dict[str, Any]:
    """What is told beside the wheel."""
    lying = [(lie["piece"], lie["at"] // PITCH) for lie in view["lies"]]
    return {"trays": view["trays"], "out": view["out"], "passes": view["passes"], "lying": lying}


LAST_SHOWN = """
import { LastShown } from './read/last-shown';
import { noPose } from './motion/frame';
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
