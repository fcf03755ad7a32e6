"""The log helps whoever runs the server, and gives nobody away."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.heard import Accepted, Failed, Update
from tests.server.live import Browser
from tests.server.process import plug_in, serving

from burrow.server import logs

NAME = "Wilhelmine"
TABLE = "a2b3c4d5e6f7"


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """What is logged while the test runs; afterwards everything is as before."""
    root = logging.getLogger()
    before = (list(root.handlers), root.level)
    yield io.StringIO()
    root.handlers[:], level = before[0], before[1]
    root.setLevel(level)
    for name in logs.QUIET:
        logging.getLogger(name).setLevel(logging.NOTSET)


def fail() -> None:
    raise LookupError("no nuts for 203.0.113.77")


def test_a_plain_line_has_time_level_and_fields(stream: io.StringIO) -> None:
    logs.set_up("info", "plain", stream)
    logging.getLogger("burrow.x").info("it is %s", "open", extra={"seats": 3})
    logging.getLogger("burrow.x").debug("not this")
    time, *words = stream.getvalue().split()
    assert words == ["INFO", "burrow.x:", "it", "is", "open", "seats=3"]
    assert time.endswith("Z")


def test_a_line_of_json_has_the_same_and_errors_stay_in_it(stream: io.StringIO) -> None:
    logs.set_up("warning", "json", stream)
    try:
        fail()
    except LookupError:
        logging.getLogger("burrow.x").exception("it failed", extra={"table": TABLE, "path": Path("x")})
    (line,) = stream.getvalue().splitlines()
    found = json.loads(line)
    assert (found["level"], found["logger"], found["message"]) == ("error", "burrow.x", "it failed")
    assert (found["table"], found["path"]) == ("a2b3…", "x")
    assert "LookupError: no nuts for 203.0.113.…" in found["error"]


def test_a_plain_line_shortens_the_name_of_its_table(stream: io.StringIO) -> None:
    logs.set_up("info", "plain", stream)
    logging.getLogger("burrow.x").info("a table is opened", extra={"table": TABLE})
    assert stream.getvalue().endswith("INFO burrow.x: a table is opened table=a2b3…\n")


def test_libraries_do_not_chat(stream: io.StringIO) -> None:
    logs.set_up("debug", "plain", stream)
    for name in logs.QUIET:
        logging.getLogger(name).info("GET /t/abc from somebody")
    logging.getLogger("uvicorn.error").warning("this matters")
    assert [line.partition(": ")[2] for line in stream.getvalue().splitlines()] == ["this matters"]


@pytest.mark.parametrize(
    ("text", "logged"),
    [
        ("203.0.113.77 has 300 open connections", "203.0.113.… has 300 open connections"),
        ("('203.0.113.77', 4711)", "('203.0.113.…', 4711)"),
        ("2001:db8:85a3::8a2e:370:7334 and 2001:db8:1:2::/64", "2001:0db8:85a3:… and 2001:0db8:0001:…/64"),
        ("open at http://127.0.0.1:8000 and [::1]", "open at http://127.0.0.1:8000 and [::1]"),
        ("at 12:34:56, version 3.11.7.1", "at 12:34:56, version 3.11.7.…"),
        ("cookie burrow=" + "aB3_" * 10 + "xyz", "cookie burrow=…"),
        ("seed " + "0123abcd" * 8, "seed …"),
        (f"table {TABLE} failed", "table a2b3… failed"),
        (f"table '{TABLE}' is damaged", "table 'a2b3…' is damaged"),
        (f"GET /api/tables/{TABLE}/ws", "GET /api/tables/a2b3…/ws"),
        (f"https://games.example.org/t/{TABLE}", "https://games.example.org/t/a2b3…"),
        ("the table is opened", "the table is opened"),
    ],
)
def test_addresses_tokens_and_names_of_tables_are_shortened(text: str, logged: str) -> None:
    assert logs.discreet(text) == logged


def test_a_server_that_talks_and_fails_gives_away_neither_names_nor_tokens(tmp_path: Path) -> None:
    """A whole game with everything that can go wrong from outside, and the most talkative log there is."""
    plug_in(tmp_path / "plugins")
    with serving(tmp_path, log_level="debug") as server, Browser(server.live) as ann, Browser(server.live) as ben:
        table = ann.open({"kind": "bot", "level": "deadly"}, {"kind": "me", "name": NAME}, {"kind": "open"}, goal=1000)
        ben.http.post(f"/api/tables/{table}/join", json={"name": NAME * 9})
        ben.http.post(f"/api/tables/{table}/join", json={"name": NAME, "nonsense": NAME})
        assert ben.http.post(f"/api/tables/{table}/join", json={"name": NAME}).status_code == 200
        ben.http.get(f"/api/tables/{NAME}")
        ben.http.get(f"/nonsense/{NAME}", headers={"x-forwarded-for": "203.0.113.77"})
        ben.http.post("/api/tables", content=NAME.encode(), headers={"content-type": "application/json"})
        socket = ann.dial(table)
        socket.until(Update, waiting=(1,))
        socket.until(Accepted, nonce=socket.move(1, "Put", pebbles=1))
        socket.socket.send(NAME)
        socket.until(Failed)
        socket.move(1, NAME)
        socket.until(Failed)
        tokens = [browser.http.cookies["burrow"] for browser in (ann, ben)]
        seats = ann.http.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["name"] for seat in seats[1:]] == [NAME, NAME], "so there was something to give away"
        assert server.stop() == 0
        logged = server.errors()
    assert f"a table is opened table={table[:4]}…" in logged
    assert "the bot 'deadly'" in logged, "something failed"
    for secret in (NAME, table, "203.0.113.77", *tokens):
        assert secret not in logged
