"""`burrow replay`: tells a game in words and lets nothing false through."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import Burrow

from burrow.cli.sim import Contest, play_batch
from burrow.engine import registry
from burrow.engine.codec import decode_options

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def logged() -> bytes:
    game = registry.game("nuts")
    contest = Contest("nuts", ("expert", "casual"), decode_options(game, {"goal": 20}), 2, 7, True)
    return b"".join(play_batch(contest, 0).lines)


@pytest.fixture
def log(tmp_path: Path, logged: bytes) -> Path:
    file = tmp_path / "games.jsonl"
    file.write_bytes(logged)
    return file


def rewrite(file: Path, change: Callable[[Lines], None]) -> None:
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    change(rows)
    file.write_text("".join(json.dumps(row) + "\n" for row in rows))


@pytest.mark.parametrize(
    ("lang", "seat", "result"),
    [
        ("de", "Platz 1", "Ergebnis"),
        ("en", "Seat 1", "Result"),
        ("fr", "Place 1", "Résultat"),
        ("it", "Posto 1", "Risultato"),
    ],
)
def test_a_game_in_words(burrow: Burrow, log: Path, lang: str, seat: str, result: str) -> None:
    ran = burrow("replay", log, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert seat in ran.out
    assert ran.out.count(result) == 2
    assert "tell-" not in ran.out
    assert "line-" not in ran.out


def test_the_result_is_that_of_the_game(burrow: Burrow, log: Path) -> None:
    out = burrow("replay", log, "--game", "2", "--lang", "en").out
    places = [line for line in out.splitlines() if line.startswith(("  1.", "  2."))]
    assert len(places) == 2
    assert "Game 1" not in out


def test_check_tells_how_much_was_verified(burrow: Burrow, log: Path, logged: bytes) -> None:
    ran = burrow("replay", log, "--check")
    assert ran.code == 0
    assert f"2 games, {len(logged.splitlines()) - 2} events" in ran.out


def test_a_game_that_is_not_there(burrow: Burrow, log: Path) -> None:
    ran = burrow("replay", log, "--game", "3")
    assert ran.code == 2
    assert "2 games" in ran.sentence


def flip_digest(rows: Lines) -> None:
    rows[5]["digest"] = "0" * 16


def drop_digest(rows: Lines) -> None:
    del rows[5]["digest"]


def change_die(rows: Lines) -> None:
    """The first roll shows other faces."""
    row = next(row for row in rows if row.get("what", {}).get("type") == "Rolled")
    row["what"]["faces"] = ["nut"] * 5 if row["what"]["faces"] != ["nut"] * 5 else ["bird", "nut", "nut", "nut", "nut"]


def leave_out(rows: Lines) -> None:
    del rows[5]


def turn_back_time(rows: Lines) -> None:
    late = max(range(1, 10), key=lambda line: rows[line]["at"])
    rows[late + 1]["at"] = -1


def move_for_another(rows: Lines) -> None:
    row = next(row for row in rows if row.get("what", {}).get("type") == "Roll")
    row["by"] = 1 - row["by"]


def let_nature_speak_unasked(rows: Lines) -> None:
    row = next(row for row in rows if row.get("what", {}).get("type") == "Roll")
    row.update(by=-1, what={"type": "Rolled", "faces": ["nut"] * 5})


def unknown_payload(rows: Lines) -> None:
    rows[3]["what"] = {"type": "Cheat"}


def unknown_game(rows: Lines) -> None:
    rows[0]["game"] = "chess"


def newer_format(rows: Lines) -> None:
    rows[0]["format"] = 99


def stop_early(rows: Lines) -> None:
    del rows[-1]


def begin_late(rows: Lines) -> None:
    del rows[0]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (flip_digest, 6), (drop_digest, 6), (change_die, 4), (leave_out, 6), (turn_back_time, None),
        (move_for_another, 3), (let_nature_speak_unasked, 3), (unknown_payload, 4),
        (unknown_game, 1), (newer_format, 1), (begin_late, 1),
    ],
)  # fmt: skip
def test_what_is_false_is_named_with_its_line(
    burrow: Burrow, log: Path, change: Callable[[Lines], None], line: int | None
) -> None:
    rewrite(log, change)
    ran = burrow("replay", log, "--check")
    assert (ran.code, ran.out) == (1, "")
    assert f"line {line}" in ran.sentence if line is not None else ", line " in ran.sentence


def test_a_log_that_stops_before_the_end(burrow: Burrow, log: Path, logged: bytes) -> None:
    rewrite(log, stop_early)
    ran = burrow("replay", log)
    assert ran.code == 1
    assert f"line {len(logged.splitlines()) - 1}: " in ran.sentence
    assert "before the game is over" in ran.sentence


def test_a_line_cut_in_the_middle(burrow: Burrow, log: Path, logged: bytes) -> None:
    log.write_bytes(logged[:-30])
    ran = burrow("replay", log, "--check")
    assert ran.code == 1
    assert f"line {len(logged.splitlines())}: " in ran.sentence


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n\n",
        b"a,b\n1,2\n",
        b"{}\n",
        b"[1]\n",
        b"\x00\xff\xfe\x01",
        b'{"game": "nuts"}',
        b'{"game":' + b"[" * 50_000,
    ],
)
def test_foreign_files(burrow: Burrow, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "foreign"
    file.write_bytes(content)
    ran = burrow("replay", file)
    assert (ran.code, ran.out) == (1, "")
    assert "line 1" in ran.sentence


def test_missing_files_and_folders(burrow: Burrow, tmp_path: Path) -> None:
    for file in (tmp_path / "missing", tmp_path):
        ran = burrow("replay", file)
        assert ran.code == 1
        assert str(file) in ran.sentence
