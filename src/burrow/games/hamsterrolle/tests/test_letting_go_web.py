"""Letting go before the piece is in the hand: the board remembers it, and forgets it when told something else."""

from base64 import b64encode
from typing import Any

import msgspec

from burrow.games.hamsterrolle.codec import Back, Bring, Carry, Drop, LetGo, Take, Word, read_word
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.physics.codes import BOUND, CARRYING, DROPPABLE, GRIPPED, HELD, REFUSED, ROLLING, WHOLE
from burrow.games.hamsterrolle.physics.frame import Frame, Head, pack_body, pack_frame
from burrow.games.hamsterrolle.physics.pose import Pose, into_wheel
from burrow.games.hamsterrolle.tests.browser_code import computed, needs_web_tools
from burrow.games.hamsterrolle.tests.pieces import CUBE
from burrow.games.hamsterrolle.tests.turns import set_up

pytestmark = needs_web_tools

PLAY = """
import { HamsterrolleCtrl } from './ctrl.svelte';
import { bytesOf } from './motion/frame';

const wheel = { view: () => {}, collect: () => {}, show: () => {}, hold: () => {}, aimAt: (x, z) => ({ x, z }) };

export default ({ view, plays, watched }) => plays.map((steps) => played(view, steps, watched));

function played(view, steps, watched) {
  let now = 1000;
  let run = () => {};
  globalThis.requestAnimationFrame = (next) => { run = next; return 1; };
  globalThis.cancelAnimationFrame = () => {};
  globalThis.matchMedia = () => ({ matches: false });
  const timers = new Set();
  globalThis.setTimeout = (run, ms) => { const timer = { run, at: now + ms }; timers.add(timer); return timer; };
  globalThis.clearTimeout = (timer) => timers.delete(timer);
  const said = [];
  let heard = () => {};
  const table = {
    view,
    acting: view.seat,
    yours: [view.seat],
    connected: true,
    say: (_, word) => { said.push([...word]); return true; },
    onFrame: (listen) => { heard = listen; return () => {}; },
    onChange: () => () => {},
    present: () => () => {},
    depict: () => () => {},
    explain: () => {},
    dismissRefusal: () => {},
    get shown() { return { view, seq: 0, scores: [] }; },
  };
  const ctrl = new HamsterrolleCtrl(table);
  ctrl.attach(wheel);
  let told = '';
  ctrl.explain = (message) => { told += `${message} `; };
  const states = { told: () => told, activity: () => ctrl.activity };
  const acts = {
    hear: (text) => heard(new DataView(bytesOf(text).buffer)),
    follow: (text, behind) => {
      const frame = new DataView(bytesOf(text).buffer);
      const wish = new DataView(Uint8Array.from(said.at(-1)).buffer);
      frame.setUint32(10, wish.getUint32(1, true) - behind, true);
      heard(frame);
    },
    wait: (ms) => {
      now += ms;
      for (const timer of [...timers]) if (timer.at <= now && timers.delete(timer)) timer.run();
    },
    run: (times) => { for (let n = 0; n < times; n++) run((now += 20)); },
  };
  const after = [];
  for (const [act, ...args] of steps) {
    if (acts[act]) acts[act](...args);
    else ctrl.hand[act](...args);
    after.push(states[watched]?.() ?? ctrl.hand[watched]);
  }
  ctrl.dispose();
  return { said, after };
}
"""

Step = list[Any]

TAKE: Step = ["take", CUBE, None, "words"]
LET_GO: Step = ["letGo"]
CONTACT = set_up().contact
RUN: Step = ["run", 10]


def heard(
    number: int,
    phase: int = CARRYING,
    *,
    compartment: int = -1,
    radius: float = 0.0,
    depth: float = -0.13,
    is_bound: bool = False,
    may_drop: bool = False,
) -> Step:
    """The piece is straight below the hub of a wheel that has not rolled yet."""
    bits = HELD | GRIPPED * (phase == CARRYING) | BOUND * is_bound | DROPPABLE * may_drop
    head = Head(WHOLE, phase, number, bits=bits, piece=CUBE, compartment=compartment, contact=CONTACT * 100)
    frame = Frame(head, {CUBE: pack_body(CUBE, into_wheel(Pose(0.0, depth, -radius), 0.0, CONTACT / 1000))})
    return ["hear", b64encode(pack_frame(frame)).decode()]


def followed(number: int, behind: int, **where: Any) -> Step:
    """The same, when the server is this many targets behind the hand."""
    return ["follow", heard(number, **where)[1], behind]


def play_all(plays: list[list[Step]], watched: str = "willLetGo") -> list[tuple[list[Word | None], list[Any]]]:
    """For each, what the board says, and after each step whether it is going to let go."""
    view = msgspec.to_builtins(GAME.view(set_up(), 0), builtin_types=(bytes,))
    given = {"view": view | {"frame": "", "motion": "", "world": "", "path": ""}, "plays": plays, "watched": watched}
    return [([read_word(bytes(word)) for word in one["said"]], one["after"]) for one in computed(PLAY, given)]


def played(*steps: Step) -> tuple[list[Word | None], list[bool]]:
    return play_all([list(steps)])[0]


def kinds(words: list[Word | None]) -> list[type]:
    return [type(word) for word in words]


