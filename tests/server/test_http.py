"""The HTTP interface on a real port: tables, cookies, origins, limits, errors, the page and its headers."""

import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.heard import Accepted, Told, Update, Welcome, decode
from tests.server.live import PATIENCE, Browser, Live, running
from tests.server.offline import install

from burrow.server.app import make_app
from burrow.server.settings import Settings
from burrow.server.sockets.close_codes import REMOVED
from burrow.server.web.browser import holder_of
from burrow.server.web.headers import HEADERS
from burrow.storage.memory import MemoryStore
from burrow.storage.store import StoreError

ME = {"kind": "me", "name": "Ann"}
OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as Vite builds it."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    picture = '<meta property="og:image" content="/preview.png" />'
    (folder / "index.html").write_text(f"<!doctype html><title>Burrow</title>{picture}" + " " * 600)
    (folder / "assets" / "index-a1b2c3.js").write_text("const nuts = 1;\n" * 100)
    (folder / "assets" / "index-a1b2c3.js.br").write_bytes(b"pretend this is brotli")
    (folder / ".stamp").write_text("what the page was built from")
    (folder / ".well-hidden").mkdir()
    (folder / ".well-hidden" / "notes.txt").write_text("for the builder")
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return folder


@pytest.fixture(scope="module")
def live(site: Path) -> Iterator[Live]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        install(monkeypatch)
        settings = Settings(static=site, tables_per_hour=0, address_requests=0, origins=("https://friends.example",))
        with running(settings) as live:
            yield live


@pytest.fixture
def ann(live: Live) -> Iterator[Browser]:
    with Browser(live) as browser:
        yield browser


@pytest.fixture
def ben(live: Live) -> Iterator[Browser]:
    with Browser(live) as browser:
        yield browser


def problem(answer: httpx.Response) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, answer.json()["code"]


def test_the_games_are_listed_with_options(ann: Browser) -> None:
    (game,) = ann.http.get("/api/games").json()
    assert (game["id"], game["least_seats"], game["most_seats"]) == ("pebbles", 1, 4)
    options = {option["key"]: option for option in game["options"]}
    assert (options["goal"]["kind"], options["goal"]["least"], options["goal"]["most"]) == ("int", 1, 1000)
    assert options["mood"]["choices"] == ["calm", "brisk"]
    assert (options["quiet"]["kind"], options["quiet"]["default"]) == ("bool", False)
    assert [preset["key"] for preset in game["presets"]] == ["first", "short", "printed"]
    assert [preset["options"] for preset in game["presets"]] == [{}, {}, {}], "pebbles declares none"


def test_the_rules_of_a_game_are_listed(ann: Browser) -> None:
    assert ann.http.get("/api/games/pebbles/rules").json()[0] == {"id": "P-01", "section": "play"}
    assert problem(ann.http.get("/api/games/chess/rules")) == (404, "unknown-game")


