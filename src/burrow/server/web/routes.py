"""The endpoints of HTTP: reading what is asked, and answering with what the lobby or the page says."""

import io
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from burrow.engine import registry
from burrow.server.lobby.lobby import Lobby
from burrow.server.settings import Settings
from burrow.server.table.actor import TableActor
from burrow.server.web import browser
from burrow.server.web.body import read_body
from burrow.server.web.catalogue import catalogue, rulebook
from burrow.server.web.packed import Packed
from burrow.server.web.pages import Pages
from burrow.server.web.problems import json_answer
from burrow.server.wire.api import (
    Code,
    CodeInfo,
    HandOver,
    Join,
    Joined,
    Nothing,
    Opened,
    OpenTable,
    PersonalLink,
    Subscribe,
    TakeSeat,
)
from burrow.server.wire.errors import Declined
from burrow.storage.store import EventStore


async def health(request: Request) -> Response:
    """For monitoring: whether moves can be stored, and if not, why."""
    store: EventStore = request.app.state.store
    problem = await store.trouble()
    status: dict[str, Any] = {"ok": not problem, "tables": _lobby(request).in_memory}
    return json_answer({**status, "problem": problem}, 503) if problem else json_answer(status)


async def games(request: Request) -> Response:
    state = request.app.state
    if state.games is None:
        state.games = Packed(catalogue(), kind="application/json")
    answer: Response = state.games.answer(request)
    return answer


async def rules(request: Request) -> Response:
    state, name = request.app.state, request.path_params["game"]
    if name not in state.rules:
        if name not in registry.games():
            raise Declined("unknown-game", f"there is no game {name[:40]!r}")
        state.rules[name] = Packed(rulebook(registry.game(name)), kind="application/json")
    answer: Response = state.rules[name].answer(request)
    return answer


async def house(request: Request) -> Response:
    """For the front page."""
    return json_answer(_lobby(request).open_tables())


async def open_table(request: Request) -> Response:
    wish = await read_body(request, OpenTable)
    token = browser.token_of(request) or browser.fresh_token()
    address = browser.address_of(request)
    name = await _lobby(request).open(wish, holder=browser.holder_of(token), address=address)
    return _remembering(request, json_answer(Opened(name), 201), token)


async def join(request: Request) -> Response:
    wish = await read_body(request, Join)
    token = browser.token_of(request) or browser.fresh_token()
    table = await table_of(request)
    seat = await table.join(browser.holder_of(token), wish)
    return _remembering(request, json_answer(Joined(seat)), token)


async def hand_over(request: Request) -> Response:
    wish = await read_body(request, HandOver)
    table = await table_of(request)
    key = await table.offer(browser.holder_of(browser.token_of(request)), wish.seat)
    return json_answer(PersonalLink(f"{_invite(request, table.name)}#take={key}"))


async def take(request: Request) -> Response:
    wish = await read_body(request, TakeSeat)
    token = browser.token_of(request) or browser.fresh_token()
    table = await table_of(request)
    seat = await table.take(browser.holder_of(token), wish.key)
    return _remembering(request, json_answer(Joined(seat)), token)


async def code(request: Request) -> Response:
    """Anybody who knows the table may ask for its code."""
    await read_body(request, Nothing)
    table = await table_of(request)
    table.check_welcome(browser.holder_of(browser.token_of(request)))
    return json_answer(Code(await table.code()))


async def push_info(request: Request) -> Response:
    table = await table_of(request)
    return json_answer(table.push_info(browser.holder_of(browser.token_of(request))))


async def subscribe(request: Request) -> Response:
    wish = await read_body(request, Subscribe)
    lobby = _lobby(request)
    wait = lobby.subscribed.take(browser.address_of(request))
    if wait:
        raise Declined("too-fast", "too many subscriptions from this address", retry_after=-(-wait // 1000))
    table = await table_of(request)
    holder = browser.holder_of(browser.token_of(request))
    await table.subscribe(holder, wish)
    return json_answer(table.push_info(holder))


async def unsubscribe(request: Request) -> Response:
    await read_body(request, Nothing)
    table = await table_of(request)
    holder = browser.holder_of(browser.token_of(request))
    await table.unsubscribe(holder)
    return json_answer(table.push_info(holder))


async def find_code(request: Request) -> Response:
    lobby = _lobby(request)
    name = await lobby.codes.find(request.path_params["code"][:20], browser.address_of(request))
    table = await lobby.table(name, browser.address_of(request))
    return json_answer(CodeInfo(table.name, table.game, table.is_on_screen))


async def table_info(request: Request) -> Response:
    """Also gives the browser its token, so that it is known when it repeats a join whose answer was lost."""
    token = browser.token_of(request) or browser.fresh_token()
    lobby = _lobby(request)
    table = await table_of(request)
    newest = await lobby.newest(table.name)
    info = table.info(browser.holder_of(token), _invite(request, table.name), newest)
    return _remembering(request, json_answer(info), token)


async def qr_code(request: Request) -> Response:
    table = await table_of(request)
    device = next((f"?{device}" for device in ("hand", "tv") if device in request.query_params), "")
    drawing = _qr(_invite(request, table.name) + device)
    return Response(drawing, media_type="image/svg+xml", headers={"cache-control": "no-store"})


async def unknown(request: Request) -> Response:
    raise Declined("not-found", request.url.path[:200])


async def verifier(request: Request) -> Response:
    pages: Pages = request.app.state.pages
    answer = await pages.verifier(request)
    if answer is None:
        raise Declined("not-found", request.url.path[:200])
    return answer


async def page(request: Request) -> Response:
    pages: Pages = request.app.state.pages
    answer = pages.answer(request)
    if answer is None:
        raise Declined("not-found", request.url.path[:200])
    return answer


def _qr(link: str) -> bytes:
    """The link as a drawing."""
    import segno

    drawing = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(drawing, kind="svg", scale=8, border=4, dark="#000", light="#fff", svgclass=None, lineclass=None)
    return drawing.getvalue()


async def table_of(request: Request) -> TableActor:
    """The table in the path. If it has to be loaded, the address that asks pays."""
    return await _lobby(request).table(request.path_params["table"], browser.address_of(request))


def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def _invite(request: Request, table: str) -> str:
    """The link for friends. Raises `Declined` if there is no host to link to."""
    settings: Settings = request.app.state.settings
    host = browser.host_of(request)
    if not settings.public_url and not host:
        raise Declined("bad-request", "the header Host names no host")
    base = settings.public_url or f"{request.url.scheme}://{host}{settings.path_prefix}"
    return f"{base.rstrip('/')}/t/{table}"


def _remembering(request: Request, response: Response, token: str) -> Response:
    settings: Settings = request.app.state.settings
    browser.remember(response, token, secure=browser.is_secure(request), path=settings.path_prefix or "/")
    return response
