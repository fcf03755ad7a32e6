"""Hosts at a table: what happens at its sockets, in its store and after a restart when the seats are changed."""

from typing import Any

import pytest
from tests.server.heard import Told
from tests.server.offline import ANN, BEN, CAT, OPEN, OfflineServer, Peer, bot, me

from burrow.server.lobby.lobby import LISTED_FOR, MOST_LISTED
from burrow.server.sockets.close_codes import REMOVED
from burrow.server.table.actor import TableActor
from burrow.server.web.browser import holder_of
from burrow.server.wire.api import OpenOne, OpenTables
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Accepted, Failed, Moved, Spell, Welcome

pytestmark = pytest.mark.anyio

TV = "token-of-the-tv-" * 2


async def ask(server: OfflineServer, peer: Peer, kind: str, /, **values: Any) -> Any:
    nonce = peer.say(kind, **values)
    await server.settle()
    return peer.answer(nonce)


def names(peer: Peer) -> list[str]:
    return [seat.name for seat in peer.table.seats]


async def gathering(server: OfflineServer, *, seats: int = 3) -> tuple[TableActor, Peer, Peer]:
    """Ann's table with Ben, and a seat that is still open."""
    table = await server.open(me(), *[OPEN] * (seats - 1))
    await server.join(table, BEN, "Ben")
    return table, await server.connect(table, ANN), await server.connect(table, BEN)


async def test_everyone_sees_what_a_host_changes_and_sits_where_the_host_says(server: OfflineServer) -> None:
    _table, ann, ben = await gathering(server)
    assert isinstance(await ask(server, ann, "swap", seat=0, other=1), Accepted)
    assert names(ben) == ["Ben", "Ann", ""]
    assert (ann.of(Welcome)[-1].yours, ben.of(Welcome)[-1].yours) == ((1,), (0,))
    assert isinstance(await ask(server, ann, "rename", seat=0, name="Benno"), Accepted)
    assert isinstance(await ask(server, ann, "seat", seat=2, kind="bot", level="steady", name="Pip"), Accepted)
    assert names(ben) == ["Benno", "Ann", "Pip"]
    assert ben.table.phase == "gathering", "who arranges the seats also says when the game begins"
    assert isinstance(await ask(server, ann, "begin"), Accepted)
    assert ben.update.waiting == (0,)
    assert (await ask(server, ben, "swap", seat=0, other=1)).code == "not-the-host"
    assert (await ask(server, ann, "swap", seat=0, other=1)).code == "not-now"


async def test_another_number_of_seats_is_another_game_for_everyone(server: OfflineServer) -> None:
    table, ann, ben = await gathering(server)
    assert isinstance(await ask(server, ann, "remove-seat", seat=2), Accepted)
    assert ben.update.sights[0].view["put"] == [0, 0]
    for _ in range(2):
        assert isinstance(await ask(server, ann, "add-seat"), Accepted)
    assert ben.update.sights[0].view["put"] == [0, 0, 0, 0]
    assert isinstance(await ask(server, ann, "begin", fill="steady"), Accepted)
    ann.move(0, "Put", pebbles=2)
    await server.settle()
    assert ben.update.sights[0].view["put"] == [2, 0, 0, 0]
    await server.restart()
    ben = await server.connect(await server.again(table), BEN)
    assert ben.update.sights[0].view["put"] == [2, 0, 0, 0]
    assert len(ben.table.seats) == 4


async def test_what_a_host_has_asked_for_is_answered_again_and_not_done_again_after_a_restart(
    server: OfflineServer,
) -> None:
    table, ann, _ = await gathering(server)
    ann.say("swap", nonce="s", seat=0, other=1)
    ann.say("add-seat", nonce="a")
    await server.settle()
    await server.restart()
    ann = await server.connect(await server.again(table), ANN)
    ann.say("swap", nonce="s", seat=0, other=1)
    ann.say("add-seat", nonce="a")
    await server.settle()
    assert [type(ann.answer(nonce)) for nonce in "sa"] == [Accepted, Accepted]
    assert names(ann) == ["Ben", "Ann", "", ""]


async def test_a_removed_person_is_told_and_not_let_in_again(server: OfflineServer) -> None:
    table, ann, ben = await gathering(server)
    assert isinstance(await ask(server, ann, "remove", seat=1, who=ann.table.seats[1].who), Accepted)
    assert (ben.of(Told), ben.code) == ([Told("removed")], REMOVED)
    assert [seat.kind for seat in ann.table.seats] == ["person", "open", "open"]
    for _ in range(2):
        back = await server.connect(table, BEN)
        assert (back.of(Told), back.of(Welcome), back.code) == ([Told("removed")], [], REMOVED)
        with pytest.raises(Declined, match="removed"):
            await server.join(table, BEN)
        with pytest.raises(Declined, match="removed"):
            table.info(holder_of(BEN), "")
        await server.restart()
        table = await server.again(table)
    ann = await server.connect(table, ANN)
    assert await server.join(table, CAT, "Cat") == 1, "others may come"