def test_the_games_come_compressed_to_who_takes_that(ann: Browser) -> None:
    packed = ann.http.get("/api/games", headers={"accept-encoding": "gzip"})
    plain = ann.http.get("/api/games", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.headers["content-type"] == plain.headers["content-type"] == "application/json"
    assert packed.json() == plain.json()


def test_health(ann: Browser) -> None:
    assert ann.http.get("/api/health").json()["ok"] is True


def test_a_table_is_opened_and_described(ann: Browser, ben: Browser) -> None:
    table = ann.open(ME, OPEN)
    info = ann.http.get(f"/api/tables/{table}").json()
    assert (info["game"], info["phase"], info["yours"], info["host"]) == ("pebbles", "gathering", [0], True)
    assert info["invite"] == f"{ann.live.url}/t/{table}"
    other = ben.http.get(f"/api/tables/{table}").json()
    assert (other["yours"], other["host"]) == ([], False)


def test_joining_takes_the_first_open_seat_and_then_the_game_begins(ann: Browser, ben: Browser) -> None:
    table = ann.open(ME, OPEN)
    socket = ann.dial(table)
    socket.until(Update)
    answer = ben.http.post(f"/api/tables/{table}/join", json={"name": "Ben"})
    assert answer.json() == {"seat": 1}
    assert ben.http.post(f"/api/tables/{table}/join", json={"name": "Ben"}).json() == {"seat": 1}, "once is enough"
    assert ben.http.get(f"/api/tables/{table}").json()["phase"] == "playing"
    assert socket.until(Update).waiting == (0,)


def test_a_full_table_takes_nobody(ann: Browser, ben: Browser) -> None:
    table = ann.open(ME, ME)
    join = f"/api/tables/{table}/join"
    assert problem(ben.http.post(join, json={"name": "Ben"})) == (409, "table-full")
    assert problem(ann.http.post(join, json={"name": "Ben", "seat": 7})) == (400, "bad-seats")
    half = ann.open(ME, OPEN)
    assert problem(ben.http.post(f"/api/tables/{half}/join", json={"name": "B", "seat": 0})) == (409, "seat-taken")


def test_a_code_leads_to_its_table_and_says_which_game_it_is(ann: Browser, ben: Browser) -> None:
    table = ann.open(ME, OPEN)
    code = ann.http.post(f"/api/tables/{table}/code", json={}).json()["code"]
    assert ben.http.get(f"/api/codes/{code.lower()}").json() == {
        "table": table,
        "game": "pebbles",
        "screen": False,
    }
    tv = ann.dial(table, "?screen")
    tv.until(Update)
    assert ben.http.get(f"/api/codes/{code}").json()["screen"] is True
    assert "?tv" not in ben.http.get(f"/api/tables/{table}/qr.svg?tv").text, "it is drawn, not written"
    assert problem(ben.http.get("/api/codes/nowhere")) == (404, "unknown-code")
    assert problem(ben.http.get(f"/api/tables/{table}/code")) == (405, "bad-method")
    assert problem(ann.http.post("/api/tables/zzzz/code", json={})) == (404, "unknown-table")


def test_a_personal_link_moves_a_seat_to_another_browser(ann: Browser, ben: Browser) -> None:
    table = ann.open(ME, OPEN)
    answer = ann.http.post(f"/api/tables/{table}/hand-over", json={"seat": 0}).json()
    link, _, key = answer["link"].partition("#take=")
    assert link == f"{ann.live.url}/t/{table}"
    taken = ben.http.post(f"/api/tables/{table}/take", json={"key": key})
    assert (taken.status_code, taken.json()) == (200, {"seat": 0})
    assert ben.http.get(f"/api/tables/{table}").json()["yours"] == [0]
    assert ann.http.get(f"/api/tables/{table}").json()["yours"] == []
    assert problem(ann.http.post(f"/api/tables/{table}/take", json={"key": key})) == (409, "link-used")
    assert problem(ann.http.post(f"/api/tables/{table}/hand-over", json={"seat": 0})) == (403, "not-your-seat")


def test_a_removed_person_finds_the_door_closed_everywhere(ann: Browser, ben: Browser) -> None:
    table = ann.open(ME, OPEN, OPEN)
    ben.http.post(f"/api/tables/{table}/join", json={"name": "Ben"})
    guest, host = ben.dial(table), ann.dial(table)
    host.until(Accepted, nonce=host.say("remove", seat=1))
    assert guest.closed() == REMOVED
    assert decode(guest.frames[-1]) == Told("removed")
    assert ben.dial(table).closed() == REMOVED
    for answer in (
        ben.http.get(f"/api/tables/{table}"),
        ben.http.post(f"/api/tables/{table}/join", json={"name": "Ben"}),
        ben.http.post(f"/api/tables/{table}/code", json={}),
        ben.http.get(f"/api/tables/{table}/moments"),
    ):
        assert problem(answer) == (403, "removed")


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess", "seats": [ME]}, 404, "unknown-game"),
        ({"game": "pebbles", "seats": [ME] * 5}, 400, "bad-seats"),
        ({"game": "pebbles", "seats": []}, 400, "bad-request"),
        ({"game": "pebbles", "seats": [ME], "options": {"goal": 0}}, 400, "bad-options"),
        ({"game": "pebbles", "seats": [ME], "options": {"gaol": 5}}, 400, "bad-options"),
        ({"game": "pebbles", "seats": [{"kind": "bot", "level": "genius"}]}, 400, "unknown-bot"),
        ({"game": "pebbles", "seats": [{"kind": "me", "name": "x" * 25}]}, 400, "bad-request"),
        ({"game": "pebbles", "seats": [ME], "seed": "00"}, 400, "bad-request"),
        ([], 400, "bad-request"),
    ],
)
def test_a_wrong_wish_gets_a_problem(ann: Browser, wish: Any, status: int, code: str) -> None:
    assert problem(ann.http.post("/api/tables", json=wish)) == (status, code)


