"""Bots and stand-ins at a table: they take their time, see only views, and a faulty one harms nobody."""

import logging

import msgspec
import pytest
from tests.server.offline import ANN, BEN, OPEN, OfflineServer, Peer, bot, grabs, me
from tests.toy_games.pebbles import Grab, Steady

from burrow.server.table.people.presence import GRACE
from burrow.server.wire.outbound import Accepted, BotPace, Failed, Told

pytestmark = pytest.mark.anyio


async def test_a_bot_holds_its_move_back(server: OfflineServer) -> None:
    table = await server.open(bot("steady"), me())
    ann = await server.connect(table, ANN)
    await server.wait(499)
    assert ann.update.seq == -1
    await server.wait(1)
    assert [(event.at, event.by) for event in ann.events()] == [(500, 0)]


async def test_thinking_counts_as_holding_back(server: OfflineServer) -> None:
    server.bots.paused = True
    table = await server.open(bot("steady"), me())
    ann = await server.connect(table, ANN)
    await server.wait(300)
    server.bots.release()
    await server.wait(200)
    assert [event.at for event in ann.events()] == [500]


async def test_a_bot_leaves_a_person_time_to_take_the_last_move_back(server: OfflineServer) -> None:
    table = await server.open(me(), bot("steady"), lenient=True)
    ann = await server.connect(table, ANN)
    ann.move(0, "Done")
    await server.wait(server.settings.second_thoughts - 1)
    assert (ann.update.seq, ann.update.sights[0].may_undo) == (0, True)
    ann.say("undo", seat=0)
    ann.move(0, "Done")
    await server.wait(server.settings.second_thoughts - 1)
    assert ann.update.seq == 2, "the time begins anew"
    await server.wait(1)
    assert [(event.by, event.at - ann.events()[-2].at) for event in ann.events()[-1:]] == [
        (1, server.settings.second_thoughts)
    ]


async def test_bots_wait_for_no_second_thoughts_of_bots_or_where_there_can_be_none(server: OfflineServer) -> None:
    for seats, lenient in [((me(), bot("steady")), False), ((bot("steady"), bot("steady"), me()), True)]:
        table = await server.open(*seats, lenient=lenient)
        ann = await server.connect(table, ANN)
        if not lenient:
            ann.move(0, "Done")
        await server.wait(2 * 500)
        assert len([event for event in ann.events() if event.what == {"type": "Done"}]) == 2


async def test_second_thoughts_do_not_cost_a_bot_its_turn_or_its_pace_in_a_race(server: OfflineServer) -> None:
    table = await server.open(me(), bot("steady"), lenient=True, clock=1_000, goal=1000)
    ann = await server.connect(table, ANN)
    ann.move(0, "Done")
    await server.wait(1_000)
    assert [(event.by, event.at) for event in ann.events()] == [(0, 0), (1, 1_000)], "not the clock, the bot"
    ann.move(0, "Race")
    ann.move(0, "Grab")
    await server.wait(0)
    assert [by for by, _ in grabs(ann)] == [0, 1]


async def test_a_bot_is_asked_with_a_view_and_never_a_state(server: OfflineServer) -> None:
    table = await server.open(me(), bot("steady"))
    ann = await server.connect(table, ANN)
    ann.move(0, "Toss")
    ann.move(0, "Done")
    await server.settle()
    (question,) = server.bots.questions
    assert msgspec.json.decode(question.view)["pocket"] == 0, "its own pocket, not Ann's"
    assert table._parts.ledger.record.setup.seed not in repr(question)


async def test_while_a_bot_thinks_the_table_goes_on(server: OfflineServer) -> None:
    server.bots.paused = True
    table = await server.open(me(), bot("steady"), cadence=0, goal=1000)
    ann = await server.connect(table, ANN)
    ann.move(0, "Race")
    for _ in range(5):
        ann.move(0, "Grab")
    nonce = ann.move(0, "Done")
    await server.settle()
    assert isinstance(ann.answer(nonce), Accepted)