def test_what_is_let_go_too_soon_is_let_go_in_time() -> None:
    said, will = played(TAKE, LET_GO, LET_GO, RUN, heard(2), RUN)
    assert will == [False, True, True, True, False, False]
    assert kinds(said) == [Take, Bring, Bring, LetGo]
    last = said[2]
    assert isinstance(last, Bring)
    assert last.lift == 0, "it is set down first"


def test_in_hand_it_is_let_go_at_once() -> None:
    said, will = played(TAKE, heard(2), LET_GO)
    assert kinds(said) == [Take, Bring, LetGo]
    assert not any(will)


def test_whoever_says_something_else_does_not_let_go() -> None:
    others: list[tuple[Step, type]] = [
        (["tell", {"compartment": 3}], Bring),
        (["turn", 1], Bring),
        (["tip"], Bring),
        (["shift", 1], Bring),
        (["layBack"], Back),
    ]
    plays = [[TAKE, LET_GO, step, heard(2), RUN] for step, _ in others]
    for (said, will), (step, word) in zip(play_all(plays), others, strict=True):
        assert will == [False, True, False, False, False], step
        assert LetGo not in kinds(said), step
        assert word in kinds(said), step


def test_a_finger_lets_go_where_it_points_and_not_on_the_way() -> None:
    """The hand is still on its way to the finger when the server has the piece; then the server is behind the hand, and
    then its piece is."""
    take: Step = ["take", CUBE, {"x": 0.0, "y": 0.1}, "finger"]
    point: Step = ["point", {"x": 0.0, "y": -0.1}]
    there = {"compartment": 0, "radius": 0.1, "depth": 0.0}
    on_its_way = [["run", 2], followed(2, behind=0)]
    behind = [followed(40, behind=1, **there), followed(42, behind=0, **there | {"radius": 0.08})]
    steps = [take, RUN, point, LET_GO, *on_its_way, ["run", 80], *behind]
    said, will = played(*steps, followed(44, behind=0, **there))
    assert will == [False, False, False, True, True, True, True, True, True, False]
    assert kinds(said[-2:]) == [Carry, LetGo]

    late: Step = ["wait", 6000]
    said, will = played(*steps, late, followed(44, behind=0, **there))
    assert will[-3:] == [True, True, False], "however long ago the piece was taken"
    assert kinds(said[-2:]) == [Carry, LetGo]

    said, will = played(*steps, LET_GO)
    assert will[-2:] == [True, False], "whoever insists does not wait"
    assert kinds(said[-2:]) == [Carry, LetGo]


def test_a_finger_that_moves_on_has_not_let_go() -> None:
    take: Step = ["take", CUBE, {"x": 0.0, "y": 0.1}, "finger"]
    said, will = played(take, LET_GO, ["point", None], ["point", {"x": 0.05, "y": 0.1}], heard(2), RUN)
    assert will == [False, True, True, False, False, False]
    assert LetGo not in kinds(said)


def test_a_piece_that_was_refused_and_is_gripped_again_is_let_go_in_time_too() -> None:
    """Frames in which it still lies there bring no news."""
    lying = heard(2, REFUSED, compartment=2, radius=0.1)
    gripped = heard(6, compartment=2, radius=0.1)
    said, will = played(lying, TAKE, LET_GO, heard(4, REFUSED, compartment=2, radius=0.1), gripped)
    assert will == [False, False, True, True, False]
    assert kinds(said) == [Take, Bring, LetGo]


def test_what_is_not_answered_in_five_seconds_is_as_if_it_had_not_been_said() -> None:
    (_, activity), (_, answered) = play_all(
        [[TAKE, ["wait", 4_900], ["wait", 200]], [TAKE, heard(2), ["wait", 5_100]]], watched="activity"
    )
    assert activity == ["carry", "carry", "take"]
    assert answered == ["carry", "carry", "carry"]


def test_a_piece_that_has_dropped_may_roll_for_longer() -> None:
    """The table has answered, although the turn is not over."""
    may_drop = heard(2, may_drop=True)
    ((_, dropping),) = play_all([[TAKE, may_drop, ["drop"], heard(4, ROLLING), ["wait", 5_100]]], watched="isDropping")
    assert dropping == [False, False, True, True, True]


def test_wa_11_a_drop_that_is_not_offered_is_not_said_but_explained() -> None:
    drop: Step = ["drop"]
    plays = [[TAKE, heard(2, may_drop=may), drop] for may in (False, True)]
    (said, told), (dropped, nothing) = play_all(plays, "told")
    assert (Drop in kinds(said), told[-1]) == (False, "refuse-drop ")
    assert (Drop in kinds(dropped), nothing[-1]) == (True, "")


def test_whoever_lays_it_back_too_late_is_told() -> None:
    """It had touched something before the word arrived (W-21): it stays in the hand, and the player is told once."""
    back: Step = ["layBack"]
    bound = [heard(number, is_bound=True) for number in range(4, 6)]
    plays = [[TAKE, heard(2), back, heard(3), *bound], [TAKE, heard(2), *bound]]
    late, never = [told for _, told in play_all(plays, "told")]
    assert late == ["", "", "", "", "board-why-back ", "board-why-back "]
    assert not any(never)
