"""A server with a faulty disk: it does not serve damaged tables, accepts nothing that it cannot store, and tells the
operator."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.heard import Accepted, Failed, Update
from tests.server.live import Browser, Live, running

from burrow.server.settings import Settings
from burrow.storage.sqlite import SqliteStore

ME = {"kind": "me", "name": "Ann"}
BO = {"kind": "me", "name": "Bo"}
SETTINGS = Settings(tables_per_hour=0, address_requests=0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "tables.sqlite"


class Kept:
    """A server whose tables stay in the file after it has stopped."""

    def __init__(self, path: Path) -> None:
        self.store = SqliteStore(path)

    def __enter__(self) -> Live:
        self._running = running(SETTINGS, self.store)
        return self._running.__enter__()

    def __exit__(self, *_: object) -> None:
        self._running.__exit__(None, None, None)
        asyncio.run(self.store.close())


@pytest.fixture
def played(path: Path, pebbles: None) -> str:
    """The name of a table with a few moves."""
    with Kept(path) as live, Browser(live) as ann:
        table = ann.open(ME, BO)
        socket = ann.dial(table)
        for _ in range(3):
            socket.until(Accepted, nonce=socket.move(0, "Put", pebbles=1))
    return table


RECORD, ROW = "tables SET record = ? WHERE record = ?", "events SET body = ? WHERE body = ?"
LETTERS = {
    "the seed": ("SELECT record FROM tables", RECORD, b'"seed":"'),
    "a name": ("SELECT record FROM tables", RECORD, b'"name":"'),
    "a holder": ("SELECT record FROM tables", RECORD, b'"holder":"'),
    "the host": ("SELECT record FROM tables", RECORD, b'"host":"'),
    "an earlier digest": ("SELECT body FROM events WHERE seq = 0", ROW, b'"digest":"'),
    "a nonce": ("SELECT body FROM events WHERE seq = 1", ROW, b'"nonce":"'),
    "an earlier move": ("SELECT body FROM events WHERE seq = 0", ROW, b'"pebbles":'),
}


def change_letter(path: Path, letter: str) -> None:
    """Change one byte after these words to another that is valid there."""
    select, update, words = LETTERS[letter]
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        ((body,),) = file.execute(select).fetchall()
        place = body.index(words) + len(words)
        changed = body[:place] + (b"1" if body[place : place + 1] != b"1" else b"2") + body[place + 1 :]
        assert file.execute(f"UPDATE {update}", (changed, body)).rowcount == 1


@pytest.mark.parametrize("letter", LETTERS)
def test_a_damaged_table_is_not_served_and_the_host_is_told_which(
    path: Path, played: str, letter: str, caplog: pytest.LogCaptureFixture
) -> None:
    change_letter(path, letter)
    with Kept(path) as live, Browser(live) as ann, caplog.at_level(logging.ERROR):
        for _ in range(3):
            answer = ann.http.get(f"/api/tables/{played}")
            assert (answer.status_code, answer.json()["code"]) == (500, "bad-data")
            assert ann.dial(played).closed() == 4400
        assert ann.http.get(f"/api/tables/{played}/log").json()["code"] == "bad-data"
        assert ann.open(ME), "others are not concerned"
        assert ann.http.get("/api/health").json()["ok"] is True
    lines = [record for record in caplog.records if vars(record).get("table") == played]
    assert len(lines) == 1
    assert "damaged" in lines[0].getMessage()
    assert lines[0].exc_info is None


def test_a_whole_table_is_served(path: Path, played: str) -> None:
    with Kept(path) as live, Browser(live) as ann:
        assert ann.dial(played).until(Update).seq == 2


@pytest.fixture
def server(path: Path, pebbles: None) -> Iterator[Live]:
    with Kept(path) as live:
        yield live


def test_moves_are_refused_and_health_says_why_when_the_files_are_deleted(
    server: Live, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Browser(server) as ann, caplog.at_level(logging.ERROR):
        table = ann.open(ME, BO)
        socket = ann.dial(table)
        socket.until(Accepted, nonce=socket.move(0, "Put", pebbles=1))
        for file in path.parent.iterdir():
            file.unlink()
        for _ in range(20):
            nonce = socket.move(0, "Put", pebbles=1)
            assert socket.until(Accepted | Failed, nonce=nonce) == Failed("not-stored", nonce=nonce)
        answer = ann.http.post("/api/tables", json={"game": "pebbles", "seats": [ME]})
        assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
        health = ann.http.get("/api/health")
        assert (health.status_code, health.json()["ok"]) == (503, False)
        assert "tables.sqlite was deleted or replaced" in health.json()["problem"]
        assert str(path.parent) not in health.text
    assert len(caplog.records) == 1, "one line, not one for each move"
    assert "\n" not in caplog.text.strip()


def test_a_full_disk_refuses_moves_and_is_said_until_there_is_room(
    path: Path, pebbles: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite gives the same error if its own limit on pages is reached."""
    monkeypatch.setattr("burrow.storage.asking.PROBE_EVERY", 0.0)
    kept = Kept(path)
    connection = kept.store._writer._connection
    wish = {"game": "pebbles", "seats": [ME]}
    with kept as live, Browser(live) as ann, caplog.at_level(logging.ERROR):
        assert ann.http.get("/api/health").status_code == 200
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages + 1}")
        answers = [ann.http.post("/api/tables", json=wish) for _ in range(60)]
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (503, "not-stored")
        health = ann.http.get("/api/health")
        assert (health.status_code, health.json()["ok"]) == (503, False)
        assert "the disk is full" in health.json()["problem"]
        connection.execute("PRAGMA max_page_count = 100000")
        assert ann.http.get("/api/health").json()["ok"] is True
        assert ann.http.post("/api/tables", json=wish).status_code == 201
    assert len(caplog.text.splitlines()) == 2, "one line when it begins, one when it is over"
