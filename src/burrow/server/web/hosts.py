"""Which hosts this server answers to.

A foreign page can point its own name at this machine (DNS rebinding). To the browser its requests then come from the
same origin. So a name must be known here. Addresses cannot be redirected, but only those that can lead here are
accepted, because they end up in invitations."""

import re
import socket
from functools import cache
from importlib.resources import files
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from burrow.engine.languages import LANGUAGES
from burrow.server.settings import Settings
from burrow.server.web.browser import host_of

HOME = tuple(
    ip_network(network)
    for network in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10", "fc00::/7",
                    "fe80::/10")
)  # fmt: skip
"""Private networks, at home and at work."""


class Hosts:
    def __init__(self, settings: Settings) -> None:
        self._is_open = not _is_loopback(settings.host)
        """Whether other machines can reach this one without a proxy."""
        names = {"localhost", _name_of(settings.host), *map(_name_of, settings.public_hosts)}
        names.add(_name_of(urlsplit(settings.public_url).netloc))
        if self._is_open:
            own = socket.gethostname().lower()
            names |= {own, own.partition(".")[0], f"{own.partition('.')[0]}.local"}
        self._names = frozenset(names - {""})

    def know(self, request: HTTPConnection) -> bool:
        """Whether the host the browser asked for is this server."""
        name = _name_of(host_of(request))
        if name in self._names or name.endswith(".localhost"):
            return True
        address = _address(name)
        if address is None:
            return False
        here = _address((request.scope.get("server") or ("",))[0] or "")
        is_near = self._is_open and any(address in network for network in HOME)
        return address.is_loopback or address == here or is_near


def advice(request: HTTPConnection) -> str:
    """What to do about an unknown host, for whoever runs the server."""
    host = host_of(request)
    if not host:
        return "the header Host names no host"
    return (
        f"this server does not answer to {host}; open the address that it printed at its start, "
        f"or start it with --public-host {_name_of(host)}"
    )


@cache
def sentences() -> str:
    """The same for a person who opened the page, in all languages: without the page none can be chosen."""
    found = []
    for language in LANGUAGES:
        words = (files("burrow") / "locales" / f"{language}.ftl").read_text("utf-8")
        found += re.findall(r"^error-unknown-host = (.+)$", words, flags=re.MULTILINE)
    return "\n\n".join(found) + "\n"


def _name_of(host: str) -> str:
    """A host without its port, in the form that is compared."""
    name = host.lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return (name if name.count(":") > 1 else name.partition(":")[0]).rstrip(".")


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(name.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


def _is_loopback(host: str) -> bool:
    address = _address(host.strip("[]"))
    return host.lower() == "localhost" if address is None else address.is_loopback
