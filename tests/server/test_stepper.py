"""The threads that step turns of physics: which turn goes next, and that nobody waits for a slow one."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable

import pytest
from tests.patience import PATIENCE
from tests.server.offline import ANN, OfflineServer, me, with_physics
from tests.toy_games.slide import GAME, Options, Push, Session, State, What

from burrow.engine import registry
from burrow.engine.game import NATURE, AnySession, Millis, Refusal, Seat
from burrow.server.physics.live import FRAME, LAG, LiveTurn, Report
from burrow.server.physics.stepper import Roster, StepThreads
from burrow.server.wire.outbound import Accepted, Legal

"""Seconds until a test gives up; no passing test waits this long."""


def a_turn(
    open: Callable[[], AnySession], tell: Callable[[LiveTurn, Report], object] = lambda live, report: None
) -> LiveTurn:
    return LiveTurn(open, tell, seat=NATURE, at=0, is_hand=False)


def slide(force: int) -> AnySession:
    return GAME.session(State(Options(), 1), Push(0, force))


class Crowd:
    """Turns in a roster, stepped by one simulated processor."""

    def __init__(self, *costs: float) -> None:
        self.roster = Roster()
        self.now = 100.0
        self._costs: dict[LiveTurn, float] = {}
        self.frames: list[int] = []
        self._lives: list[LiveTurn] = []
        for cost in costs:
            self.join(cost)

    def join(self, cost: float) -> int:
        live = a_turn(lambda: slide(200))
        live._session = slide(200)
        self._costs[live] = cost
        self._lives.append(live)
        self.frames.append(0)
        self.roster.add(live)
        return len(self._lives) - 1

    def run(self, seconds: float) -> list[int]:
        """How many frames each turn got in the meantime."""
        before = list(self.frames)
        end = self.now + seconds
        while self.now < end:
            live = self.roster.next(self.now)
            if live is None:
                pause = self.roster.pause(self.now)
                self.now = end if pause is None else min(end, self.now + max(pause, 1e-9))
                continue
            live.steps = True
            live.due = max((live.due or self.now) + FRAME, self.now - LAG)
            self.frames[self._lives.index(live)] += 1
            self.now += self._costs[live]
            self.roster.back(live, self._costs[live], self.now)
        return [after - first for first, after in zip(before, self.frames, strict=True)]


def test_what_fits_runs_at_full_speed() -> None:
    crowd = Crowd(0.004, 0.004, 0.004)
    crowd.run(1)
    assert all(59 <= frames <= 61 for frames in crowd.run(1))


def test_a_heavy_turn_slows_down_before_a_light_one_does() -> None:
    crowd = Crowd(0.020, 0.001, 0.002)
    crowd.run(1)
    heavy, light, other = crowd.run(2)
    assert light >= 115
    assert other >= 115
    assert 30 <= heavy < 100


def test_heavy_turns_share_what_there_is() -> None:
    crowd = Crowd(0.020, 0.020, 0.010)
    crowd.run(1)
    first, second, third = crowd.run(6)
    assert abs(first - second) <= 2
    assert third == pytest.approx(2 * first, rel=0.05), "the same time for each"


def test_who_comes_late_neither_starves_nor_starves_others() -> None:
    crowd = Crowd(0.016, 0.001)
    crowd.run(60)
    new = crowd.join(0.030)
    frames = crowd.run(3)
    assert frames[1] >= 170, "the light one has its due"
    assert frames[0] * 0.016 == pytest.approx(frames[new] * 0.030, rel=0.1)


def test_a_turn_is_stepped_by_one_thread_at_a_time() -> None:
    roster, live = Roster(), a_turn(lambda: slide(1))
    roster.add(live)
    assert roster.next(1.0) is live
    assert roster.next(1.0) is None
    roster.wake(live, 1.0)
    live.due = None
    roster.back(live, 0.0, 2.0)
    assert live.due == 2.0, "what was said to it meanwhile is not lost"
    roster.remove(live)
    assert roster.next(9.0) is None
    roster.back(live, 0.0, 9.0)
    assert live not in roster


def test_nothing_is_due_while_all_rest() -> None:
    roster, live = Roster(), a_turn(lambda: slide(1))
    roster.add(live)
    live.due = None
    assert (roster.next(5.0), roster.pause(5.0)) == (None, None)
    roster.wake(live, 6.0)
    assert roster.pause(5.5) == 0.5
    assert roster.next(6.0) is live


class Held(Session):
    """A step that does not return until the test allows it."""

    def __init__(self, state: State, move: Push | None) -> None:
        super().__init__(state, move)
        self.begun, self.may_end = threading.Event(), threading.Event()

    def step(self) -> None:
        self.begun.set()
        assert self.may_end.wait(PATIENCE)
        super().step()


@pytest.fixture
async def threads(anyio_backend: str) -> AsyncIterator[StepThreads]:
    threads = StepThreads(1)
    yield threads
    await asyncio.to_thread(threads.close)


@pytest.mark.anyio
async def test_a_turn_is_opened_and_stepped_beside_the_event_loop(threads: StepThreads) -> None:
    opened_in: list[threading.Thread] = []
    done: asyncio.Future[Report] = asyncio.get_running_loop().create_future()
    told_in: set[threading.Thread] = set()

    def open() -> AnySession:
        opened_in.append(threading.current_thread())
        return slide(3)

    def tell(live: LiveTurn, report: Report) -> None:
        told_in.add(threading.current_thread())
        if report.result is not None:
            done.set_result(report)

    threads.take_up(a_turn(open, tell))
    report = await asyncio.wait_for(done, PATIENCE)
    assert report.result is not None
    assert report.result.settled.place == 3
    assert opened_in[0] is not threading.current_thread()
    assert told_in == {threading.current_thread()}


@pytest.mark.anyio
async def test_what_a_kind_of_turn_needs_is_loaded_once_before_anybody_waits(threads: StepThreads) -> None:
    opened: list[threading.Thread] = []

    def open() -> AnySession:
        opened.append(threading.current_thread())
        return GAME.session(State(Options(), 1))

    for kind in ("slide", "slide", "other"):
        threads.prepare(kind, open)
    while len(opened) < 2 or threads._roster._places:
        await asyncio.sleep(0)
    assert len(opened) == 2
    assert threading.current_thread() not in opened


@pytest.mark.anyio
async def test_a_turn_that_hangs_delays_no_other_table(threads: StepThreads, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", with_physics)
    held: list[Held] = []

    def session(state: State, move: Push | None = None) -> Session:
        if move is None:
            return Session(state, move)
        held.append(Held(state, move))
        return held[-1]

    monkeypatch.setattr(GAME, "session", session)
    server = OfflineServer()
    server.lobby._services = server.lobby._services._replace(stepper=threads)
    slow, quick = await server.open(me(), game="slide"), await server.open(me(), goal=1000)
    ann, other = await server.connect(slow, ANN), await server.connect(quick, ANN)
    nonce = ann.move(0, "Push", start=0, force=2)
    await server.settle()
    while not held:
        await asyncio.sleep(0)
    assert await asyncio.to_thread(held[0].begun.wait, PATIENCE)
    for number in range(20):
        quick_nonce = other.move(0, "Put", pebbles=1)
        await server.settle()
        assert other.answer(quick_nonce) == Accepted(quick_nonce, number)
    assert ann.answer(nonce) is None
    held[0].may_end.set()
    while ann.answer(nonce) is None:
        await asyncio.sleep(0)
        await server.settle()
    assert ann.answer(nonce) == Accepted(nonce, 0)
    await server.close()


@pytest.mark.anyio
@pytest.mark.parametrize("how", ["move", "why"])
async def test_a_move_that_takes_long_to_judge_delays_no_other_table(
    how: str, threads: StepThreads, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "games", with_physics)
    may_end = threading.Event()
    judge = GAME.refuse

    def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
        assert may_end.wait(PATIENCE)
        return judge(state, seat, move, at)

    monkeypatch.setattr(GAME, "refuse", refuse)
    server = OfflineServer()
    server.lobby._services = server.lobby._services._replace(stepper=threads)
    slow, quick = await server.open(me(), game="slide"), await server.open(me(), goal=1000)
    ann, other = await server.connect(slow, ANN), await server.connect(quick, ANN)
    nonce = ann.say(how, seat=0, move={"type": "Push", "start": 0, "force": 2})
    for number in range(20):
        quick_nonce = other.move(0, "Put", pebbles=1)
        while other.answer(quick_nonce) is None:
            await asyncio.sleep(0)
        assert other.answer(quick_nonce) == Accepted(quick_nonce, number)
    assert ann.answer(nonce) is None
    may_end.set()
    while ann.answer(nonce) is None:
        await asyncio.sleep(0)
    assert ann.answer(nonce) == (Accepted(nonce, 0) if how == "move" else Legal(nonce))
    await server.close()


@pytest.mark.anyio
async def test_what_a_dropped_turn_still_says_is_heard_by_nobody(
    server: OfflineServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "games", with_physics)
    table = await server.open(me(), game="slide")
    ann = await server.connect(table, ANN)
    ann.gesture(0, "t")
    await server.wait(50)
    (live,) = server.stepper.lives
    table._parts.turns.drop()
    before = len(ann.shown)
    live.tell(live, Report(b"n", b"w", is_moving=True))
    live.tell(live, Report(error=ValueError("late")))
    await server.wait(50)
    assert (len(ann.shown), ann.update.seq) == (before, -1)