def test_a_game_says_itself_why_its_options_do_not_do(ann: Browser) -> None:
    wish = {"game": "pebbles", "seats": [ME], "options": {"ground": "grass\nswamp"}}
    answer = ann.http.post("/api/tables", json=wish)
    assert problem(answer) == (400, "bad-options")
    assert (answer.json()["rule"], answer.json()["message"]) == ("P-01", "swamp")
    assert answer.json()["values"] == [["line", 2]]
    wish["options"] = {"ground": "grass"}
    assert ann.http.post("/api/tables", json=wish).status_code == 201


def test_a_text_among_the_options_is_shown_as_one(ann: Browser) -> None:
    (pebbles,) = [game for game in ann.http.get("/api/games").json() if game["id"] == "pebbles"]
    (ground,) = [option for option in pebbles["options"] if option["key"] == "ground"]
    assert (ground["kind"], ground["default"], ground["most"]) == ("text", "", 2000)


def test_only_json_is_taken(ann: Browser) -> None:
    body = '{"game":"pebbles","seats":[{"kind":"me"}]}'
    answer = ann.http.post("/api/tables", content=body, headers={"content-type": "text/plain"})
    assert problem(answer) == (415, "bad-type")


def test_a_body_that_is_too_large_is_not_read(ann: Browser) -> None:
    body = b'{"game":"' + b"x" * 70_000 + b'"}'
    answer = ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert problem(answer) == (413, "too-large")


@pytest.mark.parametrize(
    ("headers", "is_taken"),
    [
        ({"origin": "http://{host}"}, True),
        ({"origin": "https://friends.example"}, True),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "file://{host}"}, False),
        ({"origin": "ftp://{host}"}, False),
        ({"origin": "https://{host}"}, True),
        ({"origin": "{host}"}, False),
        ({"origin": "http://{host}.evil.example"}, False),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({}, True),
    ],
)
def test_what_changes_something_must_come_from_our_page(ann: Browser, headers: dict[str, str], is_taken: bool) -> None:
    headers = {name: value.replace("{host}", ann.live.host) for name, value in headers.items()}
    answer = ann.http.post("/api/tables", json={"game": "pebbles", "seats": [ME]}, headers=headers)
    assert (answer.status_code == 201) == is_taken
    if not is_taken:
        assert problem(answer) == (403, "forbidden-origin")
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(("origin", "is_taken"), [("http://{host}", True), ("https://evil.example", False)])
def test_a_socket_must_come_from_our_page(ann: Browser, origin: str, is_taken: bool) -> None:
    table = ann.open(ME)
    socket = ann.dial(table, headers={"origin": origin.replace("{host}", ann.live.host)})
    if is_taken:
        assert isinstance(socket.hear(), Welcome)
    else:
        assert socket.closed() == 4403


