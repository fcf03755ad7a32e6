"""A host uploads a sheet for a table. A good one can be played, a broken one is refused with the same words as on the
command line, and a hostile one does no harm."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.heard import Update
from tests.server.live import Browser, Live, running

from burrow.cli.command import main
from burrow.engine import registry
from burrow.engine.languages import LANGUAGES
from burrow.games.hamstern.tests.test_read import GOOD, PLANTED, change
from burrow.server.settings import Settings
from burrow.words import Words

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "casual"}]
JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def live() -> Iterator[Live]:
    with running(Settings(tables_per_hour=0, address_requests=0)) as live:
        yield live


@pytest.fixture
def host(live: Live) -> Iterator[Browser]:
    with Browser(live) as browser:
        yield browser
        assert browser.http.get("/api/health").json()["ok"] is True, "whatever was sent, the server goes on"
        answer = upload(browser, GOOD)
        assert answer.status_code == 201, "and opens tables"


def upload(host: Browser, own: Any) -> httpx.Response:
    wish = {"game": "hamstern", "seats": SEATS, "options": {"sheet": "own", "own": own}}
    return host.http.post("/api/tables", content=msgspec.json.encode(wish), headers=JSON)


def send(host: Browser, raw: bytes) -> httpx.Response:
    """A sheet that our page would never send, as the raw bytes between the quotes."""
    wish = msgspec.json.encode({"game": "hamstern", "seats": SEATS, "options": {"sheet": "own", "own": "@@"}})
    return host.http.post("/api/tables", content=wish.replace(b'"@@"', raw), headers=JSON)


def test_a_good_sheet_is_played_on(host: Browser) -> None:
    table = upload(host, GOOD).json()["table"]
    view = host.dial(table).until(Update).sights[0].view
    assert [chamber["letter"] for chamber in view["sheet"]["chambers"]] == ["A", "B", "C", "D"]
    assert len(view["sheet"]["cells"]) == 13
    assert view["options"]["own"] == GOOD


def test_what_is_not_asked_for_is_not_read(host: Browser) -> None:
    wish = {"game": "hamstern", "seats": SEATS, "options": {"sheet": "a", "own": "no sheet"}}
    assert host.http.post("/api/tables", json=wish).status_code == 201


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_broken_sheet_is_refused_with_the_words_of_the_command_line(
    host: Browser, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = change(
        12,
        "|   c --d d*",
    ).replace("d^", "d?")
    answer = upload(host, broken)
    problem = answer.json()
    assert (answer.status_code, problem["code"], problem["rule"]) == (400, "bad-options", "H-37")
    values = dict(problem["values"])
    assert (values["line"], values["column"]) == (11, 10)
    said = Words(lang, registry.game("hamstern")).say(problem["message"], **values)
    file = tmp_path / "own.txt"
    file.write_text(broken)
    assert main(["sheet", "check", str(file), "--lang", lang]) == 1
    place, sentence = capsys.readouterr().err.strip().removeprefix(f"{file}:").split(": ", 1)
    assert place == "11:10"
    assert said.endswith(sentence)
    assert len(sentence) > 20
    assert "11" in said.removesuffix(sentence)
    assert "10" in said.removesuffix(sentence)


STORABLE = {name: case for name, case in PLANTED.items() if not any("\ud800" <= sign <= "\udfff" for sign in case[0])}


def test_every_flaw_is_refused_where_it_stands(host: Browser) -> None:
    for name, (text, line, column, message) in STORABLE.items():
        problem = upload(host, text).json()
        found = dict(problem["values"])
        assert (problem["message"], found["line"], found["column"]) == (message, line, column), name


NOT_TEXTS = {
    "a number": b"17",
    "nothing": b"null",
    "a list": b'["start A"]',
    "brackets without end": b"[" * 30_000,
    "half a surrogate": rb'"\ud800"',
    "bytes that are no text": b'"\xff\xfe\xfd"',
    "a string that does not end": b'"start A',
}


@pytest.mark.parametrize("raw", NOT_TEXTS.values(), ids=NOT_TEXTS.keys())
def test_what_is_no_text_is_refused(host: Browser, raw: bytes) -> None:
    answer = send(host, raw)
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-request", "bad-options")


HOSTILE = {
    "a character too many": GOOD + "#" * (6001 - len(GOOD)),
    "one endless line": "a" * 50_000,
    "endless lines": "\n" * 20_000,
    "noughts": "\0" * 8_000,
    "hamsters": "🐹" * 12_000,
    "a tower of marks": "e" + "\u0301" * 20_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_text_that_is_too_long_is_refused_before_it_is_read(host: Browser, text: str) -> None:
    answer = upload(host, text)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-options")
    assert "rule" not in answer.json() or not answer.json()["rule"]


def test_megabytes_are_not_taken(host: Browser) -> None:
    answer = upload(host, "a " * 4_000_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


WEIRD = {
    "nothing but tunnels": "start A\nA 1\nB 1\nC 1\nD 1\nmap\n" + ("+-" * 40 + "\n") * 40,
    "nothing but corners": "start A\nA 1\nB 1\nC 1\nD 1\nmap\n" + ("+ " * 40 + "\n") * 40,
    "nothing but one chamber": "start A\nA 1\nB 1\nC 1\nD 1\nmap\n" + ("a " * 40 + "\n") * 40,
    "all letters everywhere": "start A\nA 1\nB 1\nC 1\nD 1\nmap\n" + ("a b c d " * 10 + "\n") * 40,
    "a thousand starts": "start A\n" * 700,
    "right to left": "start A\nA 1\n\u202eB 1\n",
    "words of the house": "{ $seat } { -house } <script>alert(1)</script>",
}


@pytest.mark.parametrize("text", WEIRD.values(), ids=WEIRD.keys())
def test_weird_sheets_are_refused_in_words(host: Browser, text: str) -> None:
    problem = upload(host, text).json()
    assert (problem["code"], problem["rule"]) == ("bad-options", "H-37")
    said = Words("en", registry.game("hamstern")).say(problem["message"], **dict(problem["values"]))
    assert said.startswith("Line ")
