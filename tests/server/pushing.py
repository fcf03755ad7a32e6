"""A browser that receives notifications, and a push service, for tests."""

import json
import os
import struct
import threading
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from tests.patience import PATIENCE

from burrow.server.push.base64url import pack, unpack
from burrow.server.push.encryption import CURVE, _derive, as_point, read_key
from burrow.server.push.message import Message, Target
from burrow.server.push.post import Answer

SERVICE = "https://push.example.org"


class Receiver:
    """The side of a browser: its keys, and how it reads what arrives (RFC 8291, section 3.4)."""

    def __init__(self, name: str = "ann") -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)
        self._point = as_point(self._key.public_key())
        self.target = Target(f"{SERVICE}/{name}", pack(self._point), pack(self._auth))

    @property
    def wish(self) -> dict[str, str]:
        return self.target._asdict()

    def read(self, body: bytes) -> dict[str, Any]:
        salt, (_, length) = body[:16], struct.unpack("!IB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), read_key(sender))
        secret = _derive(shared, self._auth, b"WebPush: info\0" + self._point + sender, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        plain = AESGCM(key).decrypt(_derive(secret, salt, b"Content-Encoding: nonce\0", 12), sealed, None)
        assert plain.endswith(b"\2")
        note: dict[str, Any] = json.loads(plain[:-1])
        return note


def claims_of(authorization: str) -> dict[str, Any]:
    """What the header of VAPID claims. Fails if the signature is not that of the key in it."""
    token, key = (part.partition("=")[2] for part in authorization.removeprefix("vapid ").split(", "))
    signed, _, signature = token.rpartition(".")
    raw = unpack(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    read_key(unpack(key)).verify(numbers, signed.encode(), ec.ECDSA(SHA256()))
    assert json.loads(unpack(signed.partition(".")[0])) == {"typ": "JWT", "alg": "ES256"}
    claims: dict[str, Any] = json.loads(unpack(signed.partition(".")[2]))
    return claims


class FakePush:
    """Notes what tables send."""

    key = "the-key"

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.refuses = ""

    def problem(self, target: Target) -> str:
        return self.refuses

    def send(self, message: Message) -> None:
        self.sent.append(message)

    @property
    def notes(self) -> list[dict[str, Any]]:
        return [json.loads(message.body) for message in self.sent]


class PushService:
    """A push service on the loopback interface. It answers with `status` and keeps what it was sent."""

    def __init__(self) -> None:
        service = self
        self.status = 201
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self._arrived = threading.Semaphore(0)

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.heard.append((self.path, headers, body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()
                service._arrived.release()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """What the server does instead of connecting to the host in the endpoint."""
        url = f"http://127.0.0.1:{self._server.server_port}{endpoint.removeprefix(SERVICE)}"
        return Answer(httpx.post(url, headers=dict(headers), content=body, timeout=PATIENCE).status_code)

    def wait(self) -> tuple[str, dict[str, str], bytes]:
        """The next message."""
        assert self._arrived.acquire(timeout=PATIENCE)
        return self.heard[-1]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(PATIENCE)
