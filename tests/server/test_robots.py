"""Bots and stand-ins at a table: they take their time, see only views, and a faulty one harms nobody."""

import logging

import msgspec
import pytest
from tests.server.house import ANN, BEN, OPEN, House, Peer, bot, grabs, me

from burrow.server.table.presence import GRACE
from burrow.server.wire.outbound import Accepted, Failed

pytestmark = pytest.mark.anyio


async def test_a_bot_holds_its_move_back(house: House) -> None:
    table = await house.open(bot("steady"), me())
    ann = await house.connect(table, ANN)
    await house.wait(499)
    assert ann.update.seq == -1
    await house.wait(1)
    assert [(event.at, event.by) for event in ann.events()] == [(500, 0)]


async def test_thinking_counts_as_holding_back(house: House) -> None:
    house.bots.paused = True
    table = await house.open(bot("steady"), me())
    ann = await house.connect(table, ANN)
    await house.wait(300)
    house.bots.release()
    await house.wait(200)
    assert [event.at for event in ann.events()] == [500]


async def test_a_bot_leaves_a_person_time_to_take_the_last_move_back(house: House) -> None:
    table = await house.open(me(), bot("steady"), lenient=True)
    ann = await house.connect(table, ANN)
    ann.move(0, "Done")
    await house.wait(house.settings.second_thoughts - 1)
    assert (ann.update.seq, ann.update.sights[0].may_undo) == (0, True)
    ann.say("undo", seat=0)
    ann.move(0, "Done")
    await house.wait(house.settings.second_thoughts - 1)
    assert ann.update.seq == 2, "the time begins anew"
    await house.wait(1)
    assert [(event.by, event.at - ann.events()[-2].at) for event in ann.events()[-1:]] == [
        (1, house.settings.second_thoughts)
    ]


async def test_bots_wait_for_no_second_thoughts_of_bots_or_where_there_can_be_none(house: House) -> None:
    for seats, lenient in [((me(), bot("steady")), False), ((bot("steady"), bot("steady"), me()), True)]:
        table = await house.open(*seats, lenient=lenient)
        ann = await house.connect(table, ANN)
        if not lenient:
            ann.move(0, "Done")
        await house.wait(2 * 500)
        assert len([event for event in ann.events() if event.what == {"type": "Done"}]) == 2


async def test_second_thoughts_do_not_cost_a_bot_its_turn_or_its_pace_in_a_race(house: House) -> None:
    table = await house.open(me(), bot("steady"), lenient=True, clock=1_000, goal=1000)
    ann = await house.connect(table, ANN)
    ann.move(0, "Done")
    await house.wait(1_000)
    assert [(event.by, event.at) for event in ann.events()] == [(0, 0), (1, 1_000)], "not the clock, the bot"
    ann.move(0, "Race")
    ann.move(0, "Grab")
    await house.wait(0)
    assert [by for by, _ in grabs(ann)] == [0, 1]


async def test_a_bot_is_asked_with_a_view_and_never_a_state(house: House) -> None:
    table = await house.open(me(), bot("steady"))
    ann = await house.connect(table, ANN)
    ann.move(0, "Toss")
    ann.move(0, "Done")
    await house.settle()
    (question,) = house.bots.questions
    assert msgspec.json.decode(question.view)["pocket"] == 0, "its own pocket, not Ann's"
    assert table._parts.ledger.record.setup.seed not in repr(question)


async def test_while_a_bot_thinks_the_table_goes_on(house: House) -> None:
    house.bots.paused = True
    table = await house.open(me(), bot("steady"), cadence=0, goal=1000)
    ann = await house.connect(table, ANN)
    ann.move(0, "Race")
    for _ in range(5):
        ann.move(0, "Grab")
    nonce = ann.move(0, "Done")
    await house.settle()
    assert isinstance(ann.answer(nonce), Accepted)


async def test_a_plan_that_others_overtook_is_thought_over_again(house: House) -> None:
    house.bots.paused = True
    table = await house.open(me(), bot("steady"), cadence=0, goal=1000)
    ann = await house.connect(table, ANN)
    ann.move(0, "Race")
    await house.settle()
    for _ in range(5):
        ann.move(0, "Grab")
    ann.move(0, "Done")
    await house.settle()
    house.bots.release()
    await house.wait(500)
    assert ann.events()[-1].what == {"type": "Done"}
    assert ann.events()[-1].by == 1


async def test_an_undo_makes_plans_void(house: House) -> None:
    house.bots.paused = True
    table = await house.open(me(), bot("steady"), cadence=0, goal=1000)
    ann = await house.connect(table, ANN)
    ann.move(0, "Race")
    ann.move(0, "Grab")
    await house.settle()
    assert [len(msgspec.json.decode(question.view)["grabs"]) for question in house.bots.questions] == [0]
    ann.say("undo", seat=0)
    await house.settle()
    assert len(house.bots.questions) == 2, "what it thought about the game before is void"
    house.bots.release()
    await house.wait(10)
    assert [event.by for event in ann.events()][:4] == [0, 0, 0, 1]


