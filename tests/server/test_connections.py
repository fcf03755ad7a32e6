"""Slow clients, and too many clients."""

import asyncio

import pytest
from starlette.requests import HTTPConnection
from tests.server.offline import ANN, BEN, CAT, OPEN, FakeTime, Gated, OfflineServer, me

from burrow.server.limits import ADDRESSES, Bucket, Buckets, Concurrent, Hourly
from burrow.server.settings import Settings
from burrow.server.sockets.close_codes import TOO_SLOW
from burrow.server.table.actor import INBOX
from burrow.server.table.people.names import clean_name
from burrow.server.web.browser import address_of, holder_of
from burrow.server.wire.api import Join
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Accepted, Failed

pytestmark = pytest.mark.anyio


async def test_a_slow_peer_is_closed_and_the_others_hear_everything(pebbles: None) -> None:
    server = OfflineServer(mailbox=10, rate=0)
    table = await server.open(me(), OPEN, goal=1000)
    await server.join(table, BEN)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    ben.stalled = asyncio.Event()
    for number in range(30):
        nonce = ann.move(0, "Put", pebbles=1)
        await server.settle()
        assert ann.answer(nonce) == Accepted(nonce, number), "nobody waits for Ben"
    assert ben.connection.is_closed
    assert not ann.table.seats[1].here
    ben.stalled.set()
    await server.settle()
    assert ben.code == TOO_SLOW
    last = ben.update.seq
    back = await server.connect(table, BEN, after=last)
    assert [event.seq for event in back.events()] == list(range(last + 1, 30)), "it comes back and gets the rest"
    await server.close()


async def test_what_waits_for_a_slow_peer_is_bounded_in_bytes_too(pebbles: None) -> None:
    server = OfflineServer(mailbox_bytes=20_000, rate=0)
    table = await server.open(me(), OPEN, goal=1000)
    await server.join(table, BEN)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    ben.stalled = asyncio.Event()
    waiting = 0
    for _ in range(100):
        ann.move(0, "Put", pebbles=1)
        await server.settle()
        waiting = max(waiting, ben.connection.mailbox.weight)
    assert 10_000 < waiting <= 20_000
    assert ben.connection.is_closed
    ben.stalled.set()
    await server.settle()
    assert ben.code == TOO_SLOW
    assert ann.code is None, "what was read weighs nothing"
    await server.close()


async def test_what_a_table_is_asked_while_its_store_hangs_is_bounded(pebbles: None) -> None:
    store = Gated()
    server = OfflineServer(store, rate=0, mailbox=10**6)
    table = await server.open(me(), OPEN, goal=1000)
    await server.join(table, BEN)
    ann = await server.connect(table, ANN, silent=True)
    store.gate.clear()
    nonces = [ann.move(0, "Put", pebbles=1)]
    for _ in range(10):
        await asyncio.sleep(0)
    nonces += [ann.move(0, "Put", pebbles=1) for _ in range(INBOX + 2)]
    for _ in range(10):
        await asyncio.sleep(0)
    failed = {failed.nonce: failed.code for failed in ann.of(Failed)}
    assert failed == dict.fromkeys(nonces[INBOX + 1 :], "too-fast"), "one is in hand, and so many wait"
    with pytest.raises(Declined, match="too-fast"):
        await table.join(holder_of(CAT), Join("Cat"))
    store.gate.set()
    await server.settle()
    assert [accepted.nonce for accepted in ann.of(Accepted)] == nonces[: INBOX + 1]
    await server.close()


def test_each_address_has_a_bucket_of_its_own_until_it_is_full_again() -> None:
    time = FakeTime()
    buckets = Buckets(time, rate=1, burst=2)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    time.step(time.now() + 1_500)
    buckets.forget()
    assert list(buckets._buckets) == ["a"], "b's is full"
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    assert all(Buckets(time, rate=0, burst=0).take("a") for _ in range(100)), "0: no limit"


def test_a_family_of_ten_behind_one_address_is_never_too_fast() -> None:
    """All open the page at once. Then all race as fast as the cadence allows, and answer their pings."""
    time, settings = FakeTime(), Settings()
    requests = Buckets(time, settings.address_requests, settings.address_requests_burst)
    messages = Buckets(time, settings.address_messages, settings.address_messages_burst)
    assert all(requests.take("home") for _ in range(10 * 6))
    for _ in range(200):
        assert all(messages.take("home") for _ in range(10 * 2))
        time.step(time.now() + 350)


def test_there_are_not_more_buckets_than_memory_for_them() -> None:
    buckets = Buckets(FakeTime(), rate=1, burst=1)
    for number in range(ADDRESSES + 10):
        buckets.take(str(number))
    assert len(buckets._buckets) == ADDRESSES
    assert not buckets.take(str(ADDRESSES)), "the newest are remembered"


@pytest.mark.parametrize(
    ("host", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("odd:thing", "odd:thing"),
    ],
)
def test_a_household_counts_as_one_address(host: str, counted_as: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1), "headers": []})) == counted_as


def test_a_bucket_fills_again_with_time() -> None:
    time = FakeTime()
    bucket = Bucket(time, rate=40, burst=2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    time.step(time.now() + 25)
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_an_hour_is_an_hour() -> None:
    time = FakeTime()
    hourly = Hourly(time, 2)
    assert hourly.take("a") == 0
    time.step(time.now() + 1000)
    assert hourly.take("a") == 0
    assert hourly.take("a") == 3_599_000
    assert hourly.take("b") == 0
    time.step(time.now() + 3_599_000)
    assert hourly.take("a") == 0
    time.step(time.now() + 3_600_001)
    hourly.forget()
    assert not hourly._taken


def test_connections_are_counted_by_address() -> None:
    concurrent = Concurrent(1)
    assert concurrent.enter("a")
    assert concurrent.enter("b")
    assert not concurrent.enter("a")
    concurrent.leave("a")
    assert concurrent.enter("a")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Zoë   Müller ", "Zoë Müller"),
        ("a\u202eb\u2066c", "abc"),
        ("tab\tnew\nline", "tab new line"),
        ("\u0000\u0007", ""),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("\u200d\u200b", ""),
        ("x" * 40, "x" * 24),
        ("\ud800", ""),
    ],
)
def test_names(given: str, kept: str) -> None:
    assert clean_name(given) == kept
