"""`burrow verify` lets true games through, and names the first entry of a forged one."""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.cli.forging import LUCK, SHARES, Logged, Place, changed, fair_game, first_of_each_kind, forged, written
from tests.cli.terminal import Burrow
from tests.server.offline import install
from tests.toy_games import pebbles

from burrow.cli.verify import read_proof, verify, write_page
from burrow.engine import registry
from burrow.engine.codec import Undo, encode_entry, kinds
from burrow.engine.errors import FileError, UsageError
from burrow.engine.game import Event, Setup
from burrow.engine.luck import Luck, pledge_of
from burrow.engine.match import Match
from burrow.engine.rng import commitment, seed_from

Said = Callable[..., str]
PLACES = [place for game in registry.games() for place in first_of_each_kind(game)]
SETUP, ENTRIES = fair_game()
OTHER = seed_from("other")


@pytest.fixture
def said(tmp_path: Path) -> Said:
    """What `verify` says of a log, or why it refuses it."""

    def check(lines: list[bytes], **options: Any) -> str:
        file = tmp_path / "game.jsonl"
        file.write_bytes(b"\n".join([*lines, b""]))
        try:
            return "\n".join(verify(file, **options))
        except FileError as error:
            return f"refused: {error}"

    return check


def test_a_true_game_is_let_through(burrow: Burrow, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"\n".join(written(fair_game())))
    ran = burrow("verify", file)
    assert ran.code == 0
    told = ran.out.splitlines()
    assert told[0] == f"game 1: nuts with 3 seats, fingerprint {commitment(SETUP.seed)}"
    assert told[1:5] == [
        "at table abcd2345:",
        "  seat 1 added a share",
        "  seat 2 pledged a share and did not reveal it",
        "  seat 3 added none",
    ]
    assert "every draw follows from the seed and the shares: " in told[5]
    assert f"{len(ENTRIES)} events, every move legal, every digest right" in told[6]


def test_a_log_without_a_fingerprint_says_so(said: Said) -> None:
    """The fingerprint of its seed would prove nothing: nobody was shown it before the game."""
    first, *rows = written(fair_game())
    bare = json.loads(first)
    del bare["commitment"]
    told = said([json.dumps(bare).encode(), *rows]).splitlines()
    assert told[0] == "game 1: nuts with 3 seats, and this log has no fingerprint"
    assert commitment(SETUP.seed) not in "".join(told)


def test_a_log_that_says_how_long_it_is_is_that_long(said: Said) -> None:
    first, *rows = written(fair_game())
    assert "every move legal" in said([changed(first, entries=len(rows)), *rows])
    assert f"has {len(rows)} entries, but its first line says 3" in said([changed(first, entries=3), *rows])


def test_a_forged_game_ends_with_code_1_and_one_sentence(burrow: Burrow, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"\n".join(forged(fair_game(), 0)))
    ran = burrow("verify", file)
    assert (ran.code, ran.out.count("every draw")) == (1, 0)
    assert "line 2: nature's answer at seq 0 does not follow from the seed" in ran.sentence


def test_every_kind_of_event_is_forged() -> None:
    """The games contain every payload, so none is left out below."""
    for game in registry.games().values():
        wanted = {kind.__name__ for kind in kinds(game.payload)}
        assert {place.kind for place in PLACES if place.game == game.id} == wanted


@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place.game}-{place.kind}")
def test_a_forged_event_is_named(said: Said, place: Place) -> None:
    """Whatever nature or a seat is said to have done: the line and the entry are named."""
    words = said(forged(place.logged, place.seq))
    assert words.startswith("refused: ")
    assert f"line {place.seq + 2}: " in words
    assert f"seq {place.seq}" in words


def test_a_forged_undo_is_named(said: Said) -> None:
    """A roll that was never taken back."""
    roll = next(entry for entry in ENTRIES if isinstance(entry, Event) and type(entry.what).__name__ == "Rolled")
    undo = Undo(roll.seq + 1, roll.at, ENTRIES[roll.seq - 1].by, roll.seq)
    words = said([*written(fair_game(), undo.seq), encode_entry(undo, None)])
    assert f"line {undo.seq + 2}: event {roll.seq} cannot be taken back at seq {undo.seq}" in words


# The first line.


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"seed": OTHER}, "line 1: the seed does not match the fingerprint"),
        ({"commitment": commitment(OTHER)}, "line 1: the seed does not match the fingerprint"),
        ({"seed": OTHER, "commitment": commitment(OTHER)}, "line 2: nature's answer at seq 0"),
        ({"luck": replace(LUCK, shares=(OTHER, "", ""))}, "line 1: the share of seat 1 does not match its pledge"),
        (
            {"luck": replace(LUCK, pledges=(pledge_of(OTHER), *LUCK.pledges[1:]))},
            "line 1: the share of seat 1 does not match its pledge",
        ),
        (
            {"luck": replace(LUCK, pledges=(pledge_of(OTHER), *LUCK.pledges[1:]), shares=(OTHER, "", ""))},
            "line 2: nature's answer at seq 0",
        ),
        ({"luck": replace(LUCK, shares=("", "", ""))}, "line 2: nature's answer at seq 0"),
        ({"luck": replace(LUCK, shares=(*SHARES[:2], ""))}, "line 2: nature's answer at seq 0"),
        ({"luck": replace(LUCK, pledges=(LUCK.pledges[0], "", ""))}, "line 2: nature's answer at seq 0"),
        ({"luck": replace(LUCK, table="abcd2346")}, "line 2: nature's answer at seq 0"),
        ({"luck": replace(LUCK, shares=LUCK.shares[:2])}, "line 1: 3 seats have 3 pledges and 2 shares"),
        ({"luck": None}, "line 2: nature's answer at seq 0"),
    ],
    ids=[
        "seed", "fingerprint", "both", "share", "pledge", "share and pledge", "share left out", "share put in",
        "pledge left out", "table", "a share too few", "all of it",
    ],
)  # fmt: skip
def test_a_forged_beginning_is_named(said: Said, fields: dict[str, Any], reason: str) -> None:
    """`fair_game` draws its starter, so its first entry is a draw. A few of these forgeries give the same starter by
    chance; then a later draw reveals them."""
    heading, *rows = written(fair_game())
    words = said([changed(heading, **msgspec.to_builtins(fields)), *rows])
    assert words.startswith("refused: ")
    assert reason in words or (": nature's answer at seq" in reason and "does not follow from the seed" in words)


