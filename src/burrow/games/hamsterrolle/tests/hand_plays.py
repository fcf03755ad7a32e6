"""Plays the board's hand without a browser: steps of the reader and frames of the server go in, gestures for the server
come out."""

from base64 import b64encode
from typing import Any

import msgspec

from burrow.games.hamsterrolle.codec import Gesture, read_gesture
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.physics.codes import BOUND, CARRYING, DROPPABLE, GRIPPED, HELD, READY, WHOLE
from burrow.games.hamsterrolle.physics.frame import Frame, Head, pack_body, pack_frame
from burrow.games.hamsterrolle.physics.pose import Pose, Rotation, into_wheel
from burrow.games.hamsterrolle.tests.browser_code import computed
from burrow.games.hamsterrolle.tests.pieces import CUBE
from burrow.games.hamsterrolle.tests.turns import set_up

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
    sendGesture: (_, gesture) => { said.push([...gesture]); return true; },
    onFrame: (listen) => { heard = listen; return () => {}; },
    onChange: () => () => {},
    present: () => () => {},
    showInstead: () => () => {},
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

TAKE: Step = ["take", CUBE, None, "form"]
CONTACT = set_up().contact
RUN: Step = ["run", 10]
"""200 ms."""
UPRIGHT = Rotation(1.0, 0.0, 0.0, 0.0)


def heard(
    number: int,
    phase: int = CARRYING,
    *,
    compartment: int = -1,
    radius: float = 0.0,
    depth: float = -0.13,
    is_bound: bool = False,
    may_drop: bool = False,
    turn: Rotation = UPRIGHT,
) -> Step:
    """The piece is straight below the hub of a wheel that has not rolled yet."""
    bits = HELD | GRIPPED * (phase == CARRYING) | BOUND * is_bound | DROPPABLE * may_drop
    head = Head(WHOLE, phase, number, bits=bits, piece=CUBE, compartment=compartment, contact=CONTACT * 100)
    own = into_wheel(Pose(0.0, depth, -radius, *turn), 0.0, CONTACT / 1000)
    frame = Frame(head, {CUBE: pack_body(CUBE, own)})
    return ["hear", b64encode(pack_frame(frame)).decode()]


def empty(number: int) -> Step:
    """Nothing is in the hand, and nothing in the wheel."""
    head = Head(WHOLE, READY, number, bits=HELD, contact=CONTACT * 100)
    return ["hear", b64encode(pack_frame(Frame(head, {}))).decode()]


def followed(number: int, behind: int, **where: Any) -> Step:
    """The same, when the server is this many targets behind the hand."""
    return ["follow", heard(number, **where)[1], behind]


def play_all(plays: list[list[Step]], watched: str) -> list[tuple[list[Gesture | None], list[Any]]]:
    """For each, what the board says, and after each step what it answers for `watched`."""
    view = msgspec.to_builtins(GAME.view(set_up(), 0), builtin_types=(bytes,))
    given = {"view": view | {"frame": "", "motion": "", "world": "", "path": ""}, "plays": plays, "watched": watched}
    return [([read_gesture(bytes(word)) for word in one["said"]], one["after"]) for one in computed(PLAY, given)]


def kinds(words: list[Gesture | None]) -> list[type]:
    return [type(word) for word in words]
