"""`burrow store`: damaged tables are named, a backup is private and whole, old tables are deleted only when told to."""

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.terminal import Burrow, Play, Ran

from burrow.cli.command import main
from burrow.engine.codec import encode_entry
from burrow.engine.game import Setup
from burrow.engine.log import Log
from burrow.engine.registry import game
from burrow.engine.rng import fresh_seed
from burrow.games.nuts.moves import Roll
from burrow.games.nuts.options import Options
from burrow.server.table.record import Phase, SeatRecord, TableRecord, encode_record
from burrow.storage.sqlite import SqliteStore

DAY = 24 * 60 * 60
SEATS = (SeatRecord("person", "Ann", "a" * 64), SeatRecord("person", "Ben", "b" * 64))


def table(phase: Phase = "playing") -> tuple[bytes, list[bytes]]:
    """A table with a first roll."""
    setup = Setup("nuts", game("nuts").format, 2, Options(starter="first"), fresh_seed())
    log = Log(game("nuts"), setup)
    rows = []
    log.submit(0, Roll(), 0)
    rows.append(encode_entry(log.entries[-1], log.state))
    while log.waiting.nature:
        log.answer(log.at)
        rows.append(encode_entry(log.entries[-1], log.state))
    return encode_record(TableRecord(setup, SEATS, "a" * 64, phase)), rows


def lay(folder: Path, *, days: dict[str, int], over: tuple[str, ...] = ()) -> None:
    """Create tables last written that many days ago."""

    async def run() -> None:
        now = [0.0]
        store = SqliteStore(folder / "tables.sqlite", now=lambda: now[0])
        for name, ago in days.items():
            now[0] = time.time() - ago * DAY - 60
            record, rows = table("over" if name in over else "playing")
            await store.create(name, record)
            await store.append(name, 0, rows)
        await store.close()

    asyncio.run(run())


def change(folder: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as file:
        assert file.execute(sql, values).rowcount


@pytest.fixture
def burrow(capsys: pytest.CaptureFixture[str]) -> Burrow:
    """Runs the command in this process, which is quicker than starting one each time."""

    def run(*arguments: str | Path) -> Ran:
        capsys.readouterr()
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as end:
            code = int(end.code or 0)
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "tables"


def test_check_says_that_nothing_is_damaged(burrow: Burrow, folder: Path) -> None:
    lay(folder, days={"ada": 0, "bo": 0})
    ran = burrow("store", "check", "--data", folder)
    assert (ran.code, ran.err) == (0, "")
    assert "2 tables, 4 rows. Nothing is damaged." in ran.out


def test_check_names_each_damaged_table(burrow: Burrow, folder: Path) -> None:
    lay(folder, days={"ada": 0, "bo": 0, "cleo": 0})
    change(folder, "UPDATE events SET body = x'7b7d' WHERE table_id = 1 AND seq = 0")
    change(folder, "UPDATE tables SET record = x'7b7d' WHERE id = 3")
    ran = burrow("store", "check", "--data", folder)
    assert (ran.code, ran.err) == (1, "")
    assert "table 'ada' is damaged" in ran.out
    assert "table 'cleo' is damaged" in ran.out
    assert "bo" not in ran.out
    assert "2 of 3 tables are damaged" in ran.out


@pytest.mark.parametrize("page", [0, 1, 4])
def test_a_file_that_sqlite_cannot_read_is_damaged_too(burrow: Burrow, folder: Path, page: int) -> None:
    lay(folder, days={f"t{n}": 0 for n in range(30)})
    file = folder / "tables.sqlite"
    body = bytearray(file.read_bytes())
    body[page * 4096 : page * 4096 + 900] = b"\xa5" * 900
    file.write_bytes(body)
    ran = burrow("store", "check", "--data", folder)
    assert (ran.code, ran.err) == (1, "")
    assert str(file) in ran.out


def test_check_plays_every_table_through(burrow: Burrow, folder: Path) -> None:
    """Data that was stored correctly but is not a valid game."""

    async def run() -> None:
        store = SqliteStore(folder / "tables.sqlite")
        record, rows = table()
        await store.create("wrong", record)
        await store.append("wrong", 0, [rows[0].replace(b'"digest":"', b'"digest":"0'), *rows[1:]])
        await store.create("none", b"{}")
        await store.close()

    asyncio.run(run())
    ran = burrow("store", "check", "--data", folder)
    assert ran.code == 1
    assert "table 'wrong' cannot be read: at row 0" in ran.out
    assert "table 'none' cannot be read" in ran.out


def test_check_and_backup_work_beside_a_running_server(
    play: Play, burrow: Burrow, folder: Path, tmp_path: Path
) -> None:
    with play("--port", "0", "--data", folder) as server:
        assert server.url
        assert burrow("store", "check", "--data", folder).code == 0
        assert burrow("store", "backup", tmp_path / "copy.sqlite", "--data", folder).code == 0
        ran = burrow("store", "tidy", "--older-than", "1d", "--data", folder)
        assert (ran.code, ran.err) == (0, ""), "looking is free"
        assert server.interrupt().code == 0


def test_there_is_nothing_to_check(burrow: Burrow, tmp_path: Path) -> None:
    for wish in (["check"], ["backup", tmp_path / "copy"], ["tidy", "--older-than", "9d"]):
        ran = burrow("store", *wish, "--data", tmp_path / "nowhere")
        assert ran.code == 2
        assert "--data" in ran.sentence
        assert not (tmp_path / "nowhere").exists()
        assert not (tmp_path / "copy").exists()


def test_a_backup_is_whole_and_private(burrow: Burrow, folder: Path, tmp_path: Path) -> None:
    lay(folder, days={"ada": 3, "bo": 0})
    copy = tmp_path / "other" / "tables.sqlite"
    copy.parent.mkdir()
    ran = burrow("store", "backup", copy, "--data", folder)
    assert (ran.code, ran.err) == (0, "")
    assert "2 tables" in ran.out
    assert os.name != "posix" or copy.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in copy.parent.iterdir()] == ["tables.sqlite"], "one file is all of it"
    ran = burrow("store", "check", "--data", copy.parent)
    assert "2 tables, 4 rows. Nothing is damaged." in ran.out


