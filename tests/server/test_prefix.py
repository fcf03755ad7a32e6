"""A server below a path of its host, behind a proxy that removes the path and behind one that keeps it."""

import io
import json
import re
from collections.abc import Iterator
from urllib.parse import urljoin

import httpx
import pytest
import segno
from tests.server.heard import Update, Welcome
from tests.server.live import Browser, Live, running
from tests.server.offline import install
from tests.server.proxy import proxying

from burrow.server.settings import Settings

PREFIX = "/games/burrow"
ME = {"kind": "me", "name": "Ann"}


@pytest.fixture(params=[True, False], ids=["stripped", "kept"])
def host(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The host of the proxy."""
    install(monkeypatch)
    settings = Settings(path_prefix=PREFIX, tables_per_hour=0, address_requests=0)
    with running(settings) as live, proxying(int(live.host.rpartition(":")[2]), PREFIX, strips=request.param) as proxy:
        yield f"127.0.0.1:{proxy.port}"


@pytest.fixture
def ann(host: str) -> Iterator[Browser]:
    live = Live(0)
    live.host, live.url = host + PREFIX, f"http://{host}{PREFIX}"
    with Browser(live) as browser:
        yield browser


def test_the_page_and_everything_it_links_to_are_below_the_prefix(ann: Browser, host: str) -> None:
    for path in ("", "/", "/t/abc", "/new/nuts"):
        page = ann.http.get(f"http://{host}{PREFIX}{path}")
        assert page.status_code == 200
        assert f'data-prefix="{PREFIX}"' in page.text
        assert f'content="http://{host}{PREFIX}/preview.png"' in page.text
    links = re.findall(r'(?:href|src)="([^"]+)"', page.text)
    assert len(links) >= 8
    for link in links:
        assert link.startswith(PREFIX + "/")
        assert ann.http.get(f"http://{host}{link}").status_code == 200
    assert ann.http.get(f"http://{host}{PREFIX}/preview.png").status_code == 200


def test_scripts_and_styles_find_each_other_below_the_prefix(ann: Browser, host: str) -> None:
    page = ann.http.get(f"http://{host}{PREFIX}/").text
    found = re.findall(rf'"({PREFIX}/assets/[^"]+\.(?:js|css))"', page)
    assert {name.rpartition(".")[2] for name in found} == {"js", "css"}
    linked = []
    for name in found:
        text = ann.http.get(f"http://{host}{name}").text
        assert "/assets/" not in text, "a path from the root of the host would miss the prefix"
        linked += [urljoin(name, one or two) for one, two in re.findall(r'"(\./[\w.-]+\.js)"|url\((\./[^)]+)\)', text)]
    assert linked
    for name in linked:
        assert ann.http.get(f"http://{host}{name}").status_code == 200


def test_the_manifest_stays_below_the_prefix(ann: Browser, host: str) -> None:
    base = f"http://{host}{PREFIX}/manifest.webmanifest"
    manifest = json.loads(ann.http.get(base).text)
    for member in ("start_url", "scope", "id"):
        assert urljoin(base, manifest[member]) == f"http://{host}{PREFIX}/"
    assert urljoin(f"http://{host}", manifest["id"]) == f"http://{host}{PREFIX}/", "browsers read it from the host"
    for icon in manifest["icons"]:
        assert ann.http.get(urljoin(base, icon["src"])).status_code == 200


def test_the_service_worker_and_the_files_it_keeps_are_below_the_prefix(ann: Browser, host: str) -> None:
    base = f"http://{host}{PREFIX}/"
    worker = ann.http.get(f"{base}worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache", "a new build takes over at the next visit"
    kept = re.search(r"new Set\(\[([^\]]+)\]\)", worker.text)
    assert kept is not None
    files = re.findall(r"[`\"']([^`\"']*)[`\"']", kept[1])
    assert {"", "theme.js", "shell.css"} < set(files)
    for file in files:
        assert ann.http.get(base + file).status_code == 200, file


def test_tables_invitations_and_cookies_are_below_the_prefix(ann: Browser, host: str) -> None:
    opened = ann.http.post(
        "/api/tables", json={"game": "pebbles", "seats": [ME, ME]}, headers={"origin": f"http://{host}"}
    )
    assert opened.status_code == 201
    assert f"Path={PREFIX};" in opened.headers["set-cookie"]
    table = opened.json()["table"]
    info = ann.http.get(f"/api/tables/{table}").json()
    assert (info["invite"], info["yours"]) == (f"http://{host}{PREFIX}/t/{table}", [0, 1])
    drawing = io.BytesIO()
    segno.make(info["invite"], error="m", micro=False).save(
        drawing, kind="svg", scale=8, border=4, dark="#000", light="#fff", svgclass=None, lineclass=None
    )
    assert ann.http.get(f"/api/tables/{table}/qr.svg").content == drawing.getvalue()


def test_sockets_are_below_the_prefix(ann: Browser, host: str) -> None:
    table = ann.open(ME, ME)
    socket = ann.dial(table, headers={"origin": f"http://{host}"})
    assert socket.until(Welcome).yours == (0, 1)
    socket.move(0, "Put", pebbles=3)
    assert socket.until(Update, seq=0).sights[0].view["put"] == [3, 0]


def test_an_unknown_path_of_the_interface_is_told_as_such(ann: Browser) -> None:
    answer = ann.http.get("/api/nonsense")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


# Who asks.


def test_limits_count_the_client_behind_a_trusted_proxy(pebbles: None) -> None:
    with running(Settings(tables_per_hour=1)) as live, Browser(live) as ann:
        wish = {"game": "pebbles", "seats": [ME]}
        codes = [
            ann.http.post("/api/tables", json=wish, headers={"x-forwarded-for": f"203.0.113.9, 198.51.100.{last}"})
            for last in (4, 5, 4)
        ]
    assert [answer.status_code for answer in codes] == [201, 201, 429]


def test_limits_count_whoever_claims_to_be_a_proxy_as_one(pebbles: None) -> None:
    with running(Settings(tables_per_hour=1, trusted_proxies=())) as live, Browser(live) as ann:
        wish = {"game": "pebbles", "seats": [ME]}
        codes = [
            ann.http.post("/api/tables", json=wish, headers={"x-forwarded-for": f"198.51.100.{last}"})
            for last in (4, 5)
        ]
    assert [answer.status_code for answer in codes] == [201, 429]


def test_lines_of_a_proxy_that_is_not_trusted_are_limited_as_one_address(pebbles: None) -> None:
    for proxies, is_limited in (((), True), (("127.0.0.0/8",), False)):
        with running(Settings(lines_per_address=1, trusted_proxies=proxies)) as live, Browser(live) as ann:
            ann.http.get("/api/games")
            with Browser(live) as ben:
                if is_limited:
                    with pytest.raises(httpx.TransportError):
                        ben.http.get("/api/games")
                else:
                    assert ben.http.get("/api/games").status_code == 200
