"""What whoever runs the server can do behind the key: look, close tables, and tell everyone something. And what nobody
else can."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.heard import Accepted, Notice, Told, Update, Welcome, decode
from tests.server.live import Browser, Live, running
from tests.server.offline import ANN, Failing, OfflineServer, install, me
from tests.server.process import plug_in, serving

from burrow.server.settings import Settings
from burrow.server.sockets.close_codes import CLOSED, UNKNOWN_TABLE
from burrow.server.table.record import decode_record
from burrow.server.wire.errors import Declined

KEY = "nuts-and-bolts-of-the-burrow"
ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "level": "steady"}
EASY = Settings(tables_per_hour=0, address_requests=0, admin_key=KEY, admin_tries=3)


@pytest.fixture
def live(monkeypatch: pytest.MonkeyPatch) -> Iterator[Live]:
    install(monkeypatch)
    with running(EASY) as live:
        yield live


@pytest.fixture
def ann(live: Live) -> Iterator[Browser]:
    with Browser(live) as browser:
        yield browser


@pytest.fixture
def ben(live: Live) -> Iterator[Browser]:
    with Browser(live) as browser:
        yield browser


def look(live: Live, key: str | None = KEY) -> httpx.Response:
    return httpx.get(live.url + "/api/admin", headers={} if key is None else {"x-admin-key": key})


def tell(live: Live, path: str, key: str = KEY, **body: str) -> httpx.Response:
    return httpx.post(f"{live.url}/api/admin/{path}", json=body, headers={"x-admin-key": key})


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# The key.


@pytest.mark.parametrize("key", [None, "", KEY[:-1], KEY + "x", KEY.upper(), "é" * 20])
def test_nobody_gets_in_without_the_key(live: Live, key: str | None) -> None:
    headers = [] if key is None else [(b"x-admin-key", key.encode("utf-8"))]
    assert code(httpx.get(live.url + "/api/admin", headers=headers)) == (403, "wrong-key")
    closing = httpx.post(f"{live.url}/api/admin/tables/abc", json={"what": "close"}, headers=headers)
    assert code(closing) == (403, "wrong-key")
    assert code(httpx.post(f"{live.url}/api/admin/message", json={"text": "hello"}, headers=headers))[0] == 403
    assert httpx.get(live.url + "/api/open").json()["notice"] is None


def test_the_key_does_not_count_in_the_address(live: Live) -> None:
    assert code(httpx.get(live.url + "/api/admin", params={"key": KEY, "x-admin-key": KEY})) == (403, "wrong-key")


def test_without_a_key_in_the_settings_there_is_no_admin_page(pebbles: None) -> None:
    with running(Settings()) as live:
        for key in (None, "", KEY):
            assert code(look(live, key)) == (404, "admin-off")


def test_who_tries_many_keys_has_to_wait_even_with_the_right_one(live: Live) -> None:
    for number in range(EASY.admin_tries):
        assert look(live).status_code == 200
        assert code(look(live, f"guess-number-{number}-of-many")) == (403, "wrong-key")
    answer = look(live)
    assert code(answer) == (429, "too-fast")
    assert 0 < int(answer.headers["retry-after"]) <= 3600
    other = httpx.get(live.url + "/api/admin", headers={"x-admin-key": KEY, "x-forwarded-for": "198.51.100.7"})
    assert other.status_code == 200, "only that address"


def test_a_page_of_somebody_else_changes_nothing(live: Live) -> None:
    headers = {"x-admin-key": KEY, "origin": "https://evil.example"}
    answer = httpx.post(live.url + "/api/admin/message", json={"text": "hello"}, headers=headers)
    assert code(answer) == (403, "forbidden-origin")


def test_the_key_is_never_logged(tmp_path: Path) -> None:
    plug_in(tmp_path / "plugins")
    with serving(tmp_path, admin_key=KEY, log_level="debug") as server:
        assert look(server.live).status_code == 200
        look(server.live, KEY[:-1])
        httpx.post(server.live.url + "/api/admin/message", content=b"{", headers={"x-admin-key": KEY})
        assert server.stop() == 0
        logged = server.errors()
    assert "a wrong admin key" in logged
    assert KEY[:-1] not in logged


def test_a_setting_never_says_the_key() -> None:
    assert KEY not in repr(EASY)


# Looking.


def test_it_shows_tables_load_sockets_and_versions(live: Live, ann: Browser, ben: Browser) -> None:
    table = ann.open(ME, BOT)
    socket = ann.dial(table)
    socket.until(Update, waiting=(0,))
    socket.until(Accepted, nonce=socket.move(0, "Put", pebbles=1))
    ben.dial(table).until(Update)
    seen: dict[str, Any] = look(live).json()
    assert seen["versions"]["python"]
    assert (seen["sockets"], seen["playing"], seen["stored"], seen["problem"]) == (2, 1, 1, "")
    assert seen["moves"] >= 1
    assert seen["memory"] > 1e6
    assert seen["phases"] == {"gathering": 0, "sharing": 0, "playing": 1, "over": 0}
    (one,) = seen["tables"]
    assert (one["table"], one["game"], one["phase"], one["seats"]) == (table, "pebbles", "playing", 2)
    assert (one["people"], one["sockets"]) == (1, 2)
    assert one["entries"] >= 1
    assert "Ann" not in look(live).text


# Closing.


def test_closing_a_table_tells_everyone_and_lets_nobody_back(live: Live, ann: Browser, ben: Browser) -> None:
    table = ann.open(ME, BOT)
    here = [ann.dial(table), ben.dial(table)]
    for socket in here:
        socket.until(Update)
    assert tell(live, f"tables/{table}", what="close").json() == {"ok": True}
    for socket in here:
        assert socket.closed() == CLOSED
        assert decode(socket.frames[-1]) == Told("closed")
    assert ann.dial(table).closed() == CLOSED
    assert code(ann.http.get(f"/api/tables/{table}")) == (410, "table-closed")
    assert code(ben.http.post(f"/api/tables/{table}/join", json={"name": "Ben"})) == (410, "table-closed")
    seen = look(live).json()
    assert (seen["tables"], seen["stored"]) == ([], 1)
    assert seen["closed"] == [{"table": table, "game": "pebbles"}]


def test_a_closed_table_can_be_opened_again_as_it_was(live: Live, ann: Browser) -> None:
    table = ann.open(ME, ME)
    socket = ann.dial(table)
    socket.until(Accepted, nonce=socket.move(0, "Put", pebbles=1))
    tell(live, f"tables/{table}", what="close")
    assert tell(live, f"tables/{table}", what="reopen").status_code == 200
    back = ann.dial(table)
    assert back.until(Welcome).yours == (0, 1)
    assert back.until(Update).seq >= 0
    assert look(live).json()["closed"] == []


def test_deleting_a_table_leaves_nothing(live: Live, ann: Browser) -> None:
    table = ann.open(ME, BOT)
    socket = ann.dial(table)
    socket.until(Update)
    assert tell(live, f"tables/{table}", what="delete").status_code == 200
    assert socket.closed() == CLOSED
    assert ann.dial(table).closed() == UNKNOWN_TABLE
    assert code(tell(live, f"tables/{table}", what="reopen")) == (404, "unknown-table")
    assert look(live).json()["closed"] == []


def test_what_was_closed_can_still_be_deleted(live: Live, ann: Browser) -> None:
    table = ann.open(ME, BOT)
    tell(live, f"tables/{table}", what="close")
    assert code(tell(live, f"tables/{table}", what="close")) == (410, "table-closed")
    assert tell(live, f"tables/{table}", what="delete").status_code == 200
    assert code(ann.http.get(f"/api/tables/{table}")) == (404, "unknown-table")


def test_a_table_that_is_not_there_cannot_be_closed(live: Live) -> None:
    for what in ("close", "delete", "reopen"):
        assert code(tell(live, "tables/nosuchtable1", what=what)) == (404, "unknown-table")
    assert code(tell(live, "tables/nosuchtable1", what="burn")) == (400, "bad-request")


@pytest.mark.anyio
async def test_a_closed_table_is_closed_after_a_restart_too(server: OfflineServer) -> None:
    table = await server.open(me("Ann"), me("Ben"))
    await server.lobby.closing.close(table.name)
    await server.restart()
    with pytest.raises(Declined, match="table-closed"):
        await server.lobby.table(table.name)
    body = await server.store.record(table.name)
    assert body is not None
    assert decode_record(body).closed


@pytest.mark.anyio
async def test_a_table_that_cannot_be_stored_as_closed_stays_open(pebbles: None) -> None:
    store = Failing()
    server = OfflineServer(store)
    table = await server.open(me("Ann"), me("Ben"))
    guest = await server.connect(table, ANN)
    store.fail("amend")
    with pytest.raises(Declined):
        await server.lobby.closing.close(table.name)
    await server.settle()
    assert not guest.connection.is_closed
    assert (await server.lobby.table(table.name)).phase == "playing"
    await server.close()


# Telling everyone.


def test_a_message_reaches_every_page_until_it_is_taken_back(live: Live, ann: Browser, ben: Browser) -> None:
    words = "Um 20 Uhr wird neu gestartet, <b>kurz</b>. À bientôt!"
    first, second = ann.dial(ann.open(ME, BOT)), ben.dial(ben.open(ME, BOT))
    assert tell(live, "message", text=f"  {words}\n").status_code == 200
    told = first.until(Notice)
    assert (told.text, second.until(Notice)) == (words, told)
    assert httpx.get(live.url + "/api/open").json()["notice"] == {"say": "notice", "id": told.id, "text": words}
    assert ann.dial(ann.open(ME, BOT)).until(Notice) == told, "also who comes later"
    assert look(live).json()["notice"] == words
    tell(live, "message", text="")
    gone = first.until(Notice)
    assert gone.text == ""
    assert httpx.get(live.url + "/api/open").json()["notice"] is None
    assert look(live).json()["notice"] == ""


def test_a_second_message_is_another_one(live: Live, ann: Browser) -> None:
    socket = ann.dial(ann.open(ME, BOT))
    tell(live, "message", text="one")
    tell(live, "message", text="one")
    first, second = socket.until(Notice), socket.until(Notice)
    assert second.id > first.id


def test_a_message_has_an_end(live: Live) -> None:
    assert code(tell(live, "message", text="x" * 501)) == (400, "bad-request")


def test_what_was_done_is_in_the_log(live: Live, ann: Browser, caplog: pytest.LogCaptureFixture) -> None:
    table = ann.open(ME, BOT)
    with caplog.at_level(logging.WARNING):
        tell(live, f"tables/{table}", what="delete")
    assert [record.getMessage() for record in caplog.records] == ["a table is closed", "a table is deleted"]
    assert {vars(record)["table"] for record in caplog.records} == {table}
