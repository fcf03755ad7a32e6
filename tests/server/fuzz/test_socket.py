"""No message stops a table, every message gets an answer, and no answer contains a secret."""

import json
import os
import socket
import struct
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.patience import PATIENCE
from websockets.exceptions import ConnectionClosed

from .messages import dump, frames
from .race import lay
from .server import Browser, Running, running

ANSWERS = {"accepted", "refused", "failed"}
NOT_UTF_8, OVERSIZE, FORBIDDEN_ORIGIN, UNKNOWN_TABLE, TOO_FAST = 1007, 1009, 4403, 4404, 4429

CLAIM = "a throw in the race"
CLAIM_MOVE = {"say": "move", "move": {"type": "RaceRoll"}}

fuzzed = settings(max_examples=60, suppress_health_check=list(HealthCheck))


class Game:
    """A table for two browsers in the middle of play."""

    TRIES = 1
    """How often the seat whose turn it is may be refused before a move is accepted."""

    def __init__(self, server: Running) -> None:
        self._server = server
        self.table, self.host, self.guest = self._open(server)

    def _open(self, server: Running) -> tuple[str, str, str]:
        wish = {
            "game": "nuts",
            "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}],
            "options": {"race": "paced"},
        }
        status, opened, host = server.post("/api/tables", wish)
        assert status == 201
        status, joined, guest = server.post(f"/api/tables/{opened['table']}/join", {"name": "Ben"})
        assert (status, joined) == (200, {"seat": 1})
        return opened["table"], host, guest

    def browser(self, token: str) -> Browser:
        return Browser(self._server, self.table, token)

    def check_goes_on(self) -> None:
        """The seat whose turn it is can still move, and everybody sees it."""
        with self.browser(self.host) as host, self.browser(self.guest) as guest:
            for seat, browser in enumerate((host, guest)):
                browser.ask({"say": "substitute", "seat": seat, "level": ""})
            for browser in (host, guest):
                browser.drain()
            tries = 0
            answer: dict[str, Any] = {"say": "refused"}
            while answer["say"] == "refused" and tries < self.TRIES:
                tries += 1
                host.drain()
                seat = host.update["waiting"][0]
                mover = (host, guest)[seat]
                mover.drain()
                answer = mover.ask({"say": "move", "seat": seat, "move": mover.update["sights"][0]["legal"][0]})[-1]
            assert answer["say"] == "accepted"
            for browser in (host, guest):
                while browser.update["seq"] < answer["seq"]:
                    browser.hear()


class Race(Game):
    """The same in the middle of a nut round: messages that arrive after its end have no effect."""

    TRIES = 20

    def _open(self, server: Running) -> tuple[str, str, str]:
        return lay(server.store)


def answers(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [message for message in heard if message["say"] in ANSWERS]


def closed_with(browser: Browser) -> int | None:
    """The code with which the server closes; None if the connection breaks before it can be read."""
    while True:
        try:
            browser.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None


@fuzzed
@given(st.lists(st.tuples(st.sampled_from(["host", "guest", "spectator"]), frames), min_size=1, max_size=12))
def test_every_message_is_answered_and_the_table_goes_on(server: Running, said: list[tuple[str, str | bytes]]) -> None:
    game = Game(server)
    with game.browser(game.host) as host, game.browser(game.guest) as guest, game.browser("") as spectator:
        browsers = {"host": host, "guest": guest, "spectator": spectator}
        for browser in browsers.values():
            browser.drain()
        for who, frame in said:
            browsers[who].socket.send(frame)
        for who, browser in browsers.items():
            heard = answers(browser.drain())[:-1]
            assert len(heard) == sum(speaker == who for speaker, _ in said), said
    game.check_goes_on()
    assert server.errors.records == []


@settings(fuzzed, max_examples=20)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["host", "guest"]),
            st.just(CLAIM) | frames.filter(lambda frame: "RaceRoll" not in str(frame)),
        ),
        min_size=4,
        max_size=12,
    )
)
def test_in_a_race_every_message_is_answered_once(server: Running, said: list[tuple[str, str | bytes]]) -> None:
    """A claim may wait before it is answered, whatever other messages come in between."""
    game = Race(server)
    with game.browser(game.host) as host, game.browser(game.guest) as guest:
        browsers = {"host": host, "guest": guest}
        for browser in browsers.values():
            browser.drain()
        for number, (who, frame) in enumerate(said):
            claim = {**CLAIM_MOVE, "nonce": f"claim {number}", "seat": ("host", "guest").index(who)}
            browsers[who].socket.send(dump(claim) if frame is CLAIM else frame)
        for who, browser in browsers.items():
            heard = answers(browser.drain())[:-1]
            while len(heard) < sum(speaker == who for speaker, _ in said):
                heard += answers([browser.hear()])
            heard += answers(browser.drain())[:-1]
            assert len(heard) == sum(speaker == who for speaker, _ in said), said
            claims = [answer["nonce"] for answer in heard if answer.get("nonce", "").startswith("claim ")]
            assert len(set(claims)) == len(claims) == sum(pair == (who, CLAIM) for pair in said)
    game.check_goes_on()
    assert server.errors.records == []


