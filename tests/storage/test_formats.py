"""Databases of every earlier format open, go on and can be exported. `formats/` has one of each, made by the code of
its time; `formats/make.py` says how. Whoever changes what is stored adds one."""

import gzip
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.heard import Accepted, Update
from tests.server.live import Browser, running
from tests.server.offline import Inline
from tests.storage.formats.fields import fields
from tests.storage.formats.make import TOKEN

from burrow.cli.replay import check as replay_check
from burrow.cli.store import check as store_check
from burrow.engine import registry
from burrow.server.settings import Settings
from burrow.storage.backup import back_up, restore
from burrow.storage.database import VERSION
from burrow.storage.sqlite import SqliteStore

FOLDER = Path(__file__).with_name("formats")
SAMPLES = {file.name.partition(".")[0]: file for file in sorted(FOLDER.glob("*.sqlite.gz"))}
KEPT_FIELDS = {
    name: json.loads(file.read_text()) for name in SAMPLES if (file := FOLDER / f"{name}.fields.json").exists()
}
"""By sample, the fields of the records at its time. The oldest samples have no such list."""


@pytest.fixture(scope="module", params=SAMPLES)
def path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of a sample. The tests that need a server share one, so this is no longer as it was after them."""
    path = tmp_path_factory.mktemp("old") / "tables.sqlite"
    path.write_bytes(gzip.decompress(SAMPLES[request.param].read_bytes()))
    return path


@pytest.fixture(scope="module")
def ada(path: Path) -> Iterator[Browser]:
    """The browser that sat at those tables, at a server of today."""
    thinker = Inline()
    thinker.paused = True  # what bots do is another matter
    settings = Settings(tables_per_hour=0, address_requests=0, address_work=0)
    with running(settings, SqliteStore(path), thinker) as live, Browser(live) as browser:
        browser.http.cookies.set("burrow", TOKEN, domain="127.0.0.1", path="/")
        yield browser


def tables(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as file:
        return [name for (name,) in file.execute("SELECT name FROM tables ORDER BY id")]


def test_there_is_a_sample_of_every_schema_and_of_every_format_of_a_game(tmp_path: Path) -> None:
    schemas, formats = set(), set()
    for sample in SAMPLES.values():
        path = tmp_path / sample.name
        path.write_bytes(gzip.decompress(sample.read_bytes()))
        with closing(sqlite3.connect(path)) as file:
            schemas.add(file.execute("PRAGMA user_version").fetchone()[0])
            records = [bytes(record).decode() for (record,) in file.execute("SELECT record FROM tables")]
        formats |= {found for record in records for found in re.findall(r'"format":(\d+),"game":"(\w+)"', record)}
        formats |= {
            (two, one) for record in records for one, two in re.findall(r'"game":"(\w+)","format":(\d+)', record)
        }
    assert schemas == set(range(1, VERSION + 1))
    games = registry.games().values()
    assert formats == {(str(number), game.id) for game in games for number in range(1, game.format + 1)}


def test_a_change_of_the_record_comes_with_a_sample(tmp_path: Path) -> None:
    """The records of some sample have exactly today's fields. After a change, `formats/make.py` makes a new one."""
    today = [name for name, known in KEPT_FIELDS.items() if known == fields()]
    assert today, "the fields of the record have changed: python -m tests.storage.formats.make HEAD NAME"
    path = tmp_path / "sample"
    path.write_bytes(gzip.decompress(SAMPLES[today[-1]].read_bytes()))
    with closing(sqlite3.connect(path)) as file:
        records = [json.loads(record) for (record,) in file.execute("SELECT record FROM tables")]
    assert {key for record in records for key in record} == set(fields()["_Record"])
    kinds = {record["pace"].get("kind", "relaxed") for record in records}
    assert kinds >= {"relaxed", "days", "game"}
    assert any("until" in clock for record in records for clock in record["clocks"]), "a clock runs"


def test_a_copy_can_be_made_and_put_back_before_the_first_start(path: Path, tmp_path: Path) -> None:
    found = back_up(path, tmp_path / "copy")
    assert (found.tables, found.damaged) == (len(tables(path)), 0)
    again = tmp_path / "again" / "tables.sqlite"
    restore(tmp_path / "copy", again, overwrite=False, patience=0)
    assert tables(again) == tables(path)


def test_every_table_is_there_and_goes_on(ada: Browser, path: Path) -> None:
    moves = 0
    phases: list[str] = []
    for table in tables(path):
        info = ada.http.get(f"/api/tables/{table}").json()
        phases.append(info["phase"])
        assert info["yours"] == [0]
        assert info["seats"][0]["name"] == "Ada"
        socket = ada.dial(table)
        update = socket.until(Update) if info["phase"] != "gathering" else None
        legal = update.sights[0].legal if update is not None else None
        if legal:
            socket.until(Accepted, nonce=socket.say("move", seat=0, move=legal[-1]))
            moves += 1
    assert sorted({"gathering", "over", "playing"} - set(phases)) == []
    assert moves >= 1


def test_a_finished_game_is_exported_with_its_dice(ada: Browser, path: Path, tmp_path: Path) -> None:
    exported = 0
    for table in tables(path):
        log = ada.http.get(f"/api/tables/{table}/log")
        if log.status_code == 200:
            exported += 1
            (tmp_path / "log.jsonl").write_bytes(log.content)
            assert "every die from the seed" in replay_check(tmp_path / "log.jsonl")
            assert ada.http.get(f"/api/tables/{table}/moments").text.count("\n") == log.text.count("\n")
    assert exported == 1


def test_nothing_is_damaged_after_the_first_start(ada: Browser, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert store_check(path) == 0, capsys.readouterr().out
