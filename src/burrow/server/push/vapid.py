"""The key with which this server signs what it sends (VAPID, RFC 8292). Made at the first start and kept."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, load_pem_private_key

from burrow.server.push.base64url import pack
from burrow.server.push.encryption import CURVE, as_point

KEY_FILE = "push-key.pem"
LIFE = 12 * 60 * 60
"""Seconds that a signature is valid; services allow a day."""


class BadKey(Exception):
    """The file with the key cannot be read or written; the message is one sentence."""


def load_key(folder: Path | None) -> ec.EllipticCurvePrivateKey:
    """The key in this folder, made if there is none; without a folder, a key for this process. Raises `BadKey`."""
    if folder is None:
        return ec.generate_private_key(CURVE)
    file = folder / KEY_FILE
    try:
        if not file.exists():
            folder.mkdir(parents=True, exist_ok=True)
            _write(file, ec.generate_private_key(CURVE))
        key = load_pem_private_key(file.read_bytes(), None)
    except (OSError, ValueError, TypeError) as error:
        raise BadKey(f"cannot use {file}: {error}") from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != CURVE.name:
        raise BadKey(f"{file} has a key of another kind")
    return key


def _write(file: Path, key: ec.EllipticCurvePrivateKey) -> None:
    """Whole or not at all, and only for its owner."""
    new = file.with_name(file.name + ".new")
    new.unlink(missing_ok=True)
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
        opened.write(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
        opened.flush()
        os.fsync(opened.fileno())
    new.replace(file)


class Signer:
    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str, now: Callable[[], int]) -> None:
        """`contact`: how the push services reach whoever runs this server. `now`: seconds since 1970."""
        self._key = key
        self._contact = contact
        self._now = now
        self.public_key = pack(as_point(key.public_key()))

    def authorization(self, endpoint: str) -> str:
        """The header that says who sends, for the service of this endpoint only."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": self._now() + LIFE, "sub": self._contact}
        signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = pack(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public_key}"


def _json(value: object) -> str:
    return pack(json.dumps(value, separators=(",", ":")).encode())
