"""`burrow bench`: which measurements there are. Their timings are not tested."""

import json
import os
from pathlib import Path

import pytest
from tests.cli.terminal import Burrow

from burrow.cli.bench import find
from burrow.engine.errors import UsageError


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("server.py", "engine.py", "_part.py", "notes.txt"):
        (tmp_path / name).write_text("")
    return tmp_path


def test_all_in_the_order_of_their_names(folder: Path) -> None:
    assert [path.stem for path in find(folder, None)] == ["engine", "server"]


def test_one_by_name(folder: Path) -> None:
    assert find(folder, "server") == [folder / "server.py"]


def test_a_part_is_no_measurement(folder: Path) -> None:
    with pytest.raises(UsageError, match="engine, server"):
        find(folder, "_part")


def test_unknown_measurement(burrow: Burrow) -> None:
    ran = burrow("bench", "nothing")
    assert ran.code == 2
    assert "'nothing'" in ran.sentence


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="it needs Linux")
def test_many_tables_are_measured(burrow: Burrow) -> None:
    """A short run, so that the measurement stays in order."""
    ran = burrow("bench", "server_many", "--tables", "3", "--playing", "2", "--seconds", "2", "--json")
    assert ran.code == 0, ran.err
    idle, busy = json.loads(ran.out.splitlines()[-1])["rows"]
    assert (idle["sockets"], idle["moves_per_second"]) == (12, 0)
    assert busy["moves_per_second"] > 0
    assert busy["p99_ms"] >= busy["p50_ms"] > 0
    assert busy["kB_per_table"] > 0


def test_the_server_is_measured_where_linux_tells_how(burrow: Burrow, tmp_path: Path) -> None:
    """Elsewhere this measurement is skipped and the others run."""
    (tmp_path / "sitecustomize.py").write_text("import os\ndel os.sched_getaffinity, os.sched_setaffinity\n")
    ran = burrow("bench", "server", PYTHONPATH=str(tmp_path))
    assert (ran.code, ran.err) == (0, "")
    assert "skipped" in ran.out
