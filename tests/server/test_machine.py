"""Drives a table through joins, moves, refusals, undo, races, stand-ins, lost connections, restarts, a failing store
and passing time, and compares it with a small model that has no queue, store or socket."""

import asyncio
from itertools import pairwise
from typing import Any, Literal

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.server.offline import ANN, BEN, OPEN, Failing, OfflineServer, Peer, Way, install, me
from tests.toy_games.pebbles import GRABS

from burrow.server.table.actor import TableActor
from burrow.server.table.recovery import RETRY
from burrow.server.wire.outbound import Accepted, Failed, Ping, Refused

CLOCK = 5_000
GOAL = 9
TOKENS = {"ann": ANN, "ben": BEN, "watcher": ""}
SEATED = ("ann", "ben")
WHO = st.sampled_from(sorted(TOKENS))
SEAT = st.integers(0, 2)
WAYS: st.SearchStrategy[Way] = st.sampled_from(["lost", "stored"])


def say(peer: Peer, request: dict[str, Any]) -> str:
    return peer.say(request["kind"], **{name: value for name, value in request.items() if name != "kind"})


class Model:
    """Pebbles for Ann (seat 0) and Ben (seat 1, once he has joined)."""

    def __init__(self) -> None:
        self.phase: Literal["gathering", "playing", "over"] = "gathering"
        self.entries = 0
        self.live: list[tuple[str, int, int]] = []
        """Events that still count: what, by whom, how many pebbles."""
        self.turn = 0
        self.since = 0
        self.now = 0
        self.stamp = 0
        """The stamp of the last entry."""
        self.runs = False
        """The clock. It does not go on after a restart if the game is over."""

    def put(self) -> list[int]:
        return [sum(n for _, by, n in self.live if by == seat) for seat in (0, 1)]

    def expect(self, who: str, what: str, seat: int, pebbles: int = 0) -> str:
        """What happens to a move: "accepted", the rule that refuses it, or the code with which it fails."""
        if (who, seat) != ("ann", 0) and not ((who, seat) == ("ben", 1) and self.phase != "gathering"):
            return "not-your-seat"
        if self.phase == "gathering" or (self.phase == "over" and what == "undo"):
            return "not-now"
        if self.phase == "over":
            return "P-01"
        if what == "undo":
            mine = self.live and self.live[-1][:2] == ("Put", seat) and self.turn == seat
            return "accepted" if mine else ""
        if seat != self.turn:
            return "P-01"
        return "P-02" if what == "Put" and not 1 <= pebbles <= 3 else "accepted"

    def take(self, what: str, seat: int, pebbles: int = 0) -> None:
        self.entries += 1
        self.stamp = self.now
        if what == "undo":
            self.live.pop()
            return
        won = what == "Done" and self.put()[seat] >= GOAL
        self.live.append((what, seat, pebbles))
        if what == "Toss":
            self.entries += 1
            self.live.append(("Tossed", -1, 0))
        if what == "Grab":
            self.since = self.now
        if what == "Done":
            self.pass_turn()
        if won:
            self.phase = "over"

    def pass_turn(self) -> None:
        self.turn = 1 - self.turn
        self.since = self.now

    def wait(self, millis: int) -> None:
        end = self.now + millis
        while self.phase == "playing" and self.since + CLOCK <= end:
            self.now = self.stamp = self.since + CLOCK
            self.entries += 1
            self.live.append(("TimeUp", -1, 0))
            self.pass_turn()
        if self.runs:
            self.now = end


class TableMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.patch = pytest.MonkeyPatch()
        install(self.patch)
        self.loop = asyncio.Runner()
        self.model = Model()
        self.peers: dict[str, Peer] = {}
        self.seen: dict[str, int] = {}
        """The last entry each client has seen, over all its connections."""
        self.accepted: list[tuple[str, dict[str, Any], Accepted]] = []

    def run(self, coroutine: Any) -> Any:
        return self.loop.run(coroutine)

    @initialize(joined=st.booleans(), others=st.sets(st.sampled_from(["ben", "watcher"])))
    def open(self, joined: bool, others: set[str]) -> None:
        async def start() -> tuple[OfflineServer, TableActor]:
            server = OfflineServer(Failing(), rate=0)
            return server, await server.open(me(), OPEN, clock=CLOCK, goal=GOAL, cadence=0)

        self.server, self.table = self.run(start())
        for who in ("ann", *sorted(others)):
            self.connect(who)
        if joined:
            self.ben_joins()

    @rule()
    @precondition(lambda self: self.model.phase == "gathering")
    def ben_joins(self) -> None:
        assert self.run(self.server.join(self.table, BEN, "Ben")) == 1
        self.model.phase = "playing"
        self.model.runs = True
        self.collect()

    @rule(who=WHO)
    def connect(self, who: str) -> None:
        """A client that was cut off says what it saw last; a new one says nothing."""
        if who in self.peers:
            return
        after = self.seen.get(who, -1)
        peer = self.peers[who] = self.run(self.server.connect(self.table, TOKENS[who], after=after))
        assert [event.seq for event in peer.events()] == list(range(after + 1, self.model.entries))
        self.collect()

    @rule(who=WHO)
    def lose(self, who: str) -> None:
        if who in self.peers:
            self.collect()
            self.peers.pop(who).hang_up()
            self.run(self.server.settle())
            self.collect()

    @rule(who=WHO, seat=SEAT, pebbles=st.integers(0, 4))
    def put(self, who: str, seat: int, pebbles: int) -> None:
        self.move(who, "Put", seat, pebbles)

    @rule(who=WHO, seat=SEAT, what=st.sampled_from(["Toss", "Done"]))
    def toss_or_be_done(self, who: str, seat: int, what: str) -> None:
        self.move(who, what, seat)

    @rule(what=st.sampled_from(["Put", "Put", "Toss"]), pebbles=st.integers(1, 3), done=st.booleans())
    def play_well(self, what: str, pebbles: int, done: bool) -> None:
        """The seat whose turn it is makes a legal move; otherwise games would hardly progress."""
        who = self.on_turn
        self.move(who, what, self.model.turn, pebbles if what == "Put" else 0)
        if done:
            self.move(who, "Done", self.model.turn)

    @rule(grabs=st.lists(st.integers(0, 1), min_size=GRABS, max_size=GRABS))
    @precondition(lambda self: self.model.phase == "playing" and self.on_turn in self.peers)
    def race(self, grabs: list[int]) -> None:
        """A whole race, to the last grab. A seat without a connection leaves the grab to the seat whose turn it
        is."""
        turn = self.model.turn
        self.move(self.on_turn, "Race", turn)
        for seat in grabs:
            seat = seat if SEATED[seat] in self.peers else turn
            self.move(SEATED[seat], "Grab", seat, racing=True)

    @rule(seat=st.integers(0, 1))
    @precondition(lambda self: self.model.phase == "playing")
    def leave_the_seat_to_a_bot_and_take_it_back(self, seat: int) -> None:
        """This takes no time, so the bot does nothing."""
        peer = self.peers.get(SEATED[seat])
        if peer is None:
            return
        nonces = [peer.say("substitute", seat=seat, level="steady")]
        nonces.append(peer.move(seat, "Done"))
        nonces.append(peer.say("substitute", seat=seat, level=""))
        self.run(self.server.settle())
        given, moved, taken = [peer.answer(nonce) for nonce in nonces]
        last = self.model.entries - 1
        assert (given, taken) == (Accepted(nonces[0], last), Accepted(nonces[2], last))
        assert (moved.code, peer.table.seats[seat].level) == ("not-now", "")
        self.collect()

    @rule(way=WAYS, what=st.sampled_from(["Put", "Toss", "Done"]))
    @precondition(lambda self: self.model.phase == "playing" and self.on_turn in self.peers)
    def a_move_fails(self, way: Way, what: str) -> None:
        """A moment later all is as if it had not, but for a move that was lost."""
        self.server.store.fail("append", way=way)
        self.move(self.on_turn, what, self.model.turn, 1 if what == "Put" else 0, is_lost=way == "lost")
        self.wait(RETRY)

    @rule(way=WAYS)
    @precondition(lambda self: self.model.phase == "playing" and self.on_turn in self.peers)
    def the_end_fails(self, way: Way) -> None:
        """The last move is stored, but not yet that the game is over."""
        while self.model.put()[self.model.turn] < GOAL:
            self.move(self.on_turn, "Put", self.model.turn, 3)
        self.server.store.fail("amend", way=way)
        self.move(self.on_turn, "Done", self.model.turn)
        self.wait(RETRY)

    @property
    def on_turn(self) -> str:
        return SEATED[self.model.turn]

    @rule(who=WHO, seat=SEAT)
    def undo(self, who: str, seat: int) -> None:
        self.move(who, "undo", seat)

    @rule(place=st.integers(0, 50))
    @precondition(lambda self: any(who in self.peers for who, _, _ in self.accepted))
    def say_again(self, place: int) -> None:
        """Send an accepted request again: it gets the same answer and is not done again."""
        known = [case for case in self.accepted if case[0] in self.peers]
        who, request, answer = known[place % len(known)]
        peer = self.peers[who]
        before = len(peer.heard)
        say(peer, request)
        self.run(self.server.settle())
        assert [message for message in peer.heard[before:] if not isinstance(message, Ping)] == [answer]

    @rule(millis=st.integers(1, 2 * CLOCK + 100))
    def wait(self, millis: int) -> None:
        self.run(self.server.wait(millis))
        self.model.wait(millis)
        self.collect()

    @rule()
    def restart(self) -> None:
        self.collect()
        self.run(self.server.restart())
        self.table = self.run(self.server.again(self.table))
        self.run(self.server.settle())
        self.peers.clear()
        self.model.now = self.model.stamp
        self.model.runs = self.model.phase == "playing"

    def move(
        self, who: str, what: str, seat: int, pebbles: int = 0, *, racing: bool = False, is_lost: bool = False
    ) -> None:
        peer = self.peers.get(who)
        if peer is None:
            return
        request: dict[str, Any] = {"kind": "undo", "seat": seat}
        if what != "undo":
            payload = {"type": what, **({"pebbles": pebbles} if what == "Put" else {})}
            request = {"kind": "move", "seat": seat, "move": payload}
        request["nonce"] = say(peer, request)
        self.run(self.server.settle())
        answer = peer.answer(request["nonce"])
        expected = "accepted" if racing else self.model.expect(who, what, seat, pebbles)
        if is_lost:
            assert answer == Failed("not-stored", nonce=request["nonce"])
        elif expected == "accepted":
            assert answer == Accepted(request["nonce"], self.model.entries)
            self.accepted.append((who, request, answer))
            self.model.take(what, seat, 1 if what == "Grab" else pebbles)
        elif isinstance(answer, Refused):
            assert answer.rule == expected
        else:
            assert isinstance(answer, Failed)
            assert answer.code == expected
        self.collect()

    def collect(self) -> None:
        """Every client sees every entry once, in order."""
        for who, peer in self.peers.items():
            seqs = [event.seq for event in peer.events()]
            assert seqs == list(range(self.model.entries - len(seqs), self.model.entries))
            self.seen[who] = self.model.entries - 1

    @invariant()
    def everyone_sees_the_model(self) -> None:
        model = self.model
        for peer in self.peers.values():
            update = peer.update
            assert update.seq == model.entries - 1
            assert update.sights[0].view["put"] == model.put()
            assert update.waiting == ((model.turn,) if model.phase == "playing" else ())
            assert update.deadline == (model.since + CLOCK if model.phase == "playing" else None)
            assert bool(update.seed) == (model.phase == "over")
            assert peer.table.phase == model.phase
            here = [who in self.peers for who in ("ann", "ben")]
            assert [seat.here for seat in peer.table.seats] == [here[0], here[1] and model.phase != "gathering"]
            events = peer.events()
            for before, event in pairwise(events):
                if event.what is not None and event.what["type"] == "Tossed":
                    assert before.by == update.sights[0].seat, "only who tossed sees what it was"

    @invariant()
    def everything_is_stored(self) -> None:
        if hasattr(self, "table"):
            assert len(self.run(self.server.store.rows(self.table.name))) == self.model.entries
            assert self.model.phase == "gathering" or self.table.now() == self.model.now

    def teardown(self) -> None:
        if hasattr(self, "server"):
            self.run(self.server.close())
        self.loop.close()
        self.patch.undo()


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=50,
    stateful_step_count=50,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
