"""Whom a request comes from, as its proxies say it, and how little others can make up."""

import pytest
from starlette.types import Scope

from burrow.server.settings import Settings
from burrow.server.web.entrance import Entrance
from burrow.server.web.forwarded import Forwarded, Networks, read_forwarded, read_x_forwarded

OURS = Networks(("127.0.0.1", "10.0.0.0/8", "::1"))


def headers(*pairs: tuple[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in pairs]


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [("127.0.0.1", True), ("10.200.3.4", True), ("::1", True), ("::ffff:10.1.1.1", True), ("11.0.0.1", False),
     ("127.0.0.2", False), ("", False), ("proxy.example", False), ("fe80::1%eth0", False)],
)  # fmt: skip
def test_proxies_are_known_by_address(host: str, is_ours: bool) -> None:
    assert (host in OURS) is is_ours


@pytest.mark.parametrize(
    ("told", "client"),
    [
        ("198.51.100.4", "198.51.100.4"),
        ("198.51.100.4:4711", "198.51.100.4"),
        ("2001:db8::7", "2001:db8::7"),
        ("[2001:db8::7]:4711", "2001:db8::7"),
        ("203.0.113.9, 198.51.100.4", "198.51.100.4"),
        ("203.0.113.9, 198.51.100.4, 10.0.0.3", "198.51.100.4"),
        ("10.0.0.4, 10.0.0.3", "10.0.0.4"),
        ("127.0.0.1, 198.51.100.4", "198.51.100.4"),
        ("203.0.113.9, nonsense", ""),
        ("unknown", ""),
        ("", ""),
    ],
)
def test_the_client_is_the_rightmost_address_that_is_no_proxy_of_ours(told: str, client: str) -> None:
    assert read_x_forwarded(headers(("x-forwarded-for", told)), OURS).client == client


def test_several_lines_of_a_header_are_one() -> None:
    lines = headers(("x-forwarded-for", "203.0.113.9"), ("x-forwarded-for", "198.51.100.4"))
    assert read_x_forwarded(lines, OURS).client == "198.51.100.4"


def test_scheme_and_host_are_those_that_the_proxy_next_to_the_client_saw() -> None:
    lines = headers(
        ("x-forwarded-for", "203.0.113.9, 198.51.100.4, 10.0.0.3"),
        ("x-forwarded-proto", "http, https, http"),
        ("x-forwarded-host", "evil.example, games.example.org, inner.example"),
    )
    assert read_x_forwarded(lines, OURS) == Forwarded("198.51.100.4", "https", "games.example.org")


def test_where_only_one_proxy_says_it_that_counts() -> None:
    lines = headers(("x-forwarded-for", "198.51.100.4, 10.0.0.3"), ("x-forwarded-proto", "HTTPS"))
    assert read_x_forwarded(lines, OURS).scheme == "https"
    assert read_x_forwarded(headers(("x-forwarded-proto", "gopher")), OURS).scheme == ""


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("for=198.51.100.4;proto=https;host=games.example.org", ("198.51.100.4", "https", "games.example.org")),
        ('For="[2001:db8::7]:4711"; Proto=http', ("2001:db8::7", "http", "")),
        ('for=203.0.113.9;host=b.example, for=198.51.100.4;host="a.example:81"', ("198.51.100.4", "", "a.example:81")),
        ("for=198.51.100.4;proto=https, for=10.0.0.3;proto=http", ("198.51.100.4", "https", "")),
        ('for="a,b;for=203.0.113.9", for=198.51.100.4', ("198.51.100.4", "", "")),
        ("for=_hidden;proto=https", ("", "https", "")),
        ("for=", ("", "", "")),
        ('for="198.51.100.4', ("", "", "")),
        ("", ("", "", "")),
    ],
)  # fmt: skip
def test_the_header_of_the_standard_is_read_too(told: str, expected: tuple[str, str, str]) -> None:
    assert read_forwarded(headers(("forwarded", told)), OURS) == expected


SAID = headers(
    ("host", "127.0.0.1:8000"),
    ("x-forwarded-for", "198.51.100.4"),
    ("x-forwarded-proto", "https"),
    ("x-forwarded-host", "games.example.org"),
    ("forwarded", "for=203.0.113.9;host=other.example"),
)


def entered(client: str, settings: Settings, kind: str = "http", path: str = "/") -> Scope:
    scheme = "http" if kind == "http" else "ws"
    scope: Scope = {"type": kind, "scheme": scheme, "path": path, "client": (client, 4711), "headers": list(SAID)}
    Entrance(settings).put_right(scope)
    return scope


def test_a_trusted_proxy_is_believed() -> None:
    scope = entered("10.0.0.3", Settings(trusted_proxies=("10.0.0.0/8",)))
    assert (scope["client"][0], scope["scheme"]) == ("198.51.100.4", "https")
    assert [value for name, value in scope["headers"] if name == b"host"] == [b"games.example.org"]
    assert entered("10.0.0.3", Settings(trusted_proxies=("10.0.0.3",)), "websocket")["scheme"] == "wss"


@pytest.mark.parametrize("proxies", [(), ("10.0.0.4",), ("127.0.0.1", "::1")])
def test_nobody_else_is(proxies: tuple[str, ...]) -> None:
    scope = entered("10.0.0.3", Settings(trusted_proxies=proxies))
    assert (scope["client"], scope["scheme"], scope["headers"]) == (("10.0.0.3", 4711), "http", SAID)


def test_only_the_chosen_header_is_read() -> None:
    scope = entered("::1", Settings(forwarded_header="forwarded"))
    assert (scope["client"][0], scope["scheme"]) == ("203.0.113.9", "http")


@pytest.mark.parametrize(
    ("path", "within"),
    [("/games/burrow/t/abc", "/t/abc"), ("/games/burrow", "/"), ("/games/burrow/", "/"), ("/t/abc", "/t/abc"),
     ("/games/burrows/x", "/games/burrows/x"), ("/", "/")],
)  # fmt: skip
def test_the_prefix_is_removed_if_the_proxy_has_not(path: str, within: str) -> None:
    assert entered("::1", Settings(path_prefix="/games/burrow"), path=path)["path"] == within
