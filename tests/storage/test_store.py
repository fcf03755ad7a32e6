"""What every store promises: one test suite for all of them."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burrow.storage.store import Conflict, EventStore, StoreError

Opener = Callable[[], EventStore]


def with_store(opener: Opener, test: Callable[[EventStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = opener()
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_new_store_is_empty(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        assert await store.tables() == []
        assert await store.record("t") is None
        assert await store.rows("t") == []

    with_store(opener, test)


def test_a_table_has_the_record_it_was_created_with(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        await store.create("t", b"\x00record\xff")
        assert await store.record("t") == b"\x00record\xff"
        assert await store.rows("t") == []

    with_store(opener, test)


def test_a_name_can_be_taken_once(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        await store.create("t", b"first")
        with pytest.raises(Conflict, match="'t' already"):
            await store.create("t", b"second")
        assert await store.record("t") == b"first"

    with_store(opener, test)


def test_a_record_is_replaced(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        await store.create("t", b"first")
        await store.append("t", 0, [b"row"])
        await store.amend("t", b"second")
        assert await store.record("t") == b"second"
        assert await store.rows("t") == [b"row"]

    with_store(opener, test)


def test_a_table_that_is_not_there_takes_nothing(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        with pytest.raises(StoreError, match="no table 't'"):
            await store.amend("t", b"record")
        with pytest.raises(StoreError, match="no table 't'"):
            await store.append("t", 0, [b"row"])
        assert await store.tables() == []

    with_store(opener, test)


def test_rows_come_back_in_order_from_any_start(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        await store.create("t", b"")
        await store.append("t", 0, [b"0", b"1"])
        await store.append("t", 2, [b"2"])
        assert await store.rows("t") == [b"0", b"1", b"2"]
        assert await store.rows("t", 1) == [b"1", b"2"]
        assert await store.rows("t", 3) == []
        assert await store.rows("t", 2**70) == []
        assert await store.rows("t", -1) == [b"0", b"1", b"2"]

    with_store(opener, test)


@pytest.mark.parametrize("seq", [0, 1, 3, -1, 2**70])
def test_a_number_that_does_not_follow_is_a_conflict(opener: Opener, seq: int) -> None:
    async def test(store: EventStore) -> None:
        await store.create("t", b"")
        await store.append("t", 0, [b"0", b"1"])
        with pytest.raises(Conflict, match="goes on at seq 2"):
            await store.append("t", seq, [b"x", b"y"])
        assert await store.rows("t") == [b"0", b"1"]
        await store.append("t", 2, [b"2"])

    with_store(opener, test)


def test_tables_are_listed_oldest_first(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        for name in ("b", "c", "a"):
            await store.create(name, b"")
        await store.amend("b", b"again")
        assert await store.tables() == ["b", "c", "a"]

    with_store(opener, test)


def test_rows_of_one_table_are_not_rows_of_another(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        await store.create("a", b"")
        await store.create("b", b"")
        await store.append("a", 0, [b"of a"])
        await store.append("b", 0, [b"of b", b"of b too"])
        assert await store.rows("a") == [b"of a"]
        assert await store.rows("b") == [b"of b", b"of b too"]

    with_store(opener, test)


def test_of_two_who_write_the_same_number_one_wins(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        await store.create("t", b"")
        wishes = [store.append("t", 0, [bytes([n]), bytes([n])]) for n in range(20)]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        winners = [n for n, result in enumerate(results) if result is None]
        assert len(winners) == 1
        assert all(isinstance(result, Conflict) for result in results if result is not None)
        assert await store.rows("t") == [bytes(winners), bytes(winners)]

    with_store(opener, test)


def test_a_conflict_does_not_fail_its_neighbours(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        for n in range(30):
            await store.create(f"t{n}", b"")
        wishes = [store.append(f"t{n}", 7 if n % 3 == 0 else 0, [b"a", b"b"]) for n in range(30)]
        wishes.append(store.append("nowhere", 0, [b"a"]))
        wishes.append(store.create("t5", b"taken"))
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(result) for result in results[-2:]] == [StoreError, Conflict]
        for n in range(30):
            assert isinstance(results[n], Conflict) == (n % 3 == 0)
            assert await store.rows(f"t{n}") == ([] if n % 3 == 0 else [b"a", b"b"])

    with_store(opener, test)


def test_fifty_tables_at_once_keep_their_own_order(opener: Opener) -> None:
    moves = 40

    async def play(store: EventStore, name: str) -> None:
        await store.create(name, name.encode())
        for seq in range(0, 2 * moves, 2):
            await store.append(name, seq, [f"{name}/{seq}".encode(), f"{name}/{seq + 1}".encode()])

    async def test(store: EventStore) -> None:
        names = [f"t{n}" for n in range(50)]
        await asyncio.gather(*(play(store, name) for name in names))
        assert sorted(await store.tables()) == sorted(names)
        for name in names:
            assert await store.rows(name) == [f"{name}/{seq}".encode() for seq in range(2 * moves)]

    with_store(opener, test)


def test_a_caller_that_goes_away_breaks_nothing(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        await store.create("t", b"")
        gone = [asyncio.ensure_future(store.append("t", seq, [b"%d" % seq])) for seq in range(20)]
        await asyncio.sleep(0)
        for wish in gone:
            wish.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        following = len(await store.rows("t"))
        while True:
            try:
                await store.append("t", following, [b"last"])
                break
            except Conflict:
                following = len(await store.rows("t"))
        rows = await store.rows("t")
        assert rows == [b"%d" % seq for seq in range(len(rows) - 1)] + [b"last"]

    with_store(opener, test)


def test_a_closed_store_says_so(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        await store.create("t", b"")
        await store.close()
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append("t", 0, [b"row"])
        with pytest.raises(StoreError, match="closed"):
            await store.rows("t")

    with_store(opener, test)


names = st.sampled_from(["a", "b", "ü", "sofa 'n' \"table\"; --"])
bodies = st.binary(max_size=12)
requests = st.one_of(
    st.tuples(st.just("create"), names, bodies),
    st.tuples(st.just("amend"), names, bodies),
    st.tuples(st.just("succeed"), names, bodies, names, bodies),
    st.tuples(st.just("append"), names, st.integers(-1, 2), st.lists(bodies, max_size=3)),
    st.tuples(st.just("delete"), names),
    st.tuples(st.just("code"), names, st.sampled_from(["BDGH", "KLMN"])),
    st.tuples(st.just("read"), names, st.integers(-2, 8)),
)


@settings(max_examples=60)
@given(st.lists(requests, max_size=30))
def test_a_store_is_a_dictionary_of_lists(kind: Callable[[Path], Opener], steps: list[tuple[Any, ...]]) -> None:
    """`append` is drawn as an offset from the correct number."""
    with TemporaryDirectory() as folder:
        with_store(kind(Path(folder)), lambda store: follow_model(store, steps))


async def follow_model(store: EventStore, steps: list[tuple[Any, ...]]) -> None:
    records: dict[str, bytes] = {}
    rows: dict[str, list[bytes]] = {}
    codes: dict[str, str] = {}
    for step in steps:
        match step:
            case ("create", name, record):
                assert await outcome(store.create(name, record)) is (Conflict if name in records else None)
                records.setdefault(name, record)
                rows.setdefault(name, [])
            case ("amend", name, record):
                assert await outcome(store.amend(name, record)) is (None if name in records else StoreError)
                if name in records:
                    records[name] = record
            case ("succeed", name, record, successor, opening):
                fault = StoreError if name not in records else Conflict if successor in records else None
                assert await outcome(store.succeed(name, record, successor, opening)) is fault
                if fault is None:
                    records[name], records[successor], rows[successor] = record, opening, []
                    codes = {code: successor if table == name else table for code, table in codes.items()}
            case ("append", name, off, new):
                expected = StoreError if name not in records else Conflict if off else None
                assert await outcome(store.append(name, len(rows.get(name, ())) + off, new)) is expected
                if expected is None:
                    rows[name] += new
            case ("delete", name):
                await store.delete(name)
                records.pop(name, None)
                rows.pop(name, None)
                codes = {code: table for code, table in codes.items() if table != name}
            case ("code", name, code):
                fault = StoreError if name not in records else Conflict if codes.get(code, name) != name else None
                assert await outcome(store.give_code(name, code)) is fault
                if fault is None:
                    codes = {other: table for other, table in codes.items() if table != name} | {code: name}
            case ("read", name, start):
                assert await store.record(name) == records.get(name)
                assert await store.rows(name, start) == rows.get(name, [])[max(0, start) :]
    assert await store.tables() == list(records)
    assert {name: await store.record(name) for name in records} == records
    assert {name: await store.rows(name) for name in records} == rows
    assert {code: await store.find_code(code) for code in ("BDGH", "KLMN")} == {
        code: codes.get(code) for code in ("BDGH", "KLMN")
    }


async def outcome(wish: Awaitable[None]) -> type[StoreError] | None:
    try:
        await wish
    except StoreError as error:
        return type(error)
    return None


def test_a_deleted_table_is_gone_with_its_rows(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        for name in ("a", "b"):
            await store.create(name, b"record")
            await store.append(name, 0, [b"row"])
        results = await asyncio.gather(
            store.append("a", 1, [b"late"]), store.delete("a"), store.delete("nowhere"), return_exceptions=True
        )
        assert results == [None, None, None]
        assert await store.tables() == ["b"]
        assert (await store.record("a"), await store.rows("a")) == (None, [])
        with pytest.raises(StoreError, match="no table"):
            await store.append("a", 1, [b"row"])
        await store.create("a", b"again")
        await store.append("a", 0, [b"first"])
        assert (await store.rows("a"), await store.rows("b")) == ([b"first"], [b"row"])

    with_store(opener, test)


def test_untouched_tables_are_those_nobody_has_written_to_for_so_long(
    timed: Callable[[Callable[[], float]], EventStore],
) -> None:
    now = [1_000_000.5]

    async def test(store: EventStore) -> None:
        for name in ("old", "amended", "played", "new"):
            await store.create(name, b"")
            now[0] += 10
        await store.amend("amended", b"record")
        await store.append("played", 0, [b"row"])
        now[0] += 25
        assert list(await store.untouched(25)) == ["old", "amended", "played", "new"]
        assert list(await store.untouched(26)) == ["old", "new"]
        assert list(await store.untouched(60)) == ["old"]
        assert await store.untouched(1000) == {}

    with_store(lambda: timed(lambda: now[0]), test)


def test_a_code_leads_to_its_table(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        await store.create("t", b"")
        assert await store.find_code("BDGH") is None
        await store.give_code("t", "BDGH")
        await store.give_code("t", "BDGH")
        assert await store.find_code("BDGH") == "t"
        await store.give_code("t", "KLMN")
        assert (await store.find_code("BDGH"), await store.find_code("KLMN")) == (None, "t")

    with_store(opener, test)


def test_of_two_tables_that_want_a_code_one_gets_it(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        for name in ("a", "b"):
            await store.create(name, b"")
        wishes = [store.give_code(name, "BDGH") for name in ("a", "b")]
        assert [type(result) for result in await asyncio.gather(*wishes, return_exceptions=True)] == [
            type(None),
            Conflict,
        ]
        assert await store.find_code("BDGH") == "a"
        with pytest.raises(StoreError, match="no table 'c'"):
            await store.give_code("c", "KLMN")

    with_store(opener, test)


def test_a_code_follows_the_rematch_and_ends_with_its_table(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        await store.create("first", b"")
        await store.give_code("first", "BDGH")
        await store.succeed("first", b"", "second", b"")
        assert await store.find_code("BDGH") == "second"
        await store.delete("first")
        assert await store.find_code("BDGH") == "second"
        await store.delete("second")
        assert await store.find_code("BDGH") is None

    with_store(opener, test)


def test_codes_of_tables_that_nobody_has_written_to_end(
    timed: Callable[[Callable[[], float]], EventStore],
) -> None:
    now = [1_000_000.0]

    async def test(store: EventStore) -> None:
        for name, code in (("old", "BDGH"), ("played", "KLMN"), ("named", "PRST")):
            await store.create(name, b"")
            if name != "named":
                await store.give_code(name, code)
        now[0] += 60
        await store.append("played", 0, [b"row"])
        await store.give_code("named", "PRST")
        await store.end_codes(60)
        codes = ("BDGH", "KLMN", "PRST")
        assert [await store.find_code(code) for code in codes] == [None, "played", "named"]
        assert await store.tables() == ["old", "played", "named"]

    with_store(lambda: timed(lambda: now[0]), test)


def test_a_store_that_is_well_has_no_trouble(opener: Opener) -> None:
    async def test(store: EventStore) -> None:
        assert await store.trouble() == ""
        await store.create("t", b"")
        assert await store.trouble() == ""

    with_store(opener, test)
