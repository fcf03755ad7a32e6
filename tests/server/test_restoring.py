"""`burrow restore` beside a running server: it goes on with the tables of the backup, and nobody has to start it again.
A kill in the middle leaves all the old tables or all the new ones."""

import sqlite3
import threading
import time
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.heard import Accepted, Update
from tests.server.live import Browser
from tests.server.process import plug_in, serving

from burrow.server.run import TABLES
from burrow.server.sockets.close_codes import RESTARTING, UNKNOWN_TABLE
from burrow.storage.backup import back_up, contents, restore
from burrow.storage.store import StoreError

ME = {"kind": "me", "name": "Ann"}


def database(folder: Path) -> Path:
    return folder / "data" / TABLES


def stored(path: Path) -> set[str]:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        return {name for (name,) in file.execute("SELECT name FROM tables")}


def test_a_running_server_goes_on_with_the_tables_of_a_backup(tmp_path: Path) -> None:
    plug_in(tmp_path / "plugins")
    path, copy = database(tmp_path), tmp_path / "copy"
    with serving(tmp_path, log_format="json") as server, Browser(server.live) as ann:
        kept = ann.open(ME, ME, goal=1000)
        socket = ann.dial(kept)
        seat = socket.until(Update).waiting[0]
        socket.until(Accepted, nonce=socket.move(seat, "Put", pebbles=1))
        after = socket.until(Update)
        back_up(path, copy)
        socket.until(Accepted, nonce=socket.move(after.waiting[0], "Put", pebbles=1))
        lost = ann.open(ME, ME)
        other = ann.dial(lost)
        with pytest.raises(StoreError, match="--force"):
            restore(copy, path, overwrite=False, patience=PATIENCE)
        found = restore(copy, path, overwrite=True, patience=PATIENCE)
        assert (found.contents.tables, found.by_server) == (1, True)
        assert [socket.closed(), other.closed()] == [RESTARTING, RESTARTING]
        until_ready(server.live.url)
        assert ann.dial(lost).closed() == UNKNOWN_TABLE
        back = ann.dial(kept, f"?after={after.seq + 1}")
        assert back.until(Update).seq == after.seq, "as it was at the time of the backup"
        back.until(Accepted, nonce=back.move(after.waiting[0], "Put", pebbles=1))
        again = ann.open(ME, ME)
        assert server.stop() == 0
        assert "the backup is in place" in server.errors()
    assert stored(path) == {kept, again}
    assert contents(path).damaged == 0


def until_ready(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if httpx.get(url + "/readyz").status_code == 200:
            return
        time.sleep(0.02)
    raise AssertionError("the server is not ready again")


MOMENTS = ["asked", "taken", 0.9, 1.1, "done"]
"""When the server is killed: when a file appears or goes, or so many seconds after the copy is asked for."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_kill_in_the_middle_leaves_the_old_tables_or_the_new_ones(tmp_path: Path, moment: str | float) -> None:
    plug_in(tmp_path / "plugins")
    path, copy = database(tmp_path), tmp_path / "copy"
    with serving(tmp_path) as server, Browser(server.live) as ann:
        old = {ann.open(ME, ME)}
        back_up(path, copy)
        new = old | {ann.open(ME, ME) for _ in range(3)}
        asking = threading.Thread(target=ask, args=(copy, path))
        asking.start()
        wait_for(path, moment)
        server.process.kill()
        server.process.wait(PATIENCE)
    with serving(tmp_path) as server, Browser(server.live) as ann:
        asking.join(PATIENCE)
        until_ready(server.live.url)
        found = stored(path)
        assert found in (old, new)
        for table in found:
            assert ann.http.get(f"/api/tables/{table}").status_code == 200
        assert server.stop() == 0
    assert stored(path) == found
    assert contents(path).damaged == 0
    assert not [file.name for file in path.parent.iterdir() if ".re" in file.name]


def ask(copy: Path, path: Path) -> None:
    """It may come too late, or find that the server has gone; then nothing is restored, or everything."""
    with suppress(StoreError):
        restore(copy, path, overwrite=True, patience=PATIENCE)


def wait_for(path: Path, moment: str | float) -> None:
    asked, taken = (path.with_name(f"{TABLES}.{kind}") for kind in ("restore", "replacing"))
    before = path.stat().st_ino
    end = time.monotonic() + PATIENCE
    while not asked.exists() and path.stat().st_ino == before and time.monotonic() < end:
        time.sleep(0.002)
    if isinstance(moment, float):
        time.sleep(moment)
    while moment == "taken" and not taken.exists() and path.stat().st_ino == before and time.monotonic() < end:
        time.sleep(0.0005)
    while moment == "done" and path.stat().st_ino == before and time.monotonic() < end:
        time.sleep(0.0005)
