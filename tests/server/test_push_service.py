"""Notifications over the network: a server, browsers, and a push service on the loopback interface."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.heard import Update
from tests.server.live import Browser, Live, running
from tests.server.pushing import SERVICE, PushService, Receiver, claims_of

from burrow.server.push.vapid import KEY_FILE
from burrow.server.settings import Settings

ME, OPEN = {"kind": "me", "name": "Ann"}, {"kind": "open"}
DAYS = {"kind": "days", "seconds": 86_400}


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture
def live(pebbles: None, service: PushService, tmp_path: Path) -> Iterator[Live]:
    settings = Settings(
        data=tmp_path,
        push_contact="mailto:you@example.org",
        push_services=("push.example.org",),
        pushes_per_hour=3,
        address_requests=0,
    )
    with running(settings, post=service.post) as live:
        yield live


def seated(ann: Browser, ben: Browser, receiver: Receiver, **more: str) -> str:
    """A table of Ann and Ben, who wants notifications."""
    opened = ann.http.post("/api/tables", json={"game": "pebbles", "seats": [ME, OPEN], "pace": DAYS})
    table: str = opened.json()["table"]
    assert ben.http.post(f"/api/tables/{table}/join", json={"name": "Ben"}).json() == {"seat": 1}
    answer = ben.http.post(f"/api/tables/{table}/push", json={**receiver.wish, **more})
    assert answer.status_code == 200, answer.text
    assert answer.json()["on"]
    return table


def end_turn(ann: Browser, table: str) -> None:
    socket = ann.dial(table)
    socket.until(Update)
    socket.move(0, "Done")
    socket.until(Update, seq=0)


def state(browser: Browser, table: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.http.get(f"/api/tables/{table}/push").json()
    return found


def test_a_notification_arrives_signed_and_only_its_browser_can_read_it(
    live: Live, service: PushService, tmp_path: Path
) -> None:
    receiver = Receiver("send/ben?x=1")
    with Browser(live) as ann, Browser(live) as ben:
        table = seated(ann, ben, receiver, lang="de")
        key = state(ben, table)["key"]
        assert (state(ben, table)["on"], state(ann, table)["on"]) == (True, False)
        end_turn(ann, table)
        path, headers, body = service.wait()
    assert path == "/send/ben?x=1"
    assert headers["content-encoding"] == "aes128gcm"
    assert 86_000 < int(headers["ttl"]) <= 86_400
    assert claims_of(headers["authorization"])["aud"] == SERVICE
    assert headers["authorization"].endswith(f"k={key}")
    assert receiver.read(body) == {"kind": "turn", "table": table, "game": "pebbles", "lang": "de", "others": ["Ann"]}
    assert b"Ann" not in body
    assert (tmp_path / KEY_FILE).is_file()


def test_what_the_service_calls_gone_is_deleted(live: Live, service: PushService) -> None:
    service.status = 410
    with Browser(live) as ann, Browser(live) as ben:
        table = seated(ann, ben, Receiver())
        end_turn(ann, table)
        service.wait()
        while state(ben, table)["on"]:
            pass


def test_it_can_be_turned_off(live: Live) -> None:
    with Browser(live) as ann, Browser(live) as ben:
        table = seated(ann, ben, Receiver())
        assert not ben.http.post(f"/api/tables/{table}/push/off", json={}).json()["on"]
        assert not state(ben, table)["on"]


def test_an_address_may_not_ask_too_often(live: Live) -> None:
    with Browser(live) as ann, Browser(live) as ben:
        table = seated(ann, ben, Receiver())
        asked = [ben.http.post(f"/api/tables/{table}/push", json=Receiver().wish) for _ in range(3)]
    assert [answer.status_code for answer in asked] == [200, 200, 429]
    assert int(asked[-1].headers["retry-after"]) > 3000


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.example.org/x"},
        {"endpoint": "https://127.0.0.1/x"},
        {"endpoint": "https://169.254.169.254/latest/meta-data"},
        {"p256dh": "AAAA"},
        {"lang": "xx"},
    ],
)
def test_a_subscription_that_makes_no_sense_is_declined(live: Live, change: dict[str, str]) -> None:
    with Browser(live) as ann, Browser(live) as ben:
        table = seated(ann, ben, Receiver())
        answer = ben.http.post(f"/api/tables/{table}/push", json={**Receiver().wish, **change})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_a_foreign_page_cannot_subscribe(live: Live) -> None:
    with Browser(live) as ann, Browser(live) as ben:
        table = seated(ann, ben, Receiver())
        for path in ("push", "push/off"):
            body = Receiver().wish if path == "push" else {}
            headers = {"origin": "https://elsewhere.example"}
            answer = ben.http.post(f"/api/tables/{table}/{path}", json=body, headers=headers)
            assert answer.json()["code"] == "forbidden-origin"


def test_without_the_setting_there_are_none(pebbles: None) -> None:
    with running(Settings(address_requests=0)) as live, Browser(live) as ann:
        opened = ann.http.post("/api/tables", json={"game": "pebbles", "seats": [ME, ME], "pace": DAYS})
        table = opened.json()["table"]
        assert state(ann, table) == {"key": "", "on": False}
        answer = ann.http.post(f"/api/tables/{table}/push", json=Receiver().wish)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
