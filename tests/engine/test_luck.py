"""The key of a table's dice: the vectors of docs/fair-dice.md, computed with openssl, and what must not fit."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.conformance.planted.race import game as race

from burrow.engine.codec import decode_setup, encode, encode_heading
from burrow.engine.errors import BadRow
from burrow.engine.game import Setup
from burrow.engine.log import Log
from burrow.engine.luck import Luck, key_of, luck_faults, pledge_of, text_of
from burrow.engine.rng import TableRng, commitment

PAGE = Path(__file__).parents[2] / "docs" / "fair-dice.md"
VECTORS = {
    what: "" if value == "-" else value
    for what, value in re.findall(r"^\| ([^|]+) \| `([^`]+)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
}
SEED = VECTORS["seed"]
LUCK = Luck(
    VECTORS["table"],
    tuple(VECTORS[f"pledge of seat {seat}"] for seat in (1, 2, 3)),
    tuple(VECTORS[f"share of seat {seat}"] for seat in (1, 2, 3)),
)
SETUP = Setup("race", 1, 3, race.Options(), SEED, LUCK)


def find(name: str) -> Any:
    return race.GAME


def test_fingerprint_and_pledge_are_sha_256_of_the_bytes() -> None:
    assert commitment(SEED) == VECTORS["fingerprint"]
    assert pledge_of(LUCK.shares[0]) == LUCK.pledges[0]


def test_the_key_of_the_docs() -> None:
    assert key_of(SEED, LUCK) == VECTORS["key"]
    assert text_of(LUCK).splitlines()[2:] == [f"{LUCK.pledges[0]} {LUCK.shares[0]}", f"{LUCK.pledges[1]} -", "- -"]


@pytest.mark.parametrize("seq", [0, 1])
def test_the_streams_of_the_docs(seq: int) -> None:
    blocks = "".join(VECTORS[f"entry {seq}, block {block}"] for block in (0, 1))
    rng = TableRng(key_of(SEED, LUCK), seq)
    assert "".join(f"{rng.word():016x}" for _ in range(8)) == blocks


def test_the_draws_of_the_docs() -> None:
    key = key_of(SEED, LUCK)
    die, bag = TableRng(key, 0), TableRng(key, 0)
    rolled = " ".join(str(die.choice((1, 2, 3, 4, 5, 6))) for _ in range(5))
    assert rolled == VECTORS["entry 0, five dice with the sides 1 2 3 4 5 6"]
    assert bag.weighted((("a", 1), ("b", 2), ("c", 1))) == VECTORS["entry 0, a card from a bag of a b b c"]
    assert " ".join(TableRng(key, 1).shuffled("abcde")) == VECTORS["entry 1, a b c d e shuffled"]


def test_without_pledges_the_seed_is_the_key() -> None:
    assert key_of(SEED, None) == SEED


@pytest.mark.parametrize(
    "other",
    [
        replace(LUCK, table="abcd2345efgi"),
        replace(LUCK, shares=("", "", "")),
        replace(LUCK, pledges=(LUCK.pledges[0], "", "")),
        replace(LUCK, pledges=(*LUCK.pledges[:2], LUCK.pledges[0]), shares=(*LUCK.shares[:2], LUCK.shares[0])),
        replace(LUCK, pledges=LUCK.pledges[::-1], shares=LUCK.shares[::-1]),
    ],
    ids=["table", "share", "pledge", "seat", "order"],
)
def test_everything_is_in_the_key(other: Luck) -> None:
    assert key_of(SEED, other) != key_of(SEED, LUCK)


def test_a_log_draws_under_its_key() -> None:
    with_luck, without = Log(race.GAME, SETUP), Log(race.GAME, replace(SETUP, luck=None))
    assert with_luck.chance().word() == TableRng(VECTORS["key"], 0).word()
    assert without.chance().word() == TableRng(SEED, 0).word()


@pytest.mark.parametrize(
    ("luck", "fault"),
    [
        (replace(LUCK, shares=(SEED, "", "")), "the share of seat 1 does not match its pledge"),
        (replace(LUCK, shares=(*LUCK.shares[:2], SEED)), "the share of seat 3 does not match its pledge"),
        (replace(LUCK, pledges=(SEED, *LUCK.pledges[1:])), "the share of seat 1 does not match its pledge"),
        (replace(LUCK, shares=LUCK.shares[:2]), "3 seats have 3 pledges and 2 shares"),
    ],
)
def test_a_forged_share_or_pledge_is_named(luck: Luck, fault: str) -> None:
    assert list(luck_faults(luck, 3)) == [fault]
    with pytest.raises(BadRow, match=fault):
        decode_setup(encode(replace(SETUP, luck=luck)), find)


def test_true_luck_has_no_faults() -> None:
    assert list(luck_faults(LUCK, 3)) == []


@pytest.mark.parametrize(
    "text", ["A" * 64, "0" * 63, "0" * 65, "g" * 64, "0x" + "0" * 62], ids=["case", "short", "long", "letter", "prefix"]
)
def test_only_hexadecimal_digits_are_read(text: str) -> None:
    with pytest.raises(BadRow):
        decode_setup(encode(replace(SETUP, luck=replace(LUCK, pledges=(text, "", ""), shares=("", "", "")))), find)


def test_a_stored_setup_keeps_its_luck() -> None:
    assert decode_setup(encode(SETUP), find) == SETUP
    assert b"luck" not in encode(replace(SETUP, luck=None)), "older logs and golden games stay as they are"


def test_a_log_begins_with_the_fingerprint() -> None:
    heading = encode_heading(SETUP)
    assert VECTORS["fingerprint"].encode() in heading
    assert decode_setup(heading, find) == SETUP


def test_another_seed_under_the_same_fingerprint_is_named() -> None:
    forged = encode_heading(SETUP).replace(SEED.encode(), LUCK.shares[0].encode(), 1)
    with pytest.raises(BadRow, match="does not match the fingerprint"):
        decode_setup(forged, find)
