"""The headers every answer carries, so that a browser runs nothing but our own page."""

from starlette.datastructures import MutableHeaders
from starlette.types import Message, Send

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
PERMISSIONS = ", ".join(
    f"{feature}=()"
    for feature in (
        "accelerometer", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope", "hid",
        "magnetometer", "microphone", "midi", "payment", "publickey-credentials-get", "serial", "usb",
    )
)  # fmt: skip
"""What the page never asks for, and nothing in it shall be able to."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": PERMISSIONS,
}
HSTS = f"max-age={365 * 24 * 60 * 60}"
"""Over https only: a browser that came that way once never comes without it again."""


def with_headers(send: Send, *, secure: bool) -> Send:
    """The same way out, on which no answer goes without the headers; an error's neither."""

    async def send_safely(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if secure:
                headers.setdefault("strict-transport-security", HSTS)
        await send(message)

    return send_safely
