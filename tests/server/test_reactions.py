"""Drawings that people show each other: for everyone at the table, from those who sit there, and not too many."""

import pytest
from tests.server.heard import Reacted
from tests.server.offline import ANN, BEN, OPEN, OfflineServer, me

from burrow.server.table.people.reactions import A_SECOND, AT_ONCE
from burrow.server.wire.outbound import Accepted

pytestmark = pytest.mark.anyio


async def test_everyone_sees_a_reaction_and_nothing_is_stored(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN, "Ben")
    ann, ben, watcher = [await server.connect(table, token) for token in (ANN, BEN, "")]
    before = await server.store.record(table.name), await server.store.rows(table.name)
    nonce = ben.say("react", seat=1, what="laugh")
    await server.settle()
    assert isinstance(ben.answer(nonce), Accepted)
    for peer in (ann, ben, watcher):
        assert peer.of(Reacted) == [Reacted(1, "laugh")]
    assert (await server.store.record(table.name), await server.store.rows(table.name)) == before


async def test_only_for_an_own_seat_and_only_the_six(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    ann, watcher = await server.connect(table, ANN), await server.connect(table)
    for peer, seat, what, code in (
        (watcher, 0, "laugh", "not-your-seat"),
        (ann, 1, "laugh", "not-your-seat"),
        (ann, 0, "you are slow", "bad-message"),
    ):
        nonce = peer.say("react", seat=seat, what=what)
        await server.settle()
        assert peer.answer(nonce).code == code
    assert ann.of(Reacted) == []


async def test_nobody_floods_the_table(server: OfflineServer) -> None:
    table = await server.open(me(), me("Al"), OPEN)
    await server.join(table, BEN, "Ben")
    ann, other, ben = [await server.connect(table, token) for token in (ANN, ANN, BEN)]
    nonces = [peer.say("react", seat=seat, what="wow") for peer in (ann, other) for seat in (0, 1, 0)]
    await server.settle()
    answers = [ann.answer(nonce) or other.answer(nonce) for nonce in nonces]
    assert sum(isinstance(answer, Accepted) for answer in answers) == AT_ONCE, (
        "all tabs and seats of a browser together"
    )
    ben.say("react", seat=2, what="hurry")
    await server.settle()
    assert len(ben.of(Reacted)) == AT_ONCE + 1
    await server.wait(round(1000 / A_SECOND))
    ann.say("react", seat=0, what="thanks")
    await server.settle()
    assert ben.of(Reacted)[-1] == Reacted(0, "thanks")
