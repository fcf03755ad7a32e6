"""Hamsterrolle: how fast the wheel is simulated, how well the quick world predicts, and whether pieces go through wood.

First it measures simulated seconds per second of processor time on one core, with the model of live turns, while a
wheel with 1, 10 and 23 pieces is rocked to and fro so that nothing in it sleeps.

Then it takes turns of casual bots and measures
  - the short look-ahead of the bots: its cost, and how often it predicts correctly whether the piece is accepted;
  - each turn played to its end in the live and in the quick world, and how often both agree about falls;
  - the same turns on two cores.

With `--placements N`, careful, fast and clumsy hands place N pieces, and no piece may go through wood."""

import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from math import cos, hypot, inf, radians, sin
from typing import Any, NamedTuple

import msgspec
import mujoco
import numpy as np
import numpy.typing as npt
from _report import arguments, percent, tell

from burrow.engine.game import NATURE, Event
from burrow.engine.rng import FastRng, fast_rng
from burrow.games.hamsterrolle import GAME
from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND, Bring, LetGo, read_path
from burrow.games.hamsterrolle.data import PIECES
from burrow.games.hamsterrolle.moves import Hand, Settled
from burrow.games.hamsterrolle.options import Options
from burrow.games.hamsterrolle.physics.batch import foreseen
from burrow.games.hamsterrolle.physics.engine import ENGINE
from burrow.games.hamsterrolle.physics.lookahead import laid
from burrow.games.hamsterrolle.physics.model import RADIUS, Fidelity
from burrow.games.hamsterrolle.physics.pose import Pose, Rotation, at_angle, normal, posed
from burrow.games.hamsterrolle.physics.script import Placement
from burrow.games.hamsterrolle.physics.world import LIVE, QUICK, World
from burrow.games.hamsterrolle.state import State
from burrow.games.hamsterrolle.tests.penetration import Penetration

SEED = 20_111_007
COUNTS = (1, 10, 23)
"""Pieces in the wheel: at the start, in the middle and at the fullest end of a game."""

MUFFLED = LIVE._replace(damped=1.0)
ROCKING = 0.25
"""The speed the wheel gets twice a second, to and fro, in rad/s."""


class Played(NamedTuple):
    """A turn of a game: the state before it, and what the hand did."""

    state: State
    hand: Hand


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time for each row (default: %(default)s)")
    parser.add_argument("--turns", type=int, default=40, help="turns to predict (default: %(default)s)")
    parser.add_argument("--placements", type=int, default=0, help="placements to check (default: %(default)s)")
    parser.add_argument("--from", type=int, default=0, dest="first", help="number of the first placement")
    parser.add_argument("--jobs", type=int, default=2, help="processes that check placements (default: %(default)s)")
    asked = parser.parse_args()
    rows = [measure_rolling(count, asked.seconds) for count in COUNTS]
    more: dict[str, Any] = {"engine": ENGINE}
    if asked.turns:
        turns = some_turns(asked.turns)
        more |= measure_looks(turns) | measure_turns(turns)
    if asked.placements:
        more |= measure_placements(range(asked.first, asked.first + asked.placements), asked.jobs)
    tell("hamsterrolle_physics", rows, as_json=asked.json, **more)


# Rolling


def measure_rolling(count: int, seconds: float) -> dict[str, Any]:
    stored = pile(count)
    live, quick = rocking_speed(stored, LIVE, seconds), rocking_speed(stored, QUICK, seconds)
    return {
        "pieces": count,
        "live_s_per_s": live,
        "quick_s_per_s": quick,
        "ratio": quick / live,
        "stored_bytes": len(stored),
    }


