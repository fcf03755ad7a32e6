"""The letters that lead to a table: made once, found by whoever types them, and hard to guess."""

import pytest
from tests.server.offline import ANN, OPEN, Failing, FakeTime, OfflineServer, me

from burrow.server.lobby.lobby import SWEEP
from burrow.server.lobby.tidying import DAY
from burrow.server.table.people import codes
from burrow.server.table.people.codes import (
    GUESSES,
    GUESSES_A_SECOND,
    LENGTH,
    LETTERS,
    CodeBook,
    claim_code,
    typed_code,
)
from burrow.server.wire.errors import Declined
from burrow.server.wire.outbound import Moved
from burrow.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("letter", "AEIOUYQ0158")
def test_no_letter_of_a_code_looks_like_another_or_makes_words(letter: str) -> None:
    assert letter not in LETTERS


@pytest.mark.parametrize("typed", ["BCDF", "bcdf", " b-c d f", "BC-DF"])
def test_a_code_is_read_as_people_type_it(typed: str) -> None:
    assert typed_code(typed) == "BCDF"


@pytest.mark.parametrize("typed", ["", "BCD", "BCDFG", "BCDA", "ßßßß", "BC/F", "BCD\u0130"])
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert typed_code(typed) == ""


async def test_a_code_that_leads_elsewhere_by_now_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    for name in ("a", "b"):
        await store.create(name, b"")
    await store.give_code("a", "BBBB")
    made = iter(["BBBB", "BBBB", "CCCC"])
    monkeypatch.setattr(codes, "fresh_code", lambda: next(made))
    assert await claim_code(store, "b", "BBBB") == "CCCC"
    assert await claim_code(store, "b", "CCCC") == "CCCC", "its own stays"
    assert await store.find_code("BBBB") == "a"


async def test_a_server_without_a_free_code_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    for name in ("a", "b"):
        await store.create(name, b"")
    await store.give_code("a", "BBBB")
    monkeypatch.setattr(codes, "fresh_code", lambda: "BBBB")
    with pytest.raises(Declined, match="no code is free"):
        await claim_code(store, "b", "")


async def test_guessing_is_slow_for_each_address(anyio_backend: str) -> None:
    store, time = MemoryStore(), FakeTime()
    await store.create("t", b"")
    await store.give_code("t", "BCDF")
    book = CodeBook(store, time)
    for _ in range(GUESSES - 1):
        with pytest.raises(Declined, match="unknown-code"):
            await book.find("GGGG", "1.2.3.4")
    for _ in range(50):
        assert await book.find("bcdf", "1.2.3.4") == "t", "whoever types it right is not held up"
    with pytest.raises(Declined, match="unknown-code"):
        await book.find("GGGG", "1.2.3.4")
    with pytest.raises(Declined) as declined:
        await book.find("BCDF", "1.2.3.4")
    assert (declined.value.code, declined.value.retry_after) == ("too-fast", round(1 / GUESSES_A_SECOND))
    assert await book.find("BCDF", "5.6.7.8") == "t"
    time.step(time.now() + round(1000 / GUESSES_A_SECOND))
    assert await book.find("BCDF", "1.2.3.4") == "t"


async def test_a_table_gets_a_code_when_somebody_asks_and_keeps_it(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    ann = await server.connect(table, ANN)
    assert ann.table.code == ""
    code = await table.code()
    assert len(code) == LENGTH
    await server.settle()
    assert ann.table.code == code, "everyone at the table sees it"
    assert await table.code() == code
    assert await server.lobby.codes.find(code.lower(), "test") == table.name
    await server.restart()
    table = await server.again(table)
    assert await server.lobby.codes.find(code, "test") == table.name
    assert await table.code() == code


async def test_the_code_leads_to_the_rematch(server: OfflineServer) -> None:
    table = await server.open(me(), goal=1)
    code = await table.code()
    ann = await server.connect(table, ANN)
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    ann.say("rematch")
    await server.settle()
    successor = ann.of(Moved)[0].table
    assert await server.lobby.codes.find(code, "test") == successor
    assert ann.table.code == "", "it does not lead here any more"
    again = await server.connect(await server.lobby.table(successor), ANN)
    assert again.table.code == code
    assert await (await server.lobby.table(successor)).code() == code


async def test_a_code_ends_a_day_after_the_last_change_at_its_table(pebbles: None) -> None:
    now = [1e9]
    server = OfflineServer(MemoryStore(now=lambda: now[0]))
    table = await server.open(me(), OPEN)
    code = await table.code()
    await server.wait(2 * SWEEP)
    now[0] += DAY / 1000
    await server.wait(DAY)
    with pytest.raises(Declined, match="unknown-code"):
        await server.lobby.codes.find(code, "test")
    assert await (await server.again(table)).code() == code, "it comes back for whoever asks at the table"
    await server.close()


async def test_a_code_that_cannot_be_stored_is_not_given(pebbles: None) -> None:
    store = Failing()
    server = OfflineServer(store)
    table = await server.open(me(), OPEN)
    store.fail("amend")
    with pytest.raises(Declined, match="not-stored"):
        await table.code()
    code = await table.code()
    assert await server.lobby.codes.find(code, "test") == table.name
    await server.close()
