"""The clocks of the seats: each pace, what stops a clock, what happens when one runs out, and what a restart does."""

from typing import Any

import pytest
from tests.server.offline import ANN, BEN, OPEN, OfflineServer, Peer, bot, me, with_physics

from burrow.engine import registry
from burrow.server.lobby.lobby import SWEEP
from burrow.server.table.actor import TableActor
from burrow.server.table.record import decode_record
from burrow.server.table.sleeping import MERCY
from burrow.server.web.download import lines
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Accepted, ClockInfo, Failed, Pace

pytestmark = pytest.mark.anyio

SECOND = 1000
DAY = 86_400 * SECOND
HALF_A_MINUTE = Pace("decision", 30, level="steady")
RESERVE = Pace("game", 60, increment=5, level="steady")
TWO_DAYS = Pace("days", 2 * 86_400, level="steady")


async def seated(server: OfflineServer, pace: Pace, **options: Any) -> tuple[TableActor, Peer, Peer]:
    """Ann, whose turn it is, and Ben."""
    table = await server.open(me(), OPEN, pace=pace, **options)
    await server.join(table, BEN)
    return table, await server.connect(table, ANN), await server.connect(table, BEN)


def left(peer: Peer, table: TableActor) -> list[int | None]:
    """What each clock shows; None: nothing."""
    return [clock.left if clock.due is None else clock.due - table.now() for clock in peer.table.clocks]


def said(peer: Peer) -> list[tuple[str, int, bool]]:
    """Type and author of every event, and whether the clock made it."""
    return [(event.what["type"], event.by, event.by_clock) for event in peer.events() if event.what is not None]


# The choice of the host.


