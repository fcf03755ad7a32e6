"""Notifications on their way: encryption and signature by the vectors of the RFCs, the key, and where they may go."""

import asyncio
import os
import socket
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.pushing import SERVICE, Receiver, claims_of

from burrow.server.push import post as posting
from burrow.server.push import sender as sending
from burrow.server.push.base64url import pack, unpack
from burrow.server.push.encryption import CURVE, encrypt
from burrow.server.push.message import Message
from burrow.server.push.post import Answer, NotPublic, is_public, public_address
from burrow.server.push.sender import Sender
from burrow.server.push.services import problem_of
from burrow.server.push.start import CannotPush, check
from burrow.server.push.vapid import KEY_FILE, LIFE, Signer, load_key
from burrow.server.settings import Settings
from burrow.server.tally import Tally

KNOWN = Settings().push_services
NOW = 1_800_000_000


def test_the_example_of_rfc_8291_comes_out_to_the_byte() -> None:
    sender = ec.derive_private_key(int.from_bytes(unpack("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        unpack("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        unpack("BTBZMqHH6r4Tts7J_aSIgg"),
        salt=unpack("DGv6ra1nlYgDCS1FRnbzlw"),
        sender=sender,
    )
    assert pack(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_every_message_has_its_own_salt_and_key() -> None:
    ann = Receiver()
    point, auth = unpack(ann.target.p256dh), unpack(ann.target.auth)
    one, other = (encrypt(b'{"a":1}', point, auth) for _ in range(2))
    assert one[:16] != other[:16]
    assert one[21:86] != other[21:86]
    assert ann.read(one) == ann.read(other) == {"a": 1}


def test_the_signature_is_that_of_rfc_8292() -> None:
    example = (
        "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3"
        "NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtm"
        "ysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2Em"
        "ClBPs"
    )
    told = {"aud": "https://push.example.net", "exp": 1453523768, "sub": "mailto:push@example.com"}
    assert claims_of(example) == told, "the test reads it as the RFC means it"
    signer = Signer(ec.generate_private_key(CURVE), "mailto:you@example.org", lambda: NOW)
    header = signer.authorization(f"{SERVICE}/send/abc?x=1")
    assert claims_of(header) == {"aud": SERVICE, "exp": NOW + LIFE, "sub": "mailto:you@example.org"}
    assert header.endswith(f", k={signer.public_key}")


# The key.


def test_the_key_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    first, second = (Signer(load_key(folder), "", lambda: NOW).public_key for _ in range(2))
    assert first == second
    assert stat.S_IMODE(os.stat(folder / KEY_FILE).st_mode) == 0o600
    assert {path.name for path in folder.iterdir()} == {KEY_FILE}


def test_without_the_setting_there_is_no_key(tmp_path: Path) -> None:
    check(Settings(data=tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_a_key_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / KEY_FILE).write_text("nonsense")
    with pytest.raises(CannotPush, match=KEY_FILE):
        check(Settings(data=tmp_path, push_contact="mailto:you@example.org"))


def test_without_the_library_the_server_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "burrow.server.push.vapid", None)
    with pytest.raises(CannotPush, match=r"burrow-games\[push\]"):
        check(Settings(push_contact="mailto:you@example.org"))


# Where they may go.


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc%3d",
    ],
)
def test_known_push_services_are_fine(endpoint: str) -> None:
    assert problem_of(endpoint, KNOWN) == ""


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://you@fcm.googleapis.com/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://notfcm.googleapis.com.example.org/x",
        "https://evilpush.apple.com.example.org/",
        "https://fcm.googleapis.com/x#y",
        "https://fcm.googleapis.com/\r\nhost: x",
        "https://fcm.googleapis.com/" + "x" * 1000,
        "file:///etc/passwd",
        "https://[",
        "",
    ],
)
def test_nothing_is_sent_anywhere_else(endpoint: str) -> None:
    assert problem_of(endpoint, KNOWN)


def test_only_public_addresses_are_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    private = ("127.0.0.1", "10.0.0.7", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "::1",
               "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "2002:7f00:1::", "ff02::1")  # fmt: skip
    assert not any(map(is_public, private))
    assert is_public("142.250.1.95")
    assert is_public("2a00:1450:4001::5f")

    def resolve(*places: str) -> None:
        found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (place, 443)) for place in places]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)

    resolve("142.250.1.95")
    assert public_address("fcm.googleapis.com", 443) == "142.250.1.95"
    resolve("142.250.1.95", "10.0.0.7")
    with pytest.raises(NotPublic):
        public_address("fcm.googleapis.com", 443)
    with pytest.raises(NotPublic):
        posting.post("https://fcm.googleapis.com/x", {}, b"")


# The sender.


class Service:
    """Answers with these statuses, one after the other."""

    def __init__(self, *statuses: int) -> None:
        self.statuses = list(statuses)
        self.bodies: list[bytes] = []

    def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> Answer:
        self.bodies.append(body)
        status = self.statuses.pop(0)
        if status == 0:
            raise OSError("no route")
        return Answer(status)


async def deliver(service: Service, monkeypatch: pytest.MonkeyPatch, count: int = 1) -> tuple[Tally, list[Message]]:
    monkeypatch.setattr(sending, "PAUSES", (0, 0))
    tally, ended = Tally(), list[Message]()

    async def gone(message: Message) -> None:
        ended.append(message)

    signer = Signer(ec.generate_private_key(CURVE), "mailto:you@example.org", lambda: NOW)
    sender = Sender(signer, ("push.example.org",), service.post, gone, tally)
    for _ in range(count):
        sender.send(Message(Receiver().target, b"{}", 60, "table", "ann"))
    while sender._tasks:
        await asyncio.sleep(0)
    await sender.close()
    return tally, ended


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("statuses", "outcome"),
    [((201,), "sent"), ((0, 503, 201), "sent"), ((429, 500, 502), "failed"), ((400,), "failed"), ((403,), "failed")],
)
async def test_a_service_that_has_trouble_is_asked_again(
    statuses: tuple[int, ...], outcome: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = Service(*statuses)
    tally, ended = await deliver(service, monkeypatch)
    assert service.statuses == []
    assert (tally.pushes.of(outcome), ended) == (1, [])


@pytest.mark.anyio
@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_reported(status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tally, ended = await deliver(Service(status), monkeypatch)
    assert tally.pushes.of("gone") == 1
    assert [message.holder for message in ended] == ["ann"]


@pytest.mark.anyio
async def test_the_queue_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "QUEUE", 3)
    tally, _ = await deliver(Service(*[201] * 3), monkeypatch, count=5)
    assert (tally.pushes.of("sent"), tally.pushes.of("dropped")) == (3, 2)


def test_keys_that_make_no_sense_are_refused() -> None:
    def post(endpoint: str, headers: Mapping[str, str], body: bytes) -> Answer:
        raise AssertionError("nothing is sent")

    async def gone(message: Message) -> None: ...

    signer: Any = Signer(ec.generate_private_key(CURVE), "mailto:you@example.org", lambda: NOW)
    sender = Sender(signer, ("push.example.org",), post, gone, Tally())
    good = Receiver().target
    assert sender.problem(good) == ""
    for bad in (
        good._replace(p256dh="AAAA"),
        good._replace(p256dh="ü"),
        good._replace(auth="AAAA"),
        good._replace(endpoint="https://127.0.0.1/"),
    ):
        assert sender.problem(bad)
