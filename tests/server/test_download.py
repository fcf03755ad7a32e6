"""The log of a finished table as a file: everything needed to check the game, and nothing before the end."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.patience import PATIENCE_MS
from tests.server.heard import TableNow, Update, Welcome
from tests.server.live import Browser, Live, Socket, running

from burrow.cli.replay import check
from burrow.engine.codec import decode_row
from burrow.engine.errors import FileError
from burrow.engine.luck import pledge_of
from burrow.engine.rng import commitment, seed_from
from burrow.server.settings import Settings
from burrow.server.web.browser import COOKIE, holder_of

ME, OPEN = {"kind": "me", "name": "Ann"}, {"kind": "open"}
SHORT = {"goal": 20, "race": "paced", "tie": "shared", "end": "first"}


@pytest.fixture(scope="module")
def live() -> Iterator[Live]:
    with running(Settings(tables_per_hour=0, address_requests=0, share_patience=PATIENCE_MS)) as live:
        yield live


@pytest.fixture
def ann(live: Live) -> Iterator[Browser]:
    with Browser(live) as browser:
        yield browser


def play_to_the_end(socket: Socket) -> Update:
    """Roll until there are points to bank. The first bank is taken back, so that the log has an undo."""
    undone = False
    update: Update = socket.until(Update)
    while not update.scores:
        last = update.sights[0].events[-1] if update.sights[0].events else None
        if not undone and any(sight.may_undo for sight in update.sights):
            assert last is not None
            socket.say("undo", seat=last.by)
            undone = True
        else:
            seat, move = next((sight.seat, sight.legal[-1]) for sight in update.sights if sight.legal)
            socket.say("move", seat=seat, move=move)
        seq = update.seq
        while update.seq == seq:
            update = socket.until(Update)
    assert undone
    return update


def log_of(browser: Browser, table: str) -> Any:
    return browser.http.get(f"/api/tables/{table}/log")


def test_a_finished_game_can_be_checked_by_anyone(ann: Browser, live: Live, tmp_path: Path) -> None:
    table = ann.open(ME, ME, game="nuts", **SHORT)
    socket = ann.dial(table)
    welcome = socket.until(Welcome)
    last = play_to_the_end(socket)
    with Browser(live) as stranger:
        answer = log_of(stranger, table)
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == f'attachment; filename="burrow-{table}.jsonl"'
    assert answer.headers["cache-control"] == "no-store"
    setup, *rows = answer.content.splitlines()
    assert last.seed.encode() in setup
    assert commitment(last.seed) == welcome.commitment
    assert [decode_row(row).seq for row in rows] == list(range(last.seq + 1))
    assert any(b'"undo"' in row for row in rows)
    file = tmp_path / "game.jsonl"
    file.write_bytes(answer.content)
    assert f"1 game, {len(rows)} events, every move legal, every die from the seed" in check(file)


def test_the_log_carries_what_the_browsers_added(ann: Browser, tmp_path: Path) -> None:
    share = seed_from("share")
    wish = {"game": "nuts", "seats": (ME, ME), "options": SHORT, "pledge": pledge_of(share)}
    table = ann.http.post("/api/tables", json=wish).json()["table"]
    socket = ann.dial(table)
    welcome = socket.until(Welcome)
    socket.say("reveal", share=share)
    socket.until(TableNow, phase="playing")
    play_to_the_end(socket)
    answer = log_of(ann, table)
    heading = msgspec.json.decode(answer.content.splitlines()[0])
    assert heading["commitment"] == welcome.commitment
    assert heading["luck"] == {"table": table, "pledges": [pledge_of(share)] * 2, "shares": [share] * 2}
    file = tmp_path / "game.jsonl"
    file.write_bytes(answer.content)
    assert "every die from the seed" in check(file)
    file.write_bytes(answer.content.replace(share.encode(), seed_from("other").encode()))
    with pytest.raises(FileError, match="line 1: the share of seat 1 does not match its pledge"):
        check(file)


def test_who_played_from_which_browser_stays_here(ann: Browser) -> None:
    table = ann.open(ME, ME, game="nuts", **SHORT)
    play_to_the_end(ann.dial(table))
    body = log_of(ann, table).text
    token = ann.http.cookies[COOKIE]
    assert holder_of(token) not in body
    assert token not in body
    assert "nonce" not in body


@pytest.mark.parametrize("seats", [(ME, OPEN), (ME, ME)], ids=["gathering", "playing"])
def test_before_the_end_there_is_no_log(ann: Browser, seats: tuple[dict[str, str], ...]) -> None:
    table = ann.open(*seats, game="nuts", **SHORT)
    answer = log_of(ann, table)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
    assert "seed" not in answer.text
    assert "content-disposition" not in answer.headers


@pytest.mark.parametrize("name", ["nosuchtable2", "a%00b", "%F0%9F%8C%B0", "x" * 500])
def test_a_table_that_is_not_there(ann: Browser, name: str) -> None:
    answer = log_of(ann, name)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")