async def test_a_removed_person_stays_removed_in_the_rematch(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, OPEN, goal=1)
    await server.join(table, BEN, "Ben")
    ann = await server.connect(table, ANN)
    await ask(server, ann, "remove", seat=1)
    await ask(server, ann, "begin", fill="steady")
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    await ask(server, ann, "rematch")
    again = await server.lobby.table(ann.of(Moved)[0].table)
    with pytest.raises(Declined) as declined:
        await server.join(again, BEN)
    assert declined.value.code == "removed"


async def test_during_the_game_a_bot_plays_on_for_a_removed_person_and_a_friend_may_come(
    server: OfflineServer,
) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN, "Ben")
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    ann.move(0, "Done")
    await server.settle()
    assert ann.update.waiting == (1,)
    assert isinstance(await ask(server, ann, "remove", seat=1, level="steady", names=["Pip"]), Accepted)
    assert ben.code == REMOVED
    seat = ann.table.seats[1]
    assert (seat.kind, seat.name, seat.level, seat.vacant) == ("bot", "Pip", "steady", True)
    await server.wait(server.settings.second_thoughts)
    assert ann.update.waiting == (0,), "the bot has moved"
    assert await server.join(table, CAT, "Cat") == 1
    assert ann.table.seats[1].played == (Spell("Ben", 0), Spell("Pip", ann.update.seq, "steady"))


async def test_a_person_whose_seat_is_freed_hears_of_it_and_watches(server: OfflineServer) -> None:
    table, ann, ben = await gathering(server)
    assert isinstance(await ask(server, ann, "seat", seat=1, kind="open"), Accepted)
    assert ben.of(Told) == [Told("freed", 1)]
    assert ben.of(Welcome)[-1].yours == ()
    assert ben.code is None
    assert await server.join(table, BEN, "Ben") == 1, "they may sit down again"


async def test_who_leaves_their_own_seat_needs_no_telling(server: OfflineServer) -> None:
    _table, ann, ben = await gathering(server)
    assert isinstance(await ask(server, ben, "seat", seat=1, kind="open"), Accepted)
    assert ben.of(Told) == []
    assert ben.of(Welcome)[-1].yours == ()
    assert ann.table.seats[1].kind == "open"


async def test_nothing_happens_to_whoever_sits_there_by_now(server: OfflineServer) -> None:
    table, ann, ben = await gathering(server)
    who = ann.table.seats[1].who
    await ask(server, ben, "seat", seat=1, kind="open")
    await server.join(table, CAT, "Cat", seat=1)
    for kind, values in (("remove", {}), ("seat", {"kind": "open"}), ("make-host", {})):
        assert (await ask(server, ann, kind, seat=1, who=who, **values)).code == "not-now"
    assert names(ann) == ["Ann", "Cat", ""]


async def test_a_screen_without_a_seat_and_the_first_who_sits_down_are_both_hosts(server: OfflineServer) -> None:
    table = await server.open(OPEN, OPEN, OPEN, token=TV)
    tv, ann = await server.connect(table, TV), await server.connect(table, ANN)
    assert [peer.of(Welcome)[-1].host for peer in (tv, ann)] == [True, False]
    await server.join(table, ANN, "Ann")
    await server.join(table, BEN, "Ben")
    ben = await server.connect(table, BEN)
    assert [peer.of(Welcome)[-1].host for peer in (tv, ann, ben)] == [True, True, False]
    assert [seat.host for seat in tv.table.seats] == [True, False, False]
    assert isinstance(await ask(server, ann, "make-host", seat=1), Accepted)
    assert ben.of(Welcome)[-1].host, "who becomes a host is told at once"
    assert isinstance(await ask(server, ben, "swap", seat=0, other=2), Accepted)
    await server.restart()
    ben = await server.connect(await server.again(table), BEN)
    assert ben.of(Welcome)[-1].host
    assert isinstance(await ask(server, ben, "begin", fill="steady"), Accepted)


async def test_a_table_opened_to_wait_begins_when_a_host_says_so(server: OfflineServer) -> None:
    table = await server.open(OPEN, OPEN, token=TV, waits=True)
    tv = await server.connect(table, TV)
    await server.join(table, ANN, "Ann")
    await server.join(table, BEN, "Ben")
    assert (tv.table.phase, tv.table.waits) == ("gathering", True)
    assert isinstance(await ask(server, tv, "begin"), Accepted)
    assert tv.table.phase == "playing"


