"""Who is asking, and from where: the cookie that identifies a browser, its address, the origin of its page."""

import re
import secrets
from hashlib import sha256
from ipaddress import IPv6Address, IPv6Network

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "burrow"
HOST = re.compile(r"([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?", re.ASCII | re.IGNORECASE)
"""A valid host, with or without a port."""
LONGEST_HOST = 255
YEAR = 365 * 24 * 60 * 60


def token_of(request: HTTPConnection) -> str:
    """The browser's token; empty if it has none."""
    token = request.cookies.get(COOKIE, "")
    return token if 20 <= len(token) <= 100 and token.isascii() else ""


def holder_of(token: str) -> str:
    """What the server keeps of a token. Empty for no token."""
    return sha256(token.encode()).hexdigest() if token else ""


def fresh_token() -> str:
    return secrets.token_urlsafe(32)


def remember(response: Response, token: str, *, secure: bool, path: str) -> None:
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path=path)


def is_secure(request: HTTPConnection) -> bool:
    return request.url.scheme in {"https", "wss"}


def host_of(request: HTTPConnection) -> str:
    """The host the browser asked for; empty if it is not valid."""
    host = request.headers.get("host", request.url.netloc)
    return host if len(host) <= LONGEST_HOST and HOST.fullmatch(host) else ""


def address_of(request: HTTPConnection) -> str:
    """The address as limits count it."""
    return household(request.client.host if request.client is not None else "")


def household(host: str) -> str:
    """With IPv6 a household has a whole network of addresses; they count as one."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address.packed[:8] + bytes(8), 64)))


def is_own_page(request: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """Whether the request comes from a page of this server or of one of these origins. Clients that are not browsers
    send no origin; they carry no cookies of other people either."""
    origin = request.headers.get("origin")
    if origin is not None:
        scheme, _, place = origin.partition("://")
        return origin in origins or (scheme in {"http", "https"} and place == request.headers.get("host") != "")
    return request.headers.get("sec-fetch-site", "none") in {"same-origin", "none"}
