"""A response body that is served many times: compressed once, kept in memory, sent in an encoding the browser takes."""

import gzip
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN = "no-cache"
WORTH_IT = 512
"""Bytes from which on compressing pays."""


class Packed:
    __slots__ = ("_bodies", "_headers", "_type")

    def __init__(
        self,
        plain: bytes,
        *,
        kind: str,
        compress: bool = True,
        cache: str = ASK_AGAIN,
        packed: Mapping[str, bytes] | None = None,
        file: str = "",
    ) -> None:
        """`packed`: bodies that are compressed already, by encoding. `file`: the name under which a browser saves it
        instead of showing it."""
        self._bodies = {"": plain, **(packed or {})}
        if compress and "gzip" not in self._bodies and len(plain) >= WORTH_IT:
            self._bodies["gzip"] = gzip.compress(plain, 6, mtime=0)
        self._type = kind
        self._headers = {"cache-control": cache, "vary": "accept-encoding"}
        if file:
            self._headers["content-disposition"] = f'attachment; filename="{file}"'

    @property
    def plain(self) -> bytes:
        return self._bodies[""]

    def answer(self, request: Request) -> Response:
        accepted = request.headers.get("accept-encoding", "")
        encoding = next((name for name in ("br", "gzip") if name in self._bodies and name in accepted), "")
        headers = {**self._headers, "content-encoding": encoding} if encoding else self._headers
        return Response(self._bodies[encoding], headers=headers, media_type=self._type)
