"""Gathering, beginning, being here, and the rematch."""

import pytest
from tests.server.heard import TableNow
from tests.server.house import ANN, BEN, CAT, OPEN, House, bot, me

from burrow.server.errors import Declined
from burrow.server.outbound import Accepted, Moved, Welcome
from burrow.server.table import REMEMBERED

pytestmark = pytest.mark.anyio


async def test_a_table_without_an_open_seat_begins_at_once(house: House) -> None:
    table = await house.open(me(), bot("steady"))
    ann = await house.connect(table, ANN)
    assert ann.table.phase == "playing"
    assert ann.update.waiting == (0,)


async def test_while_gathering_nobody_is_waited_for(house: House) -> None:
    table = await house.open(me(), OPEN)
    ann = await house.connect(table, ANN)
    assert ann.table.phase == "gathering"
    assert (ann.update.waiting, ann.update.nature, ann.update.deadline) == ((), "", None)
    assert ann.update.sights[0].legal is None
    nonce = ann.move(0, "Done")
    await house.settle()
    assert ann.answer(nonce).code == "not-now"


async def test_the_last_open_seat_begins_the_game(house: House) -> None:
    table = await house.open(me(), OPEN, OPEN)
    ann = await house.connect(table, ANN)
    assert await house.join(table, BEN, "Ben") == 1
    assert ann.update.waiting == ()
    assert await house.join(table, CAT, "Cat") == 2
    assert ann.table.phase == "playing"
    assert [seat.name for seat in ann.table.seats] == ["Ann", "Ben", "Cat"]
    assert ann.update.waiting == (0,)


async def test_a_named_seat_may_be_taken_also_by_who_sits_already(house: House) -> None:
    table = await house.open(me(), OPEN, OPEN)
    assert await house.join(table, BEN, seat=2) == 2
    assert await house.join(table, ANN, "Al", seat=1) == 1
    ann = await house.connect(table, ANN)
    assert ann.of(Welcome)[0].yours == (0, 1)


async def test_who_joins_over_http_is_welcomed_again_on_the_open_socket(house: House) -> None:
    table = await house.open(me(), OPEN, OPEN)
    ben = await house.connect(table, BEN)
    assert ben.of(Welcome)[0].yours == ()
    await house.join(table, BEN)
    assert ben.of(Welcome)[-1].yours == (1,)
    assert [sight.seat for sight in ben.update.sights] == [1]


async def test_after_the_beginning_nobody_joins(house: House) -> None:
    table = await house.open(me(), OPEN)
    await house.join(table, BEN)
    with pytest.raises(Declined) as declined:
        await house.join(table, CAT)
    assert declined.value.code == "table-full"
    assert await house.join(table, BEN) == 1, "who sits keeps the seat"


async def test_the_host_begins_and_bots_fill_up(house: House) -> None:
    table = await house.open(me(), OPEN, OPEN)
    await house.join(table, BEN)
    ann, ben = await house.connect(table, ANN), await house.connect(table, BEN)
    for peer, level, code in [(ben, "steady", "not-the-host"), (ann, "", "unknown-bot"), (ann, "x", "unknown-bot")]:
        nonce = peer.say("begin", fill=level)
        await house.settle()
        assert peer.answer(nonce).code == code
        assert peer.table.phase == "gathering"
    nonce = ann.say("begin", fill="steady")
    await house.settle()
    assert isinstance(ann.answer(nonce), Accepted)
    assert [(seat.kind, seat.level) for seat in ben.table.seats] == [("person", ""), ("person", ""), ("bot", "steady")]
    assert ben.update.waiting == (0,)


async def test_a_repeated_begin_is_answered_again(house: House) -> None:
    table = await house.open(me(), OPEN)
    ann = await house.connect(table, ANN)
    for _ in range(2):
        ann.say("begin", nonce="b", fill="steady")
        await house.settle()
    assert ann.of(Accepted) == [ann.answer("b")] * 2
    other = ann.say("begin", fill="steady")
    await house.settle()
    assert ann.answer(other).code == "not-now"


async def test_only_the_newest_requests_without_an_entry_are_remembered(house: House) -> None:
    table = await house.open(me(), OPEN)
    ann = await house.connect(table, ANN)
    ann.say("begin", nonce="b", fill="steady")
    for number in range(REMEMBERED - 1):
        ann.say("substitute", nonce=f"s{number}", seat=0, level=("steady", "")[number % 2])
        await house.wait(100)
    ann.say("begin", nonce="b", fill="steady")
    await house.settle()
    assert [type(answer) for answer in ann.answers("b")] == [Accepted, Accepted]
    ann.say("substitute", nonce="one more", seat=0, level="")
    ann.say("begin", nonce="b", fill="steady")
    await house.settle()
    assert ann.answer("b").code == "not-now", "forgotten, so it is judged again"


