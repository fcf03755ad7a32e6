"""No request stops the server, no answer contains its internals, and nobody gets data of others."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from burrow.server.settings import Settings

from .messages import dump, junk
from .server import Running, split

fuzzed = settings(max_examples=80, suppress_health_check=list(HealthCheck))

PATHS = ["/api/tables", "/api/tables/zzzz/join", "/api/games", "/api/health", "/api/nothing", "/", "/t/zzzz", "/api/"]
METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "NONSENSE"]

wishes = st.fixed_dictionaries(
    {},
    optional={
        "game": st.sampled_from(["nuts", "", "hamstern", "../nuts", "n" * 500]) | junk,
        "seats": st.lists(
            st.fixed_dictionaries(
                {"kind": st.sampled_from(["me", "bot", "open", "host"])},
                optional={"name": st.text(max_size=40), "level": st.sampled_from(["casual", "x"]), "holder": junk},
            )
            | junk,
            max_size=20,
        )
        | junk,
        "options": st.dictionaries(st.sampled_from(["goal", "race", "clock", "rules", "seed"]), junk, max_size=4)
        | junk,
        "seed": junk,
    },
)
joins = st.fixed_dictionaries({}, optional={"name": st.text(max_size=40) | junk, "seat": junk, "holder": junk})
header_names = st.sampled_from(
    ["Cookie", "Origin", "Host", "Content-Type", "Content-Length", "Transfer-Encoding", "Accept-Encoding",
     "X-Forwarded-For", "X-Forwarded-Host", "Upgrade", "Expect", "Range", "If-None-Match", "Sec-Fetch-Site",
     "Content-Encoding"]
)  # fmt: skip
odd_values = st.sampled_from(
    ["burrow=", "burrow=" + "x" * 64, "burrow=;;;=", 'burrow="\\303"', "chunked", "websocket", "-1", "1e9", "0",
     "gzip, br", "bytes=0-99999999999", "null", "application/json", "../../etc/passwd", "[::1", "http://[", "a" * 3000]
)  # fmt: skip
header_values = st.text(st.characters(codec="latin-1", exclude_characters="\r\n\x00"), max_size=60) | odd_values
plain_text = st.text(st.characters(codec="ascii", exclude_categories=["Cc", "Zs"], exclude_characters="#?"), max_size=8)
path_parts = plain_text | st.sampled_from(
    ["..", "%2e%2e", "etc", "passwd", "%00", "%ff", "%c0%af", "~", "assets", ".", "", "\\", "%5c", "%"]
)
noises = st.binary(max_size=300) | st.sampled_from(
    [
        b"", b"\r\n" * 50, b"GET", b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 20000,
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET /" + b"a" * 100_000,
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
    ]
)  # fmt: skip


def check_goes_on(server: Running) -> None:
    wish = {"game": "nuts", "seats": [{"kind": "me"}, {"kind": "bot", "level": "casual"}]}
    status, opened, token = server.post("/api/tables", wish)
    assert status == 201
    status, body = ask(server, "GET", f"/api/tables/{opened['table']}", {"Cookie": f"burrow={token}"}, b"")
    assert status == 200
    assert json.loads(body)["yours"] == [0]


def ask(server: Running, method: str, path: str, headers: dict[str, str], body: bytes) -> tuple[int, bytes]:
    given = {name.lower() for name in headers}
    plain = {"Host": server.host, "Content-Type": "application/json", "Content-Length": str(len(body))}
    lines = [f"{name}: {value}" for name, value in plain.items() if name.lower() not in given]
    lines += [f"{name}: {value}" for name, value in headers.items()] + ["Connection: close"]
    head = f"{method} {path} HTTP/1.1\r\n" + "\r\n".join(lines) + "\r\n\r\n"
    answer = server.request(head.encode("latin-1", "replace"), b"" if method == "HEAD" else body)
    server.check(answer.decode("latin-1").partition("\r\nset-cookie:")[0])
    status, _, told = split(answer) if answer else (0, {}, b"")
    return status, told


@fuzzed
@given(wish=wishes | junk, join=joins | junk)
def test_a_body_that_makes_no_sense_gets_a_problem(server: Running, wish: Any, join: Any) -> None:
    for path, body in (("/api/tables", wish), ("/api/tables/zzzzzzzzzzzz/join", join)):
        status, told = ask(server, "POST", path, {}, dump(body).encode())
        answer = json.loads(told)
        if status == 201:
            assert set(answer) == {"table"}
        else:
            assert status in {400, 404, 413}
            assert set(answer) <= {"code", "detail"}
    assert server.errors.records == []


@fuzzed
@given(
    body=st.binary(max_size=200) | st.sampled_from([b"[" * 15000, b"9" * 10000, b'{"a":' * 3000, b'"\\ud800"', b"\xff"])
)
def test_a_body_that_is_not_json_gets_a_problem(server: Running, body: bytes) -> None:
    status, told = ask(server, "POST", "/api/tables", {}, body)
    assert (status, json.loads(told)["code"]) == (400, "bad-request")
    assert server.errors.records == []


def test_a_body_that_is_too_long_is_not_read(server: Running) -> None:
    status, told = ask(server, "POST", "/api/tables", {}, b"[" + b" " * 3_000_000)
    assert status in {0, 413}  # the answer may be lost while the body is still being sent
    status, told = ask(server, "POST", "/api/tables", {}, b"[" + b" " * Settings().body_limit)
    assert (status, json.loads(told)["code"]) == (413, "too-large")
    check_goes_on(server)


@fuzzed
@given(
    method=st.sampled_from(METHODS),
    path=st.sampled_from(PATHS),
    headers=st.dictionaries(header_names, header_values, max_size=5),
    query=plain_text,
    body=st.binary(max_size=50),
)
def test_any_header_is_survived(
    server: Running, method: str, path: str, headers: dict[str, str], query: str, body: bytes
) -> None:
    status, _ = ask(server, method, f"{path}?{query}", headers, body)
    assert status < 500
    assert server.errors.records == []


@fuzzed
@given(st.lists(path_parts, max_size=6))
def test_any_path_is_survived(server: Running, parts: list[str]) -> None:
    status, told = ask(server, "GET", "/" + "/".join(parts), {}, b"")
    assert status in {200, 307, 400, 404, 405}
    assert b"root:" not in told
    assert server.errors.records == []


@fuzzed
@given(noises)
def test_whatever_comes_over_the_line_is_survived(server: Running, noise: bytes) -> None:
    server.check(server.request(noise, b"\r\n\r\n").decode("latin-1"))
    assert server.errors.records == []


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://localhost.evil.example", "http://[", "x", ""]
)
def test_a_page_from_elsewhere_opens_no_table(server: Running, origin: str) -> None:
    wish = dump({"game": "nuts", "seats": [{"kind": "me"}, {"kind": "me"}]}).encode()
    status, told = ask(server, "POST", "/api/tables", {"Origin": origin}, wish)
    assert (status, json.loads(told)["code"]) == (403, "forbidden-origin")


def test_the_server_has_survived_it_all(server: Running) -> None:
    check_goes_on(server)
