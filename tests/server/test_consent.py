"""Taking back a move by the consent of all others, where a seat may not take it back alone."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.heard import Told
from tests.server.offline import ANN, BEN, CAT, OPEN, OfflineServer, Peer, bot, me

from burrow.engine.replay import Ended, read
from burrow.server.table.actor import TableActor
from burrow.server.table.people.consent import PATIENCE
from burrow.server.table.people.presence import GRACE
from burrow.server.web.download import lines
from burrow.server.wire.outbound import Accepted, Refused

pytestmark = pytest.mark.anyio


async def ask(server: OfflineServer, peer: Peer, kind: str, /, **values: Any) -> Any:
    nonce = peer.say(kind, **values)
    await server.settle()
    return peer.answer(nonce)


async def three(server: OfflineServer, **options: Any) -> tuple[TableActor, Peer, Peer, Peer]:
    """Ann has put two pebbles and is done; it is Ben's turn."""
    table = await server.open(me(), OPEN, OPEN, **options)
    await server.join(table, BEN, "Ben")
    await server.join(table, CAT, "Cat")
    ann, ben, cat = [await server.connect(table, token) for token in (ANN, BEN, CAT)]
    ann.move(0, "Put", pebbles=2)
    ann.move(0, "Done")
    await server.settle()
    assert ann.update.waiting == (1,)
    return table, ann, ben, cat


def put(peer: Peer) -> list[int]:
    pebbles: list[int] = peer.update.sights[0].view["put"]
    return pebbles


async def test_a_move_is_taken_back_once_everyone_else_has_agreed(server: OfflineServer) -> None:
    _, ann, ben, cat = await three(server)
    assert (ann.update.sights[0].may_undo, ann.update.sights[0].may_ask) == (False, True)
    assert isinstance(await ask(server, ann, "ask-undo", seat=0), Accepted)
    asked = ben.table.undo
    assert asked is not None
    assert (asked.seat, asked.moves, asked.waiting) == (0, 1, (1, 2))
    assert isinstance(await ask(server, ben, "agree", yes=True), Accepted)
    assert ann.update.waiting == (1,), "one is still missing"
    assert isinstance(await ask(server, cat, "agree", yes=True), Accepted)
    assert ann.update.waiting == (0,)
    assert ann.table.undo is None
    assert [event.undo for event in ann.events()] == [None, None, 1]
    assert isinstance(await ask(server, ann, "undo", seat=0), Accepted), "what was before is as it was"


async def test_later_moves_of_others_are_taken_back_with_it(server: OfflineServer) -> None:
    table, ann, ben, cat = await three(server)
    ben.move(1, "Put", pebbles=3)
    await server.settle()
    await ask(server, ann, "ask-undo", seat=0)
    assert ben.table.undo is not None
    assert ben.table.undo.moves == 2
    await ask(server, ben, "agree", yes=True)
    await ask(server, cat, "agree", yes=True)
    assert put(ann) == [2, 0, 0]
    assert ann.update.waiting == (0,)
    assert [(event.by, event.undo) for event in ann.events()[-2:]] == [(1, 2), (0, 1)]
    await server.restart()
    ann = await server.connect(await server.again(table), ANN)
    assert (put(ann), ann.update.waiting) == ([2, 0, 0], (0,))


async def test_one_no_is_enough_and_the_same_move_is_not_asked_for_again(server: OfflineServer) -> None:
    _, ann, ben, cat = await three(server)
    await ask(server, ann, "ask-undo", seat=0)
    await ask(server, ben, "agree", yes=True)
    assert isinstance(await ask(server, cat, "agree", yes=False), Accepted)
    assert ann.of(Told) == ben.of(Told) == [Told("undo-declined", 2)]
    assert ann.table.undo is None
    again = await ask(server, ann, "ask-undo", seat=0)
    assert again == Refused(again.nonce, "", "undo-declined")
    ben.move(1, "Done")
    await server.settle()
    assert isinstance(await ask(server, ben, "ask-undo", seat=1), Accepted), "another move may be asked for"


async def test_whoever_asks_may_withdraw(server: OfflineServer) -> None:
    _, ann, ben, _ = await three(server)
    await ask(server, ann, "ask-undo", seat=0)
    assert isinstance(await ask(server, ann, "agree", yes=False), Accepted)
    assert (ben.table.undo, ben.of(Told)) == (None, [])
    assert isinstance(await ask(server, ann, "ask-undo", seat=0), Accepted)


async def test_whoever_does_not_answer_in_time_has_not_agreed(server: OfflineServer) -> None:
    _, ann, ben, _ = await three(server)
    await ask(server, ann, "ask-undo", seat=0)
    await ask(server, ben, "agree", yes=True)
    await server.wait(PATIENCE - 1)
    assert ann.table.undo is not None
    await server.wait(1)
    assert ann.table.undo is None
    assert ben.of(Told) == [Told("undo-late", 0)]
    assert ann.update.waiting == (1,)
    assert (await ask(server, ben, "agree", yes=True)).code == "not-now"


async def test_another_move_ends_the_question(server: OfflineServer) -> None:
    _, ann, ben, cat = await three(server)
    await ask(server, ann, "ask-undo", seat=0)
    ben.move(1, "Put", pebbles=1)
    await server.settle()
    assert ann.table.undo is None
    assert cat.of(Told) == [Told("undo-overtaken", 0)]


