"""Phones as hands beside a TV: over the wire they get what belongs to their own seats, and nothing else."""

from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from tests.server.heard import TableNow, Update
from tests.server.live import Browser, Socket, running
from tests.server.offline import ANN, BEN, CAT, OPEN, OfflineServer, Peer, me, with_physics

from burrow.engine import registry
from burrow.server.settings import Settings
from burrow.server.table.actor import TableActor
from burrow.server.wire.outbound import Accepted, Failed, Refused

SECOND = 1000


# At a table of the test.


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch, anyio_backend: str) -> AsyncIterator[OfflineServer]:
    monkeypatch.setattr(registry, "games", with_physics)
    server = OfflineServer(idle=10 * SECOND)
    yield server
    await server.close()


async def seated(server: OfflineServer) -> tuple[TableActor, Peer, Peer, Peer]:
    """The phones of Ann, whose turn it is, and of Ben; and the TV."""
    table = await server.open(me(), OPEN, game="slide")
    await server.join(table, BEN)
    ann, ben = [await server.connect(table, token, is_hand=True) for token in (ANN, BEN)]
    return table, ann, ben, await server.connect(table)


@pytest.mark.anyio
async def test_a_phone_sees_the_frames_of_its_own_turn_only(server: OfflineServer) -> None:
    _, ann, ben, tv = await seated(server)
    ann.gesture(0, "t")
    ann.gesture(0, "p", 20)
    await server.wait(SECOND)
    assert ann.shown
    assert ann.shown == tv.shown
    assert ben.shown == []
    assert ben.update.sights[0].view["place"] == 20, "it is told what came of it"

    ann.shown.clear()
    ben.gesture(1, "t")
    ben.gesture(1, "p", 5)
    await server.wait(SECOND)
    assert ben.shown
    assert ann.shown == []


@pytest.mark.anyio
async def test_the_same_browser_sees_every_turn_where_it_shows_the_board(server: OfflineServer) -> None:
    table, ann, _, _ = await seated(server)
    board = await server.connect(table, BEN)
    ann.gesture(0, "t")
    ann.gesture(0, "p", 20)
    await server.wait(SECOND)
    assert board.shown


@pytest.mark.anyio
async def test_a_phone_without_a_seat_is_told_of_the_seats_but_not_of_the_game(server: OfflineServer) -> None:
    table, ann, _, tv = await seated(server)
    cat = await server.connect(table, CAT, is_hand=True)
    ann.move(0, "Mark")
    await server.settle()
    assert tv.update.seq == 0
    assert cat.table.phase == "playing"
    assert cat.of(Update) == []


@pytest.mark.anyio
async def test_a_phone_that_takes_a_seat_is_told_of_the_game(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, game="slide")
    ben = await server.connect(table, BEN, is_hand=True)
    assert ben.of(Update) == []
    await server.join(table, BEN)
    await server.settle()
    assert ben.of(TableNow)[-1].phase == "playing"
    assert [sight.seat for sight in ben.update.sights] == [1]


# Over a real line, in the games that hide cards and that move a wheel.


def at_a_tv(browsers: list[Browser], game: str, **options: Any) -> tuple[Socket, list[Socket]]:
    """The TV opens the table; the others come with their phones."""
    tv, *phones = browsers
    table = tv.open(*[{"kind": "open"}] * len(phones), game=game, **options)
    for number, phone in enumerate(phones):
        assert phone.http.post(f"/api/tables/{table}/join", json={"name": f"P{number}"}).is_success
    return tv.dial(table), [phone.dial(table, "?hand") for phone in phones]


def lists_in(value: object) -> Iterator[list[Any]]:
    """Every list in a message, in sorted order if it holds numbers."""
    if isinstance(value, dict):
        for part in value.values():
            yield from lists_in(part)
    elif isinstance(value, list | tuple):
        if all(isinstance(part, int) for part in value):
            yield sorted(value)
        for part in value:
            yield from lists_in(part)


def everything_in(update: Update) -> Iterator[list[Any]]:
    for sight in update.sights:
        yield from lists_in(sight.view)
        yield from lists_in(sight.legal)
        for event in sight.events:
            yield from lists_in(event.what)


def test_the_cards_of_others_never_reach_a_phone() -> None:
    with running(Settings(tables_per_hour=0)) as live, Browser(live) as tv, Browser(live) as ann, Browser(live) as ben:
        screen, phones = at_a_tv([tv, ann, ben], "gophers", first="1")
        updates = [socket.until(Update) for socket in phones]
        for _ in range(30):
            seen = [update.sights[0] for update in updates]
            assert [len(update.sights) for update in updates] == [1, 1]
            assert [sight.seat for sight in seen] == [0, 1]
            hands = [sorted(sight.view["hand"]) for sight in seen]
            for seat, update in enumerate(updates):
                assert len(hands[1 - seat]) < 2 or hands[1 - seat] not in list(everything_in(update))
            mover = next(seat for seat, sight in enumerate(seen) if sight.legal)
            phones[mover].say("move", seat=mover, move=seen[mover].legal[0])
            seq = updates[mover].seq
            for seat, socket in enumerate(phones):
                while updates[seat].seq <= seq or not updates[seat].waiting:
                    updates[seat] = socket.until(Update)
        shown = screen.until(Update)
        assert shown.sights[0].seat is None
        assert not shown.sights[0].view["hand"]


def test_the_wheel_does_not_move_on_a_phone_that_does_not_carry() -> None:
    with running(Settings(tables_per_hour=0)) as live, Browser(live) as tv, Browser(live) as ann, Browser(live) as ben:
        screen, (own, other) = at_a_tv([tv, ann, ben], "hamsterrolle", first="1", clock="none")
        update = own.until(Update)
        while not update.sights[0].view["takes"]:
            update = own.until(Update)
        own.gesture(0, "t", update.sights[0].view["takes"][0])
        for _ in range(3):
            assert own.see()
            assert screen.see()
        other.until(Accepted | Refused | Failed, nonce=other.say("react", seat=1, what="wave"))
        assert other.shown == []
