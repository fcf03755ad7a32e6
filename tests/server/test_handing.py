"""A seat moves to another device by a personal link that works once."""

import pytest
from tests.server.heard import Told
from tests.server.offline import ANN, BEN, CAT, OPEN, OfflineServer, me

from burrow.server.web.browser import holder_of
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Accepted, Welcome

pytestmark = pytest.mark.anyio

PHONE, THIEF = "token-of-anns-phone-" * 2, "token-of-a-thief-" * 2


async def test_the_seat_moves_and_the_device_before_is_told_and_watches(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN, "Ben")
    laptop, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    laptop.move(0, "Put", pebbles=2)
    key = await table.offer(holder_of(ANN), 0)
    assert await table.take(holder_of(PHONE), key) == 0
    phone = await server.connect(table, PHONE)
    assert laptop.of(Told) == [Told("handed", 0)]
    assert [peer.of(Welcome)[-1].yours for peer in (laptop, phone)] == [(), (0,)]
    assert [peer.of(Welcome)[-1].host for peer in (laptop, phone)] == [False, True], "the host is where the seat is"
    refused, done = laptop.move(0, "Done"), phone.move(0, "Done")
    await server.settle()
    assert laptop.answer(refused).code == "not-your-seat"
    assert isinstance(phone.answer(done), Accepted)
    assert ben.of(Told) == []
    assert [seat.name for seat in ben.table.seats] == ["Ann", "Ben"]
    await server.restart()
    phone = await server.connect(await server.again(table), PHONE)
    assert (phone.of(Welcome)[0].yours, phone.of(Welcome)[0].host) == ((0,), True)


async def test_a_link_works_once_also_after_a_restart(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    key = await table.offer(holder_of(ANN), 0)
    await server.restart()
    table = await server.again(table)
    for _ in range(2):
        assert await table.take(holder_of(PHONE), key) == 0, "an answer may be lost, and the request be repeated"
    with pytest.raises(Declined, match="link-used"):
        await table.take(holder_of(THIEF), key)
    with pytest.raises(Declined, match="link-used"):
        await table.take(holder_of(THIEF), "some other key")
    await server.restart()
    with pytest.raises(Declined, match="link-used"):
        await (await server.again(table)).take(holder_of(THIEF), key)


async def test_only_the_newest_link_works(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    old, new = [await table.offer(holder_of(ANN), 0) for _ in range(2)]
    with pytest.raises(Declined, match="link-used"):
        await table.take(holder_of(PHONE), old)
    assert await table.take(holder_of(PHONE), new) == 0


async def test_only_for_an_own_seat_and_not_after_the_game(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, goal=1)
    await server.join(table, BEN, "Ben")
    for holder, seat in ((BEN, 0), (CAT, 1), (ANN, 7)):
        with pytest.raises(Declined, match="not-your-seat"):
            await table.offer(holder_of(holder), seat)
    key = await table.offer(holder_of(ANN), 0)
    ann = await server.connect(table, ANN)
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    await server.settle()
    assert ann.table.phase == "over"
    with pytest.raises(Declined, match="not-now"):
        await table.offer(holder_of(ANN), 0)
    with pytest.raises(Declined, match="not-now"):
        await table.take(holder_of(PHONE), key)


async def test_of_people_who_share_a_screen_one_moves_and_the_others_stay(server: OfflineServer) -> None:
    table = await server.open(me(), me("Al"), OPEN)
    screen = await server.connect(table, ANN)
    await table.take(holder_of(PHONE), await table.offer(holder_of(ANN), 1))
    await server.settle()
    assert screen.of(Welcome)[-1].yours == (0,)
    assert screen.of(Welcome)[-1].host, "the host still sits here"
    phone = await server.connect(table, PHONE)
    assert (phone.of(Welcome)[-1].yours, phone.of(Welcome)[-1].host) == ((1,), False)


async def test_a_link_for_a_seat_that_was_freed_or_for_a_device_that_was_removed_is_void(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, OPEN)
    await server.join(table, BEN, "Ben")
    ann = await server.connect(table, ANN)
    key = await table.offer(holder_of(BEN), 1)
    ann.say("seat", seat=1, kind="open")
    await server.settle()
    with pytest.raises(Declined, match="link-used"):
        await table.take(holder_of(PHONE), key)
    await server.join(table, BEN, "Ben")
    ann.say("remove", seat=1)
    await server.settle()
    key = await table.offer(holder_of(ANN), 0)
    with pytest.raises(Declined, match="removed"):
        await table.take(holder_of(BEN), key)


async def test_the_record_does_not_hold_the_key(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    key = await table.offer(holder_of(ANN), 0)
    assert key.encode() not in await server.store.record(table.name)
