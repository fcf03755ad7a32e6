"""The seed leaves the server only when the game is over. The tests search every frame and every answer for it."""

import asyncio
from collections.abc import Sequence

import msgspec
from tests.server.heard import Refused, Update
from tests.server.live import Browser, Socket, running

from burrow.engine.rng import commitment
from burrow.server.settings import Settings
from burrow.storage.memory import MemoryStore


def everything_over_http(browser: Browser, table: str) -> str:
    paths = ("/", "/api/games", "/api/health", f"/api/tables/{table}", f"/api/tables/{table}/qr.svg", "/api/x")
    answers = [browser.http.get(path) for path in paths]
    answers.append(browser.http.post(f"/api/tables/{table}/join", json={"name": "x", "seat": 0}))
    return "".join(f"{answer.headers} {answer.text}" for answer in answers)


def provoke(socket: Socket) -> None:
    """Everything that could make a server reveal too much."""
    for text in ('{"say":"move","nonce":"x","seat":0,"move":{"type":"Fly"}}', "{}", "nonsense", '{"say":"seed"}'):
        socket.socket.send(text)
    socket.say("undo", seat=1)
    socket.say("substitute", seat=1, level="none")
    socket.say("rematch")
    socket.until(Refused, nonce=socket.move(1, "Bank"))


def play_on(sockets: Sequence[Socket], updates: list[Update]) -> None:
    """The seat that may move makes its last legal move."""
    for seat, socket in enumerate(sockets):
        legal = updates[seat].sights[0].legal
        if legal:
            socket.say("move", seat=seat, move=legal[-1])
            break
    seq = updates[0].seq
    for seat, socket in enumerate(sockets):
        while updates[seat].seq <= seq:
            updates[seat] = socket.until(Update)


def test_no_frame_and_no_answer_holds_the_seed_before_the_end() -> None:
    store = MemoryStore()
    options = {"goal": 20, "race": "paced"}
    with running(Settings(tables_per_hour=0), store) as live, Browser(live) as ann, Browser(live) as ben:
        table = ann.open({"kind": "me", "name": "Ann"}, {"kind": "open"}, game="nuts", **options)
        record = asyncio.run(store.record(table))
        assert record is not None
        seed: str = msgspec.json.decode(record)["setup"]["seed"]
        assert ben.http.post(f"/api/tables/{table}/join", json={"name": "Ben"}).is_success
        sockets = [ann.dial(table), ben.dial(table)]
        watcher = Browser(live).dial(table)
        updates = [socket.until(Update) for socket in sockets]
        provoke(sockets[1])
        http = everything_over_http(ann, table) + everything_over_http(ben, table)
        while not updates[0].seed:
            play_on(sockets, updates)
        end = watcher.until(Update, seq=updates[0].seq)
    assert updates[0].seed == updates[1].seed == end.seed == seed
    assert commitment(seed) in sockets[0].frames[0]
    assert seed not in http
    for socket in (*sockets, watcher):
        holding = [frame for frame in socket.frames if seed in frame]
        assert holding == socket.frames[-1:], "the last frame, and no other"
