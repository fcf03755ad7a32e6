"""Starts the notifications of a server, if its settings ask for them. Only then cryptography is loaded."""

import time
from typing import TYPE_CHECKING

from burrow.engine.errors import BurrowError
from burrow.server.push.post import Post, post
from burrow.server.settings import Settings
from burrow.server.tally import Tally

if TYPE_CHECKING:
    from burrow.server.push.sender import Gone, Sender
    from burrow.server.push.vapid import Signer

MISSING = "notifications (push_contact) need the library cryptography; install burrow-games[push]"


class CannotPush(BurrowError):
    """The settings ask for notifications, but they cannot be sent; the message is one sentence."""


def check(settings: Settings) -> None:
    """Make the key if there is none yet. Raises `CannotPush`."""
    if settings.push_contact:
        _signer(settings)


def start(settings: Settings, gone: "Gone", tally: Tally, send: Post | None = None) -> "Sender | None":
    """None: the settings ask for none. `send` is for tests. Raises `CannotPush`."""
    if not settings.push_contact:
        return None
    signer = _signer(settings)
    from burrow.server.push.sender import Sender

    return Sender(signer, settings.push_services, send or post, gone, tally)


def _signer(settings: Settings) -> "Signer":
    try:
        from burrow.server.push.vapid import BadKey, Signer, load_key
    except ImportError:
        raise CannotPush(MISSING) from None
    try:
        return Signer(load_key(settings.data), settings.push_contact, lambda: int(time.time()))
    except BadKey as error:
        raise CannotPush(str(error)) from None