def test_the_cookie_is_out_of_reach_for_scripts(ann: Browser) -> None:
    answer = ann.http.post("/api/tables", json={"game": "pebbles", "seats": [ME]})
    cookie = answer.headers["set-cookie"]
    attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/", "max-age=31536000"} <= attributes
    assert "secure" not in attributes, "this is plain http"
    token = ann.http.cookies["burrow"]
    assert len(token) >= 40
    again = ann.http.post("/api/tables", json={"game": "pebbles", "seats": [ME]})
    assert f"burrow={token};" in again.headers["set-cookie"], "a browser keeps its token"


def test_the_cookie_is_secure_behind_https(ann: Browser) -> None:
    headers = {"x-forwarded-proto": "https"}
    answer = ann.http.post("/api/tables", json={"game": "pebbles", "seats": [ME]}, headers=headers)
    assert "secure" in answer.headers["set-cookie"].lower()


def test_the_store_never_sees_a_token(pebbles: None) -> None:
    store = MemoryStore()
    with running(Settings(tables_per_hour=0), store) as live, Browser(live) as ann:
        table = ann.open(ME)
        token = ann.http.cookies["burrow"]
    import asyncio

    record = asyncio.run(store.record(table))
    assert record is not None
    assert token.encode() not in record
    assert holder_of(token).encode() in record


def test_a_made_up_cookie_holds_nothing(ann: Browser, ben: Browser) -> None:
    table = ann.open(ME)
    holder = holder_of(ann.http.cookies["burrow"])
    for guess in ("", "x", holder, "y" * 5000):
        info = ben.http.get(f"/api/tables/{table}", headers={"cookie": f"burrow={guess}"})
        assert info.json()["yours"] == []


@pytest.mark.parametrize(
    "raw",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET /api/health\r\n\r\n",
        b"GET / HTTP/1.1\r\nNo colon\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
        b"GET /api/tables/x/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    ],
)
def test_what_is_not_http_gets_a_problem_with_the_headers_too(live: Live, raw: bytes) -> None:
    with socket.create_connection(("127.0.0.1", int(live.host.rpartition(":")[2])), PATIENCE) as line:
        line.sendall(raw)
        answer = line.makefile("rb").read().decode()
    head, _, body = answer.partition("\r\n\r\n")
    status, *headers = head.lower().split("\r\n")
    assert status == "http/1.1 400 bad request"
    assert {name.lower() for name in HEADERS} <= {line.partition(":")[0] for line in headers}
    assert json.loads(body)["code"] == "bad-request"


def test_a_request_that_breaks_off_leaves_nothing_in_the_log(live: Live, caplog: pytest.LogCaptureFixture) -> None:
    """The log gets no traceback and no warning."""
    head = f"POST /api/tables HTTP/1.1\r\nHost: {live.host}\r\nContent-Type: application/json\r\n"
    with caplog.at_level(logging.INFO):
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", int(live.host.rpartition(":")[2])), PATIENCE) as line:
                line.sendall(f'{head}Content-Length: 500\r\n\r\n{{"game": '.encode())
        with Browser(live) as ann:
            assert ann.http.get("/api/health").status_code == 200
            table = ann.open(ME)
            assert ann.dial(table).until(Update)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_a_failure_is_logged_once(
    pebbles: None, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    """Logged by us, and not again by uvicorn, which has its own handlers."""
    with running(Settings(), Failing(LookupError("no such thing"))) as live, Browser(live) as ann:
        assert ann.http.post("/api/tables", json={"game": "pebbles", "seats": [ME]}).status_code == 500
    assert (caplog.text + capsys.readouterr().err).count("Traceback") == 1
    assert "POST /api/tables failed" in caplog.text


def test_over_https_a_browser_is_told_to_stay_there(ann: Browser) -> None:
    secure = ann.http.get("/", headers={"x-forwarded-proto": "https"})
    assert secure.headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in ann.http.get("/").headers


def test_names_are_cleaned(ann: Browser) -> None:
    table = ann.open({"kind": "me", "name": "\u202e  An\u0000n\n\u200bB "})
    assert ann.http.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Ann B"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/new/pebbles", "/assets/index-a1b2c3.js", "/api/games", "/api/x"])
