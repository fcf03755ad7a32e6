"""A store that fails: whatever was being written, the table continues by itself, and everyone sees what is stored."""

from collections.abc import AsyncIterator

import pytest
from tests.server.heard import Update
from tests.server.offline import ANN, BEN, OPEN, Failing, OfflineServer, Peer, Way, bot, grabs, me

from burrow.server.sockets.close_codes import SERVER_ERROR
from burrow.server.table.actor import TableActor
from burrow.server.table.recovery import RETRY
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Accepted, Failed, Moved

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(anyio_backend: str) -> Failing:
    return Failing()


@pytest.fixture
async def server(pebbles: None, store: Failing) -> AsyncIterator[OfflineServer]:
    server = OfflineServer(store)
    yield server
    await server.close()


def told_in_order(peer: Peer) -> bool:
    """Each entry came once, and no update skips an entry."""
    seen = -1
    for update in peer.of(Update):
        for event in update.sights[0].events:
            assert event.seq == seen + 1
            seen = event.seq
        assert update.seq == seen
    return True


async def test_a_bots_move_that_could_not_be_stored_is_made_a_little_later(
    server: OfflineServer, store: Failing
) -> None:
    table = await server.open(bot("steady"), me())
    ann = await server.connect(table, ANN)
    store.fail("append")
    await server.wait(500)
    assert ann.update.seq == -1
    await server.wait(RETRY + 500)
    assert [event.by for event in ann.events()] == [0]
    assert ann.update.waiting == (1,)


async def test_a_bots_claim_that_could_not_be_stored_is_made_again(server: OfflineServer, store: Failing) -> None:
    table = await server.open(me(), bot("steady"), goal=1000)
    ann = await server.connect(table, ANN)
    server.bots.paused = True
    ann.move(0, "Race")
    await server.settle()
    store.fail("append")
    server.bots.release()
    await server.wait(RETRY + 5_000)
    assert [seat for seat, _ in grabs(ann)] == [1] * 5


@pytest.mark.parametrize("way", ["lost", "stored"])
async def test_a_first_draw_that_failed_is_drawn_again(server: OfflineServer, store: Failing, way: Way) -> None:
    table = await server.open(me(), OPEN, draw=True)
    ann = await server.connect(table, ANN)
    store.fail("append", way=way)
    assert await server.join(table, BEN) == 1, "the seat is taken all the same"
    await server.wait(RETRY)
    assert ann.table.phase == "playing"
    assert ann.update.waiting == (0,)
    assert told_in_order(ann)
    assert len(await store.rows(table.name)) == 1


async def test_who_begins_is_told_so_although_the_draw_fails(server: OfflineServer, store: Failing) -> None:
    table = await server.open(me(), OPEN, draw=True)
    ann = await server.connect(table, ANN)
    store.fail("append")
    nonce = ann.say("begin", fill="steady")
    await server.settle()
    assert [type(answer) for answer in ann.answers(nonce)] == [Accepted]
    await server.wait(RETRY)
    assert ann.update.waiting == (0,)


async def test_a_table_that_is_opened_full_draws_again_too(server: OfflineServer, store: Failing) -> None:
    store.fail("append")
    table = await server.open(me(), me("Bo"), draw=True)
    ann = await server.connect(table, ANN)
    assert ann.update.nature == "chance"
    await server.wait(RETRY)
    assert ann.update.waiting == (0,)


@pytest.mark.parametrize("way", ["lost", "stored"])
async def test_an_end_that_could_not_be_recorded_is_recorded_later(
    server: OfflineServer, store: Failing, way: Way
) -> None:
    table = await server.open(me(), goal=1)
    ann = await server.connect(table, ANN)
    ann.move(0, "Put", pebbles=1)
    await server.settle()
    store.fail("amend", way=way)
    nonce = ann.move(0, "Done")
    await server.settle()
    assert [type(answer) for answer in ann.answers(nonce)] == [Accepted], "one answer"
    await server.wait(RETRY)
    assert ann.table.phase == "over"
    assert ann.update.seed
    ann.say("rematch")
    await server.settle()
    assert len(ann.of(Moved)) == 1
    assert told_in_order(ann)


async def test_who_connects_while_the_end_cannot_be_recorded_is_let_in(server: OfflineServer, store: Failing) -> None:
    table = await server.open(me(), goal=1)
    ann = await server.connect(table, ANN)
    ann.move(0, "Put", pebbles=1)
    store.fail("amend", times=2)
    ann.move(0, "Done")
    await server.settle()
    assert ann.table.phase == "playing"
    ben = await server.connect(table, BEN)
    assert (ben.code, ben.update.seq) == (None, ann.update.seq)
    await server.wait(3 * RETRY)
    assert ben.table.phase == ann.table.phase == "over"


