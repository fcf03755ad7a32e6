"""Turns of physics at a table: controlled by gestures or played by themselves, seen by everyone, stored whole or not at
all."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.heard import Update
from tests.server.offline import ANN, BEN, CAT, OPEN, Failing, OfflineServer, Peer, bot, me, with_physics
from tests.toy_games.slide import FRAME

from burrow.engine import registry
from burrow.server.physics.live import GESTURES, LAG
from burrow.server.sockets.close_codes import TOO_FAST
from burrow.server.table.actor import TableActor
from burrow.server.table.people.presence import GRACE
from burrow.server.table.physics_turns import REST
from burrow.server.table.recovery import RETRY
from burrow.server.wire.outbound import Accepted, Failed, Refused

pytestmark = pytest.mark.anyio

SECOND = 1000


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch, anyio_backend: str) -> AsyncIterator[OfflineServer]:
    monkeypatch.setattr(registry, "games", with_physics)
    server = OfflineServer(Failing(), idle=10 * SECOND)
    yield server
    await server.close()


async def seated(server: OfflineServer, **options: Any) -> tuple[TableActor, Peer, Peer]:
    """Ann, whose turn it is, and Ben."""
    table = await server.open(me(), OPEN, game="slide", **options)
    await server.join(table, BEN)
    return table, await server.connect(table, ANN), await server.connect(table, BEN)


def shown(peer: Peer) -> list[tuple[str, int, int]]:
    """Kind, number and position of every frame."""
    frames = [FRAME.unpack(frame) for frame in peer.shown]
    return [(kind.decode(), number, place) for kind, number, place in frames]


def said(peer: Peer) -> list[tuple[str, int]]:
    """Type and author of every event."""
    return [(event.what["type"], event.by) for event in peer.events() if event.what is not None]


async def test_what_a_hand_does_and_what_comes_of_it_are_stored_at_once(server: OfflineServer) -> None:
    table, ann, ben = await seated(server)
    await server.wait(300)
    ann.gesture(0, "t")
    ann.gesture(0, "c", 40)
    await server.wait(500)
    assert ann.update.seq == ben.update.seq == -1
    assert await server.store.rows(table.name) == []
    ann.gesture(0, "p", 20)
    await server.wait(SECOND)
    for peer in (ann, ben):
        assert [len(update.sights[0].events) for update in peer.of(Update)] == [0, 2], "one update with both"
        assert said(peer) == [("Push", 0), ("Stopped", -1)]
        assert (peer.update.sights[0].view["place"], peer.update.waiting) == (60, (1,))
    push, stopped = ann.events()
    assert push.at == 300, "it bears the moment in which the ball was taken up"
    assert 300 + 500 + 20 * SECOND / 60 <= stopped.at <= 300 + 500 + 25 * SECOND / 60
    assert server.store.tries == 1
    assert not ann.of(Failed)


async def test_a_worker_judges_a_turn_and_leaves_the_log_alone(
    server: OfflineServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, _ = await seated(server)
    log, judged = table._parts.ledger.log, []

    async def run(call: Callable[[], Any]) -> Any:
        before = log.seq, log.state
        result = call()
        judged.append(result)
        assert (log.seq, log.state) == before
        return result

    monkeypatch.setattr(server.stepper, "run", run)
    ann.gesture(0, "t")
    ann.gesture(0, "p", 20)
    await server.wait(2 * SECOND)
    assert judged == [None], "the move is legal"
    assert said(ann) == [("Push", 0), ("Stopped", -1)]


async def test_physics_is_prepared_when_a_game_with_it_begins(server: OfflineServer) -> None:
    await server.open(me())
    table = await server.open(me(), OPEN, game="slide")
    assert server.stepper.prepared == []
    await server.join(table, BEN)
    assert server.stepper.prepared == ["slide"]


async def test_everyone_sees_it_thirty_times_a_second_beginning_with_a_whole_frame(server: OfflineServer) -> None:
    _, ann, ben = await seated(server)
    ann.gesture(0, "t")
    await server.wait(100)
    ann.gesture(0, "p", 60)
    await server.wait(2 * SECOND)
    assert shown(ann) == shown(ben)
    kinds = [kind for kind, _, _ in shown(ben)]
    assert (kinds[0], set(kinds[1:])) == ("w", {"n"})
    places = [place for _, _, place in shown(ben)]
    assert places == sorted(places)
    assert places[-1] == 60
    assert 29 <= len(places) <= 33, "a second of motion"


async def test_a_turn_at_rest_is_not_stepped(server: OfflineServer) -> None:
    _, ann, _ = await seated(server)
    ann.gesture(0, "c", 7)  # not possible: nothing is taken up
    await server.wait(100)
    frames = server.stepper.frames
    await server.wait(60 * SECOND)
    assert server.stepper.frames == frames
    ann.gesture(0, "t")
    ann.gesture(0, "p", 5)
    await server.wait(SECOND)
    assert ann.update.sights[0].view["place"] == 5


async def test_a_frame_comes_behind_the_update_it_follows_and_none_behind_the_end(server: OfflineServer) -> None:
    _, ann, ben = await seated(server)
    for peer in (ann, ben):
        peer.gesture(peer is ben, "t")
        peer.gesture(peer is ben, "p", 9)
        await server.wait(SECOND)
    order = [heard for heard in ben.order if '"say":"ping"' not in str(heard)]
    before, first, second, after = "".join("." if isinstance(heard, bytes) else "U" for heard in order).split("U")[-4:]
    assert (before, first.strip("."), second.strip("."), after) == ("", "", "", "")
    assert first, "seen between the first update and that of the turn"
    assert second
    openings = [heard for before, heard in pairwise(order) if isinstance(before, str) and isinstance(heard, bytes)]
    assert [FRAME.unpack(frame)[0] for frame in openings] == [b"w", b"w"]


async def test_a_move_that_asks_for_physics_is_answered_once_both_are_stored(server: OfflineServer) -> None:
    _, ann, ben = await seated(server)
    nonce = ann.move(0, "Push", start=3, force=30)
    await server.wait(400)
    assert ann.answer(nonce) is None
    assert shown(ben)
    await server.wait(SECOND)
    assert ann.answers(nonce) == [Accepted(nonce, 0)]
    assert said(ben) == [("Push", 0), ("Stopped", -1)]
    again = ann.move(0, "Push", nonce, start=3, force=30)
    await server.wait(SECOND)
    assert ann.answers(again) == [Accepted(nonce, 0)] * 2
    assert ann.update.seq == 1


async def test_a_move_said_again_while_it_is_played_is_answered_where_it_was_said_last(server: OfflineServer) -> None:
    table, ann, _ = await seated(server)
    nonce = ann.move(0, "Push", start=0, force=60)
    await server.wait(300)
    ann.hang_up()
    await server.settle()
    back = await server.connect(table, ANN)
    back.say("move", seat=0, nonce=nonce, seen=-1, move={"type": "Push", "start": 0, "force": 60})
    await server.wait(2 * SECOND)
    assert back.answers(nonce) == [Accepted(nonce, 0)]
    assert back.update.seq == 1


async def test_an_illegal_move_is_refused_and_nothing_is_played(server: OfflineServer) -> None:
    _, ann, ben = await seated(server)
    hard, early = ann.move(0, "Push", start=0, force=201), ben.move(1, "Push", start=0, force=1)
    await server.wait(SECOND)
    assert (ann.answer(hard).rule, ben.answer(early).rule) == ("S-03", "S-01")
    assert (ann.shown, server.stepper.lives) == ([], [])


async def test_a_bot_plays_before_everyones_eyes(server: OfflineServer) -> None:
    table = await server.open(bot("pusher"), me(), game="slide")
    ann = await server.connect(table, ANN)
    await server.wait(499)
    assert not ann.shown
    await server.wait(SECOND)
    assert said(ann) == [("Push", 0), ("Stopped", -1)]
    assert [place for _, _, place in shown(ann)][-1] == 12
    assert ann.update.waiting == (1,)


async def test_a_bot_that_chooses_what_is_not_legal_is_stood_in_for(
    server: OfflineServer, caplog: pytest.LogCaptureFixture
) -> None:
    table = await server.open(bot("breaker"), me(), game="slide")
    ann = await server.connect(table, ANN)
    with caplog.at_level(logging.CRITICAL):
        await server.wait(SECOND)
    assert said(ann) == [("Push", 0), ("Stopped", -1)]


async def test_chance_answers_what_physics_leaves_in_the_same_breath(server: OfflineServer) -> None:
    _, ann, _ = await seated(server, wind=True)
    ann.gesture(0, "t")
    ann.gesture(0, "p", 5)
    await server.wait(SECOND)
    assert said(ann) == [("Push", 0), ("Stopped", -1), ("Blown", -1)]
    assert server.store.tries == 1


async def test_the_last_turn_ends_the_game(server: OfflineServer) -> None:
    _, ann, ben = await seated(server, goal=50)
    ann.gesture(0, "t")
    ann.gesture(0, "c", 45)
    ann.gesture(0, "p", 5)
    await server.wait(SECOND)
    assert (ann.table.phase, [score.rank for score in ann.update.scores]) == ("over", [1, 2])
    ben.gesture(1, "t")
    await server.wait(SECOND)
    assert (ben.of(Failed), server.stepper.lives) == ([], [])


# Time.


async def test_to_take_something_up_is_to_have_spoken(server: OfflineServer) -> None:
    """The limit of the turn does not cut it; the clock of the hand does."""
    _, ann, ben = await seated(server, limit=SECOND, clock=120)
    await server.wait(900)
    ann.gesture(0, "t")
    ann.gesture(0, "c", 10)
    await server.wait(1500)
    assert ben.update.seq == -1
    await server.wait(SECOND)
    push, stopped = ben.events()
    assert (push.at, push.what) == (900, {"type": "Push", "start": 10, "force": 0}), "let go where it was"
    assert 2900 <= stopped.at <= 3000
    assert ben.update.deadline == stopped.at + SECOND


async def test_what_was_done_in_time_counts_however_slow_the_machine_is(server: OfflineServer) -> None:
    _, ann, ben = await seated(server, limit=SECOND)
    server.stepper.is_stuck = True
    await server.wait(990)
    ann.gesture(0, "t")
    await server.wait(500)
    assert ben.update.seq == -1, "nobody knows yet whether it was taken up"
    server.stepper.is_stuck = False
    ann.gesture(0, "p", 3)
    await server.wait(SECOND)
    assert (ben.events()[0].at, said(ben)) == (990, [("Push", 0), ("Stopped", -1)])


async def test_what_was_done_in_vain_does_not_count_however_slow_the_machine_is(server: OfflineServer) -> None:
    _, ann, ben = await seated(server, limit=SECOND)
    server.stepper.is_stuck = True
    await server.wait(990)
    ann.gesture(0, "c", 3)
    await server.wait(500)
    server.stepper.is_stuck = False
    await server.wait(50)
    assert [(event.at, event.what) for event in ben.events()] == [(SECOND, {"type": "TimeUp"})]


async def test_no_limit_cuts_a_hand_that_has_vanished(server: OfflineServer) -> None:
    """Not even when the table wakes up because somebody counts as away."""
    _, ann, ben = await seated(server, limit=SECOND, clock=20 * 60)
    ann.gesture(0, "t")
    await server.wait(200)
    ann.hang_up()
    await server.wait(GRACE + SECOND)
    assert ben.table.seats[0].away
    assert ben.update.seq == -1
    await server.wait(5 * SECOND)
    assert said(ben)[0] == ("Push", 0)


async def test_a_gesture_in_vain_saves_nobody_from_the_limit(server: OfflineServer) -> None:
    _, ann, _ = await seated(server, limit=SECOND)
    await server.wait(500)
    ann.gesture(0, "c", 10)
    await server.wait(2 * SECOND)
    assert said(ann)[:2] == [("TimeUp", -1), ("Stopped", -1)]
    assert ann.events()[0].at == SECOND


async def test_what_was_laid_back_without_a_clock_is_cut_by_the_limit(server: OfflineServer) -> None:
    _, ann, _ = await seated(server, limit=SECOND, clock=0)
    ann.gesture(0, "t")
    await server.wait(3 * SECOND)
    assert ann.update.seq == -1
    ann.gesture(0, "b")
    await server.wait(50)
    assert said(ann) == [("TimeUp", -1)], "the limit has passed long ago"


async def test_after_the_limit_nature_plays_before_everyones_eyes(server: OfflineServer) -> None:
    _, ann, ben = await seated(server, limit=SECOND)
    await server.wait(SECOND + 50)
    assert said(ann) == [("TimeUp", -1)]
    assert (ann.update.waiting, ann.update.nature) == ((), "physics")
    ann.gesture(0, "t")
    await server.wait(400)
    assert said(ann) == [("TimeUp", -1), ("Stopped", -1)]
    assert [place for _, _, place in shown(ben)][-1] == 10
    assert ann.update.waiting == (1,)


async def test_a_gesture_that_comes_after_the_limit_comes_too_late(server: OfflineServer) -> None:
    """Both are in the queue: the limit goes first."""
    _, ann, _ = await seated(server, limit=SECOND)
    await server.wait(999)
    server.time._now += 20  # the alarm has not rung yet
    ann.gesture(0, "t")
    await server.settle()
    assert said(ann) == [("TimeUp", -1)]


# Who may speak.


async def test_nobody_moves_somebody_elses_hand(server: OfflineServer) -> None:
    table, ann, ben = await seated(server)
    cat = await server.connect(table, CAT)
    ann.gesture(0, "t")
    ann.gesture(0, "c", 5)
    await server.wait(100)
    for peer in (ben, cat):
        peer.gesture(0, "c", 99)
        peer.gesture(0, "p", 99)
    ann.gesture(3, "c", 99)
    ann.gesture(200, "c", 99)
    await server.wait(100)
    assert [failed.code for failed in ben.of(Failed)] == ["not-your-seat"] * 2
    assert [failed.code for failed in cat.of(Failed)] == ["not-your-seat"] * 2
    assert [failed.code for failed in ann.of(Failed)] == ["not-your-seat"] * 2
    ben.gesture(1, "t")  # it is not his turn
    ben.gesture(1, "c", 99)
    ann.gesture(0, "p", 5)
    await server.wait(SECOND)
    assert ann.update.sights[0].view["place"] == 10
    assert len(ben.of(Failed)) == 2, "who is only early or late hears nothing"
    assert ann.update.seq == 1


@pytest.mark.parametrize("frame", [b"", b"\x00", b"\x00" + b"c" * 256, b'{"say":"rematch","nonce":"n"}' * 20])
async def test_what_is_no_gesture_is_a_bad_message(server: OfflineServer, frame: bytes) -> None:
    _, ann, _ = await seated(server)
    ann.throw(frame)
    await server.wait(100)
    assert [failed.code for failed in ann.of(Failed)] == ["bad-message"]
    assert server.stepper.lives == []


async def test_a_game_without_physics_takes_no_gestures(server: OfflineServer) -> None:
    table = await server.open(me())
    ann = await server.connect(table, ANN)
    ann.gesture(0, "t")
    ann.throw(b'{"say":"move","nonce":"n","seat":0,"move":{"type":"Put","pebbles":1}}')
    nonce = ann.move(0, "Put", pebbles=2)
    await server.settle()
    assert [failed.code for failed in ann.of(Failed)] == ["bad-message"] * 2
    assert ann.answer(nonce) == Accepted(nonce, 0)


async def test_before_the_beginning_there_is_no_hand(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, game="slide")
    ann = await server.connect(table, ANN)
    ann.gesture(0, "t")
    await server.wait(100)
    assert [failed.code for failed in ann.of(Failed)] == ["not-now"]


async def test_a_hand_in_motion_is_never_too_fast_and_a_flood_is(server: OfflineServer) -> None:
    _, ann, ben = await seated(server, clock=400)
    ann.gesture(0, "t")
    for _ in range(300):
        ann.gesture(0, "c", 1)
        await server.wait(16)
    assert not ann.of(Failed)
    for number in range(250):
        ann.gesture(0, "c", number)
    await server.wait(100)
    assert [failed.code for failed in ann.of(Failed)] == ["too-fast"]
    for _ in range(600):
        ann.gesture(0, "c", 1)
    await server.settle()
    assert ann.code == TOO_FAST
    await server.wait(5 * SECOND)
    assert said(ben) == [("Push", 0), ("Stopped", -1)], "the turn has ended by its clock"


async def test_of_too_many_gestures_in_a_frame_the_newest_count(server: OfflineServer) -> None:
    server.settings = replace(server.settings, word_rate=0)
    _, ann, _ = await seated(server)
    ann.gesture(0, "t")
    await server.wait(100)
    for number in range(GESTURES + 20):
        ann.gesture(0, "c", number % 100)
    ann.gesture(0, "p", 0)
    await server.wait(SECOND)
    assert ann.update.sights[0].view["place"] == (GESTURES + 19) % 100


async def test_what_is_done_while_a_session_opens_slowly_is_not_lost(server: OfflineServer) -> None:
    """To take something up is the first of many gestures."""
    _, ann, _ = await seated(server)
    ann.gesture(0, "t")
    for number in range(170):
        ann.gesture(0, "c", number)
    await server.wait(100)
    assert shown(ann)[-1][2] == 169


async def test_meanwhile_nothing_else_is_played_or_taken_back(server: OfflineServer) -> None:
    _, ann, ben = await seated(server)
    ann.move(0, "Mark")
    await server.settle()
    assert ann.update.sights[0].may_undo
    ann.gesture(0, "t")
    await server.wait(50)
    undo, mark, other = ann.say("undo", seat=0), ann.move(0, "Mark"), ben.move(1, "Mark")
    await server.wait(50)
    assert [ann.answer(nonce).code for nonce in (undo, mark)] == ["not-now"] * 2
    assert isinstance(ben.answer(other), Refused)
    ann.gesture(0, "p", 3)
    await server.wait(SECOND)
    assert said(ann) == [("Mark", 0), ("Push", 0), ("Stopped", -1)]


async def test_a_turn_that_has_not_begun_hinders_nobody(server: OfflineServer) -> None:
    _, ann, _ = await seated(server)
    ann.move(0, "Mark")
    ann.gesture(0, "c", 1)
    await server.wait(50)
    undo = ann.say("undo", seat=0)
    await server.wait(50)
    assert ann.answer(undo) == Accepted(undo, 1)
    nonce = ann.move(0, "Push", start=0, force=4)
    await server.wait(SECOND)
    assert ann.answer(nonce) == Accepted(nonce, 2)
    assert ann.update.sights[0].view["place"] == 4


# Coming and going.


async def test_a_hand_that_vanishes_lets_go_when_its_clock_ends(server: OfflineServer) -> None:
    _, ann, ben = await seated(server, clock=120)
    ann.gesture(0, "t")
    ann.gesture(0, "c", 30)
    await server.wait(200)
    ann.hang_up()
    await server.wait(1500)
    assert ben.update.seq == -1
    await server.wait(SECOND)
    assert said(ben) == [("Push", 0), ("Stopped", -1)]
    assert ben.update.sights[0].view["place"] == 30


async def test_a_late_comer_sees_how_it_is_at_once(server: OfflineServer) -> None:
    table, ann, _ = await seated(server, clock=0)
    ann.gesture(0, "t")
    ann.gesture(0, "c", 77)
    await server.wait(SECOND)
    cat = await server.connect(table, CAT)
    await server.wait(40)
    assert isinstance(cat.order[0], str)
    assert [(kind, place) for kind, _, place in shown(cat)] == [("w", 77)]
    ann.gesture(0, "c", 78)
    await server.wait(40)
    assert [(kind, place) for kind, _, place in shown(cat)] == [("w", 77), ("n", 78)]


async def test_a_late_comer_sees_a_turn_that_rests(server: OfflineServer) -> None:
    table, ann, _ = await seated(server)
    ann.gesture(0, "c", 1)
    await server.wait(50)
    cat = await server.connect(table, CAT)
    await server.wait(0)
    assert [kind for kind, _, _ in shown(cat)] == ["w"]


async def test_a_slow_reader_gets_the_newest_frame_and_it_is_whole(server: OfflineServer) -> None:
    _, ann, ben = await seated(server, clock=0)
    ann.gesture(0, "t")
    await server.wait(100)
    ben.stalled = asyncio.Event()
    for number in range(1, 101):
        ann.gesture(0, "c", number)
        await server.wait(33)
    assert len(ben.connection.mailbox) < 10, "frames do not fill the mailbox"
    before = len(ben.shown)
    ben.stalled.set()
    ben.stalled = None
    await server.settle()
    late = shown(ben)[before:]
    assert len(late) <= 2, "the one on its way, and the newest"
    assert (late[-1][0], late[-1][2] >= 98) == ("w", True)
    ann.gesture(0, "c", 200)
    await server.wait(100)
    assert shown(ben)[-1][2] == 200
    assert not ben.connection.is_closed
    ends = [place for kind, _, place in shown(ann)]
    assert len(ends) > 90, "who reads quickly has seen everything"
    assert {kind for kind, _, _ in shown(ann)[1:]} == {"n"}


async def test_who_takes_a_seat_during_a_turn_sees_a_whole_frame_again(server: OfflineServer) -> None:
    """An update in the middle of a turn is followed by a whole frame."""
    table = await server.open(me(), OPEN, game="slide", clock=0)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    ann.say("begin", fill="pusher")
    await server.wait(200)
    ann.gesture(0, "t")
    ann.gesture(0, "c", 9)
    await server.wait(200)
    before, updates = len(ben.shown), len(ben.of(Update))
    assert await server.join(table, BEN) == 1
    await server.wait(50)
    assert len(ben.of(Update)) == updates + 1
    assert [(kind, place) for kind, _, place in shown(ben)[before:]] == [("w", 9)]


async def test_a_bot_that_stands_in_waits_for_the_hand_that_vanished(server: OfflineServer) -> None:
    _, ann, ben = await seated(server, clock=60 * 40)
    ann.gesture(0, "t")
    ann.gesture(0, "c", 30)
    await server.wait(200)
    ann.hang_up()
    await server.wait(GRACE + 100)
    nonce = ben.say("substitute", seat=0, level="pusher")
    await server.wait(5 * SECOND)
    assert isinstance(ben.answer(nonce), Accepted)
    assert ben.update.seq == -1
    assert not server.bots.questions
    await server.wait(40 * SECOND)
    assert ben.events()[0].what == {"type": "Push", "start": 30, "force": 0}, "its own clock has ended the turn"
    ben.gesture(1, "t")
    ben.gesture(1, "p", 1)
    await server.wait(3 * SECOND)
    assert ben.events()[4].what == {"type": "Push", "start": 31, "force": 12}, "and the bot plays the next"


async def test_without_a_clock_a_hand_lets_go_when_a_bot_stands_in_for_it(server: OfflineServer) -> None:
    _, ann, ben = await seated(server, clock=0)
    ann.gesture(0, "t")
    ann.gesture(0, "c", 30)
    await server.wait(200)
    ann.hang_up()
    await server.wait(GRACE + 10 * SECOND)
    assert (ben.update.seq, ben.table.seats[0].away) == (-1, True), "nobody has decided yet that it does not come back"
    nonce = ben.say("substitute", seat=0, level="pusher")
    await server.wait(SECOND)
    assert isinstance(ben.answer(nonce), Accepted)
    assert ben.events()[0].what == {"type": "Push", "start": 30, "force": 0}
    assert ben.update.waiting == (1,)


async def test_a_bot_that_stands_in_for_another_seat_or_gives_it_back_moves_no_hand(server: OfflineServer) -> None:
    _, ann, ben = await seated(server, clock=0)
    ann.gesture(0, "t")
    ann.gesture(0, "c", 30)
    await server.wait(100)
    for peer, seat, level in ((ben, 1, "pusher"), (ben, 1, ""), (ann, 0, "")):
        nonce = peer.say("substitute", seat=seat, level=level)
        await server.wait(SECOND)
        assert isinstance(peer.answer(nonce), Accepted)
    assert ben.update.seq == -1
    ann.gesture(0, "c", 40)
    ann.gesture(0, "p", 1)
    await server.wait(SECOND)
    assert ben.update.sights[0].view["place"] == 41


async def test_a_bot_that_stands_in_before_the_turn_has_begun_plays_it(server: OfflineServer) -> None:
    _, ann, ben = await seated(server)
    ann.gesture(0, "c", 30)
    await server.wait(200)
    ann.say("substitute", seat=0, level="pusher")
    await server.wait(50)
    ann.gesture(0, "t")
    await server.wait(SECOND)
    assert [failed.code for failed in ann.of(Failed)] == ["not-now"]
    assert ben.events()[0].what == {"type": "Push", "start": 0, "force": 12}


async def test_a_table_is_not_let_go_before_its_turn_has_ended(server: OfflineServer) -> None:
    table, ann, ben = await seated(server, clock=0)
    ann.gesture(0, "t")
    await server.wait(100)
    ann.hang_up()
    ben.hang_up()
    await server.wait(server.settings.idle + 40 * SECOND)
    assert server.lobby.in_memory == 1
    back = await server.connect(table, ANN)
    back.gesture(0, "p", 4)
    await server.wait(SECOND)
    assert said(back) == [("Push", 0), ("Stopped", -1)]
    back.hang_up()
    await server.wait(server.settings.idle + 40 * SECOND)
    assert (server.lobby.in_memory, server.stepper.lives) == (0, [])


# Failures.


async def test_after_a_crash_the_turn_begins_again(server: OfflineServer) -> None:
    table, ann, _ = await seated(server, clock=120)
    ann.gesture(0, "t")
    ann.gesture(0, "p", 100)
    await server.wait(500)
    await server.restart()
    table = await server.again(table)
    ann = await server.connect(table, ANN)
    assert (ann.update.seq, ann.update.waiting, ann.shown) == (-1, (0,), [])
    ann.gesture(0, "t")
    ann.gesture(0, "c", 8)
    await server.wait(1900)
    assert ann.update.seq == -1, "with its full clock"
    await server.wait(200)
    assert ann.events()[0].what == {"type": "Push", "start": 8, "force": 0}


async def test_after_a_crash_nature_gives_the_answer_it_owes(server: OfflineServer) -> None:
    table, ann, _ = await seated(server, limit=SECOND)
    await server.wait(SECOND + 50)
    assert said(ann) == [("TimeUp", -1)]
    await server.restart()
    ann = await server.connect(await server.again(table), ANN)
    await server.wait(SECOND)
    assert said(ann) == [("TimeUp", -1), ("Stopped", -1)]


@pytest.mark.parametrize("way", ["lost", "stored"])
async def test_a_turn_that_cannot_be_stored_is_stored_whole_or_not_at_all(server: OfflineServer, way: Any) -> None:
    table, ann, ben = await seated(server)
    nonce = ann.move(0, "Push", start=0, force=5)
    server.store.fail("append", way=way)
    await server.wait(SECOND)
    rows = await server.store.rows(table.name)
    assert len(rows) == (2 if way == "stored" else 0)
    answer = Accepted(nonce, 0) if way == "stored" else Failed("not-stored", nonce=nonce)
    assert ann.answers(nonce) == [answer]
    assert ben.update.seq == len(rows) - 1
    await server.wait(RETRY)
    peer, seat = (ben, 1) if way == "stored" else (ann, 0)
    peer.gesture(seat, "t")
    peer.gesture(seat, "p", 7)
    await server.wait(SECOND)
    assert ben.update.seq == len(rows) + 1


async def test_a_session_that_fails_harms_no_table(server: OfflineServer, caplog: pytest.LogCaptureFixture) -> None:
    table, ann, ben = await seated(server)
    ann.gesture(0, "x")
    await server.wait(100)
    assert server.stepper.lives == []
    assert (ben.update.seq, len(ben.of(Update))) == (-1, 2), "it is told again how the table is"
    assert [ann.of(Failed), ben.of(Failed)] == [[Failed("turn-failed")]] * 2
    assert [vars(record)["table"] for record in caplog.records] == [table.name]
    await server.wait(REST)
    ann.gesture(0, "t")
    ann.gesture(0, "p", 7)
    await server.wait(SECOND)
    assert said(ben) == [("Push", 0), ("Stopped", -1)]


async def test_a_turn_that_fails_again_and_again_is_tried_less_and_less(
    server: OfflineServer, caplog: pytest.LogCaptureFixture
) -> None:
    table = await server.open(bot("pusher"), me(), game="slide", brittle=True)
    ann = await server.connect(table, ANN)
    times = []
    for second in range(200):
        before = len(ann.of(Failed))
        await server.wait(SECOND)
        if len(ann.of(Failed)) > before:
            times.append(second)
    pauses = [later - sooner for sooner, later in pairwise(times)]
    assert pauses[:4] == sorted(pauses[:4])
    assert set(pauses[-3:]) <= {30, 31}, "with half a second in which the bot thinks"
    assert set(ann.of(Failed)) == {Failed("turn-failed")}
    assert len(caplog.records) == 1
    assert (ann.update.seq, server.store.tries) == (-1, 0)
    late = await server.connect(table, CAT)
    assert late.of(Failed) == [Failed("turn-failed")], "who comes meanwhile hears why nothing happens"


async def test_after_a_failure_gestures_begin_no_turn_before_the_rest_is_over(
    server: OfflineServer, caplog: pytest.LogCaptureFixture
) -> None:
    _, ann, _ = await seated(server, brittle=True)
    with caplog.at_level(logging.CRITICAL):
        nonce = ann.move(0, "Push", start=0, force=10)
        await server.wait(100)
        assert ann.answers(nonce) == [Failed("turn-failed", nonce=nonce)]
        early = ann.move(0, "Push", start=0, force=5)
        for _ in range(20):
            ann.gesture(0, "t")
            await server.wait(16)
        assert ann.answer(early).code == "turn-failed"
        assert (server.stepper.lives, len(ann.of(Failed))) == ([], 3)
        await server.wait(REST)
        ann.gesture(0, "t")
        ann.gesture(0, "p", 10)
        await server.wait(100)
        assert len(ann.of(Failed)) == 4
        await server.wait(REST)
        ann.gesture(0, "t")
        await server.wait(100)
        assert server.stepper.lives == [], "the second time it rests for longer"
        await server.wait(REST)
    ann.gesture(0, "t")
    ann.gesture(0, "p", 5)
    await server.wait(SECOND)
    assert said(ann) == [("Push", 0), ("Stopped", -1)]


async def test_a_turn_that_comes_to_what_is_not_legal_is_void(
    server: OfflineServer, caplog: pytest.LogCaptureFixture
) -> None:
    _, ann, ben = await seated(server, chalk=True)
    with caplog.at_level(logging.CRITICAL):
        ann.gesture(0, "t")
        ann.gesture(0, "p", 7)
        await server.wait(SECOND)
    assert (ben.update.seq, ben.update.waiting, server.store.tries) == (-1, (0,), 0)
    assert len(ben.of(Update)) == 2, "it is told again how the table is"
    nonce = ann.move(0, "Mark")
    ann.gesture(0, "t")
    ann.gesture(0, "p", 7)
    await server.wait(SECOND)
    assert ann.answer(nonce) == Accepted(nonce, 0)
    assert said(ben) == [("Mark", 0), ("Push", 0), ("Stopped", -1)]


async def test_a_slow_machine_slows_the_turn_down_instead_of_hurrying_it(server: OfflineServer) -> None:
    _, ann, _ = await seated(server, clock=0)
    ann.gesture(0, "t")
    await server.wait(100)
    (live,) = server.stepper.lives
    before = live.frames
    server.time._now += 5 * SECOND
    await server.wait(0)
    made_up = live.frames - before
    assert made_up <= LAG * 60 + 2


LETTERS = st.sampled_from([*b"tcpb", 0, 255])
GESTURE = st.one_of(
    st.builds(
        lambda seat, letter, number: bytes([seat, letter, number]), st.integers(0, 3), LETTERS, st.integers(0, 255)
    ),
    st.binary(max_size=6),
)


@settings(max_examples=25, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(st.sampled_from(["ann", "ben", "cat"]), GESTURE, st.integers(0, 120)), max_size=40))
def test_whatever_hands_do_the_table_goes_on(gestures: list[tuple[str, bytes, int]]) -> None:
    async def run() -> None:
        server = OfflineServer(rate=0, word_rate=0)
        table, ann, ben = await seated(server, clock=30)
        peers = {"ann": ann, "ben": ben, "cat": await server.connect(table, CAT)}
        for who, gesture, pause in gestures:
            peers[who].throw(gesture)
            await server.wait(pause)
        await server.wait(6 * SECOND)
        events = ann.events()
        assert [event.seq for event in events] == list(range(len(events)))
        assert len(events) % 2 == 0
        assert len(await server.store.rows(table.name)) == len(events)
        turn = ann.update.waiting[0]
        mover = (ann, ben)[turn]
        nonce = mover.move(turn, "Push", start=0, force=1)
        await server.wait(SECOND)
        assert isinstance(mover.answer(nonce), Accepted)
        await server.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "games", with_physics)
        asyncio.run(run())
