"""Sends a request to a push service and waits for the answer. Connects only to public addresses, however the name of
the service is resolved, and follows no redirects."""

import http.client
import socket
import ssl
from collections.abc import Callable, Mapping
from functools import cache
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

PATIENCE = 10.0
"""Seconds for each step of a request."""
MOST_READ = 4096
"""Bytes of an answer. Only its status matters."""


class Answer(NamedTuple):
    status: int
    retry_after: int = 0
    """Seconds, if the service says so."""


Post = Callable[[str, Mapping[str, str], bytes], Answer]
"""Endpoint, headers, body. Blocks. Raises `OSError` if there is no answer."""


class NotPublic(OSError):
    """The name leads into a private network."""


def post(endpoint: str, headers: Mapping[str, str], body: bytes) -> Answer:
    parts = urlsplit(endpoint)
    host, path = parts.hostname or "", parts.path + (f"?{parts.query}" if parts.query else "")
    connection = _Connection(host, timeout=PATIENCE, context=_context())
    try:
        connection.request("POST", path or "/", body, dict(headers))
        response = connection.getresponse()
        response.read(MOST_READ)
        wait = response.headers.get("retry-after", "")
        return Answer(response.status, int(wait) if wait.isdecimal() and len(wait) < 6 else 0)
    except http.client.HTTPException as error:
        raise OSError(f"the answer makes no sense: {type(error).__name__}") from None
    finally:
        connection.close()


class _Connection(http.client.HTTPSConnection):
    """Connects to the address that was checked, instead of resolving the name again."""

    def connect(self) -> None:
        line = socket.create_connection((public_address(self.host, self.port), self.port), PATIENCE)
        self.sock = _context().wrap_socket(line, server_hostname=self.host)


def public_address(host: str, port: int) -> str:
    """The first address of the host. Raises `NotPublic` if any of them is not public."""
    found = [str(place[4][0]) for place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or not all(map(is_public, found)):
        raise NotPublic(f"{host} leads into a private network")
    return found[0]


def is_public(text: str) -> bool:
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is not None or address.teredo is not None:
            return inner is not None and inner.is_global and not inner.is_multicast
    return address.is_global and not address.is_multicast


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()