async def test_a_deadline_that_could_not_be_stored_passes_later_with_its_own_stamp(
    server: OfflineServer, store: Failing
) -> None:
    table = await server.open(me(), me("Bo"), clock=5_000)
    ann = await server.connect(table, ANN)
    store.fail("append")
    await server.wait(5_000 + RETRY - 1)
    assert ann.events() == []
    await server.wait(1)
    assert [event.at for event in ann.events()] == [5_000]


async def test_a_store_that_goes_on_failing_is_not_stormed(server: OfflineServer, store: Failing) -> None:
    table = await server.open(me(), me("Bo"), clock=5_000)
    await server.connect(table, ANN)
    store.fail("append", times=40)
    await server.wait(5_000 + 10 * RETRY)
    assert store.tries == 11, "once at the deadline, then once for each pause"


async def test_a_bot_does_not_storm_a_store_that_goes_on_failing(server: OfflineServer, store: Failing) -> None:
    store.fail("append", times=40)
    await server.open(bot("broken"), me(), goal=1000)
    await server.wait(10 * RETRY)
    assert store.tries == 11, "it holds nothing back, so each pause is followed by one try"


async def test_a_move_that_only_seemed_to_fail_is_accepted_and_told(server: OfflineServer, store: Failing) -> None:
    table = await server.open(me(), OPEN, goal=1000)
    await server.join(table, BEN)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    store.fail("append", way="stored")
    nonce = ann.move(0, "Put", pebbles=2)
    await server.settle()
    assert ann.answers(nonce) == [Accepted(nonce, 0)]
    for peer in (ann, ben):
        assert told_in_order(peer)
        assert peer.update.sights[0].view["put"] == [2, 0]
    again = ann.move(0, "Put", pebbles=1)
    await server.settle()
    assert ann.answer(again) == Accepted(again, 1), "no pause for who asks"


async def test_a_move_that_failed_is_not_made(server: OfflineServer, store: Failing) -> None:
    table = await server.open(me(), me("Bo"))
    ann = await server.connect(table, ANN)
    store.fail("append")
    nonce = ann.move(0, "Put", pebbles=2)
    await server.settle()
    assert ann.answer(nonce) == Failed("not-stored", nonce=nonce)
    assert ann.update.sights[0].view["put"] == [0, 0]
    ann.move(0, "Put", nonce=nonce, pebbles=2)
    await server.settle()
    assert ann.answer(nonce) == Accepted(nonce, 0)
    assert ann.update.sights[0].view["put"] == [2, 0]


async def racing(server: OfflineServer) -> tuple[TableActor, Peer]:
    table = await server.open(me(), me("Bo"), goal=1000)
    ann = await server.connect(table, ANN)
    ann.move(0, "Race")
    ann.move(0, "Grab", nonce="first")
    await server.settle()
    return table, ann


@pytest.mark.parametrize("way", ["lost", "stored"])
async def test_every_claim_is_answered_once_when_one_of_them_fails(
    server: OfflineServer, store: Failing, way: Way
) -> None:
    _, ann = await racing(server)
    ann.move(0, "Grab", nonce="held")
    ann.move(0, "Grab", nonce="later")
    await server.settle()
    assert ann.answer("held") is None
    store.fail("append", way=way)
    await server.wait(350)
    (held,) = ann.answers("held")
    assert isinstance(held, Accepted if way == "stored" else Failed)
    assert ann.answers("later") == [Failed("not-stored", nonce="later")]
    assert told_in_order(ann)


async def test_the_claim_that_fails_is_answered_once(server: OfflineServer, store: Failing) -> None:
    _, ann = await racing(server)
    store.fail("append")
    nonce = ann.move(1, "Grab")
    await server.settle()
    assert ann.answers(nonce) == [Failed("not-stored", nonce=nonce)]


async def test_a_seat_that_was_taken_although_the_write_seemed_to_fail(server: OfflineServer, store: Failing) -> None:
    table = await server.open(me(), OPEN)
    ben = await server.connect(table, BEN)
    store.fail("amend", way="stored")
    with pytest.raises(Declined, match="not-stored"):
        await server.join(table, BEN)
    assert await server.join(table, BEN) == 1
    await server.wait(RETRY)
    assert ben.table.phase == "playing"
    assert [sight.seat for sight in ben.update.sights] == [1]


async def test_a_table_that_cannot_be_read_either_is_loaded_again_when_it_can(
    server: OfflineServer, store: Failing
) -> None:
    table = await server.open(bot("steady"), me())
    ann = await server.connect(table, ANN)
    store.fail("append")
    store.unreadable = True
    await server.wait(500)
    assert ann.code == SERVER_ERROR
    assert server.lobby.in_memory == 0
    assert table._alarm._timer is None
    await server.wait(60_000)
    assert store.tries == 1, "nothing is left that rings"
    with pytest.raises(Declined, match="server-error"):
        await server.join(table, BEN)
    late = await server.connect(table, ANN)
    assert late.code == SERVER_ERROR, "who still knows the dead table is sent away"
    store.unreadable = False
    back = await server.connect(await server.again(table), ANN)
    await server.wait(500)
    assert [event.by for event in back.events()] == [0]
