"""A server on PostgreSQL: it says what is missing, plays, and goes on after a restart of either."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.heard import Accepted, Update
from tests.server.live import Browser
from tests.server.process import plug_in, serving
from tests.services.postgres import Postgres, free_port, postgres


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


def test_a_start_without_the_database_says_in_one_sentence_what_is_missing(tmp_path: Path) -> None:
    address = f"postgresql://ann:secret@127.0.0.1:{free_port()}/games"
    (tmp_path / "index.html").write_text("")
    command = [sys.executable, "-m", "burrow", "serve", "--port", "0", "--static", str(tmp_path)]
    command += ["--data", str(tmp_path), "--store", address]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert ran.returncode == 2
    assert "cannot be reached; check that PostgreSQL runs there" in ran.stderr
    assert "secret" not in ran.stderr


def test_a_game_goes_on_after_a_crash_of_the_server_and_of_the_database(tmp_path: Path, database: Postgres) -> None:
    plug_in(tmp_path / "plugins")
    address = database.fresh_database()
    with serving(tmp_path, store=address) as server, Browser(server.live) as ann:
        table = ann.open({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"})
        socket = ann.dial(table)
        socket.until(Accepted, nonce=socket.move(0, "Put", pebbles=3))
        cookie = ann.http.cookies["burrow"]
        server.stop(signal.SIGKILL)
    with serving(tmp_path, store=address) as server, Browser(server.live) as ann:
        ann.http.cookies.set("burrow", cookie)
        socket = ann.dial(table)
        assert socket.until(Update).sights[0].view["put"] == [3, 0]
        socket.until(Accepted, nonce=socket.move(0, "Put", pebbles=3), seq=0)  # the same nonce: done before
        database.stop(signal.SIGQUIT)
        assert not ann.http.get("/api/health").json()["ok"]
        socket.move(0, "Put", pebbles=2)
        assert socket.closed() == 1011, "nobody is told of a move that is not stored"
        database.start()
        socket = ann.dial(table)
        assert socket.until(Update).sights[0].view["put"] == [3, 0]
        socket.until(Accepted, nonce=socket.move(0, "Put", pebbles=3), seq=0)
        socket.until(Accepted, nonce=socket.move(0, "Put", pebbles=2), seq=1)
        assert not any(tmp_path.glob("data/*.sqlite")), "nothing is kept in a file"
