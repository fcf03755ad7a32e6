"""Games that follow each other at one table: who sits where, who is kept, and the tally of the evening."""

from typing import Any

import pytest
from tests.server.offline import ANN, BEN, CAT, OPEN, OfflineServer, Peer, me

from burrow.server.table.actor import TableActor
from burrow.server.table.people.evening import steps_up
from burrow.server.table.people.presence import GRACE
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Accepted, Moved, Welcome

pytestmark = pytest.mark.anyio

TV = "token-of-the-tv-" * 2


async def ask(server: OfflineServer, peer: Peer, kind: str, /, **values: Any) -> Any:
    nonce = peer.say(kind, **values)
    await server.settle()
    return peer.answer(nonce)


async def win(server: OfflineServer, *peers: Peer, pebbles: int = 1) -> None:
    """The first seat wins a game with the goal 1."""
    (first,) = [peer for peer in peers if 0 in peer.of(Welcome)[-1].yours]
    first.move(0, "Put", pebbles=pebbles)
    first.move(0, "Done")
    await server.settle()
    assert first.table.phase == "over"


async def rematch(server: OfflineServer, peer: Peer, **values: Any) -> TableActor:
    assert isinstance(await ask(server, peer, "rematch", **values), Accepted)
    return await server.lobby.table(peer.of(Moved)[-1].table)


def lines(peer: Peer) -> list[tuple[str, int, int, int]]:
    return [(line.name, line.games, line.wins, line.points) for line in peer.table.tally]


async def test_everyone_moves_up_by_one_seat_and_keeps_their_mark(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, OPEN, goal=1)
    await server.join(table, BEN, "Ben")
    await server.join(table, CAT, "Cat")
    order, marks, starters = [], [], []
    for _ in range(4):
        peers = [await server.connect(table, token) for token in (ANN, BEN, CAT)]
        order.append([seat.name for seat in peers[0].table.seats])
        marks.append({seat.name: seat.mark for seat in peers[0].table.seats})
        starters.append(peers[0].update.waiting)
        await win(server, *peers)
        table = await rematch(server, peers[1])
    assert order == [["Ann", "Ben", "Cat"], ["Ben", "Cat", "Ann"], ["Cat", "Ann", "Ben"], ["Ann", "Ben", "Cat"]]
    assert marks == [{"Ann": 0, "Ben": 1, "Cat": 2}] * 4
    assert starters == [(0,)] * 4, "the first seat begins, and each time somebody else has it"


@pytest.mark.parametrize(
    ("teams", "steps"),
    [((0,), 0), ((0, 1), 1), ((0, 1, 2), 1), ((0, 1, 0, 1), 1), ((0, 0, 1, 1), 2), ((0, 0, 0), 1), ((0, 0, 1), 0)],
)
def test_teams_stay_together(teams: tuple[int, ...], steps: int) -> None:
    assert steps_up(teams) == steps


async def test_the_tally_counts_games_wins_and_points_of_each_player(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, goal=1)
    await server.join(table, BEN, "Ben")
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    assert (ann.table.games, ann.table.tally) == (0, ())
    await win(server, ann, ben, pebbles=3)
    assert ann.table.games == 1
    assert lines(ann) == [("Ann", 1, 1, 3), ("Ben", 1, 0, 0)]
    table = await rematch(server, ann)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    assert lines(ann) == [("Ann", 1, 1, 3), ("Ben", 1, 0, 0)], "it is known during the next game too"
    await win(server, ann, ben, pebbles=2)
    assert lines(ben) == [("Ann", 2, 1, 3), ("Ben", 2, 1, 2)]
    await server.restart()
    ann = await server.connect(await server.again(table), ANN)
    assert (ann.table.games, lines(ann)) == (2, [("Ann", 2, 1, 3), ("Ben", 2, 1, 2)])


async def test_who_comes_later_has_a_line_of_their_own(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, goal=1)
    ann = await server.connect(table, ANN)
    await ask(server, ann, "begin", fill="steady", names=["Pip"])
    await win(server, ann)
    table = await rematch(server, ann)
    await server.join(table, BEN, "Ben")
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    await win(server, ann, ben)
    assert lines(ann) == [("Ann", 2, 1, 1), ("Pip", 1, 0, 0), ("Ben", 1, 1, 1)]
    assert len({line.who for line in ann.table.tally}) == 3
    assert [line.level for line in ann.table.tally] == ["", "steady", ""]


async def test_bots_play_for_those_who_are_away_and_nobody_waits_for_them(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, OPEN, goal=1)
    await server.join(table, BEN, "Ben")
    await server.join(table, CAT, "Cat")
    ann, ben, cat = [await server.connect(table, token) for token in (ANN, BEN, CAT)]
    ben.hang_up()
    await server.wait(GRACE)
    cat.hang_up()
    await win(server, ann)
    server.bots.paused = True
    table = await rematch(server, ann)
    ann = await server.connect(table, ANN)
    assert [(seat.name, bool(seat.level)) for seat in ann.table.seats] == [
        ("Ben", True),
        ("Cat", False),
        ("Ann", False),
    ]
    ben = await server.connect(table, BEN)
    assert isinstance(await ask(server, ben, "substitute", seat=0, level=""), Accepted), "the seat is still his"


async def test_a_host_may_change_the_seats_before_the_rematch_begins(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, goal=1)
    await server.join(table, BEN, "Ben")
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    await win(server, ann, ben)
    assert (await ask(server, ben, "rematch", gather=True)).code == "not-the-host"
    table = await rematch(server, ann, gather=True)
    ann = await server.connect(table, ANN)
    assert ann.table.phase == "gathering"
    assert lines(ann) == [("Ann", 1, 1, 1), ("Ben", 1, 0, 0)], "the waiting room shows the tally"
    await ask(server, ann, "add-seat")
    await server.join(table, CAT, "Cat")
    assert ann.table.phase == "gathering", "the host begins"
    assert len({seat.mark for seat in ann.table.seats}) == 3
    assert isinstance(await ask(server, ann, "begin"), Accepted)
    assert ann.update.waiting == (0,)


async def test_a_screen_without_a_seat_may_ask_for_a_rematch_and_stays_a_host(server: OfflineServer) -> None:
    table = await server.open(OPEN, OPEN, token=TV, goal=1)
    tv = await server.connect(table, TV)
    await server.join(table, ANN, "Ann")
    await server.join(table, BEN, "Ben")
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    await win(server, ann, ben)
    watcher = await server.connect(table, CAT)
    assert (await ask(server, watcher, "rematch")).code == "not-your-seat"
    table = await rematch(server, tv)
    assert ben.of(Moved) == watcher.of(Moved) == tv.of(Moved)
    tv, ann = await server.connect(table, TV), await server.connect(table, ANN)
    assert [peer.of(Welcome)[-1].host for peer in (tv, ann)] == [True, True]


async def test_the_old_link_leads_on_to_the_newest_table(server: OfflineServer) -> None:
    table = first = await server.open(me(), goal=1)
    names = [table.name]
    for _ in range(3):
        ann = await server.connect(table, ANN)
        await win(server, ann)
        table = await rematch(server, ann)
        names.append(table.name)
    assert [await server.lobby.newest(name) for name in names] == [names[-1]] * 4
    await server.restart()
    assert await server.lobby.newest(first.name) == names[-1]
    assert server.lobby.in_memory == 0, "to follow the links, no game is read"
    await server.store.delete(names[-1])
    assert await server.lobby.newest(first.name) == names[-2], "the last one that is still there"
    with pytest.raises(Declined):
        await server.lobby.table(names[-1])
