"""Who is told by a notification, when, and how often."""

from typing import Any

import pytest
from tests.server.offline import ANN, BEN, OPEN, OfflineServer, Peer, me
from tests.server.pushing import FakePush, Receiver
from tests.server.test_pace import DAY, SECOND, TWO_DAYS

from burrow.server.lobby.lobby import SWEEP, Lobby
from burrow.server.table.actor import TableActor
from burrow.server.table.record import decode_record
from burrow.server.table.warning import WARNING
from burrow.server.web.browser import holder_of
from burrow.server.wire.api import Subscribe
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Pace

pytestmark = pytest.mark.anyio

HOUR = 3600 * SECOND


class PushingServer(OfflineServer):
    """A server that sends notifications, which the test can read. `push` outlives a restart."""

    def __init__(self, **settings: Any) -> None:
        self.push = FakePush()
        super().__init__(**settings)

    def _lobby(self) -> Lobby:
        return Lobby(
            self.store,
            time=self.time,
            thinker=self.bots,
            stepper=self.stepper,
            settings=self.settings,
            push=self.push,
        )

    @property
    def told(self) -> list[str]:
        return [note["kind"] for note in self.push.notes]


@pytest.fixture
async def house(pebbles: None) -> Any:
    server = PushingServer()
    yield server
    await server.close()


def wish(name: str = "ben", lang: Any = "en") -> Subscribe:
    return Subscribe(**Receiver(name).wish, lang=lang)


async def seated(house: PushingServer, pace: Pace = TWO_DAYS, **options: Any) -> tuple[TableActor, Peer]:
    """Ann, whose turn it is, and Ben, who wants notifications and is not connected."""
    table = await house.open(me(), OPEN, pace=pace, **options)
    await house.join(table, BEN)
    await table.subscribe(holder_of(BEN), wish())
    await house.settle()
    return table, await house.connect(table, ANN)


async def end_turn(house: OfflineServer, peer: Peer, seat: int) -> None:
    peer.move(seat, "Done")
    await house.settle()


async def test_whoever_is_not_connected_is_told_once_that_it_is_their_turn(house: PushingServer) -> None:
    table, ann = await seated(house)
    assert house.told == []
    ann.move(0, "Put", pebbles=1)
    await house.settle()
    assert house.told == [], "it is still Ann's turn"
    await end_turn(house, ann, 0)
    (note,) = house.push.notes
    assert note == {"kind": "turn", "table": table.name, "game": "pebbles", "lang": "en", "others": ["Ann"]}
    (message,) = house.push.sent
    assert message.target.endpoint.endswith("/ben")
    assert 2 * 86_400 - 1 <= message.seconds <= 2 * 86_400, "it is of no use once the time is up"
    ann.hang_up()
    await house.wait(DAY)
    assert house.told == ["turn"]


async def test_whoever_is_connected_is_not_told(house: PushingServer) -> None:
    table, ann = await seated(house)
    ben = await house.connect(table, BEN)
    await end_turn(house, ann, 0)
    ben.hang_up()
    await house.wait(HOUR)
    assert house.told == [], "Ben has seen it"
    ben = await house.connect(table, BEN)
    await end_turn(house, ben, 1)
    ben.hang_up()
    await house.settle()
    await end_turn(house, ann, 0)
    assert house.told == ["turn"], "the next decision is another one"


async def test_each_decision_is_told_and_each_turn_again(house: PushingServer) -> None:
    table, ann = await seated(house)
    for _ in range(2):
        await end_turn(house, ann, 0)
        ben = await house.connect(table, BEN)
        await end_turn(house, ben, 1)
        ben.hang_up()
        await house.settle()
    assert house.told == ["turn", "turn"]


async def test_before_the_time_is_up_there_is_one_warning(house: PushingServer) -> None:
    table, ann = await seated(house)
    await end_turn(house, ann, 0)
    ann.hang_up()
    await house.wait(2 * DAY - WARNING - 1)
    await house.again(table)
    await house.settle()
    assert house.told == ["turn"]
    await house.wait(1)
    assert house.told == ["turn", "late"]
    await house.wait(WARNING - 1)
    assert house.told == ["turn", "late"]


async def test_a_table_that_has_left_memory_wakes_up_for_the_warning(house: PushingServer) -> None:
    table, ann = await seated(house)
    await end_turn(house, ann, 0)
    ann.hang_up()
    await house.wait(DAY)
    assert house.lobby.in_memory == 0
    await house.wait(DAY - WARNING + SWEEP)
    assert house.told == ["turn", "late"]
    await house.wait(HOUR)
    assert house.lobby.in_memory == 0, "and goes back to sleep"
    await house.wait(WARNING)
    record = decode_record(await house.store.record(table.name))
    assert record.clocked >= 1, "a bot has moved for Ben"
    assert house.told == ["turn", "late"]


