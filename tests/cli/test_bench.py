"""`burrow bench`: which measurements there are. Their timings are not tested."""

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


def test_the_server_is_measured_where_linux_tells_how(burrow: Burrow, tmp_path: Path) -> None:
    """Elsewhere this measurement is skipped and the others run."""
    (tmp_path / "sitecustomize.py").write_text("import os\ndel os.sched_getaffinity, os.sched_setaffinity\n")
    ran = burrow("bench", "server", PYTHONPATH=str(tmp_path))
    assert (ran.code, ran.err) == (0, "")
    assert "skipped" in ran.out
