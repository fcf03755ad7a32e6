"""Which hosts the server answers to. It refuses a foreign name that points to this machine, so that no other site can
use its tables."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection
from tests.patience import PATIENCE
from tests.server.live import Browser, Live, running
from tests.server.offline import install
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from burrow.server.settings import Settings
from burrow.server.web.hosts import Hosts

ME = {"kind": "me", "name": "Ann"}
OPEN = {"kind": "open"}
WISH = {"game": "pebbles", "seats": [ME, OPEN]}
MACHINE = socket.gethostname().lower().partition(".")[0]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    site = tmp_path_factory.mktemp("static")
    (site / "index.html").write_text("<!doctype html><title>Burrow</title>")
    with pytest.MonkeyPatch.context() as monkeypatch:
        install(monkeypatch)
        settings = Settings(
            static=site, tables_per_hour=0, address_requests=0, public_hosts=("games.example.org", "[2001:db8::7]")
        )
        with running(settings) as live:
            yield live


@pytest.fixture
def ann(live: Live) -> Iterator[Browser]:
    with Browser(live) as browser:
        yield browser


def problem(answer: httpx.Response) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, answer.json()["code"]


FOREIGN = [
    "evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", "games.example.org.evil",
    "notgames.example.org", "burrow.local", "203.0.113.9", "192.168.0.7:8000", "[2001:db8::9]", "user@localhost",
    "localhost/path", "a b", "a:b", "[::1", "]", "<b>", "x" * 255, "x" * 5000, "",
]  # fmt: skip


@pytest.mark.parametrize("host", FOREIGN)
def test_a_foreign_host_gets_nothing_even_from_its_own_origin(ann: Browser, host: str) -> None:
    table = ann.open(ME, OPEN)
    headers = {"host": host, "origin": f"http://{host}"}
    assert problem(ann.http.post("/api/tables", json=WISH, headers=headers)) == (421, "unknown-host")
    join = ann.http.post(f"/api/tables/{table}/join", json={"name": "Eve"}, headers=headers)
    assert problem(join) == (421, "unknown-host")
    for path in ("/", f"/api/tables/{table}", f"/api/tables/{table}/qr.svg", "/api/games", "/api/health"):
        answer = ann.http.get(path, headers={"host": host})
        assert problem(answer) == (421, "unknown-host")
        assert "set-cookie" not in answer.headers
        assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("host", ["evil.example", "203.0.113.9"])
def test_a_foreign_host_gets_no_socket(ann: Browser, host: str) -> None:
    table = ann.open(ME, OPEN)
    assert dial(ann, table, host) == 4403
    assert dial(ann, "nothing23456", host) == 4403


def dial(ann: Browser, table: str, host: str, headers: dict[str, str] | None = None) -> int:
    """The close code of a socket with this host and origin; 0 if the server accepts it."""
    headers = headers or {"origin": f"http://{host}"}
    with (
        socket.create_connection(("127.0.0.1", int(ann.live.host.rpartition(":")[2]))) as line,
        connect(f"ws://{host}/api/tables/{table}/ws", sock=line, additional_headers=headers) as guest,
    ):
        try:
            guest.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006
    return 0


KNOWN = ["localhost", "LocalHost:1234", "localhost.", "burrow.localhost:8080", "127.0.0.1", "127.0.0.9:99",
         "[::1]:8000",
         "games.example.org", "games.example.org:444", "GAMES.example.org.", "[2001:db8::7]:443"]  # fmt: skip


@pytest.mark.parametrize("host", KNOWN)
def test_a_known_host_is_served_and_invitations_carry_it(ann: Browser, host: str) -> None:
    headers = {"host": host, "origin": f"http://{host}"}
    opened = ann.http.post("/api/tables", json=WISH, headers=headers)
    assert opened.status_code == 201
    table = opened.json()["table"]
    assert ann.http.get(f"/api/tables/{table}", headers=headers).json()["invite"] == f"http://{host}/t/{table}"
    assert dial(ann, table, host.lower()) == 0


def test_behind_a_proxy_the_public_name_is_served_over_https(ann: Browser) -> None:
    """As nginx and Caddy pass it on with the settings in docs/hosting.md."""
    headers = {
        "host": "games.example.org", "origin": "https://games.example.org", "x-forwarded-proto": "https",
        "x-forwarded-for": "198.51.100.4",
    }  # fmt: skip
    opened = ann.http.post("/api/tables", json=WISH, headers=headers)
    table = opened.json()["table"]
    assert "Secure" in opened.headers["set-cookie"]
    invite = ann.http.get(f"/api/tables/{table}", headers=headers).json()["invite"]
    assert invite == f"https://games.example.org/t/{table}"
    assert dial(ann, table, headers.pop("host"), headers) == 0


def test_whoever_opens_the_page_under_a_foreign_name_reads_what_to_do(ann: Browser) -> None:
    answer = ann.http.get("/t/abc", headers={"host": "evil.example", "accept": "text/html,*/*;q=0.8"})
    assert (answer.status_code, answer.headers["content-type"]) == (421, "text/plain; charset=utf-8")
    assert answer.text.count("--public-host") == 4, "in four languages"
    told = ann.http.get("/api/games", headers={"host": "evil.example:80"}).json()["detail"]
    assert "--public-host evil.example" in told
    assert "evil.example:80" in told


def knows(settings: Settings, host: str, here: str = "10.1.2.3") -> bool:
    scope = {"type": "http", "path": "/", "query_string": b"", "scheme": "http", "server": (here, 8000)}
    return Hosts(settings).know(HTTPConnection({**scope, "headers": [(b"host", host.encode())]}))


@pytest.mark.parametrize(
    "host", ["192.168.0.7:8000", "10.0.0.5", "172.20.1.1", "[fe80::1]:80", MACHINE, f"{MACHINE}.local:8000"]
)
def test_other_machines_of_the_network_come_in_when_it_listens_to_them(host: str) -> None:
    for listens in ("0.0.0.0", "", "::", "192.168.0.7"):
        assert knows(Settings(host=listens), host)
    assert not knows(Settings(), host, here="127.0.0.1")


def test_the_address_that_a_line_came_in_at_is_known() -> None:
    assert knows(Settings(host="0.0.0.0"), "203.0.113.5:8000", here="203.0.113.5")
    assert knows(Settings(host="::"), "203.0.113.5:8000", here="::ffff:203.0.113.5")
    assert not knows(Settings(host="0.0.0.0"), "203.0.113.5:8000", here="203.0.113.6")


def test_names_in_the_settings_are_known() -> None:
    assert knows(Settings(host="burrow.example"), "burrow.example:8000")
    assert knows(Settings(public_url="https://games.example.org/"), "games.example.org")
    assert not knows(Settings(origins=("https://friends.example",)), "friends.example")


def test_the_proxies_of_the_docs_hand_over_the_host() -> None:
    docs = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    assert "proxy_set_header Host $http_host;" in docs
    assert "reverse_proxy 127.0.0.1:8000" in docs
    assert "--public-host games.example.org" in docs
    assert 'public_hosts = ["games.example.org"]' in docs
