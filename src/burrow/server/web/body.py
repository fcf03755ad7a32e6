"""The JSON body of a request that changes something. Only our own pages may send one."""

from typing import TypeVar

import msgspec
from starlette.requests import Request

from burrow.server.settings import Settings
from burrow.server.web import browser
from burrow.server.wire.errors import Declined

T = TypeVar("T")


async def read_body(request: Request, kind: type[T]) -> T:
    """Raises `Declined`."""
    settings: Settings = request.app.state.settings
    if not browser.is_own_page(request, settings.origins):
        raise Declined("forbidden-origin", request.headers.get("origin", "")[:200])
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Declined("bad-type", "the body must be application/json")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > settings.body_limit:
            raise Declined("too-large", f"at most {settings.body_limit} bytes")
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Declined("bad-request", str(error)[:200]) from None
