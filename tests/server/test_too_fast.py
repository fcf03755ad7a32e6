"""Clients that send too fast: which messages are dropped, and how the client is told."""

from collections.abc import AsyncIterator

import pytest
from tests.server.offline import ANN, BEN, CAT, OPEN, OfflineServer, Peer, me, with_physics

from burrow.engine import registry
from burrow.server.sockets.allowance import ABUSE, NOTICE_EVERY
from burrow.server.sockets.close_codes import TOO_FAST
from burrow.server.wire.outbound import Accepted, Failed, Ping

pytestmark = pytest.mark.anyio

BURST = 80
UNNAMED = ""


def too_fast(peer: Peer) -> list[str]:
    """The nonces that were answered with too-fast, in order."""
    assert {failed.code for failed in peer.of(Failed)} <= {"too-fast", "bad-message"}
    return [failed.nonce for failed in peer.of(Failed) if failed.code == "too-fast"]


def pong(peer: Peer, ping: Ping) -> None:
    peer.throw(f'{{"say":"pong","id":{ping.id}}}')


async def test_each_request_that_came_too_fast_is_named(server: OfflineServer) -> None:
    table = await server.open(me(), goal=1000)
    ann = await server.connect(table, ANN)
    nonces = [ann.move(0, "Put", pebbles=1) for _ in range(BURST + 10)]
    await server.settle()
    assert [accepted.nonce for accepted in ann.of(Accepted)] == nonces[:BURST]
    assert too_fast(ann) == nonces[BURST:]
    await server.wait(1_000)
    ann.move(0, "Put", nonces[BURST], pebbles=1)
    await server.settle()
    assert isinstance(ann.answer(nonces[BURST]), Accepted), "after a pause it may be asked again, under the same name"


async def test_what_has_no_name_is_answered_once_a_second(server: OfflineServer) -> None:
    table = await server.open(me(), goal=1000)
    ann = await server.connect(table, ANN, silent=True)
    for _ in range(BURST + 20):
        ann.throw("nonsense")
    await server.settle()
    assert too_fast(ann) == [UNNAMED]
    await server.wait(NOTICE_EVERY - 100)
    for _ in range(BURST + 20):
        ann.throw("nonsense")
    await server.settle()
    assert too_fast(ann) == [UNNAMED], "it has just been told"
    await server.wait(100)
    for _ in range(BURST + 20):
        ann.throw("nonsense")
    await server.settle()
    assert too_fast(ann) == [UNNAMED] * 2


async def test_who_goes_on_too_fast_is_closed(server: OfflineServer) -> None:
    table = await server.open(me(), goal=1000)
    ann = await server.connect(table, ANN)
    for _ in range(BURST + ABUSE + 1):
        ann.throw("nonsense")
    await server.settle()
    assert ann.code == TOO_FAST


