"""Which push services this server talks to. An endpoint comes from a browser, so it could name anything."""

from urllib.parse import urlsplit

LONGEST = 1000
"""Characters of an endpoint."""


def problem_of(endpoint: str, services: tuple[str, ...]) -> str:
    """Why nothing is sent there; empty: it is. A service covers its subdomains."""
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return "the endpoint is too long, or not an address"
    try:
        parts = urlsplit(endpoint)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        return "the endpoint is not an address"
    if parts.scheme != "https" or port not in (None, 443) or "@" in parts.netloc or parts.fragment:
        return "the endpoint is not a plain https address"
    if not any(host == service or host.endswith(f".{service}") for service in map(str.lower, services)):
        return "the endpoint belongs to a push service that this server does not know"
    return ""
