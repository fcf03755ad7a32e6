"""Connections that block others: silent ones, floods of frames, clients that do not read, and too many of them."""

import logging
import os
import socket
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import pytest
from tests.server.heard import TableNow
from tests.server.live import PATIENCE, Browser, Live, running
from tests.server.offline import install
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from burrow.server import run
from burrow.server.net import descriptors, lines, memory
from burrow.server.net.inbox import Inbox
from burrow.server.net.lines import Line, Lines
from burrow.server.net.protocols import AHEAD, BITE, RequestLine
from burrow.server.settings import Settings
from burrow.server.sockets.close_codes import TOO_FAST
from burrow.server.wire.outbound import Accepted, Failed, SeatInfo

UNLIMITED = Settings(tables_per_hour=0, address_requests=0, rate=0, address_messages=0)
ME = {"kind": "me", "name": "Ann"}


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Wire:
    """A transport that sends nothing."""

    def __init__(self) -> None:
        self.unsent = 0
        self.closing = False
        self.aborted = False

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted = self.closing = True

    def get_write_buffer_size(self) -> int:
        return self.unsent


class Caller:
    def __init__(self, all_lines: Lines, address: str = "192.0.2.7") -> None:
        self.wire = Wire()
        self.told = 0
        self.line = Line(self.wire, address, self.be_late)
        self.is_in = all_lines.enter(self.line)

    def be_late(self) -> None:
        self.told += 1
        self.wire.closing = True


def limited(most: int, most_per_address: int, clock: Clock, **settings: int) -> Lines:
    return Lines(Settings(lines_per_address=most_per_address, **settings), most, clock)  # type: ignore[arg-type]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setattr(Lines, "_look_after", lambda self: None)
    return Clock()


@pytest.mark.parametrize(("doing", "patience"), [("silent", 10), ("sending", 30)])
def test_a_line_has_so_long_to_ask(clock: Clock, doing: lines.Doing, patience: int) -> None:
    server = limited(10, 10, clock)
    caller = Caller(server)
    server.note(caller.line, doing)
    for _ in range(patience - 1):
        clock.now += 1
        server.note(caller.line, doing)  # another byte of the same request gives no more time
        server.sweep()
    assert not caller.told
    clock.now += 1
    server.sweep()
    assert caller.told == 1


def test_how_long_a_line_has_is_a_setting(clock: Clock) -> None:
    server = limited(10, 10, clock, header_patience=2000, body_patience=3000, read_patience=4000, close_patience=5000)
    silent, sending, deaf, closing = [Caller(server) for _ in range(4)]
    for caller, doing in ((sending, "sending"), (deaf, "served"), (closing, "served")):
        server.note(caller.line, cast("lines.Doing", doing))
    deaf.wire.unsent, closing.wire.closing = 1000, True
    ended = []
    for _ in range(6):
        server.sweep()
        ended.append([bool(silent.told), bool(sending.told), bool(deaf.told), closing.wire.aborted])
        clock.now += 1
    assert [sum(each) for each in ended] == [0, 0, 1, 2, 3, 4]
    assert ended[2] == [True, False, False, False]


def test_a_line_that_is_served_may_stay(clock: Clock) -> None:
    server = limited(10, 10, clock)
    caller = Caller(server)
    server.note(caller.line, "served")
    clock.now += 100_000
    server.sweep()
    assert not caller.told


def test_who_reads_nothing_of_what_waits_is_late(clock: Clock) -> None:
    server = limited(10, 10, clock)
    deaf, slow = Caller(server), Caller(server)
    for caller in (deaf, slow):
        server.note(caller.line, "served")
    for second in range(40):
        deaf.wire.unsent, slow.wire.unsent = 70_000, 70_000 - 10 * second
        server.sweep()
        clock.now += 1
    assert (deaf.told, slow.told) == (1, 0)


def test_who_does_not_even_hear_the_end_is_cut_off(clock: Clock) -> None:
    server = limited(10, 10, clock)
    caller = Caller(server)
    server.note(caller.line, "served")
    caller.wire.closing, caller.wire.unsent = True, 1000
    server.sweep()
    clock.now += 9
    server.sweep()
    assert not caller.wire.aborted
    clock.now += 1
    server.sweep()
    assert caller.wire.aborted