def test_every_answer_carries_the_policy(ann: Browser, path: str) -> None:
    headers = ann.http.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["connect-src"] == policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/new/pebbles", "/api/games", "/api/x", "/assets/none.js"])
def test_every_answer_that_may_be_opened_as_a_page_switches_features_off(ann: Browser, path: str) -> None:
    headers = ann.http.get(path).headers
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["referrer-policy"] == "same-origin"
    denied = headers["permissions-policy"].split(", ")
    assert {"camera=()", "microphone=()", "geolocation=()", "payment=()", "usb=()"} <= set(denied)
    assert not any(part.startswith(("clipboard-write", "autoplay", "web-share")) for part in denied), (
        "the page uses them"
    )


def test_parts_of_a_page_leave_out_the_headers_for_documents(ann: Browser) -> None:
    headers = ann.http.get("/assets/index-a1b2c3.js").headers
    assert headers["content-type"].startswith("text/javascript")
    assert "permissions-policy" not in headers
    assert "cross-origin-opener-policy" not in headers


def test_the_page_is_asked_for_again_and_its_parts_are_kept(ann: Browser) -> None:
    for path in ("/", "/t/whatever", "/rules/nuts"):
        answer = ann.http.get(path)
        assert answer.text.startswith("<!doctype html>")
        assert answer.headers["cache-control"] == "no-cache"
    script = ann.http.get("/assets/index-a1b2c3.js", headers={"accept-encoding": "gzip"})
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.text.startswith("const nuts")


def test_a_shared_link_names_its_picture_by_the_address_it_was_asked_by(live: Live, ann: Browser) -> None:
    port = live.url.rsplit(":", 1)[1]
    for host in (f"127.0.0.1:{port}", f"localhost:{port}"):
        page = ann.http.get("/t/whatever", headers={"host": host}).text
        assert f'content="http://{host}/preview.png"' in page
    assert "<title>Burrow</title>" in page, "the rest is as it was"


@pytest.mark.parametrize(
    "path", ["/t/whatever.", "/t/whatever.)", "/t/whatever...", "/rules/nuts.", "/t/a.%2F", "/t/..%2fx"]
)
def test_a_full_stop_after_a_link_still_leads_to_the_page(ann: Browser, path: str) -> None:
    answer = ann.http.get(path)
    assert (answer.status_code, answer.text[:15]) == (200, "<!doctype html>")


def test_what_was_compressed_before_is_served_as_it_is(ann: Browser) -> None:
    with ann.http.stream("GET", "/assets/index-a1b2c3.js", headers={"accept-encoding": "br, gzip"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"pretend this is brotli"
    plain = ann.http.get("/assets/index-a1b2c3.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    "path",
    ["/missing.js", "/assets/none.css", "/api/nothing", "/../pyproject.toml", "/.env", "/.stamp",
     "/.well-hidden/notes.txt"],
)  # fmt: skip
def test_what_is_not_there_is_a_problem(ann: Browser, path: str) -> None:
    assert problem(ann.http.get(path)) == (404, "not-found")


def test_unknown_tables(ann: Browser) -> None:
    for name in ("nothing23456", "x" * 500, "a%2Fb", "%00", "über"):
        assert ann.http.get(f"/api/tables/{name}").status_code == 404
    assert problem(ann.http.get("/api/tables/nothing23456")) == (404, "unknown-table")
    assert problem(ann.http.get("/api/tables/nothing23456/qr.svg")) == (404, "unknown-table")
    assert problem(ann.http.post("/api/tables/nothing23456/join", json={"name": ""})) == (404, "unknown-table")
    assert ann.dial("nothing23456").closed() == 4404


def test_a_wrong_method_is_a_problem(ann: Browser) -> None:
    answer = ann.http.request("DELETE", "/api/tables")
    assert problem(answer) == (405, "bad-method")
    assert "POST" in answer.headers["allow"]


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "DELETE"])
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/nothing23456/join"])
def test_what_takes_a_post_takes_nothing_else(ann: Browser, path: str, method: str) -> None:
    answer = ann.http.request(method, path)
    assert (answer.status_code, answer.headers["allow"]) == (405, "POST")