@pytest.mark.parametrize("frame", [b"\xff\xfe", b'{"say":"undo","nonce":"\xc3\x28","seat":0}', b"\xed\xa0\x80"])
def test_text_that_is_not_utf_8_harms_nobody_else(server: Running, frame: bytes) -> None:
    """The protocol requires a close frame, but the connection may break before it is read."""
    game = Game(server)
    with game.browser(game.host) as host:
        host.drain()
        host.socket.send(frame, text=True)
        assert closed_with(host) in {None, NOT_UTF_8}
    game.check_goes_on()
    assert server.errors.records == []


@pytest.mark.parametrize("size", [16 * 1024 + 1, 200_000, 3_000_000])
@pytest.mark.parametrize("text", [True, False])
def test_too_long_a_message_closes_the_connection(server: Running, size: int, text: bool) -> None:
    game = Game(server)
    with game.browser(game.host) as host:
        host.drain()
        with suppress(ConnectionClosed):
            host.socket.send(b"[" + b" " * size + b"]", text=text)
        assert closed_with(host) in {None, OVERSIZE}
    game.check_goes_on()
    assert server.errors.records == []


def test_the_longest_message_allowed_is_answered(server: Running) -> None:
    game = Game(server)
    with game.browser(game.host) as host:
        host.drain()
        host.socket.send("[" + " " * (16 * 1024 - 2) + "]")
        assert [answer["say"] for answer in answers(host.drain())[:-1]] == ["failed"]


def test_the_same_nonce_moves_once_however_often_it_comes(server: Running) -> None:
    game = Game(server)
    with game.browser(game.host) as host, game.browser(game.guest) as guest:
        host.drain()
        guest.drain()
        seat = host.update["waiting"][0]
        mover = (host, guest)[seat]
        before = mover.update["seq"]
        for _ in range(50):
            mover.socket.send(json.dumps({"say": "move", "nonce": "same", "seat": seat, "move": {"type": "Roll"}}))
        heard = answers(mover.drain())[:-1]
        assert [(answer["say"], answer["seq"]) for answer in heard] == [("accepted", before + 1)] * 50
        assert mover.update["seq"] == before + 2


def test_a_nonce_is_its_senders_own(server: Running) -> None:
    """A guest who uses the host's nonce learns nothing about the host's move and does not lose their own."""
    game = Game(server)
    with game.browser(game.host) as host, game.browser(game.guest) as guest:
        host.drain()
        seat = host.update["waiting"][0]
        mover, other = (host, guest) if seat == 0 else (guest, host)
        mover.drain()
        other.drain()
        mover.socket.send(json.dumps({"say": "move", "nonce": "n", "seat": seat, "move": {"type": "Roll"}}))
        assert answers(mover.drain())[0]["say"] == "accepted"
        for nonce in ("n", "fresh"):
            other.socket.send(json.dumps({"say": "move", "nonce": nonce, "seat": 1 - seat, "move": {"type": "Roll"}}))
        copied, fresh = answers(other.drain())[:2]
        assert (copied["say"], copied["nonce"]) == ("refused", "n")
        assert copied | {"nonce": "fresh"} == fresh, "judged on its own, as with a nonce nobody has used"


@pytest.mark.parametrize("thief", ["spectator", "guest", "hash"])
def test_nobody_moves_for_a_seat_of_somebody_else(server: Running, thief: str) -> None:
    """Not even somebody who has seen the stored hash of a token."""
    game = Game(server)
    record = json.loads(server.store._records[game.table])
    token = {"spectator": "", "guest": game.guest, "hash": record["seats"][0]["holder"]}[thief]
    with game.browser(token) as browser:
        for move in ({"type": "Roll"}, {"type": "Bank"}, {"type": "RaceRoll"}):
            answer = browser.ask({"say": "move", "seat": 0, "move": move})[-1]
            assert (answer["say"], answer["code"]) == ("failed", "not-your-seat")
    game.check_goes_on()


def test_nature_is_not_a_client(server: Running) -> None:
    game = Game(server)
    with game.browser(game.host) as host, game.browser(game.guest) as guest:
        host.drain()
        guest.drain()
        before = host.update["seq"]
        for seat, browser in enumerate((host, guest)):
            for move in (
                {"type": "Rolled", "faces": ["nut"] * 5}, {"type": "Starts", "seat": seat}, {"type": "TimeUp"},
                {"type": "DogRolled", "seat": seat, "face": "dog"}, {"type": "RaceRolled", "faces": ["nut"]},
                {"type": "PacedRolled", "faces": ["nut"], "dogs": [[0, "dog"]]},
            ):  # fmt: skip
                assert browser.ask({"say": "move", "seat": seat, "move": move})[-1]["say"] in {"refused", "failed"}
        host.drain()
        assert host.update["seq"] == before