async def test_everyone_sees_who_is_here(house: House) -> None:
    table = await house.open(me(), OPEN)
    await house.join(table, BEN)
    ann = await house.connect(table, ANN)
    assert [seat.here for seat in ann.table.seats] == [True, False]
    ben, tab = await house.connect(table, BEN), await house.connect(table, BEN)
    assert [seat.here for seat in ann.table.seats] == [True, True]
    ben.hang_up()
    await house.settle()
    assert [seat.here for seat in ann.table.seats] == [True, True], "another tab is still open"
    tab.hang_up()
    await house.settle()
    assert [seat.here for seat in ann.table.seats] == [True, False]


async def test_the_table_is_told_only_when_it_has_changed(house: House) -> None:
    table = await house.open(me(), OPEN)
    await house.join(table, BEN)
    ann, _ben = await house.connect(table, ANN), await house.connect(table, BEN)
    told = len(ann.of(TableNow))
    tab, watcher = await house.connect(table, BEN), await house.connect(table, CAT)
    for peer in (tab, watcher):
        peer.hang_up()
        await house.settle()
    assert len(ann.of(TableNow)) == told, "a second tab and a spectator change nothing"
    assert len(tab.of(TableNow)) == 1
    _ben.hang_up()
    await house.settle()
    assert len(ann.of(TableNow)) == told + 1


async def test_a_rematch_has_the_same_seats_and_options_and_a_fresh_seed(house: House) -> None:
    table = await house.open(me(), OPEN, bot("steady"), goal=1, mood="brisk")
    await house.join(table, BEN)
    ann, ben = await house.connect(table, ANN), await house.connect(table, BEN)
    early = ann.say("rematch")
    await house.settle()
    assert ann.answer(early).code == "not-now"
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    await house.settle()
    watcher = await house.connect(table)
    nobody = watcher.say("rematch")
    await house.settle()
    assert watcher.answer(nobody).code == "not-your-seat"
    ben.say("rematch")
    await house.settle()
    (moved,) = ann.of(Moved)
    assert ben.of(Moved) == watcher.of(Moved) == [moved]
    assert ann.table.successor == moved.table
    next_table = await house.lobby.table(moved.table)
    again = await house.connect(next_table, BEN)
    welcome = again.of(Welcome)[0]
    assert (welcome.yours, welcome.options["mood"], welcome.host) == ((1,), "brisk", False)
    assert [seat.kind for seat in again.table.seats] == ["person", "person", "bot"]
    assert welcome.commitment != ann.of(Welcome)[0].commitment
    assert again.table.phase == "playing"


async def test_asked_twice_there_is_one_rematch_also_after_a_restart(house: House) -> None:
    table = await house.open(me(), goal=1)
    ann = await house.connect(table, ANN)
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    ann.say("rematch")
    ann.say("rematch")
    await house.settle()
    first = {moved.table for moved in ann.of(Moved)}
    await house.restart()
    ann = await house.connect(await house.again(table), ANN)
    assert {ann.table.successor} == first
    ann.say("rematch")
    await house.settle()
    assert {moved.table for moved in ann.of(Moved)} == first
    assert len(await house.store.tables()) == 2


async def test_a_rematch_counts_as_a_table_of_the_address(pebbles: None) -> None:
    house = House(tables_per_hour=1)
    table = await house.open(me(), goal=1)
    ann = await house.connect(table, ANN)
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    nonce = ann.say("rematch")
    await house.settle()
    assert ann.answer(nonce).code == "table-limit"
    await house.wait(60 * 60 * 1000)
    nonce = ann.say("rematch")
    await house.settle()
    assert isinstance(ann.answer(nonce), Accepted)
    await house.close()


async def test_an_idle_table_leaves_the_memory_and_comes_back(house: House) -> None:
    table = await house.open(me(), me("Bo"), goal=1000)
    ann = await house.connect(table, ANN)
    ann.move(0, "Put", pebbles=3)
    await house.wait(20 * 60 * 1000)
    assert house.lobby.in_memory == 1, "somebody is connected"
    ann.hang_up()
    await house.wait(6 * 60 * 1000)
    assert house.lobby.in_memory == 0
    ann = await house.connect(await house.again(table), ANN)
    assert ann.update.sights[0].view["put"] == [3, 0]