# The order of the lines.


def test_lines_out_of_order_are_named(said: Said) -> None:
    lines = written(fair_game())
    lines[5], lines[6] = lines[6], lines[5]
    assert "line 6: seq 4 is missing here: the line has seq 5" in said(lines)


def test_a_line_left_out_is_named(said: Said) -> None:
    lines = written(fair_game())
    assert "line 6: seq 4 is missing here: the line has seq 5" in said([*lines[:5], *lines[6:]])


def test_a_line_twice_is_named(said: Said) -> None:
    lines = written(fair_game())
    assert "line 7: seq 5 is missing here: the line has seq 4" in said([*lines[:6], *lines[5:]])


def test_lines_in_another_order_with_new_numbers_are_named(said: Said) -> None:
    """Each entry has dice of its own, so a roll cannot move to another place."""
    lines = written(fair_game())
    rolls = [number for number, line in enumerate(lines) if b'"Rolled"' in line]
    what = {number: json.loads(lines[number])["what"] for number in rolls}
    one, other = next(pair for pair in pairwise(rolls) if what[pair[0]] != what[pair[1]])
    lines[one] = changed(lines[one], what=what[other])
    assert f"line {one + 1}: nature's answer at seq {one - 1} does not follow" in said(lines)


def test_a_log_cut_off_is_named(said: Said) -> None:
    assert "the log ends before the game is over" in said(written(fair_game())[:-1])


# The proof of a player.


def proof(**fields: Any) -> str:
    kept = {"table": LUCK.table, "commitment": commitment(SETUP.seed), "pledges": LUCK.pledges, "share": SHARES[0]}
    return json.dumps({**kept, **fields})


def test_a_player_proves_that_the_share_is_in(said: Said) -> None:
    told = said(written(fair_game()), proof=read_proof(proof()))
    assert "the proof fits: its share is in the dice, at seat 1" in told


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"share": SHARES[1]}, "its share is not in the dice"),
        ({"share": OTHER}, "the share was never pledged"),
        ({"commitment": commitment(OTHER)}, "another fingerprint"),
        ({"pledges": [LUCK.pledges[0], "", ""]}, "other pledges"),
        ({"table": "elsewhere"}, "for another table"),
    ],
)
def test_a_proof_that_does_not_fit_says_why(said: Said, fields: dict[str, Any], reason: str) -> None:
    words = said(written(fair_game()), proof=read_proof(proof(**fields)))
    assert words.startswith("refused: ")
    assert reason in words


@pytest.mark.parametrize("text", ["", "{}", "nonsense", '{"table": "a"}', proof(share="00")])
def test_what_is_no_proof_is_said(text: str) -> None:
    with pytest.raises(UsageError, match="this is no proof"):
        read_proof(text)


def test_every_draw_can_be_listed(said: Said) -> None:
    told = said(written(fair_game()), every_draw=True).splitlines()
    assert isinstance(ENTRIES[0], Event)
    assert f"  seq    0  starter: {ENTRIES[0].what.seat}" in told
    assert sum(": squirrel" in line or ": nut" in line or ": bird" in line for line in told) > 5


def test_a_file_must_be_named(burrow: Burrow) -> None:
    ran = burrow("verify")
    assert (ran.code, "which log" in ran.sentence) == (2, True)


def test_a_game_from_elsewhere_is_verified_too(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here knows a game; a plug-in declares its dice like the others."""
    install(monkeypatch)
    setup = Setup("pebbles", 1, 2, pebbles.Options(goal=1, draw=True), SETUP.seed, replace_seats(LUCK, 2))
    match: Match[Any, Any, Any, Any] = Match(pebbles.GAME, setup)
    match.play(0, pebbles.Put(1))
    match.play(0, pebbles.Done())
    logged = Logged(setup, list(match.entries))
    assert "every draw follows from the seed and the shares: die 1" in said(written(logged))
    assert "line 2: nature's answer at seq 0 does not follow from the seed: die shows" in said(forged(logged, 0))


def replace_seats(luck: Luck, seats: int) -> Luck:
    return replace(luck, pledges=luck.pledges[:seats], shares=luck.shares[:seats])


def test_the_page_is_written(burrow: Burrow, tmp_path: Path) -> None:
    page = tmp_path / "check.html"
    ran = burrow("verify", "--page", page)
    assert ran.code == 0
    assert f"wrote {page}" in ran.out
    assert all(f'"{game}":' in page.read_text(encoding="utf-8") for game in registry.games())


def test_a_page_that_is_not_built_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="not built"):
        write_page(tmp_path / "check.html", tmp_path / "nothing.html")
    assert not (tmp_path / "check.html").exists()
