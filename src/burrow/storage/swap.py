"""Another database takes the place of this one, so that a kill at any moment leaves one of the two, whole.

The new one comes in three steps, each a rename:

.restoring   it is being copied; whoever finds this later removes it
.restore     it is whole and checked; the owner of the database may take it, and whoever asked may withdraw it
.replacing   the owner has taken it; if the owner ends now, the next one finishes"""

import os
from pathlib import Path

from burrow.storage.database import sync_folder
from burrow.storage.files import beside


def copying(path: Path) -> Path:
    """One for each process."""
    return path.with_name(f"{path.name}.restoring-{os.getpid()}")


def forget_attempts(path: Path) -> None:
    """Remove what attempts left that were cut off. Nobody else may be copying."""
    for left in path.parent.glob(f"{path.name}.restoring*"):
        left.unlink(missing_ok=True)


def ask(path: Path, fresh: Path) -> None:
    """From now on the owner of the database may take the fresh one."""
    os.replace(fresh, _asked(path))
    sync_folder(path.parent)


def is_asked(path: Path) -> bool:
    return _asked(path).exists()


def is_taken(path: Path) -> bool:
    return _taken(path).exists()


def withdraw(path: Path) -> bool:
    """False: too late."""
    try:
        _asked(path).unlink()
    except FileNotFoundError:
        return False
    return True


def finish(path: Path) -> bool:
    """Put the fresh database into its place, if there is one. Only for the owner, while nothing is open. The newest
    changes of the old database are in files beside it. They go first, because SQLite would apply them to the new one;
    by then the old one is given up. True: the database is another one now."""
    taken = _taken(path)
    try:
        os.replace(_asked(path), taken)
        sync_folder(path.parent)
    except FileNotFoundError:
        if not taken.exists():
            return False
    for old in beside(path)[1:]:
        old.unlink(missing_ok=True)
    os.replace(taken, path)
    sync_folder(path.parent)
    return True


def _asked(path: Path) -> Path:
    return path.with_name(path.name + ".restore")


def _taken(path: Path) -> Path:
    return path.with_name(path.name + ".replacing")
