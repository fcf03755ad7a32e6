"""A notification on its way to one browser. Plain values, which need no cryptography."""

from typing import NamedTuple, Protocol


class Target(NamedTuple):
    """Where a browser receives notifications, as its PushManager says. The keys are base64url."""

    endpoint: str
    p256dh: str
    auth: str


class Message(NamedTuple):
    target: Target
    body: bytes
    """JSON for the service worker; only the browser can read it."""
    seconds: int
    """How long the push service keeps it for a device that is switched off."""
    table: str
    holder: str
    """Whose subscription is deleted if the service says that it is gone."""


class Push(Protocol):
    """What tables need for notifications."""

    @property
    def key(self) -> str:
        """The public key of this server, for browsers."""
        ...

    def problem(self, target: Target) -> str:
        """Why nothing can be sent there; empty: it can."""
        ...

    def send(self, message: Message) -> None:
        """Returns at once. If too many wait already, the message is dropped."""
        ...