async def test_a_host_begins_without_the_seats_that_nobody_took(server: OfflineServer) -> None:
    table = await server.open(OPEN, OPEN, OPEN, OPEN, token=TV, waits=True)
    tv = await server.connect(table, TV)
    for token, name in ((ANN, "Ann"), (BEN, "Ben")):
        await server.join(table, token, name)
    assert isinstance(await ask(server, tv, "begin", fill="steady", trim=True), Accepted)
    assert names(tv) == ["Ann", "Ben"]
    assert tv.update.sights[0].view["put"] == [0, 0]


async def test_people_who_share_a_device_are_shown_as_such(server: OfflineServer) -> None:
    table = await server.open(me(), me("Al"), OPEN)
    await server.join(table, BEN, "Ben")
    ann = await server.connect(table, ANN)
    assert [seat.device for seat in ann.table.seats] == [0, 0, None]


async def test_the_result_says_who_played_what(server: OfflineServer) -> None:
    table = await server.open(me(), me("Al"), goal=4)
    ann = await server.connect(table, ANN)
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    await ask(server, ann, "substitute", seat=1, level="steady")
    await server.wait(server.settings.second_thoughts)
    assert ann.update.waiting == (0,)
    stood_in = ann.update.seq
    await ask(server, ann, "substitute", seat=1, level="")
    assert ann.table.seats[1].played == (Spell("Al", 1), Spell("Al", stood_in, "steady", stood_in=True))
    ann.move(0, "Put", pebbles=3)
    ann.move(0, "Done")
    await server.settle()
    assert ann.table.phase == "over"
    await server.restart()
    ann = await server.connect(await server.again(table), ANN)
    first, second = ann.table.seats
    assert (first.played, first.moves) == ((), 0), "nobody else played it"
    assert [(spell.level, spell.moves > 0) for spell in second.played] == [("", False), ("steady", True)]
    assert sum(spell.moves for spell in second.played) == stood_in - 1
    assert second.moves == 0


async def test_a_request_for_a_seat_that_is_not_there_is_declined(server: OfflineServer) -> None:
    _table, ann, _ = await gathering(server)
    for kind, values in (("rename", {"name": "x"}), ("remove-seat", {}), ("make-host", {}), ("remove", {})):
        answer = await ask(server, ann, kind, seat=9, **values)
        assert isinstance(answer, Failed)
        assert answer.code == "bad-seats"


async def test_a_bots_seat_is_offered_to_a_friend_during_the_game(server: OfflineServer) -> None:
    table = await server.open(me(), bot("steady"))
    ann = await server.connect(table, ANN)
    assert isinstance(await ask(server, ann, "seat", seat=1, kind="open"), Accepted)
    assert ann.table.seats[1].vacant
    assert await server.join(table, BEN, "Ben") == 1


async def test_a_listed_table_is_on_the_front_page_while_a_seat_is_free_and_a_host_is_there(
    server: OfflineServer,
) -> None:
    table, ann, ben = await gathering(server)
    other = await server.open(me(), OPEN)
    assert server.lobby.open_tables() == OpenTables(0, ())
    assert (await ask(server, ben, "list", listed=True)).code == "not-the-host"
    assert isinstance(await ask(server, ann, "list", listed=True), Accepted)
    assert ben.table.listed
    assert server.lobby.open_tables() == OpenTables(0, ()), "it is not counted again for every reader"
    await server.wait(LISTED_FOR)
    open_one = OpenOne(table.name, "pebbles", "Ann", "gathering", seats=3, free=1)
    assert server.lobby.open_tables() == OpenTables(0, (open_one,)), f"{other.name} is not listed"
    ann.hang_up()
    await server.wait(LISTED_FOR)
    assert server.lobby.open_tables().tables == (), "nobody would begin"
    ann = await server.connect(table, ANN)
    await ask(server, ann, "begin", fill="steady")
    await server.wait(LISTED_FOR)
    playing = OpenOne(table.name, "pebbles", "Ann", "playing", seats=3, free=1)
    assert server.lobby.open_tables() == OpenTables(2, (playing,)), "a friend may still take over from a bot"
    await server.join(table, CAT, "Cat")
    ben.hang_up()
    await server.wait(LISTED_FOR)
    everyone = "every seat is taken, and of the three people one is connected"
    assert server.lobby.open_tables() == OpenTables(1, ()), everyone
    await server.restart()
    ann = await server.connect(await server.again(table), ANN)
    assert ann.table.listed


async def test_the_newest_of_many_listed_tables_are_shown(server: OfflineServer) -> None:
    names = []
    for _ in range(MOST_LISTED + 2):
        table = await server.open(me(), OPEN)
        await ask(server, await server.connect(table, ANN), "list", listed=True)
        names.append(table.name)
    assert [one.table for one in server.lobby.open_tables().tables] == names[:1:-1]