def test_a_backup_replaces_nothing(burrow: Burrow, folder: Path, tmp_path: Path) -> None:
    lay(folder, days={"ada": 0})
    copy = tmp_path / "copy"
    copy.write_text("precious")
    ran = burrow("store", "backup", copy, "--data", folder)
    assert ran.code == 2
    assert "is there already" in ran.sentence
    assert copy.read_text() == "precious"


def test_a_backup_of_damaged_tables_says_so(burrow: Burrow, folder: Path, tmp_path: Path) -> None:
    lay(folder, days={"ada": 0})
    change(folder, "UPDATE events SET body = x'7b7d' WHERE seq = 0")
    ran = burrow("store", "backup", tmp_path / "copy", "--data", folder)
    assert ran.code == 1
    assert "1 of them are damaged" in ran.out


def test_tables_are_copied_and_put_back(
    play: Play, burrow: Burrow, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(folder, days={"ada": 0})
    copy = tmp_path / "copy"
    with monkeypatch.context() as environment:
        environment.setenv("BURROW_DATA", str(folder))
        assert "1 tables are copied" in burrow("backup", copy).out
    lay(folder, days={"bo": 0})
    (tmp_path / "burrow.toml").write_text(f'data = "{folder}"')
    wish = ("restore", copy, "--config", tmp_path / "burrow.toml")
    ran = burrow(*wish)
    assert (ran.code, ran.out) == (2, "")
    assert "--force" in ran.sentence
    with play("--port", "0", "--data", folder) as server:
        assert server.url
        ran = burrow(*wish)
        assert (ran.code, ran.out) == (2, "")
        assert "--force" in ran.sentence
        assert burrow("backup", tmp_path / "second", "--data", folder).code == 0, "beside the server"
        ran = burrow(*wish, "--force")
        assert (ran.code, ran.err) == (0, "")
        assert "The server goes on with them." in ran.out
        assert "1 tables, 2 rows" in burrow("store", "check", "--data", folder).out
        assert server.interrupt().code == 0
    assert "1 tables" in burrow("store", "check", "--data", folder).out
    ran = burrow(*wish, "--force")
    assert (ran.code, ran.err) == (0, "")
    assert "1 tables, 2 rows. Nothing is damaged." in burrow("store", "check", "--data", folder).out
    assert burrow("restore", tmp_path / "second", "--data", tmp_path / "elsewhere").code == 0
    assert "2 tables" in burrow("store", "check", "--data", tmp_path / "elsewhere").out


def test_tables_in_memory_cannot_be_copied(burrow: Burrow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BURROW_DATA", ":memory:")
    ran = burrow("backup", tmp_path / "copy")
    assert ran.code == 2
    assert "--data" in ran.sentence


def test_only_abandoned_tables_are_tidied_away(burrow: Burrow, folder: Path) -> None:
    lay(folder, days={"over": 400, "left": 400}, over=("over",))
    change(folder, "UPDATE tables SET record = x'00' WHERE name = 'left'")
    wish = ("store", "tidy", "--older-than", "365d", "--data", folder, "--yes")
    assert "no abandoned tables" in burrow(*wish, "--abandoned").out, "nobody knows what a damaged table was"
    lay(folder, days={"another": 400})
    assert "1 tables are deleted" in burrow(*wish, "--abandoned").out
    assert "1 tables are deleted" in burrow(*wish, "--finished").out
    assert "1 tables are deleted" in burrow(*wish).out


def test_tidying_lists_first_and_deletes_when_told_to(burrow: Burrow, folder: Path) -> None:
    lay(folder, days={"ancient": 900, "old": 365, "recent": 364, "fresh": 0}, over=("ancient",))
    wish = ("store", "tidy", "--older-than", "365d", "--data", folder)
    ran = burrow(*wish)
    assert (ran.code, ran.err) == (0, "")
    assert "ancient" in ran.out
    assert "old" in ran.out
    assert "recent" not in ran.out
    assert "Nothing is deleted yet" in ran.out
    assert "4 tables" in burrow("store", "check", "--data", folder).out
    ran = burrow(*wish, "--finished", "--yes")
    assert "1 tables are deleted" in ran.out
    assert "3 tables" in burrow("store", "check", "--data", folder).out
    assert "1 tables are deleted" in burrow(*wish, "--yes").out
    assert "2 tables, 4 rows. Nothing is damaged." in burrow("store", "check", "--data", folder).out
    assert "There are no" in burrow(*wish, "--yes").out


def test_tidying_makes_the_file_smaller(burrow: Burrow, folder: Path) -> None:
    lay(folder, days={f"t{n}": 400 for n in range(60)})
    before = (folder / "tables.sqlite").stat().st_size
    assert "and 40 more" in burrow("store", "tidy", "--older-than", "365d", "--data", folder, "--yes").out
    assert (folder / "tables.sqlite").stat().st_size < before


def test_tidying_deletes_nothing_beside_a_running_server(play: Play, burrow: Burrow, folder: Path) -> None:
    lay(folder, days={"old": 400})
    with play("--port", "0", "--data", folder) as server:
        assert server.url
        ran = burrow("store", "tidy", "--older-than", "365d", "--data", folder, "--yes")
        assert ran.code == 2
        assert "another Burrow server" in ran.sentence
        assert server.interrupt().code == 0
    assert "1 tables" in burrow("store", "check", "--data", folder).out


@pytest.mark.parametrize("age", ["365x", "0d", "-3d", "", "1e3d", "1000000d"])
def test_an_age_is_a_number_of_days(burrow: Burrow, folder: Path, age: str) -> None:
    ran = burrow("store", "tidy", f"--older-than={age}", "--data", folder)
    assert ran.code == 2
    assert "as in 365d" in ran.sentence


def test_copy_brings_all_tables_to_another_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lay(tmp_path / "old", days={"ada": 1, "bo": 0}, over=("bo",))
    addresses = [f"sqlite://{tmp_path}/{folder}/tables.sqlite" for folder in ("old", "new")]
    assert main(["store", "copy", *addresses]) == 0
    assert "2 of 2 tables are in the target" in capsys.readouterr().out
    assert main(["store", "check", "--data", str(tmp_path / "new")]) == 0
    assert "2 tables" in capsys.readouterr().out


def test_copy_says_what_is_no_store(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["store", "copy", "here", "there"]) == 2
    assert "'here' is no store" in capsys.readouterr().err
    assert main(["store", "copy", "sqlite:///x/y", "sqlite:///x/y"]) == 2
    assert "the same" in capsys.readouterr().err
