"""Makes a small database with the code of some commit: `python -m tests.storage.formats.make COMMIT NAME`.

Checks the commit out elsewhere, starts its server there, and plays at a few tables over HTTP and sockets, which every
version understands: some are under way, one is over, one waits for somebody, and two have clocks if the version knows
them. The test beside this file opens what comes of it with the code of today. The fields of that version's records are
kept beside the database."""

import gzip
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from tests.patience import PATIENCE
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[3]
TOKEN = "a-browser-of-long-ago-in-2026"
"""Holds the first seat of every table. The store has only its checksum."""
COOKIE = {"cookie": f"burrow={TOKEN}"}
FRIEND = {"cookie": "burrow=another-browser-of-long-ago-in-2026"}
PACES: tuple[dict[str, object], ...] = (
    {"pace": {"kind": "days", "seconds": 172_800}, "bot_pace": "brisk"},
    {"pace": {"kind": "game", "seconds": 600, "increment": 10}},
)
MOVES = 6
"""How many moves the first seat makes at most."""
SHORT = {"goal": 20, "end": "first"}
PROGRAM = """
import importlib.metadata as metadata
import sys
from importlib.util import find_spec
from pathlib import Path

found = metadata.entry_points
def entry_points(**wanted):  # those of the games that this commit has
    return metadata.EntryPoints(point for point in found(**wanted) if find_spec(point.module.rpartition(".")[0])
                                and find_spec(point.module))
metadata.entry_points = entry_points

from burrow.server.run import serve
from burrow.server.settings import Settings

if __name__ == "__main__":
    serve(Settings(port=0, data=Path(sys.argv[1])), lambda url: print(url, flush=True))
"""


def main(commit: str, name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        source, data = Path(folder, "source"), Path(folder, "data")
        subprocess.run(["git", "worktree", "add", "-q", "--detach", str(source), commit], cwd=ROOT, check=True)
        try:
            with serving(source, data) as url:
                play(url)
            fields = Path(__file__).with_name(f"{name}.fields.json")
            fields.write_text(fields_of(source))
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(source)], cwd=ROOT, check=True)
        (target := Path(__file__).with_name(f"{name}.sqlite.gz")).write_bytes(packed(data / "tables.sqlite"))
        print(f"{target.name}: {target.stat().st_size} bytes")


@contextmanager
def serving(source: Path, data: Path) -> Iterator[str]:
    program = source / "old.py"
    program.write_text(PROGRAM)
    environment = {**os.environ, "PYTHONPATH": str(source / "src")}
    command = [sys.executable, str(program), str(data)]
    with subprocess.Popen(command, env=environment, cwd=source, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


def fields_of(source: Path) -> str:
    """The fields of the records of that version, as JSON."""
    script, environment = Path(__file__).with_name("fields.py"), {**os.environ, "PYTHONPATH": str(source / "src")}
    command = [sys.executable, str(script)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def play(url: str) -> None:
    with httpx.Client(base_url=url, headers=COOKIE, timeout=PATIENCE) as client:
        games = {game["id"]: game for game in client.get("/api/games").json()}
        for game in games.values():
            table = open_table(client, game, {"kind": "bot", "level": game["bots"][0]})
            is_physical = "physics" in game["traits"]
            with dialled(url, table) as socket:
                leave_to_a_bot(socket, game["bots"][0], until=3) if is_physical else make_moves(socket, MOVES)
        with dialled(url, open_table(client, games["nuts"], {"kind": "bot", "level": "careful"}, **SHORT)) as socket:
            leave_to_a_bot(socket, "careful", until=10_000)
        open_table(client, games["nuts"], {"kind": "open"})
        for how in PACES:
            play_by_the_clock(client, url, how)


def open_table(client: httpx.Client, game: dict[str, Any], other: dict[str, str], **options: object) -> str:
    seats = [{"kind": "me", "name": "Ada"}, other]
    answer = client.post("/api/tables", json={"game": game["id"], "seats": seats, "options": options})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def play_by_the_clock(client: httpx.Client, url: str, how: dict[str, object]) -> None:
    """Two people, of whom the first makes a move; nothing if this version knows no clocks."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    wish = {"game": "nuts", "seats": seats, "options": {"starter": "first"}, **how}
    answer = client.post("/api/tables", json=wish)
    if answer.status_code != 201:
        return
    table = str(answer.json()["table"])
    httpx.post(f"{url}/api/tables/{table}/join", headers=FRIEND, json={"name": "Bo"}).raise_for_status()
    with dialled(url, table) as socket:
        for update in updates(socket):
            legal = update["sights"][0]["legal"]
            if update["seq"] > 0 or not legal:
                return
            socket.send(json.dumps({"say": "move", "nonce": "first", "seat": 0, "move": legal[0]}))


@contextmanager
def dialled(url: str, table: str) -> Iterator[ClientConnection]:
    with connect(f"{url.replace('http', 'ws')}/api/tables/{table}/ws?after=-1", additional_headers=COOKIE) as socket:
        yield socket


def updates(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    """What is told of the game; pings are echoed."""
    while True:
        frame = socket.recv(timeout=PATIENCE)
        message = json.loads(frame) if isinstance(frame, str) else {"say": ""}
        if message["say"] == "ping":
            socket.send(json.dumps({"say": "pong", "id": message["id"]}))
        elif message["say"] == "update":
            yield message


def make_moves(socket: ClientConnection, most: int) -> None:
    """Play the last legal move whenever there is one."""
    nonces = count()
    for update in updates(socket):
        legal = update["sights"][0]["legal"]
        if update.get("scores") or next(nonces) >= 3 * most or update["seq"] >= 4 * most:
            return
        if legal:
            socket.send(json.dumps({"say": "move", "nonce": f"n{next(nonces)}", "seat": 0, "move": legal[-1]}))


def leave_to_a_bot(socket: ClientConnection, level: str, until: int) -> None:
    """Let a bot play for the first seat, up to that entry or to the end."""
    has_asked = False
    for update in updates(socket):
        if update.get("scores") or update["seq"] >= until:
            return
        if not has_asked and update["waiting"]:
            has_asked = True
            socket.send(json.dumps({"say": "substitute", "nonce": "stand-in", "seat": 0, "level": level}))


def packed(database: Path) -> bytes:
    """The database as one compressed file."""
    with closing(sqlite3.connect(database)) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        file.execute("VACUUM")
    return gzip.compress(database.read_bytes(), 9, mtime=0)


if __name__ == "__main__":
    main(*sys.argv[1:])