async def test_a_relaxed_table_has_no_clocks(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"))
    ann = await server.connect(table, ANN)
    await server.wait(10 * DAY)
    assert ann.table.pace is None
    assert ann.table.clocks == ()
    assert said(ann) == []


@pytest.mark.parametrize(
    "pace",
    [
        Pace("decision"),
        Pace("decision", -30),
        Pace("decision", 30, increment=5),
        Pace("game", 10**9),
        Pace("game", 600, increment=-1),
        Pace("days", 86_401),
        Pace("days", 86_400, level="clever"),
    ],
)
async def test_a_pace_that_makes_no_sense_is_declined(server: OfflineServer, pace: Pace) -> None:
    with pytest.raises(Declined):
        await server.open(me(), me("Bo"), pace=pace)


async def test_the_bot_that_moves_is_stated_up_front(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, pace=Pace("decision", 30))
    ann = await server.connect(table, ANN)
    assert ann.table.pace == Pace("decision", 30, level="wrong"), "the middle one of the game's levels"
    assert table.info("", "").pace == ann.table.pace
    assert ann.table.clocks == (), "no clock runs before the game"
    await server.wait(60 * SECOND)
    assert said(ann) == []


async def test_the_rematch_has_the_same_pace(server: OfflineServer) -> None:
    _, ann, _ = await seated(server, RESERVE, goal=1)
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    await server.settle()
    assert ann.table.phase == "over"
    ann.say("rematch")
    await server.settle()
    again = await server.connect(await server.lobby.table(ann.table.successor), ANN)
    assert again.table.pace == RESERVE
    assert [clock.left or clock.due for clock in again.table.clocks] == [60 * SECOND, 60 * SECOND]


# For each decision.


async def test_each_decision_has_its_own_time(server: OfflineServer) -> None:
    table, ann, ben = await seated(server, HALF_A_MINUTE)
    assert left(ben, table) == [30 * SECOND, None]
    await server.wait(20 * SECOND)
    assert left(ben, table) == [10 * SECOND, None]
    ann.move(0, "Put", pebbles=1)
    await server.settle()
    assert left(ben, table) == [30 * SECOND, None]
    ann.move(0, "Done")
    await server.settle()
    assert left(ann, table) == [None, 30 * SECOND]


async def test_when_the_time_is_up_a_bot_makes_one_move(server: OfflineServer) -> None:
    table, ann, ben = await seated(server, HALF_A_MINUTE)
    await server.wait(30 * SECOND - 1)
    assert said(ann) == []
    await server.wait(1)
    assert said(ann) == said(ben) == [("Done", 0, True)], "also for bots that hold their moves back"
    assert left(ann, table) == [None, 30 * SECOND]
    ben.move(1, "Done")
    await server.settle()
    assert said(ann)[-1] == ("Done", 1, False)
    assert left(ann, table) == [30 * SECOND, None], "Ann plays on herself"


async def test_a_move_that_comes_too_late_is_declined(server: OfflineServer) -> None:
    table, ann, _ = await seated(server, HALF_A_MINUTE)
    server.bots.paused = True
    await server.wait(31 * SECOND)
    assert ann.table.clocks[0].out
    late, undo = ann.move(0, "Put", pebbles=1), ann.say("undo", seat=0)
    await server.settle()
    assert isinstance(ann.answer(late), Failed)
    assert ann.answer(late).code == ann.answer(undo).code == "time-up"
    server.bots.release()
    await server.settle()
    assert said(ann) == [("Done", 0, True)]
    assert ann.table.clocks == (ClockInfo(), ClockInfo(due=table.now() + 30 * SECOND))


async def test_a_move_in_the_last_moment_counts(server: OfflineServer) -> None:
    _, ann, _ = await seated(server, HALF_A_MINUTE)
    await server.wait(30 * SECOND - 1)
    nonce = ann.move(0, "Done")
    await server.settle()
    assert isinstance(ann.answer(nonce), Accepted)
    assert said(ann) == [("Done", 0, False)]


async def test_taking_back_brings_no_time(server: OfflineServer) -> None:
    table, ann, _ = await seated(server, HALF_A_MINUTE, lenient=True)
    await server.wait(20 * SECOND)
    ann.move(0, "Put", pebbles=1)
    await server.wait(5 * SECOND)
    ann.say("undo", seat=0)
    await server.settle()
    assert left(ann, table) == [10 * SECOND, None]
    ann.move(0, "Put", pebbles=1)
    await server.wait(25 * SECOND)
    ann.say("undo", seat=0)
    await server.settle()
    assert left(ann, table) == [5 * SECOND, None], "nor does taking back again and again"


async def test_bots_have_no_clock(server: OfflineServer) -> None:
    table = await server.open(me(), bot("steady"), pace=RESERVE)
    ann = await server.connect(table, ANN)
    server.bots.paused = True
    ann.move(0, "Done")
    await server.wait(100 * SECOND)
    assert ann.table.clocks == (ClockInfo(left=65 * SECOND), ClockInfo())
    assert said(ann) == [("Done", 0, False)]


async def test_a_stand_in_stops_the_clock_and_whoever_comes_back_starts_it(server: OfflineServer) -> None:
    table, ann, ben = await seated(server, HALF_A_MINUTE)
    server.bots.paused = True
    await server.wait(10 * SECOND)
    ann.say("substitute", seat=0, level="steady")
    await server.wait(100 * SECOND)
    assert ben.table.clocks == (ClockInfo(), ClockInfo())
    ann.say("substitute", seat=0, level="")
    await server.settle()
    assert left(ben, table) == [30 * SECOND, None]


async def test_the_deadline_of_the_game_itself_counts_instead(server: OfflineServer) -> None:
    _, ann, _ = await seated(server, HALF_A_MINUTE, clock=50 * SECOND)
    assert ann.table.clocks == (ClockInfo(), ClockInfo())
    await server.wait(40 * SECOND)
    assert said(ann) == []
    await server.wait(10 * SECOND)
    assert said(ann) == [("TimeUp", -1, False)]


# Several at once.


async def test_in_a_simultaneous_decision_each_seat_has_its_own_clock(server: OfflineServer) -> None:
    table, ann, ben = await seated(server, HALF_A_MINUTE)
    ann.move(0, "Race")
    await server.wait(20 * SECOND)
    assert left(ann, table) == [10 * SECOND, 10 * SECOND]
    ben.move(1, "Grab")
    await server.settle()
    assert left(ann, table) == [10 * SECOND, 30 * SECOND]
    await server.wait(10 * SECOND)
    assert said(ben) == [("Race", 0, False), ("Grab", 1, False), ("Grab", 0, True)]
    assert left(ann, table) == [30 * SECOND, 20 * SECOND]


# For the whole game.


async def test_a_reserve_lasts_for_the_game_and_grows_with_each_turn(server: OfflineServer) -> None:
    table, ann, _ = await seated(server, RESERVE)
    await server.wait(20 * SECOND)
    ann.move(0, "Put", pebbles=1)
    await server.settle()
    assert left(ann, table) == [40 * SECOND, 60 * SECOND], "the turn is not over"
    await server.wait(10 * SECOND)
    ann.move(0, "Done")
    await server.settle()
    assert left(ann, table) == [35 * SECOND, 60 * SECOND]
    await server.wait(15 * SECOND)
    assert left(ann, table) == [35 * SECOND, 45 * SECOND]


async def test_whoever_has_used_up_the_reserve_has_the_increment_left(server: OfflineServer) -> None:
    table, ann, ben = await seated(server, RESERVE)
    await server.wait(60 * SECOND)
    assert said(ben) == [("Done", 0, True)]
    assert left(ann, table) == [5 * SECOND, 60 * SECOND]
    ben.move(1, "Done")
    await server.wait(5 * SECOND)
    assert said(ben)[2:] == [("Done", 0, True)]


async def test_taking_back_the_end_of_a_turn_returns_the_increment(server: OfflineServer) -> None:
    table, ann, _ = await seated(server, RESERVE, lenient=True)
    for _ in range(3):
        ann.move(0, "Done")
        await server.settle()
        assert left(ann, table) == [65 * SECOND, 60 * SECOND]
        ann.say("undo", seat=0)
        await server.settle()
        assert left(ann, table) == [60 * SECOND, 60 * SECOND]


async def test_the_result_says_how_many_moves_the_clock_made(server: OfflineServer) -> None:
    table, ann, ben = await seated(server, HALF_A_MINUTE, goal=1)
    await server.wait(30 * SECOND)
    ben.move(1, "Put", pebbles=1)
    ben.move(1, "Done")
    await server.settle()
    assert ann.table.phase == "over"
    assert [seat.by_clock for seat in ann.table.seats] == [1, 0]
    assert ann.table.clocks == ()
    log = (await lines(server.store, table.name)).decode().splitlines()
    assert ["clock:" in line for line in log] == [False, True, False, False]
    moments = [line.decode() for line in table.moments("")]
    assert ['"by_clock":true' in line for line in moments] == [False, True, False, False]


# Restarts.


async def test_after_a_restart_a_decision_begins_anew(server: OfflineServer) -> None:
    table, _, _ = await seated(server, HALF_A_MINUTE)
    await server.wait(25 * SECOND)
    await server.restart(down=DAY)
    table = await server.again(table)
    ann = await server.connect(table, ANN)
    assert left(ann, table) == [30 * SECOND, None]
    await server.wait(30 * SECOND)
    assert said(ann) == [("Done", 0, True)]


async def test_after_a_restart_a_reserve_is_what_it_was_before_the_decision(server: OfflineServer) -> None:
    table, ann, _ = await seated(server, RESERVE)
    await server.wait(25 * SECOND)
    ann.move(0, "Done")
    await server.wait(10 * SECOND)
    await server.restart(down=DAY)
    table = await server.again(table)
    ann = await server.connect(table, ANN)
    assert left(ann, table) == [40 * SECOND, 60 * SECOND]


async def test_a_table_with_a_running_clock_stays_in_memory(pebbles: None) -> None:
    server = OfflineServer(idle=SECOND)
    table, ann, ben = await seated(server, Pace("decision", 600, level="steady"))
    ann.hang_up()
    ben.hang_up()
    await server.wait(600 * SECOND)
    assert len(await server.store.rows(table.name)) == 1
    await server.close()


# Days.


async def test_days_pass_while_nobody_is_there_and_the_table_is_not_in_memory(pebbles: None) -> None:
    server = OfflineServer(idle=60 * SECOND)
    table, ann, ben = await seated(server, TWO_DAYS)
    ann.move(0, "Put", pebbles=1)
    await server.settle()
    ann.hang_up()
    ben.hang_up()
    await server.wait(DAY)
    assert server.lobby.in_memory == 0
    assert len(await server.store.rows(table.name)) == 1
    await server.wait(DAY + 2 * SWEEP)
    assert len(await server.store.rows(table.name)) == 2, "the bot has moved for Ann"
    await server.wait(3600 * SECOND)
    assert server.lobby.in_memory == 0, "it sleeps again"
    ben = await server.connect(await server.again(table), BEN)
    assert said(ben) == [("Put", 0, False), ("Done", 0, True)]
    (_, due) = left(ben, await server.again(table))
    assert due is not None
    assert 2 * DAY - 3600 * SECOND - 2 * SWEEP <= due <= 2 * DAY - 3600 * SECOND
    await server.close()


async def test_looking_at_a_table_does_not_move_its_deadline(pebbles: None) -> None:
    server = OfflineServer(idle=60 * SECOND)
    table, ann, ben = await seated(server, TWO_DAYS)
    until = decode_record(await server.store.record(table.name)).clocks[0].until
    assert until == server.time.wall() + 2 * DAY
    for _ in range(3):
        for peer in (ann, ben):
            peer.hang_up()
        await server.wait(3600 * SECOND)
        table = await server.again(table)
        ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
        assert left(ann, table) == [until - server.time.wall(), None]
    await server.close()


async def test_days_count_while_the_server_is_down(server: OfflineServer) -> None:
    table, _, _ = await seated(server, TWO_DAYS)
    await server.restart(down=DAY)
    table = await server.again(table)
    ann = await server.connect(table, ANN)
    assert left(ann, table) == [DAY, None]


async def test_nobody_misses_a_deadline_because_the_server_was_down(server: OfflineServer) -> None:
    table, _, _ = await seated(server, TWO_DAYS)
    await server.restart(down=7 * DAY)
    await server.wait(MERCY - 1)
    assert await server.store.rows(table.name) == []
    await server.wait(2 * SWEEP)
    assert len(await server.store.rows(table.name)) == 1, "though nobody has come back to the table"


async def test_a_table_that_sleeps_is_not_tidied_away(pebbles: None) -> None:
    server = OfflineServer(idle=60 * SECOND)
    table, ann, ben = await seated(server, TWO_DAYS)
    ann.hang_up()
    ben.hang_up()
    await server.wait(DAY)
    assert server.lobby.in_memory == 0
    assert server.lobby._is_used(table.name)
    await server.close()


# Turns of physics.


async def test_clocks_stand_while_a_turn_of_physics_is_under_way(
    monkeypatch: pytest.MonkeyPatch, anyio_backend: str
) -> None:
    monkeypatch.setattr(registry, "games", with_physics)
    server = OfflineServer()
    table, ann, _ = await seated(server, Pace("game", 60, level="pusher"), game="slide")
    await server.wait(10 * SECOND)
    server.stepper.is_stuck = True
    ann.gesture(0, "t")
    await server.wait(1)
    ann.gesture(0, "p", 3)
    await server.wait(100 * SECOND)
    assert ann.table.clocks[0].due is None
    assert left(ann, table) == [50 * SECOND, 60 * SECOND]
    server.stepper.is_stuck = False
    await server.wait(2 * SECOND)
    assert said(ann)[0][1:] == (0, False)
    shown = left(ann, table)
    assert shown[0] == 50 * SECOND
    assert shown[1] is not None
    assert 58 * SECOND <= shown[1] <= 60 * SECOND
    await server.wait(60 * SECOND)
    assert (1, True) in [(by, clock) for _, by, clock in said(ann)], "and the clock makes turns of physics too"
    await server.close()
