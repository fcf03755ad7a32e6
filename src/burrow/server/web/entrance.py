"""What a proxy has changed is put right before anything else looks at a request: who asks, by which scheme, for which
host, and the path below the prefix. Only the listed proxies are believed."""

from starlette.types import Scope

from burrow.server.settings import Settings
from burrow.server.web.forwarded import Networks, read_forwarded, read_x_forwarded

PEER = "burrow.peer"
"""Where a scope keeps the address that the connection came from, whatever a proxy says."""


class Entrance:
    def __init__(self, settings: Settings) -> None:
        self._proxies = Networks(settings.trusted_proxies)
        self._read = read_forwarded if settings.forwarded_header == "forwarded" else read_x_forwarded
        self._prefix = settings.path_prefix

    def put_right(self, scope: Scope) -> None:
        """Changes the scope of a request or a socket."""
        client = scope.get("client")
        scope[PEER] = client[0] if client else ""
        if client and client[0] in self._proxies:
            self._believe(scope)
        path = scope["path"]
        if self._prefix and (path == self._prefix or path.startswith(self._prefix + "/")):
            scope["path"] = path[len(self._prefix) :] or "/"  # a proxy that keeps the prefix; others have removed it

    def _believe(self, scope: Scope) -> None:
        told = self._read(scope["headers"], self._proxies)
        if told.client:
            scope["client"] = (told.client, 0)
        if told.scheme:
            scope["scheme"] = told.scheme if scope["type"] == "http" else told.scheme.replace("http", "ws")
        if told.host:
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [*others, (b"host", told.host.encode("latin-1"))]
