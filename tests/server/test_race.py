"""Claims: who was first, by how much, and how often. Checks fairness between connections with different delays."""

import pytest
from tests.server.offline import ANN, BEN, CAT, OPEN, OfflineServer, Peer, bot, grabs, me

from burrow.server.sockets.delay import BOUND, Delay
from burrow.server.table.actor import TableActor
from burrow.server.wire.outbound import Accepted, Ping, Refused

pytestmark = pytest.mark.anyio


async def race(
    server: OfflineServer, *, ann: int = 0, ben: int = 0, cadence: int = 350, sudden: bool = False
) -> tuple[TableActor, Peer, Peer]:
    """Ann (on turn) and Ben in a race, with these one-way delays of their lines; 1000 ms have passed."""
    table = await server.open(me(), OPEN, cadence=cadence, sudden=sudden, goal=1000)
    await server.join(table, BEN)
    first = await server.connect(table, ANN, delay=ann)
    second = await server.connect(table, BEN, delay=ben)
    await server.wait(1000)
    first.move(0, "Race")
    await server.settle()
    return table, first, second


async def test_the_delay_is_the_median_of_half_the_round_trips() -> None:
    delay = Delay()
    assert delay.one_way == 0
    for round_trip in (60, 80, 900):
        delay.note(round_trip)
    assert delay.one_way == 40, "one bad echo does not count"


async def test_old_echoes_are_forgotten() -> None:
    delay = Delay()
    for round_trip in [200] * 20 + [20] * 10:
        delay.note(round_trip)
    assert delay.one_way == 10


async def test_the_delay_is_measured_by_echoes(server: OfflineServer) -> None:
    table = await server.open(me())
    ann = await server.connect(table, ANN, silent=True)
    (ping,) = ann.of(Ping)
    await server.wait(60)
    ann.throw(f'{{"say":"pong","id":{ping.id}}}')
    await server.wait(100)
    assert ann.connection.compensation == 30
    assert ann.of(Ping)[-1].delay == 30, "and the browser is told, so that it can set its clock"


async def test_echoes_are_asked_for_three_times_at_once_and_then_every_ten_seconds(server: OfflineServer) -> None:
    table = await server.open(me())
    ann = await server.connect(table, ANN)
    await server.wait(500)
    assert len(ann.of(Ping)) == 3
    await server.wait(50_000)
    assert len(ann.of(Ping)) == 3 + 5
    silent = await server.connect(table, ANN, silent=True)
    await server.wait(9_000)
    assert len(silent.of(Ping)) == 1, "who does not answer is not asked again so soon"


async def test_a_ping_says_when_the_next_one_comes(server: OfflineServer) -> None:
    """A client that hears nothing for much longer has lost its connection."""
    table = await server.open(me())
    ann = await server.connect(table, ANN)
    await server.wait(60_000)
    assert [ping.next for ping in ann.of(Ping)] == [150, 250, *[10_000] * (len(ann.of(Ping)) - 2)]


async def test_a_client_that_asks_for_a_sign_of_life_gets_one_at_once(server: OfflineServer) -> None:
    table = await server.open(me())
    ann = await server.connect(table, ANN)
    await server.wait(5_000)
    before = len(ann.of(Ping))
    ann.throw('{"say":"pong","id":0}')
    await server.settle()
    assert len(ann.of(Ping)) == before + 1
    silent = await server.connect(table, ANN, silent=True)
    silent.throw('{"say":"pong","id":0}')
    await server.settle()
    assert len(silent.of(Ping)) == 2, "also while an echo is outstanding"


async def test_in_a_race_those_who_play_are_asked_often_and_at_once(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, sudden=True, goal=1000)
    await server.join(table, BEN)
    ann, watcher = await server.connect(table, ANN), await server.connect(table)
    await server.wait(5_000)
    calm = len(ann.of(Ping))
    ann.move(0, "Race")
    await server.settle()
    assert len(ann.of(Ping)) == calm + 1, "the race has begun"
    ben = await server.connect(table, BEN)
    await server.wait(10_000)
    assert len(ann.of(Ping)) >= calm + 3 + 4
    assert len(ben.of(Ping)) >= 3 + 4, "also who comes during the race"
    assert len(watcher.of(Ping)) <= 3 + 2, "a spectator races with nobody"
    assert ann.of(Ping)[-1].next == 2_000
    while table.phase == "playing":
        ann.move(0, "Grab")
        await server.wait(1_000)
    before = len(ann.of(Ping))
    await server.wait(20_000)
    assert len(ann.of(Ping)) <= before + 3, "the race is over"


