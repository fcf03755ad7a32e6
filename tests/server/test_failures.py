"""A store that fails: whatever was being written, the table continues by itself, and everyone sees what is stored."""

from collections.abc import AsyncIterator

import pytest
from tests.server.heard import Update
from tests.server.house import ANN, BEN, OPEN, Failing, House, Peer, Way, bot, grabs, me

from burrow.server.sockets.connection import SERVER_ERROR
from burrow.server.table.actor import TableActor
from burrow.server.table.recovery import RETRY
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Accepted, Failed, Moved

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(anyio_backend: str) -> Failing:
    return Failing()


@pytest.fixture
async def house(pebbles: None, store: Failing) -> AsyncIterator[House]:
    house = House(store)
    yield house
    await house.close()


def told_in_order(peer: Peer) -> bool:
    """Each entry came once, and no update skips an entry."""
    seen = -1
    for update in peer.of(Update):
        for event in update.sights[0].events:
            assert event.seq == seen + 1
            seen = event.seq
        assert update.seq == seen
    return True


async def test_a_bots_move_that_could_not_be_stored_is_made_a_little_later(house: House, store: Failing) -> None:
    table = await house.open(bot("steady"), me())
    ann = await house.connect(table, ANN)
    store.fail("append")
    await house.wait(500)
    assert ann.update.seq == -1
    await house.wait(RETRY + 500)
    assert [event.by for event in ann.events()] == [0]
    assert ann.update.waiting == (1,)


async def test_a_bots_claim_that_could_not_be_stored_is_made_again(house: House, store: Failing) -> None:
    table = await house.open(me(), bot("steady"), goal=1000)
    ann = await house.connect(table, ANN)
    house.bots.paused = True
    ann.move(0, "Race")
    await house.settle()
    store.fail("append")
    house.bots.release()
    await house.wait(RETRY + 5_000)
    assert [seat for seat, _ in grabs(ann)] == [1] * 5


@pytest.mark.parametrize("way", ["lost", "stored"])
async def test_a_first_draw_that_failed_is_drawn_again(house: House, store: Failing, way: Way) -> None:
    table = await house.open(me(), OPEN, draw=True)
    ann = await house.connect(table, ANN)
    store.fail("append", way=way)
    assert await house.join(table, BEN) == 1, "the seat is taken all the same"
    await house.wait(RETRY)
    assert ann.table.phase == "playing"
    assert ann.update.waiting == (0,)
    assert told_in_order(ann)
    assert len(await store.rows(table.name)) == 1


async def test_who_begins_is_told_so_although_the_draw_fails(house: House, store: Failing) -> None:
    table = await house.open(me(), OPEN, draw=True)
    ann = await house.connect(table, ANN)
    store.fail("append")
    nonce = ann.say("begin", fill="steady")
    await house.settle()
    assert [type(answer) for answer in ann.answers(nonce)] == [Accepted]
    await house.wait(RETRY)
    assert ann.update.waiting == (0,)


async def test_a_table_that_is_opened_full_draws_again_too(house: House, store: Failing) -> None:
    store.fail("append")
    table = await house.open(me(), me("Bo"), draw=True)
    ann = await house.connect(table, ANN)
    assert ann.update.nature == "chance"
    await house.wait(RETRY)
    assert ann.update.waiting == (0,)


@pytest.mark.parametrize("way", ["lost", "stored"])
async def test_an_end_that_could_not_be_recorded_is_recorded_later(house: House, store: Failing, way: Way) -> None:
    table = await house.open(me(), goal=1)
    ann = await house.connect(table, ANN)
    ann.move(0, "Put", pebbles=1)
    await house.settle()
    store.fail("amend", way=way)
    nonce = ann.move(0, "Done")
    await house.settle()
    assert [type(answer) for answer in ann.answers(nonce)] == [Accepted], "one answer"
    await house.wait(RETRY)
    assert ann.table.phase == "over"
    assert ann.update.seed
    ann.say("rematch")
    await house.settle()
    assert len(ann.of(Moved)) == 1
    assert told_in_order(ann)


async def test_who_connects_while_the_end_cannot_be_recorded_is_let_in(house: House, store: Failing) -> None:
    table = await house.open(me(), goal=1)
    ann = await house.connect(table, ANN)
    ann.move(0, "Put", pebbles=1)
    store.fail("amend", times=2)
    ann.move(0, "Done")
    await house.settle()
    assert ann.table.phase == "playing"
    ben = await house.connect(table, BEN)
    assert (ben.code, ben.update.seq) == (None, ann.update.seq)
    await house.wait(3 * RETRY)
    assert ben.table.phase == ann.table.phase == "over"


async def test_a_deadline_that_could_not_be_stored_passes_later_with_its_own_stamp(
    house: House, store: Failing
) -> None:
    table = await house.open(me(), me("Bo"), clock=5_000)
    ann = await house.connect(table, ANN)
    store.fail("append")
    await house.wait(5_000 + RETRY - 1)
    assert ann.events() == []
    await house.wait(1)
    assert [event.at for event in ann.events()] == [5_000]


