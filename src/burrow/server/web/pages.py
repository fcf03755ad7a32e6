"""The built page: read once at the start, then served from memory."""

import asyncio
import html
import json
import mimetypes
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from burrow.server.web.packed import ASK_AGAIN, Packed
from burrow.verifier import NAME

VERIFIER = NAME
"""The file name of the page that checks a log."""
PACKED = Path(__file__).parents[2] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
COMPRESSED = {".html", ".js", ".css", ".svg", ".json", ".txt", ".ftl", ".webmanifest", ".map"}
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".ftl": "text/plain",
         ".woff2": "font/woff2", ".svg": "image/svg+xml"}  # fmt: skip
PREVIEW = b'content="/preview.png"'
"""The picture that a shared link shows, as the build names it."""
MOST_ORIGINS = 16
"""Addresses for which the page is kept ready."""
LINK = re.compile(rb'((?:href|src)=")/(?!/)')
"""Links of the page to its own files."""
EXTENSION = re.compile(r"\.\w")

MANIFEST = "/manifest.webmanifest"
"""Its other links are relative; the identity of the app cannot be."""

MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Burrow</title></head>
<body><h1>The page is not built yet</h1>
<p>The server runs, but the web page is missing. Build it with <code>npm ci &amp;&amp; npm run build</code> in the
folder <code>web</code>, or start Burrow with <code>./burrow play</code>, which does it for you.</p></body></html>
"""


class Pages:
    """Files by path. A path without an extension is a view of the page, so it gets `index.html`; a full stop at the end
    of a link is not an extension. Names that begin with a dot belong to the build tool."""

    def __init__(self, folder: Path, prefix: str = "") -> None:
        """`prefix`: the path below which browsers find the page, as in `/games/burrow`."""
        self._prefix = prefix
        self._files = {
            "/" + path.relative_to(folder).as_posix(): _read(path)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix not in {".br", ".gz"} and not _is_hidden(path.relative_to(folder))
        }
        if prefix and MANIFEST in self._files:
            self._files[MANIFEST] = _manifest(self._files[MANIFEST].plain, prefix)
        self._by_origin: dict[str, Packed] = {}
        self._verifier: Packed | None = None
        self._filling = asyncio.Lock()

    def find(self, path: str) -> Packed | None:
        found = self._files.get(path)
        if found is None and EXTENSION.search(path.rpartition("/")[2]) is None:
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
        if found is not None and found is self._files["/index.html"]:
            found = self._index(f"{request.url.scheme}://{request.url.netloc}")
        return None if found is None else found.answer(request)

    async def verifier(self, request: Request) -> Response | None:
        """The page that checks a log, to be saved and opened from disk; None: it is not built."""
        built = self._files.get(f"/{VERIFIER}")
        if built is None:
            return None
        async with self._filling:
            if self._verifier is None:
                self._verifier = await asyncio.to_thread(_verifier, built.plain)
        return self._verifier.answer(request)

    def _index(self, origin: str) -> Packed:
        """The page with the whole address of its preview: a messenger that shows a link knows no other page."""
        if origin not in self._by_origin:
            if len(self._by_origin) >= MOST_ORIGINS:
                self._by_origin.clear()
            base = html.escape(origin + self._prefix).encode()
            plain = self._below_prefix().replace(PREVIEW, PREVIEW.replace(b"/preview", base + b"/preview"))
            self._by_origin[origin] = Packed(plain, kind="text/html; charset=utf-8")
        return self._by_origin[origin]

    def _below_prefix(self) -> bytes:
        """The page with its links below the prefix. Scripts and styles link to each other relatively, and the page
        itself reads the prefix from its first tag."""
        plain = self._files["/index.html"].plain
        if not self._prefix:
            return plain
        prefix = html.escape(self._prefix).encode()
        linked = LINK.sub(rb"\1" + prefix + b"/", plain)
        return linked.replace(b"<html ", b'<html data-prefix="' + prefix + b'" ', 1)


def _manifest(built: bytes, prefix: str) -> Packed:
    """Two Burrows below different paths of a host are two apps."""
    manifest = json.loads(built)
    return Packed(json.dumps({**manifest, "id": f"{prefix}/"}).encode(), kind=f"{TYPES['.webmanifest']}; charset=utf-8")


def _verifier(built: bytes) -> Packed:
    """Takes a second: the words of all games are read in all languages."""
    from burrow.verifier.page import filled  # few ask for this page, and what it needs is large

    return Packed(filled(built), kind="text/html; charset=utf-8", file=f"burrow-{VERIFIER}")


def _read(path: Path) -> Packed:
    is_text = path.suffix in COMPRESSED
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    beside = {"br": path.with_name(path.name + ".br"), "gzip": path.with_name(path.name + ".gz")}
    return Packed(
        path.read_bytes(),
        kind=f"{kind}; charset=utf-8" if is_text else kind,
        compress=is_text,
        cache=FOR_EVER if path.parent.name == "assets" else ASK_AGAIN,
        packed={encoding: packed.read_bytes() for encoding, packed in beside.items() if packed.is_file()},
    )


def _is_hidden(path: Path) -> bool:
    return any(part.startswith(".") for part in path.parts)