@pytest.mark.parametrize("level", ["wrong", "broken"])
async def test_a_bad_bot_is_replaced_by_some_legal_move(
    house: House, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.open(bot(level), me(), goal=1000)
    ann = await house.connect(table, ANN)
    for _ in range(40):
        await house.wait(1_000)
    moves = [event.what for event in ann.events() if event.by == 0]
    assert {"type": "Done"} in moves, "sooner or later it is done"
    assert ann.update.waiting == (1,)
    if level == "wrong":
        assert any(record.levelno == logging.ERROR for record in caplog.records)


async def test_bots_alone_play_to_the_end(house: House) -> None:
    table = await house.open(bot("wrong"), bot("wrong"), goal=5)
    for _ in range(100):
        await house.wait(1_000)
    watcher = await house.connect(table)
    assert watcher.table.phase == "over"


async def test_a_stand_in_plays_for_who_is_away_until_the_seat_is_given_back(house: House) -> None:
    table = await house.open(me(), OPEN)
    await house.join(table, BEN)
    ann, ben = await house.connect(table, ANN), await house.connect(table, BEN)
    ann.move(0, "Done")
    await house.settle()
    early = ann.say("substitute", seat=1, level="steady")
    await house.settle()
    assert ann.answer(early).code == "not-your-seat", "Ben is here"
    ben.hang_up()
    await house.wait(GRACE)
    nonce = ann.say("substitute", seat=1, level="steady")
    await house.settle()
    assert isinstance(ann.answer(nonce), Accepted)
    assert (ann.table.seats[1].kind, ann.table.seats[1].level) == ("person", "steady")
    await house.wait(500)
    assert ann.events()[-1].by == 1
    ben = await house.connect(table, BEN)
    ann.move(0, "Done")
    await house.settle()
    blocked = ben.move(1, "Done")
    await house.settle()
    assert ben.answer(blocked).code == "not-now", "the bot has the seat"
    ben.say("substitute", seat=1, level="")
    await house.settle()
    mine = ben.move(1, "Done")
    await house.settle()
    assert isinstance(ben.answer(mine), Accepted)
    assert ben.table.seats[1].level == ""


async def away(house: House, ann: Peer) -> tuple[bool, bool]:
    """Whether Ben counts as away, and whether a bot may stand in for him. Tries it and takes it back."""
    tried = ann.say("substitute", seat=1, level="steady")
    ann.say("substitute", seat=1, level="")
    await house.settle()
    if isinstance(ann.answer(tried), Failed):
        assert ann.answer(tried).code == "not-now"
        assert ann.answer(tried).detail
    return ann.table.seats[1].away, isinstance(ann.answer(tried), Accepted)


async def test_nobody_is_replaced_before_the_line_has_had_time_to_come_back(house: House) -> None:
    table = await house.open(me(), OPEN)
    await house.join(table, BEN)
    ann, ben = await house.connect(table, ANN), await house.connect(table, BEN)
    tab = await house.connect(table, BEN)
    ben.hang_up()
    await house.wait(2 * GRACE)
    assert not ann.table.seats[1].away, "another tab is open"
    tab.hang_up()
    await house.settle()
    assert await away(house, ann) == (False, False)
    await house.wait(GRACE - 1)
    assert await away(house, ann) == (False, False)
    await house.wait(1)
    assert await away(house, ann) == (True, True)
    ben = await house.connect(table, BEN)
    assert not ann.table.seats[1].away
    ben.hang_up()
    await house.settle()
    assert await away(house, ann) == (False, False), "the time begins anew"
    await house.wait(GRACE)
    late = await house.connect(table)
    assert late.table.seats[1].away


async def test_who_takes_a_seat_or_knew_the_server_before_it_fell_has_the_same_time(house: House) -> None:
    table = await house.open(me(), OPEN)
    await house.wait(2 * GRACE)
    ann = await house.connect(table, ANN)
    await house.join(table, BEN)
    assert await away(house, ann) == (False, False), "the browser that has just joined is about to connect"
    await house.wait(GRACE)
    assert await away(house, ann) == (True, True)
    await house.restart()
    ann = await house.connect(await house.again(table), ANN)
    assert await away(house, ann) == (False, False)
    await house.wait(GRACE)
    assert await away(house, ann) == (True, True)


async def test_while_the_table_gathers_nobody_counts_as_away(house: House) -> None:
    table = await house.open(me(), OPEN, OPEN)
    await house.join(table, BEN)
    ann = await house.connect(table, ANN)
    await house.wait(2 * GRACE)
    assert not ann.table.seats[1].away


async def test_who_may_substitute_whom(house: House) -> None:
    table = await house.open(me(), OPEN, bot("steady"))
    await house.join(table, BEN)
    ann, watcher = await house.connect(table, ANN), await house.connect(table)
    await house.wait(GRACE)
    cases = [
        (watcher, 1, "steady", "not-your-seat"),
        (ann, 2, "steady", "not-now"),
        (ann, 9, "steady", "not-your-seat"),
        (ann, 1, "champion", "unknown-bot"),
    ]
    for peer, seat, level, code in cases:
        nonce = peer.say("substitute", seat=seat, level=level)
        await house.settle()
        assert peer.answer(nonce).code == code


async def test_a_stand_in_is_remembered_over_a_restart(house: House) -> None:
    table = await house.open(me(), me("Bo"))
    ann = await house.connect(table, ANN)
    ann.say("substitute", seat=0, level="steady")
    await house.settle()
    await house.restart()
    ann = await house.connect(await house.again(table), ANN)
    assert ann.table.seats[0].level == "steady"
    await house.wait(1_000)
    assert [event.by for event in ann.events()] == [0]
