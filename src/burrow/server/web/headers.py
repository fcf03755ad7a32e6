"""The headers that every response carries, so that a browser runs nothing but our own page."""

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
"""Features of the browser that the page never uses, switched off."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": PERMISSIONS,
}
DOCUMENTS_ONLY = ("cross-origin-opener-policy", "permissions-policy", "referrer-policy")
"""They mean something only where a browser may open the response as a page. Each takes up to 270 bytes."""
PARTS = ("text/javascript", "text/css", "font/")
"""Types of the files that a page consists of, which a browser never opens as a page."""
HSTS = f"max-age={365 * 24 * 60 * 60}"
"""Sent over https only: from then on the browser never uses plain http here."""


def with_headers(send: Send, *, secure: bool) -> Send:
    """Every response carries the headers, errors included. Parts of a page leave out those for documents."""

    async def send_safely(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            is_part = headers.get("content-type", "").startswith(PARTS)
            for name, value in HEADERS.items():
                if not (is_part and name in DOCUMENTS_ONLY):
                    headers.setdefault(name, value)
            if secure:
                headers.setdefault("strict-transport-security", HSTS)
        await send(message)

    return send_safely