async def test_a_message_in_time_now_and_then_does_not_excuse_all_the_others(server: OfflineServer) -> None:
    table = await server.open(me(), goal=1000)
    ann = await server.connect(table, ANN, silent=True)
    for _ in range(BURST):
        ann.throw("{}")
    for _ in range(2 * ABUSE // 50):
        for _ in range(50):
            ann.throw("{}")
        await server.wait(50)
    assert ann.code == TOO_FAST


async def test_a_hasty_peer_does_not_slow_its_table(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, goal=1000)
    await server.join(table, BEN)
    ann, watcher = await server.connect(table, ANN), await server.connect(table, CAT)
    for _ in range(500):
        watcher.throw("{}")
    nonce = ann.move(0, "Put", pebbles=1)
    await server.settle()
    assert isinstance(ann.answer(nonce), Accepted)
    assert watcher.code == TOO_FAST


async def test_all_connections_of_an_address_share_its_messages(pebbles: None) -> None:
    server = OfflineServer(rate=0, address_messages=10, address_messages_burst=20)
    table = await server.open(me(), OPEN, goal=1000)
    await server.join(table, BEN)
    ann = await server.connect(table, ANN, silent=True)
    others = [await server.connect(table, CAT, silent=True) for _ in range(3)]
    for other in others:
        for _ in range(10):
            other.throw("{}")
    await server.settle()
    codes = [failed.code for other in others for failed in other.of(Failed)]
    assert (codes.count("bad-message"), codes.count("too-fast")) == (20, 1), "twenty are heard, the rest is told once"
    nonce = ann.move(0, "Put", pebbles=1)
    await server.settle()
    assert too_fast(ann) == [nonce]
    await server.wait(1_000)
    ann.move(0, "Put", nonce, pebbles=1)
    await server.settle()
    assert isinstance(ann.answer(nonce), Accepted)
    await server.close()


async def test_the_echo_of_a_ping_costs_no_message(server: OfflineServer) -> None:
    table = await server.open(me(), goal=1000)
    ann = await server.connect(table, ANN, silent=True)
    (ping,) = ann.of(Ping)
    pong(ann, ping)
    nonces = [ann.move(0, "Put", pebbles=1) for _ in range(BURST)]
    await server.settle()
    assert [accepted.nonce for accepted in ann.of(Accepted)] == nonces
    assert not ann.of(Failed)


async def test_the_echo_of_a_ping_is_heard_from_who_has_no_messages_left(server: OfflineServer) -> None:
    table = await server.open(me(), goal=1000)
    ann = await server.connect(table, ANN, silent=True)
    (ping,) = ann.of(Ping)
    await server.wait(60)
    for _ in range(BURST):
        ann.move(0, "Put", pebbles=1)
    pong(ann, ping)
    await server.settle()
    assert ann.connection.compensation == 30
    assert not ann.of(Failed)


async def test_other_pongs_cost_a_message_each(server: OfflineServer) -> None:
    table = await server.open(me(), goal=1000)
    ann = await server.connect(table, ANN, silent=True)
    (ping,) = ann.of(Ping)
    pong(ann, ping)
    for _ in range(BURST):
        pong(ann, ping)
    nonce = ann.move(0, "Put", pebbles=1)
    await server.settle()
    assert too_fast(ann) == [nonce], "only the first one was asked for"


@pytest.fixture
async def slides(monkeypatch: pytest.MonkeyPatch, anyio_backend: str) -> AsyncIterator[OfflineServer]:
    monkeypatch.setattr(registry, "games", with_physics)
    server = OfflineServer()
    yield server
    await server.close()


async def test_of_gestures_of_a_hand_that_come_too_fast_one_a_second_is_answered(slides: OfflineServer) -> None:
    table = await slides.open(me(), game="slide", clock=400)
    ann = await slides.connect(table, ANN)
    ann.gesture(0, "t")
    for _ in range(slides.settings.word_burst):
        ann.gesture(0, "c", 1)
    for _ in range(9):
        for _ in range(20):
            ann.gesture(0, "c", 1)
        await slides.wait(NOTICE_EVERY // 10)  # some of the next ones are heard
    assert too_fast(ann) == [UNNAMED]
    await slides.wait(NOTICE_EVERY)
    for _ in range(slides.settings.word_burst + 20):
        ann.gesture(0, "c", 1)
    await slides.settle()
    assert too_fast(ann) == [UNNAMED] * 2


async def test_gestures_for_which_no_time_is_left_are_answered_once_a_second(
    slides: OfflineServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await slides.open(me(), game="slide", clock=400)
    ann = await slides.connect(table, ANN)
    ann.gesture(0, "t")
    await slides.settle()
    monkeypatch.setattr(slides.lobby.work, "is_used_up", lambda address: True)
    for _ in range(30):
        ann.gesture(0, "c", 1)
    nonce = ann.say("rematch")
    await slides.settle()
    assert too_fast(ann) == [UNNAMED, nonce]