def test_the_qr_code_is_a_drawing(ann: Browser) -> None:
    table = ann.open(ME, OPEN)
    answer = ann.http.get(f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<?xml") or answer.text.startswith("<svg")
    assert "style=" not in answer.text


def test_invites_use_the_public_address(pebbles: None) -> None:
    with running(Settings(public_url="https://burrow.example/")) as live, Browser(live) as ann:
        table = ann.open(ME, OPEN)
        assert ann.http.get(f"/api/tables/{table}").json()["invite"] == f"https://burrow.example/t/{table}"


def test_an_address_opens_so_many_tables_in_an_hour(pebbles: None) -> None:
    with running(Settings(tables_per_hour=2)) as live, Browser(live) as ann, Browser(live) as ben:
        ann.open(ME)
        assert ann.http.post("/api/tables", json={"game": "chess", "seats": [ME]}).status_code == 404
        ann.open(ME)
        answer = ben.http.post("/api/tables", json={"game": "pebbles", "seats": [ME]})
        assert problem(answer) == (429, "table-limit")
        assert 3500 <= int(answer.headers["retry-after"]) <= 3600


def test_an_address_has_so_many_connections(pebbles: None) -> None:
    with running(Settings(connections_per_address=2, address_requests=0)) as live, Browser(live) as ann:
        table = ann.open(ME)
        first, _ = ann.dial(table), ann.dial(table)
        assert ann.dial(table).closed() == 4429
        first.socket.close()
        while ann.dial(table).closed_at_once():
            pass


def test_an_address_asks_and_dials_only_so_often(pebbles: None) -> None:
    settings = Settings(address_requests=0.001, address_requests_burst=4)
    with running(settings) as live, Browser(live) as ann, Browser(live) as ben:
        table = ann.open(ME)
        ann.dial(table).until(Update)
        assert ben.http.get("/api/health").status_code == 200
        assert ben.http.get("/api/nothing").status_code == 404
        answer = ben.http.get("/api/games")
        assert problem(answer) == (429, "too-fast")
        assert int(answer.headers["retry-after"]) >= 1
        assert "content-security-policy" in answer.headers
        assert ann.dial(table).closed() == 4429
        assert ann.http.get("/").status_code == 200, "the page itself comes from memory and is not counted"


def test_a_page_that_is_not_built_says_how(pebbles: None, tmp_path: Path) -> None:
    with running(Settings(static=tmp_path)) as live, Browser(live) as ann:
        assert "npm run build" in ann.http.get("/").text


class Failing(MemoryStore):
    def __init__(self, error: Exception) -> None:
        super().__init__()
        self._error = error

    async def create(self, table: str, record: bytes) -> None:
        raise self._error


@pytest.mark.parametrize(
    ("error", "answered"),
    [
        (StoreError("the folder /secret/place is full"), (503, "not-stored")),
        (LookupError("no /secret/place"), (500, "server-error")),
    ],
)
def test_a_failure_says_nothing_of_the_inside(pebbles: None, error: Exception, answered: tuple[int, str]) -> None:
    with running(Settings(log_level="critical"), Failing(error)) as live, Browser(live) as ann:
        answer = ann.http.post("/api/tables", json={"game": "pebbles", "seats": [ME]})
        assert problem(answer) == answered
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "secret" not in answer.text
        assert "Traceback" not in answer.text


def test_an_app_is_made_without_touching_anything(tmp_path: Path) -> None:
    make_app(MemoryStore(), settings=Settings(static=tmp_path / "nowhere"))
