"""The built page: read once at the start, compressed once, served from memory."""

import gzip
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

PACKED = Path(__file__).parent.parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMPRESSED = {".html", ".js", ".css", ".svg", ".json", ".txt", ".ftl", ".webmanifest", ".map"}
WORTH_IT = 512
"""Bytes below which compressing gains nothing."""
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".ftl": "text/plain",
         ".woff2": "font/woff2", ".svg": "image/svg+xml"}  # fmt: skip

MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Burrow</title></head>
<body><h1>The page is not built yet</h1>
<p>The server runs, but the web page is missing. Build it with <code>npm ci &amp;&amp; npm run build</code> in the
folder <code>web</code>, or start Burrow with <code>./burrow play</code>, which does it for you.</p></body></html>
"""


class Pages:
    """Files by path. Whatever has no extension is a page of the application, which finds its own way."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            "/" + path.relative_to(folder).as_posix(): _File(path)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix not in {".br", ".gz"}
        }

    def find(self, path: str) -> "_File | None":
        found = self._files.get(path)
        if found is None and "." not in path.rpartition("/")[2]:
            found = self._files.get("/index.html")
        return found

    @property
    def is_built(self) -> bool:
        return "/index.html" in self._files

    def answer(self, request: Request) -> Response | None:
        """None: there is no such file."""
        if not self.is_built:
            return Response(MISSING, media_type="text/html", headers={"cache-control": ASK_AGAIN})
        found = self.find(request.url.path)
        return None if found is None else found.answer(request)


class _File:
    __slots__ = ("_bodies", "_headers", "_type")

    def __init__(self, path: Path) -> None:
        plain = path.read_bytes()
        self._bodies = {"": plain}
        for encoding, extension in (("br", ".br"), ("gzip", ".gz")):
            packed = path.with_name(path.name + extension)
            if packed.is_file():
                self._bodies[encoding] = packed.read_bytes()
        if "gzip" not in self._bodies and path.suffix in COMPRESSED and len(plain) >= WORTH_IT:
            self._bodies["gzip"] = gzip.compress(plain, 6, mtime=0)
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self._type = f"{kind}; charset=utf-8" if path.suffix in COMPRESSED else kind
        is_hashed = path.parent.name == "assets"
        self._headers = {"cache-control": FOR_EVER if is_hashed else ASK_AGAIN, "vary": "accept-encoding"}

    def answer(self, request: Request) -> Response:
        accepted = request.headers.get("accept-encoding", "")
        encoding = next((name for name in ("br", "gzip") if name in self._bodies and name in accepted), "")
        headers = {**self._headers, "content-encoding": encoding} if encoding else self._headers
        return Response(self._bodies[encoding], headers=headers, media_type=self._type)
