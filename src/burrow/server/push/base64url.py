"""Base64 as the Web uses it: without padding, and safe in addresses."""

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode


def pack(plain: bytes) -> str:
    return urlsafe_b64encode(plain).rstrip(b"=").decode()


def unpack(text: str) -> bytes:
    """Raises `ValueError`."""
    try:
        return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except binascii.Error as error:
        raise ValueError(str(error)) from None