@pytest.mark.parametrize("since", ["toss", "clock"])
async def test_nothing_is_taken_back_across_an_answer_of_nature(server: OfflineServer, since: str) -> None:
    """The toss would be made again, and with other dice: each entry has its own."""
    _, ann, ben, _ = await three(server, clock=5_000)
    if since == "toss":
        ben.move(1, "Toss")
        await server.settle()
    else:
        await server.wait(5_000)
    assert not ann.update.sights[0].may_ask
    refused = await ask(server, ann, "ask-undo", seat=0)
    assert refused == Refused(refused.nonce, "", "undo-nature")
    assert ann.table.undo is None


async def test_bots_agree_and_wait_while_people_are_asked(server: OfflineServer) -> None:
    table = await server.open(me(), bot("steady"), OPEN)
    await server.join(table, CAT, "Cat")
    ann, cat = await server.connect(table, ANN), await server.connect(table, CAT)
    ann.move(0, "Done")
    await server.settle()
    await ask(server, ann, "ask-undo", seat=0)
    asked = cat.table.undo
    assert asked is not None
    assert asked.waiting == (2,)
    await server.wait(PATIENCE - 1)
    assert ann.update.waiting == (1,), "the bot waits"
    await ask(server, cat, "agree", yes=True)
    assert ann.update.waiting == (0,)


async def test_among_bots_nobody_has_to_be_asked(server: OfflineServer) -> None:
    table = await server.open(me(), bot("steady"))
    ann = await server.connect(table, ANN)
    server.bots.paused = True
    ann.move(0, "Done")
    await server.settle()
    assert isinstance(await ask(server, ann, "ask-undo", seat=0), Accepted)
    assert ann.update.waiting == (0,)


async def test_nobody_waits_for_who_is_away_or_has_a_bot_play(server: OfflineServer) -> None:
    _, ann, ben, cat = await three(server)
    await ask(server, ann, "ask-undo", seat=0)
    await ask(server, ben, "substitute", seat=1, level="steady")
    assert ann.table.undo is not None
    assert ann.table.undo.waiting == (2,)
    cat.hang_up()
    await server.wait(GRACE)
    assert ann.update.waiting == (0,)


async def test_people_who_share_a_screen_answer_together(server: OfflineServer) -> None:
    table = await server.open(me(), me("Al"), OPEN, OPEN)
    for name in ("Ben", "Bo"):
        await server.join(table, BEN, name, seat=2 if name == "Ben" else 3)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    ann.move(0, "Done")
    await server.settle()
    await ask(server, ann, "ask-undo", seat=0)
    assert ben.table.undo is not None
    assert ben.table.undo.waiting == (2, 3), "who sits beside Ann need not press anything"
    await ask(server, ben, "agree", yes=True)
    assert ann.update.waiting == (0,)


async def test_the_question_survives_a_restart(server: OfflineServer) -> None:
    table, ann, _, _ = await three(server)
    ann.say("ask-undo", nonce="u", seat=0)
    await server.settle()
    before = ann.table.undo
    await server.restart()
    table = await server.again(table)
    ann, ben, cat = [await server.connect(table, token) for token in (ANN, BEN, CAT)]
    assert ann.table.undo == before
    ann.say("ask-undo", nonce="u", seat=0)
    await server.settle()
    assert isinstance(ann.answer("u"), Accepted)
    await ask(server, ben, "agree", yes=True)
    await ask(server, cat, "agree", yes=True)
    assert ann.update.waiting == (0,)


async def test_who_may_neither_ask_nor_answer(server: OfflineServer) -> None:
    table, ann, ben, cat = await three(server)
    watcher = await server.connect(table)
    assert (await ask(server, watcher, "agree", yes=True)).code == "not-your-seat"
    assert (await ask(server, ben, "ask-undo", seat=0)).code == "not-your-seat"
    assert (await ask(server, ben, "agree", yes=True)).code == "not-now"
    nothing = await ask(server, cat, "ask-undo", seat=2)
    assert nothing == Refused(nothing.nonce, "", "undo-nothing")
    await ask(server, ann, "ask-undo", seat=0)
    ben.say("ask-undo", nonce="b", seat=1)
    await server.settle()
    assert ben.answer("b").code == "not-now"


async def test_after_the_end_nothing_is_taken_back(server: OfflineServer) -> None:
    _, ann, ben, _ = await three(server, goal=3)
    ben.move(1, "Put", pebbles=3)
    ben.move(1, "Done")
    await server.settle()
    assert ben.table.phase == "over"
    assert not ben.update.sights[0].may_ask
    assert (await ask(server, ben, "ask-undo", seat=1)).code == "not-now"
    assert ann.table.undo is None


async def test_a_log_with_a_move_taken_back_by_consent_can_be_checked(server: OfflineServer, tmp_path: Path) -> None:
    table, ann, ben, cat = await three(server, goal=3)
    await ask(server, ann, "ask-undo", seat=0)
    for peer in (ben, cat):
        await ask(server, peer, "agree", yes=True)
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    await server.settle()
    assert ann.table.phase == "over"
    (tmp_path / "log.jsonl").write_bytes(await lines(server.store, table.name))
    *_, last = read(tmp_path / "log.jsonl")
    assert isinstance(last, Ended)
