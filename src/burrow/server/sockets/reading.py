"""Reads what came over a socket as text."""

import msgspec

from burrow.server.wire import inbound

UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)

read_message = msgspec.json.Decoder(inbound.Message).decode
"""Raises one of `UNREADABLE`."""


class _Named(msgspec.Struct):
    nonce: str = ""


_named = msgspec.json.Decoder(_Named)


def nonce_of(text: str) -> str:
    """The name of a request that was not read, so that the client knows which one failed; empty: it has none."""
    try:
        return _named.decode(text).nonce[:40]
    except UNREADABLE:
        return ""