async def test_a_plan_that_others_overtook_is_thought_over_again(server: OfflineServer) -> None:
    server.bots.paused = True
    table = await server.open(me(), bot("steady"), cadence=0, goal=1000)
    ann = await server.connect(table, ANN)
    ann.move(0, "Race")
    await server.settle()
    for _ in range(5):
        ann.move(0, "Grab")
    ann.move(0, "Done")
    await server.settle()
    server.bots.release()
    await server.wait(500)
    assert ann.events()[-1].what == {"type": "Done"}
    assert ann.events()[-1].by == 1


async def test_an_undo_makes_plans_void(server: OfflineServer) -> None:
    server.bots.paused = True
    table = await server.open(me(), bot("steady"), cadence=0, goal=1000)
    ann = await server.connect(table, ANN)
    ann.move(0, "Race")
    ann.move(0, "Grab")
    await server.settle()
    assert [len(msgspec.json.decode(question.view)["grabs"]) for question in server.bots.questions] == [0]
    ann.say("undo", seat=0)
    await server.settle()
    assert len(server.bots.questions) == 2, "what it thought about the game before is void"
    server.bots.release()
    await server.wait(10)
    assert [event.by for event in ann.events()][:4] == [0, 0, 0, 1]


@pytest.mark.parametrize("level", ["wrong", "broken"])
async def test_a_bad_bot_is_replaced_by_some_legal_move(
    server: OfflineServer, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await server.open(bot(level), me(), goal=1000)
    ann = await server.connect(table, ANN)
    for _ in range(40):
        await server.wait(1_000)
    moves = [event.what for event in ann.events() if event.by == 0]
    assert {"type": "Done"} in moves, "sooner or later it is done"
    assert ann.update.waiting == (1,)
    if level == "wrong":
        assert any(record.levelno == logging.ERROR for record in caplog.records)


async def test_bots_alone_play_to_the_end(server: OfflineServer) -> None:
    table = await server.open(bot("wrong"), bot("wrong"), goal=5)
    for _ in range(100):
        await server.wait(1_000)
    watcher = await server.connect(table)
    assert watcher.table.phase == "over"


async def test_a_stand_in_plays_for_who_is_away(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    ann.move(0, "Done")
    await server.settle()
    early = ann.say("substitute", seat=1, level="steady")
    await server.settle()
    assert ann.answer(early).code == "not-your-seat", "Ben is here"
    ben.hang_up()
    await server.wait(GRACE)
    nonce = ann.say("substitute", seat=1, level="steady")
    await server.settle()
    assert isinstance(ann.answer(nonce), Accepted)
    assert (ann.table.seats[1].kind, ann.table.seats[1].level) == ("person", "steady")
    await server.wait(500)
    assert ann.events()[-1].by == 1


async def test_while_a_bot_has_the_seat_the_person_cannot_move(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"))
    ann = await server.connect(table, ANN)
    ann.say("substitute", seat=0, level="steady")
    blocked = ann.move(0, "Done")
    await server.settle()
    assert ann.answer(blocked).code == "not-now"
    ann.say("substitute", seat=0, level="")
    mine = ann.move(0, "Done")
    await server.settle()
    assert isinstance(ann.answer(mine), Accepted)
    assert ann.table.seats[0].level == ""


async def away(server: OfflineServer, ann: Peer) -> tuple[bool, bool]:
    """Whether Ben is said to be away, and whether a bot may stand in for him: it is tried and taken back."""
    tried = ann.say("substitute", seat=1, level="steady")
    ann.say("substitute", seat=1, level="")
    await server.settle()
    if isinstance(ann.answer(tried), Failed):
        assert ann.answer(tried).code == "not-now"
        assert ann.answer(tried).detail
    return ann.table.seats[1].away, isinstance(ann.answer(tried), Accepted)


async def test_nobody_is_replaced_before_the_line_has_had_time_to_come_back(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    tab = await server.connect(table, BEN)
    ben.hang_up()
    await server.wait(2 * GRACE)
    assert not ann.table.seats[1].away, "another tab is open"
    tab.hang_up()
    await server.settle()
    assert await away(server, ann) == (False, False)
    await server.wait(GRACE - 1)
    assert await away(server, ann) == (False, False)
    await server.wait(1)
    assert await away(server, ann) == (True, True)
    ben = await server.connect(table, BEN)
    assert not ann.table.seats[1].away
    ben.hang_up()
    await server.settle()
    assert await away(server, ann) == (False, False), "the time begins anew"
    await server.wait(GRACE)
    late = await server.connect(table)
    assert late.table.seats[1].away


async def test_who_takes_a_seat_or_knew_the_server_before_it_fell_has_the_same_time(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.wait(2 * GRACE)
    ann = await server.connect(table, ANN)
    await server.join(table, BEN)
    assert await away(server, ann) == (False, False), "the browser that has just joined is about to connect"
    await server.wait(GRACE)
    assert await away(server, ann) == (True, True)
    await server.restart()
    ann = await server.connect(await server.again(table), ANN)
    assert await away(server, ann) == (False, False)
    await server.wait(GRACE)
    assert await away(server, ann) == (True, True)


async def test_while_the_table_gathers_nobody_counts_as_away(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, OPEN)
    await server.join(table, BEN)
    ann = await server.connect(table, ANN)
    await server.wait(2 * GRACE)
    assert not ann.table.seats[1].away


async def test_who_may_substitute_whom(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, bot("steady"))
    await server.join(table, BEN)
    ann, watcher = await server.connect(table, ANN), await server.connect(table)
    await server.wait(GRACE)
    cases = [
        (watcher, 1, "steady", "not-your-seat"),
        (ann, 2, "steady", "not-now"),
        (ann, 9, "steady", "not-your-seat"),
        (ann, 1, "champion", "unknown-bot"),
    ]
    for peer, seat, level, code in cases:
        nonce = peer.say("substitute", seat=seat, level=level)
        await server.settle()
        assert peer.answer(nonce).code == code


async def test_a_stand_in_is_remembered_over_a_restart(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"))
    ann = await server.connect(table, ANN)
    ann.say("substitute", seat=0, level="steady")
    await server.settle()
    await server.restart()
    ann = await server.connect(await server.again(table), ANN)
    assert ann.table.seats[0].level == "steady"
    await server.wait(1_000)
    assert [event.by for event in ann.events()] == [0]


async def test_who_comes_back_plays_again_by_themselves(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, goal=1000)
    await server.join(table, BEN)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    ann.move(0, "Done")
    ben.move(1, "Done")
    await server.settle()
    ben.hang_up()
    await server.wait(GRACE)
    ann.say("substitute", seat=1, level="steady")
    ann.move(0, "Done")
    await server.wait(500)
    assert ann.events()[-1].by == 1, "the bot has played"
    ann.move(0, "Done")
    await server.wait(499)
    ben = await server.connect(table, BEN)
    assert (ann.table.seats[1].level, ann.table.seats[1].here) == ("", True)
    assert ben.of(Told) == [Told("returned", 1)]
    assert ann.of(Told) == []
    await server.wait(GRACE)
    assert ann.update.waiting == (1,), "what the bot was about to do is void"
    mine = ben.move(1, "Done")
    await server.settle()
    assert isinstance(ben.answer(mine), Accepted)
    assert [(spell.name, spell.level) for spell in ann.table.seats[1].played] == [("Ben", ""), ("Ben", "steady")]


async def test_also_after_a_restart(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN)
    ann = await server.connect(table, ANN)
    await server.wait(GRACE)
    ann.say("substitute", seat=1, level="steady")
    await server.settle()
    await server.restart()
    ann = await server.connect(await server.again(table), ANN)
    assert ann.table.seats[1].level == "steady", "Ben is not back"
    ben = await server.connect(await server.again(table), BEN)
    assert ben.table.seats[1].level == ""


async def test_who_asked_for_the_bot_takes_the_seat_back_when_they_like(server: OfflineServer) -> None:
    """Also if others chose another level meanwhile."""
    table = await server.open(me(), OPEN)
    await server.join(table, BEN)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    ben.say("substitute", seat=1, level="steady")
    await server.settle()
    ben.hang_up()
    await server.wait(GRACE)
    ann.say("substitute", seat=1, level="wrong")
    await server.settle()
    ben = await server.connect(table, BEN)
    assert ben.table.seats[1].level == "wrong"
    assert ben.of(Told) == []
    ben.say("substitute", seat=1, level="")
    await server.settle()
    ben.hang_up()
    await server.wait(GRACE)
    ann.say("substitute", seat=1, level="steady")
    await server.settle()
    ben = await server.connect(table, BEN)
    assert ben.table.seats[1].level == "", "this time Ben had not asked for it"


# How fast bots play.


@pytest.mark.parametrize(("pace", "hold", "thoughts"), [("calm", 500, 4_000), ("brisk", 165, 1_320), ("instant", 0, 0)])
async def test_bots_play_at_the_pace_of_the_table(
    server: OfflineServer, pace: BotPace, hold: int, thoughts: int
) -> None:
    table = await server.open(bot("steady"), me(), bot_pace=pace, lenient=True, goal=1000)
    ann = await server.connect(table, ANN)
    assert ann.table.bot_pace == pace
    await server.wait(hold)
    assert [(event.by, event.at) for event in ann.events()] == [(0, hold)]
    ann.move(1, "Done")
    await server.wait(thoughts - 1)
    assert len(ann.events()) == (2 if thoughts else 3)
    await server.wait(1)
    assert [(event.by, event.at) for event in ann.events()[1:]] == [(1, hold), (0, hold + max(thoughts, hold))]


async def test_a_host_changes_the_pace_of_the_bots_while_one_holds_its_move_back(server: OfflineServer) -> None:
    table = await server.open(bot("steady"), me(), OPEN, goal=1000)
    await server.join(table, BEN)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    foreign = ben.say("bot-pace", pace="instant")
    unknown = ann.say("bot-pace", pace="hasty")
    await server.wait(100)
    assert (ben.answer(foreign).code, ann.events()) == ("not-the-host", [])
    assert ann.answer(unknown).code == "bad-message"
    ann.say("bot-pace", pace="instant")
    await server.wait(0)
    assert [event.by for event in ann.events()] == [0], "not after half a second"
    assert ben.table.bot_pace == "instant"
    await server.restart()
    ann = await server.connect(await server.again(table), ANN)
    assert ann.table.bot_pace == "instant"
    ann.say("bot-pace", pace="calm")
    ann.move(1, "Done")
    await server.settle()
    ann.say("substitute", seat=1, level="steady")
    (await server.connect(await server.again(table), BEN)).move(2, "Done")
    await server.wait(499)
    seen = len(ann.events())
    await server.wait(1)
    assert len(ann.events()) == seen + 1


async def test_in_a_race_bots_are_as_fast_as_ever(server: OfflineServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Steady, "choose", lambda *_: (Grab(), 500))
    paces: tuple[BotPace, ...] = ("calm", "instant")
    for pace in paces:
        table = await server.open(me(), bot("steady"), bot_pace=pace, goal=1000)
        ann = await server.connect(table, ANN)
        ann.move(0, "Race")
        await server.wait(499)
        assert grabs(ann) == [], pace
        await server.wait(1)
        assert [by for by, _ in grabs(ann)] == [1]


async def test_the_rematch_has_the_same_pace_of_bots_and_after_the_end_there_is_none_to_change(
    server: OfflineServer,
) -> None:
    table = await server.open(me(), bot("steady"), bot_pace="brisk", goal=1)
    ann = await server.connect(table, ANN)
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    await server.settle()
    assert ann.table.phase == "over"
    late = ann.say("bot-pace", pace="instant")
    ann.say("rematch")
    await server.settle()
    assert ann.answer(late).code == "not-now"
    again = await server.connect(await server.lobby.table(ann.table.successor), ANN)
    assert again.table.bot_pace == "brisk"