def test_silent_lines_make_room_the_longest_first(clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    server = limited(3, 0, clock)
    first, second, third = (Caller(server) for _ in range(3))
    server.note(first.line, "served")
    with caplog.at_level(logging.WARNING):
        fourth, fifth = Caller(server), Caller(server)
    assert [caller.wire.aborted for caller in (first, second, third, fourth)] == [False, True, True, False]
    assert (fourth.is_in, fifth.is_in, len(server)) == (True, True, 3)
    assert [record.message for record in caplog.records] == ["all 3 connections are taken"], "once a minute"


def test_where_nobody_is_silent_there_is_no_room(clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    server = limited(2, 0, clock)
    callers = [Caller(server) for _ in range(2)]
    for caller in callers:
        server.note(caller.line, "served")
    with caplog.at_level(logging.WARNING):
        assert not Caller(server).is_in
        clock.now += 61
        assert not Caller(server).is_in
    assert len(caplog.records) == 2
    server.leave(callers[0].line)
    server.leave(callers[0].line)
    assert Caller(server).is_in


def test_lines_are_counted_by_address_but_for_proxies(clock: Clock) -> None:
    server = limited(100, 2, clock)
    neighbours = [Caller(server, "192.0.2.1") for _ in range(3)]
    assert [caller.is_in for caller in neighbours] == [True, True, False]
    assert Caller(server, "192.0.2.2").is_in
    assert all(Caller(server, "").is_in for _ in range(10)), "a proxy"
    server.leave(neighbours[0].line)
    assert Caller(server, "192.0.2.1").is_in


def test_after_a_crowd_memory_is_given_back(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    server = limited(0, 0, clock)
    monkeypatch.setattr(lines, "give_back", lambda: given.append(len(server)))
    callers = [Caller(server) for _ in range(lines.CROWD + 40)]
    server.sweep()
    for caller in callers[20:]:
        server.leave(caller.line)
    for _ in range(lines.CALM - 1):
        server.sweep()
    assert given == []
    for _ in range(10):
        server.sweep()
    assert given == [20], "once"


def test_memory_is_given_back_to_whatever_system_it_is() -> None:
    memory.give_back()


def test_the_server_takes_no_more_lines_than_the_system_has_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(descriptors, "limit", lambda: 1024)
    most = []
    monkeypatch.setattr(lines, "Lines", lambda _, limit: most.append(limit))
    run.make_config(lambda: None, Settings())  # type: ignore[arg-type]  # it is not run
    assert most == [1024 - run.SPARE]


@pytest.mark.skipif(os.name != "posix", reason="there is no such limit")
def test_the_server_asks_for_as_many_files_as_it_may_have() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
    try:
        descriptors.allow_many()
        assert descriptors.limit() == min(before[1], descriptors.MANY)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# On a real server.


@pytest.fixture
def live(monkeypatch: pytest.MonkeyPatch) -> Iterator[Live]:
    install(monkeypatch)
    with running(UNLIMITED) as live:
        yield live


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[Live]:
    """A server that waits for nobody."""
    install(monkeypatch)
    monkeypatch.setattr(lines, "SWEEP", 0.01)
    with running(replace(UNLIMITED, header_patience=100, body_patience=100, close_patience=50)) as live:
        yield live


@pytest.fixture
def ann(live: Live) -> Iterator[Browser]:
    with Browser(live) as browser:
        yield browser


def call(live: Live, first: bytes = b"") -> socket.socket:
    port = int(live.host.partition(":")[2])
    line = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    line.sendall(first)
    return line


def rest_of(line: socket.socket) -> bytes:
    """Everything the server sends until it closes."""
    heard = b""
    while piece := line.recv(65536):
        heard += piece
    return heard


POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"


@pytest.mark.parametrize("first", [b"GET / HTTP/1.1\r\nHost: loc", POST])
def test_who_begins_a_request_and_stops_is_told(hasty: Live, monkeypatch: pytest.MonkeyPatch, first: bytes) -> None:
    has_begun = threading.Event()
    receive, sweep = RequestLine.data_received, Lines.sweep

    def noted(line: RequestLine, data: bytes) -> None:
        receive(line, data)
        has_begun.set()

    monkeypatch.setattr(RequestLine, "data_received", noted)
    # Whoever has sent nothing yet is cut off without a word.
    monkeypatch.setattr(Lines, "sweep", lambda server: sweep(server) if has_begun.is_set() else None)
    with call(hasty, first) as line:
        assert rest_of(line).startswith(b"HTTP/1.1 408 ")


def test_who_says_nothing_is_cut_off(hasty: Live) -> None:
    with call(hasty) as line:
        assert rest_of(line) == b""


def masked(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


FLOODS = {
    "pings": masked(Opcode.PING) * 2000,
    "pongs": masked(Opcode.PONG) * 2000,
    "parts": masked(Opcode.TEXT, b"{", fin=False) + masked(Opcode.CONT, fin=False) * 2000,
}


def raw(client: ClientConnection) -> socket.socket:
    return client.socket


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_without_a_message_closes_the_socket(ann: Browser, kind: str) -> None:
    dialled = ann.dial(ann.open(ME))
    raw(dialled.socket).sendall(FLOODS[kind])
    assert dialled.closed() == TOO_FAST


def test_who_is_gone_without_a_word_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser answers the pings of the protocol by itself; a device without power does not."""
    install(monkeypatch)
    monkeypatch.setattr(run, "ALIVE_EVERY", 0.1)
    monkeypatch.setattr(run, "ALIVE_WITHIN", 0.1)
    with running(UNLIMITED) as live, Browser(live) as ann, Browser(live) as ben:
        table = ann.open(ME, {"kind": "open"})
        ben.http.post(f"/api/tables/{table}/join", json={"name": "Ben"})
        cookie = f"burrow={ben.http.cookies['burrow']}"
        here = ann.dial(table)
        with call(live, greeting(live, table, cookie)):
            here.until(TableNow, seats=Seated((True, True)))
            here.until(TableNow, seats=Seated((True, False)))


class Seated:
    """Equal to seats of which these are connected."""

    def __init__(self, here: tuple[bool, ...]) -> None:
        self._here = here

    def __eq__(self, seats: object) -> bool:
        return tuple(seat.here for seat in cast("tuple[SeatInfo, ...]", seats)) == self._here

    __hash__ = None  # type: ignore[assignment]


def greeting(live: Live, table: str, cookie: str = "burrow=") -> bytes:
    """How a client begins a socket."""
    return (
        f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: {live.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Cookie: {cookie}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: YnVycm93YnVycm93YnVycg==\r\n\r\n"
    ).encode()


def test_a_ping_now_and_then_is_answered(ann: Browser) -> None:
    dialled = ann.dial(ann.open(ME))
    assert dialled.socket.ping().wait(PATIENCE)
    assert dialled.socket.ping(b"x" * 125).wait(PATIENCE)


def test_what_comes_in_one_piece_is_read_in_order(ann: Browser) -> None:
    """More than the server reads at once, with frames across the borders."""
    dialled = ann.dial(ann.open(ME, goal=1000))
    moves = b"".join(
        masked(Opcode.TEXT, b'{"say":"move","nonce":"m%d","seat":0,"move":{"type":"Put","pebbles":1}}' % number)
        for number in range(60)
    )
    raw(dialled.socket).sendall(moves)
    for number in range(60):
        assert dialled.until(Accepted, nonce=f"m{number}").seq == number


def test_who_talks_on_after_the_end_is_cut_off(ann: Browser) -> None:
    dialled = ann.dial("there-is-none")
    line = raw(dialled.socket)
    try:
        for _ in range(1000):
            line.sendall(masked(Opcode.TEXT, b"x" * 1000))
    except OSError:
        return
    assert rest_of(line) == b"", "whatever was said, the line is gone"


def test_who_reads_nothing_is_let_go_though_the_end_does_not_reach_it(
    hasty: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Browser(hasty) as ann:
        table = ann.open(ME)
    left = threading.Event()
    leave = Lines.leave

    def noted(server: Lines, line: Line) -> None:
        leave(server, line)
        if line.doing == "closing":
            left.set()

    monkeypatch.setattr(Lines, "leave", noted)
    with call(hasty, greeting(hasty, table)) as line:
        nonsense = masked(Opcode.TEXT, b'{"nonce":"' + b"x" * 40 + b'"}') * 500
        try:
            while not left.is_set():
                line.sendall(nonsense)
        except OSError:
            pass
        assert left.wait(PATIENCE)


def test_a_flood_of_messages_is_read_no_faster_than_it_is_heard(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[int] = []
    receive = WebSocketsSansIOProtocol.receive

    async def noted(line: WebSocketsSansIOProtocol) -> object:
        waiting.append(len(cast(Inbox, line.queue)))
        return await receive(line)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "receive", noted)
    dialled = ann.dial(ann.open(ME))
    raw(dialled.socket).sendall(masked(Opcode.TEXT, b"{}") * 5000 + masked(Opcode.TEXT, b'{"say":"begin","nonce":"z"}'))
    dialled.until(Failed, nonce="z")
    assert len(waiting) > 5000
    assert max(waiting) <= AHEAD + BITE // len(masked(Opcode.TEXT, b"{}"))
