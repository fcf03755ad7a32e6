"""What a value of a setting must look like. Only judges; reads no file and no environment."""

import re
from collections.abc import Callable
from ipaddress import ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

HOST = re.compile(r"[\w.-]+|\[[0-9a-f:.]+\]", re.ASCII | re.IGNORECASE)
PREFIX = re.compile(r"(/[\w.~-]+)*", re.ASCII)
KEY_FORM = re.compile(r"[!-~]{16,200}")
MAIL = re.compile(r"mailto:[\w.+-]+@[\w.-]+", re.ASCII)
MOST = 2**31 - 1
"""The largest whole number that a setting takes."""

Check = Callable[[str], bool]


class Shape(NamedTuple):
    """A form that a text must have, and how to describe it."""

    words: str
    has_form: Check


class About(NamedTuple):
    """What a setting means, and which values it takes."""

    words: str
    least: float = 0
    most: float = MOST
    choices: tuple[str, ...] = ()
    shape: Shape | None = None
    """The form of a text, or of each text in a list."""
    is_secret: bool = False
    """The value is never shown."""
    heading: str = ""
    """Set on the first setting of a group."""


def is_url(text: str) -> bool:
    """An origin with or without a path; empty is fine too."""
    return not text or (is_origin("/".join(text.split("/")[:3])) and not set(text) & set(" ?#"))


def is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
        is_whole = text == f"{parts.scheme}://{parts.netloc}" and parts.port != 0
    except ValueError:
        return False
    host = re.sub(r":\d+$", "", parts.netloc)
    return is_whole and parts.scheme in {"http", "https"} and is_host(host)


def is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def is_host(text: str) -> bool:
    return HOST.fullmatch(text) is not None


def is_key(text: str) -> bool:
    return not text or KEY_FORM.fullmatch(text) is not None


def is_prefix(text: str) -> bool:
    return PREFIX.fullmatch(text) is not None and not {".", ".."} & set(text.split("/"))


def is_contact(text: str) -> bool:
    """Empty is fine too."""
    return not text or MAIL.fullmatch(text) is not None or (text.startswith("https://") and is_url(text))


def is_database(text: str) -> bool:
    """Empty is fine too."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return not text or (parts.scheme in {"postgresql", "postgres"} and bool(parts.path.strip("/")))


CONTACT = Shape("an address as in mailto:you@example.org or https://example.org", is_contact)
URL = Shape("an address as in https://games.example.org", is_url)
ORIGIN = Shape("an origin as in https://example.org", is_origin)
HOST_NAME = Shape("a host name alone, as in games.example.org", is_host)
NETWORK = Shape("an address or a network as in 10.0.0.7 or 10.0.0.0/8", is_network)
DATABASE = Shape("an address as in postgresql://user:password@host/database", is_database)
KEY = Shape("a text of at least 16 letters, digits and signs, without spaces", is_key)
PATH_PREFIX = Shape("a path as in /games/burrow, without a slash at its end", is_prefix)
