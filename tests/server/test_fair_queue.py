"""Bots think for every address in turn, however many bots one address has."""

import asyncio
from pathlib import Path

import pytest
from tests.patience import PATIENCE_MS
from tests.server.offline import ANN, BEN, OfflineServer, bot, me
from tests.server.process import plug_in
from tests.server.test_pool import question

from burrow.server.bots.fair_queue import RECENT, FairQueue
from burrow.server.bots.pool import Answer, BotPool

pytestmark = pytest.mark.anyio


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def take_all(turns: FairQueue[int]) -> list[tuple[str, int]]:
    """Take and finish one thing after the other."""
    taken: list[tuple[str, int]] = []
    while (following := turns.take()) is not None:
        taken.append(following)
        turns.done(following.who)
    return taken


def test_everyone_has_a_turn() -> None:
    turns: FairQueue[int] = FairQueue(1, Clock())
    for number in range(5):
        turns.put("a", number)
    for number in range(2):
        turns.put("b", number)
    turns.put("c", 0)
    assert take_all(turns) == [
        ("a", 0), ("b", 0), ("c", 0), ("a", 1), ("b", 1), ("a", 2), ("a", 3), ("a", 4)
    ]  # fmt: skip


def test_a_place_is_kept_for_others_as_long_as_there_are_any() -> None:
    clock = Clock()
    turns: FairQueue[int] = FairQueue(3, clock)
    turns.put("b", 0)
    assert take_all(turns) == [("b", 0)]
    for number in range(6):
        turns.put("a", number)
    assert [turns.take(), turns.take()] == [("a", 0), ("a", 1)]
    assert turns.take() is None, "b may ask again"
    turns.put("b", 1)
    assert turns.take() == ("b", 1)
    clock.now += RECENT + 1
    assert turns.take() == ("a", 2), "b has gone"
    turns.done("a")
    turns.put("b", 2)
    assert turns.take() == ("b", 2), "and comes back"


def test_who_is_alone_has_all_places() -> None:
    turns: FairQueue[int] = FairQueue(2, Clock())
    for number in range(3):
        turns.put("a", number)
    assert [turns.take(), turns.take()] == [("a", 0), ("a", 1)]


async def test_the_pool_goes_from_one_address_to_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(plug_in(tmp_path / "plugins"))
    pool = BotPool(workers=1, patience=PATIENCE_MS)
    order: list[str] = []
    done = asyncio.Event()

    def note(who: str, answer: Answer | None) -> None:
        order.append(who)
        if len(order) == 7:
            done.set()

    for _ in range(6):
        pool.think(question("steady"), lambda answer: note("hoarder", answer), "hoarder")
    pool.think(question("steady"), lambda answer: note("guest", answer), "guest")
    await done.wait()
    assert order.index("guest") == 1, "one was under way already"
    pool.close()


async def test_bots_think_on_the_account_of_who_opened_the_table(server: OfflineServer) -> None:
    table = await server.open(bot("steady"), me())
    visitor = await server.connect(table, BEN)
    visitor.connection.address = "elsewhere"
    assert set(server.bots.payers) == {"test"}
    await server.restart()
    server.bots.payers.clear()
    again = await server.again(table)
    await server.connect(again, BEN)
    assert again._parts.bots._payer == "", "who only watches pays for nobody"
    await server.connect(again, ANN)
    assert again._parts.bots._payer == "test"
