"""The server as a process: it stops cleanly, continues where it was, and its bots think in other processes."""

import os
import select
import signal
import socket
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.heard import Accepted, Update, Welcome
from tests.server.live import Browser
from tests.server.process import plug_in, serving
from tests.toy_games.slide import FRAME

from burrow.server.run import CannotServe, PortTaken, address_of, serve
from burrow.server.settings import Settings

ME = {"kind": "me", "name": "Ann"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    plug_in(tmp_path / "plugins")
    return tmp_path


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_stopped_server_says_so_and_goes_on_later(folder: Path, how: signal.Signals) -> None:
    with serving(folder) as server, Browser(server.live) as ann:
        table = ann.open(ME, ME)
        socket = ann.dial(table)
        nonce = socket.move(0, "Put", pebbles=3)
        socket.until(Accepted, nonce=nonce)
        assert server.stop(how) == 0
        assert socket.closed() == 1012
        cookie = ann.http.cookies["burrow"]
    with serving(folder) as server, Browser(server.live) as ann:
        ann.http.cookies.set("burrow", cookie)
        socket = ann.dial(table, "?after=0")
        assert socket.until(Welcome).yours == (0, 1)
        update = socket.until(Update)
        assert (update.seq, update.sights[0].view["put"], update.sights[0].events) == (0, [3, 0], ())


def test_a_server_stopped_in_the_middle_of_a_turn_finishes_it(folder: Path) -> None:
    with serving(folder) as server, Browser(server.live) as ann:
        table = ann.open(ME, ME, game="slide", clock=0)
        socket = ann.dial(table)
        seat = socket.until(Update).waiting[0]
        socket.gesture(seat, "t")
        socket.gesture(seat, "p", 100)
        while FRAME.unpack(socket.see())[2] < 5:
            pass
        assert server.stop() == 0
        assert socket.until(Update, seq=1).sights[0].view["place"] == 100
        assert socket.closed() == 1012
        cookie = ann.http.cookies["burrow"]
    with serving(folder) as server, Browser(server.live) as ann:
        ann.http.cookies.set("burrow", cookie)
        assert ann.dial(table).until(Update).sights[0].view["place"] == 100


def test_a_server_killed_in_the_middle_of_a_turn_begins_it_again(folder: Path) -> None:
    with serving(folder) as server, Browser(server.live) as ann:
        table = ann.open(ME, ME, game="slide", clock=0)
        socket = ann.dial(table)
        for _ in range(2):
            seat = socket.until(Update).waiting[0]
            socket.gesture(seat, "t")
            socket.gesture(seat, "p", 5)
            socket.see()
        socket.until(Update, seq=3)
        socket.gesture(0, "t")
        assert FRAME.unpack(socket.see())[0] == b"w"
        socket.gesture(0, "c", 50)
        assert FRAME.unpack(socket.see())[2] == 50
        cookie = ann.http.cookies["burrow"]
        server.stop(signal.SIGKILL)
    with serving(folder) as server, Browser(server.live) as ann:
        ann.http.cookies.set("burrow", cookie)
        socket = ann.dial(table)
        update = socket.until(Update)
        assert (update.seq, update.waiting, update.sights[0].view["place"]) == (3, (0,), 10), "as it was before"
        socket.gesture(0, "t")
        socket.gesture(0, "p", 4)
        events = socket.until(Update, seq=5).sights[0].events
        assert [event.what for event in events] == [
            {"type": "Push", "start": 10, "force": 4}, {"type": "Stopped", "place": 14},
        ]  # fmt: skip


def test_a_thinking_bot_delays_no_other_table_and_no_other_bot(folder: Path) -> None:
    with serving(folder) as server, Browser(server.live) as ann:
        slow = ann.dial(ann.open(ME, {"kind": "bot", "level": "slow"}))
        slow.until(Accepted, nonce=slow.move(0, "Done"))
        assert slow.until(Update, seq=0).waiting == (1,)
        quick = ann.dial(ann.open(ME, {"kind": "bot", "level": "steady"}, goal=1000))
        for _ in range(20):
            quick.until(Accepted, nonce=quick.move(0, "Put", pebbles=1))
        quick.until(Accepted, nonce=quick.move(0, "Done"))
        assert quick.until(Update, seq=21).sights[0].events[0].by == 1, "its own bot has answered"
        (folder / "gate").touch()
        assert slow.until(Update, seq=1).sights[0].events[0].by == 1


def test_a_bot_that_takes_its_process_along_harms_nobody(folder: Path) -> None:
    with serving(folder) as server, Browser(server.live) as ann:
        deadly = ann.dial(ann.open({"kind": "bot", "level": "deadly"}, ME, goal=1000))
        assert deadly.until(Update, seq=0).sights[0].events[0].by == 0, "some legal move was made for it"
        steady = ann.dial(ann.open({"kind": "bot", "level": "steady"}, ME, goal=1000))
        assert steady.until(Update, seq=0).sights[0].events[0].by == 0


def test_a_killed_server_leaves_no_bots_behind(folder: Path) -> None:
    with serving(folder) as server, Browser(server.live) as ann:
        steady = ann.dial(ann.open({"kind": "bot", "level": "steady"}, ME))
        steady.until(Update, seq=0)
        workers = _children(server.process.pid)
        assert workers
        server.process.kill()
        server.process.wait()
    for worker in workers:
        _gone(worker)


def test_a_taken_port_is_told_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(PortTaken, match=f"port {port} is taken"):
            serve(Settings(port=port), print)


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 8000), ("203.0.113.7", 8000)])
def test_an_address_that_is_not_ours_is_told_in_one_sentence(host: str, port: int) -> None:
    with pytest.raises(CannotServe) as error:
        serve(Settings(host=host, port=port), print)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:80"), ("0.0.0.0", "http://127.0.0.1:80"), ("::1", "http://[::1]:80"),
     ("::", "http://[::1]:80"), ("burrow.local", "http://burrow.local:80")],
)  # fmt: skip
def test_the_address_for_a_browser(host: str, address: str) -> None:
    assert address_of(host, 80) == address


def _children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task")
    if not tasks.is_dir():
        pytest.skip("needs /proc")
    return [int(child) for task in tasks.iterdir() for child in (task / "children").read_text().split()]


def _gone(pid: int) -> None:
    """Wait until the process has ended."""
    try:
        watch = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    try:
        assert select.select([watch], [], [], PATIENCE)[0], f"process {pid} lives on"
    finally:
        os.close(watch)