async def test_a_store_that_goes_on_failing_is_not_stormed(house: House, store: Failing) -> None:
    table = await house.open(me(), me("Bo"), clock=5_000)
    await house.connect(table, ANN)
    store.fail("append", times=40)
    await house.wait(5_000 + 10 * RETRY)
    assert store.tries == 11, "once at the deadline, then once for each pause"


async def test_a_bot_does_not_storm_a_store_that_goes_on_failing(house: House, store: Failing) -> None:
    store.fail("append", times=40)
    await house.open(bot("broken"), me(), goal=1000)
    await house.wait(10 * RETRY)
    assert store.tries == 11, "it holds nothing back, so each pause is followed by one try"


async def test_a_move_that_only_seemed_to_fail_is_accepted_and_told(house: House, store: Failing) -> None:
    table = await house.open(me(), OPEN, goal=1000)
    await house.join(table, BEN)
    ann, ben = await house.connect(table, ANN), await house.connect(table, BEN)
    store.fail("append", way="stored")
    nonce = ann.move(0, "Put", pebbles=2)
    await house.settle()
    assert ann.answers(nonce) == [Accepted(nonce, 0)]
    for peer in (ann, ben):
        assert told_in_order(peer)
        assert peer.update.sights[0].view["put"] == [2, 0]
    again = ann.move(0, "Put", pebbles=1)
    await house.settle()
    assert ann.answer(again) == Accepted(again, 1), "no pause for who asks"


async def test_a_move_that_failed_is_not_made(house: House, store: Failing) -> None:
    table = await house.open(me(), me("Bo"))
    ann = await house.connect(table, ANN)
    store.fail("append")
    nonce = ann.move(0, "Put", pebbles=2)
    await house.settle()
    assert ann.answer(nonce) == Failed("not-stored", nonce=nonce)
    assert ann.update.sights[0].view["put"] == [0, 0]
    ann.move(0, "Put", nonce=nonce, pebbles=2)
    await house.settle()
    assert ann.answer(nonce) == Accepted(nonce, 0)
    assert ann.update.sights[0].view["put"] == [2, 0]


async def racing(house: House) -> tuple[TableActor, Peer]:
    table = await house.open(me(), me("Bo"), goal=1000)
    ann = await house.connect(table, ANN)
    ann.move(0, "Race")
    ann.move(0, "Grab", nonce="first")
    await house.settle()
    return table, ann


@pytest.mark.parametrize("way", ["lost", "stored"])
async def test_every_claim_is_answered_once_when_one_of_them_fails(house: House, store: Failing, way: Way) -> None:
    _, ann = await racing(house)
    ann.move(0, "Grab", nonce="held")
    ann.move(0, "Grab", nonce="later")
    await house.settle()
    assert ann.answer("held") is None
    store.fail("append", way=way)
    await house.wait(350)
    (held,) = ann.answers("held")
    assert isinstance(held, Accepted if way == "stored" else Failed)
    assert ann.answers("later") == [Failed("not-stored", nonce="later")]
    assert told_in_order(ann)


async def test_the_claim_that_fails_is_answered_once(house: House, store: Failing) -> None:
    _, ann = await racing(house)
    store.fail("append")
    nonce = ann.move(1, "Grab")
    await house.settle()
    assert ann.answers(nonce) == [Failed("not-stored", nonce=nonce)]


async def test_a_seat_that_was_taken_although_the_write_seemed_to_fail(house: House, store: Failing) -> None:
    table = await house.open(me(), OPEN)
    ben = await house.connect(table, BEN)
    store.fail("amend", way="stored")
    with pytest.raises(Declined, match="not-stored"):
        await house.join(table, BEN)
    assert await house.join(table, BEN) == 1
    await house.wait(RETRY)
    assert ben.table.phase == "playing"
    assert [sight.seat for sight in ben.update.sights] == [1]


async def test_a_table_that_cannot_be_read_either_is_loaded_again_when_it_can(house: House, store: Failing) -> None:
    table = await house.open(bot("steady"), me())
    ann = await house.connect(table, ANN)
    store.fail("append")
    store.unreadable = True
    await house.wait(500)
    assert ann.code == SERVER_ERROR
    assert house.lobby.in_memory == 0
    assert table._alarm._timer is None
    await house.wait(60_000)
    assert store.tries == 1, "nothing is left that rings"
    with pytest.raises(Declined, match="server-error"):
        await house.join(table, BEN)
    late = await house.connect(table, ANN)
    assert late.code == SERVER_ERROR, "who still knows the dead table is sent away"
    store.unreadable = False
    back = await house.connect(await house.again(table), ANN)
    await house.wait(500)
    assert [event.by for event in back.events()] == [0]