async def test_nobody_is_told_twice_after_a_restart(house: PushingServer) -> None:
    table, ann = await seated(house)
    await end_turn(house, ann, 0)
    await house.restart(down=HOUR)
    await house.again(table)
    await house.wait(HOUR)
    assert house.told == ["turn"]
    await house.restart(down=2 * DAY - 4 * HOUR)
    await house.wait(2 * SWEEP)
    assert house.told == ["turn", "late"], "the server finds the table by itself"
    await house.restart(down=SECOND)
    await house.wait(2 * SWEEP)
    assert house.told == ["turn", "late"]


async def test_a_browser_with_several_seats_learns_whose_turn_it_is(house: PushingServer) -> None:
    table = await house.open(me(), me("Bo"), OPEN, pace=TWO_DAYS)
    await house.join(table, BEN)
    await table.subscribe(holder_of(ANN), wish("ann", "fr"))
    await house.settle()
    (note,) = house.push.notes
    assert (note["name"], note["others"], note["lang"]) == ("Ann", ["Ben"], "fr")


async def test_whoever_turns_it_off_is_not_told(house: PushingServer) -> None:
    table, ann = await seated(house)
    assert table.push_info(holder_of(BEN)).on
    await table.unsubscribe(holder_of(BEN))
    assert not table.push_info(holder_of(BEN)).on
    await end_turn(house, ann, 0)
    assert house.told == []
    assert b"push.example.org" not in await house.store.record(table.name)


async def test_a_subscription_that_is_gone_is_deleted_unless_there_is_a_newer_one(house: PushingServer) -> None:
    table, ann = await seated(house)
    await end_turn(house, ann, 0)
    (message,) = house.push.sent
    await table.subscribe(holder_of(BEN), wish("ben-again"))
    await house.lobby.end_push(message)
    assert table.push_info(holder_of(BEN)).on
    await table.subscribe(holder_of(BEN), wish("ben"))
    ann.hang_up()
    await house.wait(HOUR)
    assert house.lobby.in_memory == 0
    await house.lobby.end_push(message)
    assert not (await house.again(table)).push_info(holder_of(BEN)).on
    await house.lobby.end_push(message._replace(table="nowhere"))


async def test_whoever_loses_their_seat_is_forgotten(house: PushingServer) -> None:
    table, ann = await seated(house)
    ann.say("remove", seat=1, level="steady", names=["Pip"])
    await house.settle()
    await end_turn(house, ann, 0)
    assert house.told == []
    assert decode_record(await house.store.record(table.name)).pushes == {}


async def test_the_rematch_goes_on_telling(house: PushingServer) -> None:
    table, ann = await seated(house, goal=1)
    await end_turn(house, ann, 0)
    assert house.told == ["turn"]
    ben = await house.connect(table, BEN)
    ben.move(1, "Put", pebbles=1)
    ben.move(1, "Done")
    await house.settle()
    assert ann.table.phase == "over"
    ann.say("rematch")
    await house.settle()
    assert house.told == ["turn", "turn"], "Ben has moved up, and begins"
    assert house.push.notes[1]["table"] == ann.table.successor
    (push,) = decode_record(await house.store.record(ann.table.successor)).pushes.values()
    assert len(push.told) == 1, "what was said at the old table does not count at the new one"


async def test_nobody_is_called_to_a_table_that_is_closed(house: PushingServer) -> None:
    table, ann = await seated(house)
    await end_turn(house, ann, 0)
    await house.lobby.closing.close(table.name)
    await house.restart(down=2 * DAY - HOUR)
    await house.wait(2 * SWEEP)
    assert house.told == ["turn"]


@pytest.mark.parametrize("pace", [Pace(), Pace("decision", 30)])
async def test_only_tables_that_take_days_have_notifications(house: PushingServer, pace: Pace) -> None:
    table = await house.open(me(), me("Bo"), pace=pace)
    with pytest.raises(Declined, match="no notifications"):
        await table.subscribe(holder_of(ANN), wish())


async def test_only_people_with_a_seat_and_a_known_service_are_told(house: PushingServer) -> None:
    table, _ = await seated(house)
    with pytest.raises(Declined) as declined:
        await table.subscribe(holder_of("somebody else" * 3), wish())
    assert declined.value.code == "not-your-seat"
    house.push.refuses = "an unknown service"
    with pytest.raises(Declined, match="an unknown service"):
        await table.subscribe(holder_of(ANN), wish())


async def test_a_server_without_notifications_says_so(server: OfflineServer) -> None:
    table = await server.open(me(), me("Bo"), pace=TWO_DAYS)
    assert table.push_info(holder_of(ANN)).key == ""
    with pytest.raises(Declined):
        await table.subscribe(holder_of(ANN), wish())
