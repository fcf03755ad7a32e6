"""A table: moves, refusals, nonces, undo, time."""

import asyncio

import pytest
from tests.server.heard import Update
from tests.server.offline import ANN, BEN, CAT, OPEN, Gated, OfflineServer, me

from burrow.server.wire.outbound import Accepted, Failed, Legal, Refused, Welcome

pytestmark = pytest.mark.anyio


async def test_a_socket_hears_welcome_table_and_update_first(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"))
    peer = await server.connect(table, ANN)
    assert [type(message).__name__ for message in peer.heard[:4]] == ["Welcome", "Table", "Update", "Ping"]
    assert peer.of(Welcome)[0].yours == (0, 1)
    assert [seat.name for seat in peer.table.seats] == ["Ann", "Bo"]
    assert [sight.seat for sight in peer.update.sights] == [0, 1]


async def test_an_accepted_move_is_answered_then_told_to_all(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"))
    ann, watcher = await server.connect(table, ANN), await server.connect(table)
    nonce = ann.move(0, "Put", pebbles=2)
    await server.settle()
    assert ann.heard[-2:] == [Accepted(nonce, 0), ann.update]
    assert ann.update.seq == watcher.update.seq == 0
    (event,) = watcher.update.sights[0].events
    assert event.what == {"type": "Put", "pebbles": 2}
    assert event.notes[0].message == "put"


async def test_accepted_means_stored(pebbles: None) -> None:
    store = Gated()
    server = OfflineServer(store)
    table = await server.open(me(), OPEN)
    await server.join(table, BEN)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    store.gate.clear()
    nonce = ann.move(0, "Toss")
    for _ in range(50):
        await asyncio.sleep(0)
    assert ann.answer(nonce) is None
    assert ann.update.seq == ben.update.seq == -1, "nobody hears of what is not stored"
    store.gate.set()
    await server.settle()
    assert ann.answer(nonce) == Accepted(nonce, 0)
    assert ben.update.seq == 1
    assert len(await store.rows(table.name)) == 2, "the move and nature's answer to it"
    await server.close()


async def test_a_refused_move_names_its_rule_and_changes_nothing(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"))
    ann = await server.connect(table, ANN)
    nonce = ann.move(0, "Put", pebbles=9)
    other = ann.move(1, "Put", pebbles=1)
    await server.settle()
    assert ann.answer(nonce) == Refused(nonce, "P-02", "one-to-three")
    assert ann.answer(other) == Refused(other, "P-01", "not-your-turn", (("seat", 0),))
    assert ann.update.seq == -1
    assert await server.store.rows(table.name) == []


@pytest.mark.parametrize("move", [{"type": "Tossed", "pebbles": 6}, {"type": "TimeUp"}])
async def test_a_seat_cannot_speak_for_nature(server: OfflineServer, move: dict[str, object]) -> None:
    table = await server.open(me())
    ann = await server.connect(table, ANN)
    nonce = ann.say("move", seat=0, move=move)
    await server.settle()
    assert isinstance(ann.answer(nonce), Refused)


async def test_the_same_nonce_is_answered_again_and_not_done_again(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"))
    ann = await server.connect(table, ANN)
    for _ in range(3):
        ann.move(0, "Put", nonce="same", pebbles=1)
        await server.settle()
    assert ann.of(Accepted) == [Accepted("same", 0)] * 3
    assert len(await server.store.rows(table.name)) == 1


async def test_a_nonce_is_remembered_over_a_restart(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"))
    ann = await server.connect(table, ANN)
    ann.move(0, "Put", nonce="same", pebbles=1)
    await server.settle()
    await server.restart()
    ann = await server.connect(await server.again(table), ANN)
    ann.move(0, "Put", nonce="same", pebbles=1)
    await server.settle()
    assert ann.of(Accepted) == [Accepted("same", 0)]
    assert len(await server.store.rows(table.name)) == 1


async def test_why_not_is_answered_and_plays_nothing(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN)
    ann = await server.connect(table, ANN)
    wrong = ann.say("why", seat=0, move={"type": "Put", "pebbles": 9})
    right = ann.say("why", seat=0, move={"type": "Put", "pebbles": 1})
    foreign = ann.say("why", seat=1, move={"type": "Done"})
    senseless = ann.say("why", seat=0, move={"type": "Jump"})
    await server.settle()
    assert ann.answer(wrong) == Refused(wrong, "P-02", "one-to-three")
    assert ann.answer(right) == Legal(right)
    assert ann.answer(foreign).code == "not-your-seat"
    assert ann.answer(senseless).code == "bad-move"
    assert ann.update.seq == -1
    assert await server.store.rows(table.name) == []


@pytest.mark.parametrize("meanwhile", [{"type": "Put", "pebbles": 1}, {"type": "Toss"}])
async def test_a_move_said_again_does_not_count_once_its_moment_is_past(
    server: OfflineServer, meanwhile: dict[str, object]
) -> None:
    table = await server.open(me(), me("Bo"))
    ann = await server.connect(table, ANN)
    ann.say("move", seat=0, move=meanwhile)
    await server.settle()
    late = ann.say("move", seat=0, move={"type": "Put", "pebbles": 2}, seen=-1)
    await server.settle()
    assert ann.answer(late) == Refused(late, "", "moved-on")
    now = ann.say("move", seat=0, move={"type": "Put", "pebbles": 2}, seen=ann.update.seq)
    await server.settle()
    assert isinstance(ann.answer(now), Accepted)


async def test_a_move_said_again_does_not_count_once_something_was_taken_back(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"))
    ann = await server.connect(table, ANN)
    ann.move(0, "Put", pebbles=1)
    await server.settle()
    ann.say("undo", seat=0)
    await server.settle()
    late = ann.say("move", seat=1, move={"type": "Done"}, seen=0)
    await server.settle()
    assert ann.answer(late) == Refused(late, "", "moved-on")


async def test_what_others_did_meanwhile_does_not_make_a_move_late(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    ann.move(0, "Done")
    await server.settle()
    again = ben.say("move", seat=1, move={"type": "Done"}, seen=-1)
    await server.settle()
    assert ben.answer(again) == Accepted(again, 1)


async def test_two_browsers_may_use_the_same_nonce(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    ann.move(0, "Done", nonce="1")
    await server.settle()
    ben.move(1, "Done", nonce="1")
    await server.settle()
    assert ben.of(Accepted) == [Accepted("1", 1)]


async def test_a_refused_nonce_may_be_used_again(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"))
    ann = await server.connect(table, ANN)
    ann.move(0, "Put", nonce="1", pebbles=9)
    ann.move(0, "Put", nonce="1", pebbles=3)
    await server.settle()
    assert ann.answer("1") == Accepted("1", 0)


async def test_a_move_for_a_seat_of_others_fails(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN)
    ben, watcher = await server.connect(table, BEN), await server.connect(table, CAT)
    for peer in (ben, watcher):
        nonce = peer.move(0, "Done")
        await server.settle()
        assert peer.answer(nonce).code == "not-your-seat"
    nonce = ben.move(15, "Done")
    await server.settle()
    assert ben.answer(nonce).code == "not-your-seat"


async def test_undo_is_an_entry(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"))
    ann = await server.connect(table, ANN)
    ann.move(0, "Put", pebbles=3)
    await server.settle()
    assert ann.update.sights[0].may_undo
    assert not ann.update.sights[1].may_undo
    nonce = ann.say("undo", seat=0)
    await server.settle()
    assert ann.answer(nonce) == Accepted(nonce, 1)
    assert [event.undo for event in ann.update.sights[0].events] == [0]
    assert ann.update.sights[0].view["put"] == [0, 0]
    assert len(await server.store.rows(table.name)) == 2


async def test_an_undo_that_comes_too_late_is_refused(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"))
    ann = await server.connect(table, ANN)
    ann.move(0, "Done")
    nonce = ann.say("undo", seat=0)
    await server.settle()
    assert ann.answer(nonce) == Refused(nonce, "", "undo")


async def test_hidden_news_reaches_only_its_seat(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN)
    ann, ben, watcher = [await server.connect(table, token) for token in (ANN, BEN, CAT)]
    ann.move(0, "Toss")
    await server.settle()
    assert [event.what is not None for event in ann.events()] == [True, True]
    for other in (ben, watcher):
        assert [event.what is not None for event in other.events()] == [True, False]
        assert [event.seq for event in other.events()] == [0, 1], "the numbers have no gap"
        assert not any("Tossed" in frame for frame in other.frames)
    late = await server.connect(table, BEN)
    assert not any("Tossed" in frame for frame in late.frames), "nor by catching up"
    assert any("Tossed" in frame for frame in (await server.connect(table, ANN)).frames)


async def test_the_seed_is_told_at_the_end_and_fits_the_commitment(server: OfflineServer) -> None:
    from burrow.engine.rng import commitment

    table = await server.open(me(), me("Bo"), goal=3)
    ann = await server.connect(table, ANN)
    seed = table._parts.ledger.record.setup.seed
    ann.move(0, "Put", pebbles=3)
    await server.settle()
    assert not any(seed in frame for frame in ann.frames)
    ann.move(0, "Done")
    await server.settle()
    assert ann.update.seed == seed
    assert commitment(ann.update.seed) == ann.of(Welcome)[0].commitment
    assert [score.rank for score in ann.update.scores] == [1, 2]
    assert ann.table.phase == "over"


async def test_after_the_end_nothing_moves(server: OfflineServer) -> None:
    table = await server.open(me(), goal=1)
    ann = await server.connect(table, ANN)
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    late, undo = ann.move(0, "Put", pebbles=1), ann.say("undo", seat=0)
    await server.settle()
    assert ann.answer(late).rule == "P-01", "the game says why"
    assert ann.answer(undo).code == "not-now"
    assert len(await server.store.rows(table.name)) == 2


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", "7", '"say"', '{"say":"nonsense"}', '{"say":"move"}', b"\xff\xfe", b"\x00",
        '{"say":"move","nonce":"","seat":0,"move":{}}', '{"say":"move","nonce":"n","seat":-1,"move":{}}',
        '{"say":"move","nonce":"n","seat":0,"move":{},"more":1}', '{"say":"pong","id":"one"}', "[" * 5000,
        '{"say":"begin","nonce":"' + "x" * 41 + '"}',
    ],
)  # fmt: skip
async def test_a_malformed_message_gets_a_typed_error_and_the_table_goes_on(
    server: OfflineServer, text: str | bytes
) -> None:
    table = await server.open(me(), me("Bo"))
    ann = await server.connect(table, ANN)
    ann.throw(text)
    await server.settle()
    assert [failed.code for failed in ann.of(Failed)] == ["bad-message"]
    nonce = ann.move(0, "Put", pebbles=1)
    await server.settle()
    assert ann.answer(nonce) == Accepted(nonce, 0)


async def test_a_malformed_request_is_answered_under_its_nonce(server: OfflineServer) -> None:
    table = await server.open(me())
    ann = await server.connect(table, ANN)
    ann.throw('{"say":"move","nonce":"seven","seat":"zero","move":{}}')
    await server.settle()
    assert ann.answer("seven").code == "bad-message"


@pytest.mark.parametrize("move", ["null", "[]", "1", "{}", '{"type":"Fly"}', '{"type":"Put","pebbles":"x"}', '"Put"'])
async def test_a_payload_of_no_game_is_a_bad_move(server: OfflineServer, move: str) -> None:
    table = await server.open(me())
    ann = await server.connect(table, ANN)
    ann.throw(f'{{"say":"move","nonce":"n","seat":0,"move":{move}}}')
    await server.settle()
    assert ann.answer("n").code == "bad-move"


async def test_table_time_stands_until_the_game_begins(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.wait(60_000)
    ann = await server.connect(table, ANN)
    assert ann.update.now == 0
    await server.join(table, BEN)
    await server.wait(2_500)
    ann.move(0, "Put", pebbles=1)
    await server.settle()
    assert ann.events()[0].at == 2_500


async def test_a_restart_continues_and_does_not_count(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"))
    ann = await server.connect(table, ANN)
    await server.wait(1_000)
    ann.move(0, "Put", pebbles=2)
    await server.settle()
    view = ann.update.sights[0].view
    await server.restart()
    ann = await server.connect(await server.again(table), ANN)
    assert ann.update.sights[0].view == view
    await server.wait(500)
    ann.move(0, "Put", pebbles=1)
    await server.settle()
    assert ann.events()[-1].at == 1_500


async def test_time_is_up_at_the_deadline(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"), clock=5_000)
    ann = await server.connect(table, ANN)
    assert ann.update.deadline == 5_000
    await server.wait(4_999)
    assert ann.update.seq == -1
    await server.wait(1)
    (event,) = ann.update.sights[0].events
    assert (event.at, event.by, event.what) == (5_000, -1, {"type": "TimeUp"})
    assert ann.update.waiting == (1,)
    assert ann.update.deadline == 10_000


async def test_deadlines_pass_with_nobody_connected_and_in_order(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"), clock=1_000)
    await server.wait(3_500)
    ann = await server.connect(table, ANN)
    assert [event.at for event in ann.events()] == [1_000, 2_000, 3_000]


async def test_the_newest_entries_are_told_to_who_knows_nothing(server: OfflineServer) -> None:
    table = await server.open(me(), clock=0, goal=1000)
    ann = await server.connect(table, ANN)
    for _ in range(10):
        for _ in range(33):
            ann.move(0, "Put", pebbles=1)
        await server.wait(2_000)
    late = await server.connect(table, ANN)
    seqs = [event.seq for event in late.events()]
    assert seqs == list(range(30, 330))


@pytest.mark.parametrize(("after", "first"), [(0, 1), (2, 3), (3, None), (4, 0), (10**8, 0), (-7, 0), (-1, 0)])
async def test_a_client_that_returns_gets_what_it_missed(server: OfflineServer, after: int, first: int | None) -> None:
    table = await server.open(me(), goal=1000)
    ann = await server.connect(table, ANN)
    for _ in range(4):
        ann.move(0, "Put", pebbles=1)
    await server.settle()
    ann.hang_up()
    back = await server.connect(table, ANN, after=after)
    seqs = [event.seq for event in back.events()]
    assert seqs == ([] if first is None else list(range(first, 4)))
    assert len(back.of(Update)) == 1
