"""Errors as HTTP answers: each becomes a `Problem` with a code and, where there is one, the game's own reason."""

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from burrow.engine.game import Refusal
from burrow.server.tally import Tally
from burrow.server.web.hosts import advice, sentences
from burrow.server.wire.api import Problem
from burrow.server.wire.errors import Code, Declined
from burrow.storage.store import StoreError

logger = logging.getLogger(__name__)


def json_answer(value: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers=headers, media_type="application/json")


def problem(status: int, code: Code, detail: str = "", refusal: Refusal | None = None) -> Response:
    if refusal is None:
        return json_answer(Problem(code, detail), status)
    return json_answer(Problem(code, detail, refusal.rule, refusal.message, refusal.values), status)


async def declined(request: Request, error: Exception) -> Response:
    assert isinstance(error, Declined)
    _count(request, error.code)
    response = problem(error.status, error.code, error.detail, error.refusal)
    if error.retry_after:
        response.headers["retry-after"] = str(error.retry_after)
    return response


def misdirected(request: Request) -> Response:
    """The host is unknown here. A person who wants the page gets a sentence to read."""
    _count(request, "unknown-host")
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
        return PlainTextResponse(sentences(), 421, headers={"cache-control": "no-store"})
    return problem(421, "unknown-host", advice(request)[:400])


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes: dict[int, Code] = {404: "not-found", 405: "bad-method"}
    code = codes.get(error.status_code, "bad-request")
    _count(request, code)
    response = problem(error.status_code, code)
    response.headers.update(error.headers or {})
    return response


async def not_stored(request: Request, error: Exception) -> Response:
    """The store has logged why."""
    _count(request, "not-stored")
    return problem(503, "not-stored")


async def gone(request: Request, error: Exception) -> Response:
    """The client hung up before its request was complete. Nobody reads this answer."""
    return problem(400, "bad-request", "the body was cut off")


async def failure(request: Request, error: Exception) -> Response:
    _count(request, "server-error")
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(500, "server-error")


def _count(request: Request, code: Code) -> None:
    tally: Tally = request.app.state.lobby.tally
    tally.problems.add(code)


HANDLERS: Mapping[Any, Any] = {
    Declined: declined,
    HTTPException: http_error,
    StoreError: not_stored,
    ClientDisconnect: gone,
    Exception: failure,
}
"""Which errors are answered how."""
