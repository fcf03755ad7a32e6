"""The project as files: where it is, and which files are its own."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "burrow"
GAMES = SOURCE / "games"


@cache
def own_files() -> tuple[Path, ...]:
    """Every file that is or will be under version control."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout.decode()
    return tuple(path for name in sorted(listed.split("\0")) if name and (path := ROOT / name).is_file())


def own_texts() -> list[tuple[str, str]]:
    """Name and content of every own text file."""
    texts = []
    for path in own_files():
        body = path.read_bytes()
        if b"\0" not in body[:8000]:
            texts.append((path.relative_to(ROOT).as_posix(), body.decode("utf-8", "replace")))
    return texts


def game_folders() -> list[Path]:
    return [path.parent for path in sorted(GAMES.glob("*/__init__.py"))]


def python_files(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.py")) if "__pycache__" not in path.parts]
