"""A backup that takes the place of the tables: whatever is killed at whatever moment, all the old tables or all the new
ones are there afterwards."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.patience import BRIEF
from tests.storage.test_backup import lay, names

from burrow.storage import backup, database, swap
from burrow.storage.backup import back_up, restore
from burrow.storage.lock import OwnerLock
from burrow.storage.store import StoreError

OLD, NEW = ["ada", "bo"], ["cleo"]


class Killed(BaseException):
    pass


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with the old tables; beside it a copy with the new ones."""
    lay(tmp_path / "other" / "tables.sqlite", *NEW)
    back_up(tmp_path / "other" / "tables.sqlite", tmp_path / "copy")
    path = tmp_path / "house" / "tables.sqlite"
    lay(path, *OLD)
    path.with_name(path.name + "-wal").write_bytes(b"")  # what a killed server leaves
    return path


def kill_at(monkeypatch: pytest.MonkeyPatch, step: int, *, after: bool) -> list[str]:
    """The process ends before or after its `step`th change of the folder. Returns what it has done."""
    done: list[str] = []

    def counted(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **options: Any) -> Any:
            if len(done) == step and not after:
                raise Killed
            result = real(*args, **options)
            done.append(name)
            if len(done) == step + 1 and after:
                raise Killed
            return result

        return call

    monkeypatch.setattr(os, "replace", counted("replace", os.replace))
    monkeypatch.setattr(Path, "unlink", counted("unlink", Path.unlink))
    monkeypatch.setattr(swap, "sync_folder", counted("sync", database.sync_folder))
    return done


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("step", range(8))
def test_a_kill_at_any_step_leaves_one_of_the_two(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int, *, after: bool
) -> None:
    with monkeypatch.context() as killing:
        done = kill_at(killing, step, after=after)
        try:
            restore(tmp_path / "copy", path, overwrite=True, patience=0)
            was_killed = False
        except Killed:
            was_killed = True
    assert was_killed or len(done) <= step, "all steps are tried"
    found = names(path)
    assert found in (OLD, NEW)
    if "replace" in done:
        assert found == NEW, "once it is asked for, the next owner finishes it"
    else:
        assert found == OLD
    assert not swap.is_asked(path)
    assert not swap.is_taken(path)
    restore(tmp_path / "copy", path, overwrite=True, patience=0)
    assert names(path) == NEW
    left = {file.name for file in path.parent.iterdir()} - {"tables.sqlite", "tables.sqlite.lock"}
    assert left == set(), "nothing of an attempt that was cut off stays"


def test_the_owner_locks_the_file_that_has_taken_the_place(path: Path, tmp_path: Path) -> None:
    fresh = swap.copying(path)
    fresh.write_bytes((tmp_path / "copy").read_bytes())
    swap.ask(path, fresh)
    lock = OwnerLock(path)
    assert swap.finish(path)
    lock.follow()
    path.with_name(path.name + ".lock").unlink()  # then only the lock of the database is left
    second = f"from pathlib import Path; from burrow.storage.lock import OwnerLock; OwnerLock(Path({str(path)!r}))"
    ran = subprocess.run([sys.executable, "-c", second], capture_output=True, text=True, check=False)
    lock.release()
    assert "another Burrow server" in ran.stderr


HOLD = """
import sys
from pathlib import Path
from burrow.storage.lock import OwnerLock
lock = OwnerLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_copy_that_nobody_takes_is_withdrawn(path: Path, tmp_path: Path) -> None:
    """A server of an older version, or one that hangs."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdin is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(StoreError, match="--force"):
            restore(tmp_path / "copy", path, overwrite=False, patience=0)
        with pytest.raises(StoreError, match="does not take the copy; stop it"):
            restore(tmp_path / "copy", path, overwrite=True, patience=BRIEF)
        holder.stdin.close()
    assert names(path) == OLD
    assert not list(path.parent.glob("*.restor*"))


def test_who_loses_patience_withdraws_the_copy(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(backup, "_wait_while", interrupt)
    with pytest.raises(KeyboardInterrupt):
        backup._hand_over(tmp_path / "copy", path, overwrite=True, patience=BRIEF)
    assert names(path) == OLD