def rocking_speed(stored: bytes, fidelity: Fidelity, seconds: float) -> float:
    world = awake(stored, fidelity)
    frame, spent = 0, 0.0
    while spent < seconds:
        begun = time.process_time()
        for _ in range(FRAMES_A_SECOND // 2):
            world.step()
        spent += time.process_time() - begun
        frame += FRAMES_A_SECOND // 2
        push(world, ROCKING if frame // (FRAMES_A_SECOND // 2) % 2 else -ROCKING)
    return frame / FRAMES_A_SECOND / spent


def awake(stored: bytes, fidelity: Fidelity) -> World:
    world = World.restored(stored, fidelity=fidelity)
    world.hold()
    world.free()
    push(world, ROCKING)
    return world


def push(world: World, speed: float) -> None:
    """Push the wheel, which wakes everything."""
    world._change(world.pieces, None)
    world.scene.data.qvel[:2] = (speed * RADIUS, speed)


def pile(count: int) -> bytes:
    """A stored wheel with this many pieces. They are dropped into the lower half of a held wheel, which then rolls to
    rest; pieces that fall out are dropped in again. Nothing bounces, because otherwise so many would never stay in."""
    rng = fast_rng(SEED, "pile", count)
    world = World.fresh(fidelity=MUFFLED)
    outside = list(rng.shuffled(PIECES[:-1]))
    while True:
        world.hold()
        while len(world.pieces) < count:
            piece = outside.pop(0)
            angle = 15.0 + rng.choice((-60, -30, 0, 0, 30, 60, 60, 90)) + between(rng, -9.0, 9.0) - world.contact
            world.grip(piece, posed(at_angle(angle, 0.06, between(rng, -0.003, 0.003)), about_y(angle)))
            world.ungrip()
            outside += settled(world, 3)
        world.free()
        outside += settled(world, 20)
        if len(world.pieces) >= count:
            return world.stored()
        world = World.restored(world.stored(), fidelity=MUFFLED)


def settled(world: World, seconds: int) -> list[int]:
    """Step until everything is at rest. Returns the pieces that fell out."""
    fallen = []
    for _ in range(seconds * FRAMES_A_SECOND):
        world.step()
        for piece in world.on_table():
            world.remove(piece)
            fallen.append(piece)
        if world.is_at_rest:
            break
    return fallen


def between(rng: FastRng, low: float, high: float) -> float:
    return low + (high - low) * rng.below(1_000_001) / 1_000_000


def about_y(angle: float) -> Rotation:
    return Rotation(cos(radians(angle) / 2), 0.0, sin(radians(angle) / 2), 0.0)


# Turns of a game


def some_turns(count: int) -> list[Played]:
    """The first turns of games of casual bots."""
    turns: list[Played] = []
    game = 0
    while len(turns) < count:
        state = GAME.setup(4, Options())
        rng, game = fast_rng(SEED, "game", game), game + 1
        bots = [GAME.bot("casual") for _ in range(4)]
        while len(turns) < count and not GAME.waiting(state).over:
            waiting = GAME.waiting(state)
            if waiting.nature:
                what: Any = GAME.nature(state, rng)
                seat = NATURE
            else:
                (seat,) = waiting.seats
                what, _ = bots[seat].choose(GAME.view(state, seat), GAME.moves(state, seat), 5000, rng)
                if isinstance(what, Hand):
                    turns.append(Played(state, what))
            state = GAME.apply(state, Event(len(turns), 0, seat, what))
    return turns


def measure_looks(turns: Sequence[Played]) -> dict[str, Any]:
    """Compare the short look-ahead of the bots with what really happened before the wheel was set free."""
    spent, right, seen = 0.0, 0, 0
    for turn in turns:
        plan = plan_in(turn.hand)
        if plan is None:
            continue
        begun = time.process_time()
        guess = laid(turn.state, plan)
        spent += time.process_time() - begun
        right += guess.accepted == bool(foreseen(turn.state, turn.hand).let_go)
        seen += 1
    return {"candidate_s": spent / seen, "right_about_it": f"{percent(right, seen)} of {seen}"}


def plan_in(hand: Hand) -> Placement | None:
    """None if the piece was dropped."""
    words = [word for _, word in read_path(hand.path) or ()]
    brought = [word for word in words if isinstance(word, Bring)]
    if not brought or not isinstance(words[-1], LetGo):
        return None
    compartment, along, depth, _, rotation, tilt = brought[-1]
    return Placement(hand.piece, compartment, along, depth, rotation, tilt)


def measure_turns(turns: Sequence[Played]) -> dict[str, Any]:
    quick_spent, live_spent, right, exact, sizes = 0.0, 0.0, 0, 0, []
    for turn in turns:
        begun = time.process_time()
        guess = foreseen(turn.state, turn.hand, fidelity=QUICK, is_watched=False)
        middle = time.process_time()
        truth = foreseen(turn.state, turn.hand)
        live_spent += time.process_time() - middle
        quick_spent += middle - begun
        right += bool(guess.fallen) == bool(truth.fallen)
        exact += sorted(guess.fallen) == sorted(truth.fallen)
        sizes.append(len(msgspec.json.encode(turn.hand)) + len(msgspec.json.encode(truth)))
    return {
        "turn_quick_s": quick_spent / len(turns),
        "turn_live_s": live_spent / len(turns),
        "right_about_falls": f"{percent(right, len(turns))} of {len(turns)}",
        "same_pieces": percent(exact, len(turns)),
        "stored_turn_bytes": f"median {sorted(sizes)[len(sizes) // 2]:,}, largest {max(sizes):,}",
        "turns_a_second_on_two_cores": on_two_cores(turns),
    }


def on_two_cores(turns: Sequence[Played]) -> float:
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(settle_one, turns[:2]))
        begun = time.perf_counter()
        done = list(pool.map(settle_one, turns))
        return len(done) / (time.perf_counter() - begun)


def settle_one(turn: Played) -> Settled:
    return foreseen(turn.state, turn.hand)


# Placements


class Watch:
    """Checks every frame for pieces that go through wood, and notes the deepest press of wood into wood."""

    def __init__(self) -> None:
        self.through = 0
        self.deepest_moving = 0.0
        self._wood = Penetration()

    def look(self, world: World) -> None:
        self.deepest_moving = max(self.deepest_moving, deepest(world))
        self.through += len(self._wood.crossed(world.poses()))


def deepest(world: World) -> float:
    """The deepest press of wood into wood, in millimetres."""
    distances: npt.NDArray[np.float64] = world.scene.data.contact.dist
    return -1000 * min(0.0, float(distances.min(initial=inf)))


class Watched(NamedTuple):
    """The result of a placement."""

    number: int
    way: str
    through: int
    moving: float
    resting: float
    """The deepest press of wood into wood, in motion and at rest, in millimetres."""
    is_at_rest: bool
    warnings: int


def measure_placements(numbers: range, jobs: int) -> dict[str, Any]:
    with ProcessPoolExecutor(jobs) as workers:
        seen = list(workers.map(watched, numbers, chunksize=10))
    ways = Counter(one.way for one in seen)
    worst = max(seen, key=lambda one: one.resting)
    return {
        "placements": ", ".join(f"{way} {number}" for way, number in sorted(ways.items())),
        "through_wood": sum(one.through for one in seen),
        "deepest_mm_moving": max(one.moving for one in seen),
        "deepest_mm_at_rest": f"{worst.resting:.3f} (placement {worst.number})",
        "pressed_more_than_0.3_mm": [one.number for one in seen if one.resting > 0.3],
        "not_at_rest_after_30_s": [one.number for one in seen if not one.is_at_rest],
        "solver_warnings": sum(one.warnings for one in seen),
    }


def watched(number: int) -> Watched:
    rng = fast_rng(SEED, "trust", number)
    way = rng.choice(tuple(WAYS))
    world = World.restored(rng.choice(wheels()))
    watch = Watch()
    carry(world, way, rng, watch)
    roll(world, watch)
    warnings, resting = world.warnings(), deepest_at_rest(world)
    return Watched(number, way, watch.through, watch.deepest_moving, resting, world.is_at_rest, warnings)


def deepest_at_rest(world: World) -> float:
    """Measured in the stored world after waking it, because sleeping bodies have no contacts."""
    again = World.restored(world.stored())
    mujoco.mj_forward(again.scene.model, again.scene.data)
    return deepest(again)


@cache
def wheels() -> tuple[bytes, ...]:
    """Stored wheels in which pieces are placed."""
    return (World.fresh().stored(), *(pile(pieces) for pieces in (5, 9, 13, 17)))


WAYS = {"careful": 0.15, "fast": 0.6, "clumsy": 0.6}
"""The kinds of hands, with their speed in m/s."""


def carry(world: World, way: str, rng: FastRng, watch: Watch) -> None:
    """Carry a piece from outside through the open side and down into a compartment, then let it go. A clumsy hand also
    moves to and fro and bumps into the wood."""
    piece = rng.choice([piece for piece in PIECES if piece not in world.pieces])
    goals = goals_of(way, rng)
    at = goals[0]._replace(y=-0.13)
    world.hold()
    world.grip(piece, at)
    for goal in goals:
        frames = 1 + round(FRAMES_A_SECOND * hypot(goal.x - at.x, goal.y - at.y, goal.z - at.z) / WAYS[way])
        start, at = at, goal
        for frame in range(1, frames + 1):
            world.aim(Pose(*(a + (b - a) * frame / frames for a, b in zip(start, goal, strict=True))))
            world.step()
            watch.look(world)
            if way == "careful" and goal is goals[-1] and world.touches():
                break
    world.ungrip()


def goals_of(way: str, rng: FastRng) -> list[Pose]:
    angle = rng.choice((-60, -30, 0, 30, 60, 90)) + between(rng, -13.0, 13.0)
    rotation = about_y(angle) if way != "clumsy" else normal(Rotation(*(between(rng, -1.0, 1.0) for _ in range(4))))
    astray = [(between(rng, -90.0, 120.0), between(rng, 0.08, 0.2)) for _ in range(3 if way == "clumsy" else 0)]
    places = [(0.0, 0.0), *astray, (angle, between(rng, 0.1, 0.19))]
    return [posed(at_angle(*place, between(rng, -0.02, 0.02)), rotation) for place in places]


def roll(world: World, watch: Watch) -> None:
    """Step for half a second in the held wheel, then until everything is at rest."""
    for frame in range(30 * FRAMES_A_SECOND):
        if frame == FRAMES_A_SECOND // 2:
            world.free()
        world.step()
        for fallen in world.on_table():
            world.remove(fallen)
        watch.look(world)
        if world.is_at_rest and not world.held:
            return


if __name__ == "__main__":
    main()
