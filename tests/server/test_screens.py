"""A TV at a table: it shows everyone only what a spectator may see, and keeps the rights of a host."""

from typing import Any

import pytest
from tests.server.heard import Update
from tests.server.live import Browser, running
from tests.server.offline import ANN, BEN, OPEN, OfflineServer, Peer, me

from burrow.server.settings import Settings
from burrow.server.table.people.presence import GRACE
from burrow.server.wire.outbound import Accepted, Moved, Reacted, Welcome

pytestmark = pytest.mark.anyio

TV = "token-of-the-tv-" * 2


async def ask(server: OfflineServer, peer: Peer, kind: str, /, **values: Any) -> Any:
    nonce = peer.say(kind, **values)
    await server.settle()
    return peer.answer(nonce)


def code(answer: Any) -> str:
    found: str = answer.code
    return found


async def test_a_screen_sees_only_what_a_spectator_sees_even_if_its_browser_has_a_seat(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    ann, tv = await server.connect(table, ANN), await server.connect(table, ANN, is_screen=True)
    watcher = await server.connect(table)
    await server.join(table, BEN, "Ben")
    ann.move(0, "Toss")
    await server.settle()
    assert [welcome.yours for welcome in tv.of(Welcome)] == [()], "also when the seats have changed"
    assert ann.of(Welcome)[-1].yours == (0,)
    assert tv.update.sights == watcher.update.sights
    assert tv.update.sights[0].seat is None
    assert tv.update.sights[0].view != ann.update.sights[0].view, "a toss is a secret of its seat"
    assert [event.what for event in tv.events()] == [event.what for event in watcher.events()]


async def test_nobody_plays_from_a_screen(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"))
    tv = await server.connect(table, ANN, is_screen=True)
    put = {"type": "Put", "pebbles": 1}
    assert code(await ask(server, tv, "move", seat=0, move=put)) == "not-your-seat"
    assert code(await ask(server, tv, "why", seat=0, move=put)) == "not-your-seat"
    assert code(await ask(server, tv, "undo", seat=0)) == "not-your-seat"
    assert code(await ask(server, tv, "react", seat=0, what="wow")) == "not-your-seat"
    assert code(await ask(server, tv, "agree", yes=True)) == "not-your-seat"
    assert not tv.of(Reacted)
    ann = await server.connect(table, ANN)
    assert isinstance(await ask(server, ann, "move", seat=0, move=put), Accepted)


async def test_a_person_whose_only_socket_is_a_screen_is_not_here(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN, "Ben")
    ben, tv = await server.connect(table, BEN), await server.connect(table, ANN, is_screen=True)
    assert [seat.here for seat in ben.table.seats] == [False, True]
    ann = await server.connect(table, ANN)
    assert [seat.here for seat in ben.table.seats] == [True, True]
    ann.hang_up()
    await server.wait(GRACE)
    assert ben.table.seats[0].away
    assert tv.table.screen


async def test_everyone_knows_whether_there_is_a_screen(server: OfflineServer) -> None:
    table = await server.open(OPEN, OPEN, token=TV)
    await server.join(table, ANN, "Ann")
    ann = await server.connect(table, ANN)
    assert (ann.table.screen, table.is_on_screen) == (False, False)
    tv = await server.connect(table, TV, is_screen=True)
    assert (ann.table.screen, table.is_on_screen) == (True, True)
    tv.hang_up()
    await server.settle()
    assert (ann.table.screen, table.is_on_screen) == (False, False)


async def test_a_host_on_a_screen_arranges_begins_stands_in_and_plays_again(server: OfflineServer) -> None:
    table = await server.open(OPEN, OPEN, OPEN, token=TV, goal=1)
    tv = await server.connect(table, TV, is_screen=True)
    await server.join(table, ANN, "Ann")
    await server.join(table, BEN, "Ben")
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    assert tv.of(Welcome)[-1].host
    assert isinstance(await ask(server, tv, "rename", seat=0, name="Anna"), Accepted)
    assert isinstance(await ask(server, tv, "begin", fill="steady", names=["Pip"], trim=True), Accepted)
    assert [seat.name for seat in ann.table.seats] == ["Anna", "Ben"]
    assert code(await ask(server, tv, "substitute", seat=1, level="steady")) == "not-your-seat", "Ben is here"
    ben.hang_up()
    await server.settle()
    assert code(await ask(server, tv, "substitute", seat=1, level="steady")) == "not-now", "he may be back at once"
    await server.wait(GRACE)
    assert isinstance(await ask(server, tv, "substitute", seat=1, level="steady"), Accepted)
    assert ann.table.seats[1].level == "steady"
    for move in ({"type": "Put", "pebbles": 2}, {"type": "Done"}):
        assert isinstance(await ask(server, ann, "move", seat=0, move=move), Accepted)
    assert ann.table.phase == "over"
    assert isinstance(await ask(server, tv, "rematch"), Accepted)
    assert tv.of(Moved) == ann.of(Moved) != []


async def test_only_hosts_and_those_who_sit_let_a_bot_stand_in(server: OfflineServer) -> None:
    table = await server.open(OPEN, OPEN, token=TV)
    await server.join(table, ANN, "Ann")
    await server.join(table, BEN, "Ben")
    screen = await server.connect(table, "token-of-another-tv-" * 2, is_screen=True)
    await server.wait(GRACE)
    assert code(await ask(server, screen, "substitute", seat=0, level="steady")) == "not-your-seat"


def test_no_frame_on_a_screen_holds_a_card_of_a_hidden_hand() -> None:
    """Gophers Walk deals hidden hands: the browser of the TV holds a seat, and its socket still gets no hand."""
    with running(Settings(tables_per_hour=0)) as live, Browser(live) as ann:
        table = ann.open({"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "casual"}, game="gophers", first="1")
        seated, tv, watcher = ann.dial(table), ann.dial(table, "?screen"), Browser(live).dial(table)
        own, screen, spectator = (socket.until(Update) for socket in (seated, tv, watcher))
        assert own.sights[0].view["hand"], "there is something to hide"
        assert [sight.seat for sight in screen.sights] == [None]
        assert screen.sights[0].view["hand"] == []
        assert screen.sights[0].legal is None
        assert screen.sights[0].view == spectator.sights[0].view
