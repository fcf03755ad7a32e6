"""Slow peers, hasty peers, and how many of them."""

import asyncio

import pytest
from tests.server.house import ANN, BEN, CAT, OPEN, FakeTime, House, me

from burrow.server.connection import ABUSE, TOO_FAST, TOO_SLOW
from burrow.server.limits import Bucket, Concurrent, Hourly
from burrow.server.names import clean_name
from burrow.server.outbound import Accepted, Failed

pytestmark = pytest.mark.anyio


async def test_a_slow_peer_is_closed_and_the_others_hear_everything(pebbles: None) -> None:
    house = House(mailbox=10, rate=0)
    table = await house.open(me(), OPEN, goal=1000)
    await house.join(table, BEN)
    ann, ben = await house.connect(table, ANN), await house.connect(table, BEN)
    ben.stalled = asyncio.Event()
    for number in range(30):
        nonce = ann.move(0, "Put", pebbles=1)
        await house.settle()
        assert ann.answer(nonce) == Accepted(nonce, number), "nobody waits for Ben"
    assert ben.connection.is_closed
    assert not ann.table.seats[1].here
    ben.stalled.set()
    await house.settle()
    assert ben.code == TOO_SLOW
    last = ben.update.seq
    back = await house.connect(table, BEN, after=last)
    assert [event.seq for event in back.events()] == list(range(last + 1, 30)), "it comes back and gets the rest"
    await house.close()


async def test_who_speaks_too_fast_is_told_once_and_closed_when_it_goes_on(house: House) -> None:
    table = await house.open(me(), goal=1000)
    ann = await house.connect(table, ANN)
    for _ in range(90):
        ann.move(0, "Put", pebbles=1)
    await house.settle()
    assert [failed.code for failed in ann.of(Failed)] == ["too-fast"]
    assert 75 <= len(ann.of(Accepted)) <= 80
    await house.wait(1_000)
    nonce = ann.move(0, "Put", pebbles=1)
    await house.settle()
    assert isinstance(ann.answer(nonce), Accepted), "after a pause all is well"
    for _ in range(60 + ABUSE):
        ann.throw("nonsense")
    await house.settle()
    assert ann.code == TOO_FAST


async def test_a_hasty_peer_does_not_slow_its_table(house: House) -> None:
    table = await house.open(me(), OPEN, goal=1000)
    await house.join(table, BEN)
    ann, watcher = await house.connect(table, ANN), await house.connect(table, CAT)
    for _ in range(500):
        watcher.throw("{}")
    nonce = ann.move(0, "Put", pebbles=1)
    await house.settle()
    assert isinstance(ann.answer(nonce), Accepted)
    assert watcher.code == TOO_FAST


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