def test_a_flood_is_slowed_down_and_then_closed() -> None:
    with running(rate=20, burst=10) as server:
        game = Game(server)
        with game.browser(game.host) as host:
            while not any('"too-fast"' in told for told in host.told):
                for _ in range(20):
                    host.socket.send('{"say":"pong","id":0}')
                host.hear()
            with suppress(ConnectionClosed):
                for _ in range(2000):
                    host.socket.send('{"say":"pong","id":0}')
            assert closed_with(host) in {None, TOO_FAST}
        with game.browser(game.guest) as guest:
            assert guest.drain()[-1]["say"] == "failed"
        assert server.errors.records == []


@pytest.mark.parametrize("table", ["zzzzzzzzzzzz", "%00", "..", "ü", "a" * 300])
def test_a_table_that_is_not_there_closes_with_its_code(server: Running, table: str) -> None:
    with Browser(server, table, "") as browser:
        assert closed_with(browser) == UNKNOWN_TABLE
    assert server.errors.records == []


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://"])
def test_a_page_from_elsewhere_is_turned_away(server: Running, origin: str) -> None:
    game = Game(server)
    with Browser(server, game.table, game.host, origin=origin) as browser:
        assert closed_with(browser) == FORBIDDEN_ORIGIN
        assert browser.told == []


@pytest.mark.parametrize(
    "after", ["", "-1", "-5", "7.5", "99999999999999999999", "1e3", "٣", "%00", "0&after=9", "x" * 900]
)
def test_any_seq_to_come_back_from_is_answered_with_the_game(server: Running, after: str) -> None:
    game = Game(server)
    with Browser(server, game.table, game.host, query=f"?after={after}") as browser:
        browser.drain()
        assert browser.update["seq"] == 0
        assert [event["seq"] for event in browser.update["sights"][0]["events"]] == [0]


def frame(opcode: int, payload: bytes, *, final: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A client's frame, of any kind."""
    first = (0x80 if final else 0) | reserved << 4 | opcode
    length = len(payload)
    size = bytes([length]) if length < 126 else b"\x7e" + struct.pack("!H", length)
    mask = os.urandom(4)
    if not masked:
        return bytes([first]) + size + payload
    head = bytes([first, size[0] | 0x80]) + size[1:]
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))


BAD_FRAMES = {
    "not masked": frame(1, b"{}", masked=False),
    "reserved bits": frame(1, b"{}", reserved=7),
    "unknown opcode": frame(5, b"{}"),
    "long ping": frame(9, b"x" * 126),
    "torn ping": frame(9, b"x", final=False),
    "continuation of nothing": frame(0, b"{}"),
    "two beginnings": frame(1, b"{", final=False) + frame(1, b"}"),
    "promise of 2**63 bytes": b"\x81\xff" + b"\x80" + b"\x00" * 7 + b"abcd",
    "promise of 2**40 bytes": b"\x81\xff" + struct.pack("!Q", 2**40) + b"abcd" + b"x" * 100,
    "half a frame": frame(1, b"{}" * 50)[:20],
    "close with a bad code": frame(8, struct.pack("!H", 999)),
    "close with one byte": frame(8, b"\x03"),
    "pieces without end": b"".join(frame(1 if n == 0 else 0, b" " * 100, final=False) for n in range(400)),
    "noise": os.urandom(500),
}


@pytest.mark.parametrize("kind", BAD_FRAMES)
def test_broken_frames_end_only_their_own_connection(server: Running, kind: str) -> None:
    game = Game(server)
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(
            f"GET /api/tables/{game.table}/ws HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: burrow={game.host}\r\n\r\n".encode()
        )
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        line.sendall(BAD_FRAMES[kind])
        game.check_goes_on()
    assert server.errors.records == []


def test_a_fuzzer_that_finds_nothing_has_looked(server: Running) -> None:
    """The strategies reach every kind of answer; otherwise the tests above would prove little."""
    game = Game(server)
    codes: set[str] = set()
    with game.browser(game.host) as host:
        host.drain()
        for text in ("{}", dump({"say": "begin", "nonce": "a"}), dump({"say": "undo", "nonce": "b", "seat": 1})):
            host.socket.send(text)
        host.socket.send(dump({"say": "move", "nonce": "c", "seat": 0, "move": {"type": "Cross"}}))
        codes = {answer["code"] for answer in answers(host.drain())[:-1] if answer["say"] == "failed"}
    assert codes == {"bad-message", "not-now", "not-your-seat", "bad-move"}