async def test_a_pong_to_nothing_counts_nothing(server: OfflineServer) -> None:
    table = await server.open(me())
    ann = await server.connect(table, ANN)
    await server.wait(500)
    for number in (0, -1, 999, 1):
        ann.throw(f'{{"say":"pong","id":{number}}}')
    await server.settle()
    assert ann.connection.compensation == 0


async def test_on_one_screen_a_claim_is_taken_at_once(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"), goal=1000)
    ann = await server.connect(table, ANN, delay=80)
    await server.wait(1000)
    ann.move(0, "Race")
    await server.settle()
    await server.wait(200)
    nonce = ann.move(1, "Grab")
    await server.settle()
    assert isinstance(ann.answer(nonce), Accepted)
    assert grabs(ann) == [(1, 1120)], "stamped when it was sent"


async def test_the_slower_line_wins_when_its_claim_was_made_first(server: OfflineServer) -> None:
    _, ann, ben = await race(server, ben=80)
    await server.wait(100)
    ann.move(0, "Grab")
    await server.wait(50)
    ben.move(1, "Grab")
    await server.wait(200)
    assert grabs(ann) == grabs(ben) == [(1, 1070), (0, 1100)], "1150 less 80, before 1100"


async def test_a_claim_waits_only_as_long_as_a_slower_one_may_come(server: OfflineServer) -> None:
    _, ann, _ben = await race(server, ben=80)
    nonce = ann.move(0, "Grab")
    await server.wait(79)
    assert ann.answer(nonce) is None
    await server.wait(1)
    assert isinstance(ann.answer(nonce), Accepted)


async def test_no_more_is_made_good_than_the_bound(server: OfflineServer) -> None:
    _, ann, ben = await race(server, ben=700)
    await server.wait(500)
    ann.move(0, "Grab")
    await server.wait(BOUND + 1)
    ben.move(1, "Grab")
    await server.wait(500)
    assert grabs(ann) == [(0, 1500), (1, 1501)]


async def test_equal_stamps_go_by_the_place_in_waiting(server: OfflineServer) -> None:
    _, ann, ben = await race(server, ann=20, ben=60)
    await server.wait(100)
    ann.move(0, "Grab")
    await server.wait(40)
    ben.move(1, "Grab")
    await server.wait(100)
    assert grabs(ann) == [(0, 1080), (1, 1080)], "seat 0 is on turn and is named first"


async def test_a_stamp_is_never_before_the_last_entry(server: OfflineServer) -> None:
    _, ann, ben = await race(server, ben=80)
    ben.move(1, "Grab")
    await server.wait(200)
    assert grabs(ann) == [(1, 1000)], "the race began at 1000"


async def test_a_spectators_line_holds_nobody_up(server: OfflineServer) -> None:
    table, ann, _ = await race(server)
    await server.connect(table, CAT, delay=100)
    nonce = ann.move(0, "Grab")
    await server.settle()
    assert isinstance(ann.answer(nonce), Accepted)


async def test_a_held_button_gives_exactly_the_cadence(server: OfflineServer) -> None:
    _, ann, _ = await race(server)
    for _ in range(20):
        ann.move(0, "Grab")
        await server.wait(70)
    assert grabs(ann) == [(0, 1000), (0, 1350), (0, 1700), (0, 2050), (0, 2400)]


async def test_no_more_than_two_claims_of_a_seat_are_held(server: OfflineServer) -> None:
    _, ann, _ = await race(server)
    nonces = [ann.move(0, "Grab") for _ in range(4)]
    await server.settle()
    answers = [ann.answer(nonce) for nonce in nonces]
    assert [type(answer) for answer in answers] == [Accepted, type(None), type(None), Refused]
    assert answers[3] == Refused(nonces[3], "P-04", "too-early")
    await server.wait(700)
    assert [type(ann.answer(nonce)) for nonce in nonces[1:3]] == [Accepted, Accepted]
    assert grabs(ann) == [(0, 1000), (0, 1350), (0, 1700)]


async def test_a_claim_far_too_early_is_refused_at_once(server: OfflineServer) -> None:
    _, ann, _ = await race(server, cadence=2_000)
    ann.move(0, "Grab")
    nonce = ann.move(0, "Grab")
    await server.settle()
    assert ann.answer(nonce) == Refused(nonce, "P-04", "too-early")


async def test_a_repeated_nonce_waits_once_and_answers_the_newest_socket(server: OfflineServer) -> None:
    table, ann, _ = await race(server)
    ann.move(0, "Grab")
    ann.move(0, "Grab", nonce="held")
    await server.settle()
    ann.hang_up()
    back = await server.connect(table, ANN)
    back.move(0, "Grab", nonce="held")
    await server.wait(1000)
    assert back.answer("held") == Accepted("held", 2)
    assert grabs(back) == [(0, 1000), (0, 1350)]


async def test_a_claim_after_the_race_is_refused_with_the_reason(server: OfflineServer) -> None:
    _, ann, ben = await race(server, cadence=0)
    for _ in range(5):
        ann.move(0, "Grab")
    nonce = ben.move(1, "Grab")
    await server.settle()
    assert ben.answer(nonce) == Refused(nonce, "P-03", "no-race")


async def test_claims_that_wait_when_the_game_ends_are_refused_with_the_reason(server: OfflineServer) -> None:
    _, ann, ben = await race(server, ben=80, cadence=0, sudden=True)
    await server.wait(200)
    for _ in range(5):
        ann.move(0, "Grab")
    await server.wait(79)
    with_it = ben.move(1, "Grab", nonce="first of all")
    waits = [ben.move(1, "Grab") for _ in range(2)]
    await server.wait(100)
    assert ann.table.phase == "over"
    assert grabs(ann) == [(1, 1199), (1, 1199), (1, 1199), (0, 1200), (0, 1200)]
    assert isinstance(ben.answer(with_it), Accepted)
    assert all(isinstance(ben.answer(nonce), Accepted) for nonce in waits)
    beaten = [message for message in ann.heard if isinstance(message, Refused)]
    assert [refused.rule for refused in beaten] == ["P-03"] * 3, "three of Ann's came after the fifth grab"


async def test_a_claim_that_comes_after_the_game_has_ended_is_judged_by_the_game(server: OfflineServer) -> None:
    _, ann, ben = await race(server, cadence=0, sudden=True)
    for _ in range(5):
        ann.move(0, "Grab")
    late, undo = ben.move(1, "Grab"), ben.say("undo", seat=1)
    await server.settle()
    assert ann.table.phase == "over"
    assert ben.answers(late) == [Refused(late, "P-03", "no-race")]
    assert ben.answer(undo).code == "not-now"


async def test_claims_that_wait_when_a_bot_takes_the_seat_are_answered(server: OfflineServer) -> None:
    _, ann, ben = await race(server)
    ann.move(0, "Grab")
    mine = ann.move(0, "Grab")
    ben.move(1, "Grab")
    his = ben.move(1, "Grab")
    await server.settle()
    assert ann.answer(mine) is ben.answer(his) is None
    ann.say("substitute", seat=0, level="steady")
    await server.settle()
    assert [answer.code for answer in ann.answers(mine)] == ["not-now"]
    assert ben.answer(his) is None, "the claims of others wait on"
    await server.wait(350)
    assert isinstance(ben.answer(his), Accepted)


async def test_a_bot_races_by_the_same_cadence(server: OfflineServer) -> None:
    table = await server.open(me(), bot("steady"), goal=1000)
    ann = await server.connect(table, ANN)
    ann.move(0, "Race")
    await server.wait(5_000)
    assert grabs(ann) == [(1, 0), (1, 350), (1, 700), (1, 1050), (1, 1400)]


async def test_a_bot_waits_for_a_slow_line_too(server: OfflineServer) -> None:
    table = await server.open(me(), bot("steady"), goal=1000)
    server.bots.paused = True
    ann = await server.connect(table, ANN, delay=90)
    await server.wait(500)
    ann.move(0, "Race")
    await server.settle()
    await server.wait(100)
    server.bots.release()
    await server.wait(50)
    ann.move(0, "Grab")
    await server.wait(100)
    assert grabs(ann)[:2] == [(0, 560), (1, 600)], "the bot grabbed at 600; the claim that came at 650 was made at 560"


async def test_the_deadline_waits_for_slow_claims_but_not_for_late_moves(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, clock=5_000)
    await server.join(table, BEN)
    ann, _ = await server.connect(table, ANN), await server.connect(table, BEN, delay=80)
    await server.wait(5_040)
    assert ann.update.seq == -1, "a claim made in time might still be on its way"
    nonce = ann.move(0, "Put", pebbles=1)
    await server.settle()
    assert ann.answer(nonce) == Refused(nonce, "P-01", "not-your-turn", (("seat", 1),))
    assert [event.at for event in ann.events()] == [5_000], "the time was up before the move came"


async def test_moves_that_are_no_claims_are_never_held(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN)
    ann, _ = await server.connect(table, ANN), await server.connect(table, BEN, delay=90)
    nonce = ann.move(0, "Done")
    await server.settle()
    assert isinstance(ann.answer(nonce), Accepted)
