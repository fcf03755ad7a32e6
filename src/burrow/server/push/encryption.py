"""Encrypts a message for one browser: RFC 8291, with one record of the content encoding aes128gcm (RFC 8188)."""

import os
import struct

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
"""The size of a record. The message is shorter, so there is one."""
MOST = RECORD - 17
"""Bytes of a message: the record also holds a delimiter and the tag."""
AUTH = 16
"""Bytes of the secret that the browser shares with this server only."""


def read_key(point: bytes) -> ec.EllipticCurvePublicKey:
    """Raises `ValueError` if it is not a point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def as_point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(
    plain: bytes,
    receiver: bytes,
    auth: bytes,
    *,
    salt: bytes | None = None,
    sender: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """`receiver` and `auth` are the browser's. `salt` and `sender` are fresh for each message, except in tests."""
    if len(plain) > MOST or len(auth) != AUTH:
        raise ValueError("the message is too long, or the secret has another length")
    salt = salt or os.urandom(16)
    sender = sender or ec.generate_private_key(CURVE)
    own = as_point(sender.public_key())
    shared = sender.exchange(ec.ECDH(), read_key(receiver))
    secret = _derive(shared, auth, b"WebPush: info\0" + receiver + own, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + struct.pack("!IB", RECORD, len(own)) + own
    return header + AESGCM(key).encrypt(nonce, plain + b"\2", None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
