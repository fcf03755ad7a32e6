"""Gathering, starting, presence, and the rematch."""

import asyncio
from typing import Any

import pytest
from tests.server.heard import TableNow
from tests.server.offline import ANN, BEN, CAT, OPEN, Failing, OfflineServer, Peer, bot, me

from burrow.server.table.actor import TableActor
from burrow.server.table.record import REMEMBERED
from burrow.server.table.recovery import RETRY
from burrow.server.web.browser import holder_of
from burrow.server.wire.api import Join, SeatWish
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Accepted, Moved, Welcome
from burrow.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


async def test_a_table_without_an_open_seat_begins_at_once(server: OfflineServer) -> None:
    table = await server.open(me(), bot("steady"))
    ann = await server.connect(table, ANN)
    assert ann.table.phase == "playing"
    assert ann.update.waiting == (0,)


async def test_while_gathering_nobody_is_waited_for(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    ann = await server.connect(table, ANN)
    assert ann.table.phase == "gathering"
    assert (ann.update.waiting, ann.update.nature, ann.update.deadline) == ((), "", None)
    assert ann.update.sights[0].legal is None
    nonce = ann.move(0, "Done")
    await server.settle()
    assert ann.answer(nonce).code == "not-now"


async def test_the_last_open_seat_begins_the_game(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, OPEN)
    ann = await server.connect(table, ANN)
    assert await server.join(table, BEN, "Ben") == 1
    assert ann.update.waiting == ()
    assert await server.join(table, CAT, "Cat") == 2
    assert ann.table.phase == "playing"
    assert [seat.name for seat in ann.table.seats] == ["Ann", "Ben", "Cat"]
    assert ann.update.waiting == (0,)


async def test_a_named_seat_may_be_taken_also_by_who_sits_already(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, OPEN)
    assert await server.join(table, BEN, seat=2) == 2
    assert await server.join(table, ANN, "Al", seat=1) == 1
    ann = await server.connect(table, ANN)
    assert ann.of(Welcome)[0].yours == (0, 1)


async def test_who_joins_over_http_is_welcomed_again_on_the_open_socket(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, OPEN)
    ben = await server.connect(table, BEN)
    assert ben.of(Welcome)[0].yours == ()
    await server.join(table, BEN)
    assert ben.of(Welcome)[-1].yours == (1,)
    assert [sight.seat for sight in ben.update.sights] == [1]


async def test_after_the_beginning_nobody_joins(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN)
    with pytest.raises(Declined) as declined:
        await server.join(table, CAT)
    assert declined.value.code == "table-full"
    assert await server.join(table, BEN) == 1, "who sits keeps the seat"


async def test_the_host_begins_and_bots_fill_up(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, OPEN)
    await server.join(table, BEN)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    for peer, level, code in [(ben, "steady", "not-the-host"), (ann, "", "unknown-bot"), (ann, "x", "unknown-bot")]:
        nonce = peer.say("begin", fill=level)
        await server.settle()
        assert peer.answer(nonce).code == code
        assert peer.table.phase == "gathering"
    nonce = ann.say("begin", fill="steady")
    await server.settle()
    assert isinstance(ann.answer(nonce), Accepted)
    assert [(seat.kind, seat.level) for seat in ben.table.seats] == [("person", ""), ("person", ""), ("bot", "steady")]
    assert ben.update.waiting == (0,)


async def test_a_repeated_begin_is_answered_again(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    ann = await server.connect(table, ANN)
    for _ in range(2):
        ann.say("begin", nonce="b", fill="steady")
        await server.settle()
    assert ann.of(Accepted) == [ann.answer("b")] * 2
    other = ann.say("begin", fill="steady")
    await server.settle()
    assert ann.answer(other).code == "not-now"


async def test_requests_without_an_entry_are_answered_again_after_a_restart(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    ann = await server.connect(table, ANN)
    ann.say("begin", nonce="b", fill="steady")
    await server.wait(2_000)
    ann.say("substitute", nonce="s", seat=0, level="steady")
    await server.settle()
    before = [ann.answer("b"), ann.answer("s")]
    assert [type(answer) for answer in before] == [Accepted, Accepted]
    await server.restart()
    back = await server.connect(await server.again(table), ANN)
    back.say("substitute", nonce="o", seat=0, level="")
    back.say("begin", nonce="b", fill="steady")
    back.say("substitute", nonce="s", seat=0, level="steady")
    await server.settle()
    assert [back.answer("b"), back.answer("s")] == before
    assert not back.table.seats[0].level, "it is answered, not done again"


async def test_a_begin_that_was_stored_although_the_write_seemed_to_fail_is_accepted(pebbles: None) -> None:
    store = Failing()
    server = OfflineServer(store)
    table = await server.open(me(), OPEN)
    ann = await server.connect(table, ANN)
    store.fail("amend", way="stored")
    ann.say("begin", nonce="b", fill="steady")
    await server.wait(RETRY)
    assert ann.answers("b") == [Accepted("b", -1)]
    assert ann.table.phase == "playing"
    await server.close()


class Watched(MemoryStore):
    """Counts the writes."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[str] = []

    async def create(self, table: str, record: bytes) -> None:
        self.writes.append("create")
        await super().create(table, record)

    async def amend(self, table: str, record: bytes) -> None:
        self.writes.append("amend")
        await super().amend(table, record)

    async def succeed(self, table: str, record: bytes, successor: str, opening: bytes) -> None:
        await super().succeed(table, record, successor, opening)
        self.writes = ["succeed"]


async def test_a_rematch_is_stored_at_once_with_what_leads_to_it(pebbles: None) -> None:
    store = Watched()
    server = OfflineServer(store)
    table = await server.open(me(), goal=1)
    ann = await server.connect(table, ANN)
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    await server.settle()
    store.writes.clear()
    ann.say("rematch")
    await server.settle()
    assert store.writes == ["succeed"], "a crash leaves both or neither"
    assert ann.table.successor == ann.of(Moved)[0].table
    await server.restart()
    assert (await server.again(table))._parts.ledger.record.successor == ann.of(Moved)[0].table
    await server.close()


async def test_only_the_newest_requests_without_an_entry_are_remembered(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    ann = await server.connect(table, ANN)
    ann.say("begin", nonce="b", fill="steady")
    for number in range(REMEMBERED - 1):
        ann.say("substitute", nonce=f"s{number}", seat=0, level=("steady", "")[number % 2])
        await server.wait(100)
    ann.say("begin", nonce="b", fill="steady")
    await server.settle()
    assert [type(answer) for answer in ann.answers("b")] == [Accepted, Accepted]
    ann.say("substitute", nonce="one more", seat=0, level="")
    ann.say("begin", nonce="b", fill="steady")
    await server.settle()
    assert ann.answer("b").code == "not-now", "forgotten, so it is judged again"


async def test_everyone_sees_who_is_here(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN)
    ann = await server.connect(table, ANN)
    assert [seat.here for seat in ann.table.seats] == [True, False]
    ben, tab = await server.connect(table, BEN), await server.connect(table, BEN)
    assert [seat.here for seat in ann.table.seats] == [True, True]
    ben.hang_up()
    await server.settle()
    assert [seat.here for seat in ann.table.seats] == [True, True], "another tab is still open"
    tab.hang_up()
    await server.settle()
    assert [seat.here for seat in ann.table.seats] == [True, False]


async def test_the_table_is_told_only_when_it_has_changed(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN)
    ann, _ben = await server.connect(table, ANN), await server.connect(table, BEN)
    told = len(ann.of(TableNow))
    tab, watcher = await server.connect(table, BEN), await server.connect(table, CAT)
    for peer in (tab, watcher):
        peer.hang_up()
        await server.settle()
    assert len(ann.of(TableNow)) == told, "a second tab and a spectator change nothing"
    assert len(tab.of(TableNow)) == 1
    _ben.hang_up()
    await server.settle()
    assert len(ann.of(TableNow)) == told + 1


async def test_a_rematch_has_the_same_people_and_options_and_a_fresh_seed(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, bot("steady"), goal=1, mood="brisk")
    await server.join(table, BEN)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    early = ann.say("rematch")
    await server.settle()
    assert ann.answer(early).code == "not-now"
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    await server.settle()
    watcher = await server.connect(table)
    nobody = watcher.say("rematch")
    await server.settle()
    assert watcher.answer(nobody).code == "not-your-seat"
    ben.say("rematch")
    await server.settle()
    (moved,) = ann.of(Moved)
    assert ben.of(Moved) == watcher.of(Moved) == [moved]
    assert ann.table.successor == moved.table
    next_table = await server.lobby.table(moved.table)
    again = await server.connect(next_table, BEN)
    welcome = again.of(Welcome)[0]
    assert (welcome.yours, welcome.options["mood"], welcome.host) == ((0,), "brisk", False)
    assert [seat.kind for seat in again.table.seats] == ["person", "bot", "person"]
    assert welcome.commitment != ann.of(Welcome)[0].commitment
    assert again.table.phase == "playing"


async def end(server: OfflineServer, peer: Peer) -> None:
    """Seat 0 of a table with the goal 1 wins."""
    peer.move(0, "Put", pebbles=1)
    peer.move(0, "Done")
    await server.settle()
    assert peer.table.phase == "over"


async def test_in_a_rematch_whoever_is_here_plays_and_bots_stand_in_for_the_others(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, OPEN, goal=1)
    await server.join(table, BEN, "Ben")
    await server.join(table, CAT, "Cat")
    ann, ben, cat = [await server.connect(table, token) for token in (ANN, BEN, CAT)]
    ben.say("substitute", seat=1, level="steady")
    cat.say("substitute", seat=2, level="steady")
    await server.settle()
    cat.hang_up()
    await end(server, ann)
    assert [seat.level for seat in ann.table.seats] == ["", "steady", "steady"]
    ann.say("rematch")
    await server.settle()
    again = await server.connect(await server.lobby.table(ann.of(Moved)[0].table), BEN)
    assert [(seat.name, seat.level) for seat in again.table.seats] == [("Ben", ""), ("Cat", "steady"), ("Ann", "")]


async def begin_with_bots(
    server: OfflineServer, *friends: str, seats: int = 3, **options: Any
) -> tuple[TableActor, Peer]:
    """Ann's table for friends, of whom only these have come when she begins."""
    table = await server.open(me(), *[OPEN] * (seats - 1), **options)
    for friend in friends:
        await server.join(table, friend)
    ann = await server.connect(table, ANN)
    ann.say("begin", fill="steady", names=["Pip", "Rusty"])
    await server.settle()
    return table, ann


async def test_a_friend_who_comes_late_takes_the_seat_that_a_bot_plays(server: OfflineServer) -> None:
    """The bot was about to move: it is the friend who does."""
    table, ann = await begin_with_bots(server, BEN)
    assert [(seat.kind, seat.name, seat.vacant) for seat in ann.table.seats][1:] == [
        ("person", "Ben", False),
        ("bot", "Pip", True),
    ]
    cat, ben = await server.connect(table, CAT), await server.connect(table, BEN)
    ann.move(0, "Put", pebbles=2)
    ann.move(0, "Done")
    ben.move(1, "Done")
    await server.wait(100)
    assert await server.join(table, CAT, "Cat") == 2
    assert cat.of(Welcome)[-1].yours == (2,)
    seat = ann.table.seats[2]
    assert (seat.kind, seat.name, seat.level, seat.vacant) == ("person", "Cat", "", False)
    assert (seat.relieved, seat.since) == ("Pip", 2), "everyone is told, also who comes later"
    await server.wait(60_000)
    assert ann.update.waiting == (2,)
    assert ann.update.sights[0].view["put"] == [2, 0, 0], "nothing is lost"
    for peer, number in [(cat, 2), (ann, 0), (ben, 1)]:
        nonce = peer.move(number, "Done")
        await server.settle()
        assert isinstance(peer.answer(nonce), Accepted), "who sat before still does"
    await server.restart()
    cat = await server.connect(await server.again(table), CAT)
    assert (cat.of(Welcome)[0].yours, cat.table.seats[2].relieved) == ((2,), "Pip")


async def test_a_bots_answer_that_comes_after_the_friend_is_not_played(server: OfflineServer) -> None:
    table, ann = await begin_with_bots(server, seats=2)
    server.bots.paused = True
    ann.move(0, "Done")
    await server.settle()
    assert await server.join(table, BEN) == 1
    server.bots.release()
    await server.wait(60_000)
    assert ann.update.waiting == (1,)


async def test_of_two_friends_who_come_at_once_each_gets_a_seat_or_hears_why_not(server: OfflineServer) -> None:
    table, ann = await begin_with_bots(server, BEN)
    results = await asyncio.gather(
        *[table.join(holder_of(token), Join("Late")) for token in (CAT, "token-of-dan-" * 3, CAT)],
        return_exceptions=True,
    )
    assert [getattr(result, "code", result) for result in results] == [2, "table-full", 2]
    with pytest.raises(Declined) as declined:
        await server.join(table, "token-of-eve-" * 3, seat=2)
    assert declined.value.code == "seat-taken"
    assert [seat.kind for seat in ann.table.seats] == ["person"] * 3


async def test_which_seats_cannot_be_taken_once_the_game_is_on(server: OfflineServer) -> None:
    """A bot that was chosen stays, and nobody gets to see a second hand."""
    table = await server.open(me(), OPEN, OPEN, bot("steady"), goal=1)
    await server.join(table, BEN)
    ann = await server.connect(table, ANN)
    ann.say("begin", fill="steady")
    await server.settle()
    assert [seat.vacant for seat in ann.table.seats] == [False, False, True, False]
    for token, seat, code in [
        (CAT, 3, "seat-taken"),
        (CAT, 1, "seat-taken"),
        (CAT, 9, "bad-seats"),
        (BEN, 2, "not-now"),
    ]:
        with pytest.raises(Declined) as declined:
            await server.join(table, token, seat=seat)
        assert declined.value.code == code
    assert await server.join(table, BEN) == 1, "who sits keeps the seat"
    await end(server, ann)
    with pytest.raises(Declined) as declined:
        await server.join(table, CAT)
    assert declined.value.code == "not-now"
    assert await server.join(table, BEN) == 1


async def test_a_seat_kept_for_a_friend_is_kept_in_the_rematch_too(server: OfflineServer) -> None:
    table, ann = await begin_with_bots(server, goal=1)
    await server.join(table, BEN, seat=2)
    await end(server, ann)
    ann.say("rematch")
    await server.settle()
    again = await server.lobby.table(ann.of(Moved)[0].table)
    assert await server.join(again, CAT, "Cat") == 0
    peer = await server.connect(again, CAT)
    assert [(seat.name, seat.relieved) for seat in peer.table.seats] == [("Cat", "Pip"), ("Ben", ""), ("Ann", "")]


async def test_a_game_with_a_friend_who_came_late_is_replayed_to_the_same_end(server: OfflineServer) -> None:
    table, ann = await begin_with_bots(server, seats=2, goal=3)
    ann.move(0, "Done")
    await server.wait(server.settings.second_thoughts)
    assert ann.update.waiting == (0,), "the bot has had a turn"
    await server.join(table, BEN)
    ben = await server.connect(table, BEN)
    ann.move(0, "Done")
    ben.move(1, "Put", pebbles=3)
    ben.move(1, "Done")
    await server.settle()
    assert ann.table.phase == "over"
    before = ann.update
    await server.restart()
    ann = await server.connect(await server.again(table), ANN)
    assert (ann.update.scores, ann.update.sights[0].view) == (before.scores, before.sights[0].view)


async def test_a_bot_has_one_name_for_everyone(server: OfflineServer) -> None:
    """It is introduced when it sits down. Without a name, each reader's language has one."""
    table = await server.open(me(), SeatWish("bot", " Pi\u202ep ", "steady"), bot("steady"))
    ann = await server.connect(table, ANN)
    assert [seat.name for seat in ann.table.seats] == ["Ann", "Pip", ""]
    _, ann = await begin_with_bots(server, seats=4)
    assert [seat.name for seat in ann.table.seats] == ["Ann", "Pip", "Rusty", ""]


async def test_from_outside_one_sees_whose_turn_it_is_and_who_has_won(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"), OPEN, goal=1)
    assert (table.info("", "").waiting, table.info("", "").winners) == ((), ())
    await server.join(table, BEN)
    ann = await server.connect(table, ANN)
    assert (table.info("", "").waiting, table.info("", "").winners) == ((0,), ())
    await end(server, ann)
    assert (table.info("", "").waiting, table.info("", "").winners) == ((), (0,))


async def test_asked_twice_there_is_one_rematch_also_after_a_restart(server: OfflineServer) -> None:
    table = await server.open(me(), goal=1)
    ann = await server.connect(table, ANN)
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    ann.say("rematch")
    ann.say("rematch")
    await server.settle()
    first = {moved.table for moved in ann.of(Moved)}
    await server.restart()
    ann = await server.connect(await server.again(table), ANN)
    assert {ann.table.successor} == first
    ann.say("rematch")
    await server.settle()
    assert {moved.table for moved in ann.of(Moved)} == first
    assert len(await server.store.tables()) == 2


async def test_a_rematch_counts_as_a_table_of_the_address(pebbles: None) -> None:
    server = OfflineServer(tables_per_hour=1)
    table = await server.open(me(), goal=1)
    ann = await server.connect(table, ANN)
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    nonce = ann.say("rematch")
    await server.settle()
    assert ann.answer(nonce).code == "table-limit"
    await server.wait(60 * 60 * 1000)
    nonce = ann.say("rematch")
    await server.settle()
    assert isinstance(ann.answer(nonce), Accepted)
    await server.close()


async def test_an_idle_table_leaves_the_memory_and_comes_back(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"), goal=1000)
    ann = await server.connect(table, ANN)
    ann.move(0, "Put", pebbles=3)
    await server.wait(20 * 60 * 1000)
    assert server.lobby.in_memory == 1, "somebody is connected"
    ann.hang_up()
    await server.wait(6 * 60 * 1000)
    assert server.lobby.in_memory == 0
    ann = await server.connect(await server.again(table), ANN)
    assert ann.update.sights[0].view["put"] == [3, 0]
