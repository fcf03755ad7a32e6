"""What a proxy says about a request: who asks, by which scheme, for which host. Pure; believes nobody by itself.

Each proxy appends its own part to the right. So the client is the rightmost address that is not one of our proxies;
whatever stands further left, the client may have made up."""

import re
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple

SCHEMES = frozenset({"http", "https"})
PAIR = re.compile(r'\s*([\w-]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^\s";,]*)\s*')
PORT = re.compile(r":\d{1,5}$")

Headers = Iterable[tuple[bytes, bytes]]


class Networks:
    """Addresses and networks, as in `10.0.0.7` or `10.0.0.0/8`."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._networks = tuple(ip_network(text) for text in texts)

    def __contains__(self, host: object) -> bool:
        address = parse_address(host) if isinstance(host, str) else None
        return address is not None and any(address in network for network in self._networks)


class Forwarded(NamedTuple):
    """Empty: the proxy does not say."""

    client: str = ""
    scheme: str = ""
    host: str = ""


def parse_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address, with or without a port or brackets; None: it is none."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = PORT.sub("", text)
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


def read_x_forwarded(headers: Headers, proxies: Networks) -> Forwarded:
    """The headers X-Forwarded-For, -Proto and -Host."""
    found: dict[bytes, list[str]] = {b"x-forwarded-for": [], b"x-forwarded-proto": [], b"x-forwarded-host": []}
    for name, value in headers:
        if name in found:
            found[name] += [part.strip() for part in value.decode("latin-1").split(",")]
    clients, schemes, hosts = found.values()
    hop, client = _find_client(clients, proxies)
    return _checked(client, _of_hop(schemes, hop), _of_hop(hosts, hop))


def read_forwarded(headers: Headers, proxies: Networks) -> Forwarded:
    """The header Forwarded of RFC 7239."""
    parts = [part for name, value in headers if name == b"forwarded" for part in _split(value.decode("latin-1"))]
    hops = [{key.lower(): _unquoted(value) for key, value in PAIR.findall(part)} for part in parts]
    hop, client = _find_client([each.get("for", "") for each in hops], proxies)
    told = hops[-1 - hop] if hops else {}
    return _checked(client, told.get("proto", ""), told.get("host", ""))


def _find_client(addresses: Sequence[str], proxies: Networks) -> tuple[int, str]:
    """How many of our proxies stand to its right, and the client; empty if it is no address."""
    hop = 0
    while hop < len(addresses) - 1 and addresses[-1 - hop] in proxies:
        hop += 1
    address = parse_address(addresses[-1 - hop]) if addresses else None
    return hop, "" if address is None else str(address)


def _of_hop(values: Sequence[str], hop: int) -> str:
    """What the proxy next to the client said, if each of them appends; the oldest if only some do."""
    return values[max(-len(values), -1 - hop)] if values else ""


def _checked(client: str, scheme: str, host: str) -> Forwarded:
    scheme = scheme.lower()
    return Forwarded(client, scheme if scheme in SCHEMES else "", host)


def _split(text: str) -> list[str]:
    """At commas that are not within quotes."""
    return re.findall(r'(?:[^,"]|"(?:[^"\\]|\\.)*")+', text)


def _unquoted(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value[1:-1]) if value.startswith('"') else value
